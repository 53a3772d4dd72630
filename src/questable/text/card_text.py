"""The texts of cards of any game: one card, or all of them as JSON."""

from difflib import get_close_matches
from typing import Any

import msgspec

from questable.games.module import Game
from questable.kernel.errors import ConfigError
from questable.text.catalogue import check_language


class CardText(msgspec.Struct, frozen=True):
    """A card in one language: what the cards of all games have. Each game adds its own fields."""

    id: str
    kind: str
    name: str
    type: str  # the kind of card, as printed on it


class CardSheet(msgspec.Struct, frozen=True):
    """All that a client shows of one set of cards in one language. Each game adds its cards and terms."""

    game: str
    content: str  # the content hash of the cards
    lang: str


def card_text(game: Game[Any, Any], id: str, lang: str, heroes: int = 0) -> Any:
    """The text of one card. `heroes`: how many of them play, where a number depends on it."""
    check_language(lang)
    ids = game.module.card_ids(game.cards)
    if id not in ids:
        close = get_close_matches(id, ids, 1)
        hint = f"; did you mean {close[0]}?" if close else "."
        raise ConfigError(f"There is no card {id!r}{hint}")
    return game.module.card_text(game.cards, id, lang, heroes)


def cards_json(game: Game[Any, Any], lang: str) -> bytes:
    """All cards in one language, as JSON; it is the same for as long as cards and language are."""
    return msgspec.json.encode(game.module.card_sheet(game, lang))
