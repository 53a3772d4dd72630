"""Verbs on enemies: wound, engage, move to the shadows, exhaust, spawn, nemesis."""

from typing import Final

from mypy_extensions import i64

from questable.games.terrinoth.effects.targets import ALL, EnemyEffect
from questable.games.terrinoth.rules import phases
from questable.games.terrinoth.rules.constants import (
    E_FACEDOWN,
    ENEMY_DECK,
    ENEMY_DISCARD,
    HEROES,
    LAIR,
    NO_EXHAUST,
    P_ENGAGED,
    PICK_CARD,
    PICK_HERO,
    T_HERO,
    T_PICK,
)
from questable.games.terrinoth.rules.engagement import engage, move_to_shadows, return_nemesis, spawn, spawn_card
from questable.games.terrinoth.rules.events import ENEMY_EXHAUSTED, ENEMY_MENDED
from questable.games.terrinoth.rules.phases import ask_hero, state_of
from questable.games.terrinoth.rules.selectors import is_single_hero, nth_hero, offer_heroes, select_heroes, single_hero
from questable.games.terrinoth.rules.state import TerrinothState
from questable.games.terrinoth.rules.wounds import cannot, turn_face_up, wound_enemy
from questable.kernel.decision import tag_of, value_of
from questable.kernel.effect import Effect, Value
from questable.kernel.state import IT, SOURCE, YOU, M, N, State
from questable.kernel.vec import appended, cleared, contains, empty
from questable.kernel.vocabulary import COUNT, VALUE, Args, Param, Verb


class Wound(EnemyEffect):
    """Deal wounds. Resilience does not apply, as this is not an attack (TER-WND-1)."""

    def __init__(self, enemy: i64, wounds: i64, trait: i64, rank: i64, exclude_target: bool) -> None:
        super().__init__(enemy, 1, trait, rank, exclude_target, False, False)
        self.wounds: i64 = wounds

    def apply_to(self, t: TerrinothState, enemy: i64) -> None:
        wound_enemy(t, enemy, self.wounds, t.get(YOU))


class Mend(EnemyEffect):
    def __init__(self, enemy: i64, wounds: i64, trait: i64, rank: i64) -> None:
        super().__init__(enemy, 1, trait, rank, False, False, False)
        self.wounds: i64 = wounds

    def affects(self, t: TerrinothState, enemy: i64) -> bool:
        return t.enemy_wounds[enemy] > 0

    def apply_to(self, t: TerrinothState, enemy: i64) -> None:
        mended = min(self.wounds, int(t.enemy_wounds[enemy]))
        t.enemy_wounds[enemy] -= mended
        t.emit(ENEMY_MENDED, enemy, mended)


class Engage(EnemyEffect):
    """Engage enemies with a hero (TER-ENG). Enemies already engaged with that hero do not match."""

    def __init__(self, enemy: i64, count: i64, hero: i64, trait: i64, rank: i64, remember: bool) -> None:
        super().__init__(enemy, count, trait, rank, False, remember, count > 1)
        self.hero: i64 = hero

    def affects(self, t: TerrinothState, enemy: i64) -> bool:
        return t.engaged_with(enemy) != t.engaging

    def possible(self, s: State, you: i64, source: i64) -> bool:
        t = state_of(s)
        found = select_heroes(t, self.hero, you, source)
        if is_single_hero(found):
            t.engaging = single_hero(found)
        else:
            t.engaging = -2
        return found != 0 and super().possible(s, you, source)

    def run(self, s: State) -> None:
        t = state_of(s)
        found = select_heroes(t, self.hero, s.get(YOU), s.get(SOURCE))
        if is_single_hero(found):
            t.engaging = single_hero(found)
            super().run(s)
        elif self.possible(s, s.get(YOU), s.get(SOURCE)):
            offer_heroes(t, found)
            ask_hero(t, PICK_HERO, t.leader, s.get(SOURCE))

    def answer(self, s: State, option: i64) -> None:
        if tag_of(option) == T_HERO:
            state_of(s).engaging = value_of(option)
            super().run(s)
        else:
            super().answer(s, option)

    def apply_to(self, t: TerrinothState, enemy: i64) -> None:
        engage(t, enemy, t.engaging)


class ToShadows(EnemyEffect):
    def __init__(self, enemy: i64, count: i64, trait: i64, facedown: bool) -> None:
        super().__init__(enemy, count, trait, -1, False, False, False)
        self.facedown: bool = facedown

    def affects(self, t: TerrinothState, enemy: i64) -> bool:
        return t.engaged_with(enemy) >= 0 or (self.facedown and not t.facedown[enemy])

    def apply_to(self, t: TerrinothState, enemy: i64) -> None:
        move_to_shadows(t, enemy, self.facedown)


class Reveal(EnemyEffect):
    """Turn enemies face up without moving them."""

    def __init__(self, count: i64) -> None:
        super().__init__(E_FACEDOWN, count, -1, -1, False, False, False)

    def apply_to(self, t: TerrinothState, enemy: i64) -> None:
        turn_face_up(t, enemy)


class ExhaustEnemy(EnemyEffect):
    def __init__(self, enemy: i64, count: i64, trait: i64, rank: i64) -> None:
        super().__init__(enemy, count, trait, rank, False, False, False)

    def affects(self, t: TerrinothState, enemy: i64) -> bool:
        return t.exhausted[enemy] == 0 and not cannot(t, enemy, NO_EXHAUST)

    def apply_to(self, t: TerrinothState, enemy: i64) -> None:
        t.exhausted[enemy] = 1
        t.emit(ENEMY_EXHAUSTED, enemy)


class Spawn(Effect):
    """Spawn enemies from the deck, or of a trait from the discard pile; the leader picks those (case 46)."""

    def __init__(self, count: Value, place: i64, hero: i64, from_discard: bool, trait: i64) -> None:
        self.count: Final[Value] = count
        self.place: i64 = place
        self.hero: i64 = hero
        self.from_discard: bool = from_discard
        self.trait: i64 = trait

    def possible(self, s: State, you: i64, source: i64) -> bool:
        t = state_of(s)
        if self.from_discard:
            return len(self.candidates(t)) > 0
        return t.zones.size(ENEMY_DECK) + t.zones.size(ENEMY_DISCARD) > 0

    def candidates(self, t: TerrinothState) -> list[int]:
        found: list[int] = []
        for enemy in t.zones.listed(ENEMY_DISCARD):
            if self.trait < 0 or t.cards.of(enemy).traits >> self.trait & 1:
                found.append(enemy)
        return found

    def run(self, s: State) -> None:
        t = state_of(s)
        found = select_heroes(t, self.hero, s.get(YOU), s.get(SOURCE))
        hero = t.active if found == 0 else nth_hero(t, found, 0)
        count = self.count.read(s, s.get(YOU), s.get(SOURCE))
        if not self.from_discard:
            s.push(phases.SPAWN, hero, s.get(SOURCE))
            s.set(N, count)
            s.set(M, self.place)
            return
        t.picks = cleared(t.picks)
        s.set(M, hero)
        s.set(N, count)
        self.ask_next(t)

    def ask_next(self, t: TerrinothState) -> None:
        """Ask the leader for the next enemy. They spawn after all are picked."""
        if t.get(N) > 0:
            for enemy in self.candidates(t):
                if not contains(t.picks, enemy):
                    t.offer_card(T_PICK, enemy)
        if len(t.options) > 0:
            ask_hero(t, PICK_CARD, t.leader, t.get(SOURCE))
            return
        hero = t.get(M)
        picks = t.picks
        t.picks = empty()
        for enemy in picks:
            t.zones.remove(ENEMY_DISCARD, enemy)
            spawn_card(t, enemy, self.place, hero)
            hero = t.next_standing(hero)

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        t.picks = appended(t.picks, value_of(option))
        s.set(N, s.get(N) - 1)
        self.ask_next(t)


class SpawnNext(Effect):
    """Spawn enemies one at a time: the first engages this hero, each other the next standing hero (TER-SPN-1).

    Register N: enemies left; M: where they spawn.
    """

    def run(self, s: State) -> None:
        t = state_of(s)
        if s.get(N) == 0:
            return
        hero = s.get(YOU)
        if not t.standing(hero):
            hero = t.next_standing(hero)
        s.set(N, s.get(N) - 1)
        s.set(YOU, t.next_standing(hero))
        s.repeat()
        spawn(t, s.get(M), hero)


class SpawnNemesis(Effect):
    """Spawn the nemesis, readied, if it is in its lair (TER-NEM-2)."""

    def __init__(self, place: i64, hero: i64) -> None:
        self.place: i64 = place
        self.hero: i64 = hero

    def possible(self, s: State, you: i64, source: i64) -> bool:
        return state_of(s).zones.size(LAIR) > 0

    def run(self, s: State) -> None:
        t = state_of(s)
        if t.zones.size(LAIR) == 0:
            return
        found = select_heroes(t, self.hero, s.get(YOU), s.get(SOURCE))
        if self.place == P_ENGAGED and found != 0 and not is_single_hero(found):
            offer_heroes(t, found)
            ask_hero(t, PICK_HERO, t.leader, s.get(SOURCE))
        else:
            self.spawn(t, t.leader if found == 0 else nth_hero(t, found, 0))

    def answer(self, s: State, option: i64) -> None:
        self.spawn(state_of(s), value_of(option))

    def spawn(self, t: TerrinothState, hero: i64) -> None:
        spawn_card(t, t.zones.pop(LAIR), self.place, hero)


class ReturnNemesis(Effect):
    """Instead of being defeated the nemesis goes back to its lair without wounds."""

    def run(self, s: State) -> None:
        return_nemesis(state_of(s), s.get(IT))


def build_wound(a: Args) -> Effect:
    return Wound(a.number("enemy"), a.number("wounds"), a.number("trait"), a.number("rank"), a.number("exclude") == 1)


def build_mend(a: Args) -> Effect:
    return Mend(a.number("enemy"), a.number("wounds"), a.number("trait"), a.number("rank"))


def build_engage(a: Args) -> Effect:
    return Engage(
        a.number("enemy"), a.number("count"), a.number("hero"), a.number("trait"), a.number("rank"), a.number("as") == 1
    )


def build_to_shadows(a: Args) -> Effect:
    return ToShadows(a.number("enemy"), a.number("count"), a.number("trait"), a.number("facedown") == 1)


def build_reveal(a: Args) -> Effect:
    return Reveal(a.number("count"))


def build_exhaust_enemy(a: Args) -> Effect:
    return ExhaustEnemy(a.number("enemy"), a.number("count"), a.number("trait"), a.number("rank"))


def build_spawn(a: Args) -> Effect:
    return Spawn(a.value("count"), a.number("place"), a.number("hero"), a.number("from") == 1, a.number("trait"))


def build_spawn_nemesis(a: Args) -> Effect:
    return SpawnNemesis(a.number("place"), a.number("hero"))


def build_return_nemesis(a: Args) -> Effect:
    return ReturnNemesis()


ENEMY = Param("enemy", "enemy")
TRAIT = Param("trait", "trait", default=-1)
RANK = Param("rank", "rank", default=-1)
ONE_OR_ALL = Param("count", COUNT, default=1, words={"all": ALL})
WOUNDS = Param("wounds", COUNT)
HERO = Param("hero", "hero", default=HEROES["you"])
PLACE = Param("place", "spawn-place")

VERBS: tuple[Verb, ...] = (
    Verb(
        "wound",
        "An enemy suffers wounds, whatever its resilience.",
        (ENEMY, WOUNDS, TRAIT, RANK, Param("exclude", "exclude", default=0)),
        build_wound,
    ),
    Verb("mend", "An enemy recovers wounds.", (ENEMY, WOUNDS, TRAIT, RANK), build_mend),
    Verb(
        "engage",
        "Enemies become engaged with a hero; a fourth one strikes and goes to the shadows.",
        (ENEMY, ONE_OR_ALL, HERO, TRAIT, RANK, Param("as", "as", default=0)),
        build_engage,
    ),
    Verb(
        "to-shadows",
        "Enemies are placed in the shadows.",
        (ENEMY, ONE_OR_ALL, TRAIT, Param("facedown", "flag", default=0)),
        build_to_shadows,
    ),
    Verb("reveal", "Face-down enemies are turned up.", (ENEMY, ONE_OR_ALL), build_reveal),
    Verb("exhaust-enemy", "Enemies are exhausted.", (ENEMY, ONE_OR_ALL, TRAIT, RANK), build_exhaust_enemy),
    Verb(
        "spawn",
        "Enemies spawn from the deck, or from the discard pile.",
        (Param("count", VALUE), PLACE, HERO, Param("from", "spawn-from", default=0), TRAIT),
        build_spawn,
    ),
    Verb("spawn-nemesis", "The nemesis comes into play, if it is in its lair.", (PLACE, HERO), build_spawn_nemesis),
    Verb("return-nemesis", "The nemesis returns to its lair without wounds.", (), build_return_nemesis),
)
