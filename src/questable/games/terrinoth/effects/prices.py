"""Costs. A hero pays a cost in full or not at all (TER-ABL-3)."""

from mypy_extensions import i64

from questable.games.terrinoth.effects.heroes import lose_condition, lose_tokens
from questable.games.terrinoth.effects.quest import discard_item
from questable.games.terrinoth.rules.constants import ITEMS
from questable.games.terrinoth.rules.phases import state_of
from questable.games.terrinoth.rules.wounds import place_wounds
from questable.kernel.effect import Effect
from questable.kernel.state import SOURCE, YOU, State
from questable.kernel.vocabulary import COUNT, Args, Param, Verb


class PaySuccess(Effect):
    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def payable(self, s: State, you: i64, source: i64) -> bool:
        t = state_of(s)
        return t.standing(you) and t.tokens[you] >= self.count

    def run(self, s: State) -> None:
        lose_tokens(state_of(s), s.get(YOU), self.count)


class PayWounds(Effect):
    """Suffer wounds that cannot be prevented. Payable only if the hero survives."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def payable(self, s: State, you: i64, source: i64) -> bool:
        t = state_of(s)
        return t.standing(you) and t.wounds[you] + self.count < t.health(you)

    def run(self, s: State) -> None:
        place_wounds(state_of(s), s.get(YOU), self.count)


class PayCondition(Effect):
    def __init__(self, condition: i64) -> None:
        self.condition: i64 = condition

    def payable(self, s: State, you: i64, source: i64) -> bool:
        t = state_of(s)
        return t.standing(you) and t.has(you, self.condition)

    def run(self, s: State) -> None:
        lose_condition(state_of(s), s.get(YOU), self.condition)


class PayItem(Effect):
    """Discard this item."""

    def payable(self, s: State, you: i64, source: i64) -> bool:
        t = state_of(s)
        return t.standing(you) and t.zones.find(ITEMS + you, source) >= 0

    def run(self, s: State) -> None:
        discard_item(state_of(s), s.get(YOU), s.get(SOURCE))


def build_success(a: Args) -> Effect:
    return PaySuccess(a.number("count"))


def build_wounds(a: Args) -> Effect:
    return PayWounds(a.number("count"))


def build_condition(a: Args) -> Effect:
    return PayCondition(a.number("condition"))


def build_discard(a: Args) -> Effect:
    return PayItem()


MAIN_COUNT = Param("count", COUNT, main=True)

VERBS: tuple[Verb, ...] = (
    Verb("success", "As a cost: spend success tokens.", (MAIN_COUNT,), build_success, only_price=True),
    Verb("wounds", "As a cost: suffer wounds that cannot be prevented.", (MAIN_COUNT,), build_wounds, only_price=True),
    Verb(
        "condition",
        "As a cost: discard a condition.",
        (Param("condition", "condition", main=True),),
        build_condition,
        only_price=True,
    ),
    Verb(
        "discard", "As a cost: discard this item.", (Param("what", "this", main=True),), build_discard, only_price=True
    ),
)
