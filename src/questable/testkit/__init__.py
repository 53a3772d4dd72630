"""Scripted players on prepared tables, in the words of the rulebooks. Shipped, because card makers test cards too.

`run_script` plays a scenario file. Each game adds names of its own, such as its scene (`GameModule.testkit_names`).
"""

from typing import Any

from questable.games import registry
from questable.testkit.scenario_file import run_script

__all__ = ["run_script"]


def __getattr__(name: str) -> Any:
    for game in registry.names():
        module = registry.module(game)
        if name in module.testkit_names():
            return getattr(module.testkit_module(module.testkit_names()[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
