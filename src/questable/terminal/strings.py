"""What the terminal says, in one language: what both games share, and what each says in its own way."""

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

INTERFACE: Final = "play"  # the file of messages

Event = dict[str, Any]


def screen(plain: bool = False) -> Console:
    """Where commands print. Texts are printed as they are: brackets in them are no markup."""
    tones = line_theme()
    if plain:  # nothing but letters
        return Console(highlight=False, markup=False, emoji=False, color_system=None, soft_wrap=True, theme=tones)
    return Console(highlight=False, markup=False, emoji=False, theme=tones)


def read_line(console: Console) -> str:
    """What somebody types; where it comes through a pipe it is shown, so that the output can be followed."""
    line = input("> ")
    if not sys.stdin.isatty():
        console.print(line)
    return line.strip()


def listed(things: Mapping[str, int]) -> str:
    """Things with how many there are of them."""
    return ", ".join(thing if count == 1 else f"{count} × {thing}" for thing, count in things.items())


def tally(things: Iterable[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for thing in things:
        found[thing] = found.get(thing, 0) + 1
    return found


class Strings(ABC):
    """Speaks of one game. `merged`: several events of these kinds in a row are told as one."""

    game: Game[Any, Any]
    merged: ClassVar[Mapping[str, str]]
    option_letters: ClassVar[frozenset[str]] = frozenset({"yes", "no"})  # options with a letter: message `key-TAG`
    omitted_if_zero: ClassVar[frozenset[str]] = frozenset()  # odds that are left out where they are 0

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def text(self, id: str, **args: MessageArg) -> str:
        return message(self.lang, id, f"{self.game.name}/{INTERFACE}", **args)

    def of(self, first: str, last: str) -> str:
        """What something is, behind a colon."""
        return message(self.lang, "colon", "common", first=first, last=last)

    # ---- who plays, and what things are called

    def players(self, view: Mapping[str, Any]) -> list[str]:
        """The names of the players: those of their heroes."""
        return self.game.module.seat_names(self.game, view, self.lang)

    def names(self, view: Mapping[str, object], players: Sequence[str]) -> DisplayNames:
        return self.game.module.names(self.game, view, players)

    def names_before(self, now: DisplayNames, before: DisplayNames) -> DisplayNames:
        """What things were called when the first of the events happened that are told now."""
        return now

    def value_name(self, key: str, value: str) -> str | None:
        """The name of a value of a set-up option where it is a card or the like; None: a message names it."""
        return None

    # ---- the log

    def can_merge(self, before: Event, event: Event) -> bool:
        """Does an event go into one sentence with the one before it?"""
        return event["id"] in self.merged and event["id"] == before["id"] and event["cause"] == before["cause"]

    @abstractmethod
    def several(self, run: list[Event], names: DisplayNames) -> str:
        """One sentence for events of a kind."""

    # ---- cards

    @abstractmethod
    def card_panel(self, id: str) -> RenderableType:
        """One card with its rules."""

    # ---- finding a card by what somebody typed

    @abstractmethod
    def card_names(self) -> Iterable[tuple[str, str]]:
        """Every name that somebody may type for a card, and its id; where a name is there twice, the first counts."""

    @cached_property
    def finder(self) -> CardFinder:
        return CardFinder(self.card_names())

    def find(self, typed: str) -> str | None:
        """The card of that name or id, or the only one whose name begins so."""
        return self.finder.find(typed)

    def near(self, typed: str) -> str | None:
        """A name or id like the one that was typed."""
        return self.finder.near(typed)
