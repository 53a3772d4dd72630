"""Measure the engine on one core, compiled and interpreted, and keep the figures in benchmarks/results/.

    make bench                              both ways, a table on the screen
    python benchmarks/run.py --one          this way only, as JSON (used by the above)

Rates are per second of CPU time, medians of repeats with their spread, so that a busy machine disturbs them little.
"""

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results" / "engine.json"
REPEATS = 7


def repeated(measure: Callable[[], float]) -> dict[str, float]:
    found = sorted(measure() for _ in range(REPEATS))
    return {"median": round(statistics.median(found), 2), "low": round(found[0], 2), "high": round(found[-1], 2)}


def measure_here() -> dict[str, object]:
    import questable
    from questable.bots.bot import Bot, RandomBot
    from questable.bots.heuristic import HeuristicBot
    from questable.kernel.rng import seeded
    from questable.lab.playout import play_out

    compiled = questable.compiled()
    game = questable.game("tenefyr")
    games = 3000 if compiled else 150

    def random_play() -> float:
        bots: list[Bot] = [RandomBot(seeded(5))] * 4
        begin = process_time()
        decisions = 0
        for seed in range(games):
            decisions += play_out(game.new({"players": 3}, seed), bots, 100_000)
        return decisions / (process_time() - begin)

    def heuristic_play() -> float:
        bots: list[Bot] = [HeuristicBot(seeded(5))] * 4
        begin = process_time()
        for seed in range(games // 10):
            play_out(game.new({"players": 3}, seed), bots, 100_000)
        return games // 10 / (process_time() - begin)

    middle = game.new({"players": 3}, 5)
    player = HeuristicBot(seeded(5))
    for _ in range(60):
        middle.apply_index(player.choose(middle))

    def timed(times: int, act: Callable[[], object]) -> Callable[[], float]:
        def measure() -> float:
            begin = process_time()
            for _ in range(times):
                act()
            return (process_time() - begin) / times * 1e6

        return measure

    return {
        "compiled": compiled,
        "random decisions/s": repeated(random_play),
        "heuristic games/s": repeated(heuristic_play),
        "clone µs": repeated(timed(20_000, middle.clone)),
        "new game µs": repeated(timed(500, lambda: game.new({"players": 3}, 9))),
        "view µs": repeated(timed(500, lambda: middle.view(0))),
        "digest µs": repeated(timed(500, middle.digest)),
        "dump and load µs": repeated(timed(200, lambda: game.load(game.dump(middle)))),
    }


def start_up(environment: dict[str, str]) -> dict[str, object]:
    """Import and card loading, each in a process of its own."""
    script = (
        "from time import perf_counter as now; a = now(); import questable; b = now();"
        "questable.game('tenefyr'); c = now(); questable.game('tenefyr'); d = now();"
        "print(b - a, c - b, d - c)"
    )
    found: list[list[float]] = []
    for _ in range(REPEATS):
        run = subprocess.run([sys.executable, "-c", script], env=environment, cwd="/", capture_output=True, check=True)
        found.append([float(part) for part in run.stdout.split()])
    names = ("import s", "load cards s", "load cards again s")
    return {
        name: round(statistics.median(column), 4) for name, column in zip(names, zip(*found, strict=True), strict=True)
    }


def main() -> None:
    if "--one" in sys.argv:
        print(json.dumps(measure_here()))
        return
    results: dict[str, object] = {}
    for way, path in (("compiled", ""), ("interpreted", str(ROOT / "src"))):
        environment = {**os.environ, "PYTHONPATH": path}
        run = subprocess.run(
            [sys.executable, str(Path(__file__).resolve()), "--one"],
            env=environment,
            cwd="/",
            capture_output=True,
            check=True,
        )
        measured = {**json.loads(run.stdout), **start_up(environment)}
        assert measured["compiled"] == (way == "compiled"), f"the {way} engine is not what ran"
        results[way] = measured
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(results, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    compiled, interpreted = results["compiled"], results["interpreted"]
    assert isinstance(compiled, dict)
    assert isinstance(interpreted, dict)
    print(f"{'':24}{'compiled':>14}{'interpreted':>14}")
    for name, value in compiled.items():
        if name != "compiled":
            other = interpreted[name]
            shown = (value["median"], other["median"]) if isinstance(value, dict) else (value, other)
            print(f"{name:24}{shown[0]:>14,}{shown[1]:>14,}")
    print(f"\nkept in {RESULTS.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
