"""The words on cards that are no rules, and those of the page that shows them."""

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
    return message(lang, id, domain, **args)


def labels(lang: str) -> dict[str, str]:
    """The words that the page itself shows."""
    return {id: word(lang, f"page-{id}") for id in PAGE}
