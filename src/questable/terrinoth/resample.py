"""Dealing anew what a seat cannot know: the state as that seat might imagine it."""

from questable.kernel.rng import Rng, seeded
from questable.terrinoth.table import Table
from questable.terrinoth.view import seat_bit
from questable.terrinoth.words import ENEMY_DECK, EXPLORE_DECK, LOCATION_DECK, SHADOWS


def resample(t: Table, seat: int | None, rng: Rng) -> Table:
    """A clone with hidden cards and random state replaced; states that look alike give the same clone."""
    copy = t.clone()
    bit = seat_bit(seat)
    copy.rng = seeded(rng.next())
    redeal(copy, [ENEMY_DECK, SHADOWS], bit, rng)
    redeal(copy, [EXPLORE_DECK], bit, rng)
    redeal(copy, [LOCATION_DECK], bit, rng)
    return copy


def redeal(t: Table, zones: list[int], bit: int, rng: Rng) -> None:
    """Cards of these zones that lie face down and unseen change places."""
    places: list[int] = []
    hidden: list[int] = []
    for zone in zones:
        start = t.zones.start(zone)
        for i in range(t.zones.size(zone)):
            card = t.zones.at(zone, i)
            if t.known[card] & bit or (zone == SHADOWS and not t.facedown[card]):
                continue
            places.append(start + i)
            hidden.append(t.cards.card_of[card] * 4096 + card)
    hidden.sort()
    i = len(hidden) - 1
    while i > 0:
        j = rng.below(i + 1)
        card = hidden[i]
        hidden[i] = hidden[j]
        hidden[j] = card
        i -= 1
    moved = [card % 4096 for card in hidden]
    for i in range(len(places)):
        old = int(t.zones.cards[places[i]])
        down = t.facedown[old]
        t.zones.cards[places[i]] = moved[i]
        hidden[i] = moved[i] * 2 + int(down)
    for both in hidden:
        t.facedown[both // 2] = both % 2
