"""Selectors: which heroes and which enemies an effect refers to."""

from mypy_extensions import i64

from questable.games.terrinoth.rules.constants import (
    ANOTHER,
    ANY,
    CHOSEN,
    E_ANY,
    E_CHOSEN,
    E_ENGAGED,
    E_FACEDOWN,
    E_IT,
    E_MINE,
    E_NEMESIS,
    E_NOT_MINE,
    E_SHADOWS,
    E_TARGET,
    E_THIS,
    E_WITH_OTHER,
    E_WITH_TARGET,
    EACH,
    EACH_ENGAGED,
    EACH_OTHER,
    ENGAGED,
    ENGAGED_HERO,
    FEWEST_ENEMIES,
    FEWEST_WOUNDS,
    IT,
    LEADER,
    MOST_ENEMIES,
    MOST_TOKENS,
    MOST_WOUNDS,
    NEMESIS,
    SHADOWS,
    T_HERO,
    TARGET,
    YOU,
)
from questable.games.terrinoth.rules.state import TerrinothState
from questable.kernel.state import CHOSEN as CHOSEN_REGISTER
from questable.kernel.state import IT as IT_REGISTER
from questable.kernel.vec import Vec, appended, empty

# ---- the hero and the enemy chosen earlier in a list; they share one register


def remember_hero(t: TerrinothState, hero: i64) -> None:
    t.set(CHOSEN_REGISTER, max(t.get(CHOSEN_REGISTER), 0) // 8 * 8 + hero + 1)


def remember_enemy(t: TerrinothState, enemy: i64) -> None:
    t.set(CHOSEN_REGISTER, (enemy + 1) * 8 + max(t.get(CHOSEN_REGISTER), 0) % 8)


def chosen_hero(t: TerrinothState) -> i64:
    return max(t.get(CHOSEN_REGISTER), 0) % 8 - 1


def chosen_enemy(t: TerrinothState) -> i64:
    return max(t.get(CHOSEN_REGISTER), 0) // 8 - 1


# ---- heroes


def select_heroes(t: TerrinothState, selector: i64, you: i64, source: i64) -> i64:
    """The heroes that a selector matches, as a bit set. Defeated heroes never match."""
    if selector == YOU:
        if t.standing(you):
            return 1 << you
        return 0
    if selector == ANY or selector == ANOTHER or EACH <= selector <= EACH_ENGAGED:
        found: i64 = 0
        for other in range(t.count):
            if t.down[other] or ((selector == ANOTHER or selector == EACH_OTHER) and other == you):
                continue
            if selector == EACH_ENGAGED and t.zones.size(ENGAGED + other) == 0:
                continue
            found |= 1 << other
        return found
    if MOST_WOUNDS <= selector <= FEWEST_ENEMIES:
        return extreme_heroes(t, selector)
    hero = you
    if selector == LEADER:
        hero = t.leader
    elif selector == TARGET:
        hero = t.target_hero
    elif selector == ENGAGED_HERO:
        hero = t.engaged_with(source)
        if hero < 0:  # for a defeated enemy, "you" is the hero it was engaged with
            hero = t.active if t.in_shadows(source) and t.standing(t.active) else you
    elif selector == CHOSEN:
        hero = chosen_hero(t)
    elif selector == IT:
        hero = t.get(IT_REGISTER)
    if t.standing(hero):
        return 1 << hero
    return 0


def is_single_hero(found: i64) -> bool:
    """Whether the bit set holds exactly one hero."""
    return found != 0 and found & (found - 1) == 0


def nth_hero(t: TerrinothState, found: i64, n: i64) -> i64:
    """The nth hero of a bit set from 0, clockwise from the leader; -1: there are fewer."""
    hero = t.leader
    for i in range(t.count):  # noqa: B007 (as in State.advance)
        if found >> hero & 1:
            if n == 0:
                return hero
            n -= 1
        hero += 1
        if hero == t.count:  # faster than a modulo in this hot loop
            hero = 0
    return -1


def single_hero(found: i64) -> i64:
    """The hero in a bit set of exactly one."""
    hero: i64 = 0
    while found >> hero & 1 == 0:
        hero += 1
    return hero


def offer_heroes(t: TerrinothState, found: i64) -> None:
    for i in range(t.count):
        hero = (t.leader + i) % t.count
        if found >> hero & 1:
            t.offer(T_HERO, hero)


def extreme_heroes(t: TerrinothState, selector: i64) -> i64:
    """The heroes with the most or fewest of something; all of them if tied."""
    best: i64 = -1000
    found: i64 = 0
    for hero in range(t.count):
        if t.down[hero]:
            continue
        if selector == MOST_WOUNDS:
            value = t.wounds[hero]
        elif selector == FEWEST_WOUNDS:
            value = -t.wounds[hero]
        elif selector == MOST_TOKENS:
            value = t.tokens[hero]
        elif selector == MOST_ENEMIES:
            value = t.zones.size(ENGAGED + hero)
        else:
            value = -t.zones.size(ENGAGED + hero)
        if value > best:
            best = value
            found = 1 << hero
        elif value == best:
            found |= 1 << hero
    return found


# ---- enemies


def selects_single(selector: i64) -> bool:
    """Whether the selector names one fixed enemy."""
    return selector == E_THIS or selector == E_IT or selector == E_CHOSEN or selector == E_TARGET


def single_enemy(t: TerrinothState, selector: i64, source: i64) -> i64:
    """The enemy of a selector that names one enemy; -1: it is not in play."""
    enemy = source
    if selector == E_IT:
        enemy = t.get(IT_REGISTER)
    elif selector == E_CHOSEN:
        enemy = chosen_enemy(t)
    elif selector == E_TARGET:
        enemy = t.targets[0] if len(t.targets) > 0 else -1
    if enemy >= 0 and t.in_play(enemy):
        return enemy
    return -1


def select_enemies(
    t: TerrinothState, selector: i64, trait: i64, rank: i64, exclude_target: bool, you: i64, source: i64
) -> Vec:
    """The enemies in play that match, never those in the lair (TER-ABL-7)."""
    found = empty()
    if selects_single(selector):
        enemy = single_enemy(t, selector, source)
        if enemy >= 0:
            found = appended(found, enemy)
        return found
    for place in range(t.leader, t.leader + t.count):
        hero = place if place < t.count else place - t.count
        if not engaged_fits(t, selector, hero, you):
            continue
        for i in range(t.zones.start(ENGAGED + hero), t.zones.end(ENGAGED + hero)):
            enemy = t.zones.cards[i]
            if enemy_fits(t, enemy, selector, trait, rank, exclude_target):
                found = appended(found, enemy)
    if selector == E_ANY or selector == E_NOT_MINE or selector == E_SHADOWS or selector >= E_FACEDOWN:
        for i in range(t.zones.start(SHADOWS), t.zones.end(SHADOWS)):
            enemy = t.zones.cards[i]
            if selector == E_FACEDOWN and not t.facedown[enemy]:
                continue
            if enemy_fits(t, enemy, selector, trait, rank, exclude_target):
                found = appended(found, enemy)
    return found


def engaged_fits(t: TerrinothState, selector: i64, hero: i64, you: i64) -> bool:
    if selector == E_MINE:
        return hero == you
    if selector == E_WITH_OTHER or selector == E_NOT_MINE:
        return hero != you
    if selector == E_WITH_TARGET:
        return hero == t.target_hero
    return selector == E_ANY or selector == E_ENGAGED or selector == E_NEMESIS


def enemy_fits(t: TerrinothState, enemy: i64, selector: i64, trait: i64, rank: i64, exclude_target: bool) -> bool:
    """Whether an enemy matches. Face-down enemies never match a trait or rank."""
    card = t.cards.of(enemy)
    if selector == E_NEMESIS and card.rank != NEMESIS:
        return False
    if trait >= 0 and (t.facedown[enemy] or card.traits >> trait & 1 == 0):
        return False
    if rank >= 0 and (t.facedown[enemy] or card.rank != rank):
        return False
    return not (exclude_target and len(t.targets) > 0 and t.targets[0] == enemy)
