"""A socket at a table, as the table sees it: who reads there, what they have seen, and what waits to be sent."""

import asyncio
from collections import deque

import msgspec

from questable.tables.protocol import Gone, ToClient
from questable.text.languages import Lang

QUEUE = 256  # messages; a client that is further behind is let go and comes back with `since`
ENCODER = msgspec.json.Encoder()


class Outbox:
    def __init__(self, person: str, lang: Lang, since: int) -> None:
        self.person = person
        self.lang: Lang = lang
        self.version = since  # told up to here
        self.seats: list[int] | None = None  # whose log it has been told; None: nobody's yet
        self.waiting: deque[bytes | None] = deque()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.bell: asyncio.Future[None] | None = None  # rung for who waits for the next message
        self.dropped = False

    def send(self, message: ToClient) -> None:
        """Queue a message; who does not read is dropped, and keeps nobody waiting."""
        if self.dropped:
            return
        if len(self.waiting) < QUEUE:
            self.waiting.append(ENCODER.encode(message))
            self.ring()
        else:
            self.drop("You are too far behind; come back to catch up.")

    def drop(self, text: str) -> None:
        """Say goodbye in place of all that waits."""
        self.dropped = True
        self.waiting.clear()
        self.waiting += ENCODER.encode(Gone(text)), None
        self.ring()

    def ring(self) -> None:
        if self.bell is not None and not self.bell.done():
            self.bell.set_result(None)

    async def next(self) -> bytes | None:
        """The message to send next; None: there will be no more."""
        while not self.waiting:
            self.loop = self.loop or asyncio.get_running_loop()  # asked for once: it is a call of the system
            self.bell = self.loop.create_future()
            await self.bell
        return self.waiting.popleft()
