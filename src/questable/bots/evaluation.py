"""The value function: the chance to win as the game stands. A rollout that is cut short is judged by it.

It is a logistic regression on a few features of the state. Each game computes its own features and keeps its weights in
`bots/evaluation.json` of its folder; `tools/fit_evaluation.py` fits them on games of the heuristic player.
"""

import json
from importlib.resources import files
from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from questable.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """The value function of one game. As it stands it knows nothing: rollouts are then played to the end."""

    def __init__(self, weights: dict[str, list[float]], default_key: str) -> None:
        self.weights: Final[dict[str, list[float]]] = weights
        self.default_key: Final[str] = default_key  # of the weights for states that no weights were fitted for

    def weights_key(self, s: State) -> str:
        """Which weights a state takes."""
        return self.default_key

    def features(self, s: State) -> list[float]:
        """The numbers that the weights are for; the first is 1."""
        return [1.0]

    def can_truncate(self, s: State) -> bool:
        """May a rollout end in this state? False where an evaluation would mislead."""
        return False

    def evaluate(self, s: State) -> float:
        """The chance to win, between 0 and 1."""
        weights = self.weights.get(self.weights_key(s))
        if weights is None:
            weights = self.weights[self.default_key]
        features = self.features(s)
        sum = 0.0
        for i in range(min(len(weights), len(features))):
            sum += weights[i] * features[i]
        return 1.0 / (1.0 + exp(-max(-30.0, min(sum, 30.0))))


def no_evaluation() -> Evaluation:
    """For a game that brings no evaluation."""
    return Evaluation({"": [0.0]}, "")


def read_weights(package: str) -> dict[str, list[float]]:
    """The weights that stand in `evaluation.json` of a package."""
    found: dict[str, list[float]] = json.loads((files(package) / "evaluation.json").read_text(encoding="utf-8"))
    return found
