"""Verbs on heroes: wounds, tokens, conditions, activation cards, upgrades."""

from mypy_extensions import i64

from questable.games.terrinoth.effects.targets import ALL, HeroEffect
from questable.games.terrinoth.rules.action import gain_tokens
from questable.games.terrinoth.rules.constants import (
    FROM_EFFECT,
    HARMFUL,
    HEROES,
    PICK_CARD,
    S_ATTACK,
    T_PICK,
    T_UPGRADE,
    UPGRADE,
)
from questable.games.terrinoth.rules.events import (
    CARD_EXHAUSTED,
    CARD_UPGRADED,
    CARDS_READIED,
    CONDITION_GAINED,
    CONDITION_LOST,
    TOKENS_LOST,
    WOUNDS_PREVENTED,
)
from questable.games.terrinoth.rules.phases import ask_hero, state_of
from questable.games.terrinoth.rules.selectors import nth_hero, select_heroes
from questable.games.terrinoth.rules.state import TOKEN_LIMIT, TerrinothState
from questable.games.terrinoth.rules.wounds import enemy_stat, recover, suffer
from questable.kernel.decision import tag_of, value_of
from questable.kernel.effect import Effect
from questable.kernel.state import SOURCE, YOU, M, N, State
from questable.kernel.vocabulary import COUNT, Args, Param, Verb


class Suffer(HeroEffect):
    def __init__(self, hero: i64, wounds: i64) -> None:
        super().__init__(hero, False)
        self.wounds: i64 = wounds

    def apply_to(self, t: TerrinothState, hero: i64) -> None:
        suffer(t, hero, self.wounds, FROM_EFFECT)


class Recover(HeroEffect):
    def __init__(self, hero: i64, wounds: i64, remember: bool) -> None:
        super().__init__(hero, remember)
        self.wounds: i64 = wounds

    def affects(self, t: TerrinothState, hero: i64) -> bool:
        return t.wounds[hero] > 0

    def apply_to(self, t: TerrinothState, hero: i64) -> None:
        recover(t, hero, self.wounds)


class Prevent(Effect):
    """Prevent some of the wounds about to be suffered."""

    def __init__(self, wounds: i64) -> None:
        self.wounds: i64 = wounds

    def possible(self, s: State, you: i64, source: i64) -> bool:
        return state_of(s).incoming > 0

    def run(self, s: State) -> None:
        t = state_of(s)
        prevented = min(self.wounds, t.incoming)
        if prevented > 0:
            t.incoming -= prevented
            t.emit(WOUNDS_PREVENTED, t.suffering, prevented)


class Inflict(HeroEffect):
    """A hero suffers this enemy's attack value."""

    def __init__(self, hero: i64) -> None:
        super().__init__(hero, False)

    def apply_to(self, t: TerrinothState, hero: i64) -> None:
        suffer(t, hero, enemy_stat(t, t.get(SOURCE), S_ATTACK), FROM_EFFECT)


class Gain(HeroEffect):
    def __init__(self, hero: i64, success: i64) -> None:
        super().__init__(hero, False)
        self.success: i64 = success

    def affects(self, t: TerrinothState, hero: i64) -> bool:
        return t.tokens[hero] < TOKEN_LIMIT

    def apply_to(self, t: TerrinothState, hero: i64) -> None:
        gain_tokens(t, hero, self.success)


class Lose(HeroEffect):
    def __init__(self, hero: i64, success: i64) -> None:
        super().__init__(hero, False)
        self.success: i64 = success

    def affects(self, t: TerrinothState, hero: i64) -> bool:
        return t.tokens[hero] > 0

    def apply_to(self, t: TerrinothState, hero: i64) -> None:
        lose_tokens(t, hero, self.success)


def lose_tokens(t: TerrinothState, hero: i64, count: i64) -> None:
    lost = min(count, int(t.tokens[hero]))
    if lost > 0:
        t.tokens[hero] -= lost
        t.emit(TOKENS_LOST, hero, lost, t.tokens[hero])


class GainCondition(HeroEffect):
    """Gain a condition. A hero has each condition at most once (TER-CON-1)."""

    def __init__(self, hero: i64, condition: i64) -> None:
        super().__init__(hero, False)
        self.condition: i64 = condition

    def affects(self, t: TerrinothState, hero: i64) -> bool:
        return not t.has(hero, self.condition)

    def apply_to(self, t: TerrinothState, hero: i64) -> None:
        if not t.has(hero, self.condition):
            t.conditions[hero] = t.conditions[hero] | 1 << self.condition
            t.emit(CONDITION_GAINED, hero, self.condition)


class LoseCondition(HeroEffect):
    """Discard a condition. If several harmful ones match, the hero chooses."""

    def __init__(self, hero: i64, condition: i64, count: i64, remember: bool) -> None:
        super().__init__(hero, remember)
        self.condition: i64 = condition
        self.count: i64 = count

    def affects(self, t: TerrinothState, hero: i64) -> bool:
        if self.condition == HARMFUL:
            return t.has(hero, 0) or t.has(hero, 1)
        return t.has(hero, self.condition)

    def apply_to(self, t: TerrinothState, hero: i64) -> None:
        if self.condition != HARMFUL:
            lose_condition(t, hero, self.condition)
        elif self.count == ALL or not (t.has(hero, 0) and t.has(hero, 1)):
            lose_condition(t, hero, 0)
            lose_condition(t, hero, 1)
        else:
            t.set(M, hero)
            for condition in range(2):
                t.offer(T_PICK, t.cards.conditions[condition])
            ask_hero(t, PICK_CARD, hero, t.get(SOURCE))

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        if tag_of(option) == T_PICK:
            lose_condition(t, s.get(M), 0 if value_of(option) == t.cards.conditions[0] else 1)
        else:
            super().answer(s, option)


def lose_condition(t: TerrinothState, hero: i64, condition: i64) -> None:
    if t.has(hero, condition):
        t.conditions[hero] = t.conditions[hero] & ~(1 << condition)
        t.emit(CONDITION_LOST, hero, condition)


class Ready(HeroEffect):
    """Ready exhausted activation cards chosen by the hero."""

    def __init__(self, hero: i64, count: i64) -> None:
        super().__init__(hero, False)
        self.count: i64 = count

    def affects(self, t: TerrinothState, hero: i64) -> bool:
        return t.readied_cards(hero) < 4

    def apply_to(self, t: TerrinothState, hero: i64) -> None:
        if 4 - t.readied_cards(hero) <= self.count:
            readied = 4 - t.readied_cards(hero)
            for i in range(hero * 4, hero * 4 + 4):
                t.spent[i] = 0
            if readied > 0:
                t.emit(CARDS_READIED, hero, readied)
            return
        t.set(M, hero)
        t.set(N, self.count)
        self.ask_next(t)

    def ask_next(self, t: TerrinothState) -> None:
        hero = t.get(M)
        if t.get(N) == 0:
            return
        for action in range(4):
            if t.spent[hero * 4 + action]:
                t.offer(T_PICK, t.acts[hero * 4 + action])
        ask_hero(t, PICK_CARD, hero, t.get(SOURCE))

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        if tag_of(option) != T_PICK:
            super().answer(s, option)
            return
        hero = s.get(M)
        for action in range(4):
            if t.acts[hero * 4 + action] == value_of(option):
                t.spent[hero * 4 + action] = 0
        t.emit(CARDS_READIED, hero, 1)
        s.set(N, s.get(N) - 1)
        self.ask_next(t)


class Exhaust(HeroEffect):
    """Exhaust readied activation cards chosen by the hero, as many as possible."""

    def __init__(self, hero: i64, count: i64) -> None:
        super().__init__(hero, False)
        self.count: i64 = count

    def affects(self, t: TerrinothState, hero: i64) -> bool:
        return t.readied_cards(hero) > 0

    def apply_to(self, t: TerrinothState, hero: i64) -> None:
        t.set(M, hero)
        t.set(N, min(self.count, t.readied_cards(hero)))
        self.ask_next(t)

    def ask_next(self, t: TerrinothState) -> None:
        hero = t.get(M)
        if t.get(N) == 0:
            return
        for action in range(4):
            if t.spent[hero * 4 + action] == 0:
                t.offer(T_PICK, t.acts[hero * 4 + action])
        ask_hero(t, PICK_CARD, hero, t.get(SOURCE))

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        if tag_of(option) != T_PICK:
            super().answer(s, option)
            return
        hero = s.get(M)
        card = value_of(option)
        for action in range(4):
            if t.acts[hero * 4 + action] == card:
                t.spent[hero * 4 + action] = 1
        t.emit(CARD_EXHAUSTED, hero, card)
        s.set(N, s.get(N) - 1)
        self.ask_next(t)


class Upgrade(Effect):
    """Each hero replaces a basic card by an advanced card; the first one fixes the class (TER-UPG-1).

    Register N: heroes asked so far.
    """

    def __init__(self, hero: i64) -> None:
        self.hero: i64 = hero

    def run(self, s: State) -> None:
        s.set(N, 0)
        self.ask_next(state_of(s))

    def ask_next(self, t: TerrinothState) -> None:
        found = select_heroes(t, self.hero, t.get(YOU), t.get(SOURCE))
        while (hero := nth_hero(t, found, t.get(N))) >= 0:
            t.set(N, t.get(N) + 1)
            self.offer_cards(t, hero)
            if len(t.options) > 0:
                t.set(M, hero)
                ask_hero(t, UPGRADE, hero, -1)
                return

    def offer_cards(self, t: TerrinothState, hero: i64) -> None:
        for advanced in t.cards.advanced[t.hero_card(hero).archetype]:
            card = t.cards.of(advanced)
            if t.classes[hero] >= 0 and card.hero_class != t.classes[hero]:
                continue
            if t.cards.of(t.acts[hero * 4 + card.action]).hero_class < 0:
                t.offer(T_UPGRADE, advanced)

    def answer(self, s: State, option: i64) -> None:
        t = state_of(s)
        hero = s.get(M)
        card = value_of(option)
        facts = t.cards.of(card)
        t.acts[hero * 4 + facts.action] = card
        t.classes[hero] = facts.hero_class
        t.emit(CARD_UPGRADED, hero, card)
        self.ask_next(t)


def build_suffer(a: Args) -> Effect:
    return Suffer(a.number("hero"), a.number("wounds"))


def build_recover(a: Args) -> Effect:
    return Recover(a.number("hero"), a.number("wounds"), a.number("as") == 1)


def build_prevent(a: Args) -> Effect:
    return Prevent(a.number("wounds"))


def build_inflict(a: Args) -> Effect:
    return Inflict(a.number("hero"))


def build_gain(a: Args) -> Effect:
    return Gain(a.number("hero"), a.number("success"))


def build_lose(a: Args) -> Effect:
    return Lose(a.number("hero"), a.number("success"))


def build_gain_condition(a: Args) -> Effect:
    return GainCondition(a.number("hero"), a.number("condition"))


def build_lose_condition(a: Args) -> Effect:
    return LoseCondition(a.number("hero"), a.number("condition"), a.number("count"), a.number("as") == 1)


def build_ready(a: Args) -> Effect:
    return Ready(a.number("hero"), a.number("activation"))


def build_exhaust(a: Args) -> Effect:
    return Exhaust(a.number("hero"), a.number("activation"))


def build_upgrade(a: Args) -> Effect:
    return Upgrade(a.number("hero"))


HERO = Param("hero", "hero")
HERO_OR_YOU = Param("hero", "hero", default=HEROES["you"])
WOUNDS = Param("wounds", COUNT)
SUCCESS = Param("success", COUNT)
AS = Param("as", "as", default=0)

VERBS: tuple[Verb, ...] = (
    Verb("suffer", "A hero suffers wounds; defenses do not help.", (HERO, WOUNDS), build_suffer),
    Verb("recover", "A hero recovers wounds.", (HERO, WOUNDS, AS), build_recover),
    Verb("prevent", "Of the wounds about to be suffered, so many are not.", (WOUNDS,), build_prevent),
    Verb("inflict", "A hero suffers wounds equal to this enemy's attack value.", (HERO,), build_inflict),
    Verb("gain", "A hero claims success tokens, up to five held.", (SUCCESS, HERO_OR_YOU), build_gain),
    Verb("lose", "A hero discards success tokens, as many as there are.", (SUCCESS, HERO), build_lose),
    Verb(
        "gain-condition",
        "A hero gains a condition, unless they have it.",
        (HERO, Param("condition", "condition")),
        build_gain_condition,
    ),
    Verb(
        "lose-condition",
        "A hero discards a condition; `harmful` is Poisoned or Weakened.",
        (HERO, Param("condition", "any-condition"), Param("count", COUNT, default=1, words={"all": ALL}), AS),
        build_lose_condition,
    ),
    Verb(
        "ready",
        "A hero readies exhausted activation cards.",
        (Param("activation", COUNT, words={"all": ALL}), HERO_OR_YOU),
        build_ready,
    ),
    Verb(
        "exhaust", "A hero exhausts readied activation cards.", (Param("activation", COUNT), HERO_OR_YOU), build_exhaust
    ),
    Verb("upgrade", "Heroes swap a basic activation card for an advanced one.", (HERO,), build_upgrade),
)
