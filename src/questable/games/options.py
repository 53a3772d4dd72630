"""What can be chosen when a game is set up: configuration keys, and the values that each allows."""

from typing import Any, Final, NamedTuple

import msgspec

RANDOM: Final = "random"  # a value that leaves the choice to the seed


class Choice(msgspec.Struct):
    """A configuration key and what is allowed."""

    key: str
    values: list[Any]
    default: Any


class SetupOptions(NamedTuple):
    """What a set-up form of a game offers."""

    choices: list[Choice]
    archetypes: dict[str, str]  # of heroes, where no two of a party may have the same


def player_counts(least: int = 1, most: int = 4) -> Choice:
    """The choice of how many play."""
    return Choice("players", list(range(least, most + 1)), least)
