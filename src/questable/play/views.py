"""The views of both games with types, for who writes a client: what `state.view(seat)` gives, and `Update.view` holds.

The views themselves are made by each game (`tenefyr/view.py`, `terrinoth/view.py`); a test holds these types to them.
The decision in a view is the bare one; `Update.decision` is the same with texts.
"""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from questable.kernel.state import State


class Seen(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a view."""


# ---- Tenefyr


class TenefyrHandCard(Seen):
    card: str
    borrowed: bool


class TenefyrPlayedCard(Seen):
    card: str
    power: int  # what it is worth now
    borrowed: bool
    removed: bool  # it leaves the game when the combat ends


class TenefyrDeck(Seen):
    count: int
    cards: dict[str, int]  # what is still in it; its order is not known
    next: list[str | None]  # from the top, as far down as a card is known


class TenefyrSeat(Seen):
    heroes: list[str]
    deck: TenefyrDeck
    hand: list[TenefyrHandCard]
    discard: list[str]
    played: list[TenefyrPlayedCard]
    total: int
    exhausted: bool
    hand_bonus: int


class TenefyrSymbol(Seen):
    space: int
    count: int
    level: int


class TenefyrTrack(Seen):
    space: int
    skull: int
    starts: dict[str, int]
    symbols: list[TenefyrSymbol]
    boss_attacks: bool


class TenefyrDungeon(Seen):
    place: str
    level: int | None
    count: int
    top: str | None
    below: list[str | None]  # face down; the names of those that you know
    reward: str | None
    made: bool  # by a card, in play


class TenefyrReason(Seen):
    """A part of the enemy's power."""

    reason: Literal["printed", "effects", "continuous"]
    card: str | None
    amount: int


class TenefyrCombat(Seen):
    enemy: str
    power: int
    why: list[TenefyrReason]
    party: int
    needed: int
    short: int
    cap: int | None
    turn: int
    turns: int
    order: list[int]
    extra: list[int]
    active: int | None
    only_in_last_turn: bool
    rules_ignored: bool
    hand_size: int | None
    redraws: int
    redraw_limit: int | None
    victor: int | None


class TenefyrReserve(Seen):
    count: int
    known: list[str]


class TenefyrModifier(Seen):
    modifier: int
    player: int | None
    duration: str
    in_force: bool


class TenefyrFigures(Seen):
    won: int
    lost: int
    cleared: int
    highest_power: int


class TenefyrAchievement(Seen):
    id: str
    why: dict[str, Any]


class TenefyrView(Seen):
    """What a seat sees of Heroes of Tenefyr."""

    game: Literal["tenefyr"]
    seat: int | None
    revision: int
    outcome: str | None
    players: int
    mode: str
    difficulty: str
    edition: int
    drop_unused_heroes: bool
    boss: str | None
    starting_player: int
    track: TenefyrTrack
    dungeons: list[TenefyrDungeon]
    current: str | None
    combat: TenefyrCombat | None
    seats: list[TenefyrSeat]
    reserve: list[TenefyrReserve]
    basics: dict[str, int]
    retired: list[str]
    unseen: dict[str, list[str]]
    looked: list[str]
    modifiers: list[TenefyrModifier]
    decision: dict[str, Any] | None
    figures: TenefyrFigures
    achievements: list[TenefyrAchievement]


def read_tenefyr(view: Mapping[str, Any]) -> TenefyrView:
    return msgspec.convert(view, TenefyrView)


def see_tenefyr(table: State, seat: int | None) -> TenefyrView:
    return read_tenefyr(table.view(seat))


# ---- Terrinoth


class TerrinothPeril(Seen):
    space: int
    track: list[Any]


class TerrinothLocation(Seen):
    card: str
    progress: int
    value: int
    explored: bool
    tokens: dict[str, int]


class TerrinothReason(Seen):
    """What changes a figure of an enemy, and by how much."""

    figure: Literal["health", "attack", "resilience"]
    card: str
    amount: int


class TerrinothEnemy(Seen):
    """An enemy; of one that is face down only `card` is told, to those who have looked at it."""

    card: str | None
    facedown: bool
    wounds: int | None = None
    health: int | None = None
    attack: int | None = None
    resilience: int | None = None
    exhausted: bool | None = None
    why: list[TerrinothReason] | None = None  # beside what is printed


class TerrinothActivation(Seen):
    card: str
    exhausted: bool


class TerrinothHero(Seen):
    hero: str
    seat: int
    defeated: bool
    wounds: int
    health: int
    tokens: int
    conditions: list[str]
    class_: str | None = msgspec.field(name="class")
    cards: list[TerrinothActivation]
    items: list[str]
    engaged: list[TerrinothEnemy]
    quest_tokens: dict[str, int]


class TerrinothKnownCard(Seen):
    depth: int
    card: str


class TerrinothDeck(Seen):
    count: int
    known: list[TerrinothKnownCard]


class TerrinothDie(Seen):
    """A die as it lies there: the number of its face, as in options, and what that face shows."""

    face: int
    results: list[Literal["success", "critical", "defense", "counterattack", "threat"]]


class TerrinothAction(Seen):
    action: str
    in_progress: bool
    hero_dice: list[TerrinothDie]
    enemy_dice: list[TerrinothDie]
    successes: int
    defenses: int
    targets: list[str | None]
    target_hero: int | None


class TerrinothView(Seen):
    """What a seat sees of Heroes of Terrinoth. Heroes go by number; each says whose seat it belongs to."""

    game: Literal["terrinoth"]
    seat: int | None
    revision: int
    outcome: str | None
    players: int
    quest: str
    grim: bool
    round: int
    leader: int
    active: int
    peril: TerrinothPeril
    quest_tokens: dict[str, int]
    location: TerrinothLocation | None
    locations_left: int
    locations_left_behind: list[str]
    heroes: list[TerrinothHero]
    shadows: list[TerrinothEnemy]
    lair: list[TerrinothEnemy]
    nemesis_defeated: bool
    enemy_deck: TerrinothDeck
    enemy_discard: list[str]
    exploration_deck: TerrinothDeck
    exploration_discard: list[str]
    looked: list[str | None]
    action: TerrinothAction | None
    decision: dict[str, Any] | None


def read_terrinoth(view: Mapping[str, Any]) -> TerrinothView:
    return msgspec.convert(view, TerrinothView)


def see_terrinoth(table: State, seat: int | None) -> TerrinothView:
    return read_terrinoth(table.view(seat))
