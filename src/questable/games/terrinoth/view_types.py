"""The view of Terrinoth as typed structures for clients: `state.view(seat)` and `Update.view`.

`view.py` builds the view; a test checks that it matches these types. The decision in a view has no texts;
`Update.decision` has them.
"""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from questable.kernel.view_part import ViewPart


class TerrinothPeril(ViewPart):
    space: int
    track: list[Any]


class TerrinothLocation(ViewPart):
    card: str
    progress: int
    value: int
    explored: bool
    tokens: dict[str, int]


class TerrinothReason(ViewPart):
    """A change to a stat of an enemy and the card that causes it."""

    figure: Literal["health", "attack", "resilience"]
    card: str
    amount: int


class TerrinothEnemy(ViewPart):
    """An enemy. A face-down enemy has only `card`, and only for seats that have seen it."""

    card: str | None
    facedown: bool
    wounds: int | None = None
    health: int | None = None
    attack: int | None = None
    resilience: int | None = None
    exhausted: bool | None = None
    why: list[TerrinothReason] | None = None  # changes to the printed stats


class TerrinothActivation(ViewPart):
    card: str
    exhausted: bool


class TerrinothHero(ViewPart):
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


class TerrinothKnownCard(ViewPart):
    depth: int
    card: str


class TerrinothDeck(ViewPart):
    count: int
    known: list[TerrinothKnownCard]


class TerrinothDie(ViewPart):
    """A rolled die: the number of its face, as in options, and the results on it."""

    face: int
    results: list[Literal["success", "critical", "defense", "counterattack", "threat"]]


class TerrinothAction(ViewPart):
    action: str
    in_progress: bool
    hero_dice: list[TerrinothDie]
    enemy_dice: list[TerrinothDie]
    successes: int
    defenses: int
    targets: list[str | None]
    target_hero: int | None


class TerrinothView(ViewPart):
    """What a seat sees of Heroes of Terrinoth. Heroes are identified by number; `seat` is the player of a hero."""

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


def read_view(view: Mapping[str, Any]) -> TerrinothView:
    return msgspec.convert(view, TerrinothView)
