"""Prepared tables of Terrinoth: what can lie on one, and how it is set up. For tests, lessons and puzzles."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

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
from questable.kernel.vec import empty
from questable.play.scenario import Cards, ScenarioBuilder, ScenarioSpec, expand

# The step of the round at which each phase begins.
PHASES: Final = {"round": 0, "enemy": 3, "peril": 6, "travel": 7, "end": 8}


@dataclass
class Scenario:
    """What lies on the table. Decks are named from the top down. What is not named is empty. Heroes go by number."""

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


class HeroSpec(msgspec.Struct, forbid_unknown_fields=True):
    """A hero and what lies before them. `exhausted`: the actions of exhausted activation cards."""

    engaged: Cards = []
    wounds: int = 0
    tokens: int = 0
    items: Cards = []
    conditions: Cards = []
    exhausted: Cards = []
    upgrades: Cards = []


class TerrinothSpec(ScenarioSpec, kw_only=True):
    """A table as YAML describes it. One player leads all heroes, who are named from the party leader on."""

    quest: str
    heroes: dict[str, HeroSpec]
    location: str
    progress: int = 0
    peril: int = 0
    shadows: Cards = msgspec.field(default_factory=list)
    facedown: Cards = msgspec.field(default_factory=list)
    enemy_deck: Cards = msgspec.field(default_factory=list)
    enemy_discard: Cards = msgspec.field(default_factory=list)
    enemy_wounds: dict[str, int] = msgspec.field(default_factory=dict)
    location_deck: Cards = msgspec.field(default_factory=list)
    exploration_deck: Cards = msgspec.field(default_factory=list)
    exploration_discard: Cards = msgspec.field(default_factory=list)

    def config(self) -> dict[str, object]:
        return {"players": 1, "heroes": [list(self.heroes)], "quest": self.quest, "leader": 0}

    def scenario(self) -> Scenario:
        heroes = list(enumerate(self.heroes.values()))
        return Scenario(
            self.config(),
            self.seed,
            location=self.location,
            progress=self.progress,
            peril=self.peril,
            shadows=expand(self.shadows),
            facedown=expand(self.facedown),
            enemy_deck=expand(self.enemy_deck),
            enemy_discard=expand(self.enemy_discard),
            enemy_wounds=self.enemy_wounds,
            location_deck=self.location_deck,
            exploration_deck=expand(self.exploration_deck),
            exploration_discard=expand(self.exploration_discard),
            engaged={number: expand(hero.engaged) for number, hero in heroes},
            wounds={number: hero.wounds for number, hero in heroes},
            tokens={number: hero.tokens for number, hero in heroes},
            items={number: expand(hero.items) for number, hero in heroes},
            conditions={number: hero.conditions for number, hero in heroes},
            exhausted_cards={number: hero.exhausted for number, hero in heroes},
            upgrades={number: hero.upgrades for number, hero in heroes},
        )


class TerrinothBuilder(ScenarioBuilder):
    def __init__(self, t: TerrinothState) -> None:
        super().__init__(t)
        self.t = t

    def check(self, name: str) -> None:
        cards = self.t.cards
        number = cards.number[name]
        if cards.cards[number].rank == NEMESIS and number != cards.quests[self.t.quest].nemesis:
            raise ConfigError(f"{name!r} is the nemesis of another quest.")


def prepare_spec(game: TerrinothGame, table: Mapping[str, Any]) -> tuple[TerrinothState, int]:
    """The state that YAML describes, and its seed."""
    spec = msgspec.convert(table, TerrinothSpec)
    return prepare(game, spec.scenario()), spec.seed


def prepare(game: TerrinothGame, scenario: Scenario) -> TerrinothState:
    """The state that a scenario describes, at the start of a round or of one of its phases. It records events."""
    if scenario.phase not in PHASES:
        raise ConfigError(f"There is no phase {scenario.phase!r}; allowed: {', '.join(PHASES)}.")
    t = game.new(scenario.config, scenario.seed)
    last = len(t.cards.quests[t.quest].track) - 1
    if not 0 <= scenario.peril <= last:
        raise ConfigError(f"There is no space {scenario.peril} on the peril track; allowed: 0 to {last}.")
    builder = TerrinothBuilder(t)
    names = instance_names(t.card_set.card_ids, t.card_set.card_of)
    for column in (t.enemy_wounds, t.exhausted, t.facedown):
        for i in range(len(column)):
            column[i] = 0
    fill_zones(t, builder, scenario)
    nemesis = t.cards.first[t.cards.quests[t.quest].nemesis]
    if scenario.lair and t.engaged_with(nemesis) < 0 and not t.in_shadows(nemesis):
        t.zones.push(LAIR, nemesis)
    for hero in range(t.count):
        fill_hero(t, hero, scenario)
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
    t.record()
    builder.start(phases.ROUND, PHASES[scenario.phase])
    return t


def fill_zones(t: TerrinothState, builder: ScenarioBuilder, scenario: Scenario) -> None:
    for hero, cards in scenario.engaged.items():
        builder.fill(ENGAGED + hero, cards)
    builder.fill(SHADOWS, [*scenario.shadows, *scenario.facedown])
    for i in range(len(scenario.facedown)):
        t.facedown[t.zones.at(SHADOWS, len(scenario.shadows) + i)] = 1
    builder.fill(LOCATION, [scenario.location])
    builder.fill_pile(LOCATION_DECK, scenario.location_deck)
    builder.fill_pile(ENEMY_DECK, scenario.enemy_deck)
    builder.fill(ENEMY_DISCARD, scenario.enemy_discard)
    builder.fill_pile(EXPLORE_DECK, scenario.exploration_deck)
    builder.fill(EXPLORE_DISCARD, scenario.exploration_discard)
    for hero, cards in scenario.items.items():
        builder.fill(ITEMS + hero, cards)


def fill_hero(t: TerrinothState, hero: int, scenario: Scenario) -> None:
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
