"""What a card is and does, as numbers read from its effect data: the same columns for every pack.

An agent that reads these instead of card numbers can play with cards that it never saw.
"""

from collections.abc import Iterable
from functools import cache

from questable.cards.grammar import CONTROL, Amount, Argument, Step, Test
from questable.games.tenefyr import vocabulary as tenefyr_lexicon
from questable.games.tenefyr.game import TenefyrGame
from questable.games.tenefyr.reader import CardDefinition, TenefyrCards
from questable.games.tenefyr.rules import constants as tenefyr_words
from questable.games.terrinoth.game import TerrinothGame
from questable.games.terrinoth.reader import Definition, QuestDefinition, TerrinothCards
from questable.games.terrinoth.rules import constants as terrinoth_words
from questable.games.terrinoth.vocabulary import vocabulary
from questable.kernel.vocabulary import COUNT, INTEGER, VALUE, Vocabulary, Word

NUMERIC = (INTEGER, COUNT, VALUE)
MOST = 12.0  # "all" and other large numbers count as this much

Row = dict[str, float]


def effect_columns(vocabulary: Vocabulary, side: str) -> list[str]:
    """One column for each word that the rules of a card may use."""
    words = [
        *CONTROL[2:],
        *(f"when {timing}" for timing in vocabulary.timings),
        *vocabulary.verbs,
        *(f"while {modifier}" for modifier in vocabulary.modifiers),
        *(f"if {test}" for test in vocabulary.tests),
        *(f"count {countable}" for countable in vocabulary.countables),
    ]
    return [f"{side}: {word}" for word in words]


class Reading:
    """Adds up the words of rules: how often each stands there, verbs with their number (`draw: 2` counts 2)."""

    def __init__(self, vocabulary: Vocabulary, side: str, row: Row) -> None:
        self.vocabulary = vocabulary
        self.side = side
        self.row = row

    def add(self, word: str, amount: float) -> None:
        column = f"{self.side}: {word}"
        self.row[column] = self.row.get(column, 0.0) + amount

    def steps(self, steps: Iterable[Step]) -> None:
        for step in steps:
            self.step(step)

    def step(self, step: Step) -> None:
        if step.word == "when":
            self.add(f"when {step.timing}", 1)
        elif step.word == "while":
            for modifier in step.do:
                word = self.vocabulary.modifiers[modifier.word]
                self.add(f"while {modifier.word}", self.size(word, modifier.args))
        elif step.word in self.vocabulary.verbs:
            self.add(step.word, self.size(self.vocabulary.verbs[step.word], step.args))
        elif step.word in CONTROL:
            self.add(step.word, 1)
        if step.amount is not None:
            self.counted(step.amount)
        self.tests(step.tests)
        if step.word != "while":
            self.steps(step.do)
        self.steps(step.otherwise)
        for part in (*step.lists, *step.branches.values()):
            self.steps(part)
        if step.price is not None:
            self.step(step.price)
        self.steps(step.prices)

    def tests(self, tests: Iterable[Test]) -> None:
        for test in tests:
            if test.negated is not None:
                self.tests(test.negated)
            else:
                self.add(f"if {test.name}", 1)
                self.arguments(test.args)

    def arguments(self, args: dict[str, Argument]) -> None:
        for value in args.values():
            if isinstance(value, Amount):
                self.counted(value)

    def counted(self, amount: Amount) -> None:
        if amount.countable:
            self.add(f"count {amount.countable}", amount.times / amount.per)
            self.arguments(amount.args)

    def size(self, word: Word, args: dict[str, Argument]) -> float:
        """The first number among the arguments; 1 where there is none."""
        self.arguments(args)
        for param in word.params:
            value = args.get(param.name)
            if param.kind in NUMERIC and value is not None:
                return max(-MOST, min(MOST, number(value)))
        return 1


def number(value: Argument) -> float:
    if isinstance(value, int):
        return value
    if value.by_count is not None:
        return sum(value.by_count) / len(value.by_count)
    return value.times / value.per if value.countable else value.number


# ---- Tenefyr

TENEFYR_KINDS = ("basic", "skill", "dungeon", "stage", "reward")
TENEFYR_FACTS = (
    *(f"is {kind}" for kind in TENEFYR_KINDS),
    *(f"hero {hero}" for hero in tenefyr_words.HEROES),
    "level",
    "power",
    "enemy power 2",
    "enemy power 3",
    "enemy power 4",
    "together",
)


@cache
def tenefyr_columns() -> list[str]:
    vocabulary = tenefyr_lexicon.VOCABULARY
    return [*TENEFYR_FACTS, *effect_columns(vocabulary, "enemy"), *effect_columns(vocabulary, "played")]


def tenefyr_row(card: CardDefinition) -> Row:
    vocabulary = tenefyr_lexicon.VOCABULARY
    row: Row = {f"is {card.kind}": 1, "level": card.level, "together": card.together}
    front, played = card.front, card.loot or card.front
    if card.kind in ("dungeon", "stage"):
        row.update({f"enemy power {players}": power for players, power in zip((2, 3, 4), front.power, strict=True)})
        Reading(vocabulary, "enemy", row).steps(front.rules)
    if card.kind in ("basic", "skill", "dungeon"):
        row["power"] = played.power[0]
        Reading(vocabulary, "played", row).steps(played.rules)
    if hero := card.hero or played.hero:
        row[f"hero {hero}"] = 1
    for option in card.options:
        Reading(vocabulary, "played", row).steps(option.rules)
    return row


def tenefyr_features(game: "TenefyrGame") -> list[list[float]]:
    facts: TenefyrCards = game.cards
    return table([tenefyr_row(facts.cards[id]) for id in game.card_set.card_ids], tenefyr_columns())


# ---- Terrinoth

TERRINOTH_KINDS = ("hero", "activation", "condition", "enemy", "location", "item", "event", "quest")
TERRINOTH_NUMBERS = ("health", "attack", "resilience", "engaged", "shadows", "exploration", "harmful")
TERRINOTH_FACTS = (
    *(f"is {kind}" for kind in TERRINOTH_KINDS),
    *(f"rank {rank}" for rank in terrinoth_words.RANKS),
    *(f"action {action}" for action in terrinoth_words.ACTIONS),
    "difficulty",
    "upgraded",
    *TERRINOTH_NUMBERS,
)


@cache
def terrinoth_words_of_any_pack() -> Vocabulary:
    """Traits and tokens are named by packs: they have no columns."""
    return vocabulary([], [])


@cache
def terrinoth_columns() -> list[str]:
    return [*TERRINOTH_FACTS, *effect_columns(terrinoth_words_of_any_pack(), "rules")]


def terrinoth_row(thing: Definition, kind: int, keywords: dict[str, Definition]) -> Row:
    row: Row = {f"is {TERRINOTH_KINDS[kind]}": 1}
    row.update({name: float(getattr(thing, name)) for name in TERRINOTH_NUMBERS})
    if thing.rank:
        row[f"rank {thing.rank}"] = 1
    if thing.action:
        row[f"action {thing.action}"] = 1
    row["difficulty"] = terrinoth_words.DIFFICULTIES.get(thing.difficulty, 0)
    row["upgraded"] = 1 if kind == terrinoth_words.ACTIVATION and thing.hero_class not in ("", "basic") else 0
    reading = Reading(terrinoth_words_of_any_pack(), "rules", row)
    reading.steps(thing.rules)
    for keyword in thing.bar:
        reading.steps(keywords[keyword].rules)
    return row


def quest_row(quest: QuestDefinition) -> Row:
    row: Row = {"is quest": 1, "difficulty": terrinoth_words.DIFFICULTIES.get(quest.level, 0)}
    reading = Reading(terrinoth_words_of_any_pack(), "rules", row)
    for steps in (quest.rules, quest.threat, *quest.perils.values()):
        reading.steps(steps)
    return row


def terrinoth_features(game: "TerrinothGame") -> list[list[float]]:
    facts: TerrinothCards = game.cards
    sections = ("heroes", "activation", "conditions", "enemies", "locations", "exploration")
    things = {id: thing for section in sections for id, thing in facts.of(section).items()}
    keywords = facts.of("keywords")
    rows: list[Row] = []
    for card in game.card_set.cards:
        quest = card.kind == terrinoth_words.QUEST
        rows.append(quest_row(facts.quests[card.id]) if quest else terrinoth_row(things[card.id], card.kind, keywords))
    return table(rows, terrinoth_columns())


def table(rows: list[Row], columns: list[str]) -> list[list[float]]:
    """Row 0 is the unknown card: nothing but zeros."""
    unknown = {column for row in rows for column in row} - set(columns)
    assert not unknown, f"no column for {sorted(unknown)}"
    return [[0.0] * len(columns), *([float(row.get(column, 0.0)) for column in columns] for row in rows)]
