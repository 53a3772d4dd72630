"""From checked steps to effects: programs that the engine runs. One for both games."""

from collections.abc import Callable

from questable.cards.grammar import RESULT_NAMES, Amount, Argument, Step, Test
from questable.kernel.control import EMPTY, All, Choose, Cost, ForEach, If, May, Not, Number, Party, Prices, Randomly
from questable.kernel.effect import Condition, Effect, Value
from questable.kernel.vocabulary import Args, Vocabulary

MakeWho = Callable[[str, int], Effect]
MakeModifier = Callable[[Step, Step], Effect]
MakeEach = Callable[[Args, int], Effect]
MakeCount = Callable[[Value, Amount], Value]


class Compiler:
    """Collects the programs of all cards behind those of the phases."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        party: Party,
        programs: list[list[Effect]],
        make_who: MakeWho,
        make_modifier: MakeModifier,
        make_count: MakeCount,
        make_each: MakeEach | None = None,
    ) -> None:
        self.vocabulary = vocabulary
        self.party = party
        self.programs = programs
        self.make_who = make_who
        self.make_modifier = make_modifier
        self.make_count = make_count
        self.make_each = make_each

    def program(self, steps: list[Step]) -> int:
        """The number of the program that carries these steps out; nothing to do is program 0."""
        if not steps:
            return EMPTY
        effects = [effect for step in steps for effect in self.effects(step)]
        self.programs.append(effects)
        return len(self.programs) - 1

    def effects(self, step: Step) -> list[Effect]:
        if step.word == "while":
            return [self.make_modifier(step, modifier) for modifier in step.do]
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
                return self.make_who(step.who, self.program(step.do))
            case "each":
                assert self.make_each is not None
                return self.make_each(self.args(step.args), self.program(step.do))
            case "for-each":
                assert step.amount is not None
                return ForEach(self.value(step.amount), self.program(step.do))
            case _:
                return self.vocabulary.verbs[step.word].build(self.args(step.args, step.branches))

    def price(self, step: Step) -> Effect:
        if step.prices:
            return Prices([self.effect(part) for part in step.prices])
        return self.effect(step)

    def args(self, args: dict[str, Argument], branches: dict[str, list[Step]] | None = None) -> Args:
        numbers = {name: value for name, value in args.items() if isinstance(value, int)}
        values = {name: self.value(value) for name, value in args.items() if isinstance(value, Amount)}
        programs = {name: self.program((branches or {}).get(name, [])) for name in RESULT_NAMES} if branches else {}
        return Args(numbers, values, programs)

    def value(self, amount: Amount) -> Value:
        plain = Number(amount.number)
        if amount.countable:
            return self.make_count(self.vocabulary.countables[amount.countable].build(self.args(amount.args)), amount)
        return self.make_count(plain, amount) if amount.by_heroes is not None else plain

    def condition(self, tests: list[Test]) -> Condition:
        conditions = [self.one_condition(test) for test in tests]
        return conditions[0] if len(conditions) == 1 else All(conditions)

    def one_condition(self, test: Test) -> Condition:
        if test.negated is not None:
            return Not(self.condition(test.negated))
        return self.vocabulary.tests[test.name].build(self.args(test.args))
