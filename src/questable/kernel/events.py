"""Events: the one stream that log, animation, "why?" and tests read, as rows of ints.

Rows are written only while a recorder is attached. They are no part of the state: clones, saves and digests do not
include them.
"""

from typing import Final

from mypy_extensions import i64

REVISION: Final = 0  # the number of answers given before it happened
KIND: Final = 1
SEEN: Final = 2  # who may know: the bits of `seat_bit`
CAUSE: Final = 3  # the card instance whose rules did it; -1: the rules of the game
FIRST: Final = 4  # four arguments; what they mean stands in the game's table of events
ROW: Final = 8

# Saved games hold these bits: SPECTATORS keeps its place, and seats from the fifth on have the bits above it.
SPECTATORS: Final = 16
SEATS_BELOW: Final = 4
ALL: Final = 31  # everybody: what spectators know is known at every seat


def seat_bit(seat: int) -> int:
    """The bit of a seat in `SEEN`, and in the column `known` of a state."""
    return 1 << seat if seat < SEATS_BELOW else 1 << (seat + 1)


def viewer_bits(seat: int | None) -> int:
    """The bits of which one lets a person at this seat know; None: a spectator."""
    return SPECTATORS if seat is None else seat_bit(seat) | SPECTATORS


class EventRecorder:
    def __init__(self) -> None:
        self.rows: list[int] = []
        self.memo: i64 = 0  # for the game: the number it last wrote, to write only what has changed

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
        """Drop the rows written since there were `size` numbers, after an effect has failed."""
        del self.rows[size:]
        self.memo = memo


class EventKind:
    """One kind of event: its message id, and the name and type of each argument.

    Types: `seat`, `card` (an instance), `place`, `number`, or the name of a word list of the game.
    """

    def __init__(self, name: str, *arguments: tuple[str, str]) -> None:
        self.name: str = name
        self.arguments: tuple[tuple[str, str], ...] = arguments
