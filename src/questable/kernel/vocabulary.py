"""How a game says which words its cards may use: the tables that loader, schema, manual and text are made from.

Each verb has one home: its class, and one `Verb` entry in the table of its module that names its parameters, says in
a sentence what it does and builds it from checked arguments. (Tables, not class decorators: those make a compiled
class slow.)
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from questable.kernel.effect import Condition, Effect, Value

# Kinds of parameters that every game has; others are the names of the game's word lists.
INTEGER: Final = "integer"  # a whole number, negative ones included
COUNT: Final = "count"  # a whole number from 1
VALUE: Final = "value"  # a number, or a count of things
FLAG: Final = "flag"  # `true`, or left out
RESULTS: Final = "results"  # lists of effects by the result of a roll


class Param:
    """One argument of a verb. `main`: the one that may stand alone (`{draw: 1}`). Without default it must be given.

    `words` are bare words that a number may be replaced by (`count: all`), with the number they stand for.
    """

    def __init__(
        self, name: str, kind: str, default: int | None = None, words: dict[str, int] | None = None, main: bool = False
    ) -> None:
        self.name: str = name
        self.kind: str = kind
        self.default: int | None = default
        self.words: dict[str, int] = words or {}
        self.main: bool = main


class Args:
    """Checked arguments of one word on a card."""

    def __init__(self, numbers: dict[str, int], values: dict[str, Value], programs: dict[str, int]) -> None:
        self.numbers: dict[str, int] = numbers
        self.values: dict[str, Value] = values
        self.programs: dict[str, int] = programs

    def number(self, name: str) -> i64:
        return self.numbers[name]

    def value(self, name: str) -> Value:
        return self.values[name]

    def program(self, name: str) -> i64:
        """The list of effects under a result of a roll."""
        return self.programs[name]


class Word:
    """A word that takes arguments: its parameters and its line in the manual."""

    def __init__(self, name: str, manual: str, params: tuple[Param, ...]) -> None:
        self.name: str = name
        self.manual: str = manual
        self.params: tuple[Param, ...] = params


class Verb(Word):
    """Something that happens. `price`: it may also be a cost; `only_price`: it may be nothing else."""

    def __init__(
        self,
        name: str,
        manual: str,
        params: tuple[Param, ...],
        build: Callable[[Args], Effect],
        price: bool = False,
        only_price: bool = False,
        needs_you: bool = True,
    ) -> None:
        super().__init__(name, manual, params)
        self.build: Callable[[Args], Effect] = build
        self.needs_you: bool = needs_you  # somebody must carry it out; False: the party can
        self.price: bool = price or only_price
        self.only_price: bool = only_price


class Test(Word):
    """A condition."""

    def __init__(self, name: str, manual: str, params: tuple[Param, ...], build: Callable[[Args], Condition]) -> None:
        super().__init__(name, manual, params)
        self.build: Callable[[Args], Condition] = build


class Countable(Word):
    """Something that can be counted in a value."""

    def __init__(self, name: str, manual: str, params: tuple[Param, ...], build: Callable[[Args], Value]) -> None:
        super().__init__(name, manual, params)
        self.build: Callable[[Args], Value] = build


class Vocabulary:
    """All words of one game."""

    def __init__(
        self,
        words: dict[str, dict[str, int]],
        verbs: tuple[Verb, ...],
        tests: tuple[Test, ...],
        countables: tuple[Countable, ...],
        modifiers: tuple[Word, ...],
        players: dict[str, int],
        timings: dict[str, int],
        timed_by: dict[str, str],
        durations: dict[str, int],
    ) -> None:
        self.words: dict[str, dict[str, int]] = words  # word lists: filters, zones, places, …
        self.verbs: dict[str, Verb] = {verb.name: verb for verb in verbs}
        self.tests: dict[str, Test] = {test.name: test for test in tests}
        self.countables: dict[str, Countable] = {countable.name: countable for countable in countables}
        self.modifiers: dict[str, Word] = {modifier.name: modifier for modifier in modifiers}
        self.players: dict[str, int] = players  # after `who`
        self.timings: dict[str, int] = timings  # after `when`
        self.timed_by: dict[str, str] = timed_by  # timings with an argument, and its word list
        self.durations: dict[str, int] = durations  # after `while`
