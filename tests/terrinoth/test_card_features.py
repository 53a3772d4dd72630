"""Card features of Terrinoth."""

from questable.envs.encoding import Encoding, encoding


def features(code: Encoding, id: str) -> dict[str, float]:
    """The features of a card that are not 0."""
    row = code.card_features[code.game.card_set.card_ids.index(id) + 1]
    return {column: float(value) for column, value in zip(code.feature_columns, row, strict=True) if value}


def test_cards_of_terrinoth_have_facts_and_rules() -> None:
    code = encoding("terrinoth")
    game = code.game
    for card in game.card_set.cards:
        found = features(code, card.id)
        assert sum(value for column, value in found.items() if column.startswith("is ")) == 1
    nemesis = game.card_set.cards[game.card_set.quests[0].nemesis].id
    assert features(code, nemesis)["rank nemesis"] == 1
    assert features(code, nemesis)["health"] > 5
