"""What the chance to win a quest is read from: the heroes, their foes, the way that is left and the quest's tokens."""

from questable.games.terrinoth.rules.constants import ENGAGED, ITEMS, LAIR, LOCATION_DECK, NEMESIS, SHADOWS
from questable.games.terrinoth.rules.state import TerrinothState


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
