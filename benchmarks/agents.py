"""Steps per second of each agent interface, with observations and random legal actions.

    python benchmarks/agents.py                prints a table, writes benchmarks/results/agents.json
    python benchmarks/agents.py --rounds 3     fewer rounds

Rates are per second of CPU time, except those by the clock. PettingZoo's hanabi_v5 runs in the same rounds if
`open_spiel` and `shimmy` are installed.
"""

import argparse
import json
import os
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np

import questable
from questable.envs.aec_env import TableEnv
from questable.envs.encoding import encoding
from questable.envs.gym_env import GymEnv
from questable.envs.vector_env import VectorTableEnv

RESULTS = Path(__file__).resolve().parent / "results" / "agents.json"
SECONDS = 1.0


def random_option(mask: Any, draw: float) -> int:
    """A random legal option; legal options come first in a mask."""
    return int(draw * int(mask.sum()))


def aec_rate(env: Any) -> float:
    """Decisions per CPU second, each with the observation of its agent."""
    rng = np.random.default_rng(1)
    steps = 0
    env.reset(seed=1)
    began = process_time()
    while process_time() - began < SECONDS:
        for _ in range(200):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            options = np.flatnonzero(observation["action_mask"])
            env.step(int(options[int(rng.random() * len(options))]))
            steps += 1
    return steps / (process_time() - began)


def gym_rate(env: GymEnv) -> float:
    rng = np.random.default_rng(1)
    steps = 0
    observation, _ = env.reset(seed=1)
    began = process_time()
    while process_time() - began < SECONDS:
        draws = rng.random(200)
        for draw in draws:
            observation, _, over, truncated, _ = env.step(random_option(observation["action_mask"], draw))
            if over or truncated:
                observation, _ = env.reset()
        steps += len(draws)
    return steps / (process_time() - began)


def cpu_of(env: VectorTableEnv) -> float:
    """CPU seconds that this process and the workers have used so far (Linux)."""
    used = process_time()
    for process in env.processes:
        stat = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
        used += (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")
    return used


def vector_rates(env: VectorTableEnv) -> tuple[float, float]:
    """Decisions per second of wall-clock time, and on two idle cores, computed from the CPU time of all processes."""
    rng = np.random.default_rng(1)
    observation, _ = env.reset(seed=1)
    steps = 0
    began, used = perf_counter(), cpu_of(env)
    while perf_counter() - began < 2 * SECONDS:
        for _ in range(10):
            options = observation["action_mask"].sum(1)
            observation, *_ = env.step((rng.random(env.num_envs) * options).astype(np.int64))
        steps += 10 * env.num_envs
    return steps / (perf_counter() - began), 2 * steps / (cpu_of(env) - used)


def encoding_time(game: str) -> float:
    """Microseconds for the rows of one observation, averaged over random games."""
    code = encoding(game)
    rng = np.random.default_rng(1)
    states = []
    for seed in range(12):
        state = code.game.new({"players": 1 + seed % 4}, seed)
        while state.outcome is None:
            states.append(state.clone())
            state.apply_index(int(rng.random() * int(state.option_count())))
    began = process_time()
    for state in states:
        code.encode(state, 0)
    return (process_time() - began) / len(states) * 1e6


def measure(game: str) -> dict[str, float]:
    """One round of one game."""
    results = {
        f"{game}: encoding µs": encoding_time(game),
        f"{game}: AEC steps/s, 2 players": aec_rate(TableEnv(game, players=2)),
        f"{game}: Gymnasium steps/s, solo": gym_rate(GymEnv(game)),
    }
    env = VectorTableEnv(game, 256, workers=2, copy=False)
    try:
        clock, cores = vector_rates(env)
    finally:
        env.close()
    return {
        **results,
        f"{game}: vector steps/s by the clock": clock,
        f"{game}: vector steps/s on two idle cores": cores,
    }


def measure_hanabi() -> dict[str, float]:
    if not (find_spec("pyspiel") and find_spec("shimmy")):
        return {}
    from pettingzoo.classic import hanabi_v5

    return {"hanabi_v5: AEC steps/s, 2 players": aec_rate(hanabi_v5.env(players=2))}


def one_round() -> dict[str, float]:
    first, *others = questable.GAMES
    results = {**measure(first), **measure_hanabi()}  # between two games, under the same load
    for game in others:
        results |= measure(game)
    hanabi = results.get("hanabi_v5: AEC steps/s, 2 players")
    if hanabi is not None:
        for game in questable.GAMES:
            results[f"{game}: AEC, times hanabi_v5"] = results[f"{game}: AEC steps/s, 2 players"] / hanabi
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    count = parser.parse_args().rounds
    results: dict[str, Any] = {"compiled": questable.compiled()}
    rounds = [one_round() for _ in range(count)]
    for name in rounds[0]:
        values = sorted(one[name] for one in rounds)
        results[name] = {"median": round(median(values), 1), "low": round(values[0], 1), "high": round(values[-1], 1)}
        print(f"{name:52}{results[name]['median']:>12,}  ({results[name]['low']:,} to {results[name]['high']:,})")
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(results, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
