"""The card catalogue: all that a client needs to draw a game in one language."""

from typing import Any, Final

import msgspec

from questable.drawing.assets import paths_of
from questable.drawing.model import Sheet, Term, icons_of
from questable.games.module import Game
from questable.text.help import GlossaryEntry, glossary

ACHIEVEMENT_ICON: Final = "trophy-cup"


class CardCatalogue(msgspec.Struct, frozen=True):
    """A game in one language: its cards, its icons, and the names of things that are not cards."""

    sheet: Sheet
    icons: dict[str, str]  # SVG paths, by name
    terms: dict[str, dict[str, Term]]  # by kind and id
    glossary: list[GlossaryEntry]  # the words that players may look up


def card_catalogue(game: Game[Any, Any], lang: str) -> CardCatalogue:
    sheet = game.module.sheet(game, lang)
    achievements = game.module.achievement_texts(game, lang)
    terms = {
        **game.module.terms(game, lang),
        "achievements": {id: Term(one.name, ACHIEVEMENT_ICON, one.text) for id, one in achievements.items()},
    }
    term_icons = {term.icon for kind in terms.values() for term in kind.values()}
    icons = paths_of((icons_of(sheet) | term_icons) - {""})
    return CardCatalogue(sheet, icons, terms, glossary(game, lang))
