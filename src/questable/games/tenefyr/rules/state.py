"""The state of a game of Tenefyr: all numbers and vectors, by name."""

from typing import Final, cast

from mypy_extensions import i64

from questable.games.tenefyr.rules.card_set import TenefyrCardSet
from questable.games.tenefyr.rules.constants import (
    BASICS,
    BOSS,
    DECK,
    DISCARD,
    DUNGEON,
    EVENTS,
    HAND,
    LOOKED,
    PLAYED,
    PLAYER_ZONES,
    RESERVE,
)
from questable.kernel.events import EventKind
from questable.kernel.rng import Rng
from questable.kernel.state import State
from questable.kernel.vec import EMPTY_VEC, Vec
from questable.kernel.zones import Zones

# Fields of one dungeon in the vector `dungeons`.
LEVEL: Final = 0  # 0 for the Boss deck, which has no level
REWARD: Final = 1  # card instance; -1: none
FACE_UP: Final = 2  # 1: the top card is revealed
MADE: Final = 3  # 1: created during the game for an enemy that had no other dungeon to move to (TEN-FX-8)
ROOM: Final = 4  # fields per dungeon

# Flags of a card in play.
BORROWED: Final = 1
LEAVING: Final = 2  # moves to the Reserve at the end of the combat

# Attribute names of the numbers (SCALARS) and vectors (COLUMNS). Saved games and digests use them: do not rename.
SCALARS: Final = (
    "players",
    "difficulty",
    "boss",
    "quick",
    "edition",
    "dropped",
    "token",
    "track",
    "attacked",
    "current",
    "enemy",
    "first",
    "turn",
    "seat",
    "delta",
    "ignored",
    "short",
    "redraws",
    "bonus_now",
    "victor",
    "looter",
    "lost",
    "kicked",
    "cleared",
    "won_count",
    "lost_count",
    "cleared_count",
    "thief_uses",
    "peak",
    "one_turn_boss",
    "goblin_home",
    "level1_cleared",
    "level5_entered",
    "struck",
    "last_struck",
)
COLUMNS: Final = ("heroes", "dungeons", "worth", "minus", "flags", "total", "bonus", "doubling", "extra", "modifiers")


class TenefyrState(State):
    __slots__ = ("cards", *SCALARS, *COLUMNS)

    def __init__(self, card_set: TenefyrCardSet, rng: Rng, zones: Zones) -> None:
        super().__init__(card_set, rng, zones)
        self.cards: Final[TenefyrCardSet] = card_set
        # set-up
        self.players: i64 = 0
        self.difficulty: i64 = 0
        self.boss: i64 = -1
        self.quick: i64 = 0
        self.edition: i64 = 2019
        self.dropped: i64 = 0
        self.heroes: Vec = EMPTY_VEC  # by seat: bit set of heroes
        # village
        self.token: i64 = 0  # seat that holds the starting player token
        self.track: i64 = 0
        self.attacked: i64 = 0  # 1: the Boss token has reached the skull
        self.dungeons: Vec = EMPTY_VEC
        self.current: i64 = -1  # dungeon the party is in; -1: none
        # combat
        self.enemy: i64 = -1
        self.first: i64 = 0  # seat that takes the first turn
        self.turn: i64 = 0  # number of turns begun in this combat
        self.seat: i64 = -1  # seat whose turn it is; -1: none
        self.delta: i64 = 0  # change of the enemy's power by one-shot effects
        self.ignored: i64 = 0  # the enemy's rules are ignored; 1: for this turn, 2: for this combat
        self.short: i64 = 0  # `finish`: the enemy is also defeated if the party lacks at most this much power
        self.redraws: i64 = 0
        self.bonus_now: i64 = 0  # `hand-bonus` of the current Draw step
        self.victor: i64 = -1
        self.looter: i64 = -1
        self.lost: i64 = 0
        self.kicked: i64 = 0
        self.cleared: i64 = 0
        self.worth: Vec = EMPTY_VEC  # by instance: power a played card counts for
        self.minus: Vec = EMPTY_VEC  # by instance: the part of `worth` that comes from the enemy (TEN-FX-6)
        self.flags: Vec = EMPTY_VEC
        self.total: Vec = EMPTY_VEC  # total power by seat; solo: by turn
        self.bonus: Vec = EMPTY_VEC  # by seat: `hand-bonus` for the next Draw step
        self.doubling: Vec = EMPTY_VEC  # by seat: pending doublings of the next card played this turn
        self.extra: Vec = EMPTY_VEC  # queue of seats that take an extra turn
        self.modifiers: Vec = EMPTY_VEC  # continuous effects started by cards: modifier, seat, active (0 or 1)
        # counters for achievements (TEN-ACH)
        self.won_count: i64 = 0
        self.lost_count: i64 = 0
        self.cleared_count: i64 = 0
        self.thief_uses: i64 = 0
        self.peak: i64 = 0
        self.one_turn_boss: i64 = 0
        self.goblin_home: i64 = 0
        self.level1_cleared: i64 = 0
        self.level5_entered: i64 = 0
        self.struck: i64 = 0  # 1: Deathstrike was played this turn
        self.last_struck: i64 = 0

    # ---- copies

    def clone(self) -> "TenefyrState":
        copy = TenefyrState(self.cards, self.rng, Zones(EMPTY_VEC, EMPTY_VEC))
        copy.copy_from(self)
        return copy

    def restore(self, other: State) -> None:
        self.copy_from(cast(TenefyrState, other))

    def copy_from(self, other: "TenefyrState") -> None:
        self.copy_base(other)
        self.players = other.players
        self.difficulty = other.difficulty
        self.boss = other.boss
        self.quick = other.quick
        self.edition = other.edition
        self.dropped = other.dropped
        self.heroes = other.heroes
        self.token = other.token
        self.track = other.track
        self.attacked = other.attacked
        self.dungeons = other.dungeons[:]
        self.current = other.current
        self.enemy = other.enemy
        self.first = other.first
        self.turn = other.turn
        self.seat = other.seat
        self.delta = other.delta
        self.ignored = other.ignored
        self.short = other.short
        self.doubling = other.doubling[:]
        self.redraws = other.redraws
        self.bonus_now = other.bonus_now
        self.victor = other.victor
        self.looter = other.looter
        self.lost = other.lost
        self.kicked = other.kicked
        self.cleared = other.cleared
        self.worth = other.worth[:]
        self.minus = other.minus[:]
        self.flags = other.flags[:]
        self.total = other.total[:]
        self.bonus = other.bonus[:]
        self.extra = other.extra[:]
        self.modifiers = other.modifiers[:]
        self.won_count = other.won_count
        self.lost_count = other.lost_count
        self.cleared_count = other.cleared_count
        self.thief_uses = other.thief_uses
        self.peak = other.peak
        self.one_turn_boss = other.one_turn_boss
        self.goblin_home = other.goblin_home
        self.level1_cleared = other.level1_cleared
        self.level5_entered = other.level5_entered
        self.struck = other.struck
        self.last_struck = other.last_struck

    # ---- seats

    def solo(self) -> bool:
        return self.players == 1

    def next_seat(self, seat: i64) -> i64:
        return (seat + 1) % self.players

    def base_turns(self) -> i64:
        """Turns before extra turns: one each, two in solo (TEN-COM-3, TEN-SOLO-1)."""
        return 2 if self.players == 1 else self.players

    def slot(self, seat: i64) -> i64:
        """The index in `total` for a seat. Solo play has one total per turn."""
        if self.players == 1:
            return min(max(self.turn - 1, 0), 7)
        return seat

    def is_hero(self, seat: i64, hero: i64) -> bool:
        return seat >= 0 and self.heroes[seat] >> hero & 1 == 1

    def starts(self, seat: i64) -> bool:
        """Whether the seat is the starting player. Solo: true in the first turn of a combat (TEN-SOLO-3)."""
        if self.players == 1:
            return self.turn <= 1
        return seat == self.token

    def last_turn(self) -> bool:
        return self.turn >= self.base_turns()

    # ---- dungeons

    def dungeon_count(self) -> i64:
        return len(self.dungeons) // ROOM

    def level_of(self, dungeon: i64) -> i64:
        return self.dungeons[dungeon * ROOM + LEVEL]

    def reward_of(self, dungeon: i64) -> i64:
        return self.dungeons[dungeon * ROOM + REWARD]

    def face_up(self, dungeon: i64) -> bool:
        return self.dungeons[dungeon * ROOM + FACE_UP] == 1

    def set_face_up(self, dungeon: i64, up: i64) -> None:
        self.dungeons[dungeon * ROOM + FACE_UP] = up

    def enemies_in(self, dungeon: i64) -> i64:
        return self.zones.size(DUNGEON + dungeon)

    def face_down(self, dungeon: i64) -> i64:
        """The number of face-down cards: all except a revealed top card."""
        size = self.zones.size(DUNGEON + dungeon)
        if size > 0 and self.dungeons[dungeon * ROOM + FACE_UP] == 1:
            return size - 1
        return size

    def fighting_boss(self) -> bool:
        return self.current == BOSS

    def deck_size(self, seat: i64) -> i64:
        return self.zones.size(DECK + seat)

    # ---- presentation

    def copy_class(self, card: i64) -> i64:
        return self.flags[card] + 4 * self.worth[card] + 40_000 * self.minus[card]

    def place_key(self, place: i64) -> str:
        return "boss" if place == BOSS else f"dungeon-{place}"

    def card_ref(self, card: i64) -> dict[str, object]:
        ref: dict[str, object] = {"card": self.card_id(card)}
        for seat in range(self.players):
            for zone in (DECK, HAND, DISCARD, PLAYED):
                index = self.zones.find(zone + seat, card)
                if index >= 0:
                    ref["zone"] = PLAYER_ZONES[zone // 4]
                    ref["seat"] = seat
                    if zone != DECK:  # the order of a deck is hidden
                        ref["index"] = index
        if self.zones.find(LOOKED, card) >= 0:
            ref["zone"] = "looked"
        return ref

    def event_kind(self, number: i64) -> EventKind:
        return EVENTS[number]

    def scalars(self) -> tuple[str, ...]:
        return SCALARS

    def columns(self) -> tuple[str, ...]:
        return COLUMNS

    def zone_name(self, zone: i64) -> str:
        if zone < PLAYED + 4:
            return f"{PLAYER_ZONES[zone // 4]}-{zone % 4}"
        if zone < BASICS:
            return f"reserve-{zone - RESERVE}"
        if zone < DUNGEON:
            return ("basics", "retired", "looked")[zone - BASICS]
        return self.place_key(zone - DUNGEON)

    # These modules import the state, so they are imported lazily.

    def view(self, seat: int | None) -> dict[str, object]:
        from questable.games.tenefyr.view import view

        return view(self, seat)

    def resample(self, seat: int | None, rng: Rng) -> "TenefyrState":
        from questable.games.tenefyr.rules.resample import resample

        return resample(self, seat, rng)

    def achievements(self) -> list[dict[str, object]]:
        """The achievements earned in this game; empty until it is over (TEN-ACH)."""
        from questable.games.tenefyr.rules.achievements import earned_achievements

        return earned_achievements(self)
