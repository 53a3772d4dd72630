"""Trigger windows: collect, order and limit the abilities that trigger at a timing (TER-ABL-4)."""

from typing import Final

from mypy_extensions import i64

from questable.games.terrinoth.rules import phases
from questable.games.terrinoth.rules.constants import (
    ACTIVATION_END,
    ACTIVATION_START,
    AFTER_ACTION,
    AIDED,
    BEFORE_ROLL,
    CONDITION,
    COUNTERATTACKS,
    DEFEATED,
    DEFEATS_ENEMY,
    ENGAGED,
    EXPLORATION_RESOLVED,
    HERO,
    ITEM,
    ITEMS,
    LAIR,
    ORDER,
    SHADOWS,
    T_ABILITY,
    THREAT,
    WOULD_SUFFER,
)
from questable.games.terrinoth.rules.phases import ask_hero, state_of
from questable.games.terrinoth.rules.state import TerrinothState
from questable.kernel.control import list_possible
from questable.kernel.decision import value_of
from questable.kernel.effect import Effect
from questable.kernel.state import IT, SOURCE, YOU, N, State
from questable.kernel.vec import appended, erased

STRIDE: Final = 3  # an entry of the queue: ability, source, hero
ONE_HERO_TIMINGS: Final = (
    1 << BEFORE_ROLL
    | 1 << WOULD_SUFFER
    | 1 << AFTER_ACTION
    | 1 << ACTIVATION_START
    | 1 << ACTIVATION_END
    | 1 << AIDED
    | 1 << DEFEATS_ENEMY
    | 1 << EXPLORATION_RESOLVED
)


def open_window(t: TerrinothState, timing: i64, hero: i64, it: i64) -> None:
    """Trigger all abilities of a timing. `hero` is the hero concerned, or else the active hero."""
    start = len(t.queue)
    if timing == DEFEATED or timing == COUNTERATTACKS:
        collect(t, it, timing, hero)
    elif concerns_one_hero(timing):
        collect_hero(t, timing, hero)
        collect_place(t, timing, hero)
    else:
        if timing != THREAT:
            for place in range(t.leader, t.leader + t.count):
                other = place if place < t.count else place - t.count
                if t.down[other] == 0:
                    collect_hero(t, timing, other)
        collect_place(t, timing, hero)
        collect_enemies(t, timing, hero)
    if len(t.queue) > start:
        t.push(phases.WINDOW, hero, -1)
        t.set(N, start)
        t.set(IT, it)


def concerns_one_hero(timing: i64) -> bool:
    """Whether only the cards of the hero concerned trigger at this timing."""
    return ONE_HERO_TIMINGS >> timing & 1 == 1


def collect_hero(t: TerrinothState, timing: i64, hero: i64) -> None:
    """Queue abilities of the hero's own cards. The timing bits skip most cards early."""
    own = t.hero_cards[hero]
    if t.cards.timings[own] >> timing & 1:
        collect(t, own, timing, hero)
    bits = t.conditions[hero]
    if t.cards.condition_timings[bits] >> timing & 1:
        for condition in range(len(t.cards.conditions)):
            if bits >> condition & 1:
                collect(t, t.cards.conditions[condition], timing, hero)
    if t.cards.item_timings >> timing & 1:
        collect_zone(t, ITEMS + hero, timing, hero)


def collect_place(t: TerrinothState, timing: i64, hero: i64) -> None:
    if t.cards.place_timings >> timing & 1:
        place = t.location()
        if place >= 0:
            collect(t, place, timing, hero)
    quest = t.cards.quest_cards[t.quest]
    if t.cards.timings[quest] >> timing & 1:
        collect(t, quest, timing, hero)


def collect_enemies(t: TerrinothState, timing: i64, hero: i64) -> None:
    """Face-up enemies in play; for threats also those in the lair (TER-ACT-6)."""
    if t.cards.enemy_timings >> timing & 1 == 0:
        return
    for other in range(t.count):
        collect_zone(t, ENGAGED + other, timing, hero)
    collect_zone(t, SHADOWS, timing, hero)
    if timing == THREAT:
        collect_zone(t, LAIR, timing, hero)


def collect_zone(t: TerrinothState, zone: i64, timing: i64, hero: i64) -> None:
    """Queue abilities of the face-up cards in a zone."""
    for i in range(t.zones.start(zone), t.zones.end(zone)):
        card = t.zones.cards[i]
        if t.cards.timings[card] >> timing & 1 and t.facedown[card] == 0:
            collect(t, card, timing, hero)


def collect(t: TerrinothState, source: i64, timing: i64, hero: i64) -> None:
    """Queue the abilities of a card for this timing whose conditions hold."""
    if t.cards.timings[source] >> timing & 1 == 0:
        return
    card = t.cards.card_of[source]
    for at in range(t.cards.ability_starts[card], t.cards.ability_starts[card + 1]):
        ability = t.cards.ability_order[at]
        if t.cards.abilities[ability].timing == timing and can_trigger(t, ability, source, hero):
            t.queue = appended(appended(appended(t.queue, ability), source), hero)


def can_trigger(t: TerrinothState, ability: i64, source: i64, hero: i64) -> bool:
    facts = t.cards.abilities[ability]
    if facts.once and was_used(t, ability, source, hero):
        return False
    if facts.timing == WOULD_SUFFER and t.incoming == 0:
        return False  # another ability has prevented all wounds
    condition = facts.condition
    return condition is None or condition.holds(t, hero, source)


def was_used(t: TerrinothState, ability: i64, source: i64, hero: i64) -> bool:
    used = t.used
    for i in range(0, len(used), STRIDE):
        if used[i] == ability and used[i + 1] == source and used[i + 2] == hero:
            return True
    return False


def drop_abilities_of_defeated(t: TerrinothState, start: i64) -> None:
    """Drop queued abilities of defeated heroes. Those of quest, location and enemies pass to the leader (TER-ABL-8)."""
    i = start
    while i < len(t.queue):
        if not t.standing(t.queue[i + 2]):
            kind = t.cards.of(t.queue[i + 1]).kind
            own = kind == HERO or kind == CONDITION or kind == ITEM
            if own or concerns_one_hero(t.cards.abilities[t.queue[i]].timing):
                t.queue = erased(t.queue, i, STRIDE)
                continue
            t.queue[i + 2] = t.leader
        i += STRIDE


class MarkUsed(Effect):
    """Last effect of a limited ability: mark it as used. Not reached if a cost or offer is declined (TER-ABL-3)."""

    def __init__(self, ability: i64) -> None:
        self.ability: i64 = ability

    def possible(self, s: State, you: i64, source: i64) -> bool:
        return False

    def run(self, s: State) -> None:
        t = state_of(s)
        t.used = appended(appended(appended(t.used, self.ability), s.get(SOURCE)), s.get(YOU))


class RunWindow(Effect):
    """Resolve the queued abilities one at a time, in an order chosen by the active hero."""

    def run(self, s: State) -> None:
        t = state_of(s)
        start = s.get(N)
        drop_abilities_of_defeated(t, start)
        if len(t.queue) == start:
            return
        several = False
        for i in range(start + STRIDE, len(t.queue), STRIDE):
            if t.queue[i + 1] != t.queue[start + 1]:
                several = True
        if not several:
            self.run_ability(t, start)
            return
        if not self.any_possible(t, start):
            t.queue = erased(t.queue, start, len(t.queue) - start)  # no ability has an effect in any order
            return
        for i in range(start, len(t.queue), STRIDE):
            t.offer_card(T_ABILITY, t.queue[i + 1])
        ask_hero(t, ORDER, t.active, -1)

    def any_possible(self, t: TerrinothState, start: i64) -> bool:
        for i in range(start, len(t.queue), STRIDE):
            if list_possible(t, t.cards.abilities[t.queue[i]].program, t.queue[i + 2], t.queue[i + 1]):
                return True
        return False

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        source = value_of(option)
        for i in range(s.get(N), len(t.queue), STRIDE):
            if t.queue[i + 1] == source:
                self.run_ability(t, i)
                return

    def run_ability(self, t: TerrinothState, at: i64) -> None:
        ability = t.queue[at]
        source = t.queue[at + 1]
        hero = t.queue[at + 2]
        t.queue = erased(t.queue, at, STRIDE)
        t.repeat()
        if not can_trigger(t, ability, source, hero):
            return
        facts = t.cards.abilities[ability]
        it = t.get(IT)
        t.push(facts.program, hero, source)
        t.set(IT, it)


class OpenWindow(Effect):
    """Open a trigger window from a program."""

    def __init__(self, timing: i64) -> None:
        self.timing: i64 = timing

    def run(self, s: State) -> None:
        t = state_of(s)
        hero = s.get(YOU)
        open_window(t, self.timing, hero if hero >= 0 else t.active, -1)
