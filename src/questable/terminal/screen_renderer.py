"""Renderer for the full screen: headline, main area, and columns of the options."""

from abc import abstractmethod
from collections.abc import Iterator
from typing import NamedTuple, TypeVar

from rich.console import RenderableType
from rich.text import Text

from questable.terminal.render import DecisionLike, OptionLike, Renderer
from questable.terminal.strings import Strings

StringsType = TypeVar("StringsType", bound=Strings)
View = TypeVar("View")


class Column(NamedTuple):
    """A column of the options. A width of 0 takes the remaining space."""

    title: str
    width: int
    right: bool = False
    quiet: bool = False


class ScreenRenderer(Renderer[StringsType, View]):
    """`height`: the lines of the main area; with more of them, more is shown."""

    height = 0

    @abstractmethod
    def headline(self) -> Text:
        """The progress of the game in one or two lines."""

    @abstractmethod
    def main_area(self, question: DecisionLike | None) -> RenderableType:
        """The table without what the options already show."""

    @abstractmethod
    def visible_cards(self) -> Iterator[str | None]:
        """The cards on the table; None for a face-down card."""

    @abstractmethod
    def card_name(self, id: str) -> str: ...

    # ---- the options

    def columns(self, question: DecisionLike, labels: list[str]) -> list[Column]:
        longest = max(map(len, labels), default=0)
        has_details = any(self.details(question, option) for option in question.options)
        if not has_details:
            return [Column("", 0)]
        return [Column("", min(longest, self.width * 3 // 5)), Column("", 0, quiet=True)]

    def cells(self, question: DecisionLike, option: OptionLike, label: str) -> list[RenderableType]:
        return [label, self.details(question, option)]
