"""Help while playing: what the words of a game mean, and which rules speak of a question."""

from functools import cache
from typing import Any

import msgspec
import yaml

from questable.games import registry
from questable.games.module import Game
from questable.text.rulebook import LOADER, Localized


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the game. `found` is how texts have it, a regular expression; None: its name."""

    id: str
    name: Localized
    text: Localized
    rules: tuple[str, ...]
    found: Localized | None = None


class Help(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    words: tuple[Word, ...]
    questions: dict[str, tuple[str, ...]]  # the kind of a decision and the rules that speak of it
    keywords: dict[str, Localized] = {}  # how texts have a keyword whose reminder stands with the texts of cards


class GlossaryEntry(msgspec.Struct, frozen=True):
    """A word explained in one language, for a client. `found`: a regular expression; "": no text has it."""

    id: str
    name: str
    text: str
    found: str
    rules: tuple[str, ...] = ()
    card: str = ""  # the card that says it in full


@cache
def load_help(game: str) -> Help:
    text = (registry.module(game).folder / "help.yaml").read_text("utf-8")
    return msgspec.convert(yaml.load(text, LOADER), Help)


def rules_for_decision(game: str, kind: str) -> tuple[str, ...]:
    """The numbered rules that speak of a kind of decision, the most important first."""
    return load_help(game).questions.get(kind, ())


def glossary(game: Game[Any, Any], lang: str) -> list[GlossaryEntry]:
    """Every word of a game that can be asked about."""
    words = [
        GlossaryEntry(
            word.id, word.name.say(lang), word.text.say(lang), (word.found or word.name).say(lang), tuple(word.rules)
        )
        for word in load_help(game.name).words
    ]
    return words + game.module.keywords(game, lang)
