"""The chance to win as the table looks now: what a trial that is cut short is judged by.

A logistic regression on a few figures of the table. `prospects.json` holds the weights of each game and quest, fitted
on games of the heuristic player by `tools/fit_prospects.py`.
"""

import json
from importlib.resources import files
from math import exp
from typing import Final

from questable.bots.heuristic import HeuristicBot
from questable.games.tenefyr.bots import evaluation as tenefyr_prospects
from questable.games.tenefyr.rules.state import TenefyrState
from questable.games.terrinoth.bots import evaluation as terrinoth_prospects
from questable.games.terrinoth.rules.state import TerrinothState
from questable.kernel.state import State

WEIGHTS: Final[dict[str, list[float]]] = json.loads(
    (files("questable.bots") / "evaluation.json").read_text(encoding="utf-8")
)
LATE: Final = 8  # rounds; most quests are decided by then
ANY_QUEST: Final = "terrinoth"  # for quests that are no part of the fit


def kind(s: State) -> str:
    """Which weights a table takes."""
    if isinstance(s, TenefyrState):
        return "tenefyr-quick" if s.quick else "tenefyr"
    assert isinstance(s, TerrinothState)
    return s.cards.quests[s.quest].id


def features(s: State, player: HeuristicBot) -> list[float]:
    """The figures that the chance is read from; the first is 1."""
    if isinstance(s, TenefyrState):
        return tenefyr_prospects.features(s, [player.tenefyr.values_of(s, seat) for seat in range(s.players)])
    assert isinstance(s, TerrinothState)
    return terrinoth_prospects.features(s)


def can_truncate(s: State) -> bool:
    """May a trial end here? Late in a quest it may not: prospects would reward a party that only puts the end off.

    In Tenefyr every visit to the village has moved the Boss token on, so that nothing can be put off.
    """
    return not isinstance(s, TerrinothState) or s.round <= LATE


def evaluate(s: State, player: HeuristicBot) -> float:
    """The chance to win, between 0 and 1."""
    weights = WEIGHTS.get(kind(s))
    if weights is None:
        weights = WEIGHTS[ANY_QUEST]
    found = features(s, player)
    sum = 0.0
    for i in range(min(len(weights), len(found))):
        sum += weights[i] * found[i]
    return 1.0 / (1.0 + exp(-max(-30.0, min(sum, 30.0))))
