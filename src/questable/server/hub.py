"""The tables of this process, and the services that they share."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from questable.kernel.codec import RULES
from questable.kernel.errors import LoadError
from questable.play.advice import Adviser
from questable.play.commands import AnyCommand, SeatBot, Sit, Start
from questable.play.errors import CommandRejected
from questable.play.session import Session
from questable.play.snapshot import restore
from questable.server.database import open_database
from questable.server.pack_store import PackStore
from questable.server.settings import Settings
from questable.server.store import Store
from questable.server.tokens import new_id, new_seed
from questable.server.webhook import WebhookSender
from questable.tables.adviser import SearchAdviser
from questable.tables.game_cache import GameCache
from questable.tables.metrics import Metrics
from questable.tables.packs import split_content_address
from questable.tables.records import TableRow, now
from questable.tables.room import Room, check_bot
from questable.tables.services import TableServices
from questable.tables.worker_pool import WorkerPool
from questable.tables.worker_tasks import Position, UnknownCards

T = TypeVar("T")
log = logging.getLogger("questable.hub")
CHECK_SECONDS = 10.0  # the longest that the check of a pack may take
SWEEP_SECONDS = 30.0  # between searches for idle tables


class Hub(TableServices):
    def __init__(self, settings: Settings, adviser: Callable[[], Adviser] = SearchAdviser) -> None:
        self.settings = settings
        self.adviser = adviser
        self.metrics = Metrics()
        self.public_url = settings.url
        self.store = Store(open_database(settings.db))
        self.packs = PackStore(self.store.database)
        self.workers = WorkerPool(settings.workers, settings.bot_seconds, self.metrics)
        self.checkers = WorkerPool(1, CHECK_SECONDS, self.metrics)  # separate: no bot waits for the check of a pack
        self.games = GameCache(self.packs, self.checkers)
        self.webhooks = WebhookSender(settings.webhooks, self.metrics)
        self.rooms: dict[str, Room] = {}
        self.opening = asyncio.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.ready = False

    @property
    def storage(self) -> Store:
        return self.store

    async def open(self) -> None:
        await self.store.database.open()
        await self.games.open()
        self.store.database.listen(self.on_table_changed)
        self.spawn(self.sweep())
        self.ready = True

    def drop_clients(self) -> None:
        """Tell all clients to reconnect."""
        self.ready = False
        for room in list(self.rooms.values()):
            room.broadcast.drop_all("The server restarts; come back in a moment.")

    async def close(self) -> None:
        """Shut down, after the commands in progress have been stored."""
        self.drop_clients()
        for room in list(self.rooms.values()):
            in_progress = list(room.tasks)
            room.close("")
            room.bots.cancel()
            await asyncio.gather(*in_progress, return_exceptions=True)
        for task in list(self.tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.webhooks.close()
        self.workers.stop()
        self.checkers.stop()
        await self.store.database.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def send_notice(self, url: str, notice: dict[str, str]) -> None:
        self.webhooks.send(url, notice)

    async def sweep(self) -> None:
        """Close idle tables now and then."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for room in list(self.rooms.values()):
                if room.is_idle(self.settings.idle_seconds):
                    room.close("")

    def on_table_changed(self, table: str, sequence: int) -> None:
        """Refresh a table that another process has changed; an empty id stands for all tables."""
        for room in list(self.rooms.values()) if table == "" else [self.rooms[table]] if table in self.rooms else []:
            if sequence == 0 or sequence > room.session.version:
                self.spawn(room.refresh())

    # ---- tables

    async def room(self, id: str) -> Room:
        """A table by its id, restored from storage if it is not in memory."""
        if id in self.rooms:
            return self.rooms[id]
        row = await self.store.table(id)
        if row is None:
            raise CommandRejected("no-table")
        if row.rules != RULES:
            raise CommandRejected("stored-elsewhere")
        await self.games.game(row.game, row.content)  # before the lock: tables with known cards need not wait
        async with self.opening:
            if id in self.rooms:
                return self.rooms[id]
            room = Room(self, row, await self.last_session(row))
            try:
                await room.catch_up()
                room.changed = await self.store.last_change(id) or row.created
            except CommandRejected as rejected:
                log.error("stored commands do not fit", extra={"table": id[:6], "refusal": rejected.code})
                raise CommandRejected("stored-elsewhere") from None
            await room.refresh_chat()
            if room.session.status == "over":
                await room.after_command()  # stores the result if a crash has prevented it
            self.rooms[id] = room
            self.metrics.counts["tables"] = len(self.rooms)
            return room

    async def rename_person(self, person: str, name: str) -> None:
        """Use a person's new name at all tables; "" after their profile was deleted."""
        for room in list(self.rooms.values()):
            await room.rename_person(person, name)

    async def consistent_room(self, id: str) -> Room:
        """A table by its id, whose session is not ahead of storage."""
        room = await self.room(id)
        async with room.lock:
            await room.resolve_doubt()
        return room

    def forget(self, room: Room) -> None:
        if self.rooms.get(room.row.id) is room:
            del self.rooms[room.row.id]
        self.metrics.counts["tables"] = len(self.rooms)

    async def run_task(self, task: Callable[..., T], position: Position, *args: Any) -> T:
        """Run a task in a worker process; the cards are sent along if the worker does not have them."""
        try:
            return await self.workers.run(task, position, *args)
        except UnknownCards:
            bundle = await self.games.bundle(position.game, position.content)
            return await self.workers.run(task, position._replace(bundle=bundle), *args)

    async def make_session(self, row: TableRow) -> Session:
        """The session of a table before its first command."""
        game = await self.games.game(row.game, row.content)
        return Session(game, row.config, row.seed, row.host, row.answers)

    async def last_session(self, row: TableRow) -> Session:
        session = await self.make_session(row)
        snapshot = await self.store.snapshot(row.id)
        if snapshot is not None:
            try:
                restore(session, snapshot)
            except LoadError as error:
                log.warning("a snapshot does not fit", extra={"table": row.id[:6], "error": str(error)[:100]})
        return session

    def new_seed(self) -> int:
        return new_seed() if self.settings.seed is None else self.settings.seed

    async def new_table(
        self,
        person: str,
        game: str,
        config: dict[str, Any],
        seats: list[str] | None = None,
        start: bool = False,
        listed: bool = False,
        spectators: bool = True,
        daily: str | None = None,
        seed: int | None = None,
        packs: list[str] | None = None,
        content: str | None = None,
        answers: list[str] | None = None,
        id: str | None = None,
    ) -> Room:
        """Create a table and assign its seats. A bad request is rejected before anything is stored."""
        address = await self.games.address_with_packs(game, packs or []) if content is None else content
        row = TableRow(
            id=id or new_id(),
            game=game,
            content=address,
            rules=RULES,
            config=config,
            seed=self.new_seed() if seed is None else seed,
            host=person,
            answers=answers or [],
            listed=listed,
            spectators=spectators,
            daily=daily,
            created=now(),
        )
        opening = opening_commands(await self.make_session(row), person, seats, start)
        for hash in split_content_address(address)[1]:
            if not await self.packs.mark_played(hash):
                raise CommandRejected("no-pack", pack=hash[:40])
        await self.store.add_table(row)
        room = await self.room(row.id)
        for command in opening:
            await room.apply(person, command)
        return room


def opening_commands(session: Session, person: str, seats: list[str] | None, start: bool) -> list[AnyCommand]:
    """The commands that assign the seats; they are tried on a session that is thrown away."""
    occupants = seats if seats is not None else ["me", *["open"] * (len(session.seats) - 1)]
    if len(occupants) != len(session.seats):
        raise CommandRejected("seats", count=len(occupants), players=len(session.seats))
    opening: list[AnyCommand] = [Sit(number) for number, who in enumerate(occupants) if who == "me"]
    opening += [SeatBot(number, who) for number, who in enumerate(occupants) if who not in ("me", "open")]
    if start:
        opening.append(Start())
    for command in opening:
        check_bot(command)
        session.apply(person, command)
    return opening
