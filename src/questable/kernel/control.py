"""The effects behind the control words, the same in every game.

A game's tables of decision kinds and option tags begin with those used here.
"""

from typing import Final

from mypy_extensions import i64

from questable.kernel.decision import NOTHING, NUMBER, Tag, tag_of, value_of
from questable.kernel.effect import Condition, Effect, Value
from questable.kernel.state import SOURCE, YOU, State

KINDS: Final[tuple[str, ...]] = ("", "may", "pay", "choose")
MAY: Final = 1
PAY: Final = 2
CHOOSE: Final = 3

TAGS: Final[tuple[Tag, ...]] = (Tag("yes", NOTHING), Tag("no", NOTHING), Tag("option", NUMBER))
YES: Final = 0
NO: Final = 1
OPTION: Final = 2

MAX_PASSES: Final = 100

EMPTY: Final = 0  # program 0 of every game is the empty list

RANDOMLY_CHOSEN: Final = 0  # event 0 of every game: one of several lists came up


class Party:
    """Decides who answers for "you": one seat, or all seats with one final word where nobody is "you"."""

    def ask(self, s: State, kind: i64, you: i64) -> None:
        raise NotImplementedError


class If(Effect):
    def __init__(self, condition: Condition, do: i64, otherwise: i64) -> None:
        self.condition: Final[Condition] = condition
        self.do: i64 = do
        self.otherwise: i64 = otherwise

    def possible(self, s: State, you: i64, source: i64) -> bool:
        program = self.do if self.condition.holds(s, you, source) else self.otherwise
        return list_possible(s, program, you, source)

    def run(self, s: State) -> None:
        you = s.get(YOU)
        program = self.do if self.condition.holds(s, you, s.get(SOURCE)) else self.otherwise
        if program != EMPTY:
            s.call(program, you)


def list_possible(s: State, program: i64, you: i64, source: i64) -> bool:
    """Can any effect of a list do something? (A list that says nothing does it on purpose.)"""
    if program == EMPTY:
        return True
    card_set = s.card_set
    for at in range(card_set.starts[program], card_set.starts[program + 1]):
        if card_set.effects[at].possible(s, you, source):
            return True
    return False


class May(Effect):
    """The whole list or nothing. It is offered only if its first effect can do something."""

    def __init__(self, party: Party, do: i64) -> None:
        self.party: Final[Party] = party
        self.do: i64 = do

    def possible(self, s: State, you: i64, source: i64) -> bool:
        return s.card_set.opening(self.do).possible(s, you, source)

    def run(self, s: State) -> None:
        you = s.get(YOU)
        source = s.get(SOURCE)
        first = s.card_set.opening(self.do)
        if first.possible(s, you, source):
            s.offer(YES, 0)
            s.offer(NO, 0)
            self.party.ask(s, MAY, first.subject(s, you, source))

    def answer(self, s: State, option: i64) -> None:
        if tag_of(option) == YES:
            s.call(self.do, s.get(YOU))


class Choose(Effect):
    """One of the lists. A list that can do nothing is offered only if no list can."""

    def __init__(self, party: Party, lists: list[int]) -> None:
        self.party: Final[Party] = party
        self.lists: Final[list[int]] = lists

    def possible(self, s: State, you: i64, source: i64) -> bool:
        for program in self.lists:
            if program == EMPTY:
                return True
            for effect in s.card_set.programs[program]:
                # a choice inside a choice is not searched: lists may lead back to themselves
                if isinstance(effect, Choose) or effect.possible(s, you, source):
                    return True
        return False

    def run(self, s: State) -> None:
        you = s.get(YOU)
        source = s.get(SOURCE)
        for i in range(len(self.lists)):
            if list_possible(s, self.lists[i], you, source):
                s.offer(OPTION, i + 1)
        if len(s.options) == 0:
            for i in range(len(self.lists)):
                s.offer(OPTION, i + 1)
        self.party.ask(s, CHOOSE, you)

    def answer(self, s: State, option: i64) -> None:
        s.call(self.lists[value_of(option) - 1], s.get(YOU))


class Randomly(Effect):
    def __init__(self, lists: list[int]) -> None:
        self.lists: Final[list[int]] = lists

    def run(self, s: State) -> None:
        pick = s.chance(len(self.lists))
        s.emit(RANDOMLY_CHOSEN, pick + 1, len(self.lists))
        s.call(self.lists[pick], s.get(YOU))


class Cost(Effect):
    """An optional price, paid in full or not at all."""

    def __init__(self, party: Party, price: Effect, pay: i64, do: i64, otherwise: i64) -> None:
        self.party: Final[Party] = party
        self.price: Final[Effect] = price
        self.pay: i64 = pay  # the program that holds the price alone
        self.do: i64 = do
        self.otherwise: i64 = otherwise

    def possible(self, s: State, you: i64, source: i64) -> bool:
        if self.price.payable(s, you, source) and list_possible(s, self.do, you, source):
            return True
        return self.otherwise != EMPTY and list_possible(s, self.otherwise, you, source)

    def run(self, s: State) -> None:
        you = s.get(YOU)
        if self.price.payable(s, you, s.get(SOURCE)):
            s.offer(YES, 0)
            s.offer(NO, 0)
            self.party.ask(s, PAY, you)
        elif self.otherwise != EMPTY:
            s.call(self.otherwise, you)

    def answer(self, s: State, option: i64) -> None:
        you = s.get(YOU)
        if tag_of(option) == NO:
            if self.otherwise != EMPTY:
                s.call(self.otherwise, you)
        else:
            self.agree(s)

    def agree(self, s: State) -> None:
        """Pay, then run what was paid for."""
        you = s.get(YOU)
        source = s.get(SOURCE)
        if self.do != EMPTY:
            s.call(self.do, you)
        s.push(self.pay, you, source)


class Prices(Effect):
    """Several prices, all of which are paid."""

    def __init__(self, prices: list[Effect]) -> None:
        self.prices: Final[list[Effect]] = prices

    def payable(self, s: State, you: i64, source: i64) -> bool:
        for price in self.prices:
            if not price.payable(s, you, source):
                return False
        return True

    def run(self, s: State) -> None:
        for price in self.prices:
            price.run(s)


class ForEach(Effect):
    """Run the list once for each thing counted; things are counted before the first pass."""

    def __init__(self, times: Value, do: i64) -> None:
        self.times: Final[Value] = times
        self.do: i64 = do

    def run(self, s: State) -> None:
        you = s.get(YOU)
        for _ in range(min(self.times.read(s, you, s.get(SOURCE)), MAX_PASSES)):
            s.call(self.do, you)


class Number(Value):
    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def read(self, s: State, you: i64, source: i64) -> i64:
        return self.number


class Not(Condition):
    def __init__(self, condition: Condition) -> None:
        self.condition: Final[Condition] = condition

    def holds(self, s: State, you: i64, source: i64) -> bool:
        return not self.condition.holds(s, you, source)


class All(Condition):
    def __init__(self, conditions: list[Condition]) -> None:
        self.conditions: Final[list[Condition]] = conditions

    def holds(self, s: State, you: i64, source: i64) -> bool:
        for condition in self.conditions:
            if not condition.holds(s, you, source):
                return False
        return True
