"""Card features of Tenefyr come from effect data, so that new cards have them too."""

from questable.cards.yaml_nodes import Report
from questable.envs.encoding import Encoding, encoding
from questable.games.tenefyr.card_features import card_features, feature_columns
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


def test_a_card_nobody_has_seen_gets_the_same_columns() -> None:
    texts = TENEFYR.built_in_files()
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
    rows = card_features(game)
    tiger = dict(zip(feature_columns(), rows[1 + game.card_set.card_ids.index("paper-tiger")], strict=True))
    assert len(rows) == len(encoding("tenefyr").card_features) + 1
    assert (tiger["level"], tiger["power"], tiger["played: draw"]) == (1, 2, 2)
