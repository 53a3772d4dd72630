"""What people at a table ask of each other, and what the others read of it."""

from dataclasses import dataclass, field
from typing import Literal

from questable.play.commands import Reach
from questable.text.catalogue import MessageArg


@dataclass(frozen=True)
class Vote:
    """Somebody asked for what needs the consent of all people with a seat."""

    about: Literal["undo", "concede"]
    by: str
    agreed: frozenset[str]
    to: Reach = "decision"
    target: int = 0  # of an undo: the answers that are left then


@dataclass(frozen=True)
class SessionNotice:
    """What people did beside answering, for the others to read: a message id with arguments."""

    version: int
    id: str
    by: str
    args: dict[str, MessageArg] = field(default_factory=dict)
