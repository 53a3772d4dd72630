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

from questable.kernel.card_set import CardSet
from questable.kernel.decision import CARD, MAX_OPTIONS, NUMBER, PLACE, SEAT, TAG_SIZE
from questable.kernel.state import State
from questable.kernel.vec import Vec, from_list, zeros
from questable.kernel.zones import Zones

# One thing: what it is, where it lies, whose it is, how many of it; four numbers and a set of flags by zone.
COLUMNS: Final[tuple[str, ...]] = ("card", "zone", "owner", "place", "count", "a", "b", "c", "d", "flags")
# One option: what is done, with which card of which zone, by or to whom, where, how much.
OPTION_COLUMNS: Final[tuple[str, ...]] = ("tag", "card", "seat", "place", "number")

MOST_ROWS: Final = 256  # the built-in cards of either game fill 170 at most; rows beyond the last are left out
ROW_BYTES: Final = 20
OPTION_BYTES: Final = 10
OPTIONS: Final = MAX_OPTIONS
BLANK: Final = bytes(MOST_ROWS * ROW_BYTES)
LARGEST: Final = 32767
LOW: Final = 0xFFFF
COLUMN_2: Final = 1 << 16
COLUMN_3: Final = 1 << 32
COLUMN_4: Final = 1 << 48


def limited(value: i64) -> i64:
    """What fits a column."""
    if value > LARGEST:
        return LARGEST
    return value if value > -LARGEST else -LARGEST


def four(a: i64, b: i64, c: i64, d: i64) -> i64:
    """Four columns as one number, as they lie in memory."""
    return (a & LOW) + (b & LOW) * COLUMN_2 + (c & LOW) * COLUMN_3 + d * COLUMN_4


class Rows:
    """Observations in the making, one after the other."""

    def __init__(self, card_of: Vec, subjects: Vec, lying: Vec) -> None:
        self.out: BytesWriter = BytesWriter()
        self.card_of: Vec = card_of
        self.subjects: Vec = subjects  # what each tag of an option names
        self.lying: Vec = lying  # the pile in the making: how many of each card
        self.least: i64 = LARGEST  # the lowest card number of the pile, and the highest
        self.most: i64 = -1
        self.seat: i64 = 0
        self.players: i64 = 1
        self.count: i64 = 0

    def begin(self, seat: i64, players: i64) -> None:
        """An observation of this seat."""
        self.seat = seat
        self.players = players
        self.count = 0

    def number(self, value: i64) -> None:
        write_i16_le(self.out, i16(limited(value)))

    def zeros(self, count: i64) -> None:
        while count > 0:
            write_i16_le(self.out, 0)
            count -= 1

    def whose(self, seat: i64) -> i64:
        """A seat as the one who looks counts it."""
        if seat < 0:
            return 0
        ahead = seat - self.seat
        return ahead + 1 if ahead >= 0 else ahead + 1 + self.players

    def thing(
        self,
        card: i64,
        zone: i64,
        owner: i64,
        place: i64 = 0,
        count: i64 = 1,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        flags: i64 = 0,
    ) -> None:
        """Add a row; `card` is a card number or -1, `owner` a seat or -1."""
        if self.count == MOST_ROWS:
            return
        self.count += 1
        out = self.out
        # four columns at a time; the last of four is never negative
        write_i64_le(out, four(card + 1, zone, self.whose(owner), place))
        c = limited(c)
        write_i64_le(out, four(count, limited(a), limited(b), c if c > 0 else 0))
        write_i32_le(out, i32((limited(d) & LOW) + flags * COLUMN_2))

    def lay(self, card: i64) -> None:
        """One more card, by its number, for the pile in the making."""
        lying = self.lying
        lying[card] += 1
        if card < self.least:
            self.least = card
        if card > self.most:
            self.most = card

    def lay_zone(self, zones: Zones, zone: int) -> None:
        """All cards of a zone for the pile in the making."""
        cards = zones.cards
        card_of = self.card_of
        start: i64 = zones.start(zone)
        end: i64 = start + zones.size(zone)
        for i in range(start, end):
            self.lay(card_of[cards[i]])

    def pile(self, zone: i64, owner: i64, place: i64 = 0, a: i64 = 0) -> None:
        """Add the pile as a set: by card number, equal cards in one row. The order of the pile is not told."""
        lying = self.lying
        out = self.out
        where = four(1, zone, self.whose(owner), place)
        for card in range(self.least, self.most + 1):
            count = lying[card]
            if count > 0:
                lying[card] = 0
                if self.count < MOST_ROWS:
                    self.count += 1
                    write_i64_le(out, where + card)
                    write_i64_le(out, count + a * COLUMN_2)
                    write_i32_le(out, 0)
        self.least = LARGEST
        self.most = -1

    def fill_things(self) -> None:
        """Rows that are not needed are zeros."""
        left = MOST_ROWS - self.count
        if left > 0:
            self.out.write(BLANK[: left * ROW_BYTES])

    def fill_options(self, count: i64) -> None:
        left = OPTIONS - count
        if left > 0:
            self.out.write(BLANK[: left * OPTION_BYTES])

    def option(self, option: i64, hidden: bool) -> None:
        """Add an option; a card that lies face down is not named."""
        out = self.out
        tag = option // TAG_SIZE
        value = option % TAG_SIZE
        subject = self.subjects[tag]
        card = self.card_of[value] + 1 if subject == CARD and not hidden else 0
        seat = self.whose(value) if subject == SEAT else 0
        place = value + 1 if subject == PLACE else 0
        write_i64_le(out, four(tag + 1, card, seat, place))
        write_i16_le(out, i16(value if subject == NUMBER else 0))


class RowEncoder:
    """What one game writes, with one set of cards; `figures` are the numbers of shaped rewards and curricula."""

    def __init__(self, content: CardSet) -> None:
        self.card_of: Vec = content.card_of
        self.subjects: Vec = from_list([tag.subject for tag in content.tags])
        self.none: Vec = zeros(len(content.card_ids))

    def rows(self) -> Rows:
        """Nothing yet; what many observations are written into, or one."""
        return Rows(self.card_of, self.subjects, self.none[:])

    def encode(self, s: State, seat: int) -> bytes:
        """One observation."""
        rows = self.rows()
        self.write(s, seat, rows)
        return rows.out.getvalue()

    def write(self, s: State, seat: int, rows: Rows) -> None:
        """Add an observation to those that were written before."""
        raise NotImplementedError

    def figures(self, s: State) -> list[int]:
        raise NotImplementedError
