"""Card features of every game."""

import numpy as np
import pytest

import questable
from questable.envs.encoding import encoding


@pytest.mark.parametrize("game", questable.GAMES)
def test_the_unknown_card_is_all_zeros_and_others_differ(game: str) -> None:
    table = encoding(game).card_features
    assert not table[0].any()
    assert len(np.unique(table, axis=0)) > 0.95 * len(table)
    assert np.abs(table).max() < 100
