"""Determinization: replace everything a seat cannot know by a random sample consistent with what it knows.

How the quest builds its decks and how many cards have left them is public. So a hidden card is exchanged only with
cards of its own stack. A random set or location of which the seat has seen no card is chosen again among all unseen
ones of the same difficulty.
"""

from typing import Final

from mypy_extensions import i64

from questable.games.terrinoth.rules.constants import (
    ENEMY,
    ENEMY_DECK,
    EVENT,
    EXPLORE_DECK,
    ITEM,
    LOCATION_DECK,
    LOOKED,
    PLACE_CARD,
    SHADOWS,
)
from questable.games.terrinoth.rules.decks import random_sets
from questable.games.terrinoth.rules.state import REMADE, TerrinothState
from questable.kernel.decision import CARD, TAG_SIZE
from questable.kernel.events import viewer_bits
from questable.kernel.rng import Rng, seeded
from questable.kernel.state import CHOSEN, FRAME, IT
from questable.kernel.vec import from_list

HIDDEN_ZONES: Final = (ENEMY_DECK, SHADOWS, LOOKED, EXPLORE_DECK, LOCATION_DECK)
STACKS: Final = 64  # greater than the number of stacks in a deck


def resample(t: TerrinothState, seat: int | None, rng: Rng) -> TerrinothState:
    """A clone with hidden cards and random state replaced.

    States that look alike to the seat give the same clone for the same `rng`.
    """
    copy = t.clone()
    bit = viewer_bits(seat)
    copy.rng = seeded(rng.next())
    places: list[int] = []
    old: list[int] = []
    for zone in HIDDEN_ZONES:
        start = t.zones.start(zone)
        for i in range(t.zones.size(zone)):
            card = t.zones.at(zone, i)
            if not t.known[card] & bit and not (zone == SHADOWS and not t.facedown[card]):
                places.append(start + i)
                old.append(card)
    stacks: dict[int, list[int]] = {}
    for card in old:
        stacks.setdefault(stack_of(t, card), []).append(card)
    copy.origin = copy.origin[:]
    for kind in (ENEMY, PLACE_CARD):
        redraw_random_sets(copy, kind, stacks, rng)
    for stack in sorted(stacks):
        cards = stacks[stack]
        cards.sort()
        for i in range(len(cards) - 1, 0, -1):
            j = rng.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
    new = [stacks[stack_of(t, card)].pop() for card in old]
    replace_cards(copy, places, old, new)
    return copy


def stack_of(t: TerrinothState, card: i64) -> i64:
    """A key for the stack a card was dealt in. Face-down cards of one stack are indistinguishable."""
    kind = t.cards.of(card).kind
    return (ITEM if kind == EVENT else kind) * STACKS + t.origin[card]


def redraw_random_sets(t: TerrinothState, kind: i64, stacks: dict[int, list[int]], rng: Rng) -> None:
    """Choose the random sets in the stacks of a deck again, unless a card of the set has been seen."""
    quest = t.cards.quests[t.quest]
    candidates = random_sets(t.cards, quest, kind)
    members = t.cards.members[kind]
    slots: list[tuple[int, int, int]] = []  # stack, difficulty, current set
    free: list[int] = []
    for number in candidates:
        cards = members[number]
        origin = t.origin[cards[0]]
        if origin == 0:
            free.append(number)
            continue
        stack = stack_of(t, cards[0])
        if origin != REMADE and all(card in stacks.get(stack, []) for card in cards):
            slots.append((stack, t.cards.of(cards[0]).difficulty, number))
            free.append(number)
    for _, _, number in slots:
        for card in members[number]:
            stacks[stack_of(t, card)].remove(card)
    for _, _, number in slots:
        for card in members[number]:
            t.origin[card] = 0
    free.sort()
    for stack, difficulty, _ in sorted(slots, key=lambda slot: slot[:2]):
        fitting = [number for number in free if t.cards.of(members[number][0]).difficulty == difficulty]
        pick = fitting[rng.below(len(fitting))]
        free.remove(pick)
        for card in members[pick]:
            t.origin[card] = stack % STACKS
            stacks[stack].append(card)


def replace_cards(t: TerrinothState, places: list[int], old: list[int], new: list[int]) -> None:
    """Put new cards at these places and transfer their marks. Options, targets and registers follow."""
    facedown = [int(t.facedown[card]) for card in old]
    exhausted = [int(t.exhausted[card]) for card in old]
    known = [int(t.known[card]) for card in old]
    for card in old:
        t.facedown[card] = 0
        t.exhausted[card] = 0
        t.known[card] = 0
    renamed: dict[int, int] = {}
    for i in range(len(places)):
        card = new[i]
        t.zones.cards[places[i]] = card
        t.facedown[card] = facedown[i]
        t.exhausted[card] = exhausted[i]
        t.known[card] = known[i]
        renamed[old[i]] = card
    for i in range(len(t.options)):
        code = t.options[i]
        if t.card_set.tags[code // TAG_SIZE].subject == CARD:
            card = code % TAG_SIZE
            t.options[i] = code - card + renamed.get(card, card)
    t.targets = from_list([renamed.get(card, card) for card in t.targets])
    t.picks = from_list([renamed.get(card, card) for card in t.picks])
    for base in range(0, t.top + FRAME, FRAME):
        for register in (IT, CHOSEN):  # a hero number is never a hidden card: the first instances are the heroes
            value = int(t.stack[base + register])
            t.stack[base + register] = renamed.get(value, value)
