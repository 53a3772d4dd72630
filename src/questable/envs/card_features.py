"""Card features: what a card is and does, as numbers read from its effect data. Packs have the same columns.

An agent that reads features instead of card numbers can play with cards it was not trained on.
"""

from collections.abc import Iterable

from questable.cards.grammar import CONTROL, Amount, Argument, Step, Test
from questable.kernel.vocabulary import COUNT, INTEGER, VALUE, Vocabulary, Word

NUMERIC = (INTEGER, COUNT, VALUE)
MAX_AMOUNT = 12.0  # larger numbers, and "all", are clipped to this

FeatureRow = dict[str, float]  # the features of a card that are not 0, by column


def effect_columns(vocabulary: Vocabulary, side: str) -> list[str]:
    """One column for each word that the rules of a card may use; `side` is the part of the card they stand on."""
    words = [
        *CONTROL[2:],
        *(f"when {timing}" for timing in vocabulary.timings),
        *vocabulary.verbs,
        *(f"while {modifier}" for modifier in vocabulary.modifiers),
        *(f"if {test}" for test in vocabulary.tests),
        *(f"count {countable}" for countable in vocabulary.countables),
    ]
    return [f"{side}: {word}" for word in words]


class EffectCounter:
    """Counts the words of rules into a feature row. A verb counts its number: `draw: 2` adds 2."""

    def __init__(self, vocabulary: Vocabulary, side: str, row: FeatureRow) -> None:
        self.vocabulary = vocabulary
        self.side = side
        self.row = row

    def add(self, word: str, amount: float) -> None:
        column = f"{self.side}: {word}"
        self.row[column] = self.row.get(column, 0.0) + amount

    def count_steps(self, steps: Iterable[Step]) -> None:
        for step in steps:
            self.count_step(step)

    def count_step(self, step: Step) -> None:
        if step.word == "when":
            self.add(f"when {step.timing}", 1)
        elif step.word == "while":
            for modifier in step.do:
                word = self.vocabulary.modifiers[modifier.word]
                self.add(f"while {modifier.word}", self.amount_of(word, modifier.args))
        elif step.word in self.vocabulary.verbs:
            self.add(step.word, self.amount_of(self.vocabulary.verbs[step.word], step.args))
        elif step.word in CONTROL:
            self.add(step.word, 1)
        if step.amount is not None:
            self.count_amount(step.amount)
        self.count_tests(step.tests)
        if step.word != "while":
            self.count_steps(step.do)
        self.count_steps(step.otherwise)
        for part in (*step.lists, *step.branches.values()):
            self.count_steps(part)
        if step.price is not None:
            self.count_step(step.price)
        self.count_steps(step.prices)

    def count_tests(self, tests: Iterable[Test]) -> None:
        for test in tests:
            if test.negated is not None:
                self.count_tests(test.negated)
            else:
                self.add(f"if {test.name}", 1)
                self.count_arguments(test.args)

    def count_arguments(self, args: dict[str, Argument]) -> None:
        for value in args.values():
            if isinstance(value, Amount):
                self.count_amount(value)

    def count_amount(self, amount: Amount) -> None:
        if amount.countable:
            self.add(f"count {amount.countable}", amount.times / amount.per)
            self.count_arguments(amount.args)

    def amount_of(self, word: Word, args: dict[str, Argument]) -> float:
        """The first number among the arguments; 1 if there is none."""
        self.count_arguments(args)
        for param in word.params:
            value = args.get(param.name)
            if param.kind in NUMERIC and value is not None:
                return max(-MAX_AMOUNT, min(MAX_AMOUNT, as_number(value)))
        return 1


def as_number(value: Argument) -> float:
    if isinstance(value, int):
        return value
    if value.by_count is not None:
        return sum(value.by_count) / len(value.by_count)
    return value.times / value.per if value.countable else value.number


def feature_table(rows: list[FeatureRow], columns: list[str]) -> list[list[float]]:
    """The features of all cards by card number. Row 0 is the unknown card: all zeros."""
    unknown = {column for row in rows for column in row} - set(columns)
    assert not unknown, f"no column for {sorted(unknown)}"
    return [[0.0] * len(columns), *([float(row.get(column, 0.0)) for column in columns] for row in rows)]
