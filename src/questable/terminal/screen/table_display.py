"""What the screen shows of a table: headline, table, log, prompt, and one card large."""

from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.geometry import Size
from textual.screen import Screen

from questable.tables.protocol import DecisionSeen, Update
from questable.terminal.client_table import ClientTable, ignore_change
from questable.terminal.screen.advice import Advice
from questable.terminal.screen.log_view import Log, log_text
from questable.terminal.screen.offers import decision_prompt, table_prompt, waiting_prompt
from questable.terminal.screen.prompt import PromptPanel
from questable.terminal.screen.strings import screen_domain, screen_text
from questable.terminal.screen.widgets import KeyBar, TextView
from questable.terminal.screen_renderer import ScreenRenderer
from questable.terminal.strings import Strings

WIDE = 126  # columns from which log and card stand beside the table
SIDE = 46  # columns of log and card
TALL = 34  # lines from which options may take several
BELOW = 20  # lines that prompt, headline and keys take on a tall screen
LOG_SHOWN = 60  # lines beside the table; the log page has all of them


class TableDisplay(Screen[None]):
    """Draws the table again whenever it changes. A subclass handles the keys (`keys`: key to action)."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012 - as Textual declares it
    keys: ClassVar[dict[str, str]] = {}

    def __init__(self, table: ClientTable) -> None:
        super().__init__()
        self.table = table
        self.advice = Advice(table)
        self.strings: Strings | None = None
        self.renderer: ScreenRenderer[Any, Any] | None = None
        self.posed = 0  # the number of the decision that was shown last
        self.busy = ""  # the text about a request that has not been answered
        self.messages_shown = 0
        self.shown_size: Size | None = None

    def compose(self) -> ComposeResult:
        yield TextView(id="headline")
        with VerticalScroll(id="board"):
            yield TextView(id="table")
        yield Log()
        yield PromptPanel()
        with VerticalScroll(id="zoom"):
            yield TextView(id="card")
        yield KeyBar(classes="keys")

    async def on_mount(self) -> None:
        self.query_one("#zoom").can_focus = False
        self.table.on_change = self.show
        self.query_one(PromptPanel).list.focus()

    def on_unmount(self) -> None:
        if self.table.on_change == self.show:
            self.table.on_change = ignore_change

    def on_resize(self, event: events.Resize) -> None:
        """Textual also sends this at the start, and may send the same size several times."""
        if event.size != self.shown_size:
            self.shown_size = event.size
            self.show()

    @property
    def lang(self) -> str:
        return self.table.lang

    @property
    def wide(self) -> bool:
        return self.size.width >= WIDE

    @property
    def decision(self) -> DecisionSeen | None:
        """The pending decision, if this person may answer it or propose an answer."""
        update = self.table.update
        found = None if update is None else update.decision
        return found if found is not None and found.yours and found.options else None

    # ---- drawing

    def show(self) -> None:
        """Draw everything."""
        if not self.is_mounted:
            return
        with self.app.batch_update():
            self.query_one(KeyBar).show(self.lang, self.keys)
            self.show_messages()
            update = self.table.update
            if update is None:
                self.query_one("#headline", TextView).update(Text(screen_text(self.lang, "connecting")))
                return
            if self.table.view is None:
                self.show_seats(update)
            else:
                self.show_game(update, self.table.view)
            self.show_prompt(update)

    def show_messages(self) -> None:
        """Notify of messages that arrived since the last call."""
        for text in self.table.messages[self.messages_shown :]:
            self.notify(text, markup=False)
        self.messages_shown = len(self.table.messages)

    def show_seats(self, update: Update) -> None:
        """The seats, before the game starts."""
        game = self.table.game.name
        self.show_headline(Text(screen_text(self.lang, f"game-{game}", screen_domain(game)), style="bold"))
        lines = [
            Text.assemble((f"{number} ", "number"), seat.name or screen_text(self.lang, "open-seat"))
            for number, seat in enumerate(update.seats, 1)
        ]
        self.query_one("#table", TextView).update(Group(*lines))
        self.query_one("#log-text", TextView).update(Text("\n".join(self.table.messages[-LOG_SHOWN:])))

    def show_game(self, update: Update, view: dict[str, Any]) -> None:
        module = self.table.game.module
        if self.strings is None or self.strings.lang != self.lang:
            self.strings = module.terminal_strings(self.table.game, self.lang)
            self.strings.players(view)
        labels = [seat.label for seat in update.seats]
        bots = [number for number, seat in enumerate(update.seats) if seat.kind == "bot"]
        view_now = {**view, "outcome": update.outcome}
        self.renderer = module.screen_renderer()(self.strings, view_now, labels, bots, self.table_width())
        self.renderer.height = self.size.height - BELOW
        self.show_headline(self.renderer.headline())
        over = update.outcome is not None
        area: RenderableType = self.renderer.ending() if over else self.renderer.main_area(update.decision)
        self.query_one("#table", TextView).update(area)
        names = self.strings.names(view, labels)
        self.query_one("#log-text", TextView).update(log_text(self.strings, names, self.table.log[-LOG_SHOWN:]))
        self.query_one("#log", Log).scroll_end(animate=False)

    def table_width(self) -> int:
        return self.size.width - (SIDE if self.wide else 0) - 3

    def show_headline(self, line: Text) -> None:
        update = self.table.update
        marks = [screen_text(self.lang, "assisted")] if update is not None and update.assisted else []
        marks += [screen_text(self.lang, "line-lost")] if self.table.connection == "lost" else []
        for mark in marks:
            line = Text.assemble((f"{mark}\n", "bad"), line)
        self.query_one("#headline", TextView).update(line)

    def show_prompt(self, update: Update) -> None:
        """Show what this person can choose now; a bell rings when it becomes their turn on a server."""
        decision = self.decision
        posed = 0 if decision is None else decision.posed
        is_new, self.posed = posed != self.posed, posed
        content = table_prompt(self.table, update)
        about = ""
        if content is None and decision is not None and self.renderer is not None:
            content = decision_prompt(update, decision, self.renderer, self.advice, self.table_width())
            about = self.renderer.about(decision)
        if content is None:
            content = waiting_prompt(self.table, update, update.decision)
        if is_new and content.turn and self.table.is_remote:
            self.app.bell()
        self.query_one(PromptPanel).show(content, about, self.footnote(posed), self.size.height < TALL)
        self.show_card()

    def footnote(self, posed: int) -> str:
        """The line below the options: a pending request, a hint, or where the replay is."""
        if self.busy:
            return self.busy
        replay = self.table.replay_path
        return self.advice.hint_text(posed) or (screen_text(self.lang, "replay-kept", path=replay) if replay else "")

    # ---- the card in focus

    def current_card(self) -> str | None:
        """The card of the highlighted option, else of the decision, else the one that the game has in focus."""
        if self.renderer is None:
            return None
        offer = self.query_one(PromptPanel).highlighted_offer
        card = self.renderer.card_of(offer.option) if offer is not None and offer.option is not None else None
        about = None if self.decision is None else self.decision.about
        return card or about or self.renderer.focused_card()

    @on(PromptPanel.Highlighted)
    def show_card(self) -> None:
        id = self.current_card()
        if self.wide and self.renderer is not None and id is not None:
            self.query_one("#card", TextView).update(self.renderer.card(id))
            self.query_one("#zoom", VerticalScroll).scroll_home(animate=False)
