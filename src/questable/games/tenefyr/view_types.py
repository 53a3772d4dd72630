"""The view of Tenefyr with types, for clients: what `state.view(seat)` gives and `Update.view` holds.

`view.py` makes the view; a test holds these types to it. The decision in a view is the bare one; `Update.decision` is
the same with texts.
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
    power: int  # what it is worth now
    borrowed: bool
    removed: bool  # it leaves the game when the combat ends


class TenefyrDeck(ViewPart):
    count: int
    cards: dict[str, int]  # what is still in it; its order is not known
    next: list[str | None]  # from the top, as far down as a card is known


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
    below: list[str | None]  # face down; the names of those that you know
    reward: str | None
    made: bool  # by a card, in play


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
