"""The grammar of rules on cards: from YAML nodes to checked steps.

Effects (`compiler`), card text and manual are all made from steps. The control words are the same in every game; verbs,
conditions and all other words come from the game's vocabulary.
"""

from dataclasses import dataclass, field

from questable.cards.content_hash import hashed
from questable.cards.yaml_nodes import Node, Report, listed, meant, near
from questable.kernel.vocabulary import COUNT, VALUE, Param, ValueByCount, Vocabulary, Word

CONTROL = ("when", "while", "if", "may", "choose", "random", "cost", "who", "each", "for-each")
MAX_DEPTH = 12
MAX_NUMBER = 99


@hashed("Amount", "number countable args times per most by_count=by_heroes")
@dataclass
class Amount:
    """A number, or a count of things: divided by `per`, times `times`, at most `most`."""

    number: int = 0
    countable: str = ""
    args: "dict[str, Argument]" = field(default_factory=dict)
    times: int = 1
    per: int = 1
    most: int | None = None
    by_count: "list[int] | None" = None  # the numbers of a `ValueByCount`


Argument = int | Amount


@hashed("Test", "args negated", ignored="name")
@dataclass
class Test:
    """One condition that must hold (or, negated, must not)."""

    name: str
    args: dict[str, Argument]
    negated: "list[Test] | None" = None  # `not`: these do not all hold


@hashed(
    "Step",
    "word args do otherwise lists tests price who timing timing_arg duration amount once prices branches",
    ignored="line words",
)
@dataclass
class Step:
    """One effect of a list: a verb with its arguments, or a control word with its lists."""

    word: str
    line: int
    args: dict[str, Argument] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)  # arguments as written, for the text
    do: "list[Step]" = field(default_factory=list)
    otherwise: "list[Step]" = field(default_factory=list)
    lists: "list[list[Step]]" = field(default_factory=list)  # choose, random
    tests: list[Test] = field(default_factory=list)  # if
    price: "Step | None" = None
    who: str = ""
    timing: str = ""
    timing_arg: str = ""
    duration: str = ""
    amount: Amount | None = None  # for-each
    once: bool = False  # when: under the game's `limit`
    prices: "list[Step]" = field(default_factory=list)  # a cost of several parts
    branches: "dict[str, list[Step]]" = field(default_factory=dict)  # lists under the names of a `Branches`

    def inner(self) -> "list[list[Step]]":
        """All lists of effects inside of this one."""
        return [self.do, self.otherwise, *self.lists, *self.branches.values()]


def find_word(steps: list[Step], word: str) -> Step | None:
    """The first step of that word, however deep."""
    for step in steps:
        if step.word == word:
            return step
        for inner in step.inner():
            if (found := find_word(inner, word)) is not None:
                return found
    return None


class Grammar:
    """Reads the rules of cards with one game's words; every mistake goes to the report."""

    def __init__(self, vocabulary: Vocabulary, report: Report) -> None:
        self.vocabulary = vocabulary
        self.report = report

    # ---- lists and steps

    def steps(self, node: Node | None, depth: int = 0) -> list[Step]:
        if node is None:
            return []
        if node.items is None:
            self.report.add(node, f"a list of effects is expected here, not {node.what()}")
            return []
        if depth > MAX_DEPTH:
            self.report.add(node, f"effects are nested more than {MAX_DEPTH} deep")
            return []
        return [step for item in node.items if (step := self.step(item, depth)) is not None]

    def step(self, node: Node, depth: int) -> Step | None:
        if isinstance(node.scalar, str):
            return self.verb(node, node.scalar, None)
        if node.keys is None or not node.keys:
            self.report.add(node, f"an effect is expected here, not {node.what()}")
            return None
        for word in CONTROL:  # `when` and `while` stand before `if`, which both may carry
            if word in node.keys:
                return self.control(node, word, depth)
        if len(node.keys) > 1:
            unknown = [key for key in node.keys if key not in self.vocabulary.verbs]
            if unknown:
                allowed = [*CONTROL, *self.vocabulary.verbs]
                self.report.add(node, f"unknown word {unknown[0]!r}{meant(unknown[0], allowed)}")
            else:
                self.report.add(node, f"one effect holds several words: {listed(node.keys)}; write one effect each")
            return None
        [(word, argument)] = node.keys.items()
        return self.verb(node, word, argument)

    def verb(self, node: Node, word: str, argument: Node | None) -> Step | None:
        verb = self.vocabulary.verbs.get(word)
        if verb is None:
            allowed = [*CONTROL, *self.vocabulary.verbs]
            self.report.add(node, f"unknown effect {word!r}{meant(word, allowed)}")
            return None
        step = Step(word, node.line)
        self.arguments(node, verb, argument, step)
        return step

    def control(self, node: Node, word: str, depth: int) -> Step:
        assert node.keys is not None
        step = Step(word, node.line)
        keys = node.keys
        value = keys[word]
        allowed = {
            "when": {"when", "if", "do", *(["limit"] if self.vocabulary.limit else [])},
            "each": {"each", "do"},
            "while": {"while", "if", "do"},
            "if": {"if", "do", "else"},
            "cost": {"cost", "do", "else"},
            "who": {"who", "do"},
            "for-each": {"for-each", "do"},
        }.get(word, {word})
        for key in keys:
            if key not in allowed:
                self.report.add(keys[key], f"{key!r} does not go with {word!r}; allowed: {listed(allowed)}")
        match word:
            case "when":
                self.timing(value, step)
            case "while":
                step.duration = self.one_of(value, self.vocabulary.durations, "duration")
            case "may":
                step.do = self.steps(value, depth + 1)
            case "choose" | "random":
                step.lists = self.lists(value, word, depth)
            case "cost":
                step.price = self.price(value, depth)
            case "who":
                step.who = self.one_of(value, self.vocabulary.players, "player")
            case "each":
                self.each(value, step)
            case "for-each":
                step.amount = self.amount(value)
        if "limit" in keys and self.vocabulary.limit:
            step.once = self.one_of(keys["limit"], {self.vocabulary.limit: 1}, "limit") == self.vocabulary.limit
        if "if" in keys:
            step.tests = self.tests(keys["if"])
        if "do" in allowed:
            if word == "while":
                step.do = self.modifiers(keys.get("do"))
            else:
                step.do = self.steps(keys.get("do"), depth + 1)
            step.otherwise = self.steps(keys.get("else"), depth + 1)
            if "do" not in keys and "else" not in keys:
                self.report.add(node, f"{word!r} needs a list of effects under 'do'")
        return step

    def lists(self, node: Node, word: str, depth: int) -> list[list[Step]]:
        if node.items is None or len(node.items) < 2:
            self.report.add(node, f"{word!r} needs two or more lists of effects")
            return []
        return [self.steps(item, depth + 1) for item in node.items]

    def each(self, node: Node, step: Step) -> None:
        """The things that a list is carried out for, one by one."""
        loop = self.vocabulary.each
        if loop is None:
            self.report.add(node, "this game has nothing for 'each'")
        else:
            step.args = self.read_arguments(node, self.vocabulary.countables[loop.countable], node, step.words)

    def price(self, node: Node, depth: int) -> Step | None:
        """A cost: one verb that may be one, or a mapping of several, all of which are paid."""
        if node.keys is not None and len(node.keys) > 1:
            whole = Step("prices", node.line)
            for word, argument in node.keys.items():
                if (word, argument.scalar) == self.vocabulary.payer:
                    continue  # "you" pay in any case
                part = self.price(Node(node.file, argument.line, keys={word: argument}), depth)
                if part is not None:
                    whole.prices.append(part)
            return whole.prices[0] if len(whole.prices) == 1 else whole
        step = self.step(node, depth + 1)
        if step is None:
            return None
        verb = self.vocabulary.verbs.get(step.word)
        if verb is None or not verb.price:
            prices = [name for name, entry in self.vocabulary.verbs.items() if entry.price]
            self.report.add(node, f"{step.word!r} cannot be a cost; allowed: {listed(prices)}")
        return step

    def timing(self, node: Node, step: Step) -> None:
        if node.keys is not None and len(node.keys) == 1:
            [(word, argument)] = node.keys.items()
            if word in self.vocabulary.timed_by:
                step.timing = word
                step.timing_arg = self.one_of(argument, self.vocabulary.words[self.vocabulary.timed_by[word]], word)
                return
        step.timing = self.one_of(node, self.vocabulary.timings, "timing")
        if step.timing in self.vocabulary.timed_by:
            self.report.add(node, f"{step.timing!r} needs to say of what: {{{step.timing}: …}}")

    def modifiers(self, node: Node | None) -> list[Step]:
        if node is None or node.items is None:
            return []
        steps: list[Step] = []
        for item in node.items:
            word = item.scalar if isinstance(item.scalar, str) else next(iter(item.keys or {"": item}))
            entry = self.vocabulary.modifiers.get(word)
            if entry is None or (item.keys is not None and len(item.keys) != 1):
                self.report.add(item, f"unknown modifier {word!r}{meant(word, self.vocabulary.modifiers)}")
                continue
            step = Step(word, item.line)
            self.arguments(item, entry, item.keys[word] if item.keys else None, step)
            steps.append(step)
        return steps

    # ---- arguments

    def arguments(self, node: Node, word: Word, argument: Node | None, step: Step) -> None:
        param = self.vocabulary.branches_of(word)
        if param is not None and argument is not None and argument.keys is not None:
            self.branches(argument.keys.get(param.name), param, step)
        step.args = self.read_arguments(node, word, argument, step.words)

    def branches(self, node: Node | None, param: Param, step: Step) -> None:
        branches = self.vocabulary.branches[param.kind]
        for name, value in (node.keys or {}).items() if node is not None else ():
            if name not in branches.names:
                mistake = branches.mistake.format(name=repr(name))
                self.report.add(value, f"{mistake}; allowed: {listed(branches.names)}")
            step.branches[name] = self.steps(value)

    def read_arguments(
        self, node: Node, word: Word, argument: Node | None, written: dict[str, str]
    ) -> dict[str, Argument]:
        params = {param.name: param for param in word.params}
        given: dict[str, Node] = {}
        main = next((param for param in word.params if param.main), None)
        if argument is None:
            pass
        elif not params:
            if argument.scalar is not True:
                self.report.add(argument, f"{word.name!r} takes no argument; write just {word.name!r}")
        elif main is not None and (argument.keys is None or not set(argument.keys) <= set(params)):
            given = {main.name: argument}
        elif argument.keys is not None:
            given = argument.keys
        else:
            self.report.add(argument, f"{word.name!r} needs named arguments: {listed(params)}")
            return {}
        for name, value in given.items():
            if name not in params:
                self.report.add(
                    value, f"{word.name!r} has no argument {name!r}; allowed: {listed(params)}{near(name, params)}"
                )
        args: dict[str, Argument] = {}
        for param in word.params:
            if param.name in given:
                value = given[param.name]
                args[param.name] = self.argument(value, param)
                if value.scalar is not None:
                    written[param.name] = str(value.scalar)
            elif param.default is not None:
                args[param.name] = Amount(number=param.default) if param.kind == VALUE else param.default
            else:
                self.report.add(node, f"{word.name!r} needs {param.name!r}")
                args[param.name] = 1
        return args

    def argument(self, node: Node, param: Param) -> Argument:
        if isinstance(node.scalar, str) and node.scalar in param.words:
            return param.words[node.scalar]
        match param.kind:
            case "value":
                return self.amount(node)
            case kind if kind in self.vocabulary.branches:
                return 0  # the branches are lists of the step
            case "flag":
                if node.scalar is not True:
                    self.report.add(node, f"{param.name!r} is 'true' or left out, not {node.what()}")
                return 1
            case "integer" | "count":
                least = 1 if param.kind == COUNT else -MAX_NUMBER
                return self.integer(node, least, MAX_NUMBER, list(param.words))
            case _:
                words = self.vocabulary.words[param.kind]
                return words.get(self.one_of(node, words, param.name), 0)

    def integer(self, node: Node, least: int, most: int, words: list[str] | None = None) -> int:
        if isinstance(node.scalar, bool) or not isinstance(node.scalar, int) or not least <= node.scalar <= most:
            also = f" or {listed(words)}" if words else ""
            self.report.add(node, f"a whole number from {least} to {most}{also} is expected here, not {node.what()}")
            return least if least > 0 else 0
        return node.scalar

    def one_of(self, node: Node, words: dict[str, int], what: str) -> str:
        word = "" if node.scalar is None else str(node.scalar)
        if word not in words or isinstance(node.scalar, bool):
            self.report.add(node, f"unknown {what} {node.what()}; allowed: {listed(words)}{near(word, words)}")
            return next(iter(words), "")
        return word

    def amount(self, node: Node) -> Amount:
        if node.keys is None:
            return Amount(number=self.integer(node, -MAX_NUMBER, MAX_NUMBER))
        by_count = self.vocabulary.by_count
        if by_count is not None and set(node.keys) == {by_count.word}:
            return self.amount_by_count(node.keys[by_count.word], by_count)
        for name, countable in self.vocabulary.countables.items():
            if name in node.keys and countable.params and "count" not in node.keys:
                return Amount(countable=name, args=self.read_arguments(node, countable, node, {}))
        for key in node.keys:
            if key not in ("count", "times", "per", "max"):
                self.report.add(node.keys[key], f"a value has no {key!r}; allowed: count, times, per, max")
        amount = Amount()
        if "count" not in node.keys:
            self.report.add(node, "a value is a number or {count: …}")
            return amount
        count = node.keys["count"]
        bare = str(count.scalar) if count.scalar is not None else ""
        if count.keys is not None and self.vocabulary.counted:
            amount.countable = self.vocabulary.counted
            amount.args = self.read_arguments(count, self.vocabulary.countables[amount.countable], count, {})
        elif bare in self.vocabulary.countables:
            amount.countable = bare
        else:
            self.report.add(count, f"unknown thing to count {count.what()}{meant(bare, self.vocabulary.countables)}")
        if "times" in node.keys:
            amount.times = self.integer(node.keys["times"], -MAX_NUMBER, MAX_NUMBER)
        if "per" in node.keys:
            amount.per = self.integer(node.keys["per"], 1, MAX_NUMBER)
        if "max" in node.keys:
            amount.most = self.integer(node.keys["max"], 0, MAX_NUMBER)
        return amount

    def amount_by_count(self, node: Node, by_count: ValueByCount) -> Amount:
        if node.items is None or len(node.items) != by_count.length:
            self.report.add(node, by_count.mistake)
            return Amount()
        return Amount(by_count=[self.integer(item, 0, MAX_NUMBER) for item in node.items])

    # ---- conditions

    def tests(self, node: Node) -> list[Test]:
        if node.keys is not None:
            return [test for word, value in node.keys.items() if (test := self.test(value, word, value)) is not None]
        word = str(node.scalar)
        test = self.test(node, word, None)
        return [] if test is None else [test]

    def test(self, node: Node, word: str, argument: Node | None) -> Test | None:
        if word == "not" and argument is not None:
            return Test("not", {}, self.tests(argument))
        entry = self.vocabulary.tests.get(word)
        if entry is None:
            self.report.add(node, f"unknown condition {word!r}{meant(word, ['not', *self.vocabulary.tests])}")
            return None
        return Test(word, self.read_arguments(node, entry, argument, {}))
