"""What the terminal says, in one language: what both games share, and what each says in its own way."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Final

from rich.console import Console

from questable.games.module import Game
from questable.terminal.search import Finder
from questable.terminal.styles import line_tones
from questable.text.catalogue import MessageArg, message
from questable.text.display_names import DisplayNames

INTERFACE: Final = "play"  # the file of messages

Event = dict[str, Any]


def screen(plain: bool = False) -> Console:
    """Where commands print. Texts are printed as they are: brackets in them are no markup."""
    tones = line_tones()
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

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, id: str, **args: MessageArg) -> str:
        return message(self.lang, id, f"{self.game.name}/{INTERFACE}", **args)

    def of(self, first: str, last: str) -> str:
        """What something is, behind a colon."""
        return message(self.lang, "colon", "common", first=first, last=last)

    # ---- who plays, and what things are called

    @abstractmethod
    def players(self, view: Mapping[str, Any]) -> list[str]:
        """Players are called by their heroes."""

    @abstractmethod
    def names(self, view: Mapping[str, object], players: Sequence[str]) -> DisplayNames: ...

    def names_then(self, now: DisplayNames, before: DisplayNames) -> DisplayNames:
        """What things were called when the first of the events happened that are told now."""
        return now

    @abstractmethod
    def thing(self, kind: str, id: str) -> str:
        """The name of a hero, a boss or a quest."""

    # ---- the log

    def told_as_one(self, before: Event, event: Event) -> bool:
        """Does an event go into one sentence with the one before it?"""
        return event["id"] in self.merged and event["id"] == before["id"] and event["cause"] == before["cause"]

    @abstractmethod
    def several(self, run: list[Event], names: DisplayNames) -> str:
        """One sentence for events of a kind."""

    # ---- finding a card by what somebody typed

    @cached_property
    @abstractmethod
    def finder(self) -> Finder: ...

    def find(self, typed: str) -> str | None:
        """The card of that name or id, or the only one whose name begins so."""
        return self.finder.find(typed)

    def near(self, typed: str) -> str | None:
        """A name or id like the one that was typed."""
        return self.finder.near(typed)
