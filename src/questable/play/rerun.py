"""A game that was played, once more from its beginning."""

from collections.abc import Iterator

from questable.play.session import Session


def rerun(played: Session) -> Iterator[Session]:
    """The table after set-up and after each answer: one session that moves on, with the seats as they were at the end.

    Its version is one more than the answers given.
    """
    session = Session(played.game, played.config, played.seed, played.host)
    session.seats.seats = list(played.seats.seats)
    session.state, session.recorder = session.dealt(())
    advance(session)
    yield session
    for given in played.history.given:
        session.take(given.by, given.seat, given.key)
        advance(session)
        yield session


def advance(session: Session) -> None:
    assert session.state is not None
    assert session.state.recorder is not None
    session.version += 1
    session.told.append(session.state.recorder.count())
