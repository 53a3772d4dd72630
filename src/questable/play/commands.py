"""What people do at a table. A table is the list of its commands: taken again in order, they give the same table."""

from typing import Any, Literal

import msgspec

Reach = Literal["decision", "turn", "combat", "round"]  # how far an undo goes back


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something done at a table, by a person or (answers only) by a bot."""


# ---- who sits where, and what is played


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat that is open, that a bot plays, or (after the start) that a bot keeps for you."""

    seat: int


class Stand(Command, frozen=True, tag="stand"):
    """Leave a seat; it is open then. Before the start the host may send others away with it."""

    seat: int


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """Put a bot on an open seat, on one of your own, or on that of somebody who is away."""

    seat: int
    bot: str


class Configure(Command, frozen=True, tag="configure"):
    """Before the start: play with these settings (the configuration keys of the game, whole)."""

    config: dict[str, Any]


class Start(Command, frozen=True, tag="start"):
    """Deal the cards. The host does it, once no seat is open."""


# ---- decisions


class Answer(Command, frozen=True, tag="answer"):
    """Answer the pending decision with the key of an option; `posed` is the decision's own number.

    In a decision made together, only the seat with the final word answers; the others propose.
    """

    seat: int
    key: str
    posed: int


class Propose(Command, frozen=True, tag="propose"):
    """Propose an option in a decision made together. Once all people asked propose the same, it is taken."""

    seat: int
    key: str
    posed: int


class Undo(Command, frozen=True, tag="undo"):
    """Take back the last answer, or go back to the start of the turn, combat or round.

    At once where nothing random happened, nothing hidden was revealed and nobody else acted since; else the other
    people at the table are asked, and the game counts as assisted.
    """

    to: Reach = "decision"


class Concede(Command, frozen=True, tag="concede"):
    """Give the game up. The other people at the table are asked."""


class Agree(Command, frozen=True, tag="agree"):
    """Agree to the undo or the end of the game that somebody asked for."""


class Refuse(Command, frozen=True, tag="refuse"):
    """Refuse it, or take one's own request back."""


class Pause(Command, frozen=True, tag="pause"):
    """Nobody answers, bots neither, until somebody at the table resumes."""


class Resume(Command, frozen=True, tag="resume"):
    """Play on after a pause."""


AnyCommand = (
    Sit | Stand | SeatBot | Configure | Start | Answer | Propose | Undo | Concede | Agree | Refuse | Pause | Resume
)


class CommandRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command and who did it: the id of a person, "" for a bot. One row in storage."""

    by: str
    command: AnyCommand = msgspec.field(name="deed")  # its name in storage
