"""The texts of cards of any game: one card, or all of them as JSON."""

from difflib import get_close_matches
from typing import Any, ClassVar

import msgspec

from questable.games.module import Game
from questable.kernel.errors import ConfigError
from questable.text.catalogue import check_language


class TextStruct(msgspec.Struct, frozen=True):
    """A struct with rules as lists of paragraphs. Its JSON has each list as one string, with a line for a paragraph."""

    paragraph_fields: ClassVar[tuple[str, ...]] = ("rules",)  # lists of paragraphs, or such lists by key

    def to_json(self) -> dict[str, Any]:
        """The data that JSON carries, by the names of its fields."""
        names = zip(self.__struct_fields__, self.__struct_encode_fields__, strict=True)
        return {key: json_value(getattr(self, name), joined=name in self.paragraph_fields) for name, key in names}


def json_value(value: Any, joined: bool = False) -> Any:
    """What JSON carries for a value that may contain text structs; `joined` makes one string of a list."""
    match value:
        case TextStruct():
            return value.to_json()
        case dict():
            return {key: json_value(one, joined) for key, one in value.items()}
        case list():
            return "\n".join(value) if joined else [json_value(one) for one in value]
    return value


class CardText(TextStruct, frozen=True):
    """A card in one language: what the cards of all games have. Each game adds its own fields."""

    id: str
    kind: str
    name: str
    type: str  # the type line, as printed


class CardSheet(TextStruct, frozen=True):
    """All that a client shows of one set of cards in one language. Each game adds its cards and terms."""

    game: str
    content: str  # the content hash of the cards
    lang: str


def card_text(game: Game[Any, Any], id: str, lang: str, heroes: int = 0) -> Any:
    """The text of one card. `heroes` is how many play, for numbers that depend on it."""
    check_language(lang)
    ids = game.module.card_ids(game.cards)
    if id not in ids:
        close = get_close_matches(id, ids, 1)
        hint = f"; did you mean {close[0]}?" if close else "."
        raise ConfigError(f"There is no card {id!r}{hint}")
    return game.module.card_text(game.cards, id, lang, heroes)


def cards_json(game: Game[Any, Any], lang: str) -> bytes:
    """All cards in one language, as JSON; equal cards and languages give equal bytes."""
    return msgspec.json.encode(json_value(game.module.card_sheet(game, lang)))
