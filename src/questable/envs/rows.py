"""An observation as rows of 16-bit integers: numbers of the table, things on the table, options.

Compiled code writes them directly into bytes, because training takes millions of them. An observation holds nothing
that `view(seat)` hides: tests compare rows with the view, and with states in which everything the seat cannot know was
dealt again.

Seats are relative to the observer: 1 is the observer, 2 the next player and so on; 0 is nobody. Cards, zones, places,
tags and kinds are numbered from 1; 0 is none, or a card that the observer does not know.
"""

from typing import Final

from librt.strings import BytesWriter, write_i16_le, write_i32_le, write_i64_le
from mypy_extensions import i16, i32, i64

from questable.kernel.card_set import CardSet
from questable.kernel.decision import CARD, MAX_OPTIONS, NUMBER, PLACE, SEAT, TAG_SIZE
from questable.kernel.state import State
from questable.kernel.vec import Vec, from_list, zeros
from questable.kernel.zones import Zones

# A thing: card, zone, owner, place and count; then four numbers and flags, whose meaning depends on the zone.
COLUMNS: Final[tuple[str, ...]] = ("card", "zone", "owner", "place", "count", "a", "b", "c", "d", "flags")
# An option: what it does, and the card, seat, place or number it names.
OPTION_COLUMNS: Final[tuple[str, ...]] = ("tag", "card", "seat", "place", "number")

MOST_ROWS: Final = 256  # the built-in cards fill 170 at most; further rows are dropped
ROW_BYTES: Final = 20
OPTION_BYTES: Final = 10
OPTIONS: Final = MAX_OPTIONS
BLANK: Final = bytes(MOST_ROWS * ROW_BYTES)
LARGEST: Final = 32767
LOW: Final = 0xFFFF
COLUMN_2: Final = 1 << 16
COLUMN_3: Final = 1 << 32
COLUMN_4: Final = 1 << 48


def clipped(value: i64) -> i64:
    """The value clipped to the range of a column."""
    if value > LARGEST:
        return LARGEST
    return value if value > -LARGEST else -LARGEST


def packed(a: i64, b: i64, c: i64, d: i64) -> i64:
    """Four columns packed into one little-endian 64-bit number."""
    return (a & LOW) + (b & LOW) * COLUMN_2 + (c & LOW) * COLUMN_3 + d * COLUMN_4


class RowWriter:
    """Writes observations into one buffer, one after the other."""

    def __init__(self, card_of: Vec, subjects: Vec, pile: Vec) -> None:
        self.out: BytesWriter = BytesWriter()
        self.card_of: Vec = card_of
        self.subjects: Vec = subjects  # what each option tag names
        self.pile: Vec = pile  # the count of each card in the current pile
        self.lowest: i64 = LARGEST  # the lowest and the highest card number in the pile
        self.highest: i64 = -1
        self.seat: i64 = 0
        self.players: i64 = 1
        self.count: i64 = 0

    def begin(self, seat: i64, players: i64) -> None:
        """Start an observation of this seat."""
        self.seat = seat
        self.players = players
        self.count = 0

    def add_number(self, value: i64) -> None:
        write_i16_le(self.out, i16(clipped(value)))

    def add_zeros(self, count: i64) -> None:
        while count > 0:
            write_i16_le(self.out, 0)
            count -= 1

    def relative_seat(self, seat: i64) -> i64:
        """A seat relative to the observer."""
        if seat < 0:
            return 0
        ahead = seat - self.seat
        return ahead + 1 if ahead >= 0 else ahead + 1 + self.players

    def add_thing(
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
        # four columns at a time; the last of the four must not be negative
        write_i64_le(out, packed(card + 1, zone, self.relative_seat(owner), place))
        c = clipped(c)
        write_i64_le(out, packed(count, clipped(a), clipped(b), c if c > 0 else 0))
        write_i32_le(out, i32((clipped(d) & LOW) + flags * COLUMN_2))

    def count_card(self, card: i64) -> None:
        """Count one card, by its number, for the next `add_pile`."""
        pile = self.pile
        pile[card] += 1
        if card < self.lowest:
            self.lowest = card
        if card > self.highest:
            self.highest = card

    def count_zone(self, zones: Zones, zone: int) -> None:
        """Count all cards of a zone for the next `add_pile`."""
        cards = zones.cards
        card_of = self.card_of
        start: i64 = zones.start(zone)
        end: i64 = start + zones.size(zone)
        for i in range(start, end):
            self.count_card(card_of[cards[i]])

    def add_pile(self, zone: i64, owner: i64, place: i64 = 0, a: i64 = 0) -> None:
        """Add the counted cards, one row for each card number. Rows are sorted, so they do not reveal the order."""
        pile = self.pile
        out = self.out
        where = packed(1, zone, self.relative_seat(owner), place)
        for card in range(self.lowest, self.highest + 1):
            count = pile[card]
            if count > 0:
                pile[card] = 0
                if self.count < MOST_ROWS:
                    self.count += 1
                    write_i64_le(out, where + card)
                    write_i64_le(out, count + a * COLUMN_2)
                    write_i32_le(out, 0)
        self.lowest = LARGEST
        self.highest = -1

    def pad_things(self) -> None:
        """Fill the rows that are left with zeros."""
        left = MOST_ROWS - self.count
        if left > 0:
            self.out.write(BLANK[: left * ROW_BYTES])

    def pad_options(self, count: i64) -> None:
        left = OPTIONS - count
        if left > 0:
            self.out.write(BLANK[: left * OPTION_BYTES])

    def add_option(self, option: i64, hidden: bool) -> None:
        """Add an option; `hidden` leaves out its card, which is face down."""
        out = self.out
        tag = option // TAG_SIZE
        value = option % TAG_SIZE
        subject = self.subjects[tag]
        card = self.card_of[value] + 1 if subject == CARD and not hidden else 0
        seat = self.relative_seat(value) if subject == SEAT else 0
        place = value + 1 if subject == PLACE else 0
        write_i64_le(out, packed(tag + 1, card, seat, place))
        write_i16_le(out, i16(value if subject == NUMBER else 0))


class RowEncoder:
    """Encodes the states of one game with one set of cards. Each game has a subclass."""

    def __init__(self, card_set: CardSet) -> None:
        self.card_of: Vec = card_set.card_of
        self.subjects: Vec = from_list([tag.subject for tag in card_set.tags])
        self.empty_pile: Vec = zeros(len(card_set.card_ids))

    def writer(self) -> RowWriter:
        """An empty buffer for one or many observations."""
        return RowWriter(self.card_of, self.subjects, self.empty_pile[:])

    def encode(self, s: State, seat: int) -> bytes:
        """One observation."""
        rows = self.writer()
        self.write(s, seat, rows)
        return rows.out.getvalue()

    def write(self, s: State, seat: int, rows: RowWriter) -> None:
        """Append an observation to the buffer."""
        raise NotImplementedError

    def metrics(self, s: State) -> list[int]:
        """The numbers that `shaping` and `goal` of a task may name, and that a report contains."""
        raise NotImplementedError
