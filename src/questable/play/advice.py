"""Hints and odds for players. A session hides from the adviser what the player cannot know."""

from typing import Any, Protocol

import msgspec

from questable.play.estimate import Estimate

Odds = dict[str, dict[str, Estimate]]  # by option key and name


class Advice(msgspec.Struct, frozen=True):
    """The recommended option, the reason as a message id with arguments, and the chance to win by option if known."""

    key: str
    id: str
    args: dict[str, Any] = {}
    chances: dict[str, Estimate] = {}


class Adviser(Protocol):
    """Gives advice on a state in which everything that the seat cannot know has been dealt anew."""

    def hint(self, state: Any, seat: int) -> Advice: ...
    def odds(self, state: Any, seat: int) -> Odds: ...
