"""Load on the table service, beside boardgame.io's own server in the same run.

    make bench-service                                          both, 100 and 500 tables, three rounds in turn
    python benchmarks/service.py --tables 100 --rounds 1 --alone        only ours

Four clients at each table answer at random as fast as they are asked. Measured are the moves that were acknowledged,
and the time from the sending of a move until the last of the four clients has received what came of it. The server has
one core, the clients another. Ours plays Heroes of Tenefyr and syncs every move to SQLite before it is acknowledged;
boardgame.io plays a small game of piles (`peers/boardgame-io/game.js`) and keeps it in memory, as it ships.
"""

import argparse
import asyncio
import json
import os
import platform
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

import questable
from questable.kernel.rng import seeded
from questable.testkit.service import Guest, Service

SEATS = 4
HERE = Path(__file__).resolve().parent
RESULT = HERE / "results" / "service.json"
PEER = HERE / "peers" / "boardgame-io"
OURS, THEIRS = "questable", "boardgame.io"
Json = dict[str, Any]


# ---- processes


@contextmanager
def on_core(number: int) -> Iterator[None]:
    """What is started meanwhile stays on one core, where there are several."""
    before = os.sched_getaffinity(0)
    cores = sorted(before)
    os.sched_setaffinity(0, {cores[number % len(cores)]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


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


def figures(delays: list[float], took: float, computed: float, grown: int, tables: int) -> Json:
    """`delays` in ms, `took` and `computed` in seconds, `grown` in kB."""
    delays = sorted(delays)
    moves = len(delays)
    return {
        "moves": moves,
        "seconds": round(took, 1),
        "moves_per_second": round(moves / took, 1),
        "p50_ms": round(statistics.median(delays), 1),
        "p99_ms": round(delays[int(0.99 * moves)], 1),
        "server_cpu_ms_per_move": round(1000 * computed / moves, 3),
        "kb_per_table": round(grown / tables),
    }


# ---- ours


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
    """Four sockets, and a player who answers for whoever is asked; once a game is over, the next one begins."""

    def __init__(self, guests: list[Guest], seed: int, game: str = "tenefyr") -> None:
        self.guests = guests
        self.game = game
        self.dice = seeded(seed)
        self.delays: list[float] = []
        self.sockets: list[ClientConnection] = []
        self.latest: list[Read] = []
        self.games = 0

    async def open(self) -> None:
        """Four people sit down at a new table, and the cards are dealt."""
        host = self.guests[0]
        seats = ["me"] + ["open"] * (SEATS - 1)
        id = await asyncio.to_thread(host.new_table, self.game, seats)
        for guest in self.guests:
            address = guest.service.address.replace("http", "ws") + f"/api/tables/{id}/socket"
            headers = {"Cookie": guest.cookie}
            self.sockets.append(
                await connect(address, additional_headers=headers, compression=None, max_size=None, ping_interval=None)
            )
        version = (await self.update_at(0, 1)).version
        for seat in range(1, SEATS):
            await self.do(seat, {"type": "sit", "seat": seat})
            version = (await self.update_at(seat, version + 1)).version
        await self.do(0, {"type": "start"})
        self.latest = [await self.update_at(number, version + 1) for number in range(SEATS)]
        self.games += 1

    async def close(self) -> None:
        for one in self.sockets:
            await one.close()
        self.sockets = []

    async def do(self, number: int, deed: Json) -> None:
        await self.sockets[number].send(json.dumps({"type": "do", "id": 1, "deed": deed}))

    async def update_at(self, number: int, version: int) -> Read:
        """The first update of at least this version that a client receives."""
        while True:
            read = DECODER.decode(await self.sockets[number].recv())
            if read.type == "update" and read.version >= version:
                return read
            if read.type == "problem":
                raise RuntimeError(read.code)

    async def move(self) -> None:
        """Whoever is asked answers; until all four have received what came of it."""
        number = next(n for n in range(SEATS) if (d := self.latest[n].decision) and d.answers is not None)
        read = self.latest[number]
        assert read.decision is not None
        options = read.decision.options
        key = options[self.dice.below(len(options))].key
        sent = perf_counter()
        await self.do(
            number, {"type": "answer", "seat": read.decision.answers, "key": key, "posed": read.decision.posed}
        )
        self.latest = list(await asyncio.gather(*(self.update_at(other, read.version + 1) for other in range(SEATS))))
        self.delays.append(1000 * (perf_counter() - sent))

    async def play(self, until: float, pause: float = 0.0) -> None:
        """With a pause between moves: as many a second as that leaves room for."""
        while perf_counter() < until:
            await self.move()
            if self.latest[0].status == "over":
                await self.close()
                await self.open()
            if pause:
                await asyncio.sleep(pause)


async def load(tables: list[Table], seconds: float, pid: int) -> tuple[float, float]:
    """How long it took, and how long the server computed."""
    for table in tables:
        await table.open()
    began, before = perf_counter(), cpu(pid)
    await asyncio.gather(*(table.play(began + seconds) for table in tables))
    return perf_counter() - began, cpu(pid) - before


def measure_ours(count: int, seconds: float) -> Json:
    with tempfile.TemporaryDirectory(prefix="questable-load-") as folder:
        with on_core(0):
            service = Service(f"{folder}/tables.db", QUESTABLE_LIMITS="1000000", QUESTABLE_LOG="warning").start()
        try:
            assert service.process is not None
            pid = service.process.pid
            empty = memory(pid)
            guests = [service.guest() for _ in range(SEATS)]
            tables = [Table(guests, number) for number in range(count)]
            with on_core(1):
                took, computed = asyncio.run(load(tables, seconds, pid))
            delays = [delay for table in tables for delay in table.delays]
            return figures(delays, took, computed, memory(pid) - empty, count)
        finally:
            service.clean_up()


# ---- boardgame.io


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def install_peer() -> None:
    if not (PEER / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=PEER, check=True)


def measure_theirs(count: int, seconds: float) -> Json:
    port = free_port()
    with on_core(0):
        server = subprocess.Popen(["node", "server.js", str(port)], cwd=PEER, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        assert server.stdout.readline() == "ready\n"
        sleep(0.5)
        empty = memory(server.pid)
        command = ["node", "load.js", str(port), str(count), str(seconds)]
        with on_core(1):
            clients = subprocess.Popen(command, cwd=PEER, stdout=subprocess.PIPE, text=True)
        assert clients.stdout is not None
        assert clients.stdout.readline() == "begun\n"
        before = cpu(server.pid)
        found = json.loads(clients.stdout.readline())
        computed = cpu(server.pid) - before
        grown = memory(server.pid) - empty
        clients.wait()
        return figures(found["delays"], found["seconds"], computed, grown, count)
    finally:
        server.terminate()
        server.wait()


# ---- side by side


def middle(rounds: list[Json]) -> Json:
    """The median of each figure."""
    return {name: round(statistics.median(one[name] for one in rounds), 3) for name in rounds[0]}


def compare(count: int, seconds: float, rounds: int, alone: bool) -> Json:
    """In turn, so that whatever else the machine does disturbs both."""
    measures = {OURS: measure_ours} if alone else {OURS: measure_ours, THEIRS: measure_theirs}
    found: dict[str, list[Json]] = {name: [] for name in measures}
    for _ in range(rounds):
        for name, measure in measures.items():
            found[name].append(measure(count, seconds))
            print(f"{count} tables, {name}: {json.dumps(found[name][-1])}", flush=True)
    return {
        "tables": count,
        "clients": count * SEATS,
        **{name: {**middle(runs), "rounds": runs} for name, runs in found.items()},
    }


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--save", action="store_true", help=f"write {RESULT.name}")
    given = parser.parse_args()
    wanted = max(given.tables) * SEATS * 3 + 200
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, max(wanted, resource.getrlimit(resource.RLIMIT_NOFILE)[1])))
    if not given.alone:
        install_peer()
    results = [compare(count, given.seconds, given.rounds, given.alone) for count in given.tables]
    if given.save:
        about = {
            "cores": os.cpu_count(),
            "load_average": [round(load, 1) for load in os.getloadavg()],  # of the machine, with what else ran on it
            "python": platform.python_version(),
            "compiled": questable.compiled(),
            "storage": {OURS: "SQLite, each move synced", THEIRS: "memory"},
        }
        RESULT.write_text(json.dumps({**about, "results": results}, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
