"""The outgoing queue of one client: who reads it, what they have been sent, and what waits to be sent."""

import asyncio
from collections import deque

import msgspec

from questable.tables.protocol import Gone, ToClient
from questable.text.languages import Lang

QUEUE = 256  # messages; a client further behind is dropped and reconnects with `since`
ENCODER = msgspec.json.Encoder()


class Outbox:
    def __init__(self, person: str, lang: Lang, since: int) -> None:
        self.person = person
        self.lang: Lang = lang
        self.version = since  # of the table, up to which updates were sent
        self.seats: list[int] | None = None  # of the person, when the log was last sent; None: not sent yet
        self.waiting: deque[bytes | None] = deque()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.has_message: asyncio.Future[None] | None = None  # awaited by `next` while the queue is empty
        self.dropped = False

    def send(self, message: ToClient) -> None:
        """Queue a message. A client that does not read is dropped; nobody waits for it."""
        if self.dropped:
            return
        if len(self.waiting) < QUEUE:
            self.waiting.append(ENCODER.encode(message))
            self.notify()
        else:
            self.drop("You are too far behind; come back to catch up.")

    def drop(self, text: str) -> None:
        """Replace everything that waits by a goodbye, and end the queue."""
        self.dropped = True
        self.waiting.clear()
        self.waiting += ENCODER.encode(Gone(text)), None
        self.notify()

    def notify(self) -> None:
        if self.has_message is not None and not self.has_message.done():
            self.has_message.set_result(None)

    async def next(self) -> bytes | None:
        """Wait for the next message to send; None: there will be no more."""
        while not self.waiting:
            self.loop = self.loop or asyncio.get_running_loop()  # cached: looking it up takes a system call
            self.has_message = self.loop.create_future()
            await self.has_message
        return self.waiting.popleft()
