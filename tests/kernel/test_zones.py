"""Zones behave like plain lists under any sequence of operations."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from questable.kernel.rng import Rng, seeded
from questable.kernel.vec import zeros
from questable.kernel.zones import Zones

ZONES = 3
which = st.integers(0, ZONES - 1)
cards = st.integers(0, 20)
numbers = st.integers(0, 1000)


def same_shuffle(pile: list[int], size: int, rng: Rng) -> None:
    """The shuffle as it is described: from the top down, each card swapped with one not above it, two to a word."""
    fraction = 0  # of 2^30
    for i in range(size - 1, 0, -1):
        if (size - 1 - i) % 2 == 0:
            fraction = rng.next() >> 2
        j, fraction = divmod(fraction * (i + 1), 1 << 30)
        pile[i], pile[j] = pile[j], pile[i]


class ZonesAndLists(RuleBasedStateMachine):
    @initialize(rooms=st.lists(st.integers(0, 4), min_size=ZONES, max_size=ZONES))
    def begin(self, rooms: list[int]) -> None:
        self.zones = Zones(zeros(0), zeros(0))
        self.lists: list[list[int]] = []
        self.clones: list[tuple[Zones, list[list[int]]]] = []
        for room in rooms:
            assert self.zones.add(room) == len(self.lists)
            self.lists.append([])

    @rule(zone=which, card=cards)
    def push(self, zone: int, card: int) -> None:
        self.zones.push(zone, card)
        self.lists[zone].append(card)

    @rule(zone=which)
    def pop(self, zone: int) -> None:
        if self.lists[zone]:
            assert self.zones.pop(zone) == self.lists[zone].pop()

    @rule(zone=which, index=numbers, card=cards)
    def insert(self, zone: int, index: int, card: int) -> None:
        index %= len(self.lists[zone]) + 1
        self.zones.insert(zone, index, card)
        self.lists[zone].insert(index, card)

    @rule(zone=which, index=numbers)
    def take(self, zone: int, index: int) -> None:
        if self.lists[zone]:
            index %= len(self.lists[zone])
            assert self.zones.take(zone, index) == self.lists[zone].pop(index)

    @rule(zone=which, index=numbers)
    def remove(self, zone: int, index: int) -> None:
        if self.lists[zone]:
            card = self.lists[zone][index % len(self.lists[zone])]
            self.zones.remove(zone, card)
            self.lists[zone].remove(card)

    @rule(zone=which, card=cards)
    def find(self, zone: int, card: int) -> None:
        there = card in self.lists[zone]
        assert self.zones.find(zone, card) == (self.lists[zone].index(card) if there else -1)

    @rule(zone=which, onto=which)
    def empty(self, zone: int, onto: int) -> None:
        if zone != onto:
            self.zones.empty(zone, onto)
            self.lists[onto] += self.lists[zone]
            self.lists[zone] = []

    @rule(zone=which, onto=which, count=st.integers(0, 9))
    def draw(self, zone: int, onto: int, count: int) -> None:
        if zone != onto:
            moved = min(count, len(self.lists[zone]))
            assert self.zones.draw(zone, onto, count) == moved
            for _ in range(moved):
                self.lists[onto].append(self.lists[zone].pop())

    @rule(zone=which)
    def clear(self, zone: int) -> None:
        self.zones.clear(zone)
        self.lists[zone] = []

    @rule(zone=which, size=numbers, seed=numbers)
    def shuffle(self, zone: int, size: int, seed: int) -> None:
        size %= len(self.lists[zone]) + 1
        self.zones.shuffle(zone, size, seeded(seed))
        same_shuffle(self.lists[zone], size, seeded(seed))

    @rule(zone=which, pile=st.lists(cards, max_size=9))
    def fill(self, zone: int, pile: list[int]) -> None:
        self.zones.fill(zone, pile)
        self.lists[zone] = list(pile)

    @rule(zone=which)
    def grow(self, zone: int) -> None:
        self.zones.grow(zone, 0)

    @rule(room=st.integers(0, 4))
    def add(self, room: int) -> None:
        assert self.zones.add(room) == len(self.lists)
        self.lists.append([])

    @rule(swap=st.booleans())
    def clone(self, swap: bool) -> None:
        """Go on with the original or with the clone; what the other holds must not change."""
        clone = self.zones.clone()
        if swap:
            clone, self.zones = self.zones, clone
        self.clones.append((clone, [list(pile) for pile in self.lists]))

    @invariant()
    def hold_the_same(self) -> None:
        for zones, lists in [*self.clones, (self.zones, self.lists)]:
            assert zones.count() == len(lists)
            for zone, pile in enumerate(lists):
                assert zones.listed(zone) == pile
                assert zones.size(zone) == len(pile)
                assert zones.top(zone) == (pile[-1] if pile else -1)
                assert [zones.at(zone, i) for i in range(len(pile))] == pile
                assert [zones.cards[zones.start(zone) + i] for i in range(len(pile))] == pile


TestZones = ZonesAndLists.TestCase
TestZones.settings = settings(max_examples=60, stateful_step_count=40)


def test_every_order_comes_up() -> None:
    rng = seeded(1)
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        zones = Zones(zeros(0), zeros(0))
        zones.fill(zones.add(3), [1, 2, 3])
        zones.shuffle(0, 3, rng)
        order = tuple(zones.listed(0))
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())
