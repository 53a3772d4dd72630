"""The base classes of what cards and phases consist of: effects, conditions and values."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from questable.kernel.state import State


class Effect:
    """One thing that happens. Every verb, control word and phase of a game is one."""

    def run(self, s: "State") -> None:
        raise NotImplementedError

    def answer(self, s: "State", option: i64) -> None:
        """Handle the answer to what `run` (or an earlier `answer`) asked."""
        raise NotImplementedError

    def payable(self, s: "State", you: i64, source: i64) -> bool:
        """As a price: can it be paid in full? (Only verbs that may be prices are asked.)"""
        raise NotImplementedError

    def possible(self, s: "State", you: i64, source: i64) -> bool:
        """Can it have any effect now? Override it in a game where an option without effect is not offered."""
        return True

    def subject(self, s: "State", you: i64, source: i64) -> i64:
        """Whom it affects, and who therefore decides whether it happens."""
        return you


class Condition:
    def holds(self, s: "State", you: i64, source: i64) -> bool:
        raise NotImplementedError


class Value:
    def read(self, s: "State", you: i64, source: i64) -> i64:
        raise NotImplementedError
