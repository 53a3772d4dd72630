"""Find a card by a typed name."""

import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches

from questable.kernel.errors import ConfigError
from questable.text.errors import localized_error


def plain(text: str) -> str:
    """The text without accents and capitals, for comparison with typed text."""
    letters = unicodedata.normalize("NFKD", text.replace("’", "'").casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).strip()


class CardFinder:
    """Index of card names to ids."""

    def __init__(self, names: Iterable[tuple[str, str]]) -> None:
        self.ids: dict[str, str] = {}
        for name, id in names:
            self.ids.setdefault(plain(name), id)

    def find(self, typed: str) -> str | None:
        """The card with this name or id, or the only one whose name starts with it."""
        word = plain(typed)
        if word in self.ids:
            return self.ids[word]
        begins = {id for name, id in self.ids.items() if name.startswith(word)}
        return begins.pop() if len(begins) == 1 else None

    def closest(self, typed: str) -> str | None:
        """The name or id closest to the typed one."""
        word = plain(typed)
        close = get_close_matches(word, list(self.ids), 1) or [name for name in self.ids if name.startswith(word)]
        return close[0] if close and word else None

    def find_or_raise(self, typed: str, game: str) -> str:
        """The card; raises `ConfigError` with a suggestion if there is none."""
        found = self.find(typed)
        if found is None:
            near = self.closest(typed)
            meant = repr(self.ids[near]) if near else ""
            raise localized_error(ConfigError, "no-card", game=game, value=repr(typed), near=meant)
        return found
