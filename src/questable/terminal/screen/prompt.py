"""The question and the list of what can be chosen: always in the same place."""

from collections.abc import Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from questable.terminal.screen.offers import Asked, Offer
from questable.terminal.screen.strings import Shown
from questable.terminal.screen_renderer import Column

MOST_NUMBERED = 9
MOST_DETAIL = 3  # lines


class Question(Vertical):
    """Shows what is asked; tells what is looked at and what is chosen."""

    BORDER: ClassVar = 4  # columns around a line

    class Chosen(Message):
        def __init__(self, offer: Offer) -> None:
            super().__init__()
            self.offer = offer

    class Looked(Message):
        """Another line is highlighted."""

    def __init__(self) -> None:
        super().__init__(id="question")
        self.asked: Asked | None = None
        self.short = False

    def compose(self) -> ComposeResult:
        yield Shown(id="asked")
        yield Shown(id="about")
        yield Shown(id="columns")
        yield OptionList(id="offers")
        yield Shown(id="detail")
        yield Shown(id="advice")

    @property
    def list(self) -> OptionList:
        return self.query_one("#offers", OptionList)

    @property
    def looked_at(self) -> Offer | None:
        number = self.list.highlighted
        if self.asked is None or number is None or number >= len(self.asked.offers):
            return None
        return self.asked.offers[number]

    def show(self, asked: Asked, about: str, advice: str, short: bool) -> None:
        """A new question starts at its first line; the same one stays where it was.

        `short`: each choice has one line, and the highlighted one is told in full below them.
        """
        self.short = short
        same = self.asked is not None and self.asked.text == asked.text and len(self.asked.offers) == len(asked.offers)
        at = self.list.highlighted if same else 0
        self.asked = asked
        self.query_one("#asked", Shown).update(Text(asked.text))
        self.part("#about", about)
        self.part("#advice", advice)
        titles = self.query_one("#columns", Shown)
        titles.display = any(column.title for column in asked.columns)
        titles.update(grid(asked.columns, "", [Text(column.title, style="dim") for column in asked.columns]))
        self.list.clear_options()
        self.list.add_options([Option(self.line(number, offer)) for number, offer in enumerate(asked.offers, 1)])
        self.list.styles.height = len(asked.offers) if short or asked.tabular else "auto"
        self.list.display = bool(asked.offers)
        self.make_room()
        self.set_class(asked.turn, "-turn")
        if asked.offers:
            self.list.highlighted = min(at or 0, len(asked.offers) - 1)

    def make_room(self) -> None:
        """As much as the longest text below the choices needs, so that nothing jumps."""
        detail = self.query_one("#detail", Shown)
        width = max(self.app.size.width - self.BORDER, 1)
        longest = max((len(offer.told) for offer in self.asked.offers), default=0) if self.asked is not None else 0
        detail.display = self.short and longest > 0
        detail.styles.height = min(longest // width + 1, MOST_DETAIL)

    def part(self, where: str, text: str) -> None:
        part = self.query_one(where, Shown)
        part.update(Text(text))
        part.display = bool(text)

    def line(self, number: int, offer: Offer) -> Grid:
        assert self.asked is not None
        told = str(number) if number <= MOST_NUMBERED else ""
        return grid(self.asked.columns, told, offer.cells, self.short or self.asked.tabular)

    def choose(self, number: int) -> None:
        """By its number, which counts from 1."""
        if self.asked is not None and 0 < number <= len(self.asked.offers):
            self.post_message(self.Chosen(self.asked.offers[number - 1]))

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.choose(event.option_index + 1)

    @on(OptionList.OptionHighlighted)
    def highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        looked = self.looked_at
        self.query_one("#detail", Shown).update(Text(looked.told if looked is not None else ""))
        self.post_message(self.Looked())


def grid(columns: list[Column], number: str, cells: Sequence[RenderableType], short: bool = False) -> Grid:
    """One choice, in columns that are as wide for every choice; `short`: in one line."""
    line = Grid.grid(padding=(0, 2, 0, 0), expand=True)
    line.add_column(width=2, justify="right", style="number")
    for column in columns:
        justify = "right" if column.right else "left"
        style = "dim" if column.quiet else ""
        if column.width:
            line.add_column(width=column.width, justify=justify, style=style, no_wrap=short)  # type: ignore[arg-type]
        else:
            line.add_column(ratio=1, justify=justify, style=style, no_wrap=short)  # type: ignore[arg-type]
    line.add_row(number, *cells[: len(columns)])
    return line
