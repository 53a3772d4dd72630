"""The peril phase, the travel phase and the end of the round (TER-PER, TER-TRV)."""

from mypy_extensions import i64

from questable.games.terrinoth.rules import phases
from questable.games.terrinoth.rules.constants import (
    END_OF_ROUND,
    ENEMY_DISCARD,
    ENGAGED,
    LEAVING,
    LOCATION,
    LOCATION_DECK,
    LOCATION_DISCARD,
    LOCATION_REVEALED,
    NEMESIS,
    P_ENGAGED,
    P_FACEDOWN,
    PASS_LEADERSHIP,
    SHADOWS,
    T_HERO,
    T_STAY,
    T_TRAVEL,
    TRAVEL,
)
from questable.games.terrinoth.rules.engagement import spawn
from questable.games.terrinoth.rules.events import (
    ENEMY_DISCARDED,
    LEADERSHIP_PASSED,
    LOCATION_LEFT,
    LOCATION_WAS_REVEALED,
)
from questable.games.terrinoth.rules.phases import ask_hero, ask_party, state_of
from questable.games.terrinoth.rules.quest import check_defeat, check_victory, is_explored, raise_peril
from questable.games.terrinoth.rules.state import TerrinothState
from questable.games.terrinoth.rules.triggers import open_window
from questable.games.terrinoth.rules.wounds import defeat_enemy, is_defeated, leave_play
from questable.kernel.decision import tag_of, value_of
from questable.kernel.effect import Effect
from questable.kernel.state import YOU, M, N, State


class PerilPhase(Effect):
    def run(self, s: State) -> None:
        t = state_of(s)
        t.active = t.leader
        raise_peril(t, t.leader)


class TravelPhase(Effect):
    """The party may travel if the location is fully explored and another one is left (TER-TRV-1)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        t.active = t.leader
        if is_explored(t) and t.zones.size(LOCATION_DECK) > 0:
            t.offer(T_TRAVEL, 0)
            t.offer(T_STAY, 0)
            ask_party(t, TRAVEL, t.location())

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        if tag_of(option) == T_TRAVEL:
            t.push(phases.ARRIVE, t.leader, -1)
            t.push(phases.DEPART, t.leader, -1)
            open_window(t, LEAVING, t.leader, -1)


class LeaveLocation(Effect):
    """Discard the location, its progress and the enemies in the shadows except a nemesis (TER-TRV-2)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        place = t.zones.pop(LOCATION)
        t.zones.push(LOCATION_DISCARD, place)
        t.emit(LOCATION_LEFT, place)
        t.progress = 0
        for i in range(len(t.location_tokens)):
            t.location_tokens[i] = 0
        for enemy in t.zones.listed(SHADOWS):
            if t.cards.of(enemy).rank != NEMESIS:
                t.reveals += t.facedown[enemy]
                leave_play(t, enemy)
                t.zones.push(ENEMY_DISCARD, enemy)
                t.emit(ENEMY_DISCARDED, enemy)
        # the old location no longer changes the health of engaged enemies
        for hero in range(t.count):
            for enemy in t.zones.listed(ENGAGED + hero):
                if t.enemy_wounds[enemy] > 0 and is_defeated(t, enemy):
                    defeat_enemy(t, enemy, -1)  # not defeated by a hero


class PassLeadership(Effect):
    """The leader may pass the leader token to another standing hero."""

    def run(self, s: State) -> None:
        t = state_of(s)
        if t.standing_count() < 2:
            return
        for i in range(t.count):
            hero = (t.leader + i) % t.count
            if t.standing(hero):
                t.offer(T_HERO, hero)
        ask_hero(t, PASS_LEADERSHIP, t.leader, -1)

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        hero = value_of(option)
        if hero != t.leader:
            t.leader = hero
            t.emit(LEADERSHIP_PASSED, hero)
        t.active = t.leader


class RevealLocation(Effect):
    """Reveal a location. Its enemies spawn one at a time, engaged ones first (TER-SET-9, TER-TRV-2).

    Register N: engaged enemies left; M: enemies left for the shadows; YOU: hero who engages the next enemy.
    """

    def run(self, s: State) -> None:
        t = state_of(s)
        place = t.zones.pop(LOCATION_DECK)
        t.reveals += 1
        t.zones.push(LOCATION, place)
        t.progress = 0
        t.explored = 0
        t.emit(LOCATION_WAS_REVEALED, place)
        card = t.cards.of(place)
        s.set(N, card.engaged)
        s.set(M, card.shadows)
        s.set(YOU, t.leader)


class SpawnAtLocation(Effect):
    def run(self, s: State) -> None:
        t = state_of(s)
        if s.get(N) > 0:
            s.set(N, s.get(N) - 1)
            hero = s.get(YOU)
            if not t.standing(hero):
                hero = t.next_standing(hero)
            s.set(YOU, t.next_standing(hero))
            s.repeat()
            spawn(t, P_ENGAGED, hero)
        elif s.get(M) > 0:
            s.set(M, s.get(M) - 1)
            s.repeat()
            spawn(t, P_FACEDOWN, -1)


class Arrive(Effect):
    def run(self, s: State) -> None:
        t = state_of(s)
        t.active = t.leader
        open_window(t, LOCATION_REVEALED, t.leader, -1)


class EndRound(Effect):
    """Trigger end-of-round effects, before victory is checked (TER-TRV-3, TER-END-1)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        t.active = t.leader
        open_window(t, END_OF_ROUND, t.leader, -1)


class CheckVictory(Effect):
    def run(self, s: State) -> None:
        t = state_of(s)
        check_defeat(t)
        if t.outcome_code == 0:
            check_victory(t)
            s.become(phases.ROUND)


def arrive(t: TerrinothState) -> None:
    """Reveal the next location."""
    t.push(phases.ARRIVE, t.leader, -1)
