"""Help while playing: every term is explained, every question lists its rules, and terms are found in texts."""

import re

import pytest

import questable
from questable.games.tenefyr.keywords import KEYWORDS
from questable.text.bundle import source
from questable.text.card_text import card_text
from questable.text.help import glossary, load_help, rules_for_decision
from questable.text.languages import LANGUAGES
from questable.text.rulebook import load_rules

QUESTION = re.compile(r"^decision-([a-z-]+) =", re.MULTILINE)


def kinds(game: str) -> set[str]:
    """Every kind of question that the game can ask."""
    return {kind for file in ("common", game) for kind in QUESTION.findall(source(file, "en"))}


@pytest.mark.parametrize("game", questable.GAMES)
def test_every_question_names_rules_that_there_are(game: str) -> None:
    known = {rule.id for rule in load_rules(game).rules}
    assert kinds(game)
    for kind in kinds(game):
        rules = rules_for_decision(game, kind)
        assert rules, f"no rule speaks of {kind}"
        assert set(rules) <= known
    assert set(load_help(game).questions) == kinds(game)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", questable.GAMES)
def test_every_word_is_named_and_explained_once(game: str, lang: str) -> None:
    known = {rule.id for rule in load_rules(game).rules}
    words = glossary(questable.game(game), lang)
    assert len({word.id for word in words}) == len(words)
    for word in words:
        assert word.name
        assert word.text.endswith((".", "!"))
        assert set(word.rules) <= known
        re.compile(word.found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reminders_of_tenefyr_are_among_the_words(lang: str) -> None:
    assert set(KEYWORDS) <= {word.id for word in glossary(questable.game("tenefyr"), lang)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_keywords_and_conditions_of_terrinoth_are_told_by_their_own_rules(lang: str) -> None:
    game = questable.game("terrinoth")
    words = {word.id: word for word in glossary(game, lang)}
    assert {"advance", "inflict", "swarm", "poisoned", "focused"} <= set(words)
    assert words["poisoned"].card == "poisoned"
    assert words["poisoned"].text in " ".join(card_text(game, "poisoned", lang).rules)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_almost_every_card_with_rules_uses_a_word_that_can_be_asked_about(lang: str) -> None:
    game = questable.game("tenefyr")
    rules = [
        "\n".join(side.rules)
        for id in game.module.card_ids(game.cards)
        for side in (card_text(game, id, lang).enemy, card_text(game, id, lang).played)
        if side is not None and side.rules
    ]
    forms = [word.found for word in glossary(game, lang) if word.found]
    unexplained = [text for text in rules if not any(re.search(form, text, re.IGNORECASE) for form in forms)]
    assert len(rules) > 50
    assert len(unexplained) <= len(rules) // 20, unexplained
