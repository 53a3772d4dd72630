"""The texts of cards, whichever game they belong to: one card, all of them, all of them as JSON."""

from difflib import get_close_matches
from typing import overload

import msgspec

from questable.games.tenefyr.card_text import CardSheet, CardText, OptionText, SideText, tenefyr_card, tenefyr_sheet
from questable.games.tenefyr.game import Tenefyr
from questable.games.tenefyr.reader import TenefyrCards
from questable.games.terrinoth.card_text import (
    QuestText,
    TerrinothCardText,
    TerrinothSheet,
    terrinoth_card,
    terrinoth_ids,
    terrinoth_sheet,
)
from questable.games.terrinoth.game import Terrinoth
from questable.games.terrinoth.reader import TerrinothCards
from questable.kernel.errors import ConfigError
from questable.text.catalogue import TENEFYR, bundle
from questable.text.titles import TitleText

__all__ = [
    "CardSheet",
    "CardText",
    "OptionText",
    "QuestText",
    "SideText",
    "TerrinothCardText",
    "TerrinothSheet",
    "TitleText",
    "card_ids",
    "card_sheet",
    "card_text",
    "cards_json",
]


def card_ids(cards: TenefyrCards | TerrinothCards) -> list[str]:
    """All cards of a game, in Terrinoth with its quests."""
    return list(cards.cards) if isinstance(cards, TenefyrCards) else terrinoth_ids(cards)


@overload
def card_text(cards: TenefyrCards, id: str, lang: str) -> CardText: ...
@overload
def card_text(cards: TerrinothCards, id: str, lang: str, heroes: int = 0) -> TerrinothCardText | QuestText: ...
def card_text(
    cards: TenefyrCards | TerrinothCards, id: str, lang: str, heroes: int = 0
) -> CardText | TerrinothCardText | QuestText:
    """The text of one card. `heroes`: how many of them play, where a number depends on it."""
    bundle(lang, TENEFYR)  # refuses a language that there is not
    ids = card_ids(cards)
    if id not in ids:
        close = get_close_matches(id, ids, 1)
        hint = f"; did you mean {close[0]}?" if close else "."
        raise ConfigError(f"There is no card {id!r}{hint}")
    if isinstance(cards, TenefyrCards):
        return tenefyr_card(cards, id, lang)
    return terrinoth_card(cards, id, lang, heroes)


@overload
def card_sheet(game: Tenefyr, lang: str) -> CardSheet: ...
@overload
def card_sheet(game: Terrinoth, lang: str) -> TerrinothSheet: ...
def card_sheet(game: Tenefyr | Terrinoth, lang: str) -> CardSheet | TerrinothSheet:
    """All that a client shows of a game's cards in one language."""
    return tenefyr_sheet(game, lang) if isinstance(game, Tenefyr) else terrinoth_sheet(game, lang)


def cards_json(game: Tenefyr | Terrinoth, lang: str) -> bytes:
    """All cards in one language, as JSON; it is the same for as long as cards and language are."""
    return msgspec.json.encode(card_sheet(game, lang))
