"""Fixtures: random games."""

import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from questable.envs.encoding import encoding
from questable.kernel.state import State

Walk = Callable[..., Iterator[State]]


def walk_at_random(
    game: str, players: int, seed: int, longest: int = 400, packs: Sequence[Path] = ()
) -> Iterator[State]:
    """Yields the state at every decision of a random game, and at its end."""
    state: State = encoding(game, packs).game.new({"players": players}, seed)
    dice = random.Random(seed)
    for _ in range(longest):
        yield state
        if state.outcome is not None:
            return
        state.apply_index(dice.randrange(state.option_count()))


@pytest.fixture
def walk() -> Walk:
    return walk_at_random
