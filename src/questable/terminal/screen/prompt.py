"""The prompt panel: the question and the list of offers."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from questable.terminal.screen.offers import BORDER, Offer, PromptContent
from questable.terminal.screen.widgets import TextView
from questable.terminal.screen_renderer import Column

MOST_NUMBERED = 9
MOST_DETAIL = 3  # lines


class PromptPanel(Vertical):
    """Shows the prompt; posts `Highlighted` and `Chosen`."""

    class Chosen(Message):
        def __init__(self, offer: Offer) -> None:
            super().__init__()
            self.offer = offer

    class Highlighted(Message):
        """Another line is highlighted."""

    def __init__(self) -> None:
        super().__init__(id="question")
        self.content: PromptContent | None = None
        self.short = False

    def compose(self) -> ComposeResult:
        yield TextView(id="asked")
        yield TextView(id="about")
        yield TextView(id="columns")
        yield OptionList(id="offers")
        yield TextView(id="detail")
        yield TextView(id="advice")

    @property
    def list(self) -> OptionList:
        return self.query_one("#offers", OptionList)

    @property
    def highlighted_offer(self) -> Offer | None:
        number = self.list.highlighted
        if self.content is None or number is None or number >= len(self.content.offers):
            return None
        return self.content.offers[number]

    def show(self, content: PromptContent, about: str, advice: str, short: bool) -> None:
        """A new question starts at its first line; the same one keeps its position.

        `short`: each offer has one line, and the details of the highlighted one stand below the list.
        """
        self.short = short
        same = (
            self.content is not None
            and self.content.text == content.text
            and len(self.content.offers) == len(content.offers)
        )
        at = self.list.highlighted if same else 0
        self.content = content
        self.query_one("#asked", TextView).update(Text(content.text))
        self.set_text("#about", about)
        self.set_text("#advice", advice)
        titles = self.query_one("#columns", TextView)
        titles.display = any(column.title for column in content.columns)
        titles.update(grid(content.columns, "", [Text(column.title, style="dim") for column in content.columns]))
        self.list.clear_options()
        self.list.add_options([Option(self.line(number, offer)) for number, offer in enumerate(content.offers, 1)])
        self.list.styles.height = len(content.offers) if short or content.tabular else "auto"
        self.list.display = bool(content.offers)
        self.fit_details()
        self.set_class(content.turn, "-turn")
        if content.offers:
            self.list.highlighted = min(at or 0, len(content.offers) - 1)

    def fit_details(self) -> None:
        """Reserve room for the longest details, so that the layout does not jump."""
        detail = self.query_one("#detail", TextView)
        width = max(self.app.size.width - BORDER, 1)
        longest = (
            max((len(offer.details) for offer in self.content.offers), default=0) if self.content is not None else 0
        )
        detail.display = self.short and longest > 0
        detail.styles.height = min(longest // width + 1, MOST_DETAIL)

    def set_text(self, where: str, text: str) -> None:
        part = self.query_one(where, TextView)
        part.update(Text(text))
        part.display = bool(text)

    def line(self, number: int, offer: Offer) -> Grid:
        assert self.content is not None
        label = str(number) if number <= MOST_NUMBERED else ""
        return grid(self.content.columns, label, offer.cells, self.short or self.content.tabular)

    def choose(self, number: int) -> None:
        """Choose an offer by its number, from 1."""
        if self.content is not None and 0 < number <= len(self.content.offers):
            self.post_message(self.Chosen(self.content.offers[number - 1]))

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.choose(event.option_index + 1)

    @on(OptionList.OptionHighlighted)
    def highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        highlighted = self.highlighted_offer
        self.query_one("#detail", TextView).update(Text(highlighted.details if highlighted is not None else ""))
        self.post_message(self.Highlighted())


def grid(columns: list[Column], number: str, cells: Sequence[RenderableType], short: bool = False) -> Grid:
    """One offer, in columns of the same width for all offers. `short`: on one line."""
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
