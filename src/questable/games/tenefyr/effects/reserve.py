"""Verbs that take cards from the Reserve."""

from mypy_extensions import i64

from questable.games.tenefyr.effects.pick import Pick, play_at_once
from questable.games.tenefyr.rules.constants import (
    ANY,
    BASICS,
    BOSS,
    CARD_BORROWED,
    CARD_GAINED,
    CARD_SHOWN,
    DECK,
    DISCARD,
    DUNGEON_LEVEL,
    HAND,
    LOOKED,
    RESERVE,
    TO_DECK,
    TO_DECK_TOP,
    TO_DISCARD,
    TO_HAND,
)
from questable.games.tenefyr.rules.phase_play import emit_enemy_power_change
from questable.games.tenefyr.rules.phases import state_of
from questable.games.tenefyr.rules.state import BORROWED, TenefyrState
from questable.games.tenefyr.rules.zones import (
    move_to_reserve,
    put_on_deck,
    reserve_level,
    shuffle_deck,
    take_random_reserve_card,
)
from questable.kernel.effect import Effect
from questable.kernel.events import ALL as EVERYBODY
from questable.kernel.state import YOU, State
from questable.kernel.vocabulary import COUNT, Args, Param, Verb


def level_here(t: TenefyrState, level: i64) -> i64:
    """The level to use: as printed, or that of the current dungeon. The Boss deck counts as 5 (TEN-BOSS-5)."""
    if level != DUNGEON_LEVEL:
        return level
    if t.current == BOSS or t.current < 0:
        return 5
    return t.level_of(t.current)


class Gain(Pick):
    """Gain random cards of a Reserve pile. With `look`, show that many cards to all and let the player choose."""

    def __init__(self, level: i64, count: i64, look: i64, to: i64, borrowed: bool) -> None:
        super().__init__(count, ANY)
        self.level: i64 = level
        self.look: i64 = look
        self.to: i64 = to
        self.borrowed: bool = borrowed

    def zone(self, t: TenefyrState, you: i64) -> i64:
        return LOOKED

    def run(self, s: State) -> None:
        t = state_of(s)
        level = level_here(t, self.level)
        if self.look == 0:
            # one at a time, so that an empty pile is replaced by the one below (TEN-FX-7)
            for _ in range(self.count):
                self.show(t, take_random_reserve_card(t, level))
        else:
            pile = reserve_level(t, level)
            if pile > 0:
                for _ in range(min(self.look, t.zones.size(RESERVE + pile))):
                    self.show(t, take_random_reserve_card(t, pile))
        super().run(s)

    def show(self, t: TenefyrState, card: i64) -> None:
        if card >= 0:
            t.known[card] = EVERYBODY
            t.zones.push(LOOKED, card)
            t.emit(CARD_SHOWN, card)

    def move_card(self, t: TenefyrState, you: i64, card: i64) -> None:
        t.zones.remove(LOOKED, card)
        t.emit(CARD_BORROWED if self.borrowed else CARD_GAINED, you, card)
        if self.borrowed:
            t.flags[card] = BORROWED
        if self.to == TO_HAND:
            t.zones.push(HAND + you, card)
        elif self.to == TO_DISCARD:
            t.zones.push(DISCARD + you, card)
        elif self.to == TO_DECK_TOP:
            put_on_deck(t, you, card)
        else:
            t.zones.push(DECK + you, card)

    def finish(self, t: TenefyrState, you: i64) -> None:
        while t.zones.size(LOOKED) > 0:
            move_to_reserve(t, t.zones.pop(LOOKED))
        if self.to == TO_DECK:
            shuffle_deck(t, you)
        elif self.to == TO_HAND:
            play_at_once(t, you)
        emit_enemy_power_change(t)


class GainBasic(Effect):
    """Gain Basics from beside the Reserve, as long as there are any (TEN-SET-6)."""

    def __init__(self, power: i64, count: i64, to: i64) -> None:
        self.power: i64 = power
        self.count: i64 = count
        self.to: i64 = to

    def run(self, s: State) -> None:
        t = state_of(s)
        you = s.get(YOU)
        for _ in range(self.count):
            card = self.find(t)
            if card < 0:
                break
            t.zones.remove(BASICS, card)
            t.emit(CARD_GAINED, you, card)
            if self.to == TO_DISCARD:
                t.zones.push(DISCARD + you, card)
            elif self.to == TO_HAND:
                t.zones.push(HAND + you, card)
            elif self.to == TO_DECK_TOP:
                put_on_deck(t, you, card)
            else:
                t.zones.push(DECK + you, card)
                shuffle_deck(t, you)
        play_at_once(t, you)
        emit_enemy_power_change(t)

    def find(self, t: TenefyrState) -> i64:
        for i in range(t.zones.size(BASICS)):
            card = t.zones.at(BASICS, i)
            if t.cards.power[t.cards.card_of[card]] == self.power:
                return card
        return -1


def build_gain(a: Args) -> Effect:
    return Gain(a.number("level"), a.number("count"), a.number("look"), a.number("to"), False)


def build_borrow(a: Args) -> Effect:
    return Gain(a.number("level"), 1, a.number("look"), TO_HAND, True)


def build_gain_basic(a: Args) -> Effect:
    return GainBasic(a.number("power"), a.number("count"), a.number("to"))


LEVEL = Param("level", "level")
LOOK = Param("look", COUNT, default=0)

VERBS: tuple[Verb, ...] = (
    Verb(
        "gain",
        "Take random cards of a level from the Reserve; with `look`, see that many and choose.",
        (LEVEL, Param("count", COUNT), LOOK, Param("to", "target")),
        build_gain,
    ),
    Verb(
        "borrow",
        "Take a random card of a level from the Reserve into your hand; it returns at the end of the combat.",
        (LEVEL, LOOK),
        build_borrow,
    ),
    Verb(
        "gain-basic",
        "Take Basic cards of a power from beside the Reserve.",
        (Param("power", "basic-power"), Param("count", COUNT), Param("to", "target")),
        build_gain_basic,
    ),
)
