"""A curriculum for each game, from short and easy tasks to whole games, and how hard each lesson is.

    python examples/agents/lessons.py --games 200       prints the table that docs/agents.md shows

A lesson is a set of arguments for an environment: `tenefyr_v1.env(**options)`, `gymnasium.make(id, **options)`.
"""

import argparse
from typing import Any

from questable.bots.registry import bot_rng, make_bot
from questable.envs.task import Task

QUICK = {"players": 1, "mode": "quick", "difficulty": "easy"}
GOBLINS = {"players": 1, "quest": "the-goblin-problem"}
LESSONS: dict[str, list[dict[str, Any]]] = {
    "tenefyr": [
        {**QUICK, "goal": {"enemies_beaten": 1}},
        {**QUICK, "goal": {"dungeons_cleared": 1}},
        QUICK,
        {"players": 1, "difficulty": "easy"},
        {"players": 1},
    ],
    "terrinoth": [
        {**GOBLINS, "goal": {"locations_left_behind": 1}},
        {**GOBLINS, "goal": {"locations_left_behind": 2}},
        GOBLINS,
        {"players": 1},
    ],
}
FIRST_SEED = 1_000_000


def measure(game: str, lesson: dict[str, Any], bot: str, games: int) -> tuple[float, float]:
    """The share of games that a bot wins, and the mean number of decisions in a game."""
    config = {key: value for key, value in lesson.items() if key != "goal"}
    task = Task(game, config, goal=lesson.get("goal", {})).check()
    won = decisions = 0
    for number in range(games):
        episode = task.deal(FIRST_SEED + number)
        player = make_bot(bot, bot_rng(episode.seed))
        while not episode.ended:
            episode.act(player.choose(episode.state))
        won += episode.won
        decisions += episode.decisions
    return won / games, decisions / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    games = parser.parse_args().games
    print("| lesson | `random` wins | in decisions | `heuristic` wins | in decisions |\n|---|---|---|---|---|")
    for game, lessons in LESSONS.items():
        for lesson in lessons:
            arguments = ", ".join(f"`{key}={value!r}`" for key, value in lesson.items())
            results = [measure(game, lesson, bot, games) for bot in ("random", "heuristic")]
            columns = " | ".join(f"{won:.0%} | {length:.0f}" for won, length in results)
            print(f"| {game.capitalize()}: {arguments} | {columns} |")


if __name__ == "__main__":
    main()
