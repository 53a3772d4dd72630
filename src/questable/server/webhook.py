"""Webhooks: notices posted to a URL that a player has given, while they are away.

The URL is untrusted. Unless the settings allow any, it must lead to a public host over https: its name is resolved once
and that address is connected to (no DNS rebinding), redirects are not followed, and only the status is read. The URL
may contain a secret of its owner, so it is never logged.
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
MOST_READ: Final = 1024  # bytes: only the status is needed
MOST_AT_ONCE: Final = 8
MOST_WAITING: Final = 200
PORTS: Final = {"https": 443, "http": 80}
MODES: Final = ("off", "public", "any")
# IPv6 networks that embed other addresses, which may be private.
TRANSLATED: Final = [ipaddress.ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]
log = logging.getLogger("questable.webhook")


class DeliveryFailed(QuestableError):
    """A notice could not be delivered. The message contains no address."""


def check_url(url: str, mode: str) -> str:
    """The URL, if notices may be sent to it; else it is rejected."""
    if mode == "off":
        raise CommandRejected("webhook-off")
    try:
        return url if is_allowed(url, mode) else reject(mode)
    except ValueError:
        return reject(mode)


def reject(mode: str) -> str:
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
    except ValueError:  # a host name: it is resolved when something is sent
        return parts.scheme == "https" and "." in parts.hostname


def is_public(address: str) -> bool:
    """Is a numeric address publicly routable?"""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            ip = ip.ipv4_mapped
        elif any(ip in network for network in TRANSLATED):
            return False
    return ip.is_global and not ip.is_multicast


async def resolve_host(host: str, port: int, mode: str) -> str:
    """The address to connect to. A name that also resolves to a private address is not trusted at all."""
    loop = asyncio.get_running_loop()
    found = [str(info[4][0]) for info in await loop.getaddrinfo(host, port, type=1)]
    if not found or (mode != "any" and not all(map(is_public, found))):
        raise DeliveryFailed("The host is not public.")
    return found[0]


async def post(url: str, body: str, mode: str) -> None:
    """Post a JSON text to a URL; `DeliveryFailed` if that fails."""
    try:
        async with asyncio.timeout(SECONDS):
            if not is_allowed(url, mode):
                raise DeliveryFailed("The URL is no longer allowed.")
            parts = urlsplit(url)
            port = parts.port or PORTS[parts.scheme]
            assert parts.hostname is not None
            address = await resolve_host(parts.hostname, port, mode)
            secure = ssl.create_default_context() if parts.scheme == "https" else None
            name = parts.hostname if secure else None
            reader, writer = await asyncio.open_connection(address, port, ssl=secure, server_hostname=name)
            try:
                writer.write(http_request(parts, body))
                await writer.drain()
                status = (await reader.read(MOST_READ)).split(b"\r\n", 1)[0].split()
            finally:
                writer.close()
            if len(status) < 2 or not status[1].startswith(b"2"):
                raise DeliveryFailed("The host did not accept the notice.")
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as error:
        raise DeliveryFailed(f"The host cannot be reached: {type(error).__name__}.") from None


def http_request(parts: SplitResult, body: str) -> bytes:
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


class WebhookSender:
    """Sends notices in the background. When too many are waiting, new ones are dropped."""

    def __init__(self, mode: str, metrics: Metrics) -> None:
        self.mode = mode
        self.metrics = metrics
        self.slots = asyncio.Semaphore(MOST_AT_ONCE)
        self.tasks: set[asyncio.Task[None]] = set()

    def send(self, url: str, notice: dict[str, str]) -> None:
        if self.mode == "off" or len(self.tasks) >= MOST_WAITING:
            return
        task = asyncio.create_task(self.deliver(url, to_json(notice)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def deliver(self, url: str, body: str) -> None:
        async with self.slots:
            try:
                await post(url, body, self.mode)
                self.metrics.count("notices")
            except DeliveryFailed as error:
                self.metrics.count("notices_failed")
                log.info("a notice was not delivered", extra={"error": str(error)})

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
