"""The turns of a combat (TEN-COM)."""

from mypy_extensions import i64

from questable.games.tenefyr.rules import phases
from questable.games.tenefyr.rules.card_set import LOOT_TO_CHOSEN, LOOT_TO_STARTING
from questable.games.tenefyr.rules.constants import (
    BOSS,
    COMBAT_BEGAN,
    COMBAT_WAS_LOST,
    DECK,
    DUNGEON,
    ENEMY_DEFEATED,
    GAME_LOST,
    HAND,
    HAND_REDRAWN,
    KEEP,
    KEEP_OR_REDRAW,
    REDRAW,
    REDRAWN,
    STAGE,
    TURN,
    TURN_BEGAN,
)
from questable.games.tenefyr.rules.phase_play import emit_enemy_power_change
from questable.games.tenefyr.rules.phases import state_of
from questable.games.tenefyr.rules.power import (
    STRIDE,
    enemy_power,
    hand_size,
    loot_to,
    needs_all_turns,
    party_power,
    redraw_limit,
)
from questable.games.tenefyr.rules.state import TenefyrState
from questable.games.tenefyr.rules.zones import discard_hand, draw
from questable.kernel.control import EMPTY
from questable.kernel.decision import tag_of
from questable.kernel.effect import Effect
from questable.kernel.state import DEFEAT as DEFEATED
from questable.kernel.state import YOU, State
from questable.kernel.vec import cleared, erased

CHOSEN_BY_PARTY = -2


class BeginCombat(Effect):
    def run(self, s: State) -> None:
        t = state_of(s)
        t.combat_mark = t.revision
        t.enemy = t.zones.top(DUNGEON + t.current)
        t.first = t.token
        t.turn = 0
        t.seat = -1
        t.delta = 0
        t.ignored = 0
        t.victor = -1
        t.looter = -1
        t.lost = 0
        t.extra = cleared(t.extra)
        for i in range(len(t.total)):
            t.total[i] = 0
        for i in range(len(t.bonus)):
            t.bonus[i] = 0
        if t.recorder is not None:
            t.recorder.memo = enemy_power(t)
            t.emit(COMBAT_BEGAN, t.enemy, t.recorder.memo)


class Trigger(Effect):
    """Run the enemy's rules for a timing unless they are ignored."""

    def __init__(self, timing: i64) -> None:
        self.timing: i64 = timing

    def run(self, s: State) -> None:
        t = state_of(s)
        trigger(t, self.timing, t.stack[t.top + YOU])


def trigger(t: TenefyrState, timing: i64, you: i64) -> None:
    enemy = t.enemy
    if enemy >= 0 and t.ignored == 0:
        card_set = t.cards
        program = card_set.cards[card_set.card_of[enemy]].timings[timing]
        if program != EMPTY:
            t.push(program, you, enemy)


class TakeTurns(Effect):
    """One turn per player, clockwise from the starting player (solo: two), then extra turns (TEN-COM-3, TEN-SOLO-1)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        if t.turn < t.base_turns():
            seat = (t.first + t.turn) % t.players
        elif len(t.extra) > 0:
            seat = t.extra[0]
            t.extra = t.extra[1:]
        else:
            self.lose(t)
            return
        t.repeat()
        t.turn += 1
        t.push(phases.TURN, seat, -1)

    def lose(self, t: TenefyrState) -> None:
        """The combat is lost: all turns are over and the enemy is not defeated (TEN-COM-10)."""
        t.lost = 1
        t.lost_count += 1
        if t.recorder is not None:
            t.emit(COMBAT_WAS_LOST, t.enemy, enemy_power(t), party_power(t))
        if t.current == BOSS:
            t.emit(GAME_LOST)
            t.finish(DEFEATED)
        else:
            t.become(phases.LOST)


class BeginTurn(Effect):
    def run(self, s: State) -> None:
        t = state_of(s)
        t.turn_mark = t.revision
        t.seat = s.get(YOU)
        t.short = 0
        t.redraws = -1
        t.struck = 0
        t.emit(TURN_BEGAN, t.seat)


class DrawStep(Effect):
    """Draw a hand, then keep it or discard all of it and redraw (TEN-COM-4, TEN-COM-5)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        seat = t.seat
        if t.redraws < 0:
            t.redraws = 0
            t.bonus_now = t.bonus[seat]
            t.bonus[seat] = 0
        draw(t, seat, hand_size(t, seat))
        emit_enemy_power_change(t)
        zones = t.zones
        if zones.size(DECK + seat) > 0 and zones.size(HAND + seat) > 0 and t.redraws < redraw_limit(t, seat):
            t.offer(KEEP, 0)
            t.offer(REDRAW, 0)
            t.ask(KEEP_OR_REDRAW, seat, -1)

    def answer(self, s: State, option: i64) -> None:
        if tag_of(option) == KEEP:
            return
        t = state_of(s)
        t.emit(HAND_REDRAWN, t.seat)
        discard_hand(t, t.seat)
        emit_enemy_power_change(t)
        t.redraws += 1
        t.repeat()
        trigger(t, REDRAWN, t.seat)


class EndStep(Effect):
    """Check whether the enemy is defeated, after all cards in hand are played (TEN-COM-9)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        if needs_all_turns(t):
            return
        power = enemy_power(t)
        party = party_power(t)
        if party + t.short < power:
            return
        t.victor = t.seat
        t.won_count += 1
        number = t.cards.card_of[t.enemy]
        if t.cards.kind[number] == STAGE and t.turn == 1:
            t.one_turn_boss = 1  # TEN-ACH-13
        if number == t.cards.lost_goblin and t.level_of(t.current) == 1:
            t.goblin_home = 1  # TEN-ACH-11
        t.emit(ENEMY_DEFEATED, t.enemy, t.seat, power, party)
        recipient = loot_to(t)
        if recipient == LOOT_TO_CHOSEN:
            t.looter = CHOSEN_BY_PARTY
        elif recipient == LOOT_TO_STARTING:
            t.looter = t.token
        else:
            t.looter = t.seat
        t.unwind(phases.COMBAT)
        t.become(phases.WON)


class FinishTurn(Effect):
    """End the effects that last for the turn."""

    def run(self, s: State) -> None:
        t = state_of(s)
        t.seat = -1
        t.short = 0
        for i in range(len(t.doubling)):
            t.doubling[i] = 0
        if t.ignored == 1:
            t.ignored = 0
        for i in range(len(t.modifiers) - STRIDE, -1, -STRIDE):
            if t.cards.modifiers[t.modifiers[i]].duration == TURN:
                t.modifiers = erased(t.modifiers, i, STRIDE)
        emit_enemy_power_change(t)
