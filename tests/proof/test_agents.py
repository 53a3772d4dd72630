"""Conformance tests of the agent libraries; `make proof` installs them."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples" / "agents"
pytestmark = [pytest.mark.proof, pytest.mark.agents, pytest.mark.filterwarnings("ignore")]  # their warnings, not ours

SPIEL = ["questable_tenefyr", "questable_terrinoth"]


def load(name: str, **parameters: Any) -> Any:
    import pyspiel

    import questable.envs.openspiel  # noqa: F401 - registers the games

    listed = ",".join(f"{key}={value}" for key, value in parameters.items())
    return pyspiel.load_game(f"{name}({listed})")


@pytest.mark.parametrize("name", SPIEL)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_openspiel_plays_games_at_random(name: str, players: int) -> None:
    """`serialize=False`, as for all games in Python: OpenSpiel cannot read their random state."""
    import pyspiel

    pyspiel.random_sim_test(load(name, players=players, max_cycles=80), num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize("name", SPIEL)
@pytest.mark.parametrize("players", [1, 3])
def test_openspiel_accepts_the_games_as_games_in_python(name: str, players: int) -> None:
    """OpenSpiel's test of its own games: play, copies, pickles of games and states, utilities.

    Except `serialize_game_and_state`, which needs a random state that games in Python cannot provide.
    """
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    GamesSimTest().sim_game(load(name, players=players, max_cycles=80), check_pyspiel_serialization=False)


def test_openspiel_plays_with_packs() -> None:
    game = load("questable_tenefyr", players=1, boss="toll-baron", packs=ROOT / "examples" / "packs" / "toll-road")
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    assert "Toll Baron" in state.observation_string(0)
    assert str(game.deserialize_state(state.serialize())) == str(state)


@pytest.mark.parametrize("name", SPIEL)
def test_openspiel_states_can_be_copied_saved_and_resampled(name: str) -> None:
    import random

    game = load(name, players=2, rng_seed=7)
    state = game.new_initial_state()
    dice = random.Random(1)
    for _ in range(30):
        copy = state.clone()
        saved = game.deserialize_state(state.serialize())
        action = dice.choice(state.legal_actions())
        for other in (state, copy, saved):
            other.apply_action(action)
        assert str(state) == str(copy) == str(saved)
        for player in range(2):
            assert saved.information_state_string(player) == state.information_state_string(player)
            assert saved.information_state_tensor(player) == state.information_state_tensor(player)
            other = state.resample_from_infostate(player, dice.random)
            assert str(other) != str(state)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
        if state.is_terminal():
            break


@pytest.mark.parametrize("name", SPIEL)
def test_openspiel_playthrough_is_the_same_each_time(name: str) -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    load(name)
    one, two = (playthrough(f"{name}(players=2,rng_seed=3,max_cycles=12)", None, seed=1) for _ in range(2))
    assert one == two
    assert 'GameType.short_name = "' + name in one


@pytest.mark.parametrize("name", SPIEL)
def test_openspiel_search_plays_on_resampled_tables(name: str) -> None:
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    game = load(name, players=2, rng_seed=5, max_cycles=60)
    state = game.new_initial_state()
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        evaluator=mcts.RandomRolloutEvaluator(1, dice),
        random_state=dice,
        max_simulations=10,
    )
    for _ in range(3):
        state.apply_action(bot.step(state))
    assert state.move_number() == 3


@pytest.mark.parametrize("game", ["tenefyr", "terrinoth"])
@pytest.mark.parametrize("observation", ["rows", "features", "flat"])
def test_stable_baselines_checker_is_content(game: str, observation: str) -> None:
    from stable_baselines3.common.env_checker import check_env

    from questable.envs.gym_env import GymEnv

    check_env(GymEnv(game, observation=observation), skip_render_check=False)


def test_the_kept_weights_play_clearly_better_than_chance() -> None:
    sys.path.insert(0, str(EXAMPLES))
    from leaderboard import bot_reports, row
    from ppo_tenefyr import score

    learnt, chance = row(score(100)), row(bot_reports("random", 100))
    assert learnt["enemies_beaten"] > 2 * chance["enemies_beaten"]
    assert learnt["win_rate"] > chance["ci95"][1]


def test_a_short_training_runs(tmp_path: Path) -> None:
    sys.path.insert(0, str(EXAMPLES))
    import ppo_tenefyr

    model = ppo_tenefyr.make_model(1)
    recorder = ppo_tenefyr.CurveRecorder()
    model.learn(2 * ppo_tenefyr.STEPS * ppo_tenefyr.TABLES, callback=recorder)
    assert len(recorder.curve) == 2
    assert len(ppo_tenefyr.score(3, model)) == 3


@pytest.mark.slow
def test_rllib_learns_two_iterations() -> None:
    """Ray is installed in a separate environment, build/rllib, by `make proof`."""
    python = ROOT / "build" / "rllib" / "bin" / "python"
    run = subprocess.run(
        [python, EXAMPLES / "rllib_tenefyr.py", "--iterations", "2"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-4000:]
    assert [line.split(":")[0] for line in run.stdout.splitlines() if line.startswith("iteration")] == [
        "iteration 1",
        "iteration 2",
    ]
