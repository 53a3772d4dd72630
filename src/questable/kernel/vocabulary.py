"""The words that the cards of a game may use: reader, compiler, schema, manual and text are all made from these tables.

Each verb has one home: its class, and one `Verb` entry in the table of its module that names its parameters, describes
it in one sentence and builds it from checked arguments. (Tables, not class decorators: those slow compiled classes.)
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from questable.kernel.effect import Condition, Effect, Value

# The kinds of parameters that every game has. Other kinds are names of the game's word lists (`Vocabulary.words`) or
# of its sets of branches (`Vocabulary.branches`).
INTEGER: Final = "integer"  # a whole number, negative ones included
COUNT: Final = "count"  # a whole number from 1
VALUE: Final = "value"  # a number, or a count of things
FLAG: Final = "flag"  # `true`, or left out


class Param:
    """One argument of a word. `main`: it may stand without its name (`{draw: 1}`). Without a default it is required.

    `words` may stand in place of a number (`count: all`); each has the number that it stands for.
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
        """The number of the program of a branch."""
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


class Branches:
    """An argument that holds lists of effects under fixed names, such as one for each result of a draw.

    `mistake` begins the sentence about an unknown name and has a place for it: "a coin shows no {name}".
    """

    def __init__(self, names: tuple[str, ...], mistake: str) -> None:
        self.names: tuple[str, ...] = names
        self.mistake: str = mistake


class ValueByCount:
    """A value that depends on how many take part: a word and a list of numbers (`{by-players: [1, 2, 3]}`).

    `mistake` is the sentence about a list that is none or has another length.
    """

    def __init__(self, word: str, length: int, mistake: str) -> None:
        self.word: str = word
        self.length: int = length
        self.mistake: str = mistake


class Loop:
    """What `each` goes through: a countable of the game, and how many of them there are at most."""

    def __init__(self, countable: str, most: int) -> None:
        self.countable: str = countable
        self.most: int = most


class Vocabulary:
    """All words of one game. A game leaves out what it does not have."""

    def __init__(
        self,
        words: dict[str, dict[str, int]],
        verbs: tuple[Verb, ...],
        tests: tuple[Test, ...] = (),
        countables: tuple[Countable, ...] = (),
        modifiers: tuple[Word, ...] = (),
        players: dict[str, int] | None = None,
        timings: dict[str, int] | None = None,
        timed_by: dict[str, str] | None = None,
        durations: dict[str, int] | None = None,
        max_players: int = 4,
        counted: str = "",
        by_count: ValueByCount | None = None,
        each: Loop | None = None,
        branches: dict[str, Branches] | None = None,
        limit: str = "",
        payer: tuple[str, str] | None = None,
    ) -> None:
        self.words: dict[str, dict[str, int]] = words  # word lists by name; a parameter's kind may be such a name
        self.verbs: dict[str, Verb] = {verb.name: verb for verb in verbs}
        self.tests: dict[str, Test] = {test.name: test for test in tests}
        self.countables: dict[str, Countable] = {countable.name: countable for countable in countables}
        self.modifiers: dict[str, Word] = {modifier.name: modifier for modifier in modifiers}
        self.players: dict[str, int] = players or {}  # after `who`
        self.timings: dict[str, int] = timings or {}  # after `when`
        self.timed_by: dict[str, str] = timed_by or {}  # timings with an argument, and its word list
        self.durations: dict[str, int] = durations or {}  # after `while`
        self.max_players: int = max_players  # how many `who` can reach at most
        # the countable that a mapping under `count` describes; "": values name a countable without `count`
        self.counted: str = counted
        self.by_count: ValueByCount | None = by_count
        self.each: Loop | None = each
        self.branches: dict[str, Branches] = branches or {}  # by the kind of the parameter
        self.limit: str = limit  # after `limit` in a `when`: the ability is used once in a span of play
        self.payer: tuple[str, str] | None = payer  # in a cost, a key and word that name "you", who pays anyway

    def branches_of(self, word: Word) -> Param | None:
        """The parameter of a word that holds branches."""
        for param in word.params:
            if param.kind in self.branches:
                return param
        return None
