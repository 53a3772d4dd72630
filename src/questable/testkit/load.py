"""Tables full of scripted players, to put load on the service, and measurements of its cost."""

import asyncio
import json
import os
import statistics
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from questable.kernel.rng import seeded
from questable.testkit.raw_websocket import RawWebSocket, join
from questable.testkit.service import DEFAULT_GAME, Guest

SEATS = 4
Json = dict[str, Any]


def memory(pid: int) -> int:
    """The resident memory of a process in kB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def cpu(pid: int) -> float:
    """The CPU seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class OptionRead(msgspec.Struct):
    key: str


class DecisionRead(msgspec.Struct):
    posed: int
    answers: int | None
    options: list[OptionRead]


class Read(msgspec.Struct):
    """The fields of a message that a scripted player reads."""

    type: str
    version: int = 0
    status: str = ""
    decision: DecisionRead | None = None
    code: str = ""


DECODER = msgspec.json.Decoder(Read)


class Table:
    """Four WebSockets and one scripted player who answers for all of them; a new game follows each finished one."""

    def __init__(self, guests: list[Guest], seed: int, game: str = DEFAULT_GAME, spares: int = 0) -> None:
        self.guests = guests
        self.game = game
        self.dice = seeded(seed)
        self.delays: list[float] = []
        self.sockets: list[RawWebSocket] = []
        self.latest: list[Read] = []
        self.games = 0
        self.spares = spares  # tables to open beforehand, for the games to come
        self.dealt: list[tuple[list[RawWebSocket], list[Read]]] = []

    async def open(self) -> None:
        """Open a table, and the spare tables."""
        for _ in range(self.spares):
            await self.deal()
            self.dealt.append((self.sockets, self.latest))
            self.sockets = []
        await self.deal()

    async def deal(self) -> None:
        """Create a table, seat four people and start the game."""
        host = self.guests[0]
        seats = ["me"] + ["open"] * (SEATS - 1)
        id = await asyncio.to_thread(host.new_table, self.game, seats)
        for guest in self.guests:
            self.sockets.append(await join(guest.service.address, f"/api/tables/{id}/socket", guest.cookie))
        version = (await self.update_at(0, 1)).version
        for seat in range(1, SEATS):
            self.apply(seat, {"type": "sit", "seat": seat})
            version = (await self.update_at(seat, version + 1)).version
        self.apply(0, {"type": "start"})
        self.latest = [await self.update_at(number, version + 1) for number in range(SEATS)]
        self.games += 1

    async def close(self) -> None:
        for sockets in [self.sockets, *(sockets for sockets, _ in self.dealt)]:
            for one in sockets:
                one.close()
        self.sockets, self.dealt = [], []

    async def next_game(self) -> None:
        over = self.sockets
        if self.dealt:
            self.sockets, self.latest = self.dealt.pop()
        else:
            self.sockets = []
            await self.deal()
        for one in over:
            one.close()

    def apply(self, number: int, command: Json) -> None:
        self.sockets[number].send(json.dumps({"type": "do", "id": 1, "deed": command}))

    async def update_at(self, number: int, version: int) -> Read:
        """The first update of at least this version that a client receives."""
        while True:
            read = DECODER.decode(await self.sockets[number].recv())
            if read.type == "update" and read.version >= version:
                return read
            if read.type == "problem":
                raise RuntimeError(read.code)

    async def move(self) -> None:
        """Answer the pending decision and wait until all four clients have the update."""
        number = next(n for n in range(SEATS) if (d := self.latest[n].decision) and d.answers is not None)
        read = self.latest[number]
        assert read.decision is not None
        options = read.decision.options
        key = options[self.dice.below(len(options))].key
        sent = perf_counter()
        self.apply(number, {"type": "answer", "seat": read.decision.answers, "key": key, "posed": read.decision.posed})
        self.latest = [await self.update_at(other, read.version + 1) for other in range(SEATS)]
        self.delays.append(1000 * (perf_counter() - sent))

    async def play(self, until: float, pause: float = 0.0) -> None:
        """Make moves with a pause between them."""
        while perf_counter() < until:
            await self.move()
            if self.latest[0].status == "over":
                await self.next_game()
            if pause:
                await asyncio.sleep(pause)


def summary(delays: list[float], took: float) -> Json:
    """Statistics of moves, from the delay of each in ms and the seconds that all took."""
    delays = sorted(delays)
    moves = len(delays)
    return {
        "moves": moves,
        "seconds": round(took, 1),
        "moves_per_second": round(moves / took, 1),
        "p50_ms": round(statistics.median(delays), 1),
        "p99_ms": round(delays[int(0.99 * moves)], 1),
    }
