"""The odds of the pending decision, from what a seat can know: the numbers shown beside the options."""

from typing import Final

from questable.games import registry as games
from questable.kernel.rng import Rng
from questable.kernel.state import State
from questable.play.estimate import Estimate

SAMPLES: Final = 400  # gives an error of at most five points


def odds(s: State, seat: int, rng: Rng, samples: int = SAMPLES) -> list[dict[str, Estimate]]:
    """For each option its estimates by name, in the order of the options; an empty list where the game has no odds.

    `GameModule.odds` of each game documents the names.
    """
    if s.asking == 0:
        return []
    found: list[dict[str, Estimate]] = games.module(s.card_set.game).odds(s, seat, rng, samples)
    return found
