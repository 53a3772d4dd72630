"""The evaluation function: it returns a chance of winning, which is higher for a better state."""

import pytest

import questable
from questable.bots.heuristic import HeuristicBot
from questable.games import registry
from questable.kernel.rng import seeded
from questable.kernel.state import State

PLAYER = HeuristicBot(seeded(0))


@pytest.mark.parametrize("game", questable.GAMES)
@pytest.mark.parametrize("players", [1, 4])
def test_it_is_a_chance_all_game_long(game: str, players: int) -> None:
    evaluation = registry.module(game).evaluation()
    assert evaluation is not None
    state: State = questable.game(game).new({"players": players}, 2)
    while state.outcome is None:
        assert 0.0 < evaluation.evaluate(state) < 1.0
        state.apply_index(PLAYER.choose(state))


@pytest.mark.parametrize(
    ("game", "config"),
    [("tenefyr", {"players": 3, "difficulty": "easy"}), ("terrinoth", {"players": 2, "quest": "the-goblin-problem"})],
)
def test_games_that_will_be_won_look_better_in_their_last_round(game: str, config: dict[str, object]) -> None:
    evaluation = registry.module(game).evaluation()
    assert evaluation is not None
    last: dict[str, list[float]] = {"victory": [], "defeat": []}
    for seed in range(10):
        state: State = questable.game(game).new(config, seed)
        mark, chance = -1, 0.0
        while state.outcome is None:
            if state.round_mark != mark:
                mark, chance = state.round_mark, evaluation.evaluate(state)
            state.apply_index(PLAYER.choose(state))
        last[str(state.outcome)].append(chance)
    won, lost = last["victory"], last["defeat"]
    assert won
    assert lost
    assert sum(won) / len(won) > sum(lost) / len(lost)


@pytest.mark.parametrize("name", questable.GAMES)
def test_every_configuration_has_its_weights(name: str) -> None:
    game = questable.game(name)
    evaluation = game.module.evaluation()
    assert evaluation is not None
    states: list[State] = [game.new({**config, "players": 2}, 1) for config in game.module.evaluation_configs(game)]
    keys = {evaluation.weights_key(state) for state in states} | {evaluation.default_key}
    assert set(evaluation.weights) == keys
    sizes = {len(evaluation.features(state)) for state in states}
    assert {len(weights) for weights in evaluation.weights.values()} == sizes
