"""Conditions, values and countable things of card rules."""

from typing import Final

from mypy_extensions import i64

from questable.games.tenefyr.rules.constants import ALL_DISCARDS, ALL_PLAYED, DECK, DISCARD, PLAYED, YOUR_DISCARD
from questable.games.tenefyr.rules.phases import state_of
from questable.games.tenefyr.rules.state import TenefyrState
from questable.kernel.effect import Condition, Value
from questable.kernel.state import State
from questable.kernel.vocabulary import COUNT, INTEGER, Args, Countable, Param, Test


class IsHero(Condition):
    def __init__(self, hero: i64) -> None:
        self.hero: i64 = hero

    def holds(self, s: State, you: i64, source: i64) -> bool:
        return state_of(s).is_hero(you, self.hero)


class IsStartingPlayer(Condition):
    def holds(self, s: State, you: i64, source: i64) -> bool:
        return state_of(s).starts(you)


class IsLastTurn(Condition):
    def holds(self, s: State, you: i64, source: i64) -> bool:
        return state_of(s).last_turn()


class IsFirstCard(Condition):
    def holds(self, s: State, you: i64, source: i64) -> bool:
        t = state_of(s)
        others = t.zones.size(PLAYED + you)
        if source >= 0 and t.zones.find(PLAYED + you, source) >= 0:
            others -= 1
        return others == 0


class DeckAtMost(Condition):
    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def holds(self, s: State, you: i64, source: i64) -> bool:
        return state_of(s).deck_size(you) <= self.count


class DungeonLevelAtLeast(Condition):
    """Whether the dungeon has at least this level. False for the Boss deck, which has no level."""

    def __init__(self, level: i64) -> None:
        self.level: i64 = level

    def holds(self, s: State, you: i64, source: i64) -> bool:
        t = state_of(s)
        return t.current >= 0 and t.level_of(t.current) >= self.level


class CountBetween(Condition):
    def __init__(self, count: Value, least: i64, most: i64) -> None:
        self.count: Final[Value] = count
        self.least: i64 = least
        self.most: i64 = most

    def holds(self, s: State, you: i64, source: i64) -> bool:
        return self.least <= self.count.read(s, you, source) <= self.most


class CardsIn(Value):
    """The number of matching cards in a zone. Among your played cards the resolving card is not counted."""

    def __init__(self, filter: i64, zone: i64) -> None:
        self.filter: i64 = filter
        self.zone: i64 = zone

    def read(self, s: State, you: i64, source: i64) -> i64:
        t = state_of(s)
        if self.zone == ALL_DISCARDS:
            return self.count_all_seats(t, DISCARD)
        if self.zone == ALL_PLAYED:
            return self.count_all_seats(t, PLAYED)
        if self.zone == YOUR_DISCARD:
            return self.count_zone(t, DISCARD + you)
        count = self.count_zone(t, PLAYED + you)
        if source >= 0 and t.cards.fits(source, self.filter) and t.zones.find(PLAYED + you, source) >= 0:
            count -= 1
        return count

    def count_all_seats(self, t: TenefyrState, zone: i64) -> i64:
        count = 0
        for seat in range(t.players):
            count += self.count_zone(t, zone + seat)
        return count

    def count_zone(self, t: TenefyrState, zone: i64) -> i64:
        if self.filter == 0:
            return t.zones.size(zone)
        count = 0
        for i in range(t.zones.size(zone)):
            if t.cards.fits(t.zones.at(zone, i), self.filter):
                count += 1
        return count


class ExhaustedPlayers(Value):
    def read(self, s: State, you: i64, source: i64) -> i64:
        t = state_of(s)
        count = 0
        for seat in range(t.players):
            if t.zones.size(DECK + seat) == 0:
                count += 1
        return count


class Scaled(Value):
    """`count // per * times`, limited to `most`."""

    def __init__(self, count: Value, times: i64, per: i64, most: i64) -> None:
        self.count: Final[Value] = count
        self.times: i64 = times
        self.per: i64 = per
        self.most: i64 = most

    def read(self, s: State, you: i64, source: i64) -> i64:
        number = self.count.read(s, you, source) // self.per * self.times
        return number if number < self.most else self.most


def build_you_are(a: Args) -> Condition:
    return IsHero(a.number("hero"))


def build_you_start(a: Args) -> Condition:
    return IsStartingPlayer()


def build_last_turn(a: Args) -> Condition:
    return IsLastTurn()


def build_first_card(a: Args) -> Condition:
    return IsFirstCard()


def build_deck_at_most(a: Args) -> Condition:
    return DeckAtMost(a.number("count"))


def build_dungeon_level(a: Args) -> Condition:
    return DungeonLevelAtLeast(a.number("level"))


def build_count(a: Args) -> Condition:
    return CountBetween(CardsIn(a.number("of"), a.number("in")), a.number("at-least"), a.number("at-most"))


def build_cards_in(a: Args) -> Value:
    return CardsIn(a.number("of"), a.number("in"))


def build_exhausted_players(a: Args) -> Value:
    return ExhaustedPlayers()


OF = Param("of", "filter")
IN = Param("in", "counted")

TESTS: tuple[Test, ...] = (
    Test("you-are", "You play that hero.", (Param("hero", "hero", main=True),), build_you_are),
    Test("you-start", "You hold the starting player token; solo: it is your first turn.", (), build_you_start),
    Test("last-turn", "It is the last turn in turn order, or an extra turn.", (), build_last_turn),
    Test("first-card", "No other card lies in front of you.", (), build_first_card),
    Test(
        "deck-at-most",
        "Your deck holds so many cards or fewer.",
        (Param("count", INTEGER, main=True),),
        build_deck_at_most,
    ),
    Test(
        "dungeon-level-at-least",
        "The current dungeon has that level or a higher one; the Boss deck has none.",
        (Param("level", COUNT, main=True),),
        build_dungeon_level,
    ),
    Test(
        "count",
        "So many cards lie in a zone, at least or at most.",
        (OF, IN, Param("at-least", INTEGER, default=0), Param("at-most", INTEGER, default=1_000_000)),
        build_count,
    ),
)

COUNTABLES: tuple[Countable, ...] = (
    Countable("cards", "Cards of a kind in a zone: `{of: …, in: …}`.", (OF, IN), build_cards_in),
    Countable("exhausted-players", "Players whose deck is empty.", (), build_exhausted_players),
)
