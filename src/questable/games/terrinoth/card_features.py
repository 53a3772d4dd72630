"""Card features of Terrinoth: the facts of a card, then the words of its rules."""

from functools import cache
from typing import Final

from questable.envs.card_features import EffectCounter, FeatureRow, effect_columns, feature_table
from questable.games.terrinoth.game import TerrinothGame
from questable.games.terrinoth.reader import Definition, QuestDefinition
from questable.games.terrinoth.rules.constants import ACTIONS, ACTIVATION, DIFFICULTIES, QUEST, RANKS
from questable.games.terrinoth.vocabulary import vocabulary
from questable.kernel.vocabulary import Vocabulary

KINDS: Final = ("hero", "activation", "condition", "enemy", "location", "item", "event", "quest")
STATS: Final = ("health", "attack", "resilience", "engaged", "shadows", "exploration", "harmful")
FACTS: Final = (
    *(f"is {kind}" for kind in KINDS),
    *(f"rank {rank}" for rank in RANKS),
    *(f"action {action}" for action in ACTIONS),
    "difficulty",
    "upgraded",
    *STATS,
)
SECTIONS: Final = ("heroes", "activation", "conditions", "enemies", "locations", "exploration")


@cache
def shared_vocabulary() -> Vocabulary:
    """The words that all packs share. Packs name traits and tokens themselves, so these have no columns."""
    return vocabulary([], [])


@cache
def feature_columns() -> list[str]:
    return [*FACTS, *effect_columns(shared_vocabulary(), "rules")]


def feature_row(definition: Definition, kind: int, keywords: dict[str, Definition]) -> FeatureRow:
    row: FeatureRow = {f"is {KINDS[kind]}": 1}
    row.update({name: float(getattr(definition, name)) for name in STATS})
    if definition.rank:
        row[f"rank {definition.rank}"] = 1
    if definition.action:
        row[f"action {definition.action}"] = 1
    row["difficulty"] = DIFFICULTIES.get(definition.difficulty, 0)
    row["upgraded"] = 1 if kind == ACTIVATION and definition.hero_class not in ("", "basic") else 0
    counter = EffectCounter(shared_vocabulary(), "rules", row)
    counter.count_steps(definition.rules)
    for keyword in definition.bar:
        counter.count_steps(keywords[keyword].rules)
    return row


def quest_row(quest: QuestDefinition) -> FeatureRow:
    row: FeatureRow = {"is quest": 1, "difficulty": DIFFICULTIES.get(quest.level, 0)}
    counter = EffectCounter(shared_vocabulary(), "rules", row)
    for steps in (quest.rules, quest.threat, *quest.perils.values()):
        counter.count_steps(steps)
    return row


def card_features(game: TerrinothGame) -> list[list[float]]:
    """The features of all cards by card number; row 0 is the unknown card."""
    cards = game.cards
    definitions = {id: definition for section in SECTIONS for id, definition in cards.of(section).items()}
    keywords = cards.of("keywords")
    rows = [
        quest_row(cards.quests[card.id])
        if card.kind == QUEST
        else feature_row(definitions[card.id], card.kind, keywords)
        for card in game.card_set.cards
    ]
    return feature_table(rows, feature_columns())
