"""Renderers: how the terminal shows the state of a game. Each game has its own."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.text import Text

from questable.terminal.ending import Ending
from questable.terminal.strings import Strings

StringsType = TypeVar("StringsType", bound=Strings)
View = TypeVar("View")

CARD = 62  # columns of a card
SELF_EXPLANATORY = ("may", "pay")  # kinds of decisions whose question says what the card does


class OptionLike(Protocol):
    """An option, from the engine or from a server."""

    @property
    def key(self) -> str: ...
    @property
    def tag(self) -> str: ...
    @property
    def ref(self) -> Mapping[str, object]: ...


class DecisionLike(Protocol):
    """A decision, from the engine or from a server."""

    @property
    def kind(self) -> str: ...
    @property
    def about(self) -> str | None: ...
    @property
    def options(self) -> Sequence[OptionLike]: ...


class Renderer(ABC, Generic[StringsType, View]):
    def __init__(
        self,
        strings: StringsType,
        view: Mapping[str, Any],
        players: Sequence[str],
        bots: Collection[int],
        width: int,
    ) -> None:
        self.strings = strings
        self.view = self.read(view)
        self.seat: int | None = view["seat"]
        self.players = players
        self.bots = bots
        self.width = width

    @staticmethod
    @abstractmethod
    def read(view: Mapping[str, Any]) -> View:
        """The view of a seat as a typed struct."""

    # ---- the table

    @abstractmethod
    def opening(self) -> RenderableType | None:
        """Shown once, at the start of a game."""

    @abstractmethod
    def question(self, decision: DecisionLike) -> RenderableType:
        """The part of the table that matters for a decision."""

    @abstractmethod
    def full_table(self) -> RenderableType:
        """The whole table."""

    @abstractmethod
    def decks(self) -> RenderableType:
        """The contents of decks and discard piles."""

    @abstractmethod
    def card(self, id: str) -> RenderableType:
        """One card with its rules."""

    @abstractmethod
    def summary(self) -> Ending:
        """How the game ended."""

    def ending(self) -> RenderableType:
        """The end of the game."""
        return self.summary().drawn()

    def parts(self) -> Mapping[str, Callable[[], list[str]]]:
        """Parts of the state in sentences, by name; a player can ask for each one."""
        return {}

    # ---- the decision

    def asked_name(self) -> str:
        """The name of who is asked alone; "" for the name of the seat."""
        return ""

    def shows_options(self, decision: DecisionLike) -> bool:
        """Does the drawn table already number the options?"""
        return False

    @abstractmethod
    def about(self, decision: DecisionLike) -> str:
        """The rules of the card that the decision is about, or ""."""

    @abstractmethod
    def details(self, decision: DecisionLike, option: OptionLike) -> str:
        """What to know about an option before choosing it."""

    @abstractmethod
    def card_of(self, option: OptionLike) -> str | None:
        """The card that an option is about."""

    @abstractmethod
    def focused_card(self) -> str | None:
        """The card in focus, such as the current enemy."""


def card_link(name: str, id: str | None, style: str = "") -> Text:
    """The name of a card; a click on it shows the card."""
    text = Text().append(name, style or None)
    if id is not None:
        text.stylize(Style(meta={"@click": f"app.show_card({id!r})"}))
    return text


def card_frame(id: str, title: str, parts: Iterable[RenderableType]) -> Panel:
    """A framed card."""
    return Panel(
        Group(*parts),
        title=Text(title, overflow="ellipsis"),
        title_align="left",
        subtitle=Text(id, style="dim"),
        subtitle_align="right",
        width=CARD,
        padding=(0, 1),
    )


def lines(sentences: Iterable[str]) -> Group:
    """One line for each sentence; empty ones are left out."""
    return Group(*[Text(line) for line in sentences if line])
