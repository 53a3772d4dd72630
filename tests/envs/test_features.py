"""Card features come from effect data: unseen cards have them too."""

import numpy as np

from questable.cards.yaml_nodes import Report
from questable.envs.card_features import tenefyr_columns, tenefyr_features
from questable.envs.encoding import Encoding, encoding
from questable.games import registry
from questable.games.tenefyr.game import MODULE as TENEFYR


def features(code: Encoding, id: str) -> dict[str, float]:
    """The features of a card that are not 0."""
    row = code.card_features[code.game.card_set.card_ids.index(id) + 1]
    return {column: float(value) for column, value in zip(code.feature_columns, row, strict=True) if value}


def test_a_dungeon_card_has_both_its_halves() -> None:
    found = features(encoding("tenefyr"), "marsh-witch")
    assert found == {
        "is dungeon": 1,
        "level": 2,
        "power": 1,
        "enemy power 2": 5,
        "enemy power 3": 7,
        "enemy power 4": 9,
        "enemy: who": 1,
        "enemy: when combat-start": 1,
        "enemy: gain-basic": 1,
        "played: choose": 1,
        "played: draw": 1,
        "played: remove": 1,
    }


def test_continuous_rules_and_counts_have_columns() -> None:
    found = features(encoding("tenefyr"), "barrow-ghoul")
    assert found["enemy: while enemy-power"] == -1
    assert found["enemy: count cards"] == -1
    assert found["played: power"] == 1


def test_cards_of_terrinoth_have_facts_and_rules() -> None:
    code = encoding("terrinoth")
    game = code.game
    for card in game.card_set.cards:
        found = features(code, card.id)
        assert sum(value for column, value in found.items() if column.startswith("is ")) == 1
    nemesis = game.card_set.cards[game.card_set.quests[0].nemesis].id
    assert features(code, nemesis)["rank nemesis"] == 1
    assert features(code, nemesis)["health"] > 5


def test_the_unknown_card_is_all_zeros_and_others_differ() -> None:
    for game in ("tenefyr", "terrinoth"):
        table = encoding(game).card_features
        assert not table[0].any()
        assert len(np.unique(table, axis=0)) > 0.95 * len(table)
        assert np.abs(table).max() < 100


def test_a_card_nobody_has_seen_gets_the_same_columns() -> None:
    texts = registry.module("tenefyr").built_in_files()
    texts["new.yaml"] = """
dungeon-cards:
  - id: paper-tiger
    level: 1
    enemy: {name: {en: A, fr: A, nl: A}, power: {2: 3, 3: 4, 4: 5}, rules: []}
    loot: {name: {en: B, fr: B, nl: B}, power: 2, rules: [{draw: 2}]}
"""
    report = Report()
    cards = TENEFYR.read(texts, report)
    report.refuse()
    game = TENEFYR.assemble(cards)
    rows = tenefyr_features(game)
    tiger = dict(zip(tenefyr_columns(), rows[1 + game.card_set.card_ids.index("paper-tiger")], strict=True))
    assert len(rows) == len(encoding("tenefyr").card_features) + 1
    assert (tiger["level"], tiger["power"], tiger["played: draw"]) == (1, 2, 2)
