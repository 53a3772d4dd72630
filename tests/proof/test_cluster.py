"""A real Ray cluster: if a node is lost during a run, every game is still counted exactly once."""

import csv
import json
import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import token_hex
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
BIN = ROOT / "build" / "rllib" / "bin"  # Ray has an environment of its own, made by `make proof`
GAMES = 20_000
PARTS = 50
TIMES = ("seconds", "games_per_second", "decisions_per_second", "jobs")
pytestmark = [pytest.mark.proof, pytest.mark.agents]

Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts processes; at the end of the test they are killed with their descendants.

    All get the same new authentication token for Ray.
    """
    started: list[subprocess.Popen[str]] = []
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token_hex(16), "RAY_USAGE_STATS_ENABLED": "0"}

    def call(*command: object, **more: Any) -> "subprocess.Popen[str]":
        process = subprocess.Popen([str(part) for part in command], text=True, env={**os.environ, **token}, **more)
        started.append(process)
        return process

    yield call
    for process in reversed(started):
        kill_tree(process)
        process.communicate()


@pytest.fixture
def node(start: Start, tmp_path: Path) -> Iterator[Start]:
    """Starts a node of the cluster and waits until it is ready: two that start at once would conflict over a socket."""
    folder = Path(mkdtemp(prefix="ray", dir="/tmp"))  # the names of sockets must be short
    ordinary = ("start", "--block", "--node-ip-address=127.0.0.1")

    def call(*arguments: str) -> "subprocess.Popen[str]":
        log = tmp_path / f"{len(list(tmp_path.glob('*.log')))}.log"
        head = ("--include-dashboard=false", f"--temp-dir={folder}") if "--head" in arguments else ()
        with log.open("w") as output:
            process = start(BIN / "ray", *ordinary, *arguments, *head, stdout=output, stderr=output)
        until(lambda: process.poll() is not None or "Ray runtime started" in log.read_text())
        assert process.poll() is None, log.read_text()
        return process

    yield call
    rmtree(folder, ignore_errors=True)


def children() -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except (OSError, ValueError):
            continue  # it has ended since
        found.setdefault(parent, []).append(int(folder.name))
    return found


def tree(process: "subprocess.Popen[str]") -> list[int]:
    """The ids of the process and its descendants."""
    below = children()
    found = [process.pid]
    for pid in found:
        found += below.get(pid, [])
    return found


def kill_tree(process: "subprocess.Popen[str]") -> None:
    for pid in tree(process):
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            continue


def at_work(process: "subprocess.Popen[str]") -> list[int]:
    """The worker processes of a node that are playing games."""
    found = []
    for pid in tree(process):
        try:
            if Path(f"/proc/{pid}/cmdline").read_text().startswith("ray::do_alike"):
                found.append(pid)
        except OSError:
            continue
    return found


def until(what: Callable[[], object], seconds: float = 120) -> None:
    limit = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < limit, "it took too long"
        time.sleep(0.02)


def rows(folder: Path) -> list[dict[str, str]]:
    with (folder / "games.csv").open(newline="") as file:
        return list(csv.DictReader(file))


def figures(folder: Path) -> dict[str, object]:
    data = json.loads((folder / "summary.json").read_text())
    return {key: value for key, value in data.items() if key not in TIMES}


def simulation(folder: Path) -> list[object]:
    return [BIN / "python", "-m", "questable.cli", "sim", "tenefyr", "--games", GAMES, "--players", 3, "--out", folder]


def test_a_machine_is_lost_and_every_game_is_counted_once(start: Start, node: Start, tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    node("--head", f"--port={address.partition(':')[2]}", "--num-cpus=0")
    first, second = (node(f"--address={address}", "--num-cpus=1") for _ in range(2))

    clustered, alone = tmp_path / "cluster", tmp_path / "alone"
    away = ["--engine", "ray", "--address", address]
    run = start(*simulation(clustered), *away, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    until(lambda: run.poll() is not None or (finished(clustered) > 5 and at_work(first) and at_work(second)))
    before = finished(clustered)
    kill_tree(first)
    assert 0 < before < PARTS - 10
    _, console_log = run.communicate(timeout=300)
    assert (run.returncode, console_log) == (0, "")
    assert not at_work(first)

    subprocess.run([str(part) for part in simulation(alone)], check=True, capture_output=True)
    assert [int(row["game"]) for row in rows(clustered)] == list(range(GAMES))
    assert rows(clustered) == rows(alone)
    assert figures(clustered) == figures(alone)


def finished(folder: Path) -> int:
    return len(list((folder / "parts").glob("games-*.csv")))


def test_a_duel_of_cards_is_the_same_on_a_cluster(start: Start, tmp_path: Path) -> None:
    """The pack is a folder on the requesting machine; the other nodes get its cards with the plan."""
    pack = ROOT / "examples" / "packs" / "toll-road"
    duel = [BIN / "python", "-m", "questable.cli", "lab", "duel", "tenefyr", "--second-pack", pack, "--games", 40]
    for name, engine in (("cluster", "ray"), ("alone", "processes")):
        run = start(
            *duel, "--out", tmp_path / name, "--engine", engine, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        _, console_log = run.communicate(timeout=300)
        assert (run.returncode, console_log) == (0, "")
    for file in ("plan.json", "deals.csv", "summary.json"):
        assert (tmp_path / "cluster" / file).read_text() == (tmp_path / "alone" / file).read_text()
