"""All environments take the argument `packs`."""

import pickle
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import questable.envs
from questable.cards.pack import load_pack
from questable.envs import tenefyr_v1, terrinoth_v1
from questable.envs.encoding import ZONE, encoding
from questable.envs.registration import env_id
from questable.envs.task import Task
from questable.envs.vector_env import VectorTableEnv
from questable.kernel.errors import ConfigError

PACKS = Path(__file__).resolve().parents[2] / "examples" / "packs"
PACK = {"tenefyr": PACKS / "toll-road", "terrinoth": PACKS / "salt-fair"}
# What makes sure that the pack's cards are at the table, and one of them.
CONFIG: dict[str, dict[str, Any]] = {"tenefyr": {"boss": "toll-baron"}, "terrinoth": {"quest": "the-salt-fair"}}
CARD = {"tenefyr": "turnpike-keeper", "terrinoth": "the-salt-fair"}
MODULES = {"tenefyr": tenefyr_v1, "terrinoth": terrinoth_v1}
each_game = pytest.mark.parametrize("game", list(PACK))


def number_of(game: str) -> int:
    """The card number that an agent observes for the pack's card."""
    ids: list[str] = encoding(game, [PACK[game]]).game.card_set.card_ids
    return ids.index(CARD[game]) + 1


@each_game
def test_cards_of_a_pack_have_features_and_are_seen(game: str) -> None:
    env = MODULES[game].env(packs=[PACK[game]], **CONFIG[game])
    env.reset(seed=1)
    things = env.observe("player_0")["observation"]["things"]
    assert env.card_features.shape[0] > encoding(game).card_features.shape[0]
    assert env.card_features.shape[1] == encoding(game).card_features.shape[1]
    assert number_of(game) in things[things[:, ZONE] > 0, 0]
    assert env.card_features[number_of(game)].any()


@each_game
def test_every_interface_deals_the_same_game_of_a_pack(game: str) -> None:
    options: dict[str, Any] = {"packs": [load_pack(PACK[game])], "players": 2, **CONFIG[game]}
    dealt = {"game_seed": 9}
    aec, parallel = MODULES[game].env(**options), MODULES[game].parallel_env(**options)
    solo: Any = gymnasium.make(env_id(game), **options).unwrapped
    for env in (aec, parallel, solo):
        env.reset(options=dealt)
    state = questable.game(game, [PACK[game]]).new({"players": 2, **CONFIG[game]}, 9)
    assert {env.current_episode.state.digest() for env in (aec, parallel.inner, solo)} == {state.digest()}


def test_processes_that_play_many_tables_have_the_packs_too() -> None:
    tables = VectorTableEnv("terrinoth", 4, workers=2, packs=[PACK["terrinoth"]], quest="the-salt-fair")
    try:
        seen, _ = tables.reset(seed=1)
        assert (seen["things"][:, :, 0] == number_of("terrinoth")).any(1).all()
        seen, *_ = tables.step(np.zeros(4, np.int64))
        assert tables.observation_space.contains(seen)
    finally:
        tables.close()


@each_game
def test_a_task_with_packs_can_be_sent_to_another_process(game: str) -> None:
    task = Task(game, {"players": 1, **CONFIG[game]}, packs=[PACK[game]]).check()
    there = pickle.loads(pickle.dumps(task))
    assert there.deal(3).state.digest() == task.deal(3).state.digest()
    assert there.packs == (load_pack(PACK[game]),)


def test_a_pack_of_the_other_game_is_refused() -> None:
    with pytest.raises(ConfigError) as caught:
        tenefyr_v1.env(packs=[PACK["terrinoth"]])
    assert str(caught.value) == "The pack 'salt-fair' is for terrinoth, not for tenefyr."
    with pytest.raises(ConfigError, match="packs is 'toll-road'; allowed: a list of paths"):
        tenefyr_v1.env(packs="toll-road")
