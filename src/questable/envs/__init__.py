"""Interfaces for agents: PettingZoo, Gymnasium, OpenSpiel. See docs/agents.md.

Every game of the registry has a module of its own here, in the style of PettingZoo: `from questable.envs import
<game>_v1`. It is made when it is imported; `questable.envs` itself imports no library of agents but Gymnasium, and that
only if it is installed.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from questable.envs import game_modules

game_modules.install()

if find_spec("gymnasium") is not None:
    from questable.envs.registration import register

    register()


def __getattr__(name: str) -> Any:
    if game_modules.game_of(name) is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module(f"{__name__}.{name}")
