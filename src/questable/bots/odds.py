"""The odds of the pending decision, from what a seat can know: what the table shows beside the options."""

from typing import Final

from questable.bots.estimate import Estimate
from questable.games.tenefyr.bots.odds import tenefyr_odds
from questable.games.tenefyr.rules.state import TenefyrState
from questable.games.terrinoth.bots.odds import terrinoth_odds
from questable.games.terrinoth.rules.state import TerrinothState
from questable.kernel.rng import Rng
from questable.kernel.state import State

SAMPLES: Final = 400  # an error of at most five points


def odds(s: State, seat: int, rng: Rng, samples: int = SAMPLES) -> list[dict[str, Estimate]]:
    """For each option its figures by name, in the order of the options; an empty list where odds say nothing.

    Tenefyr, keep or redraw: `falls-this-turn` and `falls`, the chances that the enemy falls; where to go, continue or
    leave: `falls`. Terrinoth, in an action: `successes`, `wounds` and `suffers` (expected), `defeats` and `explores`
    (chances); choice of an activation card: the same, and `progress`, for the whole activation.
    """
    if s.asking == 0:
        return []
    if isinstance(s, TenefyrState):
        return tenefyr_odds(s, seat, rng, samples)
    assert isinstance(s, TerrinothState)
    return terrinoth_odds(s, seat, rng, samples)
