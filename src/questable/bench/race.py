"""The race: each entry runs in its own process on one core; the entries are measured in turn, in several rounds.

What disturbs one round disturbs all entries in it, so ratios are computed within a round, and medians over the rounds.
"""

import json
import os
import platform
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Self

import msgspec

import questable
from questable.bench.entries import ENTRIES, Entry, Ready, find
from questable.kernel.errors import ConfigError, QuestableError

WARM = 0.3  # seconds before the first round, for caches and just-in-time compilers
Round = dict[str, dict[str, float]]  # entry, figure


class Spread(msgspec.Struct, frozen=True):
    """The median of the rounds, and the lowest and highest of them."""

    median: float
    low: float
    high: float


class Line(msgspec.Struct, frozen=True):
    """The measurements of one entry. `times`: how many times as many decisions a second each of our games makes."""

    name: str
    version: str
    note: str = msgspec.field(name="told")
    ours: bool
    figures: dict[str, Spread]
    times: dict[str, Spread]
    clone_times: dict[str, Spread]  # how many times as long a copy takes as one of our games


class Missing(msgspec.Struct, frozen=True):
    name: str
    why: str


class Bench(msgspec.Struct, frozen=True):
    """All measurements. `ratios`: how many times as many decisions a second as a peer our games make."""

    rounds: int
    seconds: float
    questable: str
    compiled: bool
    python: str
    machine: str
    load: float  # the load average at the end; about 1 of it is ours
    ratios: dict[str, dict[str, float]]  # peer, game
    lines: list[Line]
    missing: list[Missing]


class Runner:
    """An entry in its own process, which waits for commands."""

    def __init__(self, ready: Ready, core: int | None) -> None:
        self.name = ready.entry.name
        self.stderr = tempfile.TemporaryFile("w+")  # noqa: SIM115 - closed on leaving
        self.process = subprocess.Popen(
            ready.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.stderr,
            text=True,
            env={**os.environ, "PYTHONPATH": "", **ready.environment},
        )
        if core is not None:
            os.sched_setaffinity(self.process.pid, {core})

    def run(self, seconds: float) -> dict[str, float]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(f"{seconds}\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # the process has ended; stderr has the reason
        line = self.process.stdout.readline()
        if not line:
            self.stderr.seek(0)
            last = (self.stderr.read().strip().splitlines() or ["no reason given"])[-1]
            raise ChildProcessError(last)
        found: dict[str, float] = json.loads(line)
        return found

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.communicate()
        self.stderr.close()


def race(
    rounds: int,
    seconds: float,
    peers: Path,
    progress: Callable[[int], None] | None = None,
    entries: Sequence[Entry] = ENTRIES,
) -> Bench:
    """Measure the entries that can run here; `progress` is called after each measurement."""
    if rounds < 1:
        raise ConfigError(f"rounds is {rounds}; allowed: 1 or more.")
    if not 0 < seconds <= 60:
        raise ConfigError(f"seconds is {seconds}; allowed: more than 0, at most 60.")
    missing: list[Missing] = []
    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None
    with ExitStack() as stack:
        runners: list[tuple[Ready, Runner]] = []
        for entry in entries:
            ready = find(entry, peers)
            if isinstance(ready, str):
                missing.append(Missing(entry.name, ready))
                continue
            runner = stack.enter_context(Runner(ready, core))
            try:
                runner.run(WARM)
                runners.append((ready, runner))
            except ChildProcessError as failure:
                missing.append(Missing(entry.name, f"it failed: {failure}"))
        found: list[Round] = []
        for _ in range(rounds):
            found.append({})
            for _, runner in runners:
                try:
                    found[-1][runner.name] = runner.run(seconds)
                except ChildProcessError as failure:
                    raise QuestableError(f"{runner.name} failed in the middle: {failure}") from None
                if progress is not None:
                    progress(1)
    lines = [line(ready, found) for ready, _ in runners]
    return Bench(
        rounds,
        seconds,
        questable.__version__,
        questable.compiled(),
        platform.python_version(),
        machine(),
        round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else 0.0,
        ratios(lines),
        lines,
        missing,
    )


def ratios(lines: list[Line]) -> dict[str, dict[str, float]]:
    peers = [line for line in lines if not line.ours]
    return {
        peer.name: {name.split(",")[0].lower(): times.median for name, times in peer.times.items()} for peer in peers
    }


def line(ready: Ready, rounds: list[Round]) -> Line:
    entry = ready.entry
    ours = [name for name in rounds[0] if name.endswith(", compiled")]
    figures = {name: spread([one[entry.name][name] for one in rounds]) for name in rounds[0][entry.name]}
    return Line(
        entry.name,
        ready.version,
        entry.note,
        entry.ours,
        figures,
        {name: ratio(rounds, "decisions/s", name, entry.name) for name in ours},
        {name: ratio(rounds, "clone µs", entry.name, name) for name in ours if "clone µs" in figures},
    )


def ratio(rounds: list[Round], figure: str, above: str, below: str) -> Spread:
    return spread([one[above][figure] / one[below][figure] for one in rounds])


def spread(found: list[float]) -> Spread:
    return Spread(*(float(f"{value:.4g}") for value in (median(found), min(found), max(found))))


def machine() -> str:
    """The name of the processor, where the system gives it."""
    cpus = Path("/proc/cpuinfo")
    lines = cpus.read_text("utf-8").splitlines() if cpus.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{names[0] if names else platform.machine()}, {os.cpu_count()} cores"
