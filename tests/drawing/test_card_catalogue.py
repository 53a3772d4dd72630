"""The card catalogue: the data that a client needs to draw a game."""

import pytest

import questable
from questable.drawing.card_catalogue import card_catalogue
from questable.text.languages import LANGUAGES


@pytest.mark.parametrize("name", questable.GAMES)
def test_every_icon_that_is_named_is_there(name: str) -> None:
    catalogue = card_catalogue(questable.game(name), "en")
    named = {term.icon for kind in catalogue.terms.values() for term in kind.values()}
    named |= {face.icon for card in catalogue.sheet.cards for face in card.faces}
    assert named - {""} <= set(catalogue.icons)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", questable.GAMES)
def test_every_boss_and_every_quest_has_a_story(name: str, lang: str) -> None:
    catalogue = card_catalogue(questable.game(name), lang)
    quests = {card.id for card in catalogue.sheet.cards if card.kind == "quest"}
    subjects = quests or {"last-dungeon", *catalogue.terms["bosses"]}
    for moment in ("opening", "victory", "defeat"):
        assert set(catalogue.terms[moment]) == subjects
        assert all(story.text.endswith((".", "!")) for story in catalogue.terms[moment].values())
