"""The words on cards apart from rules, and the words of the gallery page."""

from typing import Final

from questable.text.catalogue import MessageArg, message

FILE: Final = "drawing"
PAGE: Final = (
    "search",
    "search-hint",
    "group",
    "all-groups",
    "language",
    "size",
    "size-full",
    "size-hand",
    "size-mini",
    "print",
    "theme",
    "theme-light",
    "theme-dark",
    "theme-system",
    "nothing-found",
    "power",
    "players",
    "level",
    "copies",
    "dice",
    "effect-bar",
    "peril-track",
    "peril-start",
    "peril-grey",
    "peril-green",
    "peril-blue",
    "peril-violet",
    "peril-red",
    "unofficial",
    "icons-by",
    "close",
    "cards",
)


def word(lang: str, id: str, domain: str = FILE, **args: MessageArg) -> str:
    """A message of the drawing domain, or of a game's own."""
    return message(lang, id, domain, **args)


def labels(lang: str) -> dict[str, str]:
    """The words of the page, by id."""
    return {id: word(lang, f"page-{id}") for id in PAGE}
