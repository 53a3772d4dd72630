"""The hero phase: activations and the use of items (TER-HERO)."""

from mypy_extensions import i64

from questable.games.terrinoth.rules import phases
from questable.games.terrinoth.rules.action import clear_roll
from questable.games.terrinoth.rules.constants import (
    ACTIVATION_END,
    ACTIVATION_START,
    CHOOSE_ACTIVATION,
    EXTRA_ACTIVATION,
    FROM_EFFECT,
    ITEMS,
    ROUND_START,
    T_ACTIVATE,
    T_DONE,
    T_HERO,
    T_USE,
    USE_ITEM,
    YOUR_ACTIVATION,
)
from questable.games.terrinoth.rules.enemy_dice import check_after_action
from questable.games.terrinoth.rules.events import CARDS_EXHAUSTED, HERO_ACTIVATED, ITEM_USED, ROUND_BEGAN
from questable.games.terrinoth.rules.phases import ask_hero, state_of
from questable.games.terrinoth.rules.state import TerrinothState
from questable.games.terrinoth.rules.triggers import can_trigger, open_window
from questable.games.terrinoth.rules.wounds import suffer
from questable.kernel.control import Cost, list_possible
from questable.kernel.decision import tag_of, value_of
from questable.kernel.effect import Effect
from questable.kernel.state import PC, SOURCE, YOU, N, State
from questable.kernel.vec import cleared


class BeginRound(Effect):
    def run(self, s: State) -> None:
        t = state_of(s)
        t.round += 1
        t.round_mark = t.revision
        t.used = cleared(t.used)
        t.active = t.leader
        t.emit(ROUND_BEGAN, t.round)
        open_window(t, ROUND_START, t.leader, -1)


class BeginHeroPhase(Effect):
    def run(self, s: State) -> None:
        t = state_of(s)
        t.first = t.leader
        s.set(N, 0)


class HeroPhase(Effect):
    """Four hero activations per round, clockwise from the leader (TER-CNT-1).

    Register N: activations started.
    """

    def run(self, s: State) -> None:
        t = state_of(s)
        turn = s.get(N)
        if turn == 4:
            return
        s.set(N, turn + 1)
        if t.count == 3 and turn == 3:
            for i in range(t.count):
                hero = (t.leader + i) % t.count
                if t.standing(hero):
                    t.offer(T_HERO, hero)
            ask_hero(t, EXTRA_ACTIVATION, t.leader, -1)
            return
        s.repeat()
        hero = (t.first + turn) % t.count
        if t.standing(hero):
            activate(t, hero)

    def answer(self, s: State, option: i64) -> None:
        s.repeat()
        activate(state_of(s), value_of(option))


def activate(t: TerrinothState, hero: i64) -> None:
    t.turn_mark = t.revision
    t.push(phases.HERO_ACTIVATION, hero, -1)


class BeginActivation(Effect):
    """If all four cards are exhausted, ready them and suffer two wounds (TER-HERO-2)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        hero = s.get(YOU)
        t.active = hero
        clear_roll(t)
        if t.readied_cards(hero) == 0:
            t.emit(CARDS_EXHAUSTED, hero)
            for i in range(hero * 4, hero * 4 + 4):
                t.spent[i] = 0
            suffer(t, hero, 2, FROM_EFFECT)


class StartOfActivation(Effect):
    def run(self, s: State) -> None:
        open_window(state_of(s), ACTIVATION_START, s.get(YOU), -1)


class ChooseCard(Effect):
    """Choose a readied activation card. Items may be used before it (TER-HERO-1)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        hero = s.get(YOU)
        for action in range(4):
            if t.spent[hero * 4 + action] == 0:
                t.offer(T_ACTIVATE, t.acts[hero * 4 + action])
        if len(t.options) == 0:
            return  # a start-of-activation effect has exhausted the last card
        offer_items(t, hero)
        ask_hero(t, CHOOSE_ACTIVATION, hero, -1)

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        hero = s.get(YOU)
        card = value_of(option)
        if tag_of(option) == T_USE:
            s.repeat()
            use_item(t, hero, card)
            return
        for action in range(4):
            if t.acts[hero * 4 + action] == card:
                t.spent[hero * 4 + action] = 1
        clear_roll(t)
        t.action = -1  # the card's action has not begun
        t.emit(HERO_ACTIVATED, hero, card)
        s.push(t.cards.of(card).program, hero, card)


def offer_items(t: TerrinothState, hero: i64) -> None:
    for i in range(t.zones.size(ITEMS + hero)):
        item = t.zones.at(ITEMS + hero, i)
        if t.cards.timings[item] >> YOUR_ACTIVATION & 1 == 0:
            continue
        for ability in t.cards.of(item).abilities:
            facts = t.cards.abilities[ability]
            if (
                facts.timing == YOUR_ACTIVATION
                and can_trigger(t, ability, item, hero)
                and list_possible(t, facts.program, hero, item)
            ):
                t.offer_card(T_USE, item)
                break


def use_item(t: TerrinothState, hero: i64, item: i64) -> None:
    t.emit(ITEM_USED, hero, item)
    for ability in t.cards.of(item).abilities:
        facts = t.cards.abilities[ability]
        if facts.timing == YOUR_ACTIVATION:
            t.push(phases.ITEM, hero, item)
            t.set(N, facts.program)
            return


class RunItem(Effect):
    """Run an item's rules in a frame that ends if the hero is defeated. Using the item accepts its price."""

    def run(self, s: State) -> None:
        program = s.get(N)
        you = s.get(YOU)
        source = s.get(SOURCE)
        s.push(program, you, source)
        first = s.card_set.programs[program][0]
        if isinstance(first, Cost) and first.price.payable(s, you, source):
            s.set(PC, 1)
            first.agree(s)


class ItemsAfter(Effect):
    """Offer items again after the last line of the activation card."""

    def run(self, s: State) -> None:
        t = state_of(s)
        hero = s.get(YOU)
        offer_items(t, hero)
        if len(t.options) > 0:
            t.offer(T_DONE, 0)
            ask_hero(t, USE_ITEM, hero, -1)

    def answer(self, s: State, option: i64) -> None:
        if tag_of(option) == T_USE:
            s.repeat()
            use_item(state_of(s), s.get(YOU), value_of(option))


class EndOfActivation(Effect):
    def run(self, s: State) -> None:
        open_window(state_of(s), ACTIVATION_END, s.get(YOU), -1)


class CloseActivation(Effect):
    """End the activation. Runs even if the hero has been defeated."""

    def run(self, s: State) -> None:
        t = state_of(s)
        t.in_action = 0
        clear_roll(t)
        check_after_action(t)
