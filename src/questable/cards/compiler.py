"""From checked steps to effects: the programs that the engine runs. A game derives its compiler from `Compiler`."""

from questable.cards.grammar import Amount, Argument, Step, Test
from questable.kernel.control import EMPTY, All, Choose, Cost, ForEach, If, May, Not, Number, Party, Prices, Randomly
from questable.kernel.effect import Condition, Effect, Value
from questable.kernel.vocabulary import Args, Vocabulary


class Compiler:
    """Appends the programs of all cards to those of the phases. A game overrides the hooks for the words it has."""

    def __init__(self, vocabulary: Vocabulary, party: Party, programs: list[list[Effect]]) -> None:
        self.vocabulary = vocabulary
        self.party = party
        self.programs = programs

    # ---- hooks

    def who(self, word: str, program: int) -> Effect:
        """`who`: a program is carried out by other players."""
        raise NotImplementedError

    def each(self, args: Args, program: int) -> Effect:
        """`each`: a program is carried out for each of the things that the vocabulary's `Loop` names."""
        raise NotImplementedError

    def modifier(self, step: Step, modifier: Step) -> Effect:
        """One modifier of a `while` inside a list of effects."""
        raise NotImplementedError

    def scaled(self, count: Value, amount: Amount) -> Value:
        """A count of things with what else the amount says: `times`, `per`, `max`."""
        return count

    def by_count(self, numbers: list[int]) -> Value:
        """The value that is written as the vocabulary's `ValueByCount`."""
        raise NotImplementedError

    # ---- steps

    def program(self, steps: list[Step]) -> int:
        """The number of the program that carries these steps out; nothing to do is program 0."""
        if not steps:
            return EMPTY
        effects = [effect for step in steps for effect in self.effects(step)]
        self.programs.append(effects)
        return len(self.programs) - 1

    def effects(self, step: Step) -> list[Effect]:
        if step.word == "while":
            return [self.modifier(step, modifier) for modifier in step.do]
        return [self.effect(step)]

    def effect(self, step: Step) -> Effect:
        match step.word:
            case "if":
                return If(self.condition(step.tests), self.program(step.do), self.program(step.otherwise))
            case "may":
                return May(self.party, self.program(step.do))
            case "choose":
                return Choose(self.party, [self.program(steps) for steps in step.lists])
            case "random":
                return Randomly([self.program(steps) for steps in step.lists])
            case "cost":
                assert step.price is not None
                price = self.price(step.price)
                self.programs.append([price])
                pay = len(self.programs) - 1
                return Cost(self.party, price, pay, self.program(step.do), self.program(step.otherwise))
            case "who":
                return self.who(step.who, self.program(step.do))
            case "each":
                return self.each(self.args(step.args), self.program(step.do))
            case "for-each":
                assert step.amount is not None
                return ForEach(self.value(step.amount), self.program(step.do))
            case _:
                return self.verb(step)

    def verb(self, step: Step) -> Effect:
        verb = self.vocabulary.verbs[step.word]
        args = self.args(step.args)
        param = self.vocabulary.branches_of(verb)
        if param is not None:
            names = self.vocabulary.branches[param.kind].names
            args.programs = {name: self.program(step.branches.get(name, [])) for name in names}
        return verb.build(args)

    def price(self, step: Step) -> Effect:
        if step.prices:
            return Prices([self.effect(part) for part in step.prices])
        return self.effect(step)

    def args(self, args: dict[str, Argument]) -> Args:
        numbers = {name: value for name, value in args.items() if isinstance(value, int)}
        values = {name: self.value(value) for name, value in args.items() if isinstance(value, Amount)}
        return Args(numbers, values, {})

    def value(self, amount: Amount) -> Value:
        if amount.by_count is not None:
            return self.by_count(amount.by_count)
        if amount.countable:
            return self.scaled(self.vocabulary.countables[amount.countable].build(self.args(amount.args)), amount)
        return Number(amount.number)

    def condition(self, tests: list[Test]) -> Condition:
        conditions = [self.one_condition(test) for test in tests]
        return conditions[0] if len(conditions) == 1 else All(conditions)

    def optional_condition(self, tests: list[Test]) -> Condition | None:
        return self.condition(tests) if tests else None

    def one_condition(self, test: Test) -> Condition:
        if test.negated is not None:
            return Not(self.condition(test.negated))
        return self.vocabulary.tests[test.name].build(self.args(test.args))
