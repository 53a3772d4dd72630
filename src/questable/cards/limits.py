"""An upper bound for the effects that a rule carries out, so that a rule that would run on is rejected when it is read.

What runs on for other reasons the engine stops (`EndlessEffect`).
"""

from typing import Final

from questable.cards.grammar import Amount, Step
from questable.cards.yaml_nodes import Node, Report
from questable.kernel.vocabulary import Vocabulary

MAX_CARDS: Final = 2_000  # of a game, copies counted; an option of the engine has room for 4,096
MAX_IN_DECK: Final = 100  # a decision offers 128 options at most
MAX_EFFECTS: Final = 1_000  # of one card's rules
ASSUMED_COUNT: Final = 10  # of things counted, where the card names no maximum


def max_effects(steps: list[Step], vocabulary: Vocabulary) -> int:
    return sum(max_effects_of(step, vocabulary) for step in steps)


def max_effects_of(step: Step, vocabulary: Vocabulary) -> int:
    return 1 + max_passes(step, vocabulary) * max(max_effects(steps, vocabulary) for steps in step.inner())


def max_passes(step: Step, vocabulary: Vocabulary) -> int:
    """How often the lists of a step are carried out at most."""
    match step.word:
        case "for-each":
            return max_value(step.amount) if step.amount is not None else 1
        case "who":
            return vocabulary.max_players
        case "each":
            return vocabulary.each.most if vocabulary.each is not None else 1
        case _:
            return 1


def max_value(amount: Amount) -> int:
    """The largest number that a value can have, as far as the card says."""
    if amount.by_count is not None:
        return max(amount.by_count)
    if not amount.countable:
        return abs(amount.number)
    return amount.most if amount.most is not None else max(1, ASSUMED_COUNT * abs(amount.times) // amount.per)


def check_effect_limit(card: Node, steps: list[Step], vocabulary: Vocabulary, report: Report) -> None:
    """Report rules of a card that can come to too many effects."""
    if (effects := max_effects(steps, vocabulary)) > MAX_EFFECTS:
        longest = max(steps, key=lambda step: max_effects_of(step, vocabulary))
        what = f"these rules can come to {effects:,} effects; allowed: {MAX_EFFECTS:,}"
        report.put(card.file, longest.line, what)


def check_card_count(copies: int, report: Report, at: Node) -> None:
    """Report a game of too many cards."""
    if copies > MAX_CARDS:
        report.add(at, f"together these are {copies:,} cards; allowed: {MAX_CARDS:,}")
