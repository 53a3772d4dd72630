"""A socket at a table, as the table sees it: who reads there, what they have seen, and what waits to be sent."""

import asyncio

import msgspec

from questable.server.protocol import Gone, Lang, ToClient

QUEUE = 256  # messages; a client that is further behind is let go and comes back with `since`
ENCODER = msgspec.json.Encoder()


class Client:
    def __init__(self, person: str, lang: Lang, since: int) -> None:
        self.person = person
        self.lang: Lang = lang
        self.version = since  # told up to here
        self.seats: list[int] | None = None  # whose log it has been told; None: nobody's yet
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.dropped = False

    def send(self, message: ToClient) -> None:
        """Queue a message; who does not read is dropped, and keeps nobody waiting."""
        if self.dropped:
            return
        try:
            self.waiting.put_nowait(ENCODER.encode(message))
        except asyncio.QueueFull:
            self.drop("You are too far behind; come back to catch up.")

    def drop(self, text: str) -> None:
        """Say goodbye in place of all that waits."""
        self.dropped = True
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(ENCODER.encode(Gone(text)))
        self.waiting.put_nowait(None)
