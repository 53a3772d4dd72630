"""The full-screen application: the set-up screen and the table screen."""

from typing import ClassVar, get_args

from textual.app import App
from textual.binding import Binding, BindingType

from questable.terminal.client_table import ClientTable, TableError
from questable.terminal.new_game import NewGame
from questable.terminal.preferences import save_theme, saved_theme
from questable.terminal.screen.pages import ChoicePage
from questable.terminal.screen.setup import SetupScreen
from questable.terminal.screen.strings import screen_text
from questable.terminal.screen.table import TableScreen
from questable.terminal.screen.themes import OWN, THEMES
from questable.terminal.styles import screen_theme
from questable.text.languages import LANGUAGE_NAMES, Lang


class QuestableApp(App[None]):
    """`error`: why the application ended, if something went wrong."""

    TITLE = "Questable"
    CSS_PATH = "styles.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
        Binding("f2", "theme", show=False),
    ]

    def __init__(self, start: ClientTable | NewGame) -> None:
        super().__init__()
        self.start = start
        self.lang: Lang = start.lang
        self.table: ClientTable | None = None
        self.error = ""
        for theme in OWN:
            self.register_theme(theme)
        theme_name = saved_theme()
        self.theme = theme_name if theme_name in THEMES else THEMES[0]

    async def on_mount(self) -> None:
        self.apply_theme()
        if isinstance(self.start, NewGame):
            await self.push_screen(SetupScreen(self.start))
        else:
            await self.open_game(self.start)

    def apply_theme(self) -> None:
        """Use the colours of the theme for Rich styles."""
        self.console.push_theme(screen_theme(self.current_theme.to_color_system().generate()))

    # ---- a table

    async def open_game(self, table: ClientTable) -> None:
        """Open a table and show it."""
        self.table = table
        self.lang = table.lang
        if not table.is_remote:
            await table.open()  # there is nothing to wait for
        if isinstance(self.screen, SetupScreen):
            self.switch_screen(TableScreen(table))  # not awaited: the calling screen would wait for itself
        else:
            await self.push_screen(TableScreen(table))
        if table.is_remote:
            self.run_worker(self.open_table(table), group="table")

    async def open_table(self, table: ClientTable) -> None:
        try:
            await table.open()
        except TableError as error:
            self.error = str(error)
            self.exit(return_code=2)

    async def action_new_game(self) -> None:
        """Set up another game with the settings of the last one."""
        new_game = self.start if isinstance(self.start, NewGame) else NewGame(lang=self.lang)
        new_game.lang = self.lang
        if self.table is not None:
            await self.table.close()
            self.table = None
        self.switch_screen(SetupScreen(new_game.again()))  # not awaited, as above

    async def action_leave(self) -> None:
        if self.table is not None:
            await self.table.close()
        self.exit()

    action_quit = action_leave

    # ---- cards, theme and language

    def action_show_card(self, id: str) -> None:
        """A card was clicked."""
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                screen.open_card(id)
                return

    def action_theme(self) -> None:
        """Switch to the next theme."""
        self.theme = THEMES[(THEMES.index(self.theme) + 1) % len(THEMES)] if self.theme in THEMES else THEMES[0]
        save_theme(self.theme)
        self.apply_theme()
        for screen in self.screen_stack:
            if isinstance(screen, (TableScreen, SetupScreen)):
                screen.show()

    def action_language(self) -> None:
        page = ChoicePage(self.lang, screen_text(self.lang, "language"), list(LANGUAGE_NAMES.values()), "language")
        self.push_screen(page, self.set_language)

    async def set_language(self, number: int | None) -> None:
        if number is None:
            return
        self.lang = get_args(Lang)[number]
        if self.table is not None:
            await self.table.set_language(self.lang)
