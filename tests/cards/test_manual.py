"""The generated word manuals match the vocabularies in the code."""

from pathlib import Path

import pytest

import questable
from questable.cards.manual import manual
from questable.kernel.vocabulary import Vocabulary

DOCS = Path(__file__).parents[2] / "docs"
VOCABULARIES = {name: game.module.vocabulary(game.cards) for name in questable.GAMES for game in [questable.game(name)]}


@pytest.mark.parametrize("game", questable.GAMES)
def test_the_manual_page_is_current(game: str) -> None:
    remake = f"python -m questable.cards.manual {game} > docs/words-{game}.md"
    assert (DOCS / f"words-{game}.md").read_text(encoding="utf-8") == manual(game), f"remake it: {remake}"


@pytest.mark.parametrize("vocabulary", VOCABULARIES.values(), ids=VOCABULARIES)
def test_every_word_has_a_sentence(vocabulary: Vocabulary) -> None:
    groups = (vocabulary.verbs, vocabulary.tests, vocabulary.countables, vocabulary.modifiers)
    for word in [word for group in groups for word in group.values()]:
        assert word.manual.endswith("."), word.name


@pytest.mark.parametrize("game", questable.GAMES)
def test_every_verb_of_the_cards_has_an_example(game: str) -> None:
    """All words of both games are used by some built-in card."""
    page = (DOCS / f"words-{game}.md").read_text(encoding="utf-8").partition("## On the cards")[2]
    assert [verb for verb in VOCABULARIES[game].verbs if f"| `{verb}` |" not in page] == []
