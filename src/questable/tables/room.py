"""A table in memory: one session, the clients that look at it, the bots that play at it.

Commands are handled one at a time. Each is applied to the session, stored, and only then shown and acknowledged, so
that nobody sees what a crash could take back.
"""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from time import monotonic, time
from typing import TYPE_CHECKING, Any

from questable.bots.registry import BOTS
from questable.play import commands
from questable.play.achievements import achievements_of
from questable.play.commands import Answer, AnyCommand, CommandRecord
from questable.play.errors import SESSION, CommandRejected
from questable.play.session import Session
from questable.play.snapshot import take_snapshot
from questable.server.database import Unavailable
from questable.server.store import ResultRow, TableRow
from questable.tables.narrator import Narrator
from questable.tables.outbox import Outbox
from questable.tables.presenter import TablePresenter
from questable.tables.protocol import Chat, PersonSeen, Presence
from questable.tables.worker_tasks import Position, bot_answers
from questable.text.catalogue import message
from questable.text.languages import Lang

if TYPE_CHECKING:
    from questable.server.hub import Hub

CHAT_KEPT = 100
SNAPSHOT_EVERY = 100  # commands
TITLES = {"tenefyr": "Heroes of Tenefyr", "terrinoth": "Heroes of Terrinoth"}
AGAIN = 1.0  # seconds until something is tried again that the storage was away for
OTHERS_FIRST = 3.0  # seconds that another process has to move its bots before we do
log = logging.getLogger("questable.room")


class Room:
    def __init__(self, hub: "Hub", row: TableRow, session: Session) -> None:
        self.hub = hub
        self.row = row
        self.session = session
        self.changed = row.created
        self.people: dict[str, str] = {}  # names of all who have to do with this table
        self.clients: set[Outbox] = set()
        self.chat: list[Chat] = []
        self.narrators: dict[Lang, Narrator] = {}
        self.lock = asyncio.Lock()
        self.bots: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[Any]] = set()
        self.rematch: str | None = None  # where the party plays on
        self.noticed: set[str] = set()  # people who were told that it is their turn, and have not come since
        self.idle_since = monotonic()
        self.closed = False
        self.doubtful = False  # memory may be ahead of what is stored

    # ---- commands

    async def apply(self, by: str, command: AnyCommand) -> int:
        """Take a command, store it and show it; the version it led to. Whoever waits for it may leave meanwhile."""
        task = asyncio.create_task(self.take(by, command))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)

    async def take(self, by: str, command: AnyCommand) -> int:
        began = monotonic()
        async with self.lock:
            await self.settle()
            self.check(by, command)
            self.doubtful = True
            try:
                self.session.apply(by, command)
            except CommandRejected:
                self.doubtful = False  # refused is unchanged
                raise
            except Exception:
                log.exception("a command failed", extra={"table": self.row.id[:6], "command": type(command).__name__})
                raise CommandRejected("internal") from None
            try:
                if isinstance(command, commands.Sit) and self.session.lesson() is None:  # a lesson is no game of mine
                    await self.hub.store.add_sitter(by, self.row.id, now())
                stored = await self.hub.store.append(
                    self.row.id, self.session.version, now(), CommandRecord(by, command)
                )
            except Unavailable:
                raise CommandRejected("unavailable") from None
            if not stored:
                await self.settle()
                raise CommandRejected("stale")
            self.doubtful = False
            version = self.session.version
            self.changed = now()
            try:
                await self.after()
            except Unavailable:  # the command is stored, whatever becomes of the rest
                self.hub.spawn(self.make_up())
            self.broadcast(by)
            self.remember()
            self.notify(by)
            if not isinstance(command, (commands.Answer, commands.Propose)):
                self.tell_presence()
        self.hub.metrics.count("acts")
        self.hub.metrics.observe(monotonic() - began)
        self.wake_bots()
        return version

    def check(self, by: str, command: AnyCommand) -> None:
        """What a session cannot know: which bots there are, who is here, what kind of table this is."""
        if self.closed:
            raise CommandRejected("unavailable")
        check_bot(command)
        if isinstance(command, commands.SeatBot):
            seat = self.session.seats[command.seat]
            here = {client.person for client in self.clients}
            if self.session.state is not None and seat.kind == "human" and seat.person != by and seat.person in here:
                raise CommandRejected("present", seat=command.seat + 1)
        if isinstance(command, commands.Configure) and self.row.daily is not None:
            raise CommandRejected("daily-fixed")

    async def after(self) -> None:
        """What follows from a command beside the table itself."""
        session = self.session
        await self.learn_names(session.seats.people())
        if session.status == "over" and session.state is not None and session.outcome is not None:
            feats = achievements_of(session)
            await self.hub.store.add_result(
                ResultRow(
                    table=self.row.id,
                    game=self.row.game,
                    outcome=session.outcome,
                    assisted=session.assisted,
                    conceded=session.conceded,
                    players=len(session.seats),
                    answers=len(session.history),
                    achievements=feats.achievements,
                    daily=self.row.daily,
                    ended=self.changed,
                    facts=feats.facts,
                )
            )
            self.hub.metrics.count("games_over")

    async def make_up(self) -> None:
        """Do what follows from the last command once the storage is back."""
        while not self.closed:
            await asyncio.sleep(AGAIN)
            with suppress(Unavailable):
                await self.after()
                return

    def notify(self, by: str) -> None:
        """Tell people who are asked and away, once until they come back."""
        self.noticed.discard(by)
        here = {client.person for client in self.clients}
        asked = {self.session.seats[seat].person for seat in self.session.deciding()}
        if self.session.status == "playing":
            for person in asked - here - self.noticed - {by}:
                self.noticed.add(person)
                self.hub.spawn(self.tell_away(person))

    async def tell_away(self, person: str) -> None:
        with suppress(Unavailable):
            found = await self.hub.store.webhook(person)
            if found is not None:
                url, lang = found
                text = message(lang, "notice-turn", SESSION, title=TITLES[self.row.game])
                link = f"{self.hub.settings.url.rstrip('/')}/t/{self.row.id}"
                said = f"{text} {link}"
                # `text` and `content` are what chat services read
                notice = {"table": self.row.id, "game": self.row.game, "link": link, "text": said, "content": said}
                self.hub.post.send(url, notice)

    def remember(self) -> None:
        """Keep a snapshot now and then; nobody waits for it, and without it the commands are there."""
        if self.session.version % SNAPSHOT_EVERY == 0:
            snapshot = take_snapshot(self.session)
            self.hub.spawn(self.keep(self.session.version, snapshot))

    async def keep(self, version: int, snapshot: str) -> None:
        with suppress(Unavailable):
            await self.hub.store.keep_snapshot(self.row.id, version, snapshot)

    async def learn_names(self, people: Iterable[str]) -> None:
        unknown = [person for person in people if person not in self.people]
        if unknown:
            self.people.update(await self.hub.store.names(unknown))

    # ---- what other processes did

    async def settle(self) -> None:
        """Where memory may be ahead of what is stored, make the session anew."""
        if not self.doubtful:
            return
        session = self.session
        try:
            self.session = await self.hub.last_session(self.row)
            await self.catch_up()
        except Unavailable:
            self.session = session
            raise CommandRejected("unavailable") from None
        self.doubtful = False
        self.narrators = {}
        self.broadcast()

    async def catch_up(self) -> None:
        """Take the commands that are stored and not yet known here."""
        for at, act in await self.hub.store.acts(self.row.id, self.session.version):
            self.session.apply(act.by, act.command)
            self.changed = at
        people = [*self.session.seats.people(), *(note.by for note in self.session.notices), self.session.host]
        await self.learn_names(people)

    async def refresh(self) -> None:
        """Another process did something here, or said something."""
        async with self.lock:
            version = self.session.version
            try:
                await self.settle()
                await self.catch_up()
                await self.hear()
            except (Unavailable, CommandRejected):
                return  # when storage is back, we are told so
            if self.session.version != version:
                self.broadcast()
                self.tell_presence()
        await asyncio.sleep(OTHERS_FIRST)
        self.wake_bots()

    # ---- clients

    async def join(self, client: Outbox) -> None:
        async with self.lock:
            if self.closed:
                raise CommandRejected("unavailable")
            await self.settle()
            self.clients.add(client)
            self.noticed.discard(client.person)
            self.show(client, self.look(client.lang))
            self.tell_presence()
        self.wake_bots()

    def leave(self, client: Outbox) -> None:
        self.clients.discard(client)
        self.idle_since = monotonic()
        if not self.closed:
            self.tell_presence()

    def look(self, lang: Lang) -> TablePresenter:
        narrator = self.narrators.setdefault(lang, Narrator(lang))
        return TablePresenter(self.session, lang, self.people, narrator)

    def broadcast(self, first: str = "") -> None:
        """Tell everybody what is new; who acted waits for it, and is told first."""
        looks: dict[Lang, TablePresenter] = {}
        for client in sorted(self.clients, key=lambda client: client.person != first):
            if client.lang not in looks:
                looks[client.lang] = self.look(client.lang)
            self.show(client, looks[client.lang])

    def show(self, client: Outbox, look: TablePresenter) -> None:
        """Tell a client what is new; with other seats than before one reads another log."""
        seats = self.session.seats.of(client.person)
        if client.seats is not None and client.seats != seats:
            client.version = 0
        client.seats = seats
        client.send(look.update(client.person, client.version))
        client.version = self.session.version

    async def show_again(self, client: Outbox) -> None:
        """The table as it is; never while a command is being stored."""
        async with self.lock:
            if not self.doubtful:
                self.show(client, self.look(client.lang))

    async def speak(self, client: Outbox, lang: Lang) -> None:
        """Go on in another language, the log from its beginning."""
        client.lang = lang
        client.version = 0
        await self.show_again(client)

    async def rename(self, person: str, name: str) -> None:
        async with self.lock:
            if person in self.people and not self.doubtful:
                self.people[person] = name
                self.narrators = {}
                self.broadcast()
                self.tell_presence()

    def tell_presence(self) -> None:
        here = {client.person for client in self.clients}
        seated = self.session.seats.people()
        people = [PersonSeen(who, self.people.get(who, ""), self.session.seats.of(who), who in here) for who in seated]
        presence = Presence(people, len(here.difference(seated)), self.rematch)
        for client in list(self.clients):
            client.send(presence)

    def may_watch(self, person: str) -> bool:
        """Has this person a seat, could they take one, or may anybody watch?"""
        seats = self.session.seats.seats
        return self.row.spectators or any(
            seat.kind == "open" or seat.person == person or seat.kept_for == person for seat in seats
        )

    # ---- chat

    async def say(self, person: str, text: str) -> None:
        await self.hub.store.say(self.row.id, person, text, now())
        await self.hear()

    async def hear(self) -> None:
        """Tell everybody what was said since, and where the party plays on."""
        last = self.chat[-1].number if self.chat else 0
        rows = await self.hub.store.chat(self.row.id, last, CHAT_KEPT)
        await self.learn_names(row.person for row in rows)
        for row in rows:
            if row.text and (not self.chat or row.number > self.chat[-1].number):
                self.chat.append(Chat(row.number, row.person, self.people.get(row.person, ""), row.text, row.at))
                for client in list(self.clients):
                    client.send(self.chat[-1])
        del self.chat[:-CHAT_KEPT]
        if self.session.status == "over" and self.rematch is None:
            self.rematch = await self.hub.store.rematch(self.row.id)
            if self.rematch is not None:
                self.tell_presence()

    # ---- bots

    def position(self, state: Any) -> Position:
        return Position(self.row.game, self.row.content, self.session.game.dump(state))

    def wake_bots(self) -> None:
        """Let bots play if it is their turn and they are not at it yet."""
        playing = self.bots is not None and not self.bots.done()
        if not self.closed and not playing and self.session.bot_to_move() is not None:
            self.bots = asyncio.create_task(self.play_bots())

    async def play_bots(self) -> None:
        failures = 0
        while not self.closed and self.session.bot_to_move() is not None:
            posed = self.session.posed
            seats = list(enumerate(self.session.seats.seats))
            # a bot that fails again and again is replaced by one that cannot
            bots = {number: seat.bot if failures < 3 else "random" for number, seat in seats if seat.kind == "bot"}
            people = frozenset(number for number, seat in seats if seat.kind == "human")
            position = self.position(self.session.state)
            try:
                answers = await self.hub.think(bot_answers, position, bots, people, self.row.seed)
            except Exception as error:  # noqa: BLE001 - a bot may fail in any way; the table goes on
                failures += 1
                log.warning("a bot failed", extra={"table": self.row.id[:6], "error": type(error).__name__})
                await asyncio.sleep(min(0.2 * failures, 5.0))
                continue
            for seat, key in answers:
                try:
                    posed = await self.apply("", Answer(seat, key, posed))
                except CommandRejected as refused:
                    if refused.code == "unavailable":
                        await asyncio.sleep(AGAIN)
                    break  # somebody was quicker: an undo, a pause, another process

    # ---- the end

    def close(self, text: str) -> None:
        """Leave the memory; clients are told to come back."""
        self.closed = True
        self.hub.forget(self)
        for client in list(self.clients):
            client.drop(text)

    def is_idle(self, seconds: float) -> bool:
        playing = self.bots is not None and not self.bots.done()
        return not self.clients and not playing and monotonic() - self.idle_since > seconds


def check_bot(command: AnyCommand) -> None:
    if isinstance(command, commands.SeatBot) and command.bot not in BOTS:
        raise CommandRejected("no-bot", bot=command.bot[:40], allowed=", ".join(BOTS))


def now() -> int:
    return int(time())
