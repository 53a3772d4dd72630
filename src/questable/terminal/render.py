"""One moment of a game as a seat sees it: what the terminal shows of it. Each game has its own picture."""

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

CARD = 62  # columns that a card takes
SELF_EXPLANATORY = ("may", "pay")  # the question itself says what the card does


class OptionLike(Protocol):
    """An option, as the engine gives it or as a server sends it."""

    @property
    def key(self) -> str: ...
    @property
    def tag(self) -> str: ...
    @property
    def ref(self) -> Mapping[str, object]: ...


class DecisionLike(Protocol):
    """A decision, as the engine gives it or as a server sends it."""

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
        """What a seat sees, with types."""

    # ---- the table

    @abstractmethod
    def opening(self) -> RenderableType | None:
        """What is told once, when a game begins."""

    @abstractmethod
    def question(self, decision: DecisionLike) -> RenderableType:
        """The table, as far as it matters for a question."""

    @abstractmethod
    def full_table(self) -> RenderableType:
        """All of the table."""

    @abstractmethod
    def decks(self) -> RenderableType:
        """What is in the decks and discard piles."""

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
        """Parts of the state that can be asked for one by one, in sentences."""
        return {}

    # ---- the question

    def asked_name(self) -> str:
        """Who is asked, where it is somebody alone; "": the seat by its name."""
        return ""

    def shows_options(self, decision: DecisionLike) -> bool:
        """Do the numbers of the choices stand in the picture already?"""
        return False

    @abstractmethod
    def about(self, decision: DecisionLike) -> str:
        """The rules of the card that asks, or that is to be had."""

    @abstractmethod
    def details(self, decision: DecisionLike, option: OptionLike) -> str:
        """What one should know of a thing before choosing it."""

    @abstractmethod
    def card_of(self, option: OptionLike) -> str | None:
        """The card that a choice is about."""

    @abstractmethod
    def focused_card(self) -> str | None:
        """The card that everybody looks at."""


def card_link(name: str, id: str | None, style: str = "") -> Text:
    """The name of a card; where there is a mouse, a click on it shows the card."""
    text = Text().append(name, style or None)
    if id is not None:
        text.stylize(Style(meta={"@click": f"app.show_card({id!r})"}))
    return text


def card_frame(id: str, title: str, parts: Iterable[RenderableType]) -> Panel:
    """A card as it lies on the table."""
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
    """Sentences, one below the other."""
    return Group(*[Text(line) for line in sentences if line])
