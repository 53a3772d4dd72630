"""A picture that fills a screen: what stands above, in the middle, and in the list of choices."""

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
    """A column of the choices. A width of 0 takes what is left."""

    title: str
    width: int
    right: bool = False
    quiet: bool = False


class ScreenRenderer(Renderer[StringsType, View]):
    """`height`: the lines there are for the middle; with many, more is shown."""

    height = 0

    @abstractmethod
    def headline(self) -> Text:
        """How far the game is, in a line or two."""

    @abstractmethod
    def main_area(self, question: DecisionLike | None) -> RenderableType:
        """The table, but for what the choices show already."""

    @abstractmethod
    def visible_cards(self) -> Iterator[str | None]:
        """The cards that lie there to be looked at; None stands for one that is face down."""

    @abstractmethod
    def card_name(self, id: str) -> str: ...

    # ---- the choices

    def columns(self, question: DecisionLike, labels: list[str]) -> list[Column]:
        longest = max(map(len, labels), default=0)
        has_details = any(self.details(question, option) for option in question.options)
        if not has_details:
            return [Column("", 0)]
        return [Column("", min(longest, self.width * 3 // 5)), Column("", 0, quiet=True)]

    def cells(self, question: DecisionLike, option: OptionLike, label: str) -> list[RenderableType]:
        return [label, self.details(question, option)]
