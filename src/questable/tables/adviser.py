"""The default adviser of a table: a search bot with one or two seconds of time."""

from typing import Any

from questable.bots.hint import hint
from questable.bots.odds import odds
from questable.bots.registry import bot_rng
from questable.bots.search import Budget, Rollouts
from questable.play.advice import Advice, Odds

MILLISECONDS = 1500
ROUNDS = 1


class SearchAdviser:
    """Recommends the option that wins most of its rollouts, and explains why."""

    def hint(self, state: Any, seat: int) -> Advice:
        found = hint(state, bot_rng(state.revision), Budget(0, MILLISECONDS, ROUNDS), Rollouts())
        keys = state.decision.option_keys()
        return Advice(keys[found.best], found.id, dict(found.args), dict(zip(keys, found.options, strict=True)))

    def odds(self, state: Any, seat: int) -> Odds:
        estimates = odds(state, seat, bot_rng(state.revision))
        return dict(zip(state.decision.option_keys(), estimates, strict=bool(estimates)))
