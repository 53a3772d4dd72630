"""Verbs on a player's own cards: draw, discard, search, remove, give."""

from mypy_extensions import i64

from questable.games.tenefyr.effects.pick import ALL, Pick, play_at_once
from questable.games.tenefyr.rules.constants import (
    ARRANGE,
    CARD_DISCARDED,
    CARD_FOUND,
    CARD_GIVEN,
    CARD_PUT_BACK,
    CARD_RECOVERED,
    CARD_SHOWN,
    DECK,
    DISCARD,
    DISCARD_IT,
    DRAW,
    DRAW_MORE,
    HAND,
    LOOKED,
    PICK,
    PICK_PLAYER,
    PLAYED,
    PLAYER,
    PUT_BACK,
    STOP,
    TO_DECK,
    TO_DECK_TOP,
    TO_HAND,
)
from questable.games.tenefyr.rules.phase_play import emit_enemy_power_change
from questable.games.tenefyr.rules.phases import state_of
from questable.games.tenefyr.rules.state import LEAVING, TenefyrState
from questable.games.tenefyr.rules.zones import (
    discard_from_hand,
    discard_top,
    draw,
    emit_if_exhausted,
    put_on_deck,
    remove_card,
    shuffle_deck,
    shuffle_into_deck,
)
from questable.kernel.decision import tag_of, value_of
from questable.kernel.effect import Effect
from questable.kernel.events import ALL as EVERYBODY
from questable.kernel.state import SOURCE, YOU, M, N, State
from questable.kernel.vocabulary import COUNT, Args, Param, Verb


class Draw(Effect):
    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def run(self, s: State) -> None:
        t = state_of(s)
        you = s.get(YOU)
        draw(t, you, self.count)
        emit_enemy_power_change(t)
        play_at_once(t, you)


class DrawUpTo(Effect):
    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def run(self, s: State) -> None:
        s.set(N, self.count)
        self.ask_next(state_of(s), s.get(YOU))

    def ask_next(self, t: TenefyrState, you: i64) -> None:
        if t.get(N) > 0 and t.deck_size(you) > 0:
            t.offer(DRAW, 0)
            t.offer(STOP, 0)
            t.ask(DRAW_MORE, you, t.get(SOURCE))
        else:
            play_at_once(t, you)

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        you = s.get(YOU)
        if tag_of(option) == STOP:
            play_at_once(t, you)
            return
        s.set(N, s.get(N) - 1)
        draw(t, you, 1)
        emit_enemy_power_change(t)
        self.ask_next(t, you)


class DiscardTop(Effect):
    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def payable(self, s: State, you: i64, source: i64) -> bool:
        return state_of(s).deck_size(you) >= self.count

    def run(self, s: State) -> None:
        t = state_of(s)
        discard_top(t, s.get(YOU), self.count)
        emit_enemy_power_change(t)


class DiscardHand(Pick):
    def zone(self, t: TenefyrState, you: i64) -> i64:
        return HAND + you

    def move_card(self, t: TenefyrState, you: i64, card: i64) -> None:
        discard_from_hand(t, you, card)
        emit_enemy_power_change(t)


class Recover(Pick):
    def __init__(self, count: i64, filter: i64, to: i64) -> None:
        super().__init__(count, filter, False, to == TO_DECK_TOP)
        self.to: i64 = to

    def zone(self, t: TenefyrState, you: i64) -> i64:
        return DISCARD + you

    def move_card(self, t: TenefyrState, you: i64, card: i64) -> None:
        t.zones.remove(DISCARD + you, card)
        t.emit(CARD_RECOVERED, you, card)
        if self.to == TO_HAND:
            t.zones.push(HAND + you, card)
        else:
            put_on_deck(t, you, card)

    def finish(self, t: TenefyrState, you: i64) -> None:
        emit_enemy_power_change(t)
        if self.to == TO_DECK:
            shuffle_deck(t, you)
        elif self.to == TO_HAND:
            play_at_once(t, you)


class Search(Pick):
    """Search the deck for cards. The deck is shuffled even if no card is found (TEN-FX-5)."""

    def __init__(self, count: i64, filter: i64) -> None:
        super().__init__(count, filter, True)

    def zone(self, t: TenefyrState, you: i64) -> i64:
        return DECK + you

    def move_card(self, t: TenefyrState, you: i64, card: i64) -> None:
        t.zones.remove(DECK + you, card)
        t.zones.push(HAND + you, card)
        t.emit(CARD_FOUND, you, card)
        emit_if_exhausted(t, you)

    def finish(self, t: TenefyrState, you: i64) -> None:
        emit_enemy_power_change(t)
        shuffle_deck(t, you)
        play_at_once(t, you)


class Remove(Pick):
    def __init__(self, count: i64, filter: i64, source: i64) -> None:
        super().__init__(count, filter)
        self.source: i64 = source  # DECK, DISCARD or HAND

    def zone(self, t: TenefyrState, you: i64) -> i64:
        return self.source + you

    def move_card(self, t: TenefyrState, you: i64, card: i64) -> None:
        remove_card(t, you, self.source, card)

    def finish(self, t: TenefyrState, you: i64) -> None:
        emit_enemy_power_change(t)
        if self.source == DECK:
            shuffle_deck(t, you)


class RemoveThis(Effect):
    """Mark this card for removal. It stays in play and counts until the end of the combat."""

    def payable(self, s: State, you: i64, source: i64) -> bool:
        t = state_of(s)
        return source >= 0 and t.flags[source] == 0 and t.zones.find(PLAYED + you, source) >= 0

    def run(self, s: State) -> None:
        t = state_of(s)
        t.flags[s.get(SOURCE)] = LEAVING


class Give(Pick):
    """Give cards to another player: into that player's deck, or during a combat onto the discard pile."""

    def __init__(self, count: i64, filter: i64, source: i64) -> None:
        super().__init__(count, filter, False, True)
        self.source: i64 = source

    def zone(self, t: TenefyrState, you: i64) -> i64:
        return self.source + you

    def pick_count(self, t: TenefyrState, you: i64) -> i64:
        return 0 if t.solo() else super().pick_count(t, you)

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        you = s.get(YOU)
        if tag_of(option) == PICK:
            s.set(M, value_of(option))
            for seat in range(t.players):
                if seat != you:
                    t.offer(PLAYER, seat)
            t.ask(PICK_PLAYER, you, value_of(option))
            return
        card = s.get(M)
        other = value_of(option)
        t.zones.remove(self.source + you, card)
        t.emit(CARD_GIVEN, you, card, other)
        if t.enemy < 0:
            shuffle_into_deck(t, other, card)
        else:
            t.zones.push(DISCARD + other, card)
        s.set(N, s.get(N) - 1)
        self.ask_next(t, you)

    def move_card(self, t: TenefyrState, you: i64, card: i64) -> None:
        """Does nothing: `answer` moves the card once the recipient is chosen."""

    def finish(self, t: TenefyrState, you: i64) -> None:
        if self.source == DECK and not t.solo():
            shuffle_deck(t, you)


class ArrangeTop(Effect):
    """Look at the top cards, discard any and put the rest back. The card put back last is on top."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def run(self, s: State) -> None:
        t = state_of(s)
        you = s.get(YOU)
        for _ in range(min(self.count, t.deck_size(you))):
            card = t.zones.pop(DECK + you)
            t.reveals += 1
            t.zones.push(LOOKED, card)
            t.emit(CARD_SHOWN, card)
        self.ask_next(t, you)

    def ask_next(self, t: TenefyrState, you: i64) -> None:
        size = t.zones.size(LOOKED)
        if size == 0:
            return
        for i in range(size):
            t.offer_card(DISCARD_IT, t.zones.at(LOOKED, i))
        for i in range(size):
            t.offer_card(PUT_BACK, t.zones.at(LOOKED, i))
        t.ask(ARRANGE, you, t.get(SOURCE))

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        you = s.get(YOU)
        card = value_of(option)
        t.zones.remove(LOOKED, card)
        if tag_of(option) == DISCARD_IT:
            t.zones.push(DISCARD + you, card)
            t.emit(CARD_DISCARDED, you, card)
            emit_enemy_power_change(t)
        else:
            t.zones.push(DECK + you, card)
            t.known[card] = EVERYBODY
            t.emit(CARD_PUT_BACK, you, card)
        self.ask_next(t, you)


def build_draw(a: Args) -> Effect:
    return Draw(a.number("count"))


def build_draw_up_to(a: Args) -> Effect:
    return DrawUpTo(a.number("count"))


def build_discard_top(a: Args) -> Effect:
    return DiscardTop(a.number("count"))


def build_discard_hand(a: Args) -> Effect:
    return DiscardHand(a.number("count"), a.number("of"))


def build_recover(a: Args) -> Effect:
    return Recover(a.number("count"), a.number("of"), a.number("to"))


def build_search(a: Args) -> Effect:
    return Search(a.number("count"), a.number("of"))


def build_arrange_top(a: Args) -> Effect:
    return ArrangeTop(a.number("count"))


def build_remove(a: Args) -> Effect:
    return Remove(a.number("count"), a.number("of"), a.number("from"))


def build_remove_this(a: Args) -> Effect:
    return RemoveThis()


def build_give(a: Args) -> Effect:
    return Give(a.number("count"), a.number("of"), a.number("from"))


MAIN_COUNT = Param("count", COUNT, main=True)
SOME = Param("count", COUNT)
SOME_OR_ALL = Param("count", COUNT, words={"all": ALL})
OF = Param("of", "filter")
FROM = Param("from", "source")

VERBS: tuple[Verb, ...] = (
    Verb(
        "draw",
        "Take the top cards of your deck into your hand; they must be played this turn.",
        (MAIN_COUNT,),
        build_draw,
    ),
    Verb(
        "draw-up-to",
        "Draw one card at a time, at most so many, and stop when you like.",
        (MAIN_COUNT,),
        build_draw_up_to,
    ),
    Verb(
        "discard-top",
        "Put the top cards of your deck into your discard pile.",
        (MAIN_COUNT,),
        build_discard_top,
        price=True,
    ),
    Verb(
        "discard-hand",
        "Put cards from your hand into your discard pile.",
        (SOME, OF),
        build_discard_hand,
        only_price=True,
    ),
    Verb(
        "recover",
        "Take cards from your discard pile into your hand, onto your deck or, shuffled, into it.",
        (SOME_OR_ALL, OF, Param("to", "target")),
        build_recover,
    ),
    Verb(
        "search",
        "Look through your deck for cards, take them into your hand and shuffle the deck.",
        (SOME, OF, Param("to", "into-hand")),
        build_search,
    ),
    Verb(
        "arrange-top",
        "Look at the top cards of your deck, discard any of them and put the others back in any order.",
        (MAIN_COUNT,),
        build_arrange_top,
    ),
    Verb("remove", "Put cards into the Reserve.", (SOME_OR_ALL, OF, FROM), build_remove, price=True),
    Verb(
        "remove-this", "This card goes to the Reserve at the end of the combat.", (), build_remove_this, only_price=True
    ),
    Verb("give", "Hand cards to another player.", (SOME, OF, FROM), build_give),
)
