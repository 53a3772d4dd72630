"""No leaks: messages to a person depend only on what that person may know."""

import json
from typing import Any

import pytest

import questable
from questable.kernel.rng import seeded
from questable.play.commands import Answer
from questable.play.session import Session
from questable.tables.narrator import Narrator
from questable.tables.outbox import ENCODER
from questable.tables.presenter import TablePresenter
from questable.testkit.service import Service
from questable.testkit.sessions import started_session
from questable.text.languages import Lang

PEOPLE = {"ann": "Ann", "bob": "Bob", "eve": "Eve"}


def sent(session: Session, person: str, lang: Lang) -> str:
    """The complete update that a person gets on joining the table."""
    return ENCODER.encode(TablePresenter(session, lang, PEOPLE, Narrator(lang)).update(person, 0)).decode()


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", ["tenefyr", "terrinoth"])
def test_what_is_sent_does_not_depend_on_what_is_hidden(name: str, seed: int) -> None:
    """Replacing the state by one that looks the same to a seat does not change a byte of that seat's messages."""
    session = started_session(["ann", "bob"], name, seed)
    dice = seeded(seed)
    compared = 0
    for step in range(120):
        decision = session.decision
        if decision is None:
            break
        if step % 10 == 3:
            real = session.state
            assert real is not None
            for seat, person in ((0, "ann"), (1, "bob"), (None, "eve")):
                before = sent(session, person, "en")
                other = real.resample(seat, seeded(step))
                other.recorder = real.recorder  # the events are those that were sent already
                session.state = other
                after = sent(session, person, "en")
                session.state = real
                assert after == before
                compared += real.digest() != other.digest()
        key = decision.options[dice.below(len(decision.options))].key
        seat = session.final_seat()
        assert seat is not None
        session.apply(session.seats[seat].person, Answer(seat, key, session.posed))
    assert compared > 10


@pytest.mark.parametrize("name", ["tenefyr", "terrinoth"])
def test_what_is_worked_out_once_for_all_is_what_each_of_them_would_see(name: str) -> None:
    """Views and logs are shared between clients only while they are equal for all of them."""
    alike = apart = 0
    for seed in range(6):
        session = started_session(["ann", "bob", "eve"], name, seed)
        dice = seeded(seed)
        narrator = Narrator("en")
        while (decision := session.decision) is not None and session.version < 150:
            state = session.state
            assert state is not None
            since = session.version - 1
            look = TablePresenter(session, "en", PEOPLE, narrator)
            for person, seat in (("ann", 0), ("bob", 1), ("eve", 2), ("nobody", None)):
                update = json.loads(ENCODER.encode(look.update(person, since)))
                assert update["seat"] == seat
                assert update["view"] == json.loads(ENCODER.encode(state.view(seat)))
                events = json.loads(ENCODER.encode(state.events(seat, update["kept"])))
                assert [{**line, "text": ""} for line in update["log"]] == [{**event, "text": ""} for event in events]
            alike, apart = alike + look.all_see_alike, apart + (not look.all_see_alike)
            key = decision.options[dice.below(len(decision.options))].key
            final = session.final_seat()
            assert final is not None
            session.apply(session.seats[final].person, Answer(final, key, session.posed))
    assert alike > 100
    assert apart > 10 or name == "tenefyr"  # where nothing is secret to one seat alone


def texts(value: Any) -> set[str]:
    """Every string in a message, keys and values."""
    if isinstance(value, dict):
        return set().union(*(texts(key) | texts(inner) for key, inner in value.items()))
    if isinstance(value, list):
        return set().union(*map(texts, value)) if value else set()
    return {value} if isinstance(value, str) else set()


def test_a_running_game_tells_neither_its_seed_nor_its_random_state(service: Service) -> None:
    """Messages of a running game contain no internal fields, and its replay is refused."""
    ann, eve = service.guest(), service.guest()
    table = ann.new_table("tenefyr", ["me", "heuristic"], start=True)
    dice = seeded(1)
    with ann.join(table) as visit, eve.join(table) as watching:
        status, answer = eve.request("GET", f"/api/tables/{table}/replay")
        assert (status, answer["code"]) == (403, "not-over")
        assert eve.request("GET", f"/api/tables/{table}/steps")[0] == 403
        assert eve.request("POST", f"/api/tables/{table}/branch", {"step": 0})[0] == 403
        for _ in range(40):
            while not visit.may_answer() and visit.update["status"] == "playing":
                visit.receive()
            if visit.update["status"] == "over":
                break
            visit.answer(dice.below(100))
        watching.drain()
        assert len(watching.received) > 20
        for text in (*visit.received, *watching.received):
            message = json.loads(text)
            assert not {"seed", "random", "rng", "zones", "frames", "token"} & texts(message)


def test_what_one_player_alone_has_looked_at_is_sent_to_nobody_else() -> None:
    """In Terrinoth: cards that a player looks at before they return to a deck."""
    found = 0
    for seed in range(60):
        session = started_session(["ann", "bob"], "terrinoth", seed)
        dice = seeded(seed)
        for _ in range(300):
            decision = session.decision
            if decision is None:
                break
            if decision.kind == "put-on-deck":
                found += 1
                owner = session.seats[decision.final_seat].person
                other = "bob" if owner == "ann" else "ann"
                for person in (other, "eve"):
                    update = json.loads(sent(session, person, "en"))
                    assert update["decision"]["options"] == []
                    assert not any(option.key in texts(update) for option in decision.options)
                assert json.loads(sent(session, owner, "en"))["decision"]["options"]
            seat = session.final_seat()
            assert seat is not None
            key = decision.options[dice.below(len(decision.options))].key
            session.apply(session.seats[seat].person, Answer(seat, key, session.posed))
        if found >= 3:
            return
    raise AssertionError(f"such a question came up {found} times")


def test_the_games_named_here_are_all_there_are() -> None:
    assert questable.GAMES == ("tenefyr", "terrinoth")


def test_logs_hold_no_links_cookies_or_names(service: Service) -> None:
    guest = service.guest()
    guest.ask("PATCH", "/api/me", {"name": "Rumpelstiltskin"})
    table = guest.new_table("tenefyr", ["me"], start=True)
    with guest.join(table) as visit:
        visit.answer()
        visit.apply("answer", seat=0, key="no-such-key", posed=0)
    guest.request("GET", f"/api/tables/{table}/steps?first=none")
    log = service.errors.read_text()
    for secret in (table, guest.cookie.split("=")[1], "Rumpelstiltskin"):
        assert secret not in log
