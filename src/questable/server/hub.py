"""All tables of this process, and what they share."""

import asyncio
import logging
from collections.abc import Callable
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
from questable.server.store import Store, TableRow
from questable.server.tokens import new_id, new_seed
from questable.server.webhook import Post
from questable.tables.adviser import SearchAdviser
from questable.tables.game_cache import GameCache
from questable.tables.metrics import Metrics
from questable.tables.packs import split_address
from questable.tables.room import Room, check_bot, now
from questable.tables.worker_pool import WorkerPool
from questable.tables.worker_tasks import Position, UnknownCards

T = TypeVar("T")
log = logging.getLogger("questable.hub")
CHECK_SECONDS = 10.0  # that a pack may take to be checked
SWEEP = 30.0  # seconds between looks for tables that nobody is at


class Hub:
    def __init__(self, settings: Settings, adviser: Callable[[], Adviser] = SearchAdviser) -> None:
        self.settings = settings
        self.adviser = adviser
        self.metrics = Metrics()
        self.store = Store(open_database(settings.db))
        self.shelf = PackStore(self.store.database)
        self.workers = WorkerPool(settings.workers, settings.bot_seconds, self.metrics)
        self.checkers = WorkerPool(1, CHECK_SECONDS, self.metrics)  # of packs: no bot waits for a stranger's
        self.library = GameCache(self.shelf, self.checkers)
        self.post = Post(settings.webhooks, self.metrics)
        self.rooms: dict[str, Room] = {}
        self.opening = asyncio.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.ready = False

    async def open(self) -> None:
        await self.store.database.open()
        await self.library.open()
        self.store.database.listen(self.heard)
        self.spawn(self.sweep())
        self.ready = True

    def say_goodbye(self) -> None:
        """Clients are told to come back, and new ones are not let in."""
        self.ready = False
        for room in list(self.rooms.values()):
            for client in list(room.clients):
                client.drop("The server restarts; come back in a moment.")

    async def close(self) -> None:
        """Commands that are under way are stored."""
        self.say_goodbye()
        for room in list(self.rooms.values()):
            under_way = list(room.tasks)
            room.close("")
            if room.bots is not None:
                room.bots.cancel()
            await asyncio.gather(*under_way, return_exceptions=True)
        for task in list(self.tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.post.close()
        self.workers.replace()
        self.checkers.replace()
        await self.store.database.close()

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            for room in list(self.rooms.values()):
                if room.is_idle(self.settings.idle_seconds):
                    room.close("")

    def heard(self, table: str, sequence: int) -> None:
        """Something was done at a table; without its id: maybe at any of them."""
        for room in list(self.rooms.values()) if table == "" else [self.rooms[table]] if table in self.rooms else []:
            if sequence == 0 or sequence > room.session.version:
                self.spawn(room.refresh())

    # ---- tables

    async def room(self, id: str) -> Room:
        """A table by its id, made from what is stored if it is not in memory."""
        if id in self.rooms:
            return self.rooms[id]
        row = await self.store.table(id)
        if row is None:
            raise CommandRejected("no-table")
        if row.rules != RULES:
            raise CommandRejected("stored-elsewhere")
        await self.library.game(row.game, row.content)  # nobody waits for cards that somebody else's table needs
        async with self.opening:
            if id in self.rooms:
                return self.rooms[id]
            room = Room(self, row, await self.last_session(row))
            try:
                await room.catch_up()
                room.changed = await self.store.last_change(id) or row.created
            except CommandRejected as refused:
                log.error("stored commands do not fit", extra={"table": id[:6], "refusal": refused.code})
                raise CommandRejected("stored-elsewhere") from None
            await room.hear()
            if room.session.status == "over":
                await room.after()  # the result, in case a crash came between
            self.rooms[id] = room
            self.metrics.counts["tables"] = len(self.rooms)
            return room

    async def rename(self, person: str, name: str) -> None:
        """Somebody has another name now, or (when forgotten) none."""
        for room in list(self.rooms.values()):
            await room.rename(person, name)

    async def settled(self, id: str) -> Room:
        """A table at which nothing is just being stored."""
        room = await self.room(id)
        async with room.lock:
            await room.settle()
        return room

    def forget(self, room: Room) -> None:
        if self.rooms.get(room.row.id) is room:
            del self.rooms[room.row.id]
        self.metrics.counts["tables"] = len(self.rooms)

    async def think(self, task: Callable[..., T], position: Position, *args: Any) -> T:
        """Have something thought out elsewhere; cards that the process has not met are sent along."""
        try:
            return await self.workers.think(task, position, *args)
        except UnknownCards:
            parcel = await self.library.parcel(position.game, position.content)
            return await self.workers.think(task, position._replace(parcel=parcel), *args)

    async def make_session(self, row: TableRow) -> Session:
        """The table as it was made, before anything was done at it."""
        game = await self.library.game(row.game, row.content)
        return Session(game, row.config, row.seed, row.host, row.answers)

    async def last_session(self, row: TableRow) -> Session:
        """The table as its last snapshot has it: what was done since is to be taken again."""
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
        """Make a table; the seats are taken as asked for. A mistake is refused before anything is stored."""
        played = await self.library.choose(game, packs or []) if content is None else content
        row = TableRow(
            id=id or new_id(),
            game=game,
            content=played,
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
        for hash in split_address(played)[1]:
            if not await self.shelf.keep(hash):
                raise CommandRejected("no-pack", pack=hash[:40])
        await self.store.add_table(row)
        room = await self.room(row.id)
        for command in opening:
            await room.apply(person, command)
        return room


def opening_commands(session: Session, person: str, seats: list[str] | None, start: bool) -> list[AnyCommand]:
    """Who sits where, tried on a session that is thrown away."""
    wanted = seats if seats is not None else ["me", *["open"] * (len(session.seats) - 1)]
    if len(wanted) != len(session.seats):
        raise CommandRejected("seats", count=len(wanted), players=len(session.seats))
    opening: list[AnyCommand] = [Sit(number) for number, who in enumerate(wanted) if who == "me"]
    opening += [SeatBot(number, who) for number, who in enumerate(wanted) if who not in ("me", "open")]
    if start:
        opening.append(Start())
    for command in opening:
        check_bot(command)
        session.apply(person, command)
    return opening
