"""Random sequences of commands: the session stays consistent and can be restored from its commands."""

from collections.abc import Iterable
from typing import Any

import pytest

import questable
from questable.kernel.errors import LoadError
from questable.kernel.rng import Rng, seeded
from questable.play.commands import (
    Agree,
    Answer,
    AnyCommand,
    Concede,
    Configure,
    Pause,
    Propose,
    Refuse,
    Resume,
    SeatBot,
    Sit,
    Stand,
    Start,
    Undo,
)
from questable.play.errors import CommandRejected
from questable.play.history import UNDO_SCOPES
from questable.play.session import Session
from questable.play.snapshot import HASH, hash_of, restore, take_snapshot

UNEQUAL = (
    "game",
    "state",
    "recorder",
    "history",
    "pending",
    "pending_posed",
)  # compared below, or a cache
PEOPLE = ("ann", "bob", "cat", "")
KINDS = ("answer",) * 8 + ("propose",) * 3 + ("undo", "undo", "vote", "seat", "table")


def whole(session: Session) -> dict[str, Any]:
    """The complete state of a session, for comparison."""
    attributes: Iterable[str] = getattr(session, "__mypyc_attrs__", None) or vars(session)  # compiled, or not
    return {
        **{name: getattr(session, name) for name in attributes if name not in UNEQUAL},
        "seats": list(session.seats.seats),
        "notices": list(session.notices),
        "event_counts": list(session.event_counts),
        "history": list(session.history.records),
        "state": None if session.state is None else session.state.digest(),
        "replay": None if session.recorder is None else session.replay(),
    }


def command(rng: Rng, session: Session) -> tuple[str, AnyCommand]:
    """A random command and its sender; mostly valid, sometimes not."""
    number = rng.below(1 << 16)
    seat = number % (len(session.seats) + 1)
    by = PEOPLE[number // 8 % len(PEOPLE)]
    kind = "table" if session.status == "paused" else KINDS[rng.below(len(KINDS))]
    if session.state is None:
        kind = "start" if number % 4 == 0 else "seat"
    if kind in ("answer", "propose") and session.decision is not None:
        asked = session.bot_to_move()
        if asked is None and session.deciding():
            final = session.final_seat()
            assert final is not None
            asked = final if kind == "answer" else session.deciding()[number % len(session.deciding())]
        if asked is not None and number % 9:
            seat, by = asked, session.seats[asked].person
        keys = session.decision.option_keys()
        posed = session.posed - (number % 13 == 0)
        made = Answer if kind == "answer" else Propose
        return by, made(seat, keys[number % len(keys)], posed)
    if kind == "undo":
        return by, Undo(UNDO_SCOPES[number % 4])
    if kind == "vote":
        return by, (Agree(), Agree(), Refuse(), Concede())[number % 4]
    if kind == "seat":
        return by, (Sit(seat), Sit(seat), Stand(seat), SeatBot(seat, "random"))[number % 4]
    if kind == "table":
        return by, (Pause(), Resume(), Resume(), Configure({"players": 2}))[number % 4]
    return session.host, Start()


@pytest.mark.parametrize("seed", range(60))
def test_a_table_stays_whole_and_its_deeds_make_it_again(seed: int) -> None:
    """The session is restored from its commands, from the beginning or from a snapshot."""
    rng = seeded(seed)
    name = ("tenefyr", "terrinoth")[seed % 2]
    players = 2 + rng.below(2)
    session = Session(questable.game(name), {"players": players}, seed, "ann")
    accepted: list[tuple[str, AnyCommand]] = []
    logs: dict[int | None, list[dict[str, Any]]] = {None: [], 0: []}  # what clients that get every event have
    caught_up = 0
    snapshots: list[str] = []
    opening: list[tuple[str, AnyCommand]] = [(PEOPLE[seat], Sit(seat)) for seat in range(players)]
    if rng.below(2):
        opening[-1] = ("ann", SeatBot(players - 1, "random"))
    tries = [*opening, ("ann", Start())] if rng.below(5) else []
    for step in range(80):
        by, done = tries[step] if step < len(tries) else command(rng, session)
        before = whole(session)
        try:
            session.apply(by, done)
        except CommandRejected:
            assert whole(session) == before
            continue
        accepted.append((by, done))
        assert session.version == len(accepted)
        if rng.below(8) == 0:
            snapshots.append(take_snapshot(session))
        if session.state is not None and rng.below(2):
            kept = session.events_kept(caught_up)
            caught_up = session.version
            for seat, log in logs.items():
                log[:] = [event for event in log if event["number"] < kept] + session.state.events(seat, kept)
                assert log == session.state.events(seat)
    again = Session(questable.game(name), {"players": players}, seed, "ann")
    for by, done in accepted:
        again.apply(by, done)
    assert whole(again) == whole(session)
    for snapshot in snapshots:
        again = Session(questable.game(name), {"players": players}, seed, "ann")
        restore(again, snapshot)
        for by, done in accepted[again.version :]:
            again.apply(by, done)
        assert whole(again) == whole(session)
        if again.state is not None and session.state is not None:
            assert all(again.state.events(seat) == session.state.events(seat) for seat in (None, 0, 1))
    if session.state is not None:
        state = questable.game(name).new(session.config, seed)
        for key in session.history.answers():
            state.apply(key)
        assert state.digest() == session.state.digest()


def test_a_snapshot_that_is_damaged_or_of_other_cards_is_not_taken_for_one() -> None:
    def started_session(game: Any) -> Session:
        session = Session(game, {"players": 1}, 1, "ann")
        session.apply("ann", Sit(0))
        return session

    game = questable.game("tenefyr")
    started = started_session(game)
    started.apply("ann", Start())
    good = take_snapshot(started)
    fresh = Session(game, {"players": 1}, 1, "ann")
    before = whole(fresh)
    text = good[HASH:]
    with_more = text.replace('{"version"', '{"more":1,"version"')
    other_card = text.replace("kobold", "kobolt")
    assert other_card != text
    for damaged in (
        "",
        good[:-1],
        good.replace("ann", "eve"),
        *(hash_of(one) + one for one in (with_more, other_card)),
    ):
        with pytest.raises(LoadError):
            restore(fresh, damaged)
        assert whole(fresh) == before
    elsewhere = Session(questable.game("terrinoth"), {"players": 1}, 1, "ann")
    with pytest.raises(LoadError):
        restore(elsewhere, good)
    restore(fresh, good)
    assert whole(fresh) == whole(started)
