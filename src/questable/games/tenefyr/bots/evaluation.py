"""The value function of Tenefyr: decks against the boss, and the time left to improve them."""

from math import sqrt
from typing import Final

from questable.bots.evaluation import Evaluation, read_weights
from questable.games.tenefyr.bots.card_values import ValueCache
from questable.games.tenefyr.rules.constants import BOSS, DECK, DISCARD, DUNGEON, HAND, PLAYED
from questable.games.tenefyr.rules.state import TenefyrState
from questable.kernel.state import State

STANDARD: Final = "tenefyr"
QUICK: Final = "tenefyr-quick"
WEIGHTS: Final[dict[str, list[float]]] = read_weights("questable.games.tenefyr.bots")
ZONES: Final = (DECK, HAND, DISCARD, PLAYED)


class TenefyrEvaluation(Evaluation):
    def __init__(self) -> None:
        super().__init__(WEIGHTS, STANDARD)
        self.values: ValueCache = ValueCache()

    def weights_key(self, s: State) -> str:
        assert isinstance(s, TenefyrState)
        return QUICK if s.quick else STANDARD

    def can_truncate(self, s: State) -> bool:
        """Always: every visit to the village has moved the Boss token, so nothing is gained by delay."""
        return True

    def features(self, s: State) -> list[float]:
        assert isinstance(s, TenefyrState)
        return features(s, self.values)


def features(t: TenefyrState, values: ValueCache) -> list[float]:
    """What the decks can do, what the boss will ask of them, and how much time is left."""
    cards = t.cards
    total = 0.0
    hands = 0.0
    spread = 0.0
    size = 0
    for seat in range(t.players):
        worth = values.of(t, seat).worth
        own = 0.0
        squares = 0.0
        count = 0
        for zone in ZONES:
            for i in range(t.zones.size(zone + seat)):
                one = worth[cards.card_of[t.zones.at(zone + seat, i)]]
                own += one
                squares += one * one
                count += 1
        if count > 0:
            mean = own / count
            hands += 3.0 * mean
            spread += 3.0 * max(squares / count - mean * mean, 0.0)
        total += own
        size += count
    turns = 2.0 if t.players == 1 else 1.0
    column = max(t.players, 2) - 2
    asked = 0.0
    hardest = 0.0
    stages = t.enemies_in(BOSS)
    for i in range(stages):
        power = float(cards.cards[cards.card_of[t.zones.at(DUNGEON + BOSS, i)]].enemy_power[column])
        asked += power
        hardest = max(hardest, power)
    level = 0.0
    left = 0
    for dungeon in range(BOSS + 1, t.dungeon_count()):
        if t.enemies_in(dungeon) > 0:
            left += 1
            level += int(t.level_of(dungeon))
    track = cards.tracks[t.quick]
    time = 0.0 if t.attacked else int(track.skull - t.track) / 10.0
    blow = hands * turns / max(hardest, 1.0)
    lasting = total / max(asked, 1.0)
    return [
        1.0,
        blow,
        blow * blow,
        lasting,
        lasting * lasting,
        time,
        time * blow,
        time * time,
        sqrt(spread * turns) / max(hardest, 1.0),
        size / (3.0 * int(t.players) * int(turns) * max(int(stages), 1)),
        level / max(left, 1),
        float(t.players == 1),
        float(t.players == 2),
    ]
