"""The table on the whole screen: what keys, clicks and options do."""

from collections.abc import Coroutine
from functools import partial
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from textual import on
from textual.binding import Binding, BindingType

from questable.play.commands import AnyCommand, Undo
from questable.terminal.client_table import TableError
from questable.terminal.rules_view import chapters_about
from questable.terminal.screen.help import key_help, option_help
from questable.terminal.screen.log_view import log_text
from questable.terminal.screen.menu import menu_entries, undo_text
from questable.terminal.screen.pages import ChatPage, ChoicePage, ReadingPage
from questable.terminal.screen.prompt import PromptPanel
from questable.terminal.screen.search import CardsPage, RulesPage
from questable.terminal.screen.strings import screen_text
from questable.terminal.screen.table_display import TableDisplay

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


class TableScreen(TableDisplay):
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"choose({number})", show=False) for number in range(1, 10)),
        Binding("question_mark", "help", show=False),
        *(Binding(key, action, show=False) for key, action in KEYS.items() if key != "?"),
    ]
    keys: ClassVar[dict[str, str]] = KEYS

    def show(self) -> None:
        super().show()
        if self.is_mounted:
            self.request_odds()

    # ---- commands

    def action_choose(self, number: int) -> None:
        self.query_one(PromptPanel).choose(number)

    @on(PromptPanel.Chosen)
    async def chosen(self, event: PromptPanel.Chosen) -> None:
        if event.offer.action:
            await self.app.run_action(f"app.{event.offer.action.replace('-', '_')}")
        elif event.offer.command is not None:
            await self.apply(event.offer.command)

    async def apply(self, command: AnyCommand) -> None:
        """Apply a command. On a server this runs in the background, so that the screen stays responsive."""
        if not self.table.is_remote:
            await self.attempt(self.table.apply(command))
        elif not self.busy:
            self.set_busy(screen_text(self.lang, "sending"))
            self.run_worker(self.attempt(self.table.apply(command)), group="command")

    async def attempt(self, request: Coroutine[Any, Any, None]) -> None:
        """Await a request; an error becomes a notification."""
        try:
            await request
        except TableError as error:
            self.notify_error(error)
        finally:
            self.set_busy("")

    def set_busy(self, text: str) -> None:
        if self.busy != text:
            self.busy = text
            self.show()

    def notify_error(self, error: Exception) -> None:
        self.notify(str(error), severity="warning", markup=False)

    async def action_undo(self) -> None:
        """Undo at once where there is one way and it is free; otherwise ask."""
        offers = [] if self.table.update is None else self.table.update.undo
        if not offers:
            self.notify_error(TableError(screen_text(self.lang, "nothing-to-undo")))
        elif len(offers) == 1 and offers[0].free:
            await self.apply(Undo(offers[0].to))
        else:
            texts = [undo_text(self.lang, offer) for offer in offers]
            page = ChoicePage(self.lang, screen_text(self.lang, "undo"), texts, "undo")
            self.app.push_screen(page, partial(self.apply_chosen, [Undo(offer.to) for offer in offers]))

    async def apply_chosen(self, commands: list[AnyCommand], number: int | None) -> None:
        if number is not None:
            await self.apply(commands[number])

    # ---- hints and odds

    def action_hint(self) -> None:
        if self.decision is not None and self.decision.answers is not None and not self.busy:
            self.set_busy(screen_text(self.lang, "thinking-of-hint"))
            self.run_worker(self.attempt(self.advice.fetch_hint(self.decision.answers)), group="hint")

    def action_odds(self) -> None:
        """Show or hide odds."""
        self.advice.toggle_odds()
        self.notify(screen_text(self.lang, "odds-shown" if self.advice.shows_odds else "odds-hidden"), markup=False)
        self.show()

    def request_odds(self) -> None:
        decision = self.decision
        if decision is not None and decision.answers is not None and self.advice.needs_odds(decision):
            self.run_worker(self.fetch_odds(decision.answers), group="odds", exclusive=True)

    async def fetch_odds(self, seat: int) -> None:
        try:
            await self.advice.fetch_odds(seat)
        except TableError as error:
            self.advice.shows_odds = False
            self.notify_error(error)
        self.show()

    # ---- pages

    def read_page(self, name: str, content: RenderableType, at_end: bool = False) -> None:
        self.app.push_screen(ReadingPage(self.lang, screen_text(self.lang, name), content, name, at_end))

    def open_card(self, id: str | None) -> None:
        if self.renderer is not None:
            self.app.push_screen(CardsPage(self.lang, self.renderer, id))

    def action_card(self) -> None:
        self.open_card(self.current_card())

    def action_decks(self) -> None:
        if self.renderer is not None:
            self.read_page("decks", self.renderer.decks())

    def action_log(self) -> None:
        if self.renderer is not None and self.strings is not None and self.table.update is not None:
            names = self.strings.names(self.table.view or {}, [seat.label for seat in self.table.update.seats])
            self.read_page("log", log_text(self.strings, names, self.table.log), at_end=True)

    def action_rules(self) -> None:
        kind = "" if self.decision is None else self.decision.kind
        first = chapters_about(self.table.game.name, kind) if kind else []
        self.app.push_screen(RulesPage(self.lang, self.table.game.name, first))

    def action_help(self) -> None:
        """Help on the highlighted option with its card and the rules about it, then the keys."""
        offer = self.query_one(PromptPanel).highlighted_offer
        parts: list[RenderableType] = []
        if self.renderer is not None and self.decision is not None and offer is not None and offer.option is not None:
            parts += option_help(self.renderer, self.decision, offer.option, self.current_card())
        self.read_page("help", Group(*parts, *key_help(self.lang, KEYS)))

    # ---- the menu

    def action_menu(self) -> None:
        entries = menu_entries(self.table)
        page = ChoicePage(self.lang, screen_text(self.lang, "menu"), list(entries), "menu", self.table.save_text)
        self.app.push_screen(page, partial(self.run_menu_entry, list(entries.values())))

    async def run_menu_entry(self, entries: list[str | AnyCommand], number: int | None) -> None:
        if number is None:
            return
        match entries[number]:
            case "language":
                await self.app.run_action("app.language")
            case "theme":
                await self.app.run_action("app.theme")
            case "talk":
                self.app.push_screen(ChatPage(self.lang), self.chat)
            case str():
                pass
            case command:
                await self.apply(command)

    def chat(self, text: str | None) -> None:
        if text:
            self.run_worker(self.attempt(self.table.send_chat(text)), group="talk")
