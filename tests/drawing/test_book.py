"""What a client needs to draw a game: cards, icons, and the names of things that are no cards."""

import pytest

import questable
from questable.drawing.card_catalogue import card_catalogue
from questable.text.languages import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_heroes_of_tenefyr_are_told_with_their_skill(lang: str) -> None:
    book = card_catalogue(questable.game("tenefyr"), lang)
    assert set(book.terms["heroes"]) == {"barbarian", "bard", "cleric", "thief"}
    assert all(hero.name and hero.text for hero in book.terms["heroes"].values())
    assert all(boss.name for boss in book.terms["bosses"].values())
    assert all(one.name and one.text for one in book.terms["achievements"].values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tokens_conditions_and_keywords_of_terrinoth_have_names(lang: str) -> None:
    book = card_catalogue(questable.game("terrinoth"), lang)
    for kind in ("quest-tokens", "conditions", "keywords", "archetypes", "classes"):
        assert book.terms[kind]
        assert all(term.name for term in book.terms[kind].values())


@pytest.mark.parametrize("name", questable.GAMES)
def test_every_icon_that_is_named_is_there(name: str) -> None:
    book = card_catalogue(questable.game(name), "en")
    named = {term.icon for kind in book.terms.values() for term in kind.values()}
    named |= {face.icon for card in book.sheet.cards for face in card.faces}
    assert named - {""} <= set(book.icons)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", questable.GAMES)
def test_every_boss_and_every_quest_has_a_story(name: str, lang: str) -> None:
    book = card_catalogue(questable.game(name), lang)
    subjects = {card.id for card in book.sheet.cards if card.kind == "quest"} or {"last-dungeon", *book.terms["bosses"]}
    for moment in ("opening", "victory", "defeat"):
        assert set(book.terms[moment]) == subjects
        assert all(story.text.endswith((".", "!")) for story in book.terms[moment].values())
