"""A picture that fills a screen: what stands above, in the middle, and in the list of choices."""

from abc import abstractmethod
from collections.abc import Iterator
from typing import NamedTuple, TypeVar

from rich.console import RenderableType
from rich.text import Text

from questable.terminal.render import Choice, Question, Renderer
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
    def middle(self, question: Question | None) -> RenderableType:
        """The table, but for what the choices show already."""

    @abstractmethod
    def in_sight(self) -> Iterator[str | None]:
        """The cards that lie there to be looked at; None stands for one that is face down."""

    @abstractmethod
    def card_name(self, id: str) -> str: ...

    # ---- the choices

    def columns(self, question: Question, labels: list[str]) -> list[Column]:
        longest = max(map(len, labels), default=0)
        told = any(self.details(question, option) for option in question.options)
        if not told:
            return [Column("", 0)]
        return [Column("", min(longest, self.width * 3 // 5)), Column("", 0, quiet=True)]

    def cells(self, question: Question, option: Choice, label: str) -> list[RenderableType]:
        return [label, self.details(question, option)]
