"""The manual of words says what the code knows."""

from pathlib import Path

from questable.content.manual import manual
from questable.tenefyr.lexicon import LEXICON

PAGE = Path(__file__).parents[2] / "docs" / "words-tenefyr.md"


def test_the_manual_page_is_current() -> None:
    remake = "python -m questable.content.manual > docs/words-tenefyr.md"
    assert PAGE.read_text(encoding="utf-8") == manual(LEXICON), f"remake it: {remake}"


def test_every_word_has_a_sentence() -> None:
    groups = (LEXICON.verbs, LEXICON.tests, LEXICON.countables, LEXICON.modifiers)
    for word in [word for group in groups for word in group.values()]:
        assert word.manual.endswith("."), word.name
