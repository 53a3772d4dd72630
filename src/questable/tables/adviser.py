"""The default adviser of a table: a search bot with one or two seconds of time."""

from typing import Any

from questable.bots.estimate import Estimate
from questable.bots.hint import hint
from questable.bots.odds import odds
from questable.bots.registry import bot_rng
from questable.bots.search import Budget, Rollouts
from questable.play.advice import Advice, Odds
from questable.play.advice import Estimate as Figure

MILLISECONDS = 1500
ROUNDS = 1


class SearchAdviser:
    """Recommends the option that wins most of its rollouts, and explains why."""

    def hint(self, state: Any, seat: int) -> Advice:
        found = hint(state, bot_rng(state.revision), Budget(0, MILLISECONDS, ROUNDS), Rollouts())
        keys = state.decision.option_keys()
        chances = {key: as_figure(estimate) for key, estimate in zip(keys, found.options, strict=True)}
        return Advice(keys[found.best], found.id, dict(found.args), chances)

    def odds(self, state: Any, seat: int) -> Odds:
        estimates = odds(state, seat, bot_rng(state.revision))
        keys = state.decision.option_keys()
        return {
            key: {name: as_figure(estimate) for name, estimate in row.items()}
            for key, row in zip(keys, estimates, strict=bool(estimates))
        }


def as_figure(estimate: Estimate) -> Figure:
    return Figure(estimate.value, estimate.low, estimate.high)
