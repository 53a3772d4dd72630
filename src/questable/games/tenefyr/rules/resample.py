"""Dealing anew what a seat cannot know: the state as that seat might imagine it."""

from mypy_extensions import i64

from questable.games.tenefyr.rules.constants import DECK, DUNGEON, RESERVE
from questable.games.tenefyr.rules.state import TenefyrState
from questable.kernel.events import viewer_bits
from questable.kernel.rng import Rng, seeded


def resample(t: TenefyrState, seat: int | None, rng: Rng) -> TenefyrState:
    """A clone with hidden cards and random state replaced.

    Unknown cards are gathered in a fixed order before they are dealt, so that states that look alike to the seat
    give the same clone for the same `rng`.
    """
    copy = t.clone()
    bit = viewer_bits(seat)
    copy.rng = seeded(rng.next())
    for player in range(t.players):
        redeal_deck(copy, DECK + player, bit, rng)
    for level in range(1, 6):
        known_first(copy, RESERVE + level, bit)
    redeal_dungeons(copy, bit, rng)
    return copy


def redeal_deck(t: TenefyrState, zone: i64, bit: i64, rng: Rng) -> None:
    """What is in a deck is known, where it lies is not."""
    cards = t.zones.listed(zone)
    places = [i for i in range(len(cards)) if not t.known[cards[i]] & bit]
    hidden = sorted([t.cards.card_of[cards[i]] * 4096 + cards[i] for i in places])
    shuffle(hidden, rng)
    for i in range(len(places)):
        cards[places[i]] = hidden[i] % 4096
    t.zones.fill(zone, cards)


def known_first(t: TenefyrState, zone: i64, bit: i64) -> None:
    """A Reserve pile has no order: where its known cards lie must make no difference."""
    known: list[int] = []
    hidden: list[int] = []
    for card in t.zones.listed(zone):
        if t.known[card] & bit:
            known.append(t.cards.card_of[card] * 4096 + card)
        else:
            hidden.append(card)
    known.sort()
    t.zones.fill(zone, [number % 4096 for number in known] + hidden)


def redeal_dungeons(t: TenefyrState, bit: i64, rng: Rng) -> None:
    """Of face-down cards the levels are known, pile by pile; which card of a level lies where is not."""
    levels = t.cards.level
    card_of = t.cards.card_of
    zones: list[int] = []
    places: list[int] = []
    wanted: list[int] = []
    gathered: list[list[int]] = [[] for _ in range(6)]
    piles = [RESERVE + level for level in range(1, 6)]
    piles.extend([DUNGEON + dungeon for dungeon in range(t.dungeon_count())])
    for zone in piles:
        cards = t.zones.listed(zone)
        size = len(cards) if zone < DUNGEON else t.face_down(zone - DUNGEON)
        hidden: list[int] = []
        for i in range(size):
            if not t.known[cards[i]] & bit:
                zones.append(zone)
                places.append(i)
                level = levels[card_of[cards[i]]]
                hidden.append(level)
                gathered[level].append(card_of[cards[i]] * 4096 + cards[i])
        hidden.sort()
        shuffle(hidden, rng)
        wanted.extend(hidden)
    for pile in gathered:
        pile.sort()
        shuffle(pile, rng)
    for i in range(len(zones)):
        card = gathered[wanted[i]].pop() % 4096
        t.zones.cards[t.zones.start(zones[i]) + places[i]] = card


def shuffle(numbers: list[int], rng: Rng) -> None:
    i = len(numbers) - 1
    while i > 0:
        j = rng.below(i + 1)
        number = numbers[i]
        numbers[i] = numbers[j]
        numbers[j] = number
        i -= 1
