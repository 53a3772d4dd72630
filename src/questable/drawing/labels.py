"""The words on cards apart from rules, and the words of the gallery page."""

from typing import Final

from questable.games import registry
from questable.text.catalogue import MessageArg, message

FILE: Final = "drawing"
PAGE_LABELS: Final = (
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
)
FOOTER_LABELS: Final = (
    "unofficial",
    "icons-by",
    "close",
    "cards",
)


def word(lang: str, id: str, domain: str = FILE, **args: MessageArg) -> str:
    """A message of the drawing domain, or of a game's own."""
    return message(lang, id, domain, **args)


def labels(lang: str) -> dict[str, str]:
    """The words of the page, by id. One page can show every game, so the words of all games are among them."""
    games = {f"{name}/{FILE}": registry.module(name).page_labels for name in registry.names()}
    domains = ((FILE, PAGE_LABELS), *games.items(), (FILE, FOOTER_LABELS))
    return {id: word(lang, f"page-{id}", domain) for domain, ids in domains for id in ids}
