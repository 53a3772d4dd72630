"""Votes: what needs the consent of everybody who has a seat."""

from dataclasses import dataclass
from typing import Literal

from questable.play.commands import UndoScope


@dataclass(frozen=True)
class Vote:
    """An undo or the end of the game that somebody asked for, and who has agreed so far."""

    about: Literal["undo", "concede"]
    by: str
    agreed: frozenset[str]
    to: UndoScope = "decision"
    target: int = 0  # of an undo: the number of answers that would be left
