"""A table as a client sees it, wherever the game is kept: in this process, or on a server."""

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
    """What was wanted could not be done: one sentence in the player's language. Nothing has changed."""


def ignore_change() -> None:
    """Nobody looks."""


class ClientTable(ABC):
    """Keeps what a client was told. `heard` is called whenever there is something new."""

    game: Game[Any, Any]
    is_remote = False  # on a server: others may be waited for, talked to, asked
    is_host = False  # deals the cards
    save_text = ""  # where the game is kept, in words
    replay_path = ""  # the file of the replay, once the game is over

    def __init__(self, lang: Lang) -> None:
        self.lang: Lang = lang
        self.update: Update | None = None
        self.view: dict[str, Any] | None = None
        self.log: list[LogLine] = []
        self.messages: list[str] = []  # what people did and said, the newest last
        self.connection: Connection = "open"
        self.on_change: Callable[[], None] = ignore_change

    def receive(self, update: Update) -> None:
        """See the table as it is now; an undo takes lines of the log back."""
        self.log = [*(line for line in self.log if line.number < update.kept), *update.log]
        self.update = update
        self.view = msgspec.json.decode(update.view) if isinstance(update.view, msgspec.Raw) else update.view
        self.add_messages(*(notice.text for notice in update.notices))

    def add_messages(self, *texts: str) -> None:
        self.messages = [*self.messages, *texts][-MAX_MESSAGES:]
        self.on_change()

    @abstractmethod
    async def open(self) -> None:
        """Begin to look; bots begin to play."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def apply(self, command: AnyCommand) -> None:
        """Returns when it is stored for good; Trouble where it is refused."""

    @abstractmethod
    async def hint(self, seat: int) -> Hint: ...

    @abstractmethod
    async def odds(self, seat: int) -> Odds: ...

    @abstractmethod
    async def set_language(self, lang: Lang) -> None:
        """Go on in another language."""

    @abstractmethod
    async def send_chat(self, text: str) -> None:
        """Say something to the others."""
