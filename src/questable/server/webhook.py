"""Telling somebody who is away, at an address of theirs, that it is their turn.

The address comes from a stranger. Unless the settings allow any, it leads to a public host over https: its name is
looked up once and what is found is connected to, so that it cannot lead elsewhere a moment later; nothing is followed,
and hardly anything read. It may hold a secret of its owner's, so it stands in no log.
"""

import asyncio
import ipaddress
import logging
import ssl
from contextlib import suppress
from typing import Final
from urllib.parse import SplitResult, urlsplit

from questable.kernel.errors import QuestableError
from questable.play.errors import CommandRejected
from questable.server.database import to_json
from questable.tables.metrics import Metrics

SECONDS: Final = 5.0
LONGEST: Final = 500
MOST_READ: Final = 1024  # bytes: the status is all we want to know
MOST_AT_ONCE: Final = 8
MOST_WAITING: Final = 200
PORTS: Final = {"https": 443, "http": 80}
MODES: Final = ("off", "public", "any")
# Addresses that stand for others, which may be private.
TRANSLATED: Final = [ipaddress.ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]
log = logging.getLogger("questable.webhook")


class Unsent(QuestableError):
    """A notice that could not be delivered; the sentence names no address."""


def check_url(url: str, mode: str) -> str:
    """An address that notices may be sent to, or a refusal."""
    if mode == "off":
        raise CommandRejected("webhook-off")
    try:
        return url if is_allowed(url, mode) else refuse(mode)
    except ValueError:
        return refuse(mode)


def refuse(mode: str) -> str:
    raise CommandRejected("webhook" if mode == "public" else "webhook-any", most=LONGEST)


def is_allowed(url: str, mode: str) -> bool:
    parts = urlsplit(url)
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if not plain or not parts.hostname or parts.username is not None or parts.port == 0:
        return False
    if mode == "any":
        return parts.scheme in PORTS
    try:
        return parts.scheme == "https" and is_public(parts.hostname)
    except ValueError:  # a name: what it leads to is asked when something is sent
        return parts.scheme == "https" and "." in parts.hostname


def is_public(address: str) -> bool:
    """Is a numeric address one of the internet at large?"""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            ip = ip.ipv4_mapped
        elif any(ip in network for network in TRANSLATED):
            return False
    return ip.is_global and not ip.is_multicast


async def find_host(host: str, port: int, mode: str) -> str:
    """The address to connect to; a name that leads to a private one too is not trusted at all."""
    loop = asyncio.get_running_loop()
    found = [str(info[4][0]) for info in await loop.getaddrinfo(host, port, type=1)]
    if not found or (mode != "any" and not all(map(is_public, found))):
        raise Unsent("The address leads to no public host.")
    return found[0]


async def post(url: str, body: str, mode: str) -> None:
    """Deliver a text; `Unsent` where that cannot be done."""
    try:
        async with asyncio.timeout(SECONDS):
            if not is_allowed(url, mode):
                raise Unsent("The address is not allowed here any more.")
            parts = urlsplit(url)
            port = parts.port or PORTS[parts.scheme]
            assert parts.hostname is not None
            address = await find_host(parts.hostname, port, mode)
            secure = ssl.create_default_context() if parts.scheme == "https" else None
            name = parts.hostname if secure else None
            reader, writer = await asyncio.open_connection(address, port, ssl=secure, server_hostname=name)
            try:
                writer.write(request(parts, body))
                await writer.drain()
                status = (await reader.read(MOST_READ)).split(b"\r\n", 1)[0].split()
            finally:
                writer.close()
            if len(status) < 2 or not status[1].startswith(b"2"):
                raise Unsent("The other side did not accept it.")
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as error:
        raise Unsent(f"The other side cannot be reached: {type(error).__name__}.") from None


def request(parts: SplitResult, body: str) -> bytes:
    data = body.encode()
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = [
        f"POST {target} HTTP/1.1",
        f"Host: {parts.netloc}",
        "User-Agent: Questable",
        "Content-Type: application/json",
        f"Content-Length: {len(data)}",
        "Connection: close",
    ]
    return "\r\n".join([*head, "", ""]).encode("ascii") + data


class Post:
    """Notices on their way. Nobody waits for them; when too many wait, new ones are dropped."""

    def __init__(self, mode: str, metrics: Metrics) -> None:
        self.mode = mode
        self.metrics = metrics
        self.doors = asyncio.Semaphore(MOST_AT_ONCE)
        self.tasks: set[asyncio.Task[None]] = set()

    def send(self, url: str, notice: dict[str, str]) -> None:
        if self.mode == "off" or len(self.tasks) >= MOST_WAITING:
            return
        task = asyncio.create_task(self.deliver(url, to_json(notice)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def deliver(self, url: str, body: str) -> None:
        async with self.doors:
            try:
                await post(url, body, self.mode)
                self.metrics.count("notices")
            except Unsent as error:
                self.metrics.count("notices_failed")
                log.info("a notice was not delivered", extra={"error": str(error)})

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
