"""What a table needs of the process around it: storage, workers, background tasks. The server's Hub provides it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

from questable.kernel.errors import QuestableError
from questable.tables.metrics import Metrics
from questable.tables.records import ChatRow, Files, PackRow, ResultRow, TableRow

if TYPE_CHECKING:
    from questable.play.commands import CommandRecord
    from questable.play.session import Session
    from questable.tables.room import Room
    from questable.tables.worker_tasks import Position

T = TypeVar("T")


class StorageUnavailable(QuestableError):
    """Storage cannot be reached or failed. The operation may or may not have been carried out."""


class TableStorage(ABC):
    """The durable part of tables. Every method may raise `StorageUnavailable`."""

    @abstractmethod
    async def append(self, table: str, sequence: int, at: int, command: "CommandRecord") -> bool:
        """Store a command durably. False: another process has stored one with this sequence number."""

    @abstractmethod
    async def commands(self, table: str, after: int) -> "list[tuple[int, CommandRecord]]":
        """The commands after a sequence number, each with its time."""

    @abstractmethod
    async def save_snapshot(self, table: str, sequence: int, payload: str) -> None:
        """Store a snapshot, replacing an older one."""

    @abstractmethod
    async def add_sitter(self, person: str, table: str, at: int) -> None:
        """Record that a person has had a seat at a table."""

    @abstractmethod
    async def add_result(self, result: ResultRow) -> None:
        """Store the result of a finished game; storing it again changes nothing."""

    @abstractmethod
    async def names(self, people: Iterable[str]) -> dict[str, str]:
        """The names of people by id; unknown people are left out."""

    @abstractmethod
    async def webhook(self, person: str) -> tuple[str, str] | None:
        """The URL to which a person wants notices sent, and their language."""

    @abstractmethod
    async def add_chat(self, table: str, person: str, text: str, at: int) -> int:
        """Store a line of chat; its number."""

    @abstractmethod
    async def chat(self, table: str, after: int, most: int) -> list[ChatRow]:
        """The newest lines of chat after a number, oldest first."""

    @abstractmethod
    async def rematch(self, table: str) -> str | None:
        """The table at which the party of this one plays again."""


class CardStorage(ABC):
    """Card files and packs by hash."""

    @abstractmethod
    async def add_card_set(self, content: str, game: str, cards: int, files: Files) -> None:
        """Store built-in card files; storing them again changes nothing."""

    @abstractmethod
    async def card_set(self, game: str, content: str) -> Files | None:
        """Built-in card files that were stored under a hash."""

    @abstractmethod
    async def pack(self, hash: str) -> PackRow | None:
        """An uploaded pack."""


class TableServices(ABC):
    """What a room uses of its process."""

    metrics: Metrics
    public_url: str  # for links in notices

    @property
    @abstractmethod
    def storage(self) -> TableStorage:
        """Where tables are stored."""

    @abstractmethod
    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background; it is cancelled when the process shuts down."""

    @abstractmethod
    async def run_task(self, task: Callable[..., T], position: "Position", *args: Any) -> T:
        """Run `task(position, *args)` in a worker process."""

    @abstractmethod
    async def last_session(self, row: TableRow) -> "Session":
        """The session of a table as of its last snapshot; later commands have to be applied to it."""

    @abstractmethod
    def send_notice(self, url: str, notice: dict[str, str]) -> None:
        """Post a notice to a webhook in the background."""

    @abstractmethod
    def forget(self, room: "Room") -> None:
        """Drop a closed room from memory."""
