"""PostgreSQL, which several server processes may share: commands are written in batches and announced to the others."""

import asyncio
from contextlib import suppress
from typing import Any

import asyncpg

from questable.server.database import ChangeListener, CommandRow, Row, migrations, statements
from questable.tables.services import StorageUnavailable

CHANNEL = "questable"
MIGRATION_LOCK = 815_162_342  # held while migrating, so that processes that start together wait for each other
BROKEN = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
RECONNECT_SECONDS = 0.5  # of the listening connection

APPEND = """
WITH put AS (
    INSERT INTO acts SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])
    ON CONFLICT DO NOTHING RETURNING table_id, sequence
) SELECT table_id, sequence, pg_notify($5, table_id || ' ' || sequence) FROM put
"""


class Postgres:
    def __init__(self, url: str) -> None:
        self.url = url
        self.pool: asyncpg.Pool[asyncpg.Record] | None = None
        self.waiting: list[tuple[CommandRow, asyncio.Future[bool]]] = []
        self.writer: asyncio.Task[None] | None = None
        self.listener: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            self.pool = await asyncpg.create_pool(self.url, min_size=1, max_size=8, command_timeout=20)
            async with self.pool.acquire() as connection, connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
                await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY)")
                done = {row[0] for row in await connection.fetch("SELECT number FROM migrations")}
                for number, script in migrations():
                    if number not in done:
                        for statement in statements(script):
                            await connection.execute(statement)
                        await connection.execute("INSERT INTO migrations VALUES ($1)", number)
        except (*BROKEN, ValueError) as error:
            raise StorageUnavailable(f"The database cannot be reached: {error}.") from None

    async def close(self) -> None:
        for task in (self.listener, self.writer):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        if self.pool is not None:
            await self.pool.close()
            self.pool = None

    async def fetch(self, sql: str, *args: Any) -> list[Row]:
        if self.pool is None:
            raise StorageUnavailable("Storage is closed.")
        try:
            return [tuple(row) for row in await self.pool.fetch(sql, *args)]
        except BROKEN as error:
            raise StorageUnavailable(f"The database reports: {error}.") from None

    # ---- commands, in batches

    async def append(self, row: CommandRow) -> bool:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((row, done))
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self.write())
        return await done

    async def write(self) -> None:
        """Insert all waiting rows with one statement; rows that arrive meanwhile go into the next."""
        while self.waiting:
            batch, self.waiting = self.waiting, []
            columns = [list(column) for column in zip(*[row for row, _ in batch], strict=True)]
            try:
                put = {(row[0], row[1]) for row in await self.fetch(APPEND, *columns, CHANNEL)}
            except (StorageUnavailable, asyncio.CancelledError) as error:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(StorageUnavailable(f"The command was not stored: {error}"))
                continue
            for row, done in batch:
                first = (row.table, row.sequence) in put
                put.discard((row.table, row.sequence))  # of two equal ones in a batch only the first was stored
                if not done.done():
                    done.set_result(first)

    # ---- other processes

    def listen(self, listener: ChangeListener) -> None:
        self.listener = asyncio.create_task(self.keep_listening(listener))

    async def keep_listening(self, listener: ChangeListener) -> None:
        """Listen on a separate connection, and reconnect when it breaks. After each connect any table may have
        changed."""
        while True:
            lost = asyncio.Event()
            with suppress(*BROKEN):
                connection = await asyncpg.connect(self.url)
                try:
                    connection.add_termination_listener(lambda _, lost=lost: lost.set())
                    await connection.add_listener(CHANNEL, lambda *args: dispatch(str(args[3]), listener))
                    listener("", 0)
                    await lost.wait()
                finally:
                    connection.terminate()
            await asyncio.sleep(RECONNECT_SECONDS)

    async def notify(self, table: str) -> None:
        await self.fetch("SELECT pg_notify($1, $2)", CHANNEL, f"{table} 0")


def dispatch(payload: str, listener: ChangeListener) -> None:
    table, _, sequence = payload.partition(" ")
    listener(table, int(sequence))
