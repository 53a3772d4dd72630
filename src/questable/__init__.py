"""Questable: a table for cooperative card games. Start with `questable.game("tenefyr")`."""

from importlib.util import find_spec
from typing import TYPE_CHECKING

from questable.kernel.decision import Decision, Option
from questable.kernel.errors import CardError, ConfigError, EndlessEffect, IllegalOption, LoadError, QuestableError

if TYPE_CHECKING:
    from questable.content.games import Tenefyr

__version__ = "0.1.0"

GAMES = ("tenefyr",)


def game(name: str) -> "Tenefyr":
    """The game of that name, with its built-in cards."""
    if name == "tenefyr":
        from questable.content.games import tenefyr  # card files are read when a game is asked for

        return tenefyr()
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
