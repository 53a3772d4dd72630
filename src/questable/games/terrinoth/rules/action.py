"""The hero's part of an action: targets, roll, re-rolls, successes (TER-ACT)."""

from typing import Final

from mypy_extensions import i64

from questable.games.terrinoth.rules.constants import (
    AID,
    ATTACK,
    BEFORE_ROLL,
    CHOOSE_TARGET,
    CRITICAL,
    DEFENSE,
    DIVIDE,
    DOUBLE_SUCCESS,
    ENGAGED,
    EXPLORE,
    NO_ATTACK_IN_SHADOWS,
    REROLL,
    REST,
    S_RESILIENCE,
    SHADOWS,
    SPEND_TOKENS,
    SUCCESS,
    T_DONE,
    T_ENEMY,
    T_ENEMY_DIE,
    T_HERO,
    T_HERO_DIE,
    T_SPEND,
    T_SUCCESSES,
)
from questable.games.terrinoth.rules.events import (
    ACTION_BEGAN,
    ACTION_RESOLVED,
    CRITICAL_ROLLED_ON,
    ENEMY_DIE_REROLLED,
    ENEMY_DIE_ROLLED,
    HERO_DIE_REROLLED,
    HERO_DIE_ROLLED,
    PROGRESS_MADE,
    TOKENS_GAINED,
    TOKENS_SPENT,
)
from questable.games.terrinoth.rules.phases import ask_hero, state_of
from questable.games.terrinoth.rules.state import TOKEN_LIMIT, TerrinothState
from questable.games.terrinoth.rules.triggers import open_window
from questable.games.terrinoth.rules.wounds import (
    cannot,
    enemy_stat,
    recover,
    turn_face_up,
    wound_enemy,
)
from questable.kernel.decision import tag_of, value_of
from questable.kernel.effect import Effect
from questable.kernel.state import YOU, M, N, State
from questable.kernel.vec import Vec, appended, cleared

MOST_TOKENS_SPENT: Final = 2


def begin_action(t: TerrinothState, action: i64, dice: i64) -> None:
    """Start an action. Dice and successes added by earlier lines of the card are kept (TER-HERO-4)."""
    t.action = action
    t.dice += dice
    t.felled = 0
    t.fallen = -1
    t.targets = cleared(t.targets)
    t.shares = cleared(t.shares)
    t.target_hero = -1
    t.hero_dice = cleared(t.hero_dice)
    t.enemy_dice = cleared(t.enemy_dice)
    t.resolved = 0
    t.in_action = 1


def clear_roll(t: TerrinothState) -> None:
    """Reset everything that was added to the roll."""
    t.dice = 0
    t.successes = 0
    t.defenses = 0
    t.pierce = 0
    t.no_enemy_dice = 0
    t.reroll_hero = 0
    t.reroll_enemy = 0
    t.reroll_any = 0


class ChooseTargets(Effect):
    """Choose enemies to attack or a hero to aid. The action resolves without targets too (TER-ACT-14).

    Register N: number of targets left to choose; M: 1 if the attack is ranged.
    """

    def run(self, s: State) -> None:
        t = state_of(s)
        hero = s.get(YOU)
        t.emit(ACTION_BEGAN, hero, t.action, t.dice)
        if t.action == AID:
            for other in range(t.count):
                if other != hero and t.standing(other):
                    t.offer(T_HERO, other)
            if len(t.options) > 0:
                ask_hero(t, CHOOSE_TARGET, hero, -1)
        elif t.action == ATTACK:
            self.offer_enemies(t, hero)

    def offer_enemies(self, t: TerrinothState, hero: i64) -> None:
        if t.get(N) == 0:
            return
        ranged = t.get(M) == 1
        for other in range(t.count):
            if ranged or other == hero:
                for i in range(t.zones.size(ENGAGED + other)):
                    self.offer_enemy(t, t.zones.at(ENGAGED + other, i))
        if ranged:
            for i in range(t.zones.size(SHADOWS)):
                enemy = t.zones.at(SHADOWS, i)
                if not cannot(t, enemy, NO_ATTACK_IN_SHADOWS):
                    self.offer_enemy(t, enemy)
        if len(t.options) == 0:
            return
        if len(t.targets) > 0:
            t.offer(T_DONE, 0)
        ask_hero(t, CHOOSE_TARGET, hero, -1)

    def offer_enemy(self, t: TerrinothState, enemy: i64) -> None:
        for other in t.targets:
            if other == enemy:
                return
        t.offer_card(T_ENEMY, enemy)

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        if tag_of(option) == T_DONE:
            return
        if t.action == AID:
            t.target_hero = value_of(option)
            return
        t.targets = appended(t.targets, value_of(option))
        s.set(N, s.get(N) - 1)
        self.offer_enemies(t, s.get(YOU))


class BeforeRoll(Effect):
    def run(self, s: State) -> None:
        open_window(state_of(s), BEFORE_ROLL, s.get(YOU), -1)


class SpendTokens(Effect):
    """Spend 0 to 2 success tokens before the roll, one success each (TER-ACT-1)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        hero = s.get(YOU)
        most = min(int(t.tokens[hero]), MOST_TOKENS_SPENT)
        if most > 0:
            for count in range(most + 1):
                t.offer(T_SPEND, count)
            ask_hero(t, SPEND_TOKENS, hero, -1)

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        hero = s.get(YOU)
        count = value_of(option)
        if count > 0:
            t.tokens[hero] -= count
            t.successes += count
            t.emit(TOKENS_SPENT, hero, count)


class Roll(Effect):
    """Roll the hero dice and one enemy die for each readied enemy engaged with the hero (TER-ACT-2)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        hero = s.get(YOU)
        for die in range(max(t.dice, 1)):  # noqa: B007 (as in State.advance)
            roll_hero_die(t, hero, HERO_DIE_ROLLED)
        if not t.no_enemy_dice:
            for i in range(t.zones.size(ENGAGED + hero)):
                if t.exhausted[t.zones.at(ENGAGED + hero, i)] == 0:
                    face = t.chance(len(t.cards.enemy_die))
                    t.enemy_dice = appended(t.enemy_dice, face)
                    t.emit(ENEMY_DIE_ROLLED, hero, face)


def roll_hero_die(t: TerrinothState, hero: i64, event: i64) -> None:
    face = t.chance(len(t.cards.hero_die))
    t.hero_dice = appended(t.hero_dice, face)
    t.emit(event, hero, face)


class Resolve(Effect):
    """Offer re-rolls, then count the hero dice. A critical is one success and a new die (TER-ACT-3, TER-ACT-13)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        hero = s.get(YOU)
        any_die = t.reroll_any > 0
        if any_die or t.reroll_hero > 0:
            self.offer_dice(t, T_HERO_DIE, t.hero_dice, t.resolved)
        if any_die or t.reroll_enemy > 0:
            self.offer_dice(t, T_ENEMY_DIE, t.enemy_dice, 0)
        if len(t.options) > 0:
            t.offer(T_DONE, 0)
            ask_hero(t, REROLL, hero, -1)
        else:
            self.count(t, hero)

    def offer_dice(self, t: TerrinothState, tag: i64, dice: Vec, start: i64) -> None:
        """Offer one option for each face shown, since equal dice are one choice. Faces are numbered from 1."""
        faces = len(t.cards.hero_die if tag == T_HERO_DIE else t.cards.enemy_die)
        for face in range(faces):
            for i in range(start, len(dice)):
                if dice[i] == face:
                    t.offer(tag, face + 1)
                    break

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        hero = s.get(YOU)
        tag = tag_of(option)
        if tag == T_DONE:
            self.count(t, hero)
            return
        face = value_of(option) - 1
        if tag == T_HERO_DIE:
            dice = t.hero_dice
            start = t.resolved
            new = t.chance(len(t.cards.hero_die))
            if t.reroll_hero > 0:
                t.reroll_hero -= 1
            else:
                t.reroll_any -= 1
        else:
            dice = t.enemy_dice
            start = 0
            new = t.chance(len(t.cards.enemy_die))
            if t.reroll_enemy > 0:
                t.reroll_enemy -= 1
            else:
                t.reroll_any -= 1
        for i in range(start, len(dice)):
            if dice[i] == face:
                dice[i] = new
                break
        t.emit(HERO_DIE_REROLLED if tag == T_HERO_DIE else ENEMY_DIE_REROLLED, hero, face, new)
        t.repeat()

    def count(self, t: TerrinothState, hero: i64) -> None:
        """Count all unresolved hero dice. Each critical adds a new die."""
        shown = len(t.hero_dice)
        for i in range(t.resolved, shown):
            results = t.cards.hero_die[t.hero_dice[i]]
            if results & SUCCESS:
                t.successes += 1
            if results & DOUBLE_SUCCESS:
                t.successes += 2
            if results & DEFENSE:
                t.defenses += 1
            if results & CRITICAL:
                t.successes += 1
                roll_hero_die(t, hero, CRITICAL_ROLLED_ON)
        t.resolved = shown
        if len(t.hero_dice) > shown:
            t.repeat()
        else:
            t.emit(ACTION_RESOLVED, hero, t.successes, t.defenses)


class Divide(Effect):
    """Divide the successes among several targets, before the enemy dice resolve (TER-ACT-8)."""

    def run(self, s: State) -> None:
        self.ask_next(state_of(s), s.get(YOU))

    def ask_next(self, t: TerrinothState, hero: i64) -> None:
        left = t.successes
        for share in t.shares:
            left -= share
        if len(t.shares) + 1 >= len(t.targets):
            if len(t.targets) > 0:
                t.shares = appended(t.shares, left)
            return
        for share in range(min(left, 60) + 1):
            t.offer(T_SUCCESSES, share)
        target = t.targets[len(t.shares)]
        ask_hero(t, DIVIDE, hero, -1 if t.facedown[target] else target)  # do not reveal a face-down card

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        t.shares = appended(t.shares, value_of(option))
        self.ask_next(t, s.get(YOU))


class ApplySuccesses(Effect):
    """Apply one wound, progress, recovery or token per success (TER-ACT-8 to TER-ACT-12)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        hero = s.get(YOU)
        if t.action == ATTACK:
            for i in range(len(t.targets)):
                strike(t, t.targets[i], t.shares[i], hero)
        elif t.action == EXPLORE:
            make_progress(t, t.successes)
        elif t.action == REST:
            recover(t, hero, t.successes)
        elif t.standing(t.target_hero):
            gain_tokens(t, t.target_hero, t.successes)


def strike(t: TerrinothState, enemy: i64, successes: i64, hero: i64) -> None:
    """Deal the wounds of an attack minus resilience. A face-down target is turned face up."""
    if successes > 0:
        turn_face_up(t, enemy)
        wounds = successes - max(enemy_stat(t, enemy, S_RESILIENCE) - t.pierce, 0)
        if wounds > 0:
            wound_enemy(t, enemy, wounds, hero)


def make_progress(t: TerrinothState, count: i64) -> None:
    if count > 0:
        t.progress += count
        t.emit(PROGRESS_MADE, count, t.progress)


def gain_tokens(t: TerrinothState, hero: i64, count: i64) -> None:
    """Gain success tokens, up to the limit of five (TER-TOK-1)."""
    gained = min(count, TOKEN_LIMIT - int(t.tokens[hero]))
    if gained > 0:
        t.tokens[hero] += gained
        t.emit(TOKENS_GAINED, hero, gained, t.tokens[hero])
