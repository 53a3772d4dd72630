"""Prepared tables of Tenefyr: what can lie on one, and how it is set up. For tests, lessons and puzzles."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Final

import msgspec

from questable.games.tenefyr.game import TenefyrGame
from questable.games.tenefyr.rules import phases
from questable.games.tenefyr.rules.constants import BASIC, BASICS, BOSS, DECK, DISCARD, DUNGEON, LOOT, RESERVE
from questable.games.tenefyr.rules.state import LEVEL, REWARD, ROOM, TenefyrState
from questable.games.tenefyr.rules.zones import make_dungeon
from questable.kernel.errors import ConfigError
from questable.kernel.events import ALL
from questable.kernel.vec import zeros
from questable.play.scenario import Cards, ScenarioBuilder, ScenarioSpec, expand

NAMES: Final = ("Bob", "Suzie", "Jack", "Ann")  # the players by seat, as in the example of the rulebook
HEROES: Final[dict[int, list[list[str]]]] = {
    1: [["barbarian", "bard"]],
    2: [["barbarian", "bard"], ["cleric", "thief"]],
    3: [["barbarian"], ["bard"], ["cleric"]],
    4: [["barbarian"], ["bard"], ["cleric"], ["thief"]],
}
DEFAULT_DECK: Final = ("basic-0", "basic-0", "basic-0")  # drawn whole, so that its player is asked nothing


@dataclass
class Scenario:
    """What lies on the table. Cards are named from the top of a pile down. Piles that are not named are empty, except
    decks (three Basic 0) and the Boss deck (as dealt)."""

    config: dict[str, object]
    seed: int = 1
    decks: dict[int, Sequence[str]] = field(default_factory=dict)
    discards: dict[int, Sequence[str]] = field(default_factory=dict)
    dungeons: dict[str, Sequence[str]] = field(default_factory=dict)  # `dungeon-1` …, `boss`
    levels: dict[str, int] = field(default_factory=dict)
    rewards: dict[str, str] = field(default_factory=dict)
    reserve: Sequence[str] = ()  # dungeon cards join the pile of their level, Basics lie beside it
    track: int | None = None
    token: int | None = None


class DungeonSpec(msgspec.Struct, forbid_unknown_fields=True):
    cards: Cards = []
    level: int | None = None
    reward: str | None = None


class TenefyrSpec(ScenarioSpec, kw_only=True):
    """A table as YAML describes it. Players go by name."""

    players: Annotated[int, msgspec.Meta(ge=1, le=4)] = 3
    heroes: list[list[str]] | None = None
    start: str = "Bob"
    difficulty: str = "normal"
    boss: str = "random"
    mode: str = "standard"
    edition: int = 2019
    decks: dict[str, Cards] = msgspec.field(default_factory=dict)
    discards: dict[str, Cards] = msgspec.field(default_factory=dict)
    dungeons: dict[str, Cards | DungeonSpec] = msgspec.field(default_factory=dict)
    reserve: Cards = msgspec.field(default_factory=list)
    boss_token: int | None = None

    def seat(self, name: str) -> int:
        seated = NAMES[: self.players]
        if name not in seated:
            raise ConfigError(f"{name!r} is nobody here; allowed: {', '.join(seated)}.")
        return seated.index(name)

    def scenario(self) -> Scenario:
        config: dict[str, object] = {
            "players": self.players,
            "heroes": self.heroes or HEROES[self.players],
            "starting_player": self.seat(self.start),
            "difficulty": self.difficulty,
            "boss": self.boss,
            "mode": self.mode,
            "edition": self.edition,
        }
        dungeons = {
            name: spec if isinstance(spec, DungeonSpec) else DungeonSpec(spec) for name, spec in self.dungeons.items()
        }
        return Scenario(
            config,
            self.seed,
            decks={self.seat(name): expand(cards) for name, cards in self.decks.items()},
            discards={self.seat(name): expand(cards) for name, cards in self.discards.items()},
            dungeons={name: expand(dungeon.cards) for name, dungeon in dungeons.items()},
            levels={name: dungeon.level for name, dungeon in dungeons.items() if dungeon.level is not None},
            rewards={name: dungeon.reward for name, dungeon in dungeons.items() if dungeon.reward is not None},
            reserve=expand(self.reserve),
            track=self.boss_token,
        )


def prepare_spec(game: TenefyrGame, table: Mapping[str, Any]) -> tuple[TenefyrState, int]:
    """The state that YAML describes, and its seed."""
    spec = msgspec.convert(table, TenefyrSpec)
    return prepare(game, spec.scenario()), spec.seed


def prepare(game: TenefyrGame, scenario: Scenario) -> TenefyrState:
    """The state that a scenario describes, with the party in the village."""
    t = game.new(scenario.config, scenario.seed)
    boss = t.zones.listed(DUNGEON + BOSS)
    builder = ScenarioBuilder(t)
    t.known = zeros(len(t.cards.card_of))
    for dungeon in range(t.dungeon_count()):
        t.dungeons[dungeon * ROOM + REWARD] = -1
        t.set_face_up(dungeon, 0)
    for name, cards in scenario.dungeons.items():
        fill_dungeon(t, builder, name, cards)
    if "boss" not in scenario.dungeons:
        builder.claim(boss)
        t.zones.fill(DUNGEON + BOSS, boss)
        t.set_face_up(BOSS, 1)
    for name, level in scenario.levels.items():
        t.dungeons[dungeon_number(t, name) * ROOM + LEVEL] = level
    for name, reward in scenario.rewards.items():
        t.dungeons[dungeon_number(t, name) * ROOM + REWARD] = builder.take(reward)
    for seat in range(t.players):
        builder.fill_pile(DECK + seat, scenario.decks.get(seat, DEFAULT_DECK))
        builder.fill(DISCARD + seat, scenario.discards.get(seat, ()))
    fill_reserve(t, builder, scenario.reserve)
    if scenario.track is not None:
        t.track = scenario.track
    if scenario.token is not None:
        t.token = scenario.token
    t.reveals = 0
    builder.start(phases.GAME)
    return t


def fill_dungeon(t: TenefyrState, builder: ScenarioBuilder, name: str, cards: Sequence[str]) -> None:
    dungeon = dungeon_number(t, name)
    builder.fill_pile(DUNGEON + dungeon, cards)
    if cards:
        t.set_face_up(dungeon, 1)
        t.known[t.zones.top(DUNGEON + dungeon)] = ALL


def fill_reserve(t: TenefyrState, builder: ScenarioBuilder, cards: Sequence[str]) -> None:
    for name in cards:
        card = builder.take(name)
        number = t.cards.card_of[card]
        if t.cards.kind[number] == LOOT:
            t.known[card] = 0
            t.zones.push(RESERVE + t.cards.level[number], card)
        elif t.cards.kind[number] == BASIC:
            t.known[card] = ALL
            t.zones.push(BASICS, card)
        else:
            raise ConfigError(f"{name!r} cannot lie in the Reserve; allowed: dungeon cards and Basic cards.")


def dungeon_number(t: TenefyrState, name: str) -> int:
    """The number of a dungeon by its name. The next one that does not exist yet is made."""
    if name == "boss":
        return BOSS
    head, _, tail = name.partition("-")
    if head != "dungeon" or not tail.isdigit() or not 1 <= int(tail) <= t.dungeon_count():
        raise ConfigError(f"There is no place {name!r}; allowed: boss, dungeon-1 to dungeon-{t.dungeon_count() - 1}.")
    if int(tail) == t.dungeon_count():
        make_dungeon(t, 1)
    return int(tail)
