"""What storage keeps of tables, as plain records."""

from time import time
from typing import Any, NamedTuple

Files = dict[str, str]  # text by file name


class TableRow(NamedTuple):
    """A table as it was created. What happened at it is in its commands."""

    id: str
    game: str
    content: str  # the content address of its cards
    rules: int
    config: dict[str, Any]
    seed: int
    host: str
    answers: list[str]  # replayed before its first command, when it continues another game
    listed: bool
    spectators: bool
    daily: str | None
    created: int


class ResultRow(NamedTuple):
    """A finished game."""

    table: str
    game: str
    outcome: str
    assisted: bool
    conceded: bool
    players: int
    answers: int
    achievements: list[str]
    daily: str | None
    ended: int
    facts: dict[str, Any]  # empty: the game does not count for achievements

    @property
    def counts(self) -> bool:
        """Was the game played without help?"""
        return bool(self.facts)


class ChatRow(NamedTuple):
    number: int
    person: str
    text: str
    at: int


class PackRow(NamedTuple):
    """An uploaded pack, which had no mistakes when it was uploaded."""

    hash: str
    game: str
    files: Files
    cards: list[str]  # ids of the cards that it adds or replaces
    created: int


def now() -> int:
    """The current time as records keep it: seconds since 1970."""
    return int(time())
