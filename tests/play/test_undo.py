"""Undo: free if the answer revealed nothing, otherwise by consent; the random state is restored too."""

import pytest

from questable.play.commands import Agree, Answer, Propose, Refuse, Sit, Start, Undo
from questable.play.errors import CommandRejected
from questable.play.session import Session
from questable.testkit.sessions import answer, started_session


def digest(session: Session) -> str:
    assert session.state is not None
    return session.state.digest()


def offer(session: Session, person: str, to: str = "decision") -> bool | None:
    """Whether this undo is free for the person; None if it is not offered."""
    return next((offered.free_for == person for offered in session.undo_offers(person) if offered.to == to), None)


def until_free(session: Session, person: str) -> str:
    """Play until this person can undo an answer for free; returns the digest before that answer."""
    for step in range(400):
        before = digest(session)
        answer(session, step)
        if offer(session, person):
            return before
    raise AssertionError("no answer could be taken back for free")


def until_learnt(session: Session) -> str:
    """Play until an answer revealed something; returns the digest before that answer."""
    for step in range(400):
        before = digest(session)
        answer(session, step)
        if offer(session, session.seats.people()[0]) is False:
            return before
    raise AssertionError("no answer revealed anything")


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    session = started_session(["ann"])
    assert session.undo_offers("ann") == []
    with pytest.raises(CommandRejected, match="nothing to take back"):
        session.apply("ann", Undo())


@pytest.mark.parametrize("name", ["tenefyr", "terrinoth"])
def test_an_answer_by_which_nothing_was_learnt_is_taken_back_for_free(name: str) -> None:
    session = started_session(["ann"], name)
    before = until_free(session, "ann")
    session.apply("ann", Undo())
    assert digest(session) == before
    assert not session.assisted


@pytest.mark.parametrize("name", ["tenefyr", "terrinoth"])
def test_what_was_learnt_makes_the_game_assisted(name: str) -> None:
    session = started_session(["ann"], name)
    before = until_learnt(session)
    session.apply("ann", Undo())
    assert digest(session) == before
    assert session.assisted


@pytest.mark.parametrize("name", ["tenefyr", "terrinoth"])
def test_an_undo_is_no_new_roll_of_the_dice(name: str) -> None:
    session = started_session(["ann"], name)
    until_learnt(session)
    after, key = digest(session), session.history.answers()[-1]
    session.apply("ann", Undo())
    session.apply("ann", Answer(session.final_seat() or 0, key, session.posed))
    assert digest(session) == after


def test_others_are_asked_and_one_refusal_is_enough() -> None:
    session = started_session(["ann", "bob"])
    before = until_learnt(session)
    after = digest(session)
    session.apply("ann", Undo())
    assert session.vote is not None
    assert digest(session) == after
    session.apply("bob", Refuse())
    assert digest(session) == after
    session.apply("ann", Undo())
    session.apply("bob", Agree())
    assert (digest(session), session.assisted) == (before, True)


def test_playing_on_is_an_answer_to_the_request() -> None:
    session = started_session(["ann", "bob"])
    until_learnt(session)
    session.apply("ann", Undo())
    answer(session)
    assert session.vote is None


def test_what_somebody_else_answered_is_not_free() -> None:
    session = started_session(["ann", "bob"])
    until_free(session, "ann")
    assert offer(session, "bob") is False


def test_what_was_agreed_on_is_nobodys_alone() -> None:
    session = started_session(["ann", "bob"])
    assert session.decision is not None
    key = session.decision.options[0].key
    for seat, person in enumerate(["ann", "bob"]):
        session.apply(person, Propose(seat, key, session.posed))
    assert len(session.history) == 1
    assert [offer(session, person) for person in ("ann", "bob")] == [False, False]


def test_one_goes_back_to_the_start_of_turn_and_combat() -> None:
    session = started_session(["ann"], seed=3)
    starts: dict[str, dict[int, str]] = {"turn": {}, "combat": {}}
    seen = 0
    for step in range(300):
        assert session.state is not None
        revision = session.state.revision
        for to, mark in (("turn", session.state.turn_mark), ("combat", session.state.combat_mark)):
            if mark == revision:
                starts[to][mark] = digest(session)
        for offered in session.undo_offers("ann"):
            if offered.to in starts and (target := revision - offered.answers) in starts[offered.to]:
                session.apply("ann", Undo(offered.to))
                assert digest(session) == starts[offered.to][target]
                seen += 1
                break
        if session.decision is None:
            break
        answer(session, step)
        if session.decision is not None:
            answer(session, step)
    assert seen > 5


def test_people_who_watch_take_nothing_back() -> None:
    session = started_session(["ann"])
    answer(session)
    assert session.undo_offers("bob") == []
    with pytest.raises(CommandRejected, match="have a seat"):
        session.apply("bob", Undo())


def test_a_bots_answer_goes_back_with_the_persons_before_it() -> None:
    session = started_session(["ann", "", ""])
    answers = 0
    while session.bot_to_move() is None:
        answer(session)
        answers += 1
    seat = session.bot_to_move()
    assert seat is not None
    assert session.decision is not None
    session.apply("", Answer(seat, session.decision.options[0].key, session.posed))
    session.apply("ann", Undo())
    assert len(session.history) == answers - 1
    assert session.assisted


def test_a_table_that_plays_on_from_a_step_does_not_go_back_behind_it() -> None:
    first = started_session(["ann"])
    for step in range(10):
        answer(first, step)
    session = Session(first.game, first.config, first.seed, "ann", first.history.answers())
    session.apply("ann", Sit(0))
    session.apply("ann", Start())
    assert digest(session) == digest(first)
    assert session.undo_offers("ann") == []
    answer(session)
    assert offer(session, "ann") is not None
