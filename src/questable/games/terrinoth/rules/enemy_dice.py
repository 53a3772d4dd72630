"""The enemy's part of an action: counterattacks, threats, clean-up (TER-ACT-4 to TER-ACT-7)."""

from mypy_extensions import i64

from questable.games.terrinoth.effects.heroes import Prevent
from questable.games.terrinoth.rules.constants import (
    AFTER_ACTION,
    AID,
    AIDED,
    COUNTERATTACK,
    COUNTERATTACK_TIE,
    COUNTERATTACKS,
    DEFEND,
    ENGAGED,
    FROM_COUNTERATTACK,
    S_ATTACK,
    SHADOWS,
    T_DEFEND,
    T_ENEMY,
    THREAT,
    THREAT_FACE,
    WOULD_SUFFER,
)
from questable.games.terrinoth.rules.events import COUNTERATTACKED, DEFENDED, THREAT_TRIGGERED
from questable.games.terrinoth.rules.phases import ask_hero, state_of
from questable.games.terrinoth.rules.quest import check_defeat, check_explored
from questable.games.terrinoth.rules.state import TerrinothState
from questable.games.terrinoth.rules.triggers import STRIDE, MarkUsed, collect_hero, open_window
from questable.games.terrinoth.rules.wounds import defeat_enemy, defeat_hero, enemy_stat, is_defeated, suffer
from questable.kernel.control import Cost, May
from questable.kernel.decision import tag_of, value_of
from questable.kernel.effect import Effect
from questable.kernel.state import YOU, M, N, State
from questable.kernel.vec import appended, cleared, contains, erased


class Counterattack(Effect):
    """For each result the strongest readied enemy not yet picked attacks (TER-ACT-4, TER-ACT-5).

    Register N: results left; M: sum of wounds, reduced by defenses at the end. `shares` holds the enemies picked.
    """

    def run(self, s: State) -> None:
        t = state_of(s)
        results: i64 = 0
        for face in t.enemy_dice:
            if t.cards.enemy_die[face] & COUNTERATTACK:
                results += 1
        s.set(N, results)
        s.set(M, 0)
        t.shares = cleared(t.shares)
        self.ask_next(t)

    def ask_next(self, t: TerrinothState) -> None:
        hero = t.get(YOU)
        if t.get(N) > 0:
            self.offer_strongest(t, hero)
        if len(t.options) > 0:
            ask_hero(t, COUNTERATTACK_TIE, t.leader, -1)
            return
        most = min(t.get(M), t.defenses)
        if most > 0 and gains_from_wounds(t, hero, t.get(M)):
            for count in range(most, -1, -1):
                t.offer(T_DEFEND, count)
            ask_hero(t, DEFEND, hero, -1)
            return
        self.strike(t, hero, most)

    def strike(self, t: TerrinothState, hero: i64, defended: i64) -> None:
        """Deal all wounds at once, minus the defended ones."""
        wounds = t.get(M)
        for i in range(len(t.shares) - 1, -1, -1):
            open_window(t, COUNTERATTACKS, hero, t.shares[i])
        t.shares = cleared(t.shares)
        if wounds > 0:
            if defended > 0:
                t.emit(DEFENDED, hero, defended)
            suffer(t, hero, wounds - defended, FROM_COUNTERATTACK)

    def offer_strongest(self, t: TerrinothState, hero: i64) -> None:
        """Offer the enemy with the highest attack, then difficulty, then rank; all of them if tied."""
        best: i64 = -1
        zones = t.zones
        for i in range(zones.start(ENGAGED + hero), zones.end(ENGAGED + hero)):
            enemy = zones.cards[i]
            if t.exhausted[enemy] or contains(t.shares, enemy):
                continue
            card = t.cards.of(enemy)
            value = enemy_stat(t, enemy, S_ATTACK) * 100 + card.difficulty * 10 + card.rank
            if value > best:
                best = value
                t.clear_options()
            if value == best:
                t.offer_card(T_ENEMY, enemy)

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        if tag_of(option) == T_DEFEND:
            self.strike(t, s.get(YOU), value_of(option))
            return
        enemy = value_of(option)
        wounds = enemy_stat(t, enemy, S_ATTACK)
        t.shares = appended(t.shares, enemy)
        s.set(N, s.get(N) - 1)
        s.set(M, s.get(M) + wounds)
        t.emit(COUNTERATTACKED, enemy, s.get(YOU), wounds)
        self.ask_next(t)


def gains_from_wounds(t: TerrinothState, hero: i64, wounds: i64) -> bool:
    """Whether an ability gains from wounds. Only then the hero chooses how many to defend (TER-ACT-5)."""
    incoming, source, suffering = t.incoming, t.wound_source, t.suffering
    t.incoming, t.wound_source, t.suffering = wounds, FROM_COUNTERATTACK, hero
    start = len(t.queue)
    collect_hero(t, WOULD_SUFFER, hero)
    found = False
    for i in range(start, len(t.queue), STRIDE):
        found = found or does_more_than_prevent(t, t.cards.abilities[t.queue[i]].program)
    t.queue = erased(t.queue, start, len(t.queue) - start)
    t.incoming, t.wound_source, t.suffering = incoming, source, suffering
    return found


def does_more_than_prevent(t: TerrinothState, program: i64) -> bool:
    """Whether a program does anything other than prevent wounds."""
    for effect in t.cards.programs[program]:
        if isinstance(effect, Cost) or isinstance(effect, May):  # noqa: SIM101 (compiled code reads `do` of either)
            if does_more_than_prevent(t, effect.do):
                return True
        elif not isinstance(effect, Prevent) and not isinstance(effect, MarkUsed):
            return True
    return False


class ResolveThreats(Effect):
    """If any die shows a threat, trigger every threat effect once (TER-ACT-6)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        for face in t.enemy_dice:
            if t.cards.enemy_die[face] & THREAT_FACE:
                t.emit(THREAT_TRIGGERED, s.get(YOU))
                open_window(t, THREAT, s.get(YOU), -1)
                return


class CleanUp(Effect):
    """Resolve the defeats caused by the action (TER-ACT-7), then check exploration and defeat."""

    def run(self, s: State) -> None:
        t = state_of(s)
        hero = s.get(YOU)
        for zone in range(SHADOWS + 1):
            if zone < t.count or zone == SHADOWS:
                for i in range(t.zones.start(zone), t.zones.end(zone)):
                    enemy = t.zones.cards[i]
                    if t.enemy_wounds[enemy] > 0 and t.facedown[enemy] == 0 and is_defeated(t, enemy):
                        t.repeat()  # continue after the defeat is resolved
                        defeat_enemy(t, enemy, hero)
                        return
        t.in_action = 0
        for i in range(1, t.count + 1):
            other = hero + i  # the active hero last: their defeat ends the action
            if other >= t.count:
                other -= t.count
            if t.standing(other) and t.wounds[other] >= t.health(other):
                t.repeat()
                defeat_hero(t, other)
                return
        check_after_action(t)


def check_after_action(t: TerrinothState) -> None:
    """Run the checks that are postponed during an action."""
    check_explored(t)
    check_defeat(t)


class EndAction(Effect):
    """Trigger the abilities that follow an action, and those of the aided hero."""

    def run(self, s: State) -> None:
        t = state_of(s)
        hero = s.get(YOU)
        clear_roll_modifiers(t)
        if t.action == AID and t.standing(t.target_hero):
            open_window(t, AIDED, t.target_hero, -1)
        open_window(t, AFTER_ACTION, hero, -1)


def clear_roll_modifiers(t: TerrinothState) -> None:
    """Reset what changed the roll, but keep the successes for the following lines of the card."""
    t.dice = 0
    t.pierce = 0
    t.no_enemy_dice = 0
    t.reroll_hero = 0
    t.reroll_enemy = 0
    t.reroll_any = 0
    t.defenses = 0
