"""Pages over the table: text to read, options to choose from, a line to type."""

from collections.abc import Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from questable.terminal.screen.strings import screen_text
from questable.terminal.screen.widgets import KeyBar, TextView


class Page(ModalScreen[int | None]):
    """A page that closes with Escape or with a click outside it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "close", show=False),
        Binding("f2", "app.theme", show=False),
    ]
    keys: ClassVar[dict[str, str]] = {"esc": "screen.close"}

    def __init__(self, lang: str, title: str, name: str) -> None:
        super().__init__(name=name, id=name)
        self.lang = lang
        self.heading = title

    def compose(self) -> ComposeResult:
        with Vertical(classes="page") as page:
            page.border_title = self.heading
            yield from self.body()
            yield KeyBar(classes="keys")

    def body(self) -> ComposeResult:
        yield from ()

    def on_mount(self) -> None:
        self.query_one(KeyBar).show(self.lang, self.keys)

    def on_click(self, event: events.Click) -> None:
        if not self.query_one(".page").region.contains(event.screen_x, event.screen_y):
            self.dismiss(None)

    def action_close(self) -> None:
        self.dismiss(None)


class ReadingPage(Page):
    """A text to read."""

    def __init__(self, lang: str, title: str, content: RenderableType, name: str, at_end: bool = False) -> None:
        super().__init__(lang, title, name)
        self.content = content
        self.at_end = at_end

    def body(self) -> ComposeResult:
        with VerticalScroll(classes="reading"):
            yield TextView(self.content)

    def on_mount(self) -> None:
        super().on_mount()
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        if self.at_end:
            scroll.scroll_end(animate=False)


class ChoicePage(Page):
    """A list to choose from; the result is the index of the choice."""

    keys: ClassVar[dict[str, str]] = {"⏎": "screen.choose", "esc": "screen.close"}

    def __init__(self, lang: str, title: str, choices: Sequence[str], name: str, about: str = "") -> None:
        super().__init__(lang, title, name)
        self.choices = choices
        self.about = about

    def body(self) -> ComposeResult:
        if self.about:
            yield TextView(Text(self.about), classes="about")
        yield OptionList(*[Option(Text(choice)) for choice in self.choices], classes="choices")

    def on_mount(self) -> None:
        super().on_mount()
        choices = self.query_one(OptionList)
        choices.highlighted = 0
        choices.focus()

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)

    def action_choose(self) -> None:
        self.query_one(OptionList).action_select()


class ChatPage(ModalScreen[str | None]):
    """A line of chat to type."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, lang: str) -> None:
        super().__init__(name="saying", id="saying")
        self.lang = lang

    def compose(self) -> ComposeResult:
        with Vertical(classes="page") as page:
            page.border_title = screen_text(self.lang, "saying")
            yield Input(max_length=500)

    @on(Input.Submitted)
    def submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)

    def action_close(self) -> None:
        self.dismiss(None)
