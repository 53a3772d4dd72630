"""After a combat: pass the token, clear played cards, take loot, continue or leave (TEN-COM-11)."""

from mypy_extensions import i64

from questable.games.tenefyr.rules import phases
from questable.games.tenefyr.rules.constants import (
    BOSS,
    CONTINUE,
    CONTINUE_OR_LEAVE,
    DISCARD,
    GAME_WON,
    LEAVE,
    LOOT,
    LOOT_TAKEN,
    PLAYER,
    TOKEN_PASSED,
    WHO_TAKES_LOOT,
)
from questable.games.tenefyr.rules.phase_combat import CHOSEN_BY_PARTY
from questable.games.tenefyr.rules.phase_village import drop_modifiers
from questable.games.tenefyr.rules.phases import ask_party, state_of
from questable.games.tenefyr.rules.state import TenefyrState
from questable.games.tenefyr.rules.zones import clear_played, reveal, take_top_enemy
from questable.kernel.decision import tag_of, value_of
from questable.kernel.effect import Effect
from questable.kernel.state import VICTORY, State
from questable.kernel.vec import cleared


class PassToken(Effect):
    """Pass the starting player token clockwise after every combat. Solo: no effect."""

    def run(self, s: State) -> None:
        t = state_of(s)
        t.seat = -1
        if not t.solo():
            t.token = t.next_seat(t.token)
            t.emit(TOKEN_PASSED, t.token)


class ClearTable(Effect):
    """Discard the played cards and end the effects of the combat."""

    def run(self, s: State) -> None:
        t = state_of(s)
        clear_played(t)
        drop_modifiers(t, False)
        for i in range(len(t.total)):
            t.total[i] = 0
        for i in range(len(t.bonus)):
            t.bonus[i] = 0
        t.extra = cleared(t.extra)
        for i in range(len(t.doubling)):
            t.doubling[i] = 0
        t.short = 0
        t.delta = 0
        t.ignored = 0


class TakeLoot(Effect):
    """Give the defeated enemy as loot to the player whose turn it was (TEN-COM-12). Boss cards give no loot."""

    def run(self, s: State) -> None:
        t = state_of(s)
        if t.cards.kind[t.cards.card_of[t.enemy]] != LOOT:
            take_top_enemy(t, t.current)  # a boss card leaves the game (TEN-BOSS-3)
            t.enemy = -1
        elif t.looter == CHOSEN_BY_PARTY:
            for seat in range(t.players):
                t.offer(PLAYER, seat)
            ask_party(t, WHO_TAKES_LOOT, t.enemy)
        else:
            self.give(t, t.looter)

    def answer(self, s: State, option: i64) -> None:
        self.give(state_of(s), value_of(option))

    def give(self, t: TenefyrState, seat: i64) -> None:
        card = take_top_enemy(t, t.current)
        t.enemy = -1
        t.zones.push(DISCARD + seat, card)
        t.emit(LOOT_TAKEN, seat, card)


class ContinueOrLeave(Effect):
    """The party chooses to continue or leave (TEN-COM-14). It cannot leave the boss fight (TEN-BOSS-2)."""

    def __init__(self, defeated: bool) -> None:
        self.defeated: bool = defeated  # False: the enemy moved away, so an empty dungeon is not cleared

    def run(self, s: State) -> None:
        t = state_of(s)
        t.kicked = 0
        if t.enemies_in(t.current) == 0:
            if t.current == BOSS:
                t.last_struck = t.struck if self.defeated else 0  # TEN-ACH-8
                t.emit(GAME_WON)
                t.finish(VICTORY)
            else:
                t.cleared = 1 if self.defeated else 0
                t.become(phases.LEAVING)
        elif t.current == BOSS:
            fight_next_enemy(t)
        else:
            t.offer(CONTINUE, 0)
            t.offer(LEAVE, 0)
            ask_party(t, CONTINUE_OR_LEAVE, -1)

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        if tag_of(option) == CONTINUE:
            fight_next_enemy(t)
        else:
            t.become(phases.LEAVING)


def fight_next_enemy(t: TenefyrState) -> None:
    reveal(t, t.current)
    t.become(phases.COMBAT)


class KickOut(Effect):
    """After a lost combat the enemy stays face up and the party is kicked out (TEN-COM-16)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        t.enemy = -1
        t.kicked = 1
        t.become(phases.LEAVING)
