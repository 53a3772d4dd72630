"""The interface to a database: an SQLite file, or PostgreSQL by URL. SQL uses the placeholders $1, $2 … for both."""

from collections.abc import Callable
from importlib.resources import files
from typing import Any, NamedTuple, Protocol

import msgspec

Row = tuple[Any, ...]
ChangeListener = Callable[[str, int], None]  # table id and sequence number


class CommandRow(NamedTuple):
    """A row of the table `acts`: one stored command."""

    table: str
    sequence: int
    at: int
    payload: str


class Database(Protocol):
    async def open(self) -> None:
        """Connect, and migrate the schema."""

    async def close(self) -> None: ...

    async def fetch(self, sql: str, *args: Any) -> list[Row]:
        """Run one statement, durably if it changes something; its rows."""
        ...

    async def append(self, row: CommandRow) -> bool:
        """Store a command durably: once this returns, no crash loses it. False: its sequence number is taken."""
        ...

    def listen(self, listener: ChangeListener) -> None:
        """Call the listener when a table has changed, in this process or another, with its id and the sequence number
        of the command (0: something else, such as chat). An empty id: any table may have changed."""

    async def notify(self, table: str) -> None:
        """Notify other processes of a change to a table that is not a command."""


def to_json(value: object) -> str:
    """Structured values are stored as JSON text."""
    return msgspec.json.encode(value).decode()


def migrations() -> list[tuple[int, str]]:
    """The numbered migrations, in order."""
    folder = files("questable.server") / "migrations"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return [(int(name[:4]), (folder / name).read_text("utf-8")) for name in names]


def statements(script: str) -> list[str]:
    """The statements of a script; none contains a semicolon."""
    lines = [line for line in script.splitlines() if not line.lstrip().startswith("--")]
    return [statement.strip() for statement in "\n".join(lines).split(";") if statement.strip()]


def open_database(url: str) -> Database:
    """`postgresql://…`, `sqlite:///path`, or the path of a file."""
    if url.startswith(("postgresql://", "postgres://")):
        from questable.server.postgres import Postgres

        return Postgres(url)
    from questable.server.sqlite import Sqlite

    return Sqlite(url.removeprefix("sqlite:///"))
