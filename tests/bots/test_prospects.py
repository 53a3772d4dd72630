"""Prospects: a chance, and a better one for a better table."""

import pytest

import questable
from questable.bots.evaluation import ANY_QUEST, WEIGHTS, evaluate, features
from questable.bots.heuristic import HeuristicBot
from questable.kernel.rng import seeded
from questable.kernel.state import State

PLAYER = HeuristicBot(seeded(0))


@pytest.mark.parametrize("game", questable.GAMES)
@pytest.mark.parametrize("players", [1, 4])
def test_it_is_a_chance_all_game_long(game: str, players: int) -> None:
    state: State = questable.game(game).new({"players": players}, 2)
    while state.outcome is None:
        assert 0.0 < evaluate(state, PLAYER) < 1.0
        state.apply_index(PLAYER.choose(state))


@pytest.mark.parametrize(
    ("game", "config"),
    [("tenefyr", {"players": 3, "difficulty": "easy"}), ("terrinoth", {"players": 2, "quest": "the-goblin-problem"})],
)
def test_games_that_will_be_won_look_better_in_their_last_round(game: str, config: dict[str, object]) -> None:
    last: dict[str, list[float]] = {"victory": [], "defeat": []}
    for seed in range(10):
        state: State = questable.game(game).new(config, seed)
        mark, chance = -1, 0.0
        while state.outcome is None:
            if state.round_mark != mark:
                mark, chance = state.round_mark, evaluate(state, PLAYER)
            state.apply_index(PLAYER.choose(state))
        last[str(state.outcome)].append(chance)
    won, lost = last["victory"], last["defeat"]
    assert won
    assert lost
    assert sum(won) / len(won) > sum(lost) / len(lost)


def test_every_game_and_quest_has_its_weights() -> None:
    quests = [quest.id for quest in questable.game("terrinoth").card_set.quests]
    assert sorted(WEIGHTS) == sorted(["tenefyr", "tenefyr-quick", ANY_QUEST, *quests])
    for game in questable.GAMES:
        state: State = questable.game(game).new({"players": 2}, 1)
        size = len(features(state, PLAYER))
        names = ["tenefyr", "tenefyr-quick"] if game == "tenefyr" else [ANY_QUEST, *quests]
        assert {len(WEIGHTS[name]) for name in names} == {size}
