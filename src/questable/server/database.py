"""A database as the store uses it: SQLite in a file, or PostgreSQL by URL. SQL is written with $1, $2 … for both."""

from collections.abc import Callable
from importlib.resources import files
from typing import Any, NamedTuple, Protocol

import msgspec

from questable.kernel.errors import QuestableError

Row = tuple[Any, ...]
Heard = Callable[[str, int], None]


class Unavailable(QuestableError):
    """The database cannot be reached, or refused to work. What was asked may or may not have been done."""


class ActRow(NamedTuple):
    table: str
    sequence: int
    at: int
    payload: str


class Database(Protocol):
    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    async def close(self) -> None: ...

    async def fetch(self, sql: str, *args: Any) -> list[Row]:
        """Run one statement, durably if it changes something; the rows it gives."""
        ...

    async def append(self, row: ActRow) -> bool:
        """Add an act, durably: once this returns, no crash loses it. False: that sequence number is taken."""
        ...

    def listen(self, heard: Heard) -> None:
        """Call back when something was done at a table, by this process or another: its id and the sequence number of
        the act (0: something was said). An empty id: something may have been missed at any table."""

    async def tell(self, table: str) -> None:
        """Tell other processes that something happened at a table beside an act."""


def to_json(value: object) -> str:
    """Structures are kept as JSON."""
    return msgspec.json.encode(value).decode()


def migrations() -> list[tuple[int, str]]:
    """The numbered changes of the schema, in order."""
    folder = files("questable.server") / "migrations"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return [(int(name[:4]), (folder / name).read_text("utf-8")) for name in names]


def statements(script: str) -> list[str]:
    """The statements of a script; none holds a semicolon inside."""
    lines = [line for line in script.splitlines() if not line.lstrip().startswith("--")]
    return [statement.strip() for statement in "\n".join(lines).split(";") if statement.strip()]


def open_database(url: str) -> Database:
    """`postgresql://…`, `sqlite:///path`, or the path of a file."""
    if url.startswith(("postgresql://", "postgres://")):
        from questable.server.postgres import Postgres

        return Postgres(url)
    from questable.server.sqlite import Sqlite

    return Sqlite(url.removeprefix("sqlite:///"))
