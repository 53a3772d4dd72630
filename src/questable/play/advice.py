"""Hints and odds for people who play. Who gives them is passed in: a session only sees to it that nobody peeks."""

from typing import Any, Protocol

import msgspec


class Likelihood(msgspec.Struct, frozen=True):
    """How likely something is, within ± error (0: exact); what, as a message id with arguments."""

    id: str
    args: dict[str, Any]
    probability: float
    error: float = 0.0


class Advice(msgspec.Struct, frozen=True):
    """An option to take; why, as a message id with arguments; the chance to win by option, where it was worked out."""

    key: str
    id: str
    args: dict[str, Any] = {}
    chances: dict[str, float] = {}


class Adviser(Protocol):
    """Gives advice on a state that holds nothing the seat cannot know: what is hidden has been dealt anew."""

    def hint(self, game: str, state: Any, seat: int) -> Advice: ...
    def odds(self, game: str, state: Any, seat: int) -> dict[str, list[Likelihood]]: ...
