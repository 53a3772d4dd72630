"""Notices: what people did at a table beside answering, for the others to read."""

from dataclasses import dataclass, field

from questable.text.catalogue import MessageArg


@dataclass(frozen=True)
class SessionNotice:
    """A message id with arguments, the person it is about, and the version of the session that it came with."""

    version: int
    id: str
    by: str
    args: dict[str, MessageArg] = field(default_factory=dict)
