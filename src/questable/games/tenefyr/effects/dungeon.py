"""Verbs about dungeons, their enemies and the Boss track."""

from mypy_extensions import i64

from questable.games.tenefyr.effects.reserve import level_here
from questable.games.tenefyr.rules import phases
from questable.games.tenefyr.rules.constants import (
    BOSS,
    BOSS_DECK,
    CARD_SHOWN,
    CARDS_REORDERED,
    DUNGEON,
    DUNGEON_MADE,
    DUNGEON_TAG,
    ENEMY_BANISHED,
    ENEMY_BROUGHT,
    ENEMY_MOVED,
    LEVEL_BELOW,
    LOOKED,
    PICK,
    PICK_DUNGEON,
    REORDER,
    WHERE_ANY,
    WHERE_BOSS,
)
from questable.games.tenefyr.rules.phase_leave import advance_boss, retreat_boss
from questable.games.tenefyr.rules.phases import PARTY, ask_party, state_of
from questable.games.tenefyr.rules.state import TenefyrState
from questable.games.tenefyr.rules.zones import (
    hide_reserve_pile,
    make_dungeon,
    move_to_reserve,
    put_on_dungeon,
    reserve_level,
    reveal,
    shuffle_into_dungeon,
    take_random_reserve_card,
    take_top_enemy,
)
from questable.kernel.decision import tag_of, value_of
from questable.kernel.effect import Effect
from questable.kernel.events import ALL as EVERYBODY
from questable.kernel.state import SOURCE, YOU, N, State
from questable.kernel.vocabulary import COUNT, INTEGER, Args, Param, Verb


class DungeonEffect(Effect):
    """Base of effects on the current dungeon, on a chosen dungeon or on the Boss deck."""

    def __init__(self, where: i64) -> None:
        self.where: i64 = where

    def apply_to(self, t: TenefyrState, dungeon: i64) -> None:
        raise NotImplementedError

    def fits(self, t: TenefyrState, dungeon: i64) -> bool:
        """Whether the dungeon may be chosen. The Boss deck may (TEN-BOSS-5)."""
        return t.face_down(dungeon) > 0

    def run(self, s: State) -> None:
        t = state_of(s)
        if self.where == WHERE_ANY:
            for dungeon in range(t.dungeon_count()):
                if self.fits(t, dungeon):
                    t.offer(DUNGEON_TAG, dungeon)
            if len(t.options) > 0:
                PARTY.ask(t, PICK_DUNGEON, s.get(YOU))
            return
        dungeon = BOSS if self.where == WHERE_BOSS else t.current
        if dungeon >= 0 and self.fits(t, dungeon):
            self.apply_to(t, dungeon)

    def answer(self, s: State, option: i64) -> None:
        self.apply_to(state_of(s), value_of(option))


class Peek(DungeonEffect):
    def __init__(self, where: i64, count: i64) -> None:
        super().__init__(where)
        self.count: i64 = count

    def apply_to(self, t: TenefyrState, dungeon: i64) -> None:
        hidden = t.face_down(dungeon)
        for i in range(min(self.count, hidden)):
            card = t.zones.at(DUNGEON + dungeon, hidden - 1 - i)
            if t.known[card] != EVERYBODY:
                t.reveals += 1
                t.known[card] = EVERYBODY
            t.emit(CARD_SHOWN, card)


class Reorder(DungeonEffect):
    """Look at the face-down cards and put them back. The first card picked goes on top."""

    def apply_to(self, t: TenefyrState, dungeon: i64) -> None:
        for _ in range(t.face_down(dungeon)):
            card = t.zones.take(DUNGEON + dungeon, 0)
            t.reveals += 1
            t.known[card] = EVERYBODY
            t.zones.push(LOOKED, card)
            t.emit(CARD_SHOWN, card)
        t.set(N, dungeon)
        self.ask_next(t)

    def ask_next(self, t: TenefyrState) -> None:
        size = t.zones.size(LOOKED)
        if size == 0:
            t.emit(CARDS_REORDERED, t.get(N))
            return
        for i in range(size):
            t.offer_card(PICK, t.zones.at(LOOKED, i))
        PARTY.ask(t, REORDER, t.get(YOU))

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        if tag_of(option) == DUNGEON_TAG:
            self.apply_to(t, value_of(option))
            return
        card = value_of(option)
        t.zones.remove(LOOKED, card)
        t.zones.insert(DUNGEON + s.get(N), 0, card)
        self.ask_next(t)


class MoveEnemy(Effect):
    """Move the enemy away. The combat ends neither won nor lost, unless it is already lost (TEN-FX-8)."""

    def __init__(self, to: i64) -> None:
        self.to: i64 = to

    def run(self, s: State) -> None:
        t = state_of(s)
        if t.enemy < 0 or t.victor >= 0:
            return
        if self.to == BOSS_DECK:
            if t.current != BOSS:
                card = take_top_enemy(t, t.current)
                t.emit(ENEMY_MOVED, card, BOSS)
                shuffle_into_dungeon(t, BOSS, card)
                self.end_combat(t)
            return
        level = t.level_of(t.current) - 1 if self.to == LEVEL_BELOW else 0
        if self.to == LEVEL_BELOW and level < 1:
            return
        # only effects that name the Boss deck move an enemy there (TEN-BOSS-5)
        for dungeon in range(BOSS + 1, t.dungeon_count()):
            if dungeon != t.current and t.enemies_in(dungeon) > 0 and (level == 0 or t.level_of(dungeon) == level):
                t.offer(DUNGEON_TAG, dungeon)
        if len(t.options) > 0:
            ask_party(t, PICK_DUNGEON, s.get(SOURCE))
            return
        if level == 0:
            level = t.cards.level[t.cards.card_of[t.enemy]]
        if level == 0:
            return  # a boss card has no level, so it cannot move
        card = take_top_enemy(t, t.current)
        dungeon = make_dungeon(t, level)
        t.emit(DUNGEON_MADE, dungeon, level)
        self.move(t, card, dungeon)

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        self.move(t, take_top_enemy(t, t.current), value_of(option))

    def move(self, t: TenefyrState, card: i64, dungeon: i64) -> None:
        put_on_dungeon(t, dungeon, card)
        t.emit(ENEMY_MOVED, card, dungeon)
        self.end_combat(t)

    def end_combat(self, t: TenefyrState) -> None:
        t.enemy = -1
        if not t.lost:
            t.unwind(phases.COMBAT)
            t.become(phases.MOVED)


class BringEnemy(DungeonEffect):
    """Shuffle a random unseen card of the Reserve into the face-down cards."""

    def __init__(self, where: i64, level: i64) -> None:
        super().__init__(where)
        self.level: i64 = level

    def fits(self, t: TenefyrState, dungeon: i64) -> bool:
        return t.enemies_in(dungeon) > 0

    def apply_to(self, t: TenefyrState, dungeon: i64) -> None:
        level = reserve_level(t, level_here(t, self.level))
        if level > 0:
            card = take_random_reserve_card(t, level)
            hide_reserve_pile(t, level)
            t.emit(ENEMY_BROUGHT, level, dungeon)
            shuffle_into_dungeon(t, dungeon, card)


class BanishEnemy(Effect):
    """Move the face-up enemy of a dungeon to the Reserve. A dungeon emptied this way does not count as cleared."""

    def run(self, s: State) -> None:
        t = state_of(s)
        for dungeon in range(BOSS + 1, t.dungeon_count()):
            if t.enemies_in(dungeon) > 0 and dungeon != t.current:
                t.offer(DUNGEON_TAG, dungeon)
        if len(t.options) > 0:
            PARTY.ask(t, PICK_DUNGEON, s.get(YOU))

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        dungeon = value_of(option)
        card = take_top_enemy(t, dungeon)
        t.emit(ENEMY_BANISHED, card, dungeon)
        move_to_reserve(t, card)
        reveal(t, dungeon)


class BossTrack(Effect):
    def __init__(self, steps: i64) -> None:
        self.steps: i64 = steps

    def run(self, s: State) -> None:
        if self.steps > 0:
            advance_boss(state_of(s), self.steps)
        else:
            retreat_boss(state_of(s), -self.steps)


def build_peek(a: Args) -> Effect:
    return Peek(a.number("where"), a.number("count"))


def build_reorder(a: Args) -> Effect:
    return Reorder(a.number("where"))


def build_move_enemy(a: Args) -> Effect:
    return MoveEnemy(a.number("to"))


def build_bring_enemy(a: Args) -> Effect:
    return BringEnemy(a.number("to"), a.number("level"))


def build_banish_enemy(a: Args) -> Effect:
    return BanishEnemy()


def build_boss_track(a: Args) -> Effect:
    return BossTrack(a.number("steps"))


VERBS: tuple[Verb, ...] = (
    Verb(
        "peek",
        "Show the next face-down cards of a dungeon to everybody and leave them there.",
        (Param("count", COUNT), Param("where", "where")),
        build_peek,
        needs_you=False,
    ),
    Verb(
        "reorder",
        "Look at all face-down cards of a dungeon and put them back in any order.",
        (Param("where", "where", main=True),),
        build_reorder,
        needs_you=False,
    ),
    Verb(
        "move-enemy",
        "The enemy leaves for another dungeon or the Boss deck, and the combat ends, neither won nor lost.",
        (Param("to", "destination", main=True),),
        build_move_enemy,
        needs_you=False,
    ),
    Verb(
        "bring-enemy",
        "Shuffle a random card of a level from the Reserve into the face-down cards of a dungeon.",
        (Param("level", "level"), Param("to", "where")),
        build_bring_enemy,
        needs_you=False,
    ),
    Verb(
        "banish-enemy",
        "The face-up enemy of a dungeon goes to the Reserve.",
        (Param("where", "banish", main=True),),
        build_banish_enemy,
        needs_you=False,
    ),
    Verb(
        "boss-track",
        "Move the Boss token forward, or back.",
        (Param("steps", INTEGER, main=True),),
        build_boss_track,
        needs_you=False,
    ),
)
