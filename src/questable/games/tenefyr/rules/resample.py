"""Determinization: replace everything a seat cannot know by a random sample consistent with what it knows."""

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
        sort_known_first(copy, RESERVE + level, bit)
    redeal_dungeons(copy, bit, rng)
    return copy


def redeal_deck(t: TenefyrState, zone: i64, bit: i64, rng: Rng) -> None:
    """Shuffle the unknown cards of a deck: its contents are known, their order is not."""
    cards = t.zones.listed(zone)
    places = [i for i in range(len(cards)) if not t.known[cards[i]] & bit]
    hidden = sorted([t.cards.card_of[cards[i]] * 4096 + cards[i] for i in places])
    shuffle(hidden, rng)
    for i in range(len(places)):
        cards[places[i]] = hidden[i] % 4096
    t.zones.fill(zone, cards)


def sort_known_first(t: TenefyrState, zone: i64, bit: i64) -> None:
    """Sort the known cards of a Reserve pile to the front, so that their order does not affect the sample."""
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
    """Redistribute unknown cards by level: the levels in each pile are known, the cards are not."""
    levels = t.cards.level
    card_of = t.cards.card_of
    zones: list[int] = []
    places: list[int] = []
    target_levels: list[int] = []
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
        target_levels.extend(hidden)
    for pile in gathered:
        pile.sort()
        shuffle(pile, rng)
    for i in range(len(zones)):
        card = gathered[target_levels[i]].pop() % 4096
        t.zones.cards[t.zones.start(zones[i]) + places[i]] = card


def shuffle(numbers: list[int], rng: Rng) -> None:
    i = len(numbers) - 1
    while i > 0:
        j = rng.below(i + 1)
        number = numbers[i]
        numbers[i] = numbers[j]
        numbers[j] = number
        i -= 1
