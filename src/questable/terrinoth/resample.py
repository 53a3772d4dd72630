"""Dealing anew what a seat cannot know: the state as that seat might imagine it."""

from questable.kernel.decision import CARD, TAG_SIZE
from questable.kernel.describe import seat_bit
from questable.kernel.rng import Rng, seeded
from questable.terrinoth.table import Table
from questable.terrinoth.words import ENEMY_DECK, EXPLORE_DECK, LOCATION_DECK, LOOKED, SHADOWS


def resample(t: Table, seat: int | None, rng: Rng) -> Table:
    """A clone with hidden cards and random state replaced; states that look alike give the same clone."""
    copy = t.clone()
    bit = seat_bit(seat)
    copy.rng = seeded(rng.next())
    renamed: dict[int, int] = {}
    redeal(copy, [ENEMY_DECK, SHADOWS, LOOKED], bit, rng, renamed)
    redeal(copy, [EXPLORE_DECK], bit, rng, renamed)
    redeal(copy, [LOCATION_DECK], bit, rng, renamed)
    # what is asked, aimed at or picked is a place on the table, whatever card lies there
    for i in range(len(copy.options)):
        code = copy.options[i]
        if copy.content.tags[code // TAG_SIZE].subject == CARD:
            card = code % TAG_SIZE
            copy.options[i] = code - card + renamed.get(card, card)
    copy.targets = [renamed.get(card, card) for card in copy.targets]
    copy.picks = [renamed.get(card, card) for card in copy.picks]
    return copy


def redeal(t: Table, zones: list[int], bit: int, rng: Rng, renamed: dict[int, int]) -> None:
    """Cards of these zones that lie face down and unseen change places; what is marked on a place stays there."""
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
    old = [int(t.zones.cards[place]) for place in places]
    facedown = [int(t.facedown[card]) for card in old]
    exhausted = [int(t.exhausted[card]) for card in old]
    known = [int(t.known[card]) for card in old]
    for i in range(len(places)):
        card = hidden[i] % 4096
        t.zones.cards[places[i]] = card
        t.facedown[card] = facedown[i]
        t.exhausted[card] = exhausted[i]
        t.known[card] = known[i]
        renamed[old[i]] = card
