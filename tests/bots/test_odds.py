"""Odds do not depend on hidden information."""

from typing import Any

import pytest

import questable
from questable.bots.heuristic import HeuristicBot
from questable.bots.odds import odds
from questable.kernel.rng import seeded
from questable.play.estimate import Estimate


@pytest.mark.parametrize(("game", "config"), [("tenefyr", {"players": 3}), ("terrinoth", {"players": 3})])
def test_odds_do_not_depend_on_what_is_hidden(game: str, config: dict[str, Any]) -> None:
    state = questable.game(game).new(config, 3)
    player = HeuristicBot(seeded(0))
    informative = 0
    for number in range(60):
        if state.outcome is not None:
            break
        if number % 3 == 2:
            other = state.resample(state.final, seeded(number))
            ours, theirs = (shown(odds(one, state.final, seeded(7), 4)) for one in (state, other))
            assert ours == theirs
            informative += bool(ours)
        state.apply_index(player.choose(state))
    assert informative > 2


def shown(found: list[dict[str, Estimate]]) -> list[dict[str, dict[str, object]]]:
    return [{name: estimate.to_json() for name, estimate in estimates.items()} for estimates in found]
