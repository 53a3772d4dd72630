"""Base classes of effects on heroes or enemies: select the targets and ask who chooses among several."""

from typing import Final

from mypy_extensions import i64

from questable.games.terrinoth.rules.constants import (
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
)
from questable.games.terrinoth.rules.phases import ask_hero, state_of
from questable.games.terrinoth.rules.selectors import (
    chosen_hero,
    is_single_hero,
    offer_heroes,
    remember_enemy,
    remember_hero,
    select_enemies,
    select_heroes,
    selects_single,
    single_enemy,
    single_hero,
)
from questable.games.terrinoth.rules.state import TerrinothState
from questable.kernel.decision import tag_of, value_of
from questable.kernel.effect import Effect
from questable.kernel.state import SOURCE, YOU, N, State
from questable.kernel.vec import Vec, appended, cleared, contains, empty

ALL: Final = 99  # `count: all`


class HeroEffect(Effect):
    """An effect on one hero, or on each of several, leader first (TER-ABL-6)."""

    def __init__(self, hero: i64, remember: bool) -> None:
        self.hero: i64 = hero
        self.remember: bool = remember

    def apply_to(self, t: TerrinothState, hero: i64) -> None:
        raise NotImplementedError

    def affects(self, t: TerrinothState, hero: i64) -> bool:
        """Whether the effect would change anything for this hero."""
        return True

    def possible(self, s: State, you: i64, source: i64) -> bool:
        t = state_of(s)
        # an earlier effect of the same list has not chosen yet, so any hero is possible
        selector = ANY if self.hero == CHOSEN and chosen_hero(t) < 0 else self.hero
        found = select_heroes(t, selector, you, source)
        for hero in range(t.count):
            if found >> hero & 1 and self.affects(t, hero):
                return True
        return False

    def subject(self, s: State, you: i64, source: i64) -> i64:
        if self.hero == ANY or self.hero == ANOTHER or EACH <= self.hero <= EACH_ENGAGED:
            return you
        found = select_heroes(state_of(s), self.hero, you, source)
        if is_single_hero(found):
            return single_hero(found)
        return you

    def run(self, s: State) -> None:
        t = state_of(s)
        you = s.get(YOU)
        found = select_heroes(t, self.hero, you, s.get(SOURCE))
        if EACH <= self.hero <= EACH_ENGAGED:
            leader = t.leader  # the leader may change when a hero is defeated
            for i in range(t.count):
                hero = (leader + i) % t.count
                if found >> hero & 1:
                    self.apply_to(t, hero)
            return
        if is_single_hero(found):
            self.apply_to_chosen(t, single_hero(found))
        elif found != 0:
            offer_heroes(t, found)
            # "of your choice": the hero chooses; equally valid targets: the leader chooses (TER-ABL-4)
            ask_hero(t, PICK_HERO, you if self.hero == ANY or self.hero == ANOTHER else t.leader, s.get(SOURCE))

    def answer(self, s: State, option: i64) -> None:
        self.apply_to_chosen(state_of(s), value_of(option))

    def apply_to_chosen(self, t: TerrinothState, hero: i64) -> None:
        if self.remember:
            remember_hero(t, hero)
        self.apply_to(t, hero)


class EnemyEffect(Effect):
    """An effect on all matching enemies, or on `count` of them, picked one at a time."""

    def __init__(
        self, enemy: i64, count: i64, trait: i64, rank: i64, exclude_target: bool, remember: bool, up_to: bool
    ) -> None:
        self.enemy: i64 = enemy
        self.count: i64 = count
        self.trait: i64 = trait
        self.rank: i64 = rank
        self.exclude_target: bool = exclude_target
        self.remember: bool = remember
        self.up_to: bool = up_to  # at least one, at most `count`

    def apply_to(self, t: TerrinothState, enemy: i64) -> None:
        raise NotImplementedError

    def affects(self, t: TerrinothState, enemy: i64) -> bool:
        return True

    def found(self, t: TerrinothState, you: i64, source: i64) -> Vec:
        return select_enemies(t, self.enemy, self.trait, self.rank, self.exclude_target, you, source)

    def possible(self, s: State, you: i64, source: i64) -> bool:
        t = state_of(s)
        if selects_single(self.enemy):
            enemy = single_enemy(t, self.enemy, source)
            return enemy >= 0 and self.affects(t, enemy)
        for enemy in self.found(t, you, source):
            if self.affects(t, enemy):
                return True
        return False

    def run(self, s: State) -> None:
        t = state_of(s)
        t.picks = cleared(t.picks)
        if self.count == ALL:
            fitting = empty()
            for enemy in self.found(t, s.get(YOU), s.get(SOURCE)):
                if self.affects(t, enemy):
                    fitting = appended(fitting, enemy)
            for enemy in fitting:
                self.apply_to(t, enemy)
        elif selects_single(self.enemy):
            self.apply_to_single(t, single_enemy(t, self.enemy, s.get(SOURCE)))
        else:
            s.set(N, self.count)
            self.ask_next(t)

    def apply_to_single(self, t: TerrinothState, enemy: i64) -> None:
        """Apply to the only possible enemy without asking. Register N is set as if it had been picked."""
        picked = enemy >= 0 and self.affects(t, enemy)
        t.set(N, self.count - 1 if picked else self.count)
        if picked:
            if self.remember:
                remember_enemy(t, enemy)
            self.apply_to(t, enemy)

    def ask_next(self, t: TerrinothState) -> None:
        """Ask for the next enemy, or apply the effect if all are picked."""
        if t.get(N) > 0:
            for enemy in self.found(t, t.get(YOU), t.get(SOURCE)):
                if self.affects(t, enemy) and not contains(t.picks, enemy):
                    t.offer_card(T_ENEMY, enemy)
        if len(t.options) == 0:
            self.finish(t)
            return
        if self.up_to and len(t.picks) > 0:
            t.offer(T_DONE, 0)
        ask_hero(t, PICK_ENEMY, self.chooser(t), t.get(SOURCE))

    def chooser(self, t: TerrinothState) -> i64:
        """The hero who chooses: the leader for effects of enemies, quest and location, else the hero of the program."""
        source = t.get(SOURCE)
        if source >= 0:
            kind = t.cards.of(source).kind
            if kind == ENEMY or kind == PLACE_CARD or kind == QUEST:
                return t.leader
        return t.get(YOU)

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        if tag_of(option) == T_DONE:
            self.finish(t)
            return
        enemy = value_of(option)
        t.picks = appended(t.picks, enemy)
        if self.remember:
            remember_enemy(t, enemy)
        s.set(N, s.get(N) - 1)
        self.ask_next(t)

    def finish(self, t: TerrinothState) -> None:
        for enemy in t.picks:
            self.apply_to(t, enemy)
        t.picks = cleared(t.picks)
