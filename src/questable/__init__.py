"""Questable: a table for cooperative card games. Start with `questable.game("tenefyr")`."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal, overload

from questable.kernel.decision import Decision, Option
from questable.kernel.errors import CardError, ConfigError, EndlessEffect, IllegalOption, LoadError, QuestableError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from questable.cards.pack import Pack
    from questable.games.module import Game
    from questable.games.tenefyr.game import Tenefyr
    from questable.games.terrinoth.game import Terrinoth

    Packs = Sequence[str | Path | Pack]

__version__ = "0.1.0"

GAMES = ("tenefyr", "terrinoth")


@overload
def game(name: Literal["tenefyr"], packs: "Packs" = ()) -> "Tenefyr": ...
@overload
def game(name: Literal["terrinoth"], packs: "Packs" = ()) -> "Terrinoth": ...
@overload
def game(name: str, packs: "Packs" = ()) -> "Game[Any]": ...
def game(name: str, packs: "Packs" = ()) -> "Game[Any]":
    """The game of that name, with its built-in cards, which are read when it is first asked for.

    `packs`, folders or zips, add cards of their own and replace some; the same packs are read once.
    """
    if name not in GAMES:
        allowed = ", ".join(GAMES)
        told: dict[str, str | int] = {"game": repr(name), "allowed": allowed}
        raise ConfigError(f"There is no game {name!r}; allowed: {allowed}.", "no-game", told)
    from questable.cards.pack import find_packs

    found = find_packs(name, packs)
    if name == "tenefyr":
        from questable.games.tenefyr.game import tenefyr

        return tenefyr(found)
    from questable.games.terrinoth.game import terrinoth

    return terrinoth(found)


def load_pack(path: "str | Path") -> "Pack":
    """A pack, to make several games with: reading a path again each time takes longer."""
    from questable.cards.pack import load_pack

    return load_pack(path)


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
    "load_pack",
]
