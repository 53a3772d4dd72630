"""PettingZoo's conformance tests, and tests of what they do not cover."""

from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from questable.envs import tenefyr_v1, terrinoth_v1
from questable.kernel.errors import ConfigError

MODULES = [tenefyr_v1, terrinoth_v1]
# Remarks of theirs on what is meant so: observations are dictionaries, and who does not act has no option.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
    pytest.mark.filterwarnings("ignore:Observation contains negative numbers"),
    pytest.mark.filterwarnings("ignore:The observation contains negative numbers"),
]
each_game = pytest.mark.parametrize("module", MODULES, ids=["tenefyr", "terrinoth"])


@each_game
@pytest.mark.parametrize("players", [1, 2, 4])
def test_api(module: ModuleType, players: int) -> None:
    api_test(module.env(players=players), num_cycles=60)


@each_game
@pytest.mark.parametrize("observation", ["features", "flat"])  # their test takes no strings
def test_api_with_other_observations(module: ModuleType, observation: str) -> None:
    api_test(module.env(observation=observation), num_cycles=15)


@each_game
def test_seeds(module: ModuleType) -> None:
    seed_test(lambda: module.env(players=2, max_cycles=40), num_cycles=30)
    parallel_seed_test(lambda: module.parallel_env(players=2, max_cycles=40), num_cycles=30)


@each_game
@pytest.mark.parametrize("players", [1, 3])
def test_parallel_api(module: ModuleType, players: int) -> None:
    parallel_api_test(module.parallel_env(players=players), num_cycles=60)


@each_game
def test_max_cycles(module: ModuleType) -> None:
    """With one seat, because PettingZoo's test expects all agents to act equally often."""

    def alone(make: Any) -> Any:
        return lambda **options: make(players=1, **options)

    max_cycles_test(SimpleNamespace(env=alone(module.env), parallel_env=alone(module.parallel_env)))


@each_game
def test_rendering(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env, custom_tests={"html": lambda page: page.startswith("<!doctype html>")})
    assert capsys.readouterr().out


@each_game
def test_the_seat_with_the_final_word_acts_and_all_share_the_reward(module: ModuleType) -> None:
    env = module.env(players=3)
    env.reset(seed=1)
    dice = np.random.default_rng(1)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        total[agent] += reward
        if terminated or truncated:
            assert info["won"] in (True, False)
            env.step(None)
            continue
        assert agent == f"player_{env.current_episode.state.decision.final_seat}"
        assert seen["action_mask"].sum() == len(env.current_episode.state.decision.options)
        assert all(not env.observe(other)["action_mask"].any() for other in env.agents if other != agent)
        env.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    assert len(set(total.values())) == 1
    assert abs(total["player_0"]) == 1.0


@each_game
def test_an_option_that_is_not_there_changes_nothing_and_costs(module: ModuleType) -> None:
    env = module.env(players=2, illegal=-0.5)
    env.reset(seed=2)
    before = env.current_episode.state.digest()
    env.step(127)
    assert env.current_episode.state.digest() == before
    assert env.rewards == {"player_0": -0.5, "player_1": -0.5}


@each_game
def test_in_parallel_only_the_final_seat_is_heard(module: ModuleType) -> None:
    one, two = module.parallel_env(players=2), module.parallel_env(players=2)
    seen, _ = one.reset(seed=3)
    two.reset(seed=3)
    for _ in range(20):
        deciding = [agent for agent in one.agents if seen[agent]["action_mask"].sum() > 1]
        assert len(deciding) <= 1
        first = one.inner.agent_selection
        seen, *_ = one.step(dict.fromkeys(one.agents, 0))
        two.step({agent: 0 if agent == first else 99 for agent in two.agents})
        assert one.inner.current_episode.state.digest() == two.inner.current_episode.state.digest()


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"players": 7}, "players is 7; allowed: 1, 2, 3, 4."),
        ({"observation": "row"}, "observation is 'row'; allowed: rows, features, flat, text. Did you mean 'rows'?"),
        ({"lang": "de"}, "lang is 'de'; allowed: en, fr, nl."),
        ({"render_mode": "video"}, "render_mode is 'video'; allowed: human, ansi, rgb_array, html."),
        ({"max_cycles": 0}, "max_cycles is 0; allowed: 1 or more."),
        ({"difficulty": "hrad"}, "difficulty is 'hrad'; allowed: easy, normal, hard. Did you mean 'hard'?"),
    ],
)
def test_bad_arguments_are_named(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ConfigError) as caught:
        tenefyr_v1.env(**options)
    assert str(caught.value) == complaint


def test_nothing_can_be_done_before_a_game_has_begun() -> None:
    with pytest.raises(ConfigError, match="call reset"):
        tenefyr_v1.env().observe("player_0")
