"""Values that depend on continuous effects. They are computed on each read and never stored (TEN-FX-9)."""

from typing import Final

from mypy_extensions import i64

from questable.games.tenefyr.rules.card_set import (
    ALL_TURNS,
    CAP_TOTAL,
    CARD_POWER,
    ENEMY_POWER,
    HAND_SIZE,
    LOOT_TO,
    REDRAW_LIMIT,
    SILENCE,
    Modifier,
)
from questable.games.tenefyr.rules.constants import TURN
from questable.games.tenefyr.rules.state import TenefyrState

HAND_OF: Final = 3  # TEN-COM-4
NO_LIMIT: Final = 1_000_000
STRIDE: Final = 3  # fields per entry of `modifiers`: modifier, seat, active


def modifier_holds(t: TenefyrState, modifier: Modifier, seat: i64) -> bool:
    condition = modifier.condition
    return condition is None or condition.holds(t, seat, t.enemy)


def active_modifiers(t: TenefyrState, kind: i64) -> list[int]:
    """The active modifiers of a kind as a flat list of pairs: modifier, seat (-1: all)."""
    found: list[int] = []
    card_set = t.cards
    if t.enemy >= 0 and t.ignored == 0:
        for number in card_set.cards[card_set.card_of[t.enemy]].modifiers:
            if card_set.modifiers[number].kind == kind:
                found.append(number)
                found.append(-1)
    began = t.modifiers
    for i in range(0, len(began), STRIDE):
        if began[i + 2] == 1:
            modifier = card_set.modifiers[began[i]]
            if modifier.kind == kind and not (modifier.enemy and t.ignored != 0):
                found.append(began[i])
                found.append(began[i + 1] if modifier.duration == TURN else -1)
    return found


def has_modifier(t: TenefyrState, kind: i64) -> bool:
    """Whether any continuous effect of this kind may be active. A cheap test before `active_modifiers`."""
    if t.ignored == 0 and t.cards.enemy_kinds[t.enemy] >> kind & 1:
        return True
    began = t.modifiers
    for i in range(0, len(began), STRIDE):
        if began[i + 2] == 1 and t.cards.modifiers[began[i]].kind == kind:
            return True
    return False


def enemy_power(t: TenefyrState) -> i64:
    """The enemy's current power: printed for the number of players (solo: two), plus all changes."""
    card_set = t.cards
    power = card_set.cards[card_set.card_of[t.enemy]].enemy_power[max(t.players, 2) - 2] + t.delta
    if has_modifier(t, ENEMY_POWER):
        found = active_modifiers(t, ENEMY_POWER)
        for i in range(0, len(found), 2):
            modifier = card_set.modifiers[found[i]]
            if modifier_holds(t, modifier, t.seat):
                power += modifier.amount.read(t, t.seat, t.enemy)
    return power


def total_cap(t: TenefyrState) -> i64:
    """The cap on one player's total (solo: on one turn's total)."""
    if not has_modifier(t, CAP_TOTAL):
        return NO_LIMIT
    return lowest_limit(t, CAP_TOTAL, t.seat)


def party_power(t: TenefyrState) -> i64:
    """The party's combined power: the sum of the capped totals."""
    most = total_cap(t)
    power = 0
    for total in t.total:
        power += total if total < most else most
    return power


def lowest_limit(t: TenefyrState, kind: i64, seat: i64) -> i64:
    least = NO_LIMIT
    found = active_modifiers(t, kind)
    for i in range(0, len(found), 2):
        modifier = t.cards.modifiers[found[i]]
        if modifier_holds(t, modifier, seat):
            amount = modifier.amount.read(t, seat, t.enemy)
            if amount < least:
                least = amount
    return least


def hand_size(t: TenefyrState, seat: i64) -> i64:
    """The number of cards drawn in a Draw step and in each redraw."""
    size = HAND_OF + t.bonus_now
    if has_modifier(t, HAND_SIZE):
        found = active_modifiers(t, HAND_SIZE)
        for i in range(0, len(found), 2):
            modifier = t.cards.modifiers[found[i]]
            if modifier_holds(t, modifier, seat):
                size += modifier.amount.read(t, seat, t.enemy)
    return size if size > 0 else 0


def redraw_limit(t: TenefyrState, seat: i64) -> i64:
    if not has_modifier(t, REDRAW_LIMIT):
        return NO_LIMIT
    return lowest_limit(t, REDRAW_LIMIT, seat)


def card_bonus(t: TenefyrState, seat: i64, card: i64, by_enemy: bool) -> i64:
    """The sum of continuous effects on a card played now: the enemy's effects, or all others."""
    if not has_modifier(t, CARD_POWER):
        return 0
    bonus = 0
    found = active_modifiers(t, CARD_POWER)
    for i in range(0, len(found), 2):
        modifier = t.cards.modifiers[found[i]]
        if (
            modifier.enemy == by_enemy
            and (found[i + 1] < 0 or found[i + 1] == seat)
            and t.cards.fits(card, modifier.filter)
            and modifier_holds(t, modifier, seat)
        ):
            bonus += modifier.amount.read(t, seat, t.enemy)
    return bonus


def silenced(t: TenefyrState, seat: i64, card: i64) -> bool:
    """Whether a continuous effect silences the rules of this card."""
    if not has_modifier(t, SILENCE):
        return False
    found = active_modifiers(t, SILENCE)
    for i in range(0, len(found), 2):
        modifier = t.cards.modifiers[found[i]]
        if t.cards.fits(card, modifier.filter) and modifier_holds(t, modifier, seat):
            return True
    return False


def needs_all_turns(t: TenefyrState) -> bool:
    """Whether the enemy cannot be defeated yet because not all players have had a turn."""
    if t.last_turn() or not has_modifier(t, ALL_TURNS):
        return False
    found = active_modifiers(t, ALL_TURNS)
    for i in range(0, len(found), 2):
        if modifier_holds(t, t.cards.modifiers[found[i]], t.seat):
            return True
    return False


def loot_to(t: TenefyrState) -> i64:
    """The loot rule of a continuous effect (LOOT_TO_…); -1: none is active."""
    if not has_modifier(t, LOOT_TO):
        return -1
    found = active_modifiers(t, LOOT_TO)
    for i in range(0, len(found), 2):
        modifier = t.cards.modifiers[found[i]]
        if modifier_holds(t, modifier, t.seat):
            return modifier.amount.read(t, t.seat, t.enemy)
    return -1


def add_power(t: TenefyrState, seat: i64, amount: i64) -> i64:
    """Add to a seat's total and return the new total."""
    slot = t.slot(seat)
    total = t.total[slot] + amount
    t.total[slot] = total
    if amount > 0:
        sum = 0
        for each in t.total:
            sum += each
        if sum > t.peak:
            update_peak(t)
    return total


def update_peak(t: TenefyrState) -> None:
    """Record the highest combined power (TEN-ACH-14). Call it when a total rises or a cap is lifted."""
    power = party_power(t)
    if power > t.peak:
        t.peak = power


def seat_total(t: TenefyrState, seat: i64) -> i64:
    """A player's total in this combat; solo: the sum of all turns."""
    if t.players > 1:
        return t.total[seat]
    total = 0
    for turn in t.total:
        total += turn
    return total
