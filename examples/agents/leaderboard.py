"""Compares bots and the trained agent on the same games: Tenefyr solo, Quick mode, Easy.

    python examples/agents/leaderboard.py       prints the table that docs/agents.md shows

The trained agent takes part if torch and sb3-contrib are installed.
"""

import argparse
import json
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from questable.bots.registry import BOTS, bot_rng, make_bot  # noqa: E402
from questable.envs.task import Task  # noqa: E402
from questable.play.estimate import wilson  # noqa: E402

CONFIG = {"players": 1, "mode": "quick", "difficulty": "easy"}
FIRST_SEED = 1_000_000
RESULTS = HERE.parents[1] / "benchmarks" / "results" / "agents-leaderboard.json"

Reports = list[dict[str, Any]]


def bot_reports(name: str, games: int) -> Reports:
    task = Task("tenefyr", CONFIG, max_cycles=600).check()
    reports: Reports = []
    for number in range(games):
        episode = task.deal(FIRST_SEED + number)
        bot = make_bot(name, bot_rng(episode.seed))
        while not episode.ended:
            episode.act(bot.choose(episode.state))
        reports.append(episode.report())
    return reports


def all_players() -> dict[str, Callable[[int], Reports]]:
    players: dict[str, Callable[[int], Reports]] = {}
    for name in BOTS:
        players[f"`{name}`"] = lambda games, name=name: bot_reports(name, games)  # type: ignore[misc]
    if find_spec("sb3_contrib") is not None:
        from ppo_tenefyr import score

        players["masked PPO"] = score
    return players


def row(reports: Reports) -> dict[str, Any]:
    wins = sum(report["won"] for report in reports)
    low, high = wilson(wins, len(reports))
    mean = {
        key: sum(report[key] for report in reports) / len(reports) for key in ("enemies_beaten", "dungeons_cleared")
    }
    return {"games": len(reports), "win_rate": wins / len(reports), "ci95": [low, high], **mean}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    games = parser.parse_args().games
    rows = {name: row(play(games)) for name, play in all_players().items()}
    ranked = dict(sorted(rows.items(), key=lambda item: -item[1]["enemies_beaten"]))
    print("| player | enemies beaten | dungeons cleared | games won (95 % interval) |\n|---|---|---|---|")
    for name, result in ranked.items():
        low, high = result["ci95"]
        won = f"{result['win_rate']:.1%} ({low:.1%} to {high:.1%})"
        print(f"| {name} | {result['enemies_beaten']:.2f} | {result['dungeons_cleared']:.2f} | {won} |")
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    RESULTS.write_text(json.dumps({"config": CONFIG, "first_seed": FIRST_SEED, "players": ranked}, indent=2) + "\n")


if __name__ == "__main__":
    main()
