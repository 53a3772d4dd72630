"""Help while playing: a glossary of the game, and the rules about each kind of decision."""

from functools import cache
from typing import Any

import msgspec

from questable.games import registry
from questable.games.module import Game
from questable.text.rulebook import Localized, read_yaml


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A term of the game. `found`: a regular expression that finds it in texts; None: its name."""

    id: str
    name: Localized
    text: Localized
    rules: tuple[str, ...]
    found: Localized | None = None


class Help(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    words: tuple[Word, ...]
    questions: dict[str, tuple[str, ...]]  # the rules about each kind of decision
    keywords: dict[str, Localized] = {}  # regular expressions for keywords that the card texts explain


class GlossaryEntry(msgspec.Struct, frozen=True):
    """A term explained in one language, for a client. `found`: a regular expression; "": it stands in no text."""

    id: str
    name: str
    text: str
    found: str
    rules: tuple[str, ...] = ()
    card: str = ""  # the card with the full text


@cache
def load_help(game: str) -> Help:
    text = (registry.module(game).folder / "help.yaml").read_text("utf-8")
    return read_yaml(text, Help)


def rules_for_decision(game: str, kind: str) -> tuple[str, ...]:
    """The numbered rules about a kind of decision, the most important first."""
    return load_help(game).questions.get(kind, ())


def glossary(game: Game[Any, Any], lang: str) -> list[GlossaryEntry]:
    """Every term of a game that a player can look up."""
    words = [
        GlossaryEntry(word.id, word.name[lang], word.text[lang], (word.found or word.name)[lang], tuple(word.rules))
        for word in load_help(game.name).words
    ]
    return words + game.module.keywords(game, lang)
