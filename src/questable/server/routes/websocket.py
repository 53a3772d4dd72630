"""The socket of a client at a table: messages in, messages out, none trusted and none lost without a word."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from questable.play.commands import AnyCommand
from questable.play.errors import CommandRejected, malformed_command
from questable.server.hub import Hub
from questable.server.identity import address_of, check_origin, language_of, need_profile
from questable.server.limits import ADVICE, CHAT, MESSAGES, Bucket, Limits
from questable.server.raw_send import as_text, raw_send
from questable.tables.outbox import ENCODER, Outbox
from questable.tables.protocol import (
    AskHint,
    AskOdds,
    Do,
    Done,
    FigureSeen,
    Hint,
    Odds,
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
from questable.text.catalogue import message as text_of

MOST_CHAT = 500
REFUSED = 4400  # the close code; the reason stands in the last message
DECODER: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)
log = logging.getLogger("questable.socket")
Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, hub: Hub, limits: Limits, table: str) -> None:
    """One client at one table. `since` in the address: the last version that the client has seen."""
    lang = language_of(socket)
    try:
        check_origin(socket)
        limits.check("socket", address_of(socket))
        profile = await need_profile(socket, hub)
        room = await hub.room(table)
        if not room.may_watch(profile.id):
            raise CommandRejected("no-spectators")
        await socket.accept()
        room.people[profile.id] = profile.name
        client = Outbox(profile.id, lang, since_of(socket, room))
    except CommandRejected as refused:
        await turn_away(socket, Problem(refused.code, refused.say(lang)))
        return
    visit = Visit(socket, hub, room, client)
    await visit.run()


def since_of(socket: Socket, room: Room) -> int:
    """A version that this table never had is none."""
    since = socket.query_params.get("since", "0")
    version = int(since) if since.isdecimal() and len(since) < 10 else 0
    return version if version <= room.session.version else 0


async def turn_away(socket: Socket, problem: Problem) -> None:
    """Say why, then close."""
    if socket.connection_state != "connect":
        await socket.accept()
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_data(ENCODER.encode(problem).decode())
        await socket.close(REFUSED, problem.code)


class Visit:
    """A client's stay at a table."""

    def __init__(self, socket: Socket, hub: Hub, room: Room, client: Outbox) -> None:
        self.socket = socket
        self.hub = hub
        self.room = room
        self.client = client
        factor = hub.settings.limits
        self.messages = Bucket(MESSAGES, factor)
        self.chat = Bucket(CHAT, factor)
        self.advice = Bucket(ADVICE, factor)
        self.thinking: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        self.hub.metrics.count("sockets")
        writer = asyncio.create_task(self.write())
        try:
            self.welcome()
            await self.room.join(self.client)
            await self.read()
        except CommandRejected as refused:
            self.client.send(self.problem(refused))
            self.client.drop(refused.say(self.client.lang))
            await writer
        finally:
            self.room.leave(self.client)
            self.hub.metrics.count("sockets", -1)
            for task in [*self.thinking, writer]:
                task.cancel()

    def welcome(self) -> None:
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
                chat=list(self.room.chat),
            )
        )

    # ---- out

    async def write(self) -> None:
        """Send what waits, in order."""
        send = raw_send(self.socket)
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (data := await self.client.next()) is not None:
                await send({"type": "websocket.send", "text": as_text(data), "bytes": None})
            if self.client.dropped:
                self.hub.metrics.count("dropped")
            await self.socket.close(1013)

    def problem(self, refused: CommandRejected, re: int | None = None) -> Problem:
        self.hub.metrics.count("refusals")
        return Problem(refused.code, refused.say(self.client.lang), re)

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
            if not self.messages.take():
                self.hub.metrics.count("limited")
                self.client.send(self.problem(CommandRejected("too-many")))
                await asyncio.sleep(0.2)  # whoever floods waits
                continue
            await self.understand(data)

    async def understand(self, data: str) -> None:
        re: int | None = None
        try:
            asked = DECODER.decode(data)
            re = getattr(asked, "id", None)
            await self.heed(asked)
        except CommandRejected as refused:
            self.client.send(self.problem(refused, re))
            if refused.code in ("stale", "illegal", "not-asked", "over"):
                await self.room.show_again(self.client)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            self.client.send(self.problem(malformed_command(str(error)), re))

    async def heed(self, asked: ToServer) -> None:
        match asked:
            case Do(id, command):
                await self.apply(id, command)
            case Say(id, text):
                await self.say(id, text)
            case AskHint(id, seat):
                self.think(self.hint(id, seat), id)
            case AskOdds(id, seat):
                self.think(self.odds(id, seat), id)
            case Speak(lang):
                await self.room.speak(self.client, lang)
            case Ping(id):
                self.client.send(Pong(id))

    async def apply(self, id: int, command: AnyCommand) -> None:
        version = await self.room.apply(self.client.person, command)
        self.client.send(Done(id, version))

    async def say(self, id: int, text: str) -> None:
        said = "".join(letter for letter in text.strip() if letter.isprintable())
        if not said:
            raise CommandRejected("empty")
        if len(said) > MOST_CHAT:
            raise CommandRejected("too-long", most=MOST_CHAT)
        if not self.chat.take():
            raise CommandRejected("too-many")
        await self.room.say(self.client.person, said)
        self.client.send(Done(id, self.room.session.version))

    # ---- advice, thought out elsewhere while the table goes on

    def think(self, work: Any, id: int) -> None:
        if not self.advice.take():
            work.close()
            raise CommandRejected("too-many")
        task = asyncio.create_task(self.answer_later(work, id))
        self.thinking.add(task)
        task.add_done_callback(self.thinking.discard)

    async def answer_later(self, work: Any, id: int) -> None:
        try:
            await work
        except CommandRejected as refused:
            self.client.send(self.problem(refused, id))
        except Exception as error:  # noqa: BLE001 - an adviser may fail in any way; the player is told so
            log.warning("advice failed", extra={"error": type(error).__name__})
            self.client.send(self.problem(CommandRejected("no-advice"), id))

    async def advised(self, seat: int, what: str) -> tuple[int, Any]:
        """The number of the question, and the advice."""
        async with self.room.lock:
            session = self.room.session
            position = self.room.position(session.known_to(self.client.person, seat))
            posed = session.posed
        return posed, await self.hub.think(advise, position, seat, self.hub.adviser, what)

    async def hint(self, id: int, seat: int) -> None:
        posed, advice = await self.advised(seat, "hint")
        chances = {key: seen_figure(figure) for key, figure in advice.chances.items()}
        text = text_of(self.client.lang, advice.id, f"{self.room.session.game.name}/hint", **advice.args)
        self.client.send(Hint(id, posed, advice.key, chances, advice.id, advice.args, text))

    async def odds(self, id: int, seat: int) -> None:
        posed, found = await self.advised(seat, "odds")
        options = {key: {name: seen_figure(one) for name, one in row.items()} for key, row in found.items()}
        self.client.send(Odds(id, posed, options))


def seen_figure(figure: Any) -> FigureSeen:
    return FigureSeen(figure.value, figure.low, figure.high)


HANDLERS = [table_socket]
