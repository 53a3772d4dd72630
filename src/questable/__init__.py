"""Questable: a table for cooperative card games. Start with `questable.game("tenefyr")`."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal, overload

from questable.kernel.decision import Decision, Option
from questable.kernel.errors import CardError, ConfigError, EndlessEffect, IllegalOption, LoadError, QuestableError

if TYPE_CHECKING:
    from questable.content.game import Game
    from questable.content.tenefyr_game import Tenefyr
    from questable.content.terrinoth_game import Terrinoth

__version__ = "0.1.0"

GAMES = ("tenefyr", "terrinoth")


@overload
def game(name: Literal["tenefyr"]) -> "Tenefyr": ...
@overload
def game(name: Literal["terrinoth"]) -> "Terrinoth": ...
@overload
def game(name: str) -> "Game[Any]": ...
def game(name: str) -> "Game[Any]":
    """The game of that name, with its built-in cards, which are read when it is first asked for."""
    if name == "tenefyr":
        from questable.content.tenefyr_game import tenefyr

        return tenefyr()
    if name == "terrinoth":
        from questable.content.terrinoth_game import terrinoth

        return terrinoth()
    raise ConfigError(f"There is no game {name!r}; allowed: {', '.join(GAMES)}.")


def compiled() -> bool:
    """Does the engine run as compiled code?"""
    spec = find_spec("questable.kernel.state")
    return spec is not None and not str(spec.origin).endswith(".py")


__all__ = [
    "GAMES",
    "CardError",
    "ConfigError",
    "Decision",
    "EndlessEffect",
    "IllegalOption",
    "LoadError",
    "Option",
    "QuestableError",
    "compiled",
    "game",
]
