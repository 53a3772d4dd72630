"""A minimal WebSocket client with little overhead, so that a load test measures the server and not the clients.

It supports only what the service uses: text messages in one frame, and pings.
"""

import asyncio
import struct
from collections import deque
from typing import Final
from urllib.parse import urlsplit

HANDSHAKE: Final = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: cXVlc3RhYmxlIGxvYWQgMQ==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
)
NO_MASK: Final = b"\0\0\0\0"  # a zero mask is valid, and enough on loopback
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class RawWebSocket(asyncio.Protocol):
    def __init__(self, hello: str) -> None:
        self.loop = asyncio.get_running_loop()
        self.hello = hello
        self.opened: asyncio.Future[None] = self.loop.create_future()
        self.transport: asyncio.Transport
        self.buffer = bytearray()
        self.received: deque[bytes] = deque()
        self.has_message: asyncio.Future[None] | None = None
        self.lost = False

    # ---- public interface

    async def recv(self) -> bytes:
        while not self.received:
            if self.lost:
                raise ConnectionError("the server has closed the socket")
            self.has_message = self.loop.create_future()
            await self.has_message
        return self.received.popleft()

    def send(self, text: str) -> None:
        self.write(TEXT, text.encode())

    def close(self) -> None:
        if not self.lost:
            self.write(CLOSE, b"")
            self.transport.close()

    # ---- callbacks of asyncio

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.hello.encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened.done():
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            status = bytes(self.buffer[:12])
            del self.buffer[: end + 4]
            if status != b"HTTP/1.1 101":
                self.opened.set_exception(ConnectionError(f"no socket: {status.decode()}"))
                self.transport.close()  # no one else has a reference to it
                return
            self.opened.set_result(None)
        while (frame := self.next_frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self.received.append(payload)
            elif kind == PING:
                self.write(PONG, payload)
        if self.received or self.lost:
            self.wake_reader()

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server is gone"))
        self.wake_reader()

    # ---- frames

    def next_frame(self) -> tuple[int, bytes] | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size == 126:
            if len(buffer) < 4:
                return None
            (size,), start = struct.unpack_from("!H", buffer, 2), 4
        elif size == 127:
            if len(buffer) < 10:
                return None
            (size,), start = struct.unpack_from("!Q", buffer, 2), 10
        if len(buffer) < start + size:
            return None
        kind, payload = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return kind, payload

    def write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = struct.pack("!BB", 128 | kind, 128 | size)
        else:
            head = struct.pack("!BBH", 128 | kind, 128 | 126, size)
        self.transport.write(head + NO_MASK + payload)

    def wake_reader(self) -> None:
        if self.has_message is not None and not self.has_message.done():
            self.has_message.set_result(None)


async def join(address: str, path: str, cookie: str) -> RawWebSocket:
    """Open a socket at a path of a server, `http://host:port`."""
    where = urlsplit(address)
    assert where.hostname is not None
    assert where.port is not None
    hello = HANDSHAKE.format(path=path, host=where.netloc, cookie=cookie)
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: RawWebSocket(hello), where.hostname, where.port
    )
    await socket.opened
    return socket
