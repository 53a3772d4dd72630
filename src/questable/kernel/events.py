"""The one stream that log, animation, "why?" and tests read: what happened, as rows of ints.

Rows are written only while a recorder is attached, and they are no part of the game: clones, saves and digests do
not know them.
"""

from typing import Final

from mypy_extensions import i64

REVISION: Final = 0  # the number of answers given before it happened
KIND: Final = 1
SEEN: Final = 2  # who may know: one bit a seat, and WATCHERS for people without a seat
CAUSE: Final = 3  # the card instance whose rules did it; -1: the rules of the game
FIRST: Final = 4  # four arguments; what they mean stands in the game's table of events
ROW: Final = 8

WATCHERS: Final = 16
ALL: Final = 31


class EventRecorder:
    def __init__(self) -> None:
        self.rows: list[int] = []
        self.memo: i64 = 0  # a number that the game last told, to tell only what has changed

    def add(self, revision: i64, kind: i64, seen: i64, cause: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        rows = self.rows
        rows.append(revision)
        rows.append(kind)
        rows.append(seen)
        rows.append(cause)
        rows.append(a)
        rows.append(b)
        rows.append(c)
        rows.append(d)

    def count(self) -> i64:
        return len(self.rows) // ROW

    def rewind(self, size: i64, memo: i64) -> None:
        """Forget what was told since the rows were so many numbers: it has not happened after all."""
        del self.rows[size:]
        self.memo = memo


class EventKind:
    """One kind of event: its message id, and the name and type of each argument.

    Types: `seat`, `card` (an instance), `place`, `number`, or the name of a word list of the game.
    """

    def __init__(self, name: str, *arguments: tuple[str, str]) -> None:
        self.name: str = name
        self.arguments: tuple[tuple[str, str], ...] = arguments
