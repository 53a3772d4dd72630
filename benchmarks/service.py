"""Load on the table service, beside boardgame.io's own server in the same run.

    make bench-service                                          both, 100 and 500 tables, three rounds in turn
    python benchmarks/service.py --tables 100 --rounds 1 --alone        only ours

Four clients at each table answer at random as fast as they can. Measured are the moves that were acknowledged, and the
time from the sending of a move until the last of the four clients has received the update. The server has
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

import questable
from questable.testkit.load import SEATS, Table, cpu, memory, summary
from questable.testkit.service import Service

HERE = Path(__file__).resolve().parent
RESULT = HERE / "results" / "service.json"
PEER = HERE / "peers" / "boardgame-io"
OURS, THEIRS = "questable", "boardgame.io"
SPARES = 500  # tables that are dealt beforehand, because our games end (the peer's do not) and only moves are measured
Json = dict[str, Any]


# ---- processes


@contextmanager
def on_core(number: int) -> Iterator[None]:
    """Processes that are started in this context run on one core, if there are several."""
    before = os.sched_getaffinity(0)
    cores = sorted(before)
    os.sched_setaffinity(0, {cores[number % len(cores)]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def figures(delays: list[float], took: float, computed: float, grown: int, tables: int) -> Json:
    """`delays` in ms, `took` and `computed` in seconds, `grown` in kB."""
    return {
        **summary(delays, took),
        "server_cpu_ms_per_move": round(1000 * computed / len(delays), 3),
        "kb_per_table": round(grown / tables),
    }


# ---- ours


async def load(tables: list[Table], seconds: float, pid: int) -> tuple[float, float, int]:
    """The time it took, the CPU time of the server, and its memory at the end."""
    for table in tables:
        await table.open()
    began, before = perf_counter(), cpu(pid)
    await asyncio.gather(*(table.play(began + seconds) for table in tables))
    found = perf_counter() - began, cpu(pid) - before, memory(pid)
    for table in tables:
        await table.close()
    return found


def measure_ours(count: int, seconds: float) -> Json:
    with tempfile.TemporaryDirectory(prefix="questable-load-") as folder:
        with on_core(0):
            service = Service(f"{folder}/tables.db", QUESTABLE_LIMITS="1000000", QUESTABLE_LOG="warning").start()
        try:
            assert service.process is not None
            pid = service.process.pid
            empty = memory(pid)
            guests = [service.guest() for _ in range(SEATS)]
            spares = SPARES // count
            tables = [Table(guests, number, spares=spares) for number in range(count)]
            with on_core(1):
                took, computed, full = asyncio.run(load(tables, seconds, pid))
            delays = [delay for table in tables for delay in table.delays]
            return figures(delays, took, computed, full - empty, count * (1 + spares))
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


# ---- comparison


def middle(rounds: list[Json]) -> Json:
    """The median of each measurement."""
    return {name: round(statistics.median(one[name] for one in rounds), 3) for name in rounds[0]}


def compare(count: int, seconds: float, rounds: int, alone: bool) -> Json:
    """Measure both in turn, so that other load on the machine disturbs both alike."""
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


def about() -> Json:
    return {
        "cores": os.cpu_count(),
        "load_average": [round(load, 1) for load in os.getloadavg()],  # of the whole machine
        "python": platform.python_version(),
        "compiled": questable.compiled(),
        "storage": {OURS: "SQLite, each move synced", THEIRS: "memory"},
    }


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--save", action="store_true", help=f"write {RESULT.name}")
    given = parser.parse_args()
    files = max(given.tables) * SEATS * 3 + 200
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, max(files, resource.getrlimit(resource.RLIMIT_NOFILE)[1])))
    if not given.alone:
        install_peer()
    results = []
    for count in given.tables:
        results.append(compare(count, given.seconds, given.rounds, given.alone))
        if given.save:
            RESULT.write_text(json.dumps({**about(), "results": results}, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
