"""The Play step: order of cards, their power, their rules and the enemy's triggers (TEN-COM-7)."""

from typing import Final

from mypy_extensions import i64

from questable.games.tenefyr.rules import phases
from questable.games.tenefyr.rules.card_set import CARD_POWER
from questable.games.tenefyr.rules.constants import (
    CARD_PLAYED,
    ENEMY_POWER_CHANGED,
    HAND,
    HEROES,
    MINUS_ONCE,
    MINUS_TWICE,
    ORDER_OF_EFFECTS,
    PLAY,
    PLAY_CARD,
    PLAYED,
    RULES_SILENCED,
)
from questable.games.tenefyr.rules.phases import state_of
from questable.games.tenefyr.rules.power import add_power, card_bonus, enemy_power, has_modifier, party_power, silenced
from questable.games.tenefyr.rules.state import TenefyrState
from questable.kernel.control import EMPTY
from questable.kernel.decision import tag_of, value_of
from questable.kernel.effect import Effect
from questable.kernel.events import ALL
from questable.kernel.state import SOURCE, YOU, State

POWER_ACHIEVEMENT: Final = 32  # TEN-ACH-14


def turn_player(t: TenefyrState) -> i64:
    """The seat that orders effects: the one whose turn it is, or between turns the token holder (TEN-FX-6)."""
    return t.seat if t.seat >= 0 else t.token


class PlayStep(Effect):
    """Play every card in hand, in the order the player picks (TEN-COM-7)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        seat = s.get(YOU)
        zones = t.zones
        size = zones.size(HAND + seat)
        if size == 0:
            return
        if size > 1 and not order_matters(t, seat):
            play_hand(t, seat)
            return
        for i in range(size):
            t.offer_card(PLAY_CARD, zones.at(HAND + seat, i))
        t.ask(PLAY, seat, -1)

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        card = value_of(option)
        seat = s.get(YOU)
        t.zones.remove(HAND + seat, card)
        s.repeat()
        play_card(t, seat, card)


def play_hand(t: TenefyrState, seat: i64) -> None:
    """Play a hand whose order does not matter. Fast path: a hand without rules is moved at once."""
    zones = t.zones
    card_set = t.cards
    changed = has_modifier(t, CARD_POWER)
    hand = zones.listed(HAND + seat)
    plain = t.recorder is None and not changed
    power = 0
    for card in hand:
        number = card_set.card_of[card]
        power += card_set.power[number]
        if card_set.rules[number] != EMPTY or number == card_set.deathstrike:
            plain = False
    if plain:
        for card in hand:
            t.worth[card] = card_set.power[card_set.card_of[card]]
        zones.empty(HAND + seat, PLAYED + seat)
        add_power(t, seat, power)
        return
    zones.clear(HAND + seat)
    for card in hand:
        if card_set.rules[card_set.card_of[card]] == EMPTY:
            play_plain_card(t, seat, card, changed)
        else:
            play_card(t, seat, card)


def order_matters(t: TenefyrState, seat: i64) -> bool:
    """Whether the order of play can change the result. If not, the player is not asked."""
    if has_play_triggers(t) or t.doubling[seat] > 0:
        return True
    zones = t.zones
    card_set = t.cards
    changed = has_modifier(t, CARD_POWER)
    most = 0
    falls = False
    start = zones.start(HAND + seat)
    for i in range(start, start + zones.size(HAND + seat)):
        card = zones.cards[i]
        number = card_set.card_of[card]
        if card_set.rules[number] != EMPTY and not silenced(t, seat, card):
            return True
        if changed:
            power = card_set.power[number] + card_bonus(t, seat, card, True) + card_bonus(t, seat, card, False)
            if power < 0:
                falls = True
            else:
                most += power
    # playing negative cards last gives a higher peak, which can earn the achievement
    return falls and party_power(t) + most >= POWER_ACHIEVEMENT


def has_play_triggers(t: TenefyrState) -> bool:
    return t.ignored == 0 and t.enemy >= 0 and len(t.cards.cards[t.cards.card_of[t.enemy]].plays) > 0


def play_card(t: TenefyrState, seat: i64, card: i64) -> None:
    """Play a card that is in no zone: count its power, run the enemy's triggers, then the card's own rules."""
    if t.cards.rules[t.cards.card_of[card]] == EMPTY and t.doubling[seat] == 0 and not has_play_triggers(t):
        play_plain_card(t, seat, card, has_modifier(t, CARD_POWER))
        return
    put_in_play(t, seat, card)
    t.push(phases.PLAY_CARD, seat, card)


def put_in_play(t: TenefyrState, seat: i64, card: i64) -> None:
    t.zones.push(PLAYED + seat, card)
    if t.cards.card_of[card] == t.cards.deathstrike:
        t.struck = 1


def play_plain_card(t: TenefyrState, seat: i64, card: i64, changed: bool) -> None:
    """Play a card without rules or triggers: only its power counts, with continuous effects applied."""
    put_in_play(t, seat, card)
    power = t.cards.power[t.cards.card_of[card]]
    if changed:
        count_power(t, seat, card, power + card_bonus(t, seat, card, False), card_bonus(t, seat, card, True))
    else:
        count_power(t, seat, card, power, 0)


def count_power(t: TenefyrState, seat: i64, card: i64, own: i64, minus: i64) -> None:
    """Add a played card's power to the total: its own power plus the enemy's modifier."""
    t.worth[card] = own + minus
    t.minus[card] = minus
    total = add_power(t, seat, own + minus)
    if t.recorder is not None:
        t.emit(CARD_PLAYED, seat, card, own + minus, total)
        emit_enemy_power_change(t)


class CountPower(Effect):
    """Add a played card's power to its player's total (TEN-COM-8), doubled if a doubling is pending."""

    def run(self, s: State) -> None:
        t = state_of(s)
        seat = s.get(YOU)
        card = s.get(SOURCE)
        minus = card_bonus(t, seat, card, True)
        if t.doubling[seat] > 0:
            if minus != 0:
                # TEN-FX-6: the player whose turn it is chooses the order
                t.offer(MINUS_ONCE, 0)
                t.offer(MINUS_TWICE, 0)
                t.ask(ORDER_OF_EFFECTS, turn_player(t), card)
                return
            self.count(t, True)
        else:
            count_power(t, seat, card, t.cards.power[t.cards.card_of[card]] + card_bonus(t, seat, card, False), minus)

    def answer(self, s: State, option: i64) -> None:
        self.count(state_of(s), tag_of(option) == MINUS_TWICE)

    def count(self, t: TenefyrState, twice: bool) -> None:
        seat = t.get(YOU)
        card = t.get(SOURCE)
        times = 1 << t.doubling[seat]
        t.doubling[seat] = 0
        own = t.cards.power[t.cards.card_of[card]] + card_bonus(t, seat, card, False)
        minus = card_bonus(t, seat, card, True)
        count_power(t, seat, card, own * times, minus * times if twice else minus)


class TriggerOnPlay(Effect):
    """Run the enemy's "each time you play a …" rules for the player of the card."""

    def run(self, s: State) -> None:
        t = state_of(s)
        if not has_play_triggers(t):
            return
        card = s.get(SOURCE)
        you = s.get(YOU)
        plays = t.cards.cards[t.cards.card_of[t.enemy]].plays
        for i in range(len(plays) - 1, -1, -1):
            filter, program = plays[i]
            if t.cards.fits(card, filter):
                t.push(program, you, t.enemy)


class RunCardRules(Effect):
    """Run the card's own rules unless they are silenced."""

    def run(self, s: State) -> None:
        t = state_of(s)
        seat = s.get(YOU)
        card = s.get(SOURCE)
        number = t.cards.card_of[card]
        rules = t.cards.rules[number]
        if rules == EMPTY:
            return
        if silenced(t, seat, card):
            t.emit(RULES_SILENCED, seat, card)
            return
        if number == t.cards.thief and t.is_hero(seat, HEROES.index("thief")):
            t.thief_uses += 1  # TEN-ACH-12
        s.push(rules, seat, card)


def emit_enemy_power_change(t: TenefyrState) -> None:
    """Emit `enemy-power-changed` if the enemy's power differs from the last emitted value. Needs a recorder."""
    recorder = t.recorder
    if recorder is not None and t.enemy >= 0 and t.victor < 0:
        power = enemy_power(t)
        if power != recorder.memo:
            recorder.add(t.revision, ENEMY_POWER_CHANGED, ALL, t.enemy, t.enemy, power - recorder.memo, power, -1)
            recorder.memo = power
