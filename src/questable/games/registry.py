"""The one list of games. A game is imported when it is first asked for.

Packages may add a game: an entry point in the group `questable.games`, named as the game, that is its `GameModule`.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, Final

from questable.kernel.errors import ConfigError

if TYPE_CHECKING:
    from questable.games.module import GameModule

BUILT_IN: Final = ("tenefyr", "terrinoth")  # folders beside this file


@cache
def installed() -> dict[str, Any]:
    """The games that other packages add, by name."""
    return {entry.name: entry for entry in entry_points(group="questable.games")}


def names() -> tuple[str, ...]:
    """The names of all games."""
    return *BUILT_IN, *(name for name in installed() if name not in BUILT_IN)


@cache
def module(name: str) -> "GameModule[Any, Any]":
    """The game of a name; `ConfigError` where there is none."""
    if name in BUILT_IN:
        found: GameModule[Any, Any] = import_module(f"questable.games.{name}.game").MODULE
        return found
    if name in installed():
        loaded: GameModule[Any, Any] = installed()[name].load()
        return loaded
    allowed = ", ".join(names())
    params: dict[str, str | int] = {"game": repr(name), "allowed": allowed}
    raise ConfigError(f"There is no game {name!r}; allowed: {allowed}.", "no-game", params)
