"""A table as a client sees it, whether the game runs in this process or on a server."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from questable.games.module import Game
from questable.kernel.errors import QuestableError
from questable.play.commands import AnyCommand
from questable.tables.protocol import Hint, LogLine, Odds, Update
from questable.text.languages import Lang

Connection = Literal["open", "connecting", "lost"]
MAX_MESSAGES = 100


class TableError(QuestableError):
    """A request was rejected and nothing changed. The message is one sentence in the player's language."""


def ignore_change() -> None:
    """The listener of a table that no screen shows."""


class ClientTable(ABC):
    """The state that a client has received. `on_change` is called after every change."""

    game: Game[Any, Any]
    is_remote = False  # on a server, with other people
    is_host = False  # may start the game
    save_text = ""  # a sentence that names the save file
    replay_path = ""  # set when the game is over

    def __init__(self, lang: Lang) -> None:
        self.lang: Lang = lang
        self.update: Update | None = None
        self.view: dict[str, Any] | None = None
        self.log: list[LogLine] = []
        self.messages: list[str] = []  # notices and chat, the newest last
        self.connection: Connection = "open"
        self.on_change: Callable[[], None] = ignore_change

    def receive(self, update: Update) -> None:
        """Store an update. After an undo, log lines from `update.kept` on are dropped."""
        self.log = [*(line for line in self.log if line.number < update.kept), *update.log]
        self.update = update
        self.view = msgspec.json.decode(update.view) if isinstance(update.view, msgspec.Raw) else update.view
        self.add_messages(*(notice.text for notice in update.notices))

    def add_messages(self, *texts: str) -> None:
        self.messages = [*self.messages, *texts][-MAX_MESSAGES:]
        self.on_change()

    @abstractmethod
    async def open(self) -> None:
        """Connect and receive the first update. Bots start to play."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def apply(self, command: AnyCommand) -> None:
        """Apply a command; returns when it is stored, raises `TableError` if it is rejected."""

    @abstractmethod
    async def hint(self, seat: int) -> Hint: ...

    @abstractmethod
    async def odds(self, seat: int) -> Odds: ...

    @abstractmethod
    async def set_language(self, lang: Lang) -> None:
        """Switch to another language."""

    @abstractmethod
    async def send_chat(self, text: str) -> None:
        """Send a chat message."""
