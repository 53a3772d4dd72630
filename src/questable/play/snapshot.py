"""A session as text, so that a long table need not be replayed from its commands. The commands stay authoritative: a
snapshot that is damaged, or of other cards or rules, is ignored."""

from hashlib import blake2b
from typing import Any, Final

import msgspec

from questable.kernel.errors import LoadError
from questable.kernel.events import EventRecorder
from questable.play.history import AnswerRecord
from questable.play.notices import SessionNotice
from questable.play.replay import ReplayRecorder
from questable.play.seats import Seat
from questable.play.session import Session
from questable.play.votes import Vote

HASH: Final = 32  # hex digits


class Snapshot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of a session that does not follow from its game, configuration and seed."""

    version: int
    posed: int
    host: str
    config: dict[str, Any]
    seats: list[Seat]
    records: list[AnswerRecord] = msgspec.field(name="given")
    floor: int
    proposals: dict[str, str]
    vote: Vote | None
    paused: bool
    assisted: bool
    conceded: bool
    notices: list[SessionNotice] = msgspec.field(name="notes")
    event_counts: list[int] = msgspec.field(name="told")  # by version
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
        records=session.history.records,
        floor=session.history.floor,
        proposals=session.proposals,
        vote=session.vote,
        paused=session.paused,
        assisted=session.assisted,
        conceded=session.conceded,
        notices=session.notices,
        event_counts=session.event_counts,
        digests={} if recorder is None else recorder.digests,
        state="" if state is None else session.game.dump(state),
        events=[] if events is None else events.rows,
        memo=0 if events is None else events.memo,
    )
    text = msgspec.json.encode(snapshot).decode()
    return hash_of(text) + text


def restore(session: Session, text: str) -> None:
    """Bring a new session to the point of the snapshot. `LoadError`: the snapshot does not fit, and nothing changed."""
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
        recorder.keys = [record.key for record in snapshot.records]
        recorder.digests = snapshot.digests
        session.state, session.recorder = state, recorder
    session.version = snapshot.version
    session.posed = snapshot.posed
    session.host = snapshot.host
    session.config = snapshot.config
    session.seats.seats = snapshot.seats
    session.history.records = snapshot.records
    session.history.floor = snapshot.floor
    session.proposals = snapshot.proposals
    session.vote = snapshot.vote
    session.paused = snapshot.paused
    session.assisted = snapshot.assisted
    session.conceded = snapshot.conceded
    session.notices = snapshot.notices
    session.event_counts = snapshot.event_counts


def hash_of(text: str) -> str:
    return blake2b(text.encode(), digest_size=HASH // 2).hexdigest()
