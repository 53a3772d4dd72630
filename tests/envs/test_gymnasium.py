"""Gymnasium environments: its checker, seeds, and vectors of environments."""

import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import questable.envs  # noqa: F401 - registers the names
from questable.envs.gym_env import GymEnv
from questable.envs.vector_env import VectorTableEnv
from questable.kernel.errors import ConfigError, QuestableError

IDS = ["Questable/Tenefyr-v1", "Questable/Terrinoth-v1"]
each_game = pytest.mark.parametrize("id", IDS)


def random_option(mask: np.ndarray[Any, Any], dice: np.random.Generator) -> int:
    return int(dice.choice(np.flatnonzero(mask)))


@each_game
@pytest.mark.parametrize("observation", ["rows", "features", "flat", "text"])
def test_the_checker_is_content(id: str, observation: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*not a symmetric|.*precision lowered.*")
        check_env(gymnasium.make(id, observation=observation, render_mode="ansi").unwrapped, skip_render_check=False)


@each_game
def test_same_seed_same_game(id: str) -> None:
    one, two = gymnasium.make(id), gymnasium.make(id)
    dice = np.random.default_rng(1)
    seen, _ = one.reset(seed=5)
    again, _ = two.reset(seed=5)
    for _ in range(60):
        assert all(np.array_equal(seen[part], again[part]) for part in seen)
        action = random_option(seen["action_mask"], dice)
        seen, reward, over, *_ = one.step(action)
        again, same, *_ = two.step(action)
        assert reward == same
        if over:
            break
    three = gymnasium.make(id)
    three.reset(seed=6)
    assert three.unwrapped.current_episode.seed != two.unwrapped.current_episode.seed  # type: ignore[attr-defined]


@each_game
def test_a_game_can_be_asked_for_by_its_own_seed(id: str) -> None:
    env = gymnasium.make(id).unwrapped
    assert isinstance(env, GymEnv)
    env.reset(options={"game_seed": 77})
    state = env.task.encoding.game.new({"players": 1}, 77)
    assert env.current_episode.state.digest() == state.digest()
    with pytest.raises(ConfigError, match="game_seed is 'x'; allowed: a whole number"):
        env.reset(options={"game_seed": "x"})


@each_game
@pytest.mark.parametrize("partners", ["heuristic", "random"])
def test_bots_play_the_other_seats(id: str, partners: str) -> None:
    env = gymnasium.make(id, players=3, partners=partners).unwrapped
    assert isinstance(env, GymEnv)
    dice = np.random.default_rng(2)
    env.reset(seed=1)
    info: dict[str, Any] = {}
    while not info:
        assert env.current_episode.seat == 0
        info = env.step(random_option(env.action_masks(), dice))[-1]
    assert info["won"] == (env.current_episode.state.outcome == "victory")


# ---- many tables


@pytest.fixture
def tables() -> Iterator[VectorTableEnv]:
    env = VectorTableEnv("tenefyr", 6, workers=2, mode="quick")
    yield env
    env.close()


def test_many_tables_play_the_same_games_as_one(tables: VectorTableEnv) -> None:
    """With equal seeds and actions, rows, rewards and ends are equal, also in the games that follow the first."""
    singles = [GymEnv("tenefyr", mode="quick") for _ in range(6)]
    seen, _ = tables.reset(seed=9)
    own = [single.reset(seed=9 + i)[0] for i, single in enumerate(singles)]
    dice = np.random.default_rng(3)
    fresh = [False] * 6
    ends = 0
    for _ in range(150):
        for i in range(6):
            assert all(np.array_equal(seen[part][i], own[i][part]) for part in own[i])
        actions = np.array([0 if fresh[i] else random_option(own[i]["action_mask"], dice) for i in range(6)])
        seen, rewards, over, truncated, infos = tables.step(actions)
        for i, single in enumerate(singles):
            if fresh[i]:
                own[i], _ = single.reset()
                assert (rewards[i], over[i], truncated[i]) == (0.0, False, False)
                fresh[i] = False
                continue
            own[i], reward, ended, cut, info = single.step(int(actions[i]))
            assert (rewards[i], over[i], truncated[i]) == (reward, ended, cut)
            if ended:
                assert infos["won"][i] == info["won"]
                own[i]["action_mask"] = seen["action_mask"][i]
                fresh[i] = True
                ends += 1
    assert ends > 3


def test_many_tables_fit_their_spaces(tables: VectorTableEnv) -> None:
    seen, _ = tables.reset(seed=1)
    assert tables.observation_space.contains(seen)
    seen, rewards, over, truncated, _ = tables.step(np.zeros(6, np.int64))
    assert tables.observation_space.contains(seen)
    assert rewards.shape == over.shape == truncated.shape == (6,)


def test_gymnasium_makes_many_tables_by_name() -> None:
    env = gymnasium.make_vec("Questable/Terrinoth-v1", num_envs=3, workers=1)
    seen, _ = env.reset(seed=2)
    assert seen["things"].shape[0] == 3
    env.close()


def test_closed_tables_say_so(tables: VectorTableEnv) -> None:
    tables.reset(seed=1)
    tables.close()
    with pytest.raises(ConfigError, match="closed"):
        tables.step(np.zeros(6, np.int64))
    assert not any(process.is_alive() for process in tables.processes)


def test_a_process_that_ended_is_told_in_one_sentence(tables: VectorTableEnv) -> None:
    tables.reset(seed=1)
    tables.processes[0].terminate()
    tables.processes[0].join()
    with pytest.raises(QuestableError, match="A worker process has ended"):
        tables.step(np.zeros(6, np.int64))


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"workers": 0}, "workers is 0; allowed: a whole number from 1."),
        ({"num_envs": -1}, "num_envs is -1; allowed: a whole number from 1."),
        ({"observation": "text"}, "observation is 'text'; allowed for many tables: rows."),
    ],
)
def test_bad_numbers_of_tables_are_refused(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ConfigError) as caught:
        VectorTableEnv("tenefyr", **options)
    assert str(caught.value) == complaint
