"""Verbs that are about a hero or about enemies: how those are found, and who chooses among several."""

from typing import Final

from mypy_extensions import i64

from questable.kernel.decision import tag_of, value_of
from questable.kernel.effect import Effect
from questable.kernel.state import SOURCE, YOU, N, State
from questable.terrinoth.phases import ask_hero, table
from questable.terrinoth.selectors import chosen_hero, enemies, heroes, remember_enemy, remember_hero
from questable.terrinoth.table import Table
from questable.terrinoth.words import (
    ANOTHER,
    ANY,
    CHOSEN,
    EACH,
    EACH_ENGAGED,
    ENEMY,
    PICK_ENEMY,
    PICK_HERO,
    PLACE_CARD,
    QUEST,
    T_DONE,
    T_ENEMY,
    T_HERO,
)

ALL: Final = 99  # `count: all`


class HeroVerb(Effect):
    """Something that happens to one hero, or to each of several, leader first (TER-ABL-6)."""

    def __init__(self, hero: i64, remember: bool) -> None:
        self.hero: i64 = hero
        self.remember: bool = remember

    def happen(self, t: Table, hero: i64) -> None:
        raise NotImplementedError

    def affects(self, t: Table, hero: i64) -> bool:
        """Would it change anything for this hero?"""
        return True

    def possible(self, s: State, you: i64, source: i64) -> bool:
        t = table(s)
        # who is chosen earlier in the same list may still be anybody
        selector = ANY if self.hero == CHOSEN and chosen_hero(t) < 0 else self.hero
        for hero in heroes(t, selector, you, source):
            if self.affects(t, hero):
                return True
        return False

    def subject(self, s: State, you: i64, source: i64) -> i64:
        if self.hero == ANY or self.hero == ANOTHER or EACH <= self.hero <= EACH_ENGAGED:
            return you
        found = heroes(table(s), self.hero, you, source)
        return found[0] if len(found) == 1 else you

    def run(self, s: State) -> None:
        t = table(s)
        you = s.get(YOU)
        found = heroes(t, self.hero, you, s.get(SOURCE))
        if EACH <= self.hero <= EACH_ENGAGED:
            for hero in found:
                self.happen(t, hero)
            return
        for hero in found:
            t.offer(T_HERO, hero)
        if len(found) > 0:
            # "of your choice" is the hero's, equally valid ways are the leader's (TER-ABL-4)
            ask_hero(t, PICK_HERO, you if self.hero == ANY or self.hero == ANOTHER else t.leader, s.get(SOURCE))

    def answer(self, s: State, option: i64) -> None:
        t = table(s)
        hero = value_of(option)
        if self.remember:
            remember_hero(t, hero)
        self.happen(t, hero)


class EnemyVerb(Effect):
    """Something that happens to enemies: to all that fit, or to so many of them, one pick at a time."""

    def __init__(
        self, enemy: i64, count: i64, trait: i64, rank: i64, exclude_target: bool, remember: bool, up_to: bool
    ) -> None:
        self.enemy: i64 = enemy
        self.count: i64 = count
        self.trait: i64 = trait
        self.rank: i64 = rank
        self.exclude_target: bool = exclude_target
        self.remember: bool = remember
        self.up_to: bool = up_to  # fewer may be picked, but one at least

    def happen(self, t: Table, enemy: i64) -> None:
        raise NotImplementedError

    def affects(self, t: Table, enemy: i64) -> bool:
        return True

    def fitting(self, t: Table, you: i64, source: i64) -> list[int]:
        found: list[int] = []
        for enemy in enemies(t, self.enemy, self.trait, self.rank, self.exclude_target, you, source):
            if self.affects(t, enemy):
                found.append(enemy)
        return found

    def possible(self, s: State, you: i64, source: i64) -> bool:
        return len(self.fitting(table(s), you, source)) > 0

    def run(self, s: State) -> None:
        t = table(s)
        t.picks = []
        if self.count == ALL:
            for enemy in self.fitting(t, s.get(YOU), s.get(SOURCE)):
                self.happen(t, enemy)
        else:
            s.set(N, self.count)
            self.go_on(t)

    def go_on(self, t: Table) -> None:
        """Ask for the next enemy; when all are picked it happens to them."""
        if t.get(N) > 0:
            for enemy in self.fitting(t, t.get(YOU), t.get(SOURCE)):
                if enemy not in t.picks:
                    t.offer_card(T_ENEMY, enemy)
        if len(t.options) == 0:
            self.finish(t)
            return
        if self.up_to and len(t.picks) > 0:
            t.offer(T_DONE, 0)
        ask_hero(t, PICK_ENEMY, self.chooser(t), t.get(SOURCE))

    def chooser(self, t: Table) -> i64:
        """Among equally valid ways of a keyword, threat, peril, quest or location effect the leader decides."""
        source = t.get(SOURCE)
        kind = -1 if source < 0 else t.cards.of(source).kind
        return t.leader if kind == ENEMY or kind == PLACE_CARD or kind == QUEST else t.get(YOU)

    def answer(self, s: State, option: i64) -> None:
        t = table(s)
        if tag_of(option) == T_DONE:
            self.finish(t)
            return
        enemy = value_of(option)
        t.picks.append(enemy)
        if self.remember:
            remember_enemy(t, enemy)
        s.set(N, s.get(N) - 1)
        self.go_on(t)

    def finish(self, t: Table) -> None:
        picks = t.picks
        t.picks = []
        for enemy in picks:
            self.happen(t, enemy)
