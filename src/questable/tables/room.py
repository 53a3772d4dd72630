"""A live table: one session, its commands in order, each stored before it is shown.

Commands are handled one at a time. Each is applied to the session, stored, and only then shown and acknowledged, so
that nobody sees what a crash could take back.
"""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from time import monotonic
from typing import Any

from questable.bots.registry import bot_names
from questable.play import commands
from questable.play.achievements import achievements_of
from questable.play.commands import AnyCommand, CommandRecord
from questable.play.errors import CommandRejected
from questable.play.session import Session
from questable.play.snapshot import take_snapshot
from questable.tables.bot_runner import BotRunner
from questable.tables.broadcast import Broadcast
from questable.tables.chat import ChatLog
from questable.tables.notifications import Notifications
from questable.tables.outbox import Outbox
from questable.tables.presenter import TablePresenter
from questable.tables.records import ResultRow, TableRow, now
from questable.tables.services import StorageUnavailable, TableServices
from questable.tables.worker_tasks import Position
from questable.text.languages import Lang

SNAPSHOT_EVERY = 100  # commands
RETRY_SECONDS = 1.0  # after storage was unavailable
OTHERS_FIRST = 3.0  # seconds that another process has to move its bots before this one does
log = logging.getLogger("questable.room")


class Room:
    def __init__(self, services: TableServices, row: TableRow, session: Session) -> None:
        self.services = services
        self.row = row
        self.session = session
        self.changed = row.created
        self.names: dict[str, str] = {}  # of everybody who has to do with this table, by person
        self.broadcast = Broadcast(self.names)
        self.bots = BotRunner(self)
        self.notifications = Notifications(row, services)
        self.chat = ChatLog(row.id, services.storage)
        self.lock = asyncio.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.rematch: str | None = None  # the table at which the party plays again
        self.idle_since = monotonic()
        self.closed = False
        self.in_doubt = False  # the session in memory may be ahead of storage

    # ---- commands

    async def apply(self, by: str, command: AnyCommand) -> int:
        """Apply a command, store it and show it; the version it led to. It is completed even when the caller is
        cancelled meanwhile."""
        task = asyncio.create_task(self.process(by, command))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)

    async def process(self, by: str, command: AnyCommand) -> int:
        began = monotonic()
        async with self.lock:
            await self.resolve_doubt()
            self.check(by, command)
            self.in_doubt = True
            try:
                self.session.apply(by, command)
            except CommandRejected:
                self.in_doubt = False  # a rejected command changes nothing
                raise
            except Exception:
                log.exception("a command failed", extra={"table": self.row.id[:6], "command": type(command).__name__})
                raise CommandRejected("internal") from None
            await self.store(by, command)
            version = self.session.version
            self.changed = now()
            try:
                await self.after_command()
            except StorageUnavailable:  # the command itself is stored
                self.services.spawn(self.retry_after_command())
            self.broadcast.send_updates(self.session, by)
            self.save_snapshot_if_due()
            self.notifications.notify_away(self.session, self.broadcast.people(), by)
            if not isinstance(command, (commands.Answer, commands.Propose)):
                self.send_presence()
        self.services.metrics.count("acts")
        self.services.metrics.observe(monotonic() - began)
        self.bots.wake()
        return version

    def check(self, by: str, command: AnyCommand) -> None:
        """Reject what a session cannot judge: unknown bots, seats of people who are connected, fixed settings."""
        if self.closed:
            raise CommandRejected("unavailable")
        check_bot(command)
        if isinstance(command, commands.SeatBot):
            seat = self.session.seats[command.seat]
            here = self.broadcast.people()
            if self.session.state is not None and seat.kind == "human" and seat.person != by and seat.person in here:
                raise CommandRejected("present", seat=command.seat + 1)
        if isinstance(command, commands.Configure) and self.row.daily is not None:
            raise CommandRejected("daily-fixed")

    async def store(self, by: str, command: AnyCommand) -> None:
        """Store a command that was applied; only then is the session no longer in doubt."""
        storage = self.services.storage
        try:
            # a lesson is not listed among a person's tables
            if isinstance(command, commands.Sit) and self.session.lesson() is None:
                await storage.add_sitter(by, self.row.id, now())
            stored = await storage.append(self.row.id, self.session.version, now(), CommandRecord(by, command))
        except StorageUnavailable:
            raise CommandRejected("unavailable") from None
        if not stored:
            await self.resolve_doubt()
            raise CommandRejected("stale")
        self.in_doubt = False

    async def after_command(self) -> None:
        """Store what follows from a command beside the table itself: the result of a finished game."""
        session = self.session
        await self.load_names(session.seats.people())
        if session.status == "over" and session.state is not None and session.outcome is not None:
            earned = achievements_of(session)
            await self.services.storage.add_result(
                ResultRow(
                    table=self.row.id,
                    game=self.row.game,
                    outcome=session.outcome,
                    assisted=session.assisted,
                    conceded=session.conceded,
                    players=len(session.seats),
                    answers=len(session.history),
                    achievements=earned.achievements,
                    daily=self.row.daily,
                    ended=self.changed,
                    facts=earned.facts,
                )
            )
            self.services.metrics.count("games_over")

    async def retry_after_command(self) -> None:
        """Repeat `after_command` until storage is back."""
        while not self.closed:
            await asyncio.sleep(RETRY_SECONDS)
            with suppress(StorageUnavailable):
                await self.after_command()
                return

    def save_snapshot_if_due(self) -> None:
        """Take a snapshot now and store it in the background; the table can be restored without it."""
        if self.session.version % SNAPSHOT_EVERY == 0:
            snapshot = take_snapshot(self.session)
            self.services.spawn(self.save_snapshot(self.session.version, snapshot))

    async def save_snapshot(self, version: int, snapshot: str) -> None:
        with suppress(StorageUnavailable):
            await self.services.storage.save_snapshot(self.row.id, version, snapshot)

    async def load_names(self, people: Iterable[str]) -> None:
        unknown = [person for person in people if person not in self.names]
        if unknown:
            self.names.update(await self.services.storage.names(unknown))

    # ---- commands of other processes

    async def resolve_doubt(self) -> None:
        """Restore the session from storage if it may be ahead of it."""
        if not self.in_doubt:
            return
        session = self.session
        try:
            self.session = await self.services.last_session(self.row)
            await self.catch_up()
        except StorageUnavailable:
            self.session = session
            raise CommandRejected("unavailable") from None
        self.in_doubt = False
        self.broadcast.reset_texts()
        self.broadcast.send_updates(self.session)

    async def catch_up(self) -> None:
        """Apply the stored commands that this session does not have yet."""
        for at, record in await self.services.storage.commands(self.row.id, self.session.version):
            self.session.apply(record.by, record.command)
            self.changed = at
        people = [*self.session.seats.people(), *(note.by for note in self.session.notices), self.session.host]
        await self.load_names(people)

    async def refresh(self) -> None:
        """Fetch the commands and chat that another process has stored."""
        async with self.lock:
            version = self.session.version
            try:
                await self.resolve_doubt()
                await self.catch_up()
                await self.refresh_chat()
            except (StorageUnavailable, CommandRejected):
                return  # storage announces when it is back
            if self.session.version != version:
                self.broadcast.send_updates(self.session)
                self.send_presence()
        await asyncio.sleep(OTHERS_FIRST)
        self.bots.wake()

    # ---- clients

    async def join(self, client: Outbox) -> None:
        async with self.lock:
            if self.closed:
                raise CommandRejected("unavailable")
            await self.resolve_doubt()
            self.broadcast.clients.add(client)
            self.notifications.returned(client.person)
            self.send_update(client)
            self.send_presence()
        self.bots.wake()

    def leave(self, client: Outbox) -> None:
        self.broadcast.clients.discard(client)
        self.idle_since = monotonic()
        if not self.closed:
            self.send_presence()

    def presenter(self, lang: Lang) -> TablePresenter:
        return self.broadcast.presenter(self.session, lang)

    def send_update(self, client: Outbox) -> None:
        self.broadcast.send_update(self.session, client, self.presenter(client.lang))

    def send_presence(self) -> None:
        self.broadcast.send_presence(self.session, self.rematch)

    async def resend_update(self, client: Outbox) -> None:
        """Send a client the table as it is; never while a command is being stored."""
        async with self.lock:
            if not self.in_doubt:
                self.send_update(client)

    async def set_language(self, client: Outbox, lang: Lang) -> None:
        """Continue in another language and send the log from its start."""
        client.lang = lang
        client.version = 0
        await self.resend_update(client)

    async def rename_person(self, person: str, name: str) -> None:
        async with self.lock:
            if person in self.names and not self.in_doubt:
                self.names[person] = name
                self.broadcast.reset_texts()
                self.broadcast.send_updates(self.session)
                self.send_presence()

    def can_watch(self, person: str) -> bool:
        """Does this person have a seat, could they take one, or may anybody watch?"""
        seats = self.session.seats.seats
        return self.row.spectators or any(
            seat.kind == "open" or seat.person == person or seat.kept_for == person for seat in seats
        )

    # ---- chat

    async def post_chat(self, person: str, text: str) -> None:
        await self.services.storage.add_chat(self.row.id, person, text, now())
        await self.refresh_chat()

    async def refresh_chat(self) -> None:
        """Send everybody the new lines of chat, and the table of a rematch."""
        rows = await self.chat.fetch_new()
        await self.load_names(row.person for row in rows)
        for line in self.chat.add(rows, self.names):
            self.broadcast.send(line)
        if self.session.status == "over" and self.rematch is None:
            self.rematch = await self.services.storage.rematch(self.row.id)
            if self.rematch is not None:
                self.send_presence()

    # ---- workers

    def position(self, state: Any) -> Position:
        """A state of this table as a worker process gets it."""
        return Position(self.row.game, self.row.content, self.session.game.dump(state))

    # ---- the end

    def close(self, text: str) -> None:
        """Leave memory; clients get a request to reconnect."""
        self.closed = True
        self.services.forget(self)
        self.broadcast.drop_all(text)

    def is_idle(self, seconds: float) -> bool:
        return not self.broadcast.clients and not self.bots.is_running and monotonic() - self.idle_since > seconds


def check_bot(command: AnyCommand) -> None:
    """Reject a command that seats a bot which does not exist."""
    if isinstance(command, commands.SeatBot) and command.bot not in bot_names():
        raise CommandRejected("no-bot", bot=command.bot[:40], allowed=", ".join(bot_names()))
