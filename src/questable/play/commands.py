"""The commands of a table. A table is the list of its commands: applied again in order, they give the same table."""

from typing import Any, Literal

import msgspec

UndoScope = Literal["decision", "turn", "combat", "round"]  # how far an undo goes back


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A command of a person or (answers only) of a bot."""


# ---- who sits where, and what is played


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat that is open, that a bot plays, or (after the start) that a bot keeps for you."""

    seat: int


class Stand(Command, frozen=True, tag="stand"):
    """Leave a seat, which is open then. Before the start the host may remove others with it."""

    seat: int


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """Put a bot on an open seat, on one of your own, or on that of somebody who is away."""

    seat: int
    bot: str


class Configure(Command, frozen=True, tag="configure"):
    """Before the start: replace the configuration of the game."""

    config: dict[str, Any]


class Start(Command, frozen=True, tag="start"):
    """Deal the cards. The host does it, once no seat is open."""


# ---- decisions


class Answer(Command, frozen=True, tag="answer"):
    """Answer the pending decision with the key of an option. `posed` is the version that posed the decision.

    In a decision made together only the final seat answers; the others propose.
    """

    seat: int
    key: str
    posed: int


class Propose(Command, frozen=True, tag="propose"):
    """Propose an option in a decision made together. It is applied once everybody who is asked proposes the same."""

    seat: int
    key: str
    posed: int


class Undo(Command, frozen=True, tag="undo"):
    """Take back the last answer, or go back to the start of the turn, combat or round.

    It is free if nothing random happened, nothing hidden was revealed and nobody else acted since. Otherwise the other
    people at the table vote, and the game counts as assisted.
    """

    to: UndoScope = "decision"


class Concede(Command, frozen=True, tag="concede"):
    """Give the game up. The other people at the table vote."""


class Agree(Command, frozen=True, tag="agree"):
    """Agree to the open vote."""


class Refuse(Command, frozen=True, tag="refuse"):
    """Refuse the open vote, or withdraw one's own."""


class Pause(Command, frozen=True, tag="pause"):
    """Stop play, for bots too, until somebody resumes."""


class Resume(Command, frozen=True, tag="resume"):
    """Continue after a pause."""


AnyCommand = (
    Sit | Stand | SeatBot | Configure | Start | Answer | Propose | Undo | Concede | Agree | Refuse | Pause | Resume
)


class CommandRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command and who gave it: the id of a person, "" for a bot. One row in storage."""

    by: str
    command: AnyCommand = msgspec.field(name="deed")  # its name in storage
