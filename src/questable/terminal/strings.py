"""The texts of the terminal in one language. Each game has a subclass."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Final

from rich.console import Console, RenderableType

from questable.games.module import Game
from questable.terminal.search import CardFinder
from questable.terminal.styles import line_theme
from questable.text.catalogue import MessageArg, message
from questable.text.display_names import DisplayNames

INTERFACE: Final = "play"  # the message domain

Event = dict[str, Any]


def make_console(plain: bool = False) -> Console:
    """The console of commands. It prints texts literally: brackets are not markup."""
    theme = line_theme()
    if plain:  # no colours, no wrapping
        return Console(highlight=False, markup=False, emoji=False, color_system=None, soft_wrap=True, theme=theme)
    return Console(highlight=False, markup=False, emoji=False, theme=theme)


def read_line(console: Console) -> str:
    """Read a line. Piped input is echoed, so that the output is complete."""
    line = input("> ")
    if not sys.stdin.isatty():
        console.print(line)
    return line.strip()


def with_counts(things: Mapping[str, int]) -> str:
    """A list such as "Orc, 2 × Frog"."""
    return ", ".join(thing if count == 1 else f"{count} × {thing}" for thing, count in things.items())


def count_items(things: Iterable[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for thing in things:
        found[thing] = found.get(thing, 0) + 1
    return found


class Strings(ABC):
    """Texts of one game. `merged`: kinds of events that one sentence can describe if they repeat, with its message."""

    game: Game[Any, Any]
    merged: ClassVar[Mapping[str, str]]
    option_letters: ClassVar[frozenset[str]] = frozenset({"yes", "no"})  # options with a letter: message `key-TAG`
    omitted_if_zero: ClassVar[frozenset[str]] = frozenset()  # odds that are not shown if they are 0

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def text(self, id: str, **args: MessageArg) -> str:
        return message(self.lang, id, f"{self.game.name}/{INTERFACE}", **args)

    def of(self, first: str, last: str) -> str:
        """ "first: last", with the punctuation of the language."""
        return message(self.lang, "colon", "common", first=first, last=last)

    # ---- names

    def players(self, view: Mapping[str, Any]) -> list[str]:
        """The names of the seats, from their heroes."""
        return self.game.module.seat_names(self.game, view, self.lang)

    def names(self, view: Mapping[str, object], players: Sequence[str]) -> DisplayNames:
        return self.game.module.names(self.game, view, players)

    def names_before(self, now: DisplayNames, before: DisplayNames) -> DisplayNames:
        """The names at the time of the first new event. `now`: the current ones, `before`: those of the last call."""
        return now

    def value_name(self, key: str, value: str) -> str | None:
        """The name of a value of a set-up option, if it is a card or hero; None if a message names it."""
        return None

    # ---- the log

    def can_merge(self, before: Event, event: Event) -> bool:
        """Can one sentence describe both events?"""
        return event["id"] in self.merged and event["id"] == before["id"] and event["cause"] == before["cause"]

    @abstractmethod
    def merged_text(self, run: list[Event], names: DisplayNames) -> str:
        """One sentence for several events of the same kind."""

    # ---- cards

    @abstractmethod
    def card_panel(self, id: str) -> RenderableType:
        """One card with its rules."""

    # ---- card search

    @abstractmethod
    def card_names(self) -> Iterable[tuple[str, str]]:
        """Every name that a player may type for a card, with its id; the first of equal names counts."""

    @cached_property
    def finder(self) -> CardFinder:
        return CardFinder(self.card_names())

    def find(self, typed: str) -> str | None:
        """The card with this name or id, or the only one whose name starts with it."""
        return self.finder.find(typed)

    def closest(self, typed: str) -> str | None:
        """The name or id closest to the typed one."""
        return self.finder.closest(typed)
