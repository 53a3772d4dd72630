"""Sessions that have begun, and answers to their decisions."""

from collections.abc import Sequence
from typing import Any

import questable
from questable.games import registry
from questable.play.commands import Answer, SeatBot, Sit, Start
from questable.play.session import Session


def started_session(people: Sequence[str], name: str | None = None, seed: int = 7, **config: Any) -> Session:
    """A game that has begun with these people, by seat; "" is a bot. Without a name it is the first of all games."""
    session = Session(questable.game(name or registry.names()[0]), {"players": len(people), **config}, seed, people[0])
    for seat, person in enumerate(people):
        if person:
            session.apply(person, Sit(seat))
    for seat, person in enumerate(people):
        if not person:
            session.apply(people[0], SeatBot(seat, "heuristic"))
    session.apply(people[0], Start())
    return session


def answer(session: Session, index: int = 0) -> str:
    """The person who decides takes the option of this index, modulo the number of options."""
    seat = session.final_seat()
    assert seat is not None, "no person is asked"
    assert session.decision is not None
    keys = session.decision.option_keys()
    key = keys[index % len(keys)]
    session.apply(session.seats[seat].person, Answer(seat, key, session.posed))
    return key
