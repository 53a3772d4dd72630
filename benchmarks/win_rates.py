"""Win rates of the bots by number of players, difficulty and boss, into benchmarks/results/win-rates.json.

python benchmarks/win_rates.py [GAMES]      games a cell and boss, 400 unless stated
"""

import json
import sys
from pathlib import Path

import questable
from questable.bots.bot import Bot, RandomBot
from questable.bots.heuristic import HeuristicBot
from questable.kernel.rng import seeded
from questable.lab.playout import play_out

RESULTS = Path(__file__).resolve().parent / "results" / "win-rates.json"
DIFFICULTIES = ("easy", "normal", "hard")


def wins(bot: Bot, config: dict[str, object], games: int) -> int:
    game = questable.game("tenefyr")
    won = 0
    for seed in range(games):
        state = game.new(config, seed)
        play_out(state, [bot] * 4, 100_000)
        won += state.outcome == "victory"
    return won


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    heuristic = HeuristicBot(seeded(1))
    random = RandomBot(seeded(1))
    rows: list[dict[str, object]] = []
    for mode in ("standard", "quick"):
        bosses = questable.game("tenefyr").catalogue.bosses if mode == "standard" else ["random"]
        for players in range(1, 5):
            for difficulty in DIFFICULTIES:
                row: dict[str, object] = {"mode": mode, "players": players, "difficulty": difficulty}
                config: dict[str, object] = {"players": players, "difficulty": difficulty, "mode": mode}
                by_boss = {boss: wins(heuristic, {**config, "boss": boss}, games) for boss in bosses}
                row["heuristic"] = round(100 * sum(by_boss.values()) / (games * len(bosses)), 1)
                row["by_boss"] = {boss: round(100 * won / games, 1) for boss, won in by_boss.items()}
                row["random"] = round(100 * wins(random, config, games) / games, 1)
                rows.append(row)
                print(row, flush=True)
    told = {"games_a_boss": games, "content": questable.game("tenefyr").catalogue.hash, "rows": rows}
    RESULTS.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
