"""Verbs on turns: play from the deck, hand bonus, starting player token, extra turns."""

from mypy_extensions import i64

from questable.games.tenefyr.rules import phases
from questable.games.tenefyr.rules.constants import DECK, HAND_SIZE_CHANGED, TOKEN_TAKEN, TURN_EARNED
from questable.games.tenefyr.rules.phase_play import emit_enemy_power_change, play_card
from questable.games.tenefyr.rules.phases import state_of
from questable.games.tenefyr.rules.zones import emit_if_exhausted
from questable.kernel.effect import Effect
from questable.kernel.state import YOU, State
from questable.kernel.vec import appended
from questable.kernel.vocabulary import COUNT, INTEGER, Args, Param, Verb


class PlayTop(Effect):
    """Play the top cards of the deck one at a time. A card may put the next one on the deck."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def run(self, s: State) -> None:
        for _ in range(self.count):
            s.call(phases.PLAY_TOP, s.get(YOU))


class PlayTopCard(Effect):
    """Play the top card of the deck if there is one."""

    def run(self, s: State) -> None:
        t = state_of(s)
        you = s.get(YOU)
        if t.deck_size(you) > 0:
            t.reveals += 1
            card = t.zones.pop(DECK + you)
            emit_if_exhausted(t, you)
            play_card(t, you, card)


class HandBonus(Effect):
    """Change the hand size of the next Draw step in this combat, including its redraws."""

    def __init__(self, amount: i64) -> None:
        self.amount: i64 = amount

    def run(self, s: State) -> None:
        t = state_of(s)
        you = s.get(YOU)
        t.bonus[you] += self.amount
        t.emit(HAND_SIZE_CHANGED, you, self.amount)


class TakeToken(Effect):
    """Take the starting player token. The turn order of the current combat does not change."""

    def run(self, s: State) -> None:
        t = state_of(s)
        if t.token != s.get(YOU):
            t.token = s.get(YOU)
            t.emit(TOKEN_TAKEN, t.token)
            emit_enemy_power_change(t)


class ExtraTurn(Effect):
    def run(self, s: State) -> None:
        t = state_of(s)
        t.extra = appended(t.extra, s.get(YOU))
        t.emit(TURN_EARNED, s.get(YOU))


def build_play_top(a: Args) -> Effect:
    return PlayTop(a.number("count"))


def build_hand_bonus(a: Args) -> Effect:
    return HandBonus(a.number("amount"))


def build_take_token(a: Args) -> Effect:
    return TakeToken()


def build_extra_turn(a: Args) -> Effect:
    return ExtraTurn()


VERBS: tuple[Verb, ...] = (
    Verb(
        "play-top",
        "Play the top card of your deck, so many times.",
        (Param("count", COUNT, main=True),),
        build_play_top,
    ),
    Verb(
        "hand-bonus",
        "Your next Draw step in this combat has more cards, or fewer.",
        (Param("amount", INTEGER, main=True),),
        build_hand_bonus,
    ),
    Verb("take-token", "Take the starting player token.", (), build_take_token),
    Verb("extra-turn", "If the enemy still stands after all turns, take one more.", (), build_extra_turn),
)
