"""Fit the weights of the heuristic player of Terrinoth by playing many games, into its bots/weights.json.

    python tools/fit_weights.py [QUEST ...]     all quests, and the weights for quests of packs, unless some are named

The cross-entropy method: weights are sampled around the best known ones, each sample plays the same games, and the best
of a generation are the centre of the next. Samples multiply weights by factors, so that no weight changes its sign.
"""

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from math import exp, sqrt
from pathlib import Path
from random import Random

import questable
from questable.games.terrinoth.bots.heuristic import TerrinothPlayer
from questable.games.terrinoth.bots.weights import ANY_QUEST, TUNED, Weights
from questable.games.terrinoth.rules.constants import LAIR, LOCATION_DECK
from questable.games.terrinoth.rules.state import TerrinothState
from questable.kernel.state import IN_PROGRESS, VICTORY

TARGET = Path(__file__).resolve().parent.parent / "src" / "questable" / "games" / "terrinoth" / "bots" / "weights.json"
GENERATIONS, DRAWS, BEST = 24, 28, 7
GAMES = 120  # of each sample, for each number of heroes
SPREAD = 0.5  # of the first generation's factors, as a logarithm
LEAST = 0.05  # the start of a weight of 0, which factors could not change
PARTIAL_CREDIT = 0.1  # the most that a lost game scores, by its progress: few games are won at first

Values = dict[str, float]


def player(values: Values) -> TerrinothPlayer:
    found = TerrinothPlayer()
    game = questable.game("terrinoth")
    planner = found.planner(game.blank())
    planner.threats.weights_by_quest[:] = [Weights(values) for _ in game.card_set.quests]
    return found


def score(values: Values, quests: list[str], first: int, games: int) -> tuple[float, float]:
    """The share of games won, without and with partial credit for lost games."""
    game, bot = questable.game("terrinoth"), player(values)
    won = credited = 0.0
    for quest in quests:
        for heroes in (2, 3, 4):
            for seed in range(first, first + games):
                table = game.new({"players": heroes, "quest": quest}, seed)
                places = int(table.zones.size(LOCATION_DECK)) + 1
                while table.outcome_code == IN_PROGRESS:
                    table.apply_index(bot.choose(table))
                won += table.outcome_code == VICTORY
                credited += 1.0 if table.outcome_code == VICTORY else PARTIAL_CREDIT * progress_of(table, places)
    count = len(quests) * 3 * games
    return won / count, credited / count


def progress_of(table: TerrinothState, places: int) -> float:
    """The progress of a lost game, between 0 and 1: locations passed, nemesis spawned, nemesis defeated."""
    way = 1 - int(table.zones.size(LOCATION_DECK)) / places
    return 0.6 * way + 0.2 * (int(table.zones.size(LAIR)) == 0) + 0.2 * int(table.nemesis_down > 0)


def fit(name: str, start: Values) -> Values:
    quests = [quest.id for quest in questable.game("terrinoth").card_set.quests] if name == ANY_QUEST else [name]
    games = max(GAMES // len(quests), 8)
    dice, names = Random(name), sorted(start)
    middle = {key: max(start[key], LEAST) for key in names}
    spread = dict.fromkeys(names, SPREAD)
    for generation in range(GENERATIONS):
        draws: list[tuple[float, Values]] = []
        for number in range(DRAWS):
            factor = {key: dice.gauss(0.0, spread[key]) if number else 0.0 for key in names}
            values = {key: middle[key] * exp(factor[key]) for key in names}
            draws.append((score(values, quests, generation * games, games)[1], factor))
        draws.sort(key=lambda one: -one[0])
        best = [factor for _, factor in draws[:BEST]]
        for key in names:
            shift = sum(factor[key] for factor in best) / BEST
            around = sqrt(sum((factor[key] - shift) ** 2 for factor in best) / BEST)
            middle[key] *= exp(0.7 * shift)
            spread[key] = max(0.6 * spread[key] + 0.4 * around, 0.05)
    fresh = 1_000_000  # seeds that were not used for fitting
    found = {key: round(value, 3) for key, value in middle.items()}
    many = max(1000 // len(quests), 100)
    before, after = score(start, quests, fresh, many)[0], score(found, quests, fresh, many)[0]
    print(f"{name:28} won {before:6.1%} before, {after:6.1%} now", flush=True)
    return found if after >= before else start


def main() -> None:
    assert questable.compiled(), "fit with the compiled engine: interpreted it takes days"
    quests = [quest.id for quest in questable.game("terrinoth").card_set.quests]
    names = sys.argv[1:] or [*quests, ANY_QUEST]
    starts = [TUNED.get(name, TUNED[ANY_QUEST]) for name in names]
    found = dict(TUNED)
    with ProcessPoolExecutor() as pool:
        for name, values in zip(names, pool.map(fit, names, starts), strict=True):
            found[name] = values
            lines = ",\n".join(f" {json.dumps(key)}: {json.dumps(found[key])}" for key in sorted(found))
            TARGET.write_text("{\n" + lines + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
