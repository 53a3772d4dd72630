"""An observation as rows of small whole numbers: numbers of the table, things on the table, options.

Written straight into bytes by compiled code, since makers of agents take millions of them. Nothing is written that
`view(seat)` would not tell: tests hold rows against the view, and against tables on which all that the seat cannot
know was dealt anew.

Seats are counted from who looks: 1 is oneself, 2 the next player and so on; 0 is nobody. Cards, zones, places, tags and
kinds are counted from 1; 0 is none, or a card that this seat does not know.
"""

from typing import Final

from librt.strings import BytesWriter, write_i16_le, write_i32_le, write_i64_le
from mypy_extensions import i16, i32, i64

from questable.kernel.decision import CARD, MOST_OPTIONS, NUMBER, PLACE, SEAT, TAG_SIZE
from questable.kernel.state import State

# One thing: what it is, where it lies, whose it is, how many of it; four numbers and a set of flags by zone.
COLUMNS: Final[tuple[str, ...]] = ("card", "zone", "owner", "place", "count", "a", "b", "c", "d", "flags")
# One option: what is done, with which card of which zone, by or to whom, where, how much.
OPTION_COLUMNS: Final[tuple[str, ...]] = ("tag", "card", "seat", "place", "number")

MOST_ROWS: Final = 192  # more than the built-in cards of either game can fill; later rows are left out
ROW_BYTES: Final = 20
OPTION_BYTES: Final = 10
OPTIONS: Final = MOST_OPTIONS
BLANK: Final = bytes(MOST_ROWS * ROW_BYTES)
LARGEST: Final = 32767
LOW: Final = 0xFFFF
COLUMN_2: Final = 1 << 16
COLUMN_3: Final = 1 << 32
COLUMN_4: Final = 1 << 48


def limited(value: int) -> int:
    """What fits a column."""
    if value > LARGEST:
        return LARGEST
    return value if value > -LARGEST else -LARGEST


def four(a: i64, b: i64, c: i64, d: i64) -> i64:
    """Four columns as one number, as they lie in memory."""
    return (a & LOW) + (b & LOW) * COLUMN_2 + (c & LOW) * COLUMN_3 + d * COLUMN_4


class Rows:
    """One observation in the making."""

    def __init__(self, seat: int, players: int) -> None:
        self.out: BytesWriter = BytesWriter()
        self.seat: int = seat
        self.players: int = players
        self.count: int = 0

    def numbers(self, values: list[int]) -> None:
        for value in values:
            write_i16_le(self.out, i16(limited(value)))

    def whose(self, seat: int) -> int:
        """A seat as the one who looks counts it."""
        if seat < 0:
            return 0
        return (seat - self.seat) % self.players + 1

    def thing(
        self,
        card: int,
        zone: int,
        owner: int,
        place: int = 0,
        count: int = 1,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        flags: int = 0,
    ) -> None:
        """Add a row; `card` is a card number or -1, `owner` a seat or -1."""
        if self.count == MOST_ROWS:
            return
        self.count += 1
        out = self.out
        # four columns at a time; the last of four is never negative
        write_i64_le(out, four(card + 1, zone, self.whose(owner), place))
        write_i64_le(out, four(count, limited(a), limited(b), max(limited(c), 0)))
        write_i32_le(out, i32((limited(d) & LOW) + flags * COLUMN_2))

    def pile(self, cards: list[int], zone: int, owner: int, place: int = 0, a: int = 0) -> None:
        """Add card numbers as a set: sorted, equal ones in one row. The order of the pile is not told."""
        cards.sort()
        i = 0
        size = len(cards)
        while i < size:
            card = cards[i]
            first = i
            while i < size and cards[i] == card:
                i += 1
            self.thing(card, zone, owner, place, i - first, a)

    def fill_things(self) -> None:
        """Rows that are not needed are zeros."""
        left = MOST_ROWS - self.count
        if left > 0:
            self.out.write(BLANK[: left * ROW_BYTES])

    def fill_options(self, count: int) -> None:
        left = OPTIONS - count
        if left > 0:
            self.out.write(BLANK[: left * OPTION_BYTES])

    def option(self, s: State, option: int, hidden: bool) -> None:
        """Add an option; a card that lies face down is not named."""
        out = self.out
        tag = option // TAG_SIZE
        value = option % TAG_SIZE
        subject = s.content.tags[tag].subject
        card = s.content.card_of[value] + 1 if subject == CARD and not hidden else 0
        seat = self.whose(value) if subject == SEAT else 0
        place = value + 1 if subject == PLACE else 0
        write_i64_le(out, four(tag + 1, card, seat, place))
        write_i16_le(out, i16(value if subject == NUMBER else 0))


class RowEncoder:
    """What one game writes; `figures` are the numbers that shaped rewards and curricula go by."""

    def encode(self, s: State, seat: int) -> bytes:
        raise NotImplementedError

    def figures(self, s: State) -> list[int]:
        raise NotImplementedError
