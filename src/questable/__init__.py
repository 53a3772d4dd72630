"""Questable: a table for cooperative card games. Start with `questable.game(name)`; `questable.GAMES` are the names."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from questable.kernel.decision import Decision, Option
from questable.kernel.errors import CardError, ConfigError, EndlessEffect, IllegalOption, LoadError, QuestableError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from questable.cards.pack import Pack
    from questable.games.module import Game

    GAMES: tuple[str, ...]

__version__ = "0.1.0"


def game(name: str, packs: "Sequence[str | Path | Pack]" = ()) -> "Game[Any, Any]":
    """The game of that name, with its built-in cards, which are read when it is first asked for.

    `packs`, folders or zips, add cards of their own and replace some; the same packs are read once.
    """
    from questable.games import registry

    module = registry.module(name)
    if not packs:
        return module.load()
    from questable.cards.pack import find_packs

    return module.load(find_packs(name, packs))


def load_pack(path: "str | Path") -> "Pack":
    """A pack, to make several games with: reading a path again each time takes longer."""
    from questable.cards.pack import load_pack

    return load_pack(path)


def compiled() -> bool:
    """Does the engine run as compiled code?"""
    spec = find_spec("questable.kernel.state")
    return spec is not None and not str(spec.origin).endswith(".py")


def __getattr__(name: str) -> Any:
    if name == "GAMES":  # the list is read when somebody asks: packages may add to it
        from questable.games import registry

        return registry.names()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


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
    "load_pack",
]
