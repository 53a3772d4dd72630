"""Conditions, values and countable things of card rules."""

from typing import Final

from mypy_extensions import i64

from questable.games.terrinoth.effects.tokens import tokens_at
from questable.games.terrinoth.rules.constants import ENEMY_DISCARD, ENGAGED, LAIR, LOCATION_DECK, NEMESIS_STATES
from questable.games.terrinoth.rules.phases import state_of
from questable.games.terrinoth.rules.quest import is_explored
from questable.games.terrinoth.rules.selectors import nth_hero, select_enemies, select_heroes
from questable.kernel.effect import Condition, Value
from questable.kernel.state import State
from questable.kernel.vocabulary import COUNT, INTEGER, VALUE, Args, Countable, Param, Test

NO_MOST: Final = 1_000_000


class ByHeroCount(Value):
    """A number that depends on the hero count: two, three or four."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers: Final[list[int]] = numbers

    def read(self, s: State, you: i64, source: i64) -> i64:
        return self.numbers[state_of(s).count - 2]


class DuringAction(Condition):
    def __init__(self, action: i64) -> None:
        self.action: i64 = action

    def holds(self, s: State, you: i64, source: i64) -> bool:
        return state_of(s).action == self.action


class FromSource(Condition):
    def __init__(self, source: i64) -> None:
        self.source: i64 = source

    def holds(self, s: State, you: i64, source: i64) -> bool:
        return state_of(s).wound_source == self.source


class Engaged(Condition):
    def __init__(self, hero: i64, least: i64, most: i64) -> None:
        self.hero: i64 = hero
        self.least: i64 = least
        self.most: i64 = most

    def holds(self, s: State, you: i64, source: i64) -> bool:
        t = state_of(s)
        found = select_heroes(t, self.hero, you, source)
        return found != 0 and self.least <= t.zones.size(ENGAGED + nth_hero(t, found, 0)) <= self.most


class Wounded(Condition):
    def __init__(self, hero: i64, least: i64) -> None:
        self.hero: i64 = hero
        self.least: i64 = least

    def holds(self, s: State, you: i64, source: i64) -> bool:
        t = state_of(s)
        found = select_heroes(t, self.hero, you, source)
        return found != 0 and t.wounds[nth_hero(t, found, 0)] >= self.least


class DefeatedByAction(Condition):
    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def holds(self, s: State, you: i64, source: i64) -> bool:
        return state_of(s).felled >= self.count


class DefeatedWas(Condition):
    """Whether the enemy just defeated has this rank or trait."""

    def __init__(self, rank: i64, trait: i64) -> None:
        self.rank: i64 = rank
        self.trait: i64 = trait

    def holds(self, s: State, you: i64, source: i64) -> bool:
        t = state_of(s)
        if t.fallen < 0:
            return False
        card = t.cards.of(t.fallen)
        return (self.rank < 0 or card.rank == self.rank) and (self.trait < 0 or card.traits >> self.trait & 1 == 1)


class Discarded(Condition):
    def __init__(self, trait: i64) -> None:
        self.trait: i64 = trait

    def holds(self, s: State, you: i64, source: i64) -> bool:
        t = state_of(s)
        for enemy in t.zones.listed(ENEMY_DISCARD):
            if t.cards.of(enemy).traits >> self.trait & 1:
                return True
        return False


class InShadows(Condition):
    def holds(self, s: State, you: i64, source: i64) -> bool:
        return source >= 0 and state_of(s).in_shadows(source)


class EngagedEnemy(Condition):
    def holds(self, s: State, you: i64, source: i64) -> bool:
        return source >= 0 and state_of(s).engaged_with(source) >= 0


class WoundedEnemy(Condition):
    def holds(self, s: State, you: i64, source: i64) -> bool:
        return source >= 0 and state_of(s).enemy_wounds[source] > 0


class ProgressIs(Condition):
    def __init__(self, least: i64) -> None:
        self.least: i64 = least

    def holds(self, s: State, you: i64, source: i64) -> bool:
        return state_of(s).progress >= self.least


class FullyExplored(Condition):
    def holds(self, s: State, you: i64, source: i64) -> bool:
        return is_explored(state_of(s))


class FinalLocation(Condition):
    def holds(self, s: State, you: i64, source: i64) -> bool:
        return state_of(s).zones.size(LOCATION_DECK) == 0


class NemesisIs(Condition):
    def __init__(self, where: i64) -> None:
        self.where: i64 = where

    def holds(self, s: State, you: i64, source: i64) -> bool:
        t = state_of(s)
        if self.where == NEMESIS_STATES["lair"]:
            return t.zones.size(LAIR) > 0
        if self.where == NEMESIS_STATES["defeated"]:
            return t.nemesis_down == 1
        return t.zones.size(LAIR) == 0 and t.nemesis_down == 0


class TokensAre(Condition):
    def __init__(self, token: i64, spot: i64, least: Value, most: Value) -> None:
        self.token: i64 = token
        self.spot: i64 = spot
        self.least: Final[Value] = least
        self.most: Final[Value] = most

    def holds(self, s: State, you: i64, source: i64) -> bool:
        count = tokens_at(state_of(s), self.token, self.spot)
        return self.least.read(s, you, source) <= count <= self.most.read(s, you, source)


class SuccessesDivided(Value):
    """The successes of this action, tokens included, divided and rounded down."""

    def __init__(self, per: i64) -> None:
        self.per: i64 = per

    def read(self, s: State, you: i64, source: i64) -> i64:
        return state_of(s).successes // self.per


class EnemyCount(Value):
    def __init__(self, enemy: i64, trait: i64, rank: i64) -> None:
        self.enemy: i64 = enemy
        self.trait: i64 = trait
        self.rank: i64 = rank

    def read(self, s: State, you: i64, source: i64) -> i64:
        return len(select_enemies(state_of(s), self.enemy, self.trait, self.rank, False, you, source))


def build_action(a: Args) -> Condition:
    return DuringAction(a.number("action"))


def build_source(a: Args) -> Condition:
    return FromSource(a.number("source"))


def build_engaged(a: Args) -> Condition:
    return Engaged(a.number("hero"), a.number("at-least"), a.number("at-most"))


def build_wounds(a: Args) -> Condition:
    return Wounded(a.number("hero"), a.number("at-least"))


def build_defeated_enemy(a: Args) -> Condition:
    return DefeatedByAction(a.number("count"))


def build_defeated(a: Args) -> Condition:
    return DefeatedWas(a.number("rank"), a.number("trait"))


def build_discarded(a: Args) -> Condition:
    return Discarded(a.number("trait"))


def build_in_shadows(a: Args) -> Condition:
    return InShadows()


def build_engaged_enemy(a: Args) -> Condition:
    return EngagedEnemy()


def build_wounded(a: Args) -> Condition:
    return WoundedEnemy()


def build_progress(a: Args) -> Condition:
    return ProgressIs(a.number("at-least"))


def build_fully_explored(a: Args) -> Condition:
    return FullyExplored()


def build_final_location(a: Args) -> Condition:
    return FinalLocation()


def build_nemesis(a: Args) -> Condition:
    return NemesisIs(a.number("where"))


def build_token(a: Args) -> Condition:
    return TokensAre(a.number("token"), a.number("spot"), a.value("at-least"), a.value("at-most"))


def build_successes(a: Args) -> Value:
    return SuccessesDivided(a.number("success"))


def build_enemies(a: Args) -> Value:
    return EnemyCount(a.number("enemy"), a.number("trait"), a.number("rank"))


HERO = Param("hero", "hero")
LEAST = Param("at-least", INTEGER, default=0)
MOST = Param("at-most", INTEGER, default=NO_MOST)
TRAIT = Param("trait", "trait", default=-1)
RANK = Param("rank", "rank", default=-1)
THIS = Param("enemy", "this", main=True)

TESTS: tuple[Test, ...] = (
    Test("action", "The current action is that one.", (Param("action", "action", main=True),), build_action),
    Test("source", "The wounds come from there.", (Param("source", "wound-source", main=True),), build_source),
    Test("engaged", "A hero has so many enemies engaged.", (HERO, LEAST, MOST), build_engaged),
    Test("wounds", "A hero has at least so many wounds.", (HERO, Param("at-least", COUNT)), build_wounds),
    Test(
        "defeated-enemy",
        "The action defeated so many enemies.",
        (Param("count", COUNT, main=True),),
        build_defeated_enemy,
    ),
    Test("defeated", "The enemy just defeated was of that rank or trait.", (RANK, TRAIT), build_defeated),
    Test(
        "discarded-enemy",
        "The enemy discard pile holds one of that trait.",
        (Param("trait", "trait"),),
        build_discarded,
    ),
    Test("in-shadows", "This enemy is in the shadows.", (THIS,), build_in_shadows),
    Test("engaged-enemy", "This enemy is engaged with a hero.", (THIS,), build_engaged_enemy),
    Test("wounded", "This enemy has a wound.", (THIS,), build_wounded),
    Test("progress", "The active location has at least so much progress.", (Param("at-least", COUNT),), build_progress),
    Test("fully-explored", "The location is fully explored now.", (), build_fully_explored),
    Test("final-location", "The location deck is empty.", (), build_final_location),
    Test("nemesis", "Where the nemesis is.", (Param("where", "nemesis-state", main=True),), build_nemesis),
    Test(
        "token",
        "So many quest tokens lie in a place.",
        (
            Param("token", "token"),
            Param("spot", "spot"),
            Param("at-least", VALUE, default=0),
            Param("at-most", VALUE, default=NO_MOST),
        ),
        build_token,
    ),
)

COUNTABLES: tuple[Countable, ...] = (
    Countable("success", "Every full so many successes of this action.", (Param("success", COUNT),), build_successes),
    Countable("enemy", "Enemies that fit.", (Param("enemy", "enemy"), TRAIT, RANK), build_enemies),
)
