"""Card features of Tenefyr: the facts of a card, then the words of its rules as an enemy and as a played card."""

from functools import cache
from typing import Final

from questable.envs.card_features import EffectCounter, FeatureRow, effect_columns, feature_table
from questable.games.tenefyr.game import TenefyrGame
from questable.games.tenefyr.reader import CardDefinition
from questable.games.tenefyr.rules.constants import HEROES
from questable.games.tenefyr.vocabulary import VOCABULARY

KINDS: Final = ("basic", "skill", "dungeon", "stage", "reward")
FACTS: Final = (
    *(f"is {kind}" for kind in KINDS),
    *(f"hero {hero}" for hero in HEROES),
    "level",
    "power",
    "enemy power 2",
    "enemy power 3",
    "enemy power 4",
    "together",
)


@cache
def feature_columns() -> list[str]:
    return [*FACTS, *effect_columns(VOCABULARY, "enemy"), *effect_columns(VOCABULARY, "played")]


def feature_row(card: CardDefinition) -> FeatureRow:
    row: FeatureRow = {f"is {card.kind}": 1, "level": card.level, "together": card.together}
    front, played = card.front, card.loot or card.front
    if card.kind in ("dungeon", "stage"):
        row.update({f"enemy power {players}": power for players, power in zip((2, 3, 4), front.power, strict=True)})
        EffectCounter(VOCABULARY, "enemy", row).count_steps(front.rules)
    if card.kind in ("basic", "skill", "dungeon"):
        row["power"] = played.power[0]
        EffectCounter(VOCABULARY, "played", row).count_steps(played.rules)
    if hero := card.hero or played.hero:
        row[f"hero {hero}"] = 1
    for option in card.options:
        EffectCounter(VOCABULARY, "played", row).count_steps(option.rules)
    return row


def card_features(game: TenefyrGame) -> list[list[float]]:
    """The features of all cards by card number; row 0 is the unknown card."""
    cards = game.cards.cards
    return feature_table([feature_row(cards[id]) for id in game.card_set.card_ids], feature_columns())
