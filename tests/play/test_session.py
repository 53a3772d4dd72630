"""Sessions: seats, questions, proposals, pauses, concessions and advice."""

from typing import Any

import pytest

import questable
from questable.play.advice import Advice, Odds
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
from questable.play.estimate import Estimate
from questable.play.replay import verify
from questable.play.session import Session
from questable.testkit.sessions import answer, started_session

LANGUAGES = ("en", "fr", "nl")


def refused(session: Session, by: str, command: AnyCommand) -> str:
    """The code of a rejected command; its text exists in three languages, and nothing has changed."""
    before = (
        session.version,
        session.posed,
        session.status,
        dict(session.proposals),
        session.vote,
        session.seats.seats,
    )
    with pytest.raises(CommandRejected) as error:
        session.apply(by, command)
    assert len({error.value.say(lang) for lang in LANGUAGES}) == len(LANGUAGES)
    after = (session.version, session.posed, session.status, dict(session.proposals), session.vote, session.seats.seats)
    assert before == after
    return error.value.code


def gathering(players: int = 2) -> Session:
    session = Session(questable.game("tenefyr"), {"players": players}, 7, "ann")
    session.apply("ann", Sit(0))
    return session


# ---- before the start


def test_the_host_starts_once_no_seat_is_open() -> None:
    session = gathering()
    assert refused(session, "ann", Start()) == "open-seats"
    session.apply("bob", Sit(1))
    assert refused(session, "bob", Start()) == "not-host"
    session.apply("ann", Start())
    assert session.status == "playing"
    assert session.decision is not None
    assert refused(session, "ann", Start()) == "started"


def test_a_seat_is_taken_by_one_person_and_one_person_may_take_several() -> None:
    session = gathering(3)
    session.apply("ann", Sit(1))
    assert refused(session, "bob", Sit(1)) == "taken"
    assert refused(session, "bob", Sit(3)) == "no-seat"
    assert refused(session, "bob", Sit(-1)) == "no-seat"
    assert session.seats.of("ann") == [0, 1]


def test_people_leave_seats_of_their_own_and_the_host_sends_away_before_the_start() -> None:
    session = gathering(3)
    session.apply("bob", Sit(1))
    assert refused(session, "bob", Stand(0)) == "not-your-seat"
    session.apply("ann", Stand(1))
    session.apply("cat", Sit(1))
    session.apply("ann", Stand(0))
    assert session.host == "cat"
    assert refused(session, "ann", Configure({"players": 2})) == "not-seated"


def test_what_is_played_can_change_before_the_start() -> None:
    session = gathering(2)
    session.apply("ann", Configure({"players": 4, "difficulty": "hard"}))
    assert len(session.seats) == 4
    assert refused(session, "ann", Configure({"players": 9})) == "config"
    session.apply("ann", Configure({"mode": "quick", "players": 1}))
    session.apply("ann", Start())
    assert session.state is not None
    assert session.state.view(None)["mode"] == "quick"
    assert refused(session, "ann", Configure({"players": 1})) == "started"


def test_before_the_start_nothing_is_asked() -> None:
    session = gathering()
    for command in (Answer(0, "x", 0), Undo(), Pause(), Concede()):
        assert refused(session, "ann", command) == "not-started"
    with pytest.raises(CommandRejected, match="not begun"):
        session.replay()


# ---- answers


def test_only_the_person_who_is_asked_answers_and_only_what_is_allowed() -> None:
    session = started_session(["ann"])
    assert session.decision is not None
    key = session.decision.options[0].key
    assert refused(session, "bob", Answer(0, key, session.posed)) == "not-your-seat"
    assert refused(session, "", Answer(0, key, session.posed)) == "not-asked"
    assert refused(session, "ann", Answer(0, "fly", session.posed)) == "illegal"
    assert refused(session, "ann", Answer(0, key, session.posed - 1)) == "stale"
    posed = session.posed
    session.apply("ann", Answer(0, key, posed))
    assert refused(session, "ann", Answer(0, key, posed)) == "stale"


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    session = started_session(["ann", "bob", "cat"])
    while session.decision is not None and len(session.decision.seats) > 1:
        answer(session)
    assert session.decision is not None
    asked = session.decision.final_seat
    other = (asked + 1) % 3
    key = session.decision.options[0].key
    assert refused(session, session.seats[other].person, Answer(other, key, session.posed)) == "not-asked"


@pytest.mark.parametrize("name", ["tenefyr", "terrinoth"])
def test_a_whole_game_of_people_is_a_replay_that_verifies(name: str) -> None:
    session = started_session(["ann", "bob"], name)
    for step in range(2000):
        if session.decision is None:
            break
        answer(session, step * 7)
    assert session.status == "over"
    assert verify(questable.game(name), session.replay()) == []
    assert refused(session, "ann", Undo()) == "over"
    assert refused(session, "ann", Stand(0)) == "over"


# ---- decided together


def together(people: list[str]) -> Session:
    session = started_session(people)
    assert session.decision is not None
    assert len(session.decision.seats) == len(people)
    return session


def test_what_all_propose_is_taken() -> None:
    session = together(["ann", "bob", "cat"])
    assert session.decision is not None
    first, second = session.decision.option_keys()[:2]
    posed = session.posed
    session.apply("ann", Propose(0, first, posed))
    session.apply("bob", Propose(1, second, posed))
    session.apply("cat", Propose(2, first, posed))
    assert session.proposals == {"ann": first, "bob": second, "cat": first}
    assert session.posed == posed
    session.apply("bob", Propose(1, first, posed))
    assert session.history.answers() == [first]
    assert session.proposals == {}


def test_the_final_word_decides_and_nobody_elses() -> None:
    session = together(["ann", "bob", "cat"])
    assert session.decision is not None
    final = session.final_seat()
    assert final == session.decision.final_seat
    key = session.decision.options[1].key
    other = (final + 1) % 3
    assert refused(session, session.seats[other].person, Answer(other, key, session.posed)) == "not-final"
    session.apply(session.seats[other].person, Propose(other, session.decision.options[0].key, session.posed))
    session.apply(session.seats[final].person, Answer(final, key, session.posed))
    assert session.history.answers() == [key]


@pytest.mark.parametrize("seed", range(4))
def test_people_decide_where_bots_are_asked_with_them(seed: int) -> None:
    session = started_session(["ann", "", ""], seed=seed)
    assert session.deciding() == [0]
    assert session.final_seat() == 0
    assert session.bot_to_move() is None
    assert session.decision is not None
    session.apply("ann", Propose(0, session.decision.options[0].key, session.posed))
    assert len(session.history) == 1


def test_a_person_with_several_seats_proposes_for_all_of_them() -> None:
    session = Session(questable.game("tenefyr"), {"players": 3}, 7, "ann")
    for seat, person in enumerate(["ann", "ann", "bob"]):
        session.apply(person, Sit(seat))
    session.apply("ann", Start())
    assert session.decision is not None
    key = session.decision.options[0].key
    session.apply("bob", Propose(2, key, session.posed))
    session.apply("ann", Propose(1, key, session.posed))
    assert session.history.answers() == [key]


# ---- bots


def with_bot_to_move() -> tuple[Session, int]:
    session = started_session(["ann", "", ""])
    while session.bot_to_move() is None:
        answer(session)
    seat = session.bot_to_move()
    assert seat is not None
    return session, seat


def test_bots_answer_alone_where_only_they_are_asked() -> None:
    session, seat = with_bot_to_move()
    assert session.decision is not None
    key = session.decision.options[0].key
    assert refused(session, "ann", Answer(seat, key, session.posed)) == "not-your-seat"
    session.apply("", Answer(seat, key, session.posed))
    assert session.history.records[-1].by == ""


def test_a_bot_keeps_a_seat_for_who_left_it() -> None:
    session = started_session(["ann", "bob"])
    session.apply("ann", SeatBot(1, "heuristic"))
    assert refused(session, "cat", Sit(1)) == "kept"
    assert refused(session, "bob", Pause()) == "not-seated"
    session.apply("bob", Sit(1))
    assert session.seats[1].person == "bob"


def test_a_seat_left_in_the_middle_is_open_for_anybody() -> None:
    session = started_session(["ann", "bob"])
    session.apply("bob", Stand(1))
    assert session.deciding() == [0]
    session.apply("cat", Sit(1))
    assert session.seats.people() == ["ann", "cat"]


# ---- pause and concession


def test_nobody_answers_during_a_pause() -> None:
    session, seat = with_bot_to_move()
    assert session.decision is not None
    session.apply("ann", Pause())
    assert session.status == "paused"
    assert session.bot_to_move() is None
    assert refused(session, "", Answer(seat, session.decision.options[0].key, session.posed)) == "paused"
    assert refused(session, "ann", Undo()) == "paused"
    assert refused(session, "bob", Resume()) == "not-seated"
    session.apply("ann", Resume())
    assert session.bot_to_move() == seat
    assert refused(session, "ann", Resume()) == "not-paused"


def test_one_gives_up_alone_and_several_give_up_together() -> None:
    alone = started_session(["ann", ""])
    alone.apply("ann", Concede())
    assert (alone.status, alone.outcome, alone.decision) == ("over", "defeat", None)

    session = started_session(["ann", "bob"])
    session.apply("ann", Concede())
    assert session.status == "playing"
    assert refused(session, "bob", Concede()) == "vote-open"
    session.apply("bob", Refuse())
    assert refused(session, "bob", Agree()) == "no-vote"
    session.apply("bob", Concede())
    session.apply("ann", Agree())
    assert session.outcome == "defeat"


def test_a_vote_is_counted_among_those_who_stay() -> None:
    session = started_session(["ann", "bob", "cat"])
    session.apply("ann", Concede())
    session.apply("bob", Agree())
    session.apply("cat", Stand(2))
    assert session.outcome == "defeat"


def test_a_vote_goes_with_who_asked_for_it() -> None:
    session = started_session(["ann", "bob", "cat"])
    session.apply("ann", Concede())
    session.apply("ann", Stand(0))
    assert session.vote is None
    assert session.status == "playing"


# ---- advice


class Oracle:
    """An adviser that records its arguments and recommends the first option."""

    def hint(self, state: Any, seat: int) -> Advice:
        self.shown = state
        return Advice(state.decision.options[0].key, "hint-only")

    def odds(self, state: Any, seat: int) -> Odds:
        return {option.key: {"wins": Estimate(0.5, 0.4, 0.6)} for option in state.decision.options}


@pytest.mark.parametrize("name", ["tenefyr", "terrinoth"])
def test_advice_is_for_who_is_asked_and_shows_the_adviser_nothing_hidden(name: str) -> None:
    session = started_session(["ann", "bob"], name)
    oracle = Oracle()
    assert session.state is not None
    assert session.decision is not None
    seat = session.final_seat()
    assert seat is not None
    person = session.seats[seat].person
    advice = session.hint(person, seat, oracle)
    assert advice.key in session.decision.option_keys()
    assert set(session.odds(person, seat, oracle)) == set(session.decision.option_keys())
    assert oracle.shown.view(seat) == session.state.view(seat)
    assert oracle.shown.digest() != session.state.digest()
    with pytest.raises(CommandRejected, match="not yours"):
        session.hint("stranger", seat, oracle)
