"""Fit the weights of the evaluations on games of the heuristic player, into bots/evaluation.json of each game.

    python tools/fit_evaluation.py [GAMES]     how many games for each set of weights; 4000 by default

The features of the state are taken at the start of every round (`State.round_mark`); the weights predict whether the
game is won. The fit is Newton's method with a little shrinkage. It prints how much of the uncertainty the weights
explain on games that were held back.
"""

import json
import sys
from math import exp, log
from pathlib import Path
from typing import Any

import questable
from questable.bots.bot import Player
from questable.bots.evaluation import Evaluation
from questable.games.module import Game
from questable.kernel.state import IN_PROGRESS, VICTORY, State

GAMES = Path(__file__).resolve().parent.parent / "src" / "questable" / "games"
SHRINK = 3.0  # the prior weight of "no effect", in samples
HELD_BACK = 4  # every fourth game tests the fit

Sample = tuple[list[float], float]


def samples(
    game: Game[Any, Any], config: dict[str, object], games: int, player: Player, evaluation: Evaluation
) -> list[list[Sample]]:
    found: list[list[Sample]] = []
    for seed in range(games):
        state: State = game.new(config, -1 - seed)
        rows: list[list[float]] = []
        mark = -1
        while state.outcome_code == IN_PROGRESS:
            if state.round_mark != mark:
                mark = state.round_mark
                rows.append(evaluation.features(state))
            state.apply_index(player.choose(state))
        won = float(state.outcome_code == VICTORY)
        found.append([(row, won) for row in rows])
    return found


def logistic(weights: list[float], row: list[float]) -> float:
    sum = 0.0
    for weight, value in zip(weights, row, strict=True):
        sum += weight * value
    return 1.0 / (1.0 + exp(-max(-30.0, min(sum, 30.0))))


def fit(rows: list[Sample]) -> list[float]:
    size = len(rows[0][0])
    weights = [0.0] * size
    for _ in range(12):
        slope = [-SHRINK * weight if i else 0.0 for i, weight in enumerate(weights)]
        curve = [[0.0] * size for _ in range(size)]
        for i in range(size):
            curve[i][i] = SHRINK if i else 1e-6
        for row, won in rows:
            chance = logistic(weights, row)
            spread = chance * (1.0 - chance)
            there = [(i, value) for i, value in enumerate(row) if value]
            for i, value in there:
                slope[i] += (won - chance) * value
                line = curve[i]
                share = spread * value
                for j, other in there:
                    line[j] += share * other
        step = solve(curve, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(abs(change) for change in step) < 1e-4:
            break
    return weights


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss with the largest pivot."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(size):
            if k != i and rows[k][i]:
                share = rows[k][i] / rows[i][i]
                rows[k] = [a - share * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def explained(weights: list[float], rows: list[Sample]) -> float:
    """The share of the uncertainty (log loss of the plain rate) that the weights take away."""
    rate = min(max(sum(won for _, won in rows) / len(rows), 1e-6), 1 - 1e-6)
    loss = plain = 0.0
    for row, won in rows:
        chance = min(max(logistic(weights, row), 1e-6), 1 - 1e-6)
        loss -= log(chance if won else 1 - chance)
        plain -= log(rate if won else 1 - rate)
    return 1 - loss / plain


def fit_game(game: Game[Any, Any], games: int) -> dict[str, list[float]]:
    """All weights of a game. Those of the default key, where no configuration has it, are fitted on a share of all."""
    player, evaluation = game.module.heuristic(), game.module.evaluation()
    assert player is not None
    assert evaluation is not None
    found: dict[str, list[float]] = {}
    pooled: list[Sample] = []
    for config in game.module.evaluation_configs(game):
        key = evaluation.weights_key(game.new(config, 0))
        played = samples(game, config, games, player, evaluation)
        fitted = [sample for number, rows in enumerate(played) if number % HELD_BACK for sample in rows]
        kept = [sample for number, rows in enumerate(played) if number % HELD_BACK == 0 for sample in rows]
        weights = fit(fitted)
        won = sum(rows[0][1] for rows in played) / len(played)
        line = f"won {won:6.1%}  {len(fitted):6} rounds, explained {explained(weights, kept):6.1%}"
        print(f"{key:28} {line}", flush=True)
        found[key] = [round(weight, 4) for weight in weights]
        pooled += fitted[::8]
    if evaluation.default_key not in found:
        found[evaluation.default_key] = [round(weight, 4) for weight in fit(pooled)]
    return found


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 4000
    assert questable.compiled(), "fit with the compiled engine: interpreted it takes an hour"
    for name in questable.GAMES:
        game = questable.game(name)
        if game.module.evaluation_configs(game):
            found = fit_game(game, games)
            lines = ",\n".join(f" {json.dumps(key)}: {json.dumps(weights)}" for key, weights in found.items())
            (GAMES / name / "bots" / "evaluation.json").write_text("{\n" + lines + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
