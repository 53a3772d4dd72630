"""A prepared state: exactly the cards that are named, where they are named. For tests, tutorials and puzzles."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from questable.games.tenefyr.game import TenefyrGame
from questable.games.tenefyr.rules import phases
from questable.games.tenefyr.rules.constants import BASIC, BASICS, BOSS, DECK, DISCARD, DUNGEON, LOOT, RESERVE
from questable.games.tenefyr.rules.state import LEVEL, REWARD, ROOM, TenefyrState
from questable.games.tenefyr.rules.zones import make_dungeon
from questable.kernel.errors import ConfigError
from questable.kernel.events import ALL
from questable.kernel.state import FRAME
from questable.kernel.vec import empty, zeros

UNNAMED_DECK = ("basic-0", "basic-0", "basic-0")  # drawn whole, so that a player who is not named is asked nothing


@dataclass
class Scenario:
    """What lies on the table. Cards are named from the top of a pile down; piles not named are empty, except decks
    (three Basic 0) and the Boss deck (as dealt)."""

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


def prepare(game: TenefyrGame, scenario: Scenario) -> TenefyrState:
    """The state that a scenario describes, with the party in the village."""
    t = game.new(scenario.config, scenario.seed)
    free = Free(t)
    boss = t.zones.listed(DUNGEON + BOSS)
    for zone in range(t.zones.count()):
        t.zones.fill(zone, [])
    t.known = zeros(len(t.cards.card_of))
    for dungeon in range(t.dungeon_count()):
        t.dungeons[dungeon * ROOM + REWARD] = -1
        t.set_face_up(dungeon, 0)
    for place, cards in scenario.dungeons.items():
        lay_out(t, free, place, cards)
    if "boss" not in scenario.dungeons:
        free.claim(boss)
        t.zones.fill(DUNGEON + BOSS, boss)
        t.set_face_up(BOSS, 1)
    for place, level in scenario.levels.items():
        t.dungeons[number_of(t, place) * ROOM + LEVEL] = level
    for place, reward in scenario.rewards.items():
        t.dungeons[number_of(t, place) * ROOM + REWARD] = free.take(reward)
    for seat in range(t.players):
        deck = scenario.decks.get(seat, UNNAMED_DECK)
        t.zones.fill(DECK + seat, [free.take(card) for card in reversed(deck)])
        t.zones.fill(DISCARD + seat, [free.take(card) for card in scenario.discards.get(seat, ())])
    for name in scenario.reserve:
        card = free.take(name)
        t.known[card] = ALL
        number = t.cards.card_of[card]
        if t.cards.kind[number] == LOOT:
            t.known[card] = 0
            t.zones.push(RESERVE + t.cards.level[number], card)
        elif t.cards.kind[number] == BASIC:
            t.zones.push(BASICS, card)
        else:
            raise ConfigError(f"{name!r} cannot lie in the Reserve; allowed: dungeon cards and Basic cards.")
    if scenario.track is not None:
        t.track = scenario.track
    if scenario.token is not None:
        t.token = scenario.token
    t.reveals = 0
    begin(t)
    return t


def begin(t: TenefyrState) -> None:
    """Ask the party anew where it goes: what was prepared is what it finds."""
    t.asking = 0
    t.options = empty()
    t.top = -FRAME
    t.push(phases.GAME, -1, -1)
    t.advance()


def lay_out(t: TenefyrState, free: "Free", place: str, cards: Sequence[str]) -> None:
    dungeon = number_of(t, place)
    t.zones.fill(DUNGEON + dungeon, [free.take(card) for card in reversed(cards)])
    if cards:
        t.set_face_up(dungeon, 1)
        t.known[t.zones.top(DUNGEON + dungeon)] = ALL


def number_of(t: TenefyrState, place: str) -> int:
    """The number of a dungeon by its name; one that is not there yet is made."""
    if place == "boss":
        return BOSS
    head, _, tail = place.partition("-")
    if head != "dungeon" or not tail.isdigit() or not 1 <= int(tail) <= t.dungeon_count():
        raise ConfigError(f"There is no place {place!r}; allowed: boss, dungeon-1 to dungeon-{t.dungeon_count() - 1}.")
    if int(tail) == t.dungeon_count():
        make_dungeon(t, 1)
    return int(tail)


class Free:
    """The card instances that no pile has claimed yet."""

    def __init__(self, t: TenefyrState) -> None:
        self.by_name: dict[str, list[int]] = {}
        for instance, card in enumerate(t.card_set.card_of):
            self.by_name.setdefault(t.card_set.card_ids[card], []).append(instance)
        self.names: Mapping[int, str] = {
            instance: name for name, instances in self.by_name.items() for instance in instances
        }

    def take(self, name: str) -> int:
        left = self.by_name.get(name)
        if left is None:
            raise ConfigError(f"There is no card {name!r}.")
        if not left:
            raise ConfigError(f"All copies of {name!r} are placed already.")
        return left.pop(0)

    def claim(self, instances: list[int]) -> None:
        for instance in instances:
            self.by_name[self.names[instance]].remove(instance)
