"""Zones: ordered piles of card instances, all in one flat vector.

Index 0 of a zone is its bottom, the last index its top. Each zone owns a stretch of `cards`; one that outgrows its
stretch moves to the end. A clone is two slices, whatever the number of zones.
"""

from typing import Final

from mypy_extensions import i64

from questable.kernel.rng import Rng
from questable.kernel.vec import Vec, copy_reversed, copy_within, extended, to_list, write

START: Final = 0
SIZE: Final = 1
ROOM: Final = 2
STRIDE: Final = 3


class Zones:
    __slots__ = ("cards", "table")

    def __init__(self, cards: Vec, table: Vec) -> None:
        self.cards: Vec = cards
        self.table: Vec = table

    def clone(self) -> "Zones":
        return Zones(self.cards[:], self.table[:])

    def become(self, other: "Zones") -> None:
        """Take over the contents of other zones."""
        self.cards = other.cards[:]
        self.table = other.table[:]

    def add(self, room: i64) -> i64:
        """Make a new, empty zone and return its number."""
        zone = len(self.table) // STRIDE
        self.table = extended(self.table, STRIDE)
        self.table[zone * STRIDE] = len(self.cards)
        self.table[zone * STRIDE + ROOM] = room
        self.cards = extended(self.cards, room)
        return zone

    def count(self) -> i64:
        return len(self.table) // STRIDE

    # Below, every index has a name: compiled code then reads the vector without counting a reference.

    def start(self, zone: i64) -> i64:
        """The index of its bottom card in the vector, for loops over many cards."""
        base = zone * STRIDE
        return self.table[base]

    def end(self, zone: i64) -> i64:
        """The index behind its top card in the vector."""
        base = zone * STRIDE
        at = base + SIZE
        return self.table[base] + self.table[at]

    def size(self, zone: i64) -> i64:
        at = zone * STRIDE + SIZE
        return self.table[at]

    def at(self, zone: i64, index: i64) -> i64:
        base = zone * STRIDE
        at = self.table[base] + index
        return self.cards[at]

    def top(self, zone: i64) -> i64:
        """The top card; -1 for an empty zone."""
        base = zone * STRIDE
        at = base + SIZE
        size = self.table[at]
        if size == 0:
            return -1
        last = self.table[base] + size - 1
        return self.cards[last]

    def push(self, zone: i64, card: i64) -> None:
        """Put a card on top."""
        base = zone * STRIDE
        table = self.table
        size = table[base + SIZE]
        if size == table[base + ROOM]:
            self.grow(zone, size + 1)
        table[base + SIZE] = size + 1
        end = table[base] + size
        self.cards[end] = card

    def pop(self, zone: i64) -> i64:
        """Take the top card of a zone that has one."""
        base = zone * STRIDE
        table = self.table
        size = table[base + SIZE] - 1
        table[base + SIZE] = size
        last = table[base] + size
        return self.cards[last]

    def insert(self, zone: i64, index: i64, card: i64) -> None:
        """Put a card at an index counted from the bottom; those above move up."""
        self.push(zone, card)
        cards = self.cards
        at = self.start(zone) + index
        i = self.end(zone) - 1
        while i > at:
            cards[i] = cards[i - 1]
            i -= 1
        cards[at] = card

    def take(self, zone: i64, index: i64) -> i64:
        """Take the card at an index; those above close the gap."""
        base = zone * STRIDE
        table = self.table
        cards = self.cards
        at = table[base] + index
        size = table[base + SIZE] - 1
        card = cards[at]
        for i in range(at, table[base] + size):
            cards[i] = cards[i + 1]
        table[base + SIZE] = size
        return card

    def find(self, zone: i64, card: i64) -> i64:
        """The index of a card in a zone; -1 if it is not there."""
        base = zone * STRIDE
        table = self.table
        start = table[base]
        cards = self.cards
        for i in range(start, start + table[base + SIZE]):
            if cards[i] == card:
                return i - start
        return -1

    def holder(self, first: i64, count: i64, card: i64) -> i64:
        """Which of this many consecutive zones holds a card; -1: none."""
        table = self.table
        cards = self.cards
        for zone in range(first, first + count):
            base = zone * STRIDE
            start = table[base]
            for i in range(start, start + table[base + SIZE]):
                if cards[i] == card:
                    return zone
        return -1

    def remove(self, zone: i64, card: i64) -> None:
        """Take a card that is in the zone."""
        self.take(zone, self.find(zone, card))

    def clear(self, zone: i64) -> None:
        self.table[zone * STRIDE + SIZE] = 0

    def draw(self, source: i64, target: i64, count: i64) -> i64:
        """Move cards from the top of one zone onto another, one by one; returns how many were moved."""
        table = self.table
        base = source * STRIDE
        goal = target * STRIDE
        size = table[base + SIZE]
        there = table[goal + SIZE]
        moved = count if count < size else int(size)
        if table[goal + ROOM] < there + moved:
            self.grow(target, there + moved)
        copy_reversed(self.cards, table[base] + size - 1, table[goal] + there, moved)
        table[base + SIZE] = size - moved
        table[goal + SIZE] = there + moved
        return moved

    def pile(self, zone: i64, cards: Vec) -> None:
        """Put cards on top, the last one uppermost."""
        base = zone * STRIDE
        size = self.table[base + SIZE]
        more = i64(len(cards))
        if self.table[base + ROOM] < size + more:
            self.grow(zone, size + more)
        write(self.cards, self.table[base] + size, cards)
        self.table[base + SIZE] = size + more

    def empty(self, source: i64, target: i64) -> None:
        """Move all cards of one zone, in order, on top of another."""
        table = self.table
        base = source * STRIDE
        size = table[base + SIZE]
        if size == 0:
            return
        goal = target * STRIDE
        there = table[goal + SIZE]
        if table[goal + ROOM] < there + size:
            self.grow(target, there + size)
        copy_within(self.cards, table[base], table[goal] + there, size)
        table[goal + SIZE] = there + size
        table[base + SIZE] = 0

    def shuffle(self, zone: i64, size: i64, rng: Rng) -> Vec:
        """Shuffle the lowest `size` cards of a zone; returns these cards."""
        start = self.table[zone * STRIDE]
        pile = self.cards[start : start + size]
        rng.shuffle(pile)
        write(self.cards, start, pile)
        return pile

    def listed(self, zone: i64) -> list[int]:
        start = self.table[zone * STRIDE]
        return to_list(self.cards[start : start + self.table[zone * STRIDE + SIZE]])

    def fill(self, zone: i64, cards: list[int]) -> None:
        """Replace what a zone holds (set-up, loading and prepared states)."""
        self.clear(zone)
        for card in cards:
            self.push(zone, card)

    def grow(self, zone: i64, needed: i64) -> None:
        """Give a full zone twice the capacity, or what it needs if that is more, at the end of the vector."""
        base = zone * STRIDE
        start = self.table[base]
        size = self.table[base + SIZE]
        room = self.table[base + ROOM] * 2 + 4
        if room < needed:
            room = needed
        end = len(self.cards)
        self.cards = extended(self.cards, room)
        copy_within(self.cards, start, end, size)
        self.table[base] = end
        self.table[base + ROOM] = room
