"""Search bots with a small budget, and states in which they have something to choose."""

from collections.abc import Iterator
from typing import Any

import questable
from questable.bots.heuristic import HeuristicBot
from questable.bots.search import Budget, Rollouts, SearchBot
from questable.kernel.rng import seeded
from questable.kernel.state import State


def states_of_game(game: str, config: dict[str, Any], every: int, most: int) -> Iterator[State]:
    """The state after every so many decisions of a game."""
    state: State = questable.game(game).new(config, 5)
    player = HeuristicBot(seeded(1))
    for number in range(every * most):
        if state.outcome is not None:
            return
        if number % every == every - 1:
            yield state
        state.apply_index(player.choose(state))


def small_search(seed: int, playouts: int = 40, rounds: int = 1, rollouts: Rollouts | None = None) -> SearchBot:
    return SearchBot(seeded(seed), Budget(playouts, 0, rounds), rollouts or Rollouts())
