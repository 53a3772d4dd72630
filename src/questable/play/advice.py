"""Hints and odds for people who play. Who gives them is passed in: a session only sees to it that nobody peeks."""

from typing import Any, Protocol

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """A chance or an expected number, and the interval in which it lies with 95 % confidence."""

    value: float
    low: float
    high: float


Odds = dict[str, dict[str, Figure]]  # by option key and by the name of the figure


class Advice(msgspec.Struct, frozen=True):
    """An option to take; why, as a message id with arguments; the chance to win by option, where it was worked out."""

    key: str
    id: str
    args: dict[str, Any] = {}
    chances: dict[str, Figure] = {}


class Adviser(Protocol):
    """Gives advice on a state that holds nothing the seat cannot know: what is hidden has been dealt anew."""

    def hint(self, state: Any, seat: int) -> Advice: ...
    def odds(self, state: Any, seat: int) -> Odds: ...
