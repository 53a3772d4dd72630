"""The WebSocket of a client at a table. Incoming messages are untrusted; each gets a reply."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from questable.play.commands import AnyCommand
from questable.play.errors import CommandRejected, malformed_command
from questable.server.hub import Hub
from questable.server.identity import check_origin, client_address, language_of, need_profile
from questable.server.limits import ADVICE, CHAT, MESSAGES, Bucket, Limits
from questable.server.raw_send import encoded_text, raw_send
from questable.tables.advice_messages import hint_message, odds_message
from questable.tables.outbox import ENCODER, Outbox
from questable.tables.protocol import (
    AskHint,
    AskOdds,
    Do,
    Done,
    Ping,
    Pong,
    Problem,
    Say,
    Speak,
    ToServer,
    Welcome,
)
from questable.tables.room import Room
from questable.tables.worker_tasks import advise

MOST_CHAT_LENGTH = 500
REJECTED = 4400  # the close code; the last message gives the reason
DECODER: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)
log = logging.getLogger("questable.socket")
Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, hub: Hub, limits: Limits, table: str) -> None:
    """One client at one table. `since` in the query is the last version that the client has seen."""
    lang = language_of(socket)
    try:
        check_origin(socket)
        limits.check("socket", client_address(socket))
        profile = await need_profile(socket, hub)
        room = await hub.room(table)
        if not room.can_watch(profile.id):
            raise CommandRejected("no-spectators")
        await socket.accept()
        room.names[profile.id] = profile.name
        client = Outbox(profile.id, lang, requested_version(socket, room))
    except CommandRejected as rejected:
        await reject(socket, Problem(rejected.code, rejected.say(lang)))
        return
    await Connection(socket, hub, room, client).run()


def requested_version(socket: Socket, room: Room) -> int:
    """The version in the query; 0 if the table never had it."""
    since = socket.query_params.get("since", "0")
    version = int(since) if since.isdecimal() and len(since) < 10 else 0
    return version if version <= room.session.version else 0


async def reject(socket: Socket, problem: Problem) -> None:
    """Send the reason, then close."""
    if socket.connection_state != "connect":
        await socket.accept()
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_data(ENCODER.encode(problem).decode())
        await socket.close(REJECTED, problem.code)


def decode(data: str) -> ToServer:
    """Decode a message; `MsgspecError` if it is not one."""
    return DECODER.decode(data)


class Connection:
    """One client at one table: reads its messages, dispatches them, and writes what its outbox holds."""

    def __init__(self, socket: Socket, hub: Hub, room: Room, client: Outbox) -> None:
        self.socket = socket
        self.hub = hub
        self.room = room
        self.client = client
        factor = hub.settings.limits
        self.message_limit = Bucket(MESSAGES, factor)
        self.chat_limit = Bucket(CHAT, factor)
        self.advice_limit = Bucket(ADVICE, factor)
        self.advice_tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        self.hub.metrics.count("sockets")
        writer = asyncio.create_task(self.write())
        try:
            self.send_welcome()
            await self.room.join(self.client)
            await self.read()
        except CommandRejected as rejected:
            self.client.send(self.problem(rejected))
            self.client.drop(rejected.say(self.client.lang))
            await writer
        finally:
            self.room.leave(self.client)
            self.hub.metrics.count("sockets", -1)
            for task in [*self.advice_tasks, writer]:
                task.cancel()

    def send_welcome(self) -> None:
        row = self.room.row
        self.client.send(
            Welcome(
                table=row.id,
                game=row.game,
                content=row.content,
                lang=self.client.lang,
                you=self.client.person,
                host=self.room.session.host == self.client.person,
                spectators=row.spectators,
                listed=row.listed,
                daily=row.daily,
                chat=list(self.room.chat.lines),
            )
        )

    # ---- out

    async def write(self) -> None:
        """Send the messages of the outbox in order."""
        send = raw_send(self.socket)
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (data := await self.client.next()) is not None:
                await send({"type": "websocket.send", "text": encoded_text(data), "bytes": None})
            if self.client.dropped:
                self.hub.metrics.count("dropped")
            await self.socket.close(1013)

    def problem(self, rejected: CommandRejected, re: int | None = None) -> Problem:
        self.hub.metrics.count("refusals")
        return Problem(rejected.code, rejected.say(self.client.lang), re)

    # ---- in

    async def read(self) -> None:
        while not self.client.dropped:
            try:
                data = await self.socket.receive_data("text")
            except (WebSocketDisconnect, RuntimeError):
                return
            except (KeyError, TypeError, AttributeError):
                self.client.send(self.problem(malformed_command("text is expected")))
                continue
            self.hub.metrics.count("messages")
            if not self.message_limit.take():
                self.hub.metrics.count("limited")
                self.client.send(self.problem(CommandRejected("too-many")))
                await asyncio.sleep(0.2)  # slow down a client that floods
                continue
            await self.handle(data)

    async def handle(self, data: str) -> None:
        """Decode a message and dispatch it; a bad message gets a problem in reply."""
        re: int | None = None
        try:
            request = decode(data)
            re = getattr(request, "id", None)
            await self.dispatch(request)
        except CommandRejected as rejected:
            self.client.send(self.problem(rejected, re))
            if rejected.code in ("stale", "illegal", "not-asked", "over"):
                await self.room.resend_update(self.client)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            self.client.send(self.problem(malformed_command(str(error)), re))

    async def dispatch(self, request: ToServer) -> None:
        match request:
            case Do(id, command):
                await self.apply(id, command)
            case Say(id, text):
                await self.post_chat(id, text)
            case AskHint(id, seat):
                self.give_advice(self.hint(id, seat), id)
            case AskOdds(id, seat):
                self.give_advice(self.odds(id, seat), id)
            case Speak(lang):
                await self.room.set_language(self.client, lang)
            case Ping(id):
                self.client.send(Pong(id))

    async def apply(self, id: int, command: AnyCommand) -> None:
        version = await self.room.apply(self.client.person, command)
        self.client.send(Done(id, version))

    async def post_chat(self, id: int, text: str) -> None:
        printable = "".join(letter for letter in text.strip() if letter.isprintable())
        if not printable:
            raise CommandRejected("empty")
        if len(printable) > MOST_CHAT_LENGTH:
            raise CommandRejected("too-long", most=MOST_CHAT_LENGTH)
        if not self.chat_limit.take():
            raise CommandRejected("too-many")
        await self.room.post_chat(self.client.person, printable)
        self.client.send(Done(id, self.room.session.version))

    # ---- advice, computed in a worker process while the table goes on

    def give_advice(self, work: Coroutine[Any, Any, None], id: int) -> None:
        if not self.advice_limit.take():
            work.close()
            raise CommandRejected("too-many")
        task = asyncio.create_task(self.finish_advice(work, id))
        self.advice_tasks.add(task)
        task.add_done_callback(self.advice_tasks.discard)

    async def finish_advice(self, work: Coroutine[Any, Any, None], id: int) -> None:
        try:
            await work
        except CommandRejected as rejected:
            self.client.send(self.problem(rejected, id))
        except Exception as error:  # noqa: BLE001 - an adviser may fail in any way; the player gets a problem
            log.warning("advice failed", extra={"error": type(error).__name__})
            self.client.send(self.problem(CommandRejected("no-advice"), id))

    async def advise(self, seat: int, what: str) -> tuple[int, Any]:
        """The number of the decision, and the advice."""
        async with self.room.lock:
            session = self.room.session
            position = self.room.position(session.known_to(self.client.person, seat))
            posed = session.posed
        return posed, await self.hub.run_task(advise, position, seat, self.hub.adviser, what)

    async def hint(self, id: int, seat: int) -> None:
        posed, advice = await self.advise(seat, "hint")
        self.client.send(hint_message(id, posed, advice, self.client.lang, self.room.session.game.name))

    async def odds(self, id: int, seat: int) -> None:
        posed, odds = await self.advise(seat, "odds")
        self.client.send(odds_message(id, posed, odds))


HANDLERS = [table_socket]
