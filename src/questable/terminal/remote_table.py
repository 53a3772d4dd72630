"""A table on a server: one socket that comes back by itself, and requests that are answered."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Any
from urllib.parse import urlencode, urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

import questable
from questable.kernel.errors import ConfigError
from questable.play.commands import Answer, AnyCommand, Propose
from questable.tables.protocol import (
    COOKIE,
    AskHint,
    AskOdds,
    Chat,
    Do,
    Done,
    Gone,
    Hint,
    Odds,
    Pong,
    Presence,
    Problem,
    Say,
    Speak,
    ToClient,
    ToServer,
    Update,
    Welcome,
)
from questable.terminal.client_table import ClientTable, Line, TableError
from questable.terminal.preferences import known_guest, remember_guest
from questable.text.catalogue import message
from questable.text.errors import localized_error
from questable.text.languages import Lang

FIRST_RETRY = 0.5
LAST_RETRY = 5.0
PATIENCE = 10.0  # seconds
DECODER: msgspec.json.Decoder[ToClient] = msgspec.json.Decoder(ToClient)
ENCODER = msgspec.json.Encoder()


class Link(msgspec.Struct, frozen=True):
    """Where a table is: the server's address, and the id of the table."""

    server: str
    table: str

    def socket(self, lang: str, since: int) -> str:
        asked = urlencode({"lang": lang, "since": since})
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/socket?{asked}"


def read_link(text: str) -> Link:
    parts = urlsplit(text.strip())
    room, _, table = parts.path.strip("/").partition("/")
    if parts.scheme not in ("http", "https") or not parts.netloc or room != "t" or not table.isalnum():
        raise localized_error(ConfigError, "link", value=repr(text))
    return Link(f"{parts.scheme}://{parts.netloc}", table)


class Closed(TableError):
    """This table cannot be had, now or ever."""


class RemoteTable(ClientTable):
    away = True

    def __init__(self, link: Link, lang: Lang, name: str | None = None) -> None:
        super().__init__(lang)
        self.link = link
        self.name = name
        self.token = ""
        self.you = ""
        self.line: Line = "connecting"
        self.socket: ClientConnection | None = None
        self.listening: asyncio.Task[None] | None = None
        self.begun: asyncio.Future[None] | None = None  # until the first update came
        self.waiting: dict[int, tuple[ToServer, asyncio.Future[Any]]] = {}
        self.asked = 0
        self.here: dict[str, bool] = {}  # who has a seat, and whether they are here

    def text(self, id: str, **args: str | int) -> str:
        return message(self.lang, id, "screen", **args)

    # ---- coming and going

    async def open(self) -> None:
        """Be known to the server, then look; Closed where that is not to be."""
        try:
            await self.arrive()
        except (httpx.HTTPError, httpx.InvalidURL):
            raise Closed(self.text("no-server", server=self.link.server)) from None
        self.begun = asyncio.get_running_loop().create_future()
        self.listening = asyncio.create_task(self.listen())
        await self.begun

    async def arrive(self) -> None:
        """A guest is known again by a cookie."""
        cookies = {COOKIE: token} if (token := known_guest(self.link.server)) else {}
        headers = {"Accept-Language": self.lang}
        async with httpx.AsyncClient(
            base_url=self.link.server, cookies=cookies, headers=headers, timeout=PATIENCE
        ) as http:
            answer = await http.post("/api/me")
            if answer.is_success and self.name is not None:
                answer = await http.patch("/api/me", json={"name": self.name})
            if not answer.is_success:
                raise Closed(sentence_of(answer) or self.text("no-server", server=self.link.server))
            self.token = http.cookies.get(COOKIE) or token
            remember_guest(self.link.server, self.token)

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
        if self.socket is not None:
            await self.socket.close()

    async def listen(self) -> None:
        retry = FIRST_RETRY
        while True:
            try:
                async with connect(
                    self.link.socket(self.lang, self.update.version if self.update is not None else 0),
                    additional_headers={"Cookie": f"{COOKIE}={self.token}"},
                    open_timeout=PATIENCE,
                    ping_interval=PATIENCE,
                    ping_timeout=PATIENCE,
                    max_size=None,
                ) as socket:
                    self.socket = socket
                    retry = FIRST_RETRY
                    await self.hear(socket)
            except Closed as closed:
                self.fail(closed)
                return
            except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed):
                pass
            except InvalidURI:
                self.fail(Closed(self.text("no-server", server=self.link.server)))
                return
            self.lost()
            await asyncio.sleep(retry)
            retry = min(retry * 2, LAST_RETRY)

    async def hear(self, socket: ClientConnection) -> None:
        """All that comes, until the line breaks or the server says goodbye."""
        async for data in socket:
            told = DECODER.decode(data)
            if isinstance(told, Gone):
                return
            await self.heed(told)

    async def heed(self, told: ToClient) -> None:
        match told:
            case Welcome():
                await self.welcome(told)
            case Update():
                self.take(told)
                if self.begun is not None and not self.begun.done():
                    self.begun.set_result(None)
            case Chat(name=name, text=text):
                self.tell(f"{name}: {text}")
            case Presence(people=people):
                self.here = {one.person: one.here for one in people}
                self.heard()
            case Problem(re=None, text=text) if self.line != "open":
                raise Closed(text)
            case Problem(re=None, text=text):
                self.tell(text)
            case Done() | Problem() | Odds() | Hint() | Pong():
                self.answered(told)
            case _:
                pass

    async def welcome(self, told: Welcome) -> None:
        self.game = questable.game(told.game)
        if self.game.card_set.hash != told.content:
            raise Closed(self.text("other-cards"))
        self.you, self.host = told.you, told.host
        self.line = "open"
        self.spoken = [f"{said.name}: {said.text}" for said in told.chat]
        for request, _ in self.waiting.values():
            await self.send(request)

    def lost(self) -> None:
        """What may be asked twice waits for the line to come back; the rest has failed."""
        self.socket = None
        self.line = "lost"
        for id, (request, future) in list(self.waiting.items()):
            if not (isinstance(request, Do) and isinstance(request.command, (Answer, Propose))):
                del self.waiting[id]
                if not future.done():
                    future.set_result(Problem("offline", self.text("line-lost"), id))
        self.heard()

    def fail(self, closed: Closed) -> None:
        self.line = "lost"
        if self.begun is not None and not self.begun.done():
            self.begun.set_exception(closed)
        else:
            self.tell(str(closed))

    # ---- requests

    async def send(self, request: ToServer) -> None:
        if self.socket is not None:
            with suppress(ConnectionClosed):
                await self.socket.send(ENCODER.encode(request).decode())

    async def ask(self, request: Do | Say | AskHint | AskOdds) -> Any:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting[request.id] = (request, future)
        await self.send(request)
        answer = await future
        if isinstance(answer, Problem):
            raise TableError(answer.text)
        return answer

    def answered(self, told: Done | Problem | Odds | Hint | Pong) -> None:
        _, future = self.waiting.pop(told.re or 0, (None, None))
        if future is not None and not future.done():
            future.set_result(told)

    def number(self) -> int:
        self.asked += 1
        return self.asked

    async def apply(self, command: AnyCommand) -> None:
        if self.line != "open":
            raise TableError(self.text("line-lost"))
        await self.ask(Do(self.number(), command))

    async def say(self, text: str) -> None:
        await self.ask(Say(self.number(), text))

    async def hint(self, seat: int) -> Hint:
        found: Hint = await self.ask(AskHint(self.number(), seat))
        return found

    async def odds(self, seat: int) -> Odds:
        found: Odds = await self.ask(AskOdds(self.number(), seat))
        return found

    async def speak(self, lang: Lang) -> None:
        self.lang = lang
        await self.send(Speak(lang))


def sentence_of(answer: httpx.Response) -> str:
    """What a server says of a request that it refuses."""
    try:
        told = answer.json()
    except ValueError:
        return ""
    return str(told.get("text", "")) if isinstance(told, Mapping) else ""
