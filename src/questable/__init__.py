"""Questable: a table for cooperative card games. Start with `questable.game("tenefyr")`."""

from questable.content.games import Tenefyr, tenefyr
from questable.kernel import state as _state
from questable.kernel.decision import Decision, Option
from questable.kernel.errors import CardError, ConfigError, EndlessEffect, IllegalOption, LoadError, QuestableError

__version__ = "0.1.0"

GAMES = ("tenefyr",)


def game(name: str) -> Tenefyr:
    """The game of that name, with its built-in cards."""
    if name == "tenefyr":
        return tenefyr()
    raise ConfigError(f"There is no game {name!r}; allowed: {', '.join(GAMES)}.")


def compiled() -> bool:
    """Does the engine run as compiled code?"""
    return not str(_state.__file__).endswith(".py")


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
    "Tenefyr",
    "compiled",
    "game",
]
