"""SQLite in a thread of its own. All waiting jobs share one transaction, and so one write to the disk."""

import asyncio
import queue
import re
import sqlite3
import threading
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from questable.server.database import ChangeListener, CommandRow, Row, migrations, statements
from questable.tables.services import StorageUnavailable

PLACEHOLDER = re.compile(r"\$(\d+)")
APPEND = "INSERT INTO acts VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING RETURNING sequence"
APPEND_MANY = """
INSERT INTO acts SELECT
json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), json_extract(value, '$[3]')
FROM json_each(?1) WHERE true ON CONFLICT DO NOTHING
"""


class Job(NamedTuple):
    sql: str
    args: tuple[Any, ...]
    done: "asyncio.Future[list[Row]]"


@cache
def sqlite_placeholders(sql: str) -> str:
    """Replace $1 by ?1."""
    return PLACEHOLDER.sub(r"?\1", sql) if "$" in sql else sql


class Sqlite:
    def __init__(self, path: str) -> None:
        self.path = path
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread: threading.Thread | None = None

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        opened: asyncio.Future[None] = self.loop.create_future()
        self.thread = threading.Thread(target=self.run, args=(opened,), name="storage", daemon=True)
        self.thread.start()
        await opened

    async def close(self) -> None:
        """Finish all jobs that were queued before."""
        if self.thread is not None:
            self.jobs.put(None)
            await asyncio.to_thread(self.thread.join)
            self.thread = None

    async def fetch(self, sql: str, *args: Any) -> list[Row]:
        if self.thread is None:
            raise StorageUnavailable("Storage is closed.")
        job = Job(sqlite_placeholders(sql), args, self.loop.create_future())
        self.jobs.put(job)
        return await job.done

    async def append(self, row: CommandRow) -> bool:
        return bool(await self.fetch(APPEND, *row))

    def listen(self, listener: ChangeListener) -> None:
        """No other process uses the file."""

    async def notify(self, table: str) -> None:
        """No other process uses the file."""

    # ---- in the thread

    def run(self, opened: "asyncio.Future[None]") -> None:
        try:
            connection = self.connect()
        except (sqlite3.Error, OSError) as error:
            self.loop.call_soon_threadsafe(fail, opened, f"{self.path} cannot be opened: {error}.")
            return
        self.loop.call_soon_threadsafe(opened.set_result, None)
        more = True
        while more:
            batch, more = self.next_batch()
            if batch:
                results = run_batch(connection, batch)
                try:
                    self.loop.call_soon_threadsafe(deliver, batch, results)
                except RuntimeError:
                    break  # the loop is closed
        connection.close()

    def connect(self) -> sqlite3.Connection:
        if self.path != ":memory:":
            Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(self.path, isolation_level=None, timeout=10)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        for number, script in migrations():
            if number > version:
                connection.execute("BEGIN IMMEDIATE")
                for statement in statements(script):
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {number}")
                connection.execute("COMMIT")
        return connection

    def next_batch(self) -> tuple[list[Job], bool]:
        """All waiting jobs, at least one; False: there will be no more."""
        batch: list[Job] = []
        while not batch or not self.jobs.empty():
            job = self.jobs.get()
            if job is None:
                return batch, False
            batch.append(job)
        return batch, True


Result = list[Row] | sqlite3.Error


def run_batch(connection: sqlite3.Connection, batch: list[Job]) -> list[Result]:
    """Run all jobs in one transaction; a job that fails does not affect the others."""
    results: list[Result] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for appends, jobs in groupby(batch, lambda job: job.sql == APPEND):
            group = list(jobs)
            if appends and len(group) > 1 and append_all(connection, group):
                results += [[(job.args[1],)] for job in group]
            else:
                results += [run_job(connection, job) for job in group]
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [error] * len(batch)
    return results


def append_all(connection: sqlite3.Connection, jobs: list[Job]) -> bool:
    """Insert commands with one statement: each statement costs a switch between this thread and the event loop's.
    False: not all of them could be inserted, and none was."""
    connection.execute("SAVEPOINT acts")
    rows = msgspec.json.encode([job.args for job in jobs]).decode()
    added = connection.execute(APPEND_MANY, (rows,)).rowcount == len(jobs)
    if not added:
        connection.execute("ROLLBACK TO acts")
    connection.execute("RELEASE acts")
    return added


def run_job(connection: sqlite3.Connection, job: Job) -> Result:
    connection.execute("SAVEPOINT job")
    try:
        result: Result = connection.execute(job.sql, job.args).fetchall()
    except sqlite3.Error as error:
        result = error
        connection.execute("ROLLBACK TO job")
    connection.execute("RELEASE job")
    return result


def deliver(batch: list[Job], results: list[Result]) -> None:
    for job, result in zip(batch, results, strict=True):
        if job.done.done():
            continue  # cancelled
        if isinstance(result, sqlite3.Error):
            job.done.set_exception(StorageUnavailable(f"The database reports: {result}."))
        else:
            job.done.set_result(result)


def fail(opened: "asyncio.Future[None]", sentence: str) -> None:
    opened.set_exception(StorageUnavailable(sentence))
