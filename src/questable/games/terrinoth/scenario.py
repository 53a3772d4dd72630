"""A prepared state of Terrinoth: exactly the cards that are named, where they are named."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from questable.games.terrinoth.game import TerrinothGame
from questable.games.terrinoth.rules import phases
from questable.games.terrinoth.rules.constants import (
    ACTIONS,
    CONDITIONS,
    ENEMY_DECK,
    ENEMY_DISCARD,
    ENGAGED,
    EXPLORE_DECK,
    EXPLORE_DISCARD,
    ITEMS,
    LAIR,
    LOCATION,
    LOCATION_DECK,
    NEMESIS,
    SHADOWS,
)
from questable.games.terrinoth.rules.state import TerrinothState
from questable.kernel.codec import instance_names
from questable.kernel.errors import ConfigError
from questable.kernel.state import FRAME, PC
from questable.kernel.vec import empty

# Where the phases begin among the steps of a round.
PHASES = {"round": 0, "enemy": 3, "peril": 6, "travel": 7, "end": 8}


@dataclass
class Scenario:
    """What lies on the table. Decks are named from the top down; what is not named is empty. Heroes go by number."""

    config: dict[str, object]
    seed: int = 1
    location: str = "roadside-inn"
    progress: int = 0
    peril: int = 0
    lair: bool = True
    engaged: dict[int, Sequence[str]] = field(default_factory=dict)
    shadows: Sequence[str] = ()
    facedown: Sequence[str] = ()
    enemy_deck: Sequence[str] = ()
    enemy_discard: Sequence[str] = ()
    location_deck: Sequence[str] = ()
    exploration_deck: Sequence[str] = ()
    exploration_discard: Sequence[str] = ()
    items: dict[int, Sequence[str]] = field(default_factory=dict)
    wounds: dict[int, int] = field(default_factory=dict)
    tokens: dict[int, int] = field(default_factory=dict)
    conditions: dict[int, Sequence[str]] = field(default_factory=dict)
    exhausted_cards: dict[int, Sequence[str]] = field(default_factory=dict)  # actions: attack, explore, rest, aid
    upgrades: dict[int, Sequence[str]] = field(default_factory=dict)  # advanced activation cards
    enemy_wounds: dict[str, int] = field(default_factory=dict)  # `bandit`, `bandit#2`
    exhausted_enemies: Sequence[str] = ()
    quest_tokens: dict[str, int] = field(default_factory=dict)
    location_tokens: dict[str, int] = field(default_factory=dict)
    hero_tokens: dict[int, dict[str, int]] = field(default_factory=dict)
    phase: str = "round"  # where the round is entered: round, enemy, peril, travel or end


def prepare(game: TerrinothGame, scenario: Scenario) -> TerrinothState:
    """The state that a scenario describes, at the start of a round or of one of its phases; events are kept."""
    if scenario.phase not in PHASES:
        raise ConfigError(f"There is no phase {scenario.phase!r}; allowed: {', '.join(PHASES)}.")
    t = game.new(scenario.config, scenario.seed)
    last = len(t.cards.quests[t.quest].track) - 1
    if not 0 <= scenario.peril <= last:
        raise ConfigError(f"There is no space {scenario.peril} on the peril track; allowed: 0 to {last}.")
    for zone in range(t.zones.count()):
        t.zones.fill(zone, [])
    names = instance_names(t.card_set.card_ids, t.card_set.card_of)
    free: dict[str, list[int]] = {}
    for instance, card in enumerate(t.card_set.card_of):
        free.setdefault(t.card_set.card_ids[card], []).append(instance)

    def take(name: str) -> int:
        if name not in free:
            raise ConfigError(f"There is no card {name!r}.")
        if not free[name]:
            raise ConfigError(f"All copies of {name!r} are placed already.")
        number = t.cards.number[name]
        if t.cards.cards[number].rank == NEMESIS and number != t.cards.quests[t.quest].nemesis:
            raise ConfigError(f"{name!r} is the nemesis of another quest.")
        return free[name].pop(0)

    def lay(zone: int, cards: Sequence[str]) -> None:
        t.zones.fill(zone, [take(card) for card in cards])

    for column in (t.enemy_wounds, t.exhausted, t.facedown):
        for i in range(len(column)):
            column[i] = 0
    for hero, cards in scenario.engaged.items():
        lay(ENGAGED + hero, cards)
    lay(SHADOWS, [*scenario.shadows, *scenario.facedown])
    for i in range(len(scenario.facedown)):
        t.facedown[t.zones.at(SHADOWS, len(scenario.shadows) + i)] = 1
    lay(LOCATION, [scenario.location])
    lay(LOCATION_DECK, list(reversed(scenario.location_deck)))
    lay(ENEMY_DECK, list(reversed(scenario.enemy_deck)))
    lay(ENEMY_DISCARD, scenario.enemy_discard)
    lay(EXPLORE_DECK, list(reversed(scenario.exploration_deck)))
    lay(EXPLORE_DISCARD, scenario.exploration_discard)
    for hero, cards in scenario.items.items():
        lay(ITEMS + hero, cards)
    nemesis = t.cards.first[t.cards.quests[t.quest].nemesis]
    if scenario.lair and t.engaged_with(nemesis) < 0 and not t.in_shadows(nemesis):
        t.zones.push(LAIR, nemesis)
    for hero in range(t.count):
        t.wounds[hero] = scenario.wounds.get(hero, 0)
        t.tokens[hero] = scenario.tokens.get(hero, 0)
        t.conditions[hero] = 0
        for condition in scenario.conditions.get(hero, ()):
            t.conditions[hero] = t.conditions[hero] | 1 << CONDITIONS[condition]
        for upgrade in scenario.upgrades.get(hero, ()):
            number = t.cards.number[upgrade]
            t.acts[hero * 4 + t.cards.cards[number].action] = t.cards.first[number]
            t.classes[hero] = t.cards.cards[number].hero_class
        for action in scenario.exhausted_cards.get(hero, ()):
            t.spent[hero * 4 + ACTIONS[action]] = 1
        for token, count in scenario.hero_tokens.get(hero, {}).items():
            t.hero_tokens[hero * len(t.cards.tokens) + t.cards.tokens.index(token)] = count
    for name, wounds in scenario.enemy_wounds.items():
        t.enemy_wounds[names.index(name)] = wounds
    for name in scenario.exhausted_enemies:
        t.exhausted[names.index(name)] = 1
    for i, name in enumerate(t.cards.tokens):
        t.quest_tokens[i] = scenario.quest_tokens.get(name, 0)
        t.location_tokens[i] = scenario.location_tokens.get(name, 0)
    t.progress = scenario.progress
    t.explored = 1 if t.progress >= t.exploration_value() else 0
    t.peril = scenario.peril
    t.round = 0 if scenario.phase == "round" else 1
    t.active = t.leader
    t.queue = empty()
    t.used = empty()
    t.asking = 0
    t.options = empty()
    t.top = -FRAME
    t.record()
    t.push(phases.ROUND, -1, -1)
    t.set(PC, PHASES[scenario.phase])
    t.advance()
    return t
