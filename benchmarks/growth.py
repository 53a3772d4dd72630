"""Does the cost grow linearly with the number of games? Many games in one process, then one process against two.

    python benchmarks/growth.py                        50,000 games of each game in one process: a minute or two
    python benchmarks/growth.py --games 1000000        as in `make proof`

Decisions a second of CPU time and memory after each twentieth of the games; then the process that has played them all
against a fresh one, in turn, so that a busy machine disturbs both alike. Games a second by the clock with one and two
processes, in turn. Writes benchmarks/results/growth.json.
"""

import argparse
import json
import os
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import questable
from questable.games import registry
from questable.lab.simulate import Plan, play_chunk, simulate

RESULTS = Path(__file__).resolve().parent / "results" / "growth.json"
STEPS = 20
ROUNDS = 3
PAIRS = 15
BATCHES = {"tenefyr": 2000, "terrinoth": 400}  # heuristic games that take about the same time
FEWEST = 100  # of any other game
WARM = 5_000  # games: a tenth of a second; a shorter run measures how fast the core wakes up


def memory() -> float:
    """The resident memory of this process in MB."""
    pages = int(Path("/proc/self/statm").read_text("utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def rate(game: str, first: int, games: int) -> tuple[float, int]:
    """Decisions a second of CPU time in so many random games, and how many decisions they were."""
    began = process_time()
    made = play_chunk((Plan(game, registry.module(game).bench_config(), "random", seed=1), first, games)).decisions
    return made / (process_time() - began), made


def in_one_process(game: str, games: int) -> dict[str, Any]:
    """Random games, one after the other."""
    rate(game, 0, WARM)
    step = games // STEPS
    rates, sizes, decisions = [], [memory()], 0
    for first in range(0, step * STEPS, step):
        speed, made = rate(game, first, step)
        rates.append(speed)
        sizes.append(memory())
        decisions += made
    with get_context("spawn").Pool(1) as fresh:
        fresh.apply(rate, (game, 0, WARM))
        pairs = [(rate(game, 0, WARM)[0], fresh.apply(rate, (game, 0, WARM))[0]) for _ in range(PAIRS)]
    return {
        "games": step * STEPS,
        "decisions": decisions,
        "decisions/s": [round(rate) for rate in rates],
        "MB": [round(size, 2) for size in sizes],
        "against a fresh process": round(median(old / new for old, new in pairs), 3),
        "MB more": round(sizes[-1] - sizes[1], 2),
    }


def by_processes(game: str) -> dict[str, Any]:
    """Heuristic games a second by the clock, with one process and with two, in turn."""
    plan = Plan(game, registry.module(game).bench_config(), "heuristic", seed=1)
    games = BATCHES.get(game, FEWEST)
    rounds = [[simulate(plan, games, jobs).games_per_second for jobs in (1, 2)] for _ in range(ROUNDS)]
    one, two = (median(column) for column in zip(*rounds, strict=True))
    return {
        "games": games,
        "games/s, 1 process": round(one),
        "games/s, 2 processes": round(two),
        "times as many": round(median(second / first for first, second in rounds), 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50_000, help="in one process")
    games = max(parser.parse_args().games, STEPS)
    report: dict[str, Any] = {"compiled": questable.compiled(), "cores": os.cpu_count()}
    for game in questable.GAMES:
        report[game] = {"one process": in_one_process(game, games), "processes": by_processes(game)}
        alone, several = report[game]["one process"], report[game]["processes"]
        print(
            f"{game}: {alone['games']:,} games in one process: then {alone['against a fresh process']:.0%} of the "
            f"decisions/s of a fresh one, {alone['MB more']:+} MB; "
            f"{several['games/s, 1 process']:,} games/s with one process, {several['games/s, 2 processes']:,} with two "
            f"({several['times as many']} times as many)"
        )
    RESULTS.write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
