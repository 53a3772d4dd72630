"""The value function of Terrinoth: heroes, enemies, the locations that are left and the tokens of the quest."""

from typing import Final

from questable.bots.evaluation import Evaluation, read_weights
from questable.games.terrinoth.rules.constants import ENGAGED, ITEMS, LAIR, LOCATION_DECK, NEMESIS, SHADOWS
from questable.games.terrinoth.rules.state import TerrinothState
from questable.kernel.state import State

ANY_QUEST: Final = "terrinoth"  # the weights for quests that were no part of the fit
LATE: Final = 8  # rounds; most quests are decided by then
WEIGHTS: Final[dict[str, list[float]]] = read_weights("questable.games.terrinoth.bots")


class TerrinothEvaluation(Evaluation):
    def __init__(self) -> None:
        super().__init__(WEIGHTS, ANY_QUEST)

    def weights_key(self, s: State) -> str:
        assert isinstance(s, TerrinothState)
        return s.cards.quests[s.quest].id

    def can_truncate(self, s: State) -> bool:
        """Not late in a quest: the evaluation would reward a party that only delays its defeat."""
        assert isinstance(s, TerrinothState)
        return s.round <= LATE

    def features(self, s: State) -> list[float]:
        assert isinstance(s, TerrinothState)
        return features(s)


def features(t: TerrinothState) -> list[float]:
    health = 0.0
    worst = 1.0
    standing = 0
    tokens = 0.0
    items = 0
    classes = 0
    spent = 0
    foes = 0.0
    attack = 0.0
    for hero in range(t.count):
        if not t.standing(hero):
            continue
        standing += 1
        left = 1.0 - int(t.wounds[hero]) / t.health(hero)
        health += left
        worst = min(worst, left)
        tokens += int(t.tokens[hero])
        items += t.zones.size(ITEMS + hero)
        classes += 1 if t.classes[hero] >= 0 else 0
        spent += 4 - t.readied_cards(hero)
    heroes = float(max(t.count, 1))
    nemesis = 0.0
    for zone in range(SHADOWS + 1):
        if zone < ENGAGED + t.count or zone == SHADOWS:
            for i in range(t.zones.size(zone)):
                enemy = t.zones.at(zone, i)
                card = t.cards.of(enemy)
                if t.facedown[enemy]:
                    foes += 3.0
                    attack += 1.0
                elif card.rank == NEMESIS:
                    nemesis = int(card.health - t.enemy_wounds[enemy]) / 10.0
                    attack += int(card.attack)
                else:
                    foes += int(card.health - t.enemy_wounds[enemy])
                    attack += int(card.attack) if zone != SHADOWS else 0.5 * int(card.attack)
    track = max(len(t.cards.quests[t.quest].track) - 1, 1)
    peril = t.peril / track
    locations = float(t.zones.size(LOCATION_DECK))
    value = t.exploration_value()
    explored = min(int(t.progress) / int(value), 1.0) if value > 0 else 1.0
    found = [
        1.0,
        health / heroes,
        worst,
        int(standing - t.count) / 1.0,
        tokens / heroes,
        items / heroes,
        classes / heroes,
        spent / heroes,
        foes / (4.0 * heroes),
        attack / (2.0 * heroes),
        nemesis,
        float(t.zones.size(LAIR)),
        float(t.nemesis_down),
        peril,
        peril * peril,
        locations,
        explored,
        float(t.explored),
        locations * peril,
        health / heroes * peril,
        float(t.count == 2),
        float(t.count == 4),
    ]
    size = len(t.quest_tokens)
    for token in range(size):
        there = float(int(t.quest_tokens[token]))
        for hero in range(t.count):
            there += int(t.hero_tokens[hero * size + token])
        found.append(there)
        found.append(float(int(t.location_tokens[token])))
    return found
