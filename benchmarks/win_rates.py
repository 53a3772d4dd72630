"""Win rates of the bots, into benchmarks/results/: Tenefyr by number of players, difficulty and boss, Terrinoth by
quest, number of heroes and pair of archetypes.

python benchmarks/win_rates.py tenefyr [GAMES]        games a cell and boss, 400 unless stated
python benchmarks/win_rates.py terrinoth [GAMES]      games a cell
"""

import json
import sys
from itertools import combinations
from pathlib import Path

import questable
from questable.bots.bot import Bot, RandomBot
from questable.bots.figure import wilson
from questable.bots.heuristic import HeuristicBot
from questable.kernel.rng import seeded
from questable.lab.playout import play_out

RESULTS = Path(__file__).resolve().parent / "results"
DIFFICULTIES = ("easy", "normal", "hard")
LONGEST = 100_000  # decisions


def wins(game: str, bot: Bot, config: dict[str, object], games: int) -> int:
    return sum(won for won, _ in played(game, bot, config, games))


def played(name: str, bot: Bot, config: dict[str, object], games: int) -> list[tuple[bool, int]]:
    """Of each game whether it was won, and what number its last round had (0 where there are none)."""
    game = questable.game(name)
    found: list[tuple[bool, int]] = []
    for seed in range(games):
        state = game.new(config, seed)
        play_out(state, [bot] * 4, LONGEST)
        found.append((state.outcome == "victory", getattr(state, "round", 0)))
    return found


def percent(won: int, games: int) -> dict[str, object]:
    low, high = wilson(won, games)
    return {"won": round(100 * won / games, 1), "ci95": [round(100 * low, 1), round(100 * high, 1)]}


def keep(name: str, told: dict[str, object]) -> None:
    (RESULTS / name).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def tenefyr(games: int) -> None:
    heuristic = HeuristicBot(seeded(1))
    random = RandomBot(seeded(1))
    rows: list[dict[str, object]] = []
    for mode in ("standard", "quick"):
        bosses = questable.game("tenefyr").catalogue.bosses if mode == "standard" else ["random"]
        for players in range(1, 5):
            for difficulty in DIFFICULTIES:
                row: dict[str, object] = {"mode": mode, "players": players, "difficulty": difficulty}
                config: dict[str, object] = {"players": players, "difficulty": difficulty, "mode": mode}
                by_boss = {boss: wins("tenefyr", heuristic, {**config, "boss": boss}, games) for boss in bosses}
                row["heuristic"] = round(100 * sum(by_boss.values()) / (games * len(bosses)), 1)
                row["by_boss"] = {boss: round(100 * won / games, 1) for boss, won in by_boss.items()}
                row["random"] = round(100 * wins("tenefyr", random, config, games) / games, 1)
                rows.append(row)
                print(row, flush=True)
    content = questable.game("tenefyr").catalogue.hash
    keep("win-rates.json", {"games_a_boss": games, "content": content, "rows": rows})


def terrinoth(games: int) -> None:
    catalogue = questable.game("terrinoth").catalogue
    heuristic = HeuristicBot(seeded(1))
    random = RandomBot(seeded(1))
    rows: list[dict[str, object]] = []
    for quest in catalogue.quests:
        for heroes in (2, 3, 4):
            config: dict[str, object] = {"players": heroes, "quest": quest.id}
            found = played("terrinoth", heuristic, config, games)
            rounds = sorted(last for _, last in found)
            row: dict[str, object] = {"quest": quest.id, "level": quest.level, "heroes": heroes}
            row["heuristic"] = percent(sum(won for won, _ in found), games)
            row["rounds"] = {"median": rounds[games // 2], "slowest_tenth": rounds[games * 9 // 10]}
            row["random"] = round(100 * wins("terrinoth", random, config, games) / games, 1)
            rows.append(row)
            print(row, flush=True)
    pairs: list[dict[str, object]] = []
    for quest in catalogue.quests:
        for pair in combinations(range(len(catalogue.archetypes)), 2):
            won = pair_wins(heuristic, quest.id, pair, games)
            archetypes = " + ".join(catalogue.archetypes[archetype] for archetype in pair)
            pairs.append({"quest": quest.id, "archetypes": archetypes, "heuristic": percent(won, games)})
            print(pairs[-1], flush=True)
    keep("win-rates-terrinoth.json", {"games_a_cell": games, "content": catalogue.hash, "rows": rows, "pairs": pairs})


def pair_wins(bot: Bot, quest: str, pair: tuple[int, ...], games: int) -> int:
    """Two heroes of these archetypes, each of the three heroes of one with each of the other in turn."""
    game = questable.game("terrinoth")
    cards = game.catalogue.cards
    choices = [[card.id for card in cards if card.archetype == a and card.health > 0] for a in pair]
    won = 0
    for seed in range(games):
        first, second = choices[0], choices[1]
        heroes = [[first[seed % len(first)]], [second[seed // len(first) % len(second)]]]
        state = game.new({"players": 2, "quest": quest, "heroes": heroes}, seed)
        play_out(state, [bot] * 4, LONGEST)
        won += state.outcome == "victory"
    return won


def main() -> None:
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 400
    measure = {"tenefyr": tenefyr, "terrinoth": terrinoth}.get(sys.argv[1] if len(sys.argv) > 1 else "")
    if measure is None:
        sys.exit("Say which game: win_rates.py tenefyr [GAMES] or win_rates.py terrinoth [GAMES].")
    measure(games)


if __name__ == "__main__":
    main()
