"""Runs one entrant in its own process: for each line on stdin, a number of seconds, it measures and prints JSON.

It runs as a script under a Python that has the entrant's requirements and may not have Questable:

    python worker.py ENTRANT.py VARIANT [--plain]

`--plain` runs Questable from its .py files, compiled or not. All times are CPU times of this process.
"""

import json
import os
import sys
from collections.abc import Callable
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from time import process_time
from typing import Any

PACKAGE = Path(__file__).resolve().parent.parent
SHARE = 0.3  # of the time for `play` that each other action gets

Acts = dict[str, Callable[[], Any]]  # `play` plays some games and returns (games, decisions); the others are only timed


def load(file: str, variant: str) -> Acts:
    spec = spec_from_file_location(Path(file).stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    acts: Acts = module.prepare(variant)
    return acts


def measure(acts: Acts, seconds: float) -> dict[str, float]:
    found: dict[str, float] = {}
    for name, act in acts.items():
        if name == "play":
            found |= rates(act, seconds)
        else:
            found[f"{name} µs"] = microseconds(act, seconds * SHARE)
    return found


def rates(play: Callable[[], tuple[int, int]], seconds: float) -> dict[str, float]:
    games = decisions = 0
    began = process_time()
    spent = 0.0
    while spent < seconds:
        more_games, more_decisions = play()
        games += more_games
        decisions += more_decisions
        spent = process_time() - began
    return {"decisions/s": decisions / spent, "games/s": games / spent}


def microseconds(act: Callable[[], object], seconds: float) -> float:
    """The time of one call. Calls are made in growing batches, so that the clock is seldom read."""
    calls, batch, spent = 0, 1, 0.0
    began = process_time()
    while spent < seconds:
        for _ in range(batch):
            act()
        calls += batch
        batch *= 2
        spent = process_time() - began
    return spent / calls * 1e6


def interpret() -> None:
    """Import Questable from its .py files from now on, even where compiled modules stand beside them."""
    plain = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def find(path: str) -> FileFinder:
        if not Path(path).resolve().is_relative_to(PACKAGE):
            raise ImportError
        return plain(path)  # type: ignore[return-value]

    sys.path_hooks.insert(0, find)
    sys.path_importer_cache.clear()


def main() -> None:
    output = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what libraries print goes to stderr
    file, variant, *rest = sys.argv[1:]
    if "--plain" in rest:
        interpret()
    acts = load(file, variant)
    for line in sys.stdin:
        print(json.dumps(measure(acts, float(line))), file=output, flush=True)


if __name__ == "__main__":
    main()
