"""Verbs about a player's own cards: drawing, discarding, searching, removing, playing."""

from questable.kernel.decision import tag_of, value_of
from questable.kernel.events import ALL as EVERYBODY
from questable.kernel.state import SOURCE, YOU, Effect, M, N, State
from questable.kernel.vocabulary import COUNT, INTEGER, Args, Param, Verb
from questable.tenefyr import phases
from questable.tenefyr.combat import play_card, watch_enemy
from questable.tenefyr.effects.pick import ALL, Pick, play_at_once
from questable.tenefyr.phases import table
from questable.tenefyr.piles import (
    discard_from_hand,
    discard_top,
    draw,
    put_on_deck,
    remove_card,
    shuffle_deck,
    shuffle_into_deck,
)
from questable.tenefyr.table import LEAVING, Table
from questable.tenefyr.words import (
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
    HAND_SIZE_CHANGED,
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
    TOKEN_TAKEN,
    TURN_EARNED,
)


class Draw(Effect):
    def __init__(self, count: int) -> None:
        self.count: int = count

    def run(self, s: State) -> None:
        t = table(s)
        you = s.get(YOU)
        draw(t, you, self.count)
        play_at_once(t, you)


class DrawUpTo(Effect):
    def __init__(self, count: int) -> None:
        self.count: int = count

    def run(self, s: State) -> None:
        s.set(N, self.count)
        self.go_on(table(s), s.get(YOU))

    def go_on(self, t: Table, you: int) -> None:
        if t.get(N) > 0 and t.deck_size(you) > 0:
            t.offer(DRAW, 0)
            t.offer(STOP, 0)
            t.ask(DRAW_MORE, you, t.get(SOURCE))
        else:
            play_at_once(t, you)

    def answer(self, s: State, option: int) -> None:
        t = table(s)
        you = s.get(YOU)
        if tag_of(option) == STOP:
            play_at_once(t, you)
            return
        s.set(N, s.get(N) - 1)
        draw(t, you, 1)
        self.go_on(t, you)


class DiscardTop(Effect):
    def __init__(self, count: int) -> None:
        self.count: int = count

    def payable(self, s: State, you: int, source: int) -> bool:
        return table(s).deck_size(you) >= self.count

    def run(self, s: State) -> None:
        t = table(s)
        discard_top(t, s.get(YOU), self.count)
        watch_enemy(t)


class DiscardHand(Pick):
    def zone(self, t: Table, you: int) -> int:
        return HAND + you

    def take(self, t: Table, you: int, card: int) -> None:
        discard_from_hand(t, you, card)
        watch_enemy(t)


class Recover(Pick):
    def __init__(self, count: int, filter: int, to: int) -> None:
        super().__init__(count, filter, False, to == TO_DECK_TOP)
        self.to: int = to

    def zone(self, t: Table, you: int) -> int:
        return DISCARD + you

    def take(self, t: Table, you: int, card: int) -> None:
        t.zones.remove(DISCARD + you, card)
        t.note(CARD_RECOVERED, you, card)
        if self.to == TO_HAND:
            t.zones.push(HAND + you, card)
        else:
            put_on_deck(t, you, card)

    def finish(self, t: Table, you: int) -> None:
        watch_enemy(t)
        if self.to == TO_DECK:
            shuffle_deck(t, you)
        elif self.to == TO_HAND:
            play_at_once(t, you)


class Search(Pick):
    """Always ends with shuffling the deck, a fruitless search too (TEN-FX-5)."""

    def __init__(self, count: int, filter: int) -> None:
        super().__init__(count, filter, True)

    def zone(self, t: Table, you: int) -> int:
        return DECK + you

    def take(self, t: Table, you: int, card: int) -> None:
        t.zones.remove(DECK + you, card)
        t.zones.push(HAND + you, card)
        t.note(CARD_FOUND, you, card)

    def finish(self, t: Table, you: int) -> None:
        shuffle_deck(t, you)
        play_at_once(t, you)


class Remove(Pick):
    def __init__(self, count: int, filter: int, source: int) -> None:
        super().__init__(count, filter)
        self.source: int = source  # DECK, DISCARD or HAND

    def zone(self, t: Table, you: int) -> int:
        return self.source + you

    def take(self, t: Table, you: int, card: int) -> None:
        remove_card(t, you, self.source, card)

    def finish(self, t: Table, you: int) -> None:
        watch_enemy(t)
        if self.source == DECK:
            shuffle_deck(t, you)


class RemoveThis(Effect):
    """Its power counts, and it stays until the end of the combat, so that it cannot come back in it."""

    def payable(self, s: State, you: int, source: int) -> bool:
        t = table(s)
        return source >= 0 and t.flags[source] == 0 and t.zones.find(PLAYED + you, source) >= 0

    def run(self, s: State) -> None:
        t = table(s)
        t.flags[s.get(SOURCE)] = LEAVING


class Give(Pick):
    """Hand cards to another player: shuffled into that player's deck, in a combat to the discard pile."""

    def __init__(self, count: int, filter: int, source: int) -> None:
        super().__init__(count, filter, False, True)
        self.source: int = source

    def zone(self, t: Table, you: int) -> int:
        return self.source + you

    def wanted(self, t: Table, you: int) -> int:
        return 0 if t.solo() else super().wanted(t, you)

    def answer(self, s: State, option: int) -> None:
        t = table(s)
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
        t.note(CARD_GIVEN, you, card, other)
        if t.enemy < 0:
            shuffle_into_deck(t, other, card)
        else:
            t.zones.push(DISCARD + other, card)
        s.set(N, s.get(N) - 1)
        self.go_on(t, you)

    def take(self, t: Table, you: int, card: int) -> None:
        """Nothing is given before it is said to whom."""

    def finish(self, t: Table, you: int) -> None:
        if self.source == DECK and not t.solo():
            shuffle_deck(t, you)


class ArrangeTop(Effect):
    """Look at the top cards, discard any, put the rest back: the one put back last is on top."""

    def __init__(self, count: int) -> None:
        self.count: int = count

    def run(self, s: State) -> None:
        t = table(s)
        you = s.get(YOU)
        for _ in range(min(self.count, t.deck_size(you))):
            card = t.zones.pop(DECK + you)
            t.reveals += 1
            t.zones.push(LOOKED, card)
            t.note(CARD_SHOWN, card)
        self.go_on(t, you)

    def go_on(self, t: Table, you: int) -> None:
        size = t.zones.size(LOOKED)
        if size == 0:
            return
        for i in range(size):
            t.offer_card(DISCARD_IT, t.zones.at(LOOKED, i))
        for i in range(size):
            t.offer_card(PUT_BACK, t.zones.at(LOOKED, i))
        t.ask(ARRANGE, you, t.get(SOURCE))

    def answer(self, s: State, option: int) -> None:
        t = table(s)
        you = s.get(YOU)
        card = value_of(option)
        t.zones.remove(LOOKED, card)
        if tag_of(option) == DISCARD_IT:
            t.zones.push(DISCARD + you, card)
            t.note(CARD_DISCARDED, you, card)
            watch_enemy(t)
        else:
            t.zones.push(DECK + you, card)
            t.known[card] = EVERYBODY
            t.note(CARD_PUT_BACK, you, card)
        self.go_on(t, you)


class PlayTop(Effect):
    """One card after the other: what the first one puts back on the deck can be the second."""

    def __init__(self, count: int) -> None:
        self.count: int = count

    def run(self, s: State) -> None:
        for _ in range(self.count):
            s.call(phases.PLAY_TOP, s.get(YOU))


class PlayOne(Effect):
    """The top card of the deck is played, if there still is one."""

    def run(self, s: State) -> None:
        t = table(s)
        you = s.get(YOU)
        if t.deck_size(you) > 0:
            t.reveals += 1
            play_card(t, you, t.zones.pop(DECK + you))


class HandBonus(Effect):
    """Counts in the next Draw step of this combat, its redraws included."""

    def __init__(self, amount: int) -> None:
        self.amount: int = amount

    def run(self, s: State) -> None:
        t = table(s)
        you = s.get(YOU)
        t.bonus[you] += self.amount
        t.note(HAND_SIZE_CHANGED, you, self.amount)


class TakeToken(Effect):
    """The turn order of this combat stays; rules that name the starting player follow the token."""

    def run(self, s: State) -> None:
        t = table(s)
        if t.token != s.get(YOU):
            t.token = s.get(YOU)
            t.note(TOKEN_TAKEN, t.token)
            watch_enemy(t)


class ExtraTurn(Effect):
    def run(self, s: State) -> None:
        t = table(s)
        t.extra.append(s.get(YOU))
        t.note(TURN_EARNED, s.get(YOU))


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


def build_play_top(a: Args) -> Effect:
    return PlayTop(a.number("count"))


def build_hand_bonus(a: Args) -> Effect:
    return HandBonus(a.number("amount"))


def build_take_token(a: Args) -> Effect:
    return TakeToken()


def build_extra_turn(a: Args) -> Effect:
    return ExtraTurn()


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
    Verb("play-top", "Play the top card of your deck, so many times.", (MAIN_COUNT,), build_play_top),
    Verb(
        "hand-bonus",
        "Your next Draw step in this combat has more cards, or fewer.",
        (Param("amount", INTEGER, main=True),),
        build_hand_bonus,
    ),
    Verb("take-token", "Take the starting player token.", (), build_take_token),
    Verb("extra-turn", "If the enemy still stands after all turns, take one more.", (), build_extra_turn),
)
