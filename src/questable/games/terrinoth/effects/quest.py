"""Verbs on the quest: exploration cards, items, progress, peril, single dice."""

from mypy_extensions import i64

from questable.games.terrinoth.effects.targets import ALL, HeroEffect
from questable.games.terrinoth.rules import phases
from questable.games.terrinoth.rules.action import make_progress
from questable.games.terrinoth.rules.constants import (
    COUNTERATTACK,
    ENEMY_DECK,
    ENEMY_DISCARD,
    EVENT,
    EXPLORATION_RESOLVED,
    EXPLORE_DECK,
    EXPLORE_DISCARD,
    HEROES,
    ITEMS,
    LOOKED,
    PICK_CARD,
    PUT_ON_DECK,
    T_BOTTOM,
    T_PICK,
    T_TOP,
    THREAT_FACE,
)
from questable.games.terrinoth.rules.engagement import draw_exploration, remake_deck
from questable.games.terrinoth.rules.events import (
    CARD_PUT_BACK,
    ENEMY_DIE_ROLLED,
    EVENT_RESOLVED,
    EXPLORATION_DRAWN,
    ITEM_DISCARDED,
    ITEM_GAINED,
    PROGRESS_LOST,
)
from questable.games.terrinoth.rules.phases import ask_hero, state_of
from questable.games.terrinoth.rules.quest import check_explored, lower_peril, raise_peril
from questable.games.terrinoth.rules.state import TerrinothState
from questable.games.terrinoth.rules.triggers import open_window
from questable.kernel.decision import tag_of, value_of
from questable.kernel.effect import Effect
from questable.kernel.events import ALL as ALL_SEE
from questable.kernel.state import SOURCE, YOU, M, N, State
from questable.kernel.vec import appended, cleared, empty
from questable.kernel.vocabulary import COUNT, Args, Param, Verb


class DrawExploration(Effect):
    """Draw cards, resolve some in any order, put the others on the top or bottom of the deck.

    Register N: cards left to pick for resolving.
    """

    def __init__(self, count: i64, resolve: i64) -> None:
        self.count: i64 = count
        self.resolve: i64 = resolve

    def possible(self, s: State, you: i64, source: i64) -> bool:
        t = state_of(s)
        return t.zones.size(EXPLORE_DECK) + t.zones.size(EXPLORE_DISCARD) > 0

    def run(self, s: State) -> None:
        t = state_of(s)
        hero = s.get(YOU)
        t.picks = cleared(t.picks)
        for _ in range(self.count):
            card = draw_exploration(t)
            if card >= 0:
                t.zones.push(LOOKED, card)
                t.known[card] = ALL_SEE
                t.emit(EXPLORATION_DRAWN, hero, card)
        s.set(N, self.resolve)
        self.ask_next(t)

    def ask_next(self, t: TerrinothState) -> None:
        size = t.zones.size(LOOKED)
        if size == 0:
            return
        tags = (T_PICK,) if t.get(N) > 0 else (T_TOP, T_BOTTOM)
        for tag in tags:
            for i in range(size):
                t.offer_card(tag, t.zones.at(LOOKED, i))
        ask_hero(t, PICK_CARD if t.get(N) > 0 else PUT_ON_DECK, t.get(YOU), t.get(SOURCE))

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        card = value_of(option)
        t.zones.remove(LOOKED, card)
        tag = tag_of(option)
        if tag == T_PICK:
            s.set(N, s.get(N) - 1)
            t.picks = appended(t.picks, card)
        else:
            put_on_deck(t, EXPLORE_DECK, card, tag == T_BOTTOM)
        if t.zones.size(LOOKED) > 0:
            self.ask_next(t)
            return
        # put cards back before resolving any, since a resolved card may draw again
        cards = t.picks
        t.picks = empty()
        for i in range(len(cards) - 1, -1, -1):
            s.push(phases.EVENT, s.get(YOU), cards[i])


class ResolveExplorationCard(Effect):
    """Give an item to the hero, or run the rules of an event (TER-EXP-1)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        hero = s.get(YOU)
        card = s.get(SOURCE)
        if t.cards.of(card).kind == EVENT:
            t.emit(EVENT_RESOLVED, hero, card)
            s.push(t.cards.of(card).program, hero, card)
        elif t.standing(hero):
            t.zones.push(ITEMS + hero, card)
            t.emit(ITEM_GAINED, hero, card)
        else:
            t.zones.push(EXPLORE_DISCARD, card)


class FinishExplorationCard(Effect):
    """Discard a resolved event. It is discarded last so that its own rules cannot draw it again."""

    def run(self, s: State) -> None:
        t = state_of(s)
        if t.cards.of(s.get(SOURCE)).kind == EVENT:
            t.zones.push(EXPLORE_DISCARD, s.get(SOURCE))
        if t.standing(s.get(YOU)):
            open_window(t, EXPLORATION_RESOLVED, s.get(YOU), -1)


def put_on_deck(t: TerrinothState, deck: i64, card: i64, bottom: bool) -> None:
    """Put a card on a deck. Players who have seen it know its position until the deck is shuffled."""
    if bottom:
        t.zones.insert(deck, 0, card)
    else:
        t.zones.push(deck, card)
    t.emit_to(t.known[card], CARD_PUT_BACK, card, 1 if bottom else 0)


class LookAtEnemyDeck(Effect):
    """Look at the top cards of the enemy deck. Only this hero's player sees them."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def run(self, s: State) -> None:
        t = state_of(s)
        seat = t.seat_of(s.get(YOU))
        if t.zones.size(ENEMY_DECK) == 0:
            remake_deck(t, ENEMY_DECK, ENEMY_DISCARD)
        for _ in range(min(self.count, t.zones.size(ENEMY_DECK))):
            card = t.zones.pop(ENEMY_DECK)
            t.reveals += 1
            t.known[card] = t.known[card] | 1 << seat
            t.zones.push(LOOKED, card)
        self.ask_next(t)

    def ask_next(self, t: TerrinothState) -> None:
        size = t.zones.size(LOOKED)
        if size == 0:
            return
        for tag in (T_TOP, T_BOTTOM):
            for i in range(size):
                t.offer_card(tag, t.zones.at(LOOKED, i))
        ask_hero(t, PUT_ON_DECK, t.get(YOU), t.get(SOURCE))

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        card = value_of(option)
        t.zones.remove(LOOKED, card)
        put_on_deck(t, ENEMY_DECK, card, tag_of(option) == T_BOTTOM)
        self.ask_next(t)


class DiscardItem(HeroEffect):
    def __init__(self, hero: i64, count: i64) -> None:
        super().__init__(hero, False)
        self.count: i64 = count

    def affects(self, t: TerrinothState, hero: i64) -> bool:
        return t.zones.size(ITEMS + hero) > 0

    def apply_to(self, t: TerrinothState, hero: i64) -> None:
        t.set(M, hero)
        t.set(N, self.count)
        self.ask_next(t)

    def ask_next(self, t: TerrinothState) -> None:
        hero = t.get(M)
        if t.get(N) > 0 and t.zones.size(ITEMS + hero) > 0:
            for i in range(t.zones.size(ITEMS + hero)):
                t.offer_card(T_PICK, t.zones.at(ITEMS + hero, i))
            ask_hero(t, PICK_CARD, hero, t.get(SOURCE))

    def answer(self, s: State, option: i64) -> None:
        if tag_of(option) != T_PICK:
            super().answer(s, option)
            return
        t = state_of(s)
        discard_item(t, s.get(M), value_of(option))
        s.set(N, s.get(N) - 1)
        self.ask_next(t)


def discard_item(t: TerrinothState, hero: i64, item: i64) -> None:
    t.zones.remove(ITEMS + hero, item)
    t.zones.push(EXPLORE_DISCARD, item)
    t.emit(ITEM_DISCARDED, hero, item)


class Progress(Effect):
    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def possible(self, s: State, you: i64, source: i64) -> bool:
        return state_of(s).location() >= 0

    def run(self, s: State) -> None:
        t = state_of(s)
        if t.location() >= 0:
            make_progress(t, self.count)
            check_explored(t)


class RemoveProgress(Effect):
    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def possible(self, s: State, you: i64, source: i64) -> bool:
        return state_of(s).progress > 0

    def run(self, s: State) -> None:
        t = state_of(s)
        lost = min(self.count, t.progress)
        if lost > 0:
            t.progress -= lost
            t.emit(PROGRESS_LOST, lost, t.progress)


class RaisePeril(Effect):
    """Raise peril one space at a time, resolving each. The active hero does not change (TER-ACTV-1)."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def run(self, s: State) -> None:
        s.push(phases.PERIL, state_of(s).active, s.get(SOURCE))
        s.set(N, self.count)


class RaisePerilOnce(Effect):
    """Raise peril by one space and repeat. Register N: spaces left."""

    def run(self, s: State) -> None:
        left = s.get(N)
        if left > 0:
            s.set(N, left - 1)
            s.repeat()
            raise_peril(state_of(s), s.get(YOU))


class LowerPeril(Effect):
    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def possible(self, s: State, you: i64, source: i64) -> bool:
        return state_of(s).peril > 0

    def run(self, s: State) -> None:
        lower_peril(state_of(s), self.count)


class RollDie(Effect):
    """Roll one enemy die outside an action and run the list of each result."""

    def __init__(self, counterattack: i64, threat: i64, blank: i64) -> None:
        self.counterattack: i64 = counterattack
        self.threat: i64 = threat
        self.blank: i64 = blank

    def run(self, s: State) -> None:
        t = state_of(s)
        you = s.get(YOU)
        face = t.chance(len(t.cards.enemy_die))
        t.emit(ENEMY_DIE_ROLLED, you, face)
        results = t.cards.enemy_die[face]
        if results == 0:
            s.call(self.blank, you)
        if results & THREAT_FACE:
            s.call(self.threat, you)
        if results & COUNTERATTACK:
            s.call(self.counterattack, you)


def build_draw(a: Args) -> Effect:
    return DrawExploration(a.number("count"), a.number("resolve"))


def build_look(a: Args) -> Effect:
    return LookAtEnemyDeck(a.number("count"))


def build_discard_item(a: Args) -> Effect:
    return DiscardItem(a.number("hero"), a.number("count"))


def build_progress(a: Args) -> Effect:
    return Progress(a.number("count"))


def build_remove_progress(a: Args) -> Effect:
    return RemoveProgress(a.number("count"))


def build_raise_peril(a: Args) -> Effect:
    return RaisePeril(a.number("count"))


def build_lower_peril(a: Args) -> Effect:
    return LowerPeril(a.number("count"))


def build_roll(a: Args) -> Effect:
    return RollDie(a.program("counterattack"), a.program("threat"), a.program("blank"))


MAIN_COUNT = Param("count", COUNT, main=True)
SOME = Param("count", COUNT)
SOME_OR_ALL = Param("count", COUNT, words={"all": ALL})
HERO = Param("hero", "hero", default=HEROES["you"])

VERBS: tuple[Verb, ...] = (
    Verb(
        "draw",
        "Draw exploration cards, resolve some, put the others on the top or bottom of the deck.",
        (SOME, Param("resolve", COUNT), Param("rest", "rest", default=0)),
        build_draw,
    ),
    Verb(
        "look",
        "Look at the top cards of the enemy deck and put each on its top or bottom; only you see them.",
        (Param("deck", "look-deck"), SOME, Param("put", "rest")),
        build_look,
    ),
    Verb("discard-item", "A hero discards items, as many as there are.", (HERO, SOME), build_discard_item),
    Verb("progress", "Place progress on the active location.", (SOME,), build_progress),
    Verb("remove-progress", "Discard progress from the active location.", (SOME_OR_ALL,), build_remove_progress),
    Verb("raise-peril", "Increase peril, one space at a time.", (SOME,), build_raise_peril),
    Verb("lower-peril", "Move the peril token left without resolving it.", (SOME,), build_lower_peril),
    Verb(
        "roll",
        "Roll one enemy die; each result has its list of effects.",
        (Param("die", "enemy-die"), SOME, Param("results", "results")),
        build_roll,
    ),
)
