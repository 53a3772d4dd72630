"""Verbs on power: totals, doubling, copying, the enemy's power, continuous effects."""

from typing import Final

from mypy_extensions import i64

from questable.games.tenefyr.rules.constants import (
    CARD_COPIED,
    CARD_DOUBLED,
    ENEMY_IGNORED,
    FINISH_READIED,
    MINUS_ONCE,
    MINUS_TWICE,
    MODIFIER_BEGAN,
    NEXT_DUNGEON,
    NOBODY,
    ORDER_OF_EFFECTS,
    PICK,
    PICK_CARD,
    PICK_PLAYER,
    PLAYED,
    PLAYER,
    POWER_CHANGED,
    TOTAL_DOUBLED,
    TURN,
)
from questable.games.tenefyr.rules.phase_play import emit_enemy_power_change, turn_player
from questable.games.tenefyr.rules.phases import state_of
from questable.games.tenefyr.rules.power import add_power, seat_total, update_peak
from questable.kernel.control import EMPTY
from questable.kernel.decision import tag_of, value_of
from questable.kernel.effect import Effect, Value
from questable.kernel.state import SOURCE, YOU, M, State
from questable.kernel.vec import appended
from questable.kernel.vocabulary import COUNT, VALUE, Args, Param, Verb


class Power(Effect):
    def __init__(self, value: Value) -> None:
        self.value: Final[Value] = value

    def run(self, s: State) -> None:
        t = state_of(s)
        you = s.get(YOU)
        amount = self.value.read(s, you, s.get(SOURCE))
        if amount != 0:
            t.emit(POWER_CHANGED, you, amount, add_power(t, you, amount))


class DoubleTotal(Effect):
    """Double another player's current total. Cards played later are not doubled (solo: optionally your own)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        you = s.get(YOU)
        for seat in range(t.players):
            if seat != you or t.solo():
                t.offer(PLAYER, seat)
        if t.solo():
            t.offer(NOBODY, 0)
        t.ask(PICK_PLAYER, you, s.get(SOURCE))

    def answer(self, s: State, option: i64) -> None:
        if tag_of(option) == PLAYER:
            t = state_of(s)
            seat = value_of(option)
            add_power(t, seat, seat_total(t, seat))
            t.emit(TOTAL_DOUBLED, seat, seat_total(t, seat))


class DoublePlayed(Effect):
    """Double another played card. The player chooses the order relative to the enemy's minus (TEN-FX-6)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        you = s.get(YOU)
        for i in range(t.zones.size(PLAYED + you)):
            card = t.zones.at(PLAYED + you, i)
            if card != s.get(SOURCE):
                t.offer_card(PICK, card)
        if len(t.options) > 0:
            t.ask(PICK_CARD, you, s.get(SOURCE))

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        if tag_of(option) == PICK:
            card = value_of(option)
            s.set(M, card)
            if t.minus[card] != 0:
                t.offer(MINUS_ONCE, 0)
                t.offer(MINUS_TWICE, 0)
                t.ask(ORDER_OF_EFFECTS, turn_player(t), card)
                return
        you = s.get(YOU)
        card = s.get(M)
        added = t.worth[card]
        if tag_of(option) == MINUS_ONCE:
            added -= t.minus[card]
        else:
            t.minus[card] *= 2
        t.worth[card] += added
        t.emit(CARD_DOUBLED, you, card, t.worth[card], add_power(t, you, added))


class DoubleNext(Effect):
    def run(self, s: State) -> None:
        state_of(s).doubling[s.get(YOU)] += 1


class Copy(Effect):
    """Add the printed power and run the rules of another player's played card, with this card as the source."""

    def run(self, s: State) -> None:
        t = state_of(s)
        you = s.get(YOU)
        for seat in range(t.players):
            if seat != you or t.solo():
                for i in range(t.zones.size(PLAYED + seat)):
                    card = t.zones.at(PLAYED + seat, i)
                    if card != s.get(SOURCE) and not t.cards.cards[t.cards.card_of[card]].copies_cards:
                        t.offer_card(PICK, card)
        if len(t.options) > 0:
            if t.solo():
                t.offer(NOBODY, 0)
            t.ask(PICK_CARD, you, s.get(SOURCE))

    def answer(self, s: State, option: i64) -> None:
        if tag_of(option) == NOBODY:
            return
        t = state_of(s)
        you = s.get(YOU)
        source = s.get(SOURCE)
        card = value_of(option)
        number = t.cards.card_of[card]
        t.emit(CARD_COPIED, you, card)
        power = t.cards.power[number]
        if power != 0:
            t.worth[source] += power
            t.emit(POWER_CHANGED, you, power, add_power(t, you, power))
        if t.cards.rules[number] != EMPTY:
            s.push(t.cards.rules[number], you, source)


class EnemyPower(Effect):
    """Change the enemy's power until the end of the combat. Counts are evaluated once, now."""

    def __init__(self, value: Value) -> None:
        self.value: Final[Value] = value

    def run(self, s: State) -> None:
        t = state_of(s)
        if t.enemy >= 0:
            t.delta += self.value.read(s, s.get(YOU), s.get(SOURCE))
            emit_enemy_power_change(t)


class Finish(Effect):
    """The enemy is also defeated this turn if at most `count` power is missing. Only the highest value applies."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def run(self, s: State) -> None:
        t = state_of(s)
        if self.count > t.short:
            t.short = self.count
        t.emit(FINISH_READIED, s.get(YOU), self.count)


class IgnoreEnemy(Effect):
    """Ignore all rules of the enemy, helpful ones too. Past effects stay."""

    def __init__(self, duration: i64) -> None:
        self.duration: i64 = duration

    def run(self, s: State) -> None:
        t = state_of(s)
        t.ignored = max(t.ignored, 1 if self.duration == TURN else 2)
        t.emit(ENEMY_IGNORED, t.enemy)
        emit_enemy_power_change(t)
        update_peak(t)


class BeginModifier(Effect):
    """`while` inside a list: start a continuous effect now or in the next dungeon."""

    def __init__(self, number: i64, duration: i64) -> None:
        self.number: i64 = number
        self.duration: i64 = duration

    def run(self, s: State) -> None:
        t = state_of(s)
        in_force = 0 if self.duration == NEXT_DUNGEON else 1
        t.modifiers = appended(appended(appended(t.modifiers, self.number), s.get(YOU)), in_force)
        t.emit(MODIFIER_BEGAN, self.duration)
        emit_enemy_power_change(t)


def build_power(a: Args) -> Effect:
    return Power(a.value("value"))


def build_double(a: Args) -> Effect:
    what = a.number("what")
    if what == DOUBLES["other-player-total"]:
        return DoubleTotal()
    if what == DOUBLES["played-card"]:
        return DoublePlayed()
    return DoubleNext()


def build_copy(a: Args) -> Effect:
    return Copy()


def build_enemy_power(a: Args) -> Effect:
    return EnemyPower(a.value("value"))


def build_finish(a: Args) -> Effect:
    return Finish(a.number("count"))


def build_ignore_enemy(a: Args) -> Effect:
    return IgnoreEnemy(a.number("duration"))


DOUBLES: dict[str, int] = {"other-player-total": 0, "played-card": 1, "next-card": 2}
COPIES: dict[str, int] = {"other-player-card": 0}

VERBS: tuple[Verb, ...] = (
    Verb("power", "Add to your total power.", (Param("value", VALUE, main=True),), build_power),
    Verb(
        "double",
        "Another player's total, another card in front of you, or the next card you play counts twice.",
        (Param("what", "double", main=True),),
        build_double,
    ),
    Verb(
        "copy",
        "Add the printed power of a card in front of another player and do what its rules say.",
        (Param("what", "copy", main=True),),
        build_copy,
    ),
    Verb(
        "enemy-power",
        "The enemy has more or less power until the end of this combat.",
        (Param("value", VALUE, main=True),),
        build_enemy_power,
        needs_you=False,
    ),
    Verb(
        "finish",
        "In the End step of this turn the enemy also falls if the party is at most so much short.",
        (Param("count", COUNT, main=True),),
        build_finish,
        needs_you=False,
    ),
    Verb(
        "ignore-enemy",
        "The enemy's rules do nothing for the rest of this turn or of this combat.",
        (Param("duration", "ignored", main=True),),
        build_ignore_enemy,
        needs_you=False,
    ),
)
