"""`questable.envs.<game>_v1`: a module for every game of the registry."""

import pickle
import subprocess
import sys
from importlib import import_module

import pytest

import questable
import questable.envs
from questable.games import registry


@pytest.mark.parametrize("game", questable.GAMES)
def test_every_game_has_a_module(game: str) -> None:
    module = import_module(f"questable.envs.{game}_v1")
    assert getattr(questable.envs, f"{game}_v1") is module
    assert module.raw_env is module.env
    assert registry.module(game).title in str(module.__doc__)
    assert pickle.loads(pickle.dumps(module.parallel_env)) is module.parallel_env
    assert module.env(players=1).metadata["name"] == f"{game}_v1"


def test_other_names_are_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess_v1'"):
        _ = questable.envs.chess_v1
    with pytest.raises(ModuleNotFoundError):
        import_module("questable.envs.chess_v1")


@pytest.mark.parametrize("statement", ["from questable.envs import {0}_v1", "import questable.envs.{0}_v1"])
def test_both_forms_of_import_work_and_the_package_loads_no_pettingzoo(statement: str) -> None:
    script = (
        "import sys, questable.envs\n"
        "assert 'pettingzoo' not in sys.modules\n"
        f"{statement.format(questable.GAMES[0])}\n"
        "assert 'pettingzoo' in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
