"""Measure our own engine on one core, each game compiled and interpreted; writes into benchmarks/results/.

    make bench                                this, after the race with the peers
    .venv/bin/python benchmarks/run.py        only this

Rates are per second of CPU time, medians of interleaved rounds with their spread (see `questable.bench.race`), so that
a busy machine disturbs them little; start-up times are by the clock, each in a process of its own.
"""

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

import msgspec

import questable
from questable.bench.entries import OURS, PEERS, find
from questable.bench.race import Spread, race

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results" / "engine.json"
ROUNDS = 7
SECONDS = 1.0


def start_up(game: str) -> dict[str, float]:
    """Import and card loading of the compiled engine."""
    script = (
        "from time import perf_counter as now; a = now(); import questable; b = now();"
        f"questable.game({game!r}); c = now(); questable.game({game!r}); d = now();"
        "print(b - a, c - b, d - c)"
    )
    environment = {**os.environ, "PYTHONPATH": str(Path(questable.__file__).parent.parent)}
    found: list[list[float]] = []
    for _ in range(ROUNDS):
        run = subprocess.run([sys.executable, "-c", script], env=environment, cwd="/", capture_output=True, check=True)
        found.append([float(part) for part in run.stdout.split()])
    names = ("import s", "load cards s", "load cards again s")
    return {
        name: round(statistics.median(column), 4) for name, column in zip(names, zip(*found, strict=True), strict=True)
    }


def main() -> None:
    for entry in OURS:
        ready = find(entry, PEERS)
        if isinstance(ready, str):
            sys.exit(f"{entry.name} cannot be measured: {ready}.")
    found = race(ROUNDS, SECONDS, PEERS, entries=OURS)
    results = {line.name: msgspec.to_builtins(line.figures) for line in found.lines}
    start = {game: start_up(game) for game in questable.GAMES}
    report = {"machine": found.machine, "python": found.python, **results, "start-up": start}
    RESULTS.write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{'':24}" + "".join(f"{line.name:>24}" for line in found.lines))
    for figure in found.lines[0].figures:
        print(f"{figure:24}" + "".join(f"{shown(line.figures[figure]):>24}" for line in found.lines))
    for game, seconds in start.items():
        print(f"{game}: " + ", ".join(f"{name} {value}" for name, value in seconds.items()))
    print(f"\nkept in {RESULTS.relative_to(ROOT)}")


def shown(figure: Spread) -> str:
    return f"{figure.median:,.0f}" if figure.median >= 100 else f"{figure.median:.2f}"


if __name__ == "__main__":
    main()
