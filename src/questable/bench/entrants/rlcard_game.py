"""RLCard's games as they are, without its environments that encode observations. The variant is the game."""

import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np

MIDDLE = 12  # decisions into a game: what is copied
LIMIT = 10_000


def prepare(variant: str) -> dict[str, object]:
    game, options = make(variant)
    game.np_random = np.random.RandomState(1)
    dice = random.Random(1)

    def play(limit: int = LIMIT) -> tuple[int, int]:
        decisions = 0
        game.init_game()
        while not game.is_over() and decisions < limit:
            legal = options()
            game.step(legal[int(dice.random() * len(legal))])
            decisions += len(legal) > 1  # a single option is not a decision
        return 1, decisions

    play(MIDDLE)
    middle = deepcopy(game)
    return {"play": play, "clone": lambda: deepcopy(middle)}


def make(variant: str) -> tuple[Any, Callable[[], list[Any]]]:
    """The game, and the function that lists its options."""
    if variant == "uno":
        from rlcard.games.uno import Game as Uno

        uno = Uno(num_players=3)
        return uno, uno.get_legal_actions
    from rlcard.games.gin_rummy import Game as GinRummy

    gin = GinRummy()
    return gin, gin.judge.get_legal_actions
