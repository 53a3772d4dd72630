"""Fixtures: the full-screen program, driven by Textual's Pilot."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from textual.pilot import Pilot

from questable.terminal.client_table import ClientTable
from questable.terminal.local_table import LocalTable
from questable.terminal.new_game import NewGame
from questable.terminal.screen.app import QuestableApp
from questable.text.languages import Lang

Driver = Pilot[None]
SMALL = (80, 24)
PARTIES: dict[str, dict[str, Any]] = {
    "tenefyr": {"heroes": [["bard", "cleric"], ["barbarian", "thief"]], "starting_player": 0},
    "terrinoth": {"heroes": [["sefa-nightkiln"], ["ysolde-marrow"]], "leader": 0, "quest": "the-goblin-problem"},
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep files of the terminal in the folder of the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    return tmp_path / "data" / "questable"


class Screen:
    """What a person at the terminal sees and does."""

    def __init__(self, app: QuestableApp, pilot: Driver) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def text(self) -> str:
        """The text of the screen, including pages over it."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in strips).replace("\u00a0", " ")

    @property
    def words(self) -> str:
        """The text of the screen on one line, independent of line breaks."""
        return " ".join(self.text.split())

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
        await self.pilot.pause()

    async def until(self, happened: Callable[[], object], seconds: float = 60.0) -> None:
        """Wait for the effect of a key, of another process, or of the network."""
        end = monotonic() + seconds
        while not happened():
            assert monotonic() < end, f"it did not happen; the screen:\n{self.text}"
            await self.pilot.pause(0.01)

    async def settled(self) -> str:
        """The text of the screen once it stops changing."""
        before, text = "", self.text
        while before != text or not text.strip():
            await self.pilot.pause(0.05)
            before, text = text, self.text
        return text

    async def sees(self, *words: str) -> None:
        """Wait until all of these are on the screen, regardless of line breaks."""
        await self.until(lambda: all(word in self.words for word in words))

    def at(self, words: str) -> tuple[int, int]:
        """The position of a text, for the mouse."""
        for y, line in enumerate(self.text.splitlines()):
            if words in line:
                return line.index(words), y
        raise AssertionError(f"{words!r} is not on the screen:\n{self.text}")

    @property
    def enemies(self) -> list[str]:
        """The names of the enemies that Tenefyr's party can choose to fight."""
        screen: Any = self.app.screen
        return [
            screen.renderer.strings.enemy(screen.renderer.card_of(option)).name for option in screen.decision.options
        ]

    async def click(self, words: str) -> None:
        assert await self.pilot.click(offset=self.at(words))
        await self.pilot.pause()


@pytest.fixture
def seen() -> Any:
    """Start the program: `async with seen(start) as screen`."""

    @asynccontextmanager
    async def look(start: ClientTable | NewGame, size: tuple[int, int] = SMALL) -> AsyncIterator[Screen]:
        app = QuestableApp(start)
        async with app.run_test(size=size, notifications=True) as pilot:
            await pilot.pause()
            yield Screen(app, pilot)
            if app.table is not None:
                await app.table.close()

    return look


@pytest.fixture
def dealt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A game at this terminal, saved in the folder of the test."""
    monkeypatch.chdir(tmp_path)

    def deal(game: str = "tenefyr", lang: Lang = "en", seed: int = 7, name: str = "game", **more: Any) -> LocalTable:
        bots = more.pop("bots", {})
        party = {} if "players" in more else PARTIES[game]
        new_game = NewGame(lang, game, {"players": 2, **party, **more}, seed, bots, (), Path(f"{name}.json"))
        return LocalTable(new_game.create())

    return deal
