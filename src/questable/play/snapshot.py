"""A session as one text, so that a long table need not be played through again. Its commands stay the truth: a snapshot
that is damaged, or of other cards or rules, is not taken for one."""

from hashlib import blake2b
from typing import Any, Final

import msgspec

from questable.kernel.errors import LoadError
from questable.kernel.events import EventRecorder
from questable.play.history import Given
from questable.play.notices import SessionNotice, Vote
from questable.play.replay import ReplayRecorder
from questable.play.seats import Seat
from questable.play.session import Session

HASH: Final = 32  # letters


class Snapshot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of a session that its making (game, configuration, seed) does not say."""

    version: int
    posed: int
    host: str
    config: dict[str, Any]
    seats: list[Seat]
    given: list[Given]
    floor: int
    proposals: dict[str, str]
    vote: Vote | None
    paused: bool
    assisted: bool
    conceded: bool
    notes: list[SessionNotice]
    told: list[int]
    digests: dict[int, str]
    state: str  # a saved game; "": the cards are not dealt yet
    events: list[int]
    memo: int


def take_snapshot(session: Session) -> str:
    state, recorder = session.state, session.recorder
    events = None if state is None else state.recorder
    snapshot = Snapshot(
        version=session.version,
        posed=session.posed,
        host=session.host,
        config=session.config,
        seats=session.seats.seats,
        given=session.history.given,
        floor=session.history.floor,
        proposals=session.proposals,
        vote=session.vote,
        paused=session.paused,
        assisted=session.assisted,
        conceded=session.conceded,
        notes=session.notes,
        told=session.told,
        digests={} if recorder is None else recorder.digests,
        state="" if state is None else session.game.dump(state),
        events=[] if events is None else events.rows,
        memo=0 if events is None else events.memo,
    )
    text = msgspec.json.encode(snapshot).decode()
    return hash_of(text) + text


def restore(session: Session, text: str) -> None:
    """Bring a session that was just made to where the snapshot stands; `LoadError`: it cannot be, and is as it was."""
    if hash_of(text[HASH:]) != text[:HASH]:
        raise LoadError("This snapshot is damaged.")
    try:
        snapshot = msgspec.json.decode(text[HASH:], type=Snapshot)
    except msgspec.MsgspecError as error:
        raise LoadError(f"This snapshot is of another version: {error}.") from None
    if snapshot.state:
        state = session.game.load(snapshot.state)
        state.recorder = EventRecorder()
        state.recorder.rows = snapshot.events
        state.recorder.memo = snapshot.memo
        recorder = ReplayRecorder(session.game, snapshot.config, session.seed, state)
        recorder.keys = [given.key for given in snapshot.given]
        recorder.digests = snapshot.digests
        session.state, session.recorder = state, recorder
    session.version = snapshot.version
    session.posed = snapshot.posed
    session.host = snapshot.host
    session.config = snapshot.config
    session.seats.seats = snapshot.seats
    session.history.given = snapshot.given
    session.history.floor = snapshot.floor
    session.proposals = snapshot.proposals
    session.vote = snapshot.vote
    session.paused = snapshot.paused
    session.assisted = snapshot.assisted
    session.conceded = snapshot.conceded
    session.notes = snapshot.notes
    session.told = snapshot.told


def hash_of(text: str) -> str:
    return blake2b(text.encode(), digest_size=HASH // 2).hexdigest()
