"""The modules `questable.envs.<game>_v1`, one for each game of the registry. They have no files: a finder makes them.

Each has `env` (turn by turn), `parallel_env` (all agents at once) and `raw_env`, as modules of PettingZoo do.
"""

import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from questable.envs.optional_deps import require
from questable.games import registry

if TYPE_CHECKING:
    from questable.envs.aec_env import TableEnv
    from questable.envs.parallel_env import ParallelTableEnv

PACKAGE: Final = "questable.envs"
VERSION: Final = "_v1"
DOC: Final = """{title} for PettingZoo: `env` turn by turn, `parallel_env` all at once.

Every key of the game's configuration is an argument, beside those of `questable.envs.aec_env.TableEnv`.
"""


def game_of(name: str) -> str | None:
    """The game whose module has this name; None if there is none."""
    game = name.removesuffix(VERSION)
    return game if game != name and game in registry.names() else None


class GameModuleFinder(MetaPathFinder, Loader):
    """Finds and makes the module of a game."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, name = fullname.rpartition(".")
        if package != PACKAGE or game_of(name) is None:
            return None
        return ModuleSpec(fullname, self)

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return None  # a plain module

    def exec_module(self, module: ModuleType) -> None:
        require("envs", "numpy", "gymnasium", "pettingzoo")
        from questable.envs.aec_env import TableEnv
        from questable.envs.parallel_env import ParallelTableEnv

        game = game_of(module.__name__.rpartition(".")[2])
        assert game is not None

        def env(**options: Any) -> "TableEnv":
            return TableEnv(game, **options)

        def parallel_env(**options: Any) -> "ParallelTableEnv":
            return ParallelTableEnv(game, **options)

        for function in (env, parallel_env):
            function.__module__ = module.__name__  # pickles refer to the function by these names
            function.__qualname__ = function.__name__
        module.__doc__ = DOC.format(title=registry.module(game).title)
        vars(module).update(env=env, parallel_env=parallel_env, raw_env=env)


def install() -> None:
    """Make the modules importable. A second call changes nothing."""
    if not any(isinstance(finder, GameModuleFinder) for finder in sys.meta_path):
        sys.meta_path.append(GameModuleFinder())
