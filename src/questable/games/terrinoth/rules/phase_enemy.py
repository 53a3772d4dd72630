"""The enemy phase: enemies activate one at a time until all are exhausted (TER-ENE)."""

from mypy_extensions import i64

from questable.games.terrinoth.rules import phases
from questable.games.terrinoth.rules.constants import ACTIVATE_ENEMY, ENGAGED, LAIR, SHADOWS, T_ENEMY
from questable.games.terrinoth.rules.events import ENEMY_ACTIVATED, KEYWORD_RESOLVED
from questable.games.terrinoth.rules.phases import ask_hero, state_of
from questable.games.terrinoth.rules.state import TerrinothState
from questable.games.terrinoth.rules.wounds import turn_face_up
from questable.kernel.decision import value_of
from questable.kernel.effect import Effect
from questable.kernel.state import SOURCE, YOU, M, N, State


class BeginEnemyPhase(Effect):
    def run(self, s: State) -> None:
        t = state_of(s)
        t.first = t.leader
        s.set(N, 0)


class EnemyPhase(Effect):
    """Clockwise from the leader, each hero activates an engaged enemy, or else one in the shadows.

    Register N: turn counter; M: the hero whose turn it is.
    """

    def run(self, s: State) -> None:
        t = state_of(s)
        turn = s.get(N)
        hero = (t.first + turn) % t.count
        if t.standing(hero):
            offer_readied(t, ENGAGED + hero)
            if len(t.options) == 0:
                offer_readied(t, SHADOWS)
            if len(t.options) > 0:
                s.set(N, turn + 1)
                t.active = hero
                s.set(M, hero)
                ask_hero(t, ACTIVATE_ENEMY, hero, -1)
                return
        if any_readied(t):
            s.set(N, turn + 1)
            s.repeat()

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        s.repeat()
        enemy = value_of(option)
        hero = s.get(M)
        turn_face_up(t, enemy)
        t.emit(ENEMY_ACTIVATED, enemy, hero)
        t.push(phases.BAR, hero, enemy)
        t.set(N, 0)


def offer_readied(t: TerrinothState, zone: i64) -> None:
    zones = t.zones
    for i in range(zones.start(zone), zones.end(zone)):
        enemy = zones.cards[i]
        if t.exhausted[enemy] == 0:
            t.offer_card(T_ENEMY, enemy)


def any_readied(t: TerrinothState) -> bool:
    """Whether any enemy that a hero can activate is readied. Defeated heroes have no engaged enemies."""
    zones = t.zones
    for zone in range(SHADOWS + 1):
        if zone < t.count or zone == SHADOWS:
            for i in range(zones.start(zone), zones.end(zone)):
                if t.exhausted[zones.cards[i]] == 0:
                    return True
    return False


class ResolveBar(Effect):
    """Resolve the keywords from left to right (TER-ENE-4). Register N: keywords resolved."""

    def run(self, s: State) -> None:
        t = state_of(s)
        enemy = s.get(SOURCE)
        card = t.cards.of(enemy)
        done = s.get(N)
        if done == len(card.bar) or not t.in_play(enemy):
            return
        s.set(N, done + 1)
        s.repeat()
        t.emit(KEYWORD_RESOLVED, enemy, card.keywords[done])
        s.push(card.bar[done], s.get(YOU), enemy)


class ExhaustActivated(Effect):
    """Exhaust the activated enemy. Runs even if the hero has been defeated."""

    def run(self, s: State) -> None:
        t = state_of(s)
        enemy = s.get(SOURCE)
        if t.in_play(enemy):
            t.exhausted[enemy] = 1


class ReadyEnemies(Effect):
    """Ready all enemies at the end of the phase (TER-ENE-7)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        t.active = t.leader
        zones = t.zones
        for zone in range(LAIR + 1):
            if zone < t.count or zone >= SHADOWS:
                for i in range(zones.start(zone), zones.end(zone)):
                    t.exhausted[zones.cards[i]] = 0
