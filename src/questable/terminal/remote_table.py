"""A table on a server: a WebSocket that reconnects by itself, and requests with responses."""

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
from questable.terminal.client_table import ClientTable, Connection, TableError
from questable.terminal.preferences import known_guest, remember_guest
from questable.text.catalogue import message
from questable.text.errors import localized_error
from questable.text.languages import Lang

FIRST_RETRY = 0.5
LAST_RETRY = 5.0
TIMEOUT = 10.0  # seconds
DECODER: msgspec.json.Decoder[ToClient] = msgspec.json.Decoder(ToClient)
ENCODER = msgspec.json.Encoder()


class Link(msgspec.Struct, frozen=True):
    """The address of a server and the id of a table."""

    server: str
    table: str

    def socket(self, lang: str, since: int) -> str:
        query = urlencode({"lang": lang, "since": since})
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/socket?{query}"


def read_link(text: str) -> Link:
    parts = urlsplit(text.strip())
    room, _, table = parts.path.strip("/").partition("/")
    if parts.scheme not in ("http", "https") or not parts.netloc or room != "t" or not table.isalnum():
        raise localized_error(ConfigError, "link", value=repr(text))
    return Link(f"{parts.scheme}://{parts.netloc}", table)


class TableClosed(TableError):
    """The table does not exist or cannot be joined; there is no point in trying again."""


class RemoteTable(ClientTable):
    is_remote = True

    def __init__(self, link: Link, lang: Lang, name: str | None = None) -> None:
        super().__init__(lang)
        self.link = link
        self.name = name
        self.token = ""
        self.you = ""
        self.connection: Connection = "connecting"
        self.socket: ClientConnection | None = None
        self.listener: asyncio.Task[None] | None = None
        self.first_update: asyncio.Future[None] | None = None  # done when the first update arrives
        self.pending: dict[int, tuple[ToServer, asyncio.Future[Any]]] = {}
        self.last_id = 0
        self.presence: dict[str, bool] = {}  # by person: are they connected?

    def text(self, id: str, **args: str | int) -> str:
        return message(self.lang, id, "screen", **args)

    # ---- connection

    async def open(self) -> None:
        """Log in and connect; raises `TableClosed` if that is impossible."""
        try:
            await self.log_in()
        except (httpx.HTTPError, httpx.InvalidURL):
            raise TableClosed(self.text("no-server", server=self.link.server)) from None
        self.first_update = asyncio.get_running_loop().create_future()
        self.listener = asyncio.create_task(self.keep_connected())
        await self.first_update

    async def log_in(self) -> None:
        """Log in as a guest; a cookie identifies the same person next time."""
        cookies = {COOKIE: token} if (token := known_guest(self.link.server)) else {}
        headers = {"Accept-Language": self.lang}
        async with httpx.AsyncClient(
            base_url=self.link.server, cookies=cookies, headers=headers, timeout=TIMEOUT
        ) as http:
            answer = await http.post("/api/me")
            if answer.is_success and self.name is not None:
                answer = await http.patch("/api/me", json={"name": self.name})
            if not answer.is_success:
                raise TableClosed(error_text(answer) or self.text("no-server", server=self.link.server))
            self.token = http.cookies.get(COOKIE) or token
            remember_guest(self.link.server, self.token)

    async def close(self) -> None:
        if self.listener is not None:
            self.listener.cancel()
        if self.socket is not None:
            await self.socket.close()

    async def keep_connected(self) -> None:
        retry = FIRST_RETRY
        while True:
            try:
                async with connect(
                    self.link.socket(self.lang, self.update.version if self.update is not None else 0),
                    additional_headers={"Cookie": f"{COOKIE}={self.token}"},
                    open_timeout=TIMEOUT,
                    ping_interval=TIMEOUT,
                    ping_timeout=TIMEOUT,
                    max_size=None,
                ) as socket:
                    self.socket = socket
                    retry = FIRST_RETRY
                    await self.read_messages(socket)
            except TableClosed as closed:
                self.fail(closed)
                return
            except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed):
                pass
            except InvalidURI:
                self.fail(TableClosed(self.text("no-server", server=self.link.server)))
                return
            self.connection_lost()
            await asyncio.sleep(retry)
            retry = min(retry * 2, LAST_RETRY)

    async def read_messages(self, socket: ClientConnection) -> None:
        """Dispatch messages until the connection breaks or the server closes it."""
        async for data in socket:
            msg = DECODER.decode(data)
            if isinstance(msg, Gone):
                return
            await self.dispatch(msg)

    async def dispatch(self, msg: ToClient) -> None:
        match msg:
            case Welcome():
                await self.welcome(msg)
            case Update():
                self.receive(msg)
                if self.first_update is not None and not self.first_update.done():
                    self.first_update.set_result(None)
            case Chat(name=name, text=text):
                self.add_messages(f"{name}: {text}")
            case Presence(people=people):
                self.presence = {one.person: one.here for one in people}
                self.on_change()
            case Problem(re=None, text=text) if self.connection != "open":
                raise TableClosed(text)
            case Problem(re=None, text=text):
                self.add_messages(text)
            case Done() | Problem() | Odds() | Hint() | Pong():
                self.resolve(msg)
            case _:
                pass

    async def welcome(self, msg: Welcome) -> None:
        self.game = questable.game(msg.game)
        if self.game.card_set.hash != msg.content:
            raise TableClosed(self.text("other-cards"))
        self.you, self.is_host = msg.you, msg.host
        self.connection = "open"
        self.messages = [f"{chat.name}: {chat.text}" for chat in msg.chat]
        for request, _ in self.pending.values():
            await self.send(request)

    def connection_lost(self) -> None:
        """Keep pending answers and proposals, which are safe to send again; other requests fail."""
        self.socket = None
        self.connection = "lost"
        for id, (request, future) in list(self.pending.items()):
            if not (isinstance(request, Do) and isinstance(request.command, (Answer, Propose))):
                del self.pending[id]
                if not future.done():
                    future.set_result(Problem("offline", self.text("line-lost"), id))
        self.on_change()

    def fail(self, closed: TableClosed) -> None:
        self.connection = "lost"
        if self.first_update is not None and not self.first_update.done():
            self.first_update.set_exception(closed)
        else:
            self.add_messages(str(closed))

    # ---- requests

    async def send(self, request: ToServer) -> None:
        if self.socket is not None:
            with suppress(ConnectionClosed):
                await self.socket.send(ENCODER.encode(request).decode())

    async def request(self, request: Do | Say | AskHint | AskOdds) -> Any:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.pending[request.id] = (request, future)
        await self.send(request)
        answer = await future
        if isinstance(answer, Problem):
            raise TableError(answer.text)
        return answer

    def resolve(self, msg: Done | Problem | Odds | Hint | Pong) -> None:
        _, future = self.pending.pop(msg.re or 0, (None, None))
        if future is not None and not future.done():
            future.set_result(msg)

    def next_id(self) -> int:
        self.last_id += 1
        return self.last_id

    async def apply(self, command: AnyCommand) -> None:
        if self.connection != "open":
            raise TableError(self.text("line-lost"))
        await self.request(Do(self.next_id(), command))

    async def send_chat(self, text: str) -> None:
        await self.request(Say(self.next_id(), text))

    async def hint(self, seat: int) -> Hint:
        found: Hint = await self.request(AskHint(self.next_id(), seat))
        return found

    async def odds(self, seat: int) -> Odds:
        found: Odds = await self.request(AskOdds(self.next_id(), seat))
        return found

    async def set_language(self, lang: Lang) -> None:
        self.lang = lang
        await self.send(Speak(lang))


def error_text(answer: httpx.Response) -> str:
    """The error text in a response, or ""."""
    try:
        body = answer.json()
    except ValueError:
        return ""
    return str(body.get("text", "")) if isinstance(body, Mapping) else ""
