"""Load on the table service: many tables, four people at each, every move stored before it is acknowledged.

python benchmarks/service.py --tables 100 --seconds 20

Clients answer at random as fast as they are asked. Measured are the moves that were acknowledged, and the time from the
sending of a move until the last of the four clients has received what came of it. The load is made in this process, on
the other core.
"""

import argparse
import asyncio
import json
import os
import resource
import statistics
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

import questable
from questable.kernel.rng import seeded
from questable.testkit.service import Guest, Service

SEATS = 4
RESULT = Path(__file__).parent / "results" / "service.json"


class OptionRead(msgspec.Struct):
    key: str


class DecisionRead(msgspec.Struct):
    posed: int
    answers: int | None
    options: list[OptionRead]


class Read(msgspec.Struct):
    """What a scripted player needs to read of a message."""

    type: str
    version: int = 0
    status: str = ""
    decision: DecisionRead | None = None
    code: str = ""


DECODER = msgspec.json.Decoder(Read)


class Table:
    """Four sockets, and a player who answers for whoever is asked."""

    def __init__(self, id: str, guests: list[Guest], seed: int) -> None:
        self.id = id
        self.guests = guests
        self.dice = seeded(seed)
        self.sockets: list[ClientConnection] = []
        self.delays: list[float] = []
        self.over = False

    async def open(self) -> None:
        for guest in self.guests:
            address = guest.service.address.replace("http", "ws") + f"/api/tables/{self.id}/socket"
            headers = {"Cookie": guest.cookie}
            self.sockets.append(await connect(address, additional_headers=headers, compression=None, max_size=None))
        self.latest = [await self.update_at(number, 1) for number in range(SEATS)]

    async def update_at(self, number: int, version: int) -> Read:
        """The first update of at least this version that a client receives."""
        while True:
            read = DECODER.decode(await self.sockets[number].recv())
            if read.type == "update" and read.version >= version:
                return read
            if read.type == "problem":
                raise RuntimeError(read.code)

    async def play(self, until: float) -> None:
        while perf_counter() < until and not self.over:
            number = next(n for n in range(SEATS) if (d := self.latest[n].decision) and d.answers is not None)
            read = self.latest[number]
            assert read.decision is not None
            options = read.decision.options
            key = options[self.dice.below(len(options))].key
            deed = {"type": "answer", "seat": read.decision.answers, "key": key, "posed": read.decision.posed}
            sent = perf_counter()
            await self.sockets[number].send(json.dumps({"type": "do", "id": 1, "deed": deed}))
            self.latest = list(
                await asyncio.gather(*(self.update_at(other, read.version + 1) for other in range(SEATS)))
            )
            self.delays.append(perf_counter() - sent)
            self.over = self.latest[0].status == "over"


def make_tables(service: Service, count: int) -> list[Table]:
    guests = [service.guest() for _ in range(SEATS)]
    tables = []
    for number in range(count):
        seats = ["me"] + ["open"] * (SEATS - 1)
        id = guests[0].new_table("tenefyr", seats)
        for seat in range(1, SEATS):
            with guests[seat].join(id) as visit:
                visit.do("sit", seat=seat)
        with guests[0].join(id) as visit:
            visit.do("start")
        tables.append(Table(id, guests, number))
    return tables


async def load(tables: list[Table], seconds: float) -> float:
    for table in tables:
        await table.open()
    began = perf_counter()
    await asyncio.gather(*(table.play(began + seconds) for table in tables))
    return perf_counter() - began


def memory(pid: int) -> int:
    """Resident, in kB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def cpu(pid: int) -> float:
    """Seconds that a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(count: int, seconds: float, db: str) -> dict[str, Any]:
    service = Service(db, QUESTABLE_LIMITS="1000000", QUESTABLE_LOG="warning").start()
    try:
        assert service.process is not None
        pid = service.process.pid
        empty = memory(pid)
        tables = make_tables(service, count)
        before = cpu(pid)
        took = asyncio.run(load(tables, seconds))
        computed = cpu(pid) - before
        delays = sorted(delay for table in tables for delay in table.delays)
        moves = len(delays)
        return {
            "tables": count,
            "clients": count * SEATS,
            "seconds": round(took, 1),
            "moves": moves,
            "moves_per_second": round(moves / took, 1),
            "server_cpu_ms_per_move": round(1000 * computed / moves, 3),
            "p50_ms": round(1000 * statistics.median(delays), 1),
            "p99_ms": round(1000 * delays[int(0.99 * moves)], 1),
            "kb_per_table": round((memory(pid) - empty) / count),
            "storage": "postgresql" if db.startswith("postgres") else "sqlite",
            "compiled": questable.compiled(),
        }
    finally:
        service.clean_up()


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--save", action="store_true", help=f"write {RESULT.name}")
    given = parser.parse_args()
    wanted = max(given.tables) * SEATS * 3 + 200
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, max(wanted, resource.getrlimit(resource.RLIMIT_NOFILE)[1])))
    results = []
    for count in given.tables:
        with tempfile.TemporaryDirectory(prefix="questable-load-") as folder:
            results.append(measure(count, given.seconds, f"{folder}/tables.db"))
        print(json.dumps(results[-1]))
    if given.save:
        RESULT.write_text(json.dumps(results, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
