"""The table on the whole screen: how far the game is, the table, the log, the question, and a card shown large."""

from collections.abc import Coroutine
from functools import partial
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.geometry import Size
from textual.screen import Screen

from questable.play.commands import AnyCommand, Undo
from questable.tables.protocol import DecisionSeen, Hint, Odds, OptionSeen, Update
from questable.terminal.client_table import ClientTable, TableError, nothing
from questable.terminal.odds_text import odds_text
from questable.terminal.rules_view import chapters_about
from questable.terminal.screen.help import help_on, help_on_keys
from questable.terminal.screen.log_view import Log, log_text
from questable.terminal.screen.menu import menu_entries, undo_text
from questable.terminal.screen.offers import Asked, Offer, answer_with, asked_beside, question_text, waited_for
from questable.terminal.screen.pages import ChoicePage, ReadingPage, SayingPage
from questable.terminal.screen.prompt import Question
from questable.terminal.screen.search import CardsPage, RulesPage
from questable.terminal.screen.strings import Keys, Shown, say, screen_domain
from questable.terminal.screen_renderer import Column, ScreenRenderer
from questable.terminal.strings import Strings

WIDE = 126  # columns from which log and card stand beside the table
SIDE = 46  # columns of log and card
TALL = 34  # lines from which choices may take several
BELOW = 20  # lines that question, headline and keys take on a tall screen
LOG_SHOWN = 60  # lines beside the table; all of them on a page of their own
KEYS = {
    "?": "screen.help",
    "i": "screen.card",
    "d": "screen.decks",
    "l": "screen.log",
    "r": "screen.rules",
    "h": "screen.hint",
    "o": "screen.odds",
    "u": "screen.undo",
    "m": "screen.menu",
    "q": "app.leave",
}


class TableScreen(Screen[None]):
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012 - as Textual declares it
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"choose({number})", show=False) for number in range(1, 10)),
        Binding("question_mark", "help", show=False),
        *(Binding(key, action, show=False) for key, action in KEYS.items() if key != "?"),
    ]

    def __init__(self, table: ClientTable) -> None:
        super().__init__()
        self.table = table
        self.strings: Strings | None = None
        self.board: ScreenRenderer[Any, Any] | None = None
        self.asked = 0  # the number of the question that was shown last
        self.hinted: Hint | None = None
        self.chances: Odds | None = None
        self.with_odds = False
        self.busy = ""  # what is waited for
        self.read = 0  # of what people said
        self.fitted: Size | None = None  # to which size of the screen

    def compose(self) -> ComposeResult:
        yield Shown(id="headline")
        with VerticalScroll(id="board"):
            yield Shown(id="picture")
        yield Log()
        yield Question()
        with VerticalScroll(id="zoom"):
            yield Shown(id="shown")
        yield Keys(classes="keys")

    async def on_mount(self) -> None:
        self.query_one("#zoom").can_focus = False
        self.table.heard = self.show
        self.query_one(Question).list.focus()

    def on_unmount(self) -> None:
        if self.table.heard == self.show:
            self.table.heard = nothing

    def on_resize(self, event: events.Resize) -> None:
        """Also the first time; the same size may be told several times."""
        if event.size != self.fitted:
            self.fitted = event.size
            self.show()

    @property
    def lang(self) -> str:
        return self.table.lang

    @property
    def wide(self) -> bool:
        return self.size.width >= WIDE

    @property
    def decision(self) -> DecisionSeen | None:
        """The question, where this person may answer it or propose."""
        update = self.table.update
        found = None if update is None else update.decision
        return found if found is not None and found.yours and found.options else None

    # ---- showing

    def show(self) -> None:
        """All there is to see now."""
        if not self.is_mounted:
            return
        with self.app.batch_update():
            self.query_one(Keys).show(self.lang, KEYS)
            self.say_spoken()
            update = self.table.update
            if update is None:
                self.query_one("#headline", Shown).update(Text(say(self.lang, "connecting")))
                return
            if self.table.view is None:
                self.show_seats(update)
            else:
                self.show_game(update, self.table.view)
            self.show_question(update)
        self.want_odds()

    def show_seats(self, update: Update) -> None:
        """Who is there, before the cards are dealt."""
        self.headline(
            Text(say(self.lang, f"game-{self.table.game.name}", screen_domain(self.table.game.name)), style="bold")
        )
        lines = [
            Text.assemble((f"{number} ", "number"), seat.name or say(self.lang, "open-seat"))
            for number, seat in enumerate(update.seats, 1)
        ]
        self.query_one("#picture", Shown).update(Group(*lines))
        self.query_one("#told", Shown).update(Text("\n".join(self.table.spoken[-LOG_SHOWN:])))

    def show_game(self, update: Update, view: dict[str, Any]) -> None:
        if self.strings is None or self.strings.lang != self.lang:
            self.strings = self.table.game.module.terminal_strings(self.table.game, self.lang)
            self.strings.players(view)
        labels = [seat.label for seat in update.seats]
        bots = [number for number, seat in enumerate(update.seats) if seat.kind == "bot"]
        seen = {**view, "outcome": update.outcome}
        self.board = self.table.game.module.screen_renderer()(self.strings, seen, labels, bots, self.board_width())
        self.board.height = self.size.height - BELOW
        over = update.outcome is not None
        self.headline(self.board.headline())
        middle: RenderableType = self.board.ending() if over else self.board.middle(update.decision)
        self.query_one("#picture", Shown).update(middle)
        names = self.strings.names(view, labels)
        self.query_one("#told", Shown).update(log_text(self.strings, names, self.table.log[-LOG_SHOWN:]))
        self.query_one("#log", Log).scroll_end(animate=False)

    def board_width(self) -> int:
        return self.size.width - (SIDE if self.wide else 0) - 3

    def headline(self, line: Text) -> None:
        update = self.table.update
        marks = [say(self.lang, "assisted")] if update is not None and update.assisted else []
        marks += [say(self.lang, "line-lost")] if self.table.line == "lost" else []
        for mark in marks:
            line = Text.assemble((f"{mark}\n", "bad"), line)
        self.query_one("#headline", Shown).update(line)

    def show_question(self, update: Update) -> None:
        decision = self.decision
        posed = 0 if decision is None else decision.posed
        new, self.asked = posed != self.asked, posed
        asked = asked_beside(self.table, update)
        about = ""
        if asked is None and decision is not None and self.board is not None:
            asked = self.asked_now(update, decision, self.board)
            about = self.board.about(decision)
        if asked is None:
            asked = waited_for(self.table, update, update.decision)
        if new and asked.turn and self.table.away:
            self.app.bell()
        self.query_one(Question).show(asked, about, self.advice(posed), self.size.height < TALL)
        self.show_card()

    def asked_now(self, update: Update, decision: DecisionSeen, board: ScreenRenderer[Any, Any]) -> Asked:
        assert self.strings is not None
        text = question_text(self.strings, board.asked(), update, decision)
        labels = [self.label(update, option) for option in decision.options]
        columns = board.columns(decision, labels)
        odds = [self.odds_of(option) for option in decision.options]
        if any(odds):  # they stand in place of what else there is to know
            columns = [*(columns[:-1] or [Column("", self.board_width() // 3)]), Column("", 0, quiet=True)]
        offers = []
        for option, label, told in zip(decision.options, labels, odds, strict=True):
            cells = board.cells(decision, option, label)[: len(columns)]
            details = "" if board.numbered(decision) else board.details(decision, option)
            if not board.numbered(decision) and len(label) > (columns[0].width or self.board_width() - Question.BORDER):
                details = f"{label} {details}"
            shown = [*cells[: len(columns) - 1], told] if any(odds) else cells
            offers.append(Offer(shown, answer_with(decision, option), "", option, details))
        return Asked(text, offers, columns, turn=True, tabular=board.numbered(decision))

    def label(self, update: Update, option: OptionSeen) -> str:
        """With a mark on what is advised, and with who proposes it."""
        advised = self.hinted is not None and self.hinted.posed == self.asked and self.hinted.key == option.key
        names = [update.seats[one.seat].label for one in update.proposals if one.key == option.key]
        proposed = f" ({', '.join(names)})" if names else ""
        return f"{'★ ' if advised else ''}{option.text}{proposed}"

    def odds_of(self, option: OptionSeen) -> str:
        if self.chances is None or self.chances.posed != self.asked or self.strings is None:
            return ""
        return odds_text(self.strings, self.chances.options.get(option.key, {}))

    def advice(self, posed: int) -> str:
        if self.busy:
            return self.busy
        if self.hinted is not None and posed and self.hinted.posed == posed:
            return f"★ {self.hinted.text}"
        return say(self.lang, "replay-kept", path=self.table.replay) if self.table.replay else ""

    def say_spoken(self) -> None:
        """What people did and said since is told as it comes."""
        for text in self.table.spoken[self.read :]:
            self.notify(text, markup=False)
        self.read = len(self.table.spoken)

    # ---- the card that is looked at

    def card_looked_at(self) -> str | None:
        """That of the highlighted line, else the one the question is about, else the one everybody looks at."""
        if self.board is None:
            return None
        looked = self.query_one(Question).looked_at
        card = self.board.card_of(looked.option) if looked is not None and looked.option is not None else None
        about = None if self.decision is None else self.decision.about
        return card or about or self.board.in_focus()

    @on(Question.Looked)
    def show_card(self) -> None:
        id = self.card_looked_at()
        if self.wide and self.board is not None and id is not None:
            self.query_one("#shown", Shown).update(self.board.card(id))
            self.query_one("#zoom", VerticalScroll).scroll_home(animate=False)

    def look(self, id: str) -> None:
        if self.board is not None:
            self.app.push_screen(CardsPage(self.lang, self.board, id))

    # ---- doing

    def action_choose(self, number: int) -> None:
        self.query_one(Question).choose(number)

    @on(Question.Chosen)
    async def chosen(self, event: Question.Chosen) -> None:
        if event.offer.action:
            await self.app.run_action(f"app.{event.offer.action.replace('-', '_')}")
        elif event.offer.command is not None:
            await self.apply(event.offer.command)

    async def apply(self, command: AnyCommand) -> None:
        """On a server it takes its time; meanwhile the screen lives on."""
        if not self.table.away:
            await self.attempt(self.table.apply(command))
        elif not self.busy:
            self.wait_for(say(self.lang, "sending"))
            self.run_worker(self.attempt(self.table.apply(command)), group="command")

    async def attempt(self, command: Coroutine[Any, Any, None]) -> None:
        try:
            await command
        except TableError as trouble:
            self.complain(trouble)
        finally:
            self.wait_for("")

    def wait_for(self, what: str) -> None:
        if self.busy != what:
            self.busy = what
            self.show()

    def complain(self, trouble: Exception) -> None:
        self.notify(str(trouble), severity="warning", markup=False)

    # ---- pages

    def read_page(self, name: str, content: RenderableType, at_end: bool = False) -> None:
        self.app.push_screen(ReadingPage(self.lang, say(self.lang, name), content, name, at_end))

    def action_card(self) -> None:
        if self.board is not None:
            self.app.push_screen(CardsPage(self.lang, self.board, self.card_looked_at()))

    def action_decks(self) -> None:
        if self.board is not None:
            self.read_page("decks", self.board.decks())

    def action_log(self) -> None:
        if self.board is not None and self.strings is not None and self.table.update is not None:
            names = self.strings.names(self.table.view or {}, [seat.label for seat in self.table.update.seats])
            self.read_page("log", log_text(self.strings, names, self.table.log), at_end=True)

    def action_rules(self) -> None:
        kind = "" if self.decision is None else self.decision.kind
        first = chapters_about(self.table.game.name, kind) if kind else []
        self.app.push_screen(RulesPage(self.lang, self.table.game.name, first))

    def action_help(self) -> None:
        """On what is looked at: the choice, its card, the rules that speak of it; and the keys."""
        looked = self.query_one(Question).looked_at
        parts: list[RenderableType] = []
        if self.board is not None and looked is not None and looked.option is not None and self.decision is not None:
            parts += help_on(self.board, self.decision, looked.option, self.card_looked_at())
        self.read_page("help", Group(*parts, *help_on_keys(self.lang, KEYS)))

    # ---- advice

    def action_hint(self) -> None:
        if self.decision is not None and self.decision.answers is not None and not self.busy:
            self.wait_for(say(self.lang, "thinking-of-hint"))
            self.run_worker(self.take_hint(self.decision.answers), group="hint")

    async def take_hint(self, seat: int) -> None:
        try:
            self.hinted = await self.table.hint(seat)
        except TableError as trouble:
            self.complain(trouble)
        finally:
            self.wait_for("")

    def action_odds(self) -> None:
        """Odds are shown, or no longer."""
        self.with_odds = not self.with_odds
        self.notify(say(self.lang, "odds-shown" if self.with_odds else "odds-hidden"), markup=False)
        if not self.with_odds:
            self.chances = None
        self.show()

    def want_odds(self) -> None:
        decision = self.decision
        known = self.chances is not None and decision is not None and self.chances.posed == decision.posed
        if self.with_odds and not known and decision is not None and decision.answers is not None:
            self.run_worker(self.take_odds(decision.answers), group="odds", exclusive=True)

    async def take_odds(self, seat: int) -> None:
        try:
            self.chances = await self.table.odds(seat)
        except TableError as trouble:
            self.with_odds = False
            self.complain(trouble)
        self.show()

    # ---- going back

    async def action_undo(self) -> None:
        offers = [] if self.table.update is None else self.table.update.undo
        if not offers:
            self.complain(TableError(say(self.lang, "nothing-to-undo")))
        elif len(offers) == 1 and offers[0].free:
            await self.apply(Undo(offers[0].to))
        else:
            texts = [undo_text(self.lang, offer) for offer in offers]
            page = ChoicePage(self.lang, say(self.lang, "undo"), texts, "undo")
            self.app.push_screen(page, partial(self.pick, [Undo(offer.to) for offer in offers]))

    async def pick(self, commands: list[AnyCommand], number: int | None) -> None:
        if number is not None:
            await self.apply(commands[number])

    # ---- the menu

    def action_menu(self) -> None:
        entries = menu_entries(self.table)
        page = ChoicePage(self.lang, say(self.lang, "menu"), list(entries), "menu", self.table.kept)
        self.app.push_screen(page, partial(self.menu, list(entries.values())))

    async def menu(self, entries: list[str | AnyCommand], number: int | None) -> None:
        if number is None:
            return
        match entries[number]:
            case "language":
                await self.app.run_action("app.language")
            case "theme":
                await self.app.run_action("app.theme")
            case "talk":
                self.app.push_screen(SayingPage(self.lang), self.talk)
            case str():
                pass
            case command:
                await self.apply(command)

    def talk(self, text: str | None) -> None:
        if text:
            self.run_worker(self.attempt(self.table.say(text)), group="talk")
