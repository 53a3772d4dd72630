"""What a seat can see of Terrinoth, with types: `state.view(seat)` as the terminal reads it."""

import msgspec

from questable.kernel.state import State


class Peril(msgspec.Struct):
    space: int
    track: list[str]  # colours


class Location(msgspec.Struct):
    card: str
    progress: int
    value: int
    explored: bool
    tokens: dict[str, int]


class Enemy(msgspec.Struct):
    """A face-down one has a name only for those who have looked at it, and no numbers."""

    card: str | None
    facedown: bool
    wounds: int = 0
    health: int = 0
    attack: int = 0
    resilience: int = 0
    exhausted: bool = False


class Activation(msgspec.Struct):
    card: str
    exhausted: bool


class Hero(msgspec.Struct):
    hero: str
    seat: int
    defeated: bool
    wounds: int
    health: int
    tokens: int
    conditions: list[str]
    hero_class: str | None = msgspec.field(name="class")
    cards: list[Activation]
    items: list[str]
    engaged: list[Enemy]
    quest_tokens: dict[str, int]


class Known(msgspec.Struct):
    depth: int
    card: str


class Deck(msgspec.Struct):
    count: int
    known: list[Known]


class Die(msgspec.Struct):
    face: int
    results: list[str]


class Action(msgspec.Struct):
    action: str
    in_progress: bool
    hero_dice: list[Die]
    enemy_dice: list[Die]
    successes: int
    defenses: int
    targets: list[str | None]
    target_hero: int | None


class View(msgspec.Struct):
    outcome: str | None
    players: int
    quest: str
    grim: bool
    round: int
    leader: int
    active: int
    peril: Peril
    quest_tokens: dict[str, int]
    location: Location | None
    locations_left: int
    locations_left_behind: list[str]
    heroes: list[Hero]
    shadows: list[Enemy]
    lair: list[Enemy]
    nemesis_defeated: bool
    enemy_deck: Deck
    enemy_discard: list[str]
    exploration_deck: Deck
    exploration_discard: list[str]
    looked: list[str | None]
    action: Action | None


def look(table: State, seat: int | None) -> View:
    return msgspec.convert(table.view(seat), View)
