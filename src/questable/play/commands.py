"""What people do at a table. A table is the list of its deeds: taken again in order, they give the same table."""

from typing import Any, Literal

import msgspec

Reach = Literal["decision", "turn", "combat", "round"]  # how far an undo goes back


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something done at a table, by a person or (answers only) by a bot."""


# ---- who sits where, and what is played


class Sit(Deed, frozen=True, tag="sit"):
    """Take a seat that is open, that a bot plays, or (after the start) that a bot keeps for you."""

    seat: int


class Stand(Deed, frozen=True, tag="stand"):
    """Leave a seat; it is open then. Before the start the host may send others away with it."""

    seat: int


class SeatBot(Deed, frozen=True, tag="seat-bot"):
    """Put a bot on an open seat, on one of your own, or on that of somebody who is away."""

    seat: int
    bot: str


class Configure(Deed, frozen=True, tag="configure"):
    """Before the start: play with these settings (the configuration keys of the game, whole)."""

    config: dict[str, Any]


class Start(Deed, frozen=True, tag="start"):
    """Deal the cards. The host does it, once no seat is open."""


# ---- decisions


class Answer(Deed, frozen=True, tag="answer"):
    """Answer the pending decision with the key of an option; `posed` is the decision's own number.

    In a decision made together, only the seat with the final word answers; the others propose.
    """

    seat: int
    key: str
    posed: int


class Propose(Deed, frozen=True, tag="propose"):
    """Propose an option in a decision made together. Once all people asked propose the same, it is taken."""

    seat: int
    key: str
    posed: int


class Undo(Deed, frozen=True, tag="undo"):
    """Take back the last answer, or go back to the start of the turn, combat or round.

    At once where nothing random happened, nothing hidden was revealed and nobody else acted since; else the other
    people at the table are asked, and the game counts as assisted.
    """

    to: Reach = "decision"


class Concede(Deed, frozen=True, tag="concede"):
    """Give the game up. The other people at the table are asked."""


class Agree(Deed, frozen=True, tag="agree"):
    """Agree to the undo or the end of the game that somebody asked for."""


class Refuse(Deed, frozen=True, tag="refuse"):
    """Refuse it, or take one's own request back."""


class Pause(Deed, frozen=True, tag="pause"):
    """Nobody answers, bots neither, until somebody at the table resumes."""


class Resume(Deed, frozen=True, tag="resume"):
    """Play on after a pause."""


AnyDeed = (
    Sit | Stand | SeatBot | Configure | Start | Answer | Propose | Undo | Concede | Agree | Refuse | Pause | Resume
)


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deed and who did it: the id of a person, "" for a bot. One row in storage."""

    by: str
    deed: AnyDeed
