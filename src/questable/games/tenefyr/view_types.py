"""The view of Tenefyr as typed structures for clients: `state.view(seat)` and `Update.view`.

`view.py` builds the view; a test checks that it matches these types. The decision in a view has no texts;
`Update.decision` has them.
"""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from questable.kernel.view_part import ViewPart


class TenefyrHandCard(ViewPart):
    card: str
    borrowed: bool


class TenefyrPlayedCard(ViewPart):
    card: str
    power: int  # current power
    borrowed: bool
    removed: bool  # moves to the Reserve when the combat ends


class TenefyrDeck(ViewPart):
    count: int
    cards: dict[str, int]  # contents by card id; the order is hidden
    next: list[str | None]  # from the top down to the lowest known card; null: unknown


class TenefyrSeat(ViewPart):
    heroes: list[str]
    deck: TenefyrDeck
    hand: list[TenefyrHandCard]
    discard: list[str]
    played: list[TenefyrPlayedCard]
    total: int
    exhausted: bool
    hand_bonus: int


class TenefyrSymbol(ViewPart):
    space: int
    count: int
    level: int


class TenefyrTrack(ViewPart):
    space: int
    skull: int
    starts: dict[str, int]
    symbols: list[TenefyrSymbol]
    boss_attacks: bool


class TenefyrDungeon(ViewPart):
    place: str
    level: int | None
    count: int
    top: str | None
    below: list[str | None]  # face-down cards from the top; null: unknown
    reward: str | None
    made: bool  # added during the game by a card


class TenefyrReason(ViewPart):
    """A part of the enemy's power."""

    reason: Literal["printed", "effects", "continuous"]
    card: str | None
    amount: int


class TenefyrCombat(ViewPart):
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


class TenefyrReserve(ViewPart):
    count: int
    known: list[str]


class TenefyrModifier(ViewPart):
    modifier: int
    player: int | None
    duration: str
    in_force: bool


class TenefyrFigures(ViewPart):
    won: int
    lost: int
    cleared: int
    highest_power: int


class TenefyrAchievement(ViewPart):
    id: str
    why: dict[str, Any]


class TenefyrView(ViewPart):
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


def read_view(view: Mapping[str, Any]) -> TenefyrView:
    return msgspec.convert(view, TenefyrView)
