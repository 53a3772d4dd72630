"""How long a rule can get: the effects it carries out at most, so that one that would never end is refused when it is
read. What runs on for other reasons the engine breaks off (`EndlessEffect`)."""

from typing import Final

from questable.cards.grammar import Amount, Step
from questable.cards.yaml_nodes import Node, Report

MOST_EFFECTS: Final = 1_000
UNCOUNTED: Final = 10  # a count of things, where the card names no maximum
PARTY: Final = 4
ENEMIES: Final = 10


def weight(steps: list[Step]) -> int:
    return sum(weight_of(step) for step in steps)


def weight_of(step: Step) -> int:
    inner = max(map(weight, (step.do, step.otherwise, *step.lists, *step.branches.values())))
    return 1 + times(step) * inner


def times(step: Step) -> int:
    match step.word:
        case "for-each":
            return most(step.amount) if step.amount is not None else 1
        case "who":
            return PARTY
        case "each":
            return ENEMIES
        case _:
            return 1


def most(amount: Amount) -> int:
    """The most that a value can come to, as far as the card says."""
    if amount.by_heroes is not None:
        return max(amount.by_heroes)
    if not amount.countable:
        return abs(amount.number)
    return amount.most if amount.most is not None else max(1, UNCOUNTED * abs(amount.times) // amount.per)


def check_weight(card: Node, steps: list[Step], report: Report) -> None:
    if (effects := weight(steps)) > MOST_EFFECTS:
        heaviest = max(steps, key=weight_of)
        what = f"these rules can come to {effects:,} effects; allowed: {MOST_EFFECTS:,}"
        report.put(card.file, heaviest.line, what)
