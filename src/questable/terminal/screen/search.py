"""Search pages: cards and rules."""

from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from questable.terminal.rules_view import rules_table
from questable.terminal.screen.pages import Page
from questable.terminal.screen.strings import screen_text
from questable.terminal.screen.widgets import TextView
from questable.terminal.screen_renderer import ScreenRenderer
from questable.terminal.search import plain
from questable.text.rulebook import Chapter, load_rules


class CardsPage(Page):
    """The visible cards, one of them shown in full; typing searches all cards of the game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("down", "move(1)", show=False),
        Binding("up", "move(-1)", show=False),
    ]
    keys: ClassVar[dict[str, str]] = {"↑ ↓": "screen.move(1)", "esc": "screen.close"}

    def __init__(self, lang: str, renderer: ScreenRenderer[Any, Any], shown: str | None) -> None:
        super().__init__(lang, screen_text(lang, "cards"), "cards")
        self.renderer = renderer
        self.shown = shown
        self.ids: list[str] = []
        visible = [id for id in renderer.visible_cards() if id is not None]
        self.visible_cards = list(dict.fromkeys([*([shown] if shown else []), *visible]))

    def body(self) -> ComposeResult:
        yield Input(placeholder=screen_text(self.lang, "find-card"), classes="find")
        with Horizontal():
            yield OptionList(id="found")
            with VerticalScroll(id="card"):
                yield TextView()

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one("#found", OptionList).can_focus = False
        self.query_one("#card", VerticalScroll).can_focus = False
        self.query_one(Input).focus()
        self.list(self.visible_cards)

    def list(self, ids: list[str]) -> None:
        self.ids = ids
        found = self.query_one("#found", OptionList)
        found.clear_options()
        found.add_options([Option(Text(self.renderer.card_name(id), no_wrap=True, overflow="ellipsis")) for id in ids])
        found.highlighted = 0 if ids else None
        if not ids:
            self.query_one("#card TextView", TextView).update(Text(screen_text(self.lang, "nothing-found")))

    @on(Input.Changed)
    def typed(self, event: Input.Changed) -> None:
        word = plain(event.value)
        if not word:
            self.list(self.visible_cards)
            return
        names = self.renderer.strings.finder.ids
        begin = [id for name, id in names.items() if name.startswith(word)]
        self.list(list(dict.fromkeys([*begin, *(id for name, id in names.items() if word in name)])))

    @on(OptionList.OptionHighlighted)
    def show(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        self.query_one("#card TextView", TextView).update(self.renderer.card(self.ids[event.option_index]))
        self.query_one("#card", VerticalScroll).scroll_home(animate=False)

    def action_move(self, by: int) -> None:
        found = self.query_one("#found", OptionList)
        if by > 0:
            found.action_cursor_down()
        else:
            found.action_cursor_up()


class RulesPage(Page):
    """The rules, first those about the pending decision; typing searches them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
    ]
    keys: ClassVar[dict[str, str]] = {"↑ ↓": "screen.scroll(1)", "esc": "screen.close"}

    def __init__(self, lang: str, game: str, first: list[Chapter]) -> None:
        super().__init__(lang, screen_text(lang, "rules"), "rules")
        self.book = load_rules(game)
        self.chapters = [*first, *(chapter for chapter in self.book.chapters if chapter not in first)]

    def body(self) -> ComposeResult:
        yield Input(placeholder=screen_text(self.lang, "find-rule"), classes="find")
        with VerticalScroll(classes="reading"):
            yield TextView(self.all())

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one(VerticalScroll).can_focus = False
        self.query_one(Input).focus()

    def all(self) -> RenderableType:
        return Group(*[chapter_text(chapter, self.lang) for chapter in self.chapters])

    @on(Input.Changed)
    def typed(self, event: Input.Changed) -> None:
        shown = self.all()
        if event.value.strip():
            rules = self.book.search(event.value, self.lang)
            shown = rules_table([(rule.id, rule.text) for rule in rules], self.lang)
            if not rules:
                shown = Text(screen_text(self.lang, "nothing-found"))
        self.query_one(".reading TextView", TextView).update(shown)
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def action_scroll(self, by: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)


def chapter_text(chapter: Chapter, lang: str) -> Group:
    table = rules_table([(rule.id, rule.text) for rule in chapter.rules], lang)
    return Group(Text(chapter.title[lang], style="place"), table, Text())
