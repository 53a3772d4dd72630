"""Verbs on quest tokens, which lie on the quest, the location or heroes."""

from typing import Final

from mypy_extensions import i64

from questable.games.terrinoth.effects.targets import ALL, HeroEffect
from questable.games.terrinoth.rules.constants import HEROES, ON_HERO, ON_IT, ON_LEADER, ON_LOCATION, ON_QUEST
from questable.games.terrinoth.rules.events import QUEST_TOKENS_PLACED, QUEST_TOKENS_REMOVED
from questable.games.terrinoth.rules.phases import state_of
from questable.games.terrinoth.rules.quest import check_defeat
from questable.games.terrinoth.rules.state import TerrinothState
from questable.kernel.effect import Effect, Value
from questable.kernel.state import IT, SOURCE, YOU, State
from questable.kernel.vocabulary import COUNT, VALUE, Args, Param, Verb


def tokens_at(t: TerrinothState, token: i64, spot: i64) -> i64:
    if spot == ON_QUEST:
        return t.quest_tokens[token]
    if spot == ON_LOCATION:
        return t.location_tokens[token]
    hero = t.get(IT) if spot == ON_IT else t.leader
    return 0 if hero < 0 else int(t.hero_tokens[hero * len(t.cards.tokens) + token])


def change_tokens(t: TerrinothState, token: i64, spot: i64, hero: i64, count: i64) -> None:
    if spot == ON_QUEST:
        t.quest_tokens[token] += count
        total = int(t.quest_tokens[token])
    elif spot == ON_LOCATION:
        t.location_tokens[token] += count
        total = int(t.location_tokens[token])
    else:
        place = hero * len(t.cards.tokens) + token
        t.hero_tokens[place] += count
        total = int(t.hero_tokens[place])
    if count != 0:
        t.emit(QUEST_TOKENS_PLACED if count > 0 else QUEST_TOKENS_REMOVED, token, abs(int(count)), total)
        check_defeat(t)


class PlaceToken(HeroEffect):
    def __init__(self, token: i64, spot: i64, hero: i64, count: Value) -> None:
        super().__init__(hero, False)
        self.token: i64 = token
        self.spot: i64 = spot
        self.count: Final[Value] = count

    def possible(self, s: State, you: i64, source: i64) -> bool:
        return True

    def run(self, s: State) -> None:
        if self.spot == ON_HERO:
            super().run(s)
        else:
            self.apply_to(state_of(s), -1)

    def apply_to(self, t: TerrinothState, hero: i64) -> None:
        change_tokens(t, self.token, self.spot, hero, self.count.read(t, t.get(YOU), t.get(SOURCE)))


class RemoveToken(Effect):
    def __init__(self, token: i64, spot: i64, count: i64) -> None:
        self.token: i64 = token
        self.spot: i64 = spot
        self.count: i64 = count

    def possible(self, s: State, you: i64, source: i64) -> bool:
        return tokens_at(state_of(s), self.token, self.spot) > 0

    def run(self, s: State) -> None:
        t = state_of(s)
        hero = s.get(IT) if self.spot == ON_IT else t.leader
        change_tokens(t, self.token, self.spot, hero, -min(self.count, tokens_at(t, self.token, self.spot)))


class MoveToken(Effect):
    def __init__(self, token: i64, source: i64, to: i64, count: i64) -> None:
        self.token: i64 = token
        self.source: i64 = source
        self.to: i64 = to
        self.count: i64 = count

    def run(self, s: State) -> None:
        t = state_of(s)
        count = min(self.count, tokens_at(t, self.token, self.source))
        if count > 0:
            change_tokens(t, self.token, self.source, s.get(IT), -count)
            change_tokens(t, self.token, self.to, t.leader if self.to == ON_LEADER else s.get(IT), count)


def build_place_token(a: Args) -> Effect:
    return PlaceToken(a.number("token"), a.number("spot"), a.number("hero"), a.value("count"))


def build_remove_token(a: Args) -> Effect:
    return RemoveToken(a.number("token"), a.number("spot"), a.number("count"))


def build_move_token(a: Args) -> Effect:
    return MoveToken(a.number("token"), a.number("from"), a.number("to"), a.number("count"))


TOKEN = Param("token", "token")
SPOT = Param("spot", "spot")
SOME = Param("count", COUNT)
SOME_OR_ALL = Param("count", COUNT, words={"all": ALL})
HERO = Param("hero", "hero", default=HEROES["you"])

VERBS: tuple[Verb, ...] = (
    Verb(
        "place-token",
        "Place quest tokens on the quest, the location or a hero.",
        (TOKEN, SPOT, HERO, Param("count", VALUE)),
        build_place_token,
    ),
    Verb("remove-token", "Remove quest tokens, as many as there are.", (TOKEN, SPOT, SOME), build_remove_token),
    Verb(
        "move-token",
        "Move quest tokens from one place to another.",
        (TOKEN, Param("from", "spot"), Param("to", "spot"), SOME_OR_ALL),
        build_move_token,
    ),
)
