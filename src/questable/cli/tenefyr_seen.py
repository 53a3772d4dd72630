"""What a seat can see, with types: `state.view(seat)` as the terminal reads it."""

import msgspec

from questable.kernel.state import State


class HandCard(msgspec.Struct):
    card: str
    borrowed: bool


class PlayedCard(msgspec.Struct):
    card: str
    power: int
    borrowed: bool
    removed: bool


class Deck(msgspec.Struct):
    count: int
    cards: dict[str, int]
    next: list[str | None]


class Seat(msgspec.Struct):
    heroes: list[str]
    deck: Deck
    hand: list[HandCard]
    discard: list[str]
    played: list[PlayedCard]
    total: int
    exhausted: bool
    hand_bonus: int


class Symbol(msgspec.Struct):
    space: int
    count: int
    level: int


class Track(msgspec.Struct):
    space: int
    skull: int
    symbols: list[Symbol]
    boss_attacks: bool


class Dungeon(msgspec.Struct):
    place: str
    level: int | None
    count: int
    top: str | None
    below: list[str | None]
    reward: str | None


class Part(msgspec.Struct):
    """One reason why the enemy's power is what it is."""

    reason: str
    card: str | None
    amount: int


class Combat(msgspec.Struct):
    enemy: str
    power: int
    why: list[Part]
    party: int
    needed: int
    short: int
    turn: int
    turns: int
    active: int | None
    rules_ignored: bool
    redraws: int
    redraw_limit: int | None
    victor: int | None


class Figures(msgspec.Struct):
    won: int
    lost: int
    cleared: int
    highest_power: int


class Achievement(msgspec.Struct):
    id: str
    why: dict[str, int | str]


class View(msgspec.Struct):
    outcome: str | None
    players: int
    mode: str
    difficulty: str
    boss: str | None
    starting_player: int
    track: Track
    dungeons: list[Dungeon]
    current: str | None
    combat: Combat | None
    seats: list[Seat]
    looked: list[str]
    figures: Figures
    achievements: list[Achievement]


def look(table: State, seat: int | None) -> View:
    return msgspec.convert(table.view(seat), View)
