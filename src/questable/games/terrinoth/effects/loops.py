"""`who` and `each`: run a list for several heroes or enemies in turn."""

from mypy_extensions import i64

from questable.games.terrinoth.rules import phases
from questable.games.terrinoth.rules.constants import EACH, EACH_ENGAGED, PICK_HERO
from questable.games.terrinoth.rules.phases import ask_hero, state_of
from questable.games.terrinoth.rules.selectors import is_single_hero, offer_heroes, select_enemies, select_heroes
from questable.kernel.decision import value_of
from questable.kernel.effect import Effect
from questable.kernel.state import IT, SOURCE, YOU, M, N, State
from questable.kernel.vec import Vec


class ForHeroes(Effect):
    """Run a list for each selected hero, leader first. The hero is "you" and "it"."""

    def __init__(self, selector: i64, do: i64) -> None:
        self.selector: i64 = selector
        self.do: i64 = do

    def possible(self, s: State, you: i64, source: i64) -> bool:
        return select_heroes(state_of(s), self.selector, you, source) != 0

    def run(self, s: State) -> None:
        t = state_of(s)
        found = select_heroes(t, self.selector, s.get(YOU), s.get(SOURCE))
        if EACH <= self.selector <= EACH_ENGAGED or found == 0 or is_single_hero(found):
            self.begin(s, found)
            return
        offer_heroes(t, found)
        ask_hero(t, PICK_HERO, s.get(YOU), s.get(SOURCE))

    def answer(self, s: State, option: i64) -> None:
        self.begin(s, 1 << value_of(option))

    def begin(self, s: State, found: i64) -> None:
        s.call(phases.FOR_HEROES, s.get(YOU))
        s.set(N, found)
        s.set(M, self.do)


class NextHero(Effect):
    """Run the list for the next hero, skipping defeated ones. Register N: heroes left as bits; M: the list."""

    def run(self, s: State) -> None:
        t = state_of(s)
        left = s.get(N)
        program = s.get(M)
        for i in range(t.count):
            hero = (t.leader + i) % t.count
            if left >> hero & 1:
                s.set(N, left & ~(1 << hero))
                s.repeat()
                if t.standing(hero):
                    s.call(program, hero)
                    s.set(IT, hero)
                return


class ForEachEnemy(Effect):
    """Run a list for each matching enemy, which is "it"."""

    def __init__(self, enemy: i64, trait: i64, rank: i64, do: i64) -> None:
        self.enemy: i64 = enemy
        self.trait: i64 = trait
        self.rank: i64 = rank
        self.do: i64 = do

    def found(self, s: State, you: i64, source: i64) -> Vec:
        return select_enemies(state_of(s), self.enemy, self.trait, self.rank, False, you, source)

    def possible(self, s: State, you: i64, source: i64) -> bool:
        return len(self.found(s, you, source)) > 0

    def run(self, s: State) -> None:
        you = s.get(YOU)
        found = self.found(s, you, s.get(SOURCE))
        for i in range(len(found) - 1, -1, -1):
            s.call(self.do, you)
            s.set(IT, found[i])
