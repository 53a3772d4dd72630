"""The adviser that a table asks unless another is passed in: a player that looks ahead, for a second or two."""

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
    """Recommends what wins most among imagined tables, and says why."""

    def hint(self, state: Any, seat: int) -> Advice:
        found = hint(state, bot_rng(state.revision), Budget(0, MILLISECONDS, ROUNDS), Rollouts())
        keys = state.decision.option_keys()
        chances = {key: seen(figure) for key, figure in zip(keys, found.options, strict=True)}
        return Advice(keys[found.best], found.id, dict(found.args), chances)

    def odds(self, state: Any, seat: int) -> Odds:
        figures = odds(state, seat, bot_rng(state.revision))
        keys = state.decision.option_keys()
        return {
            key: {name: seen(figure) for name, figure in row.items()}
            for key, row in zip(keys, figures, strict=bool(figures))
        }


def seen(figure: Estimate) -> Figure:
    return Figure(figure.value, figure.low, figure.high)
