"""Invalid socket messages: each is answered with an error, changes nothing and does not affect other clients."""

import json
import sqlite3
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from questable.kernel.rng import seeded
from questable.tables.outbox import QUEUE, Outbox
from questable.tables.protocol import Pong
from questable.testkit.service import Guest, Service, TableConnection

MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"do"',
    "{}",
    '{"type":"fly"}',
    '{"type":"do"}',
    '{"type":"do","id":1}',
    '{"type":"do","id":"1","deed":{"type":"undo"}}',
    '{"type":"do","id":1,"deed":{"type":"answer","seat":"0","key":"x","posed":1}}',
    '{"type":"do","id":1,"deed":{"type":"answer","seat":0,"key":null,"posed":1}}',
    '{"type":"do","id":1,"deed":{"type":"answer","seat":0,"key":"x","posed":1,"by":"somebody"}}',
    '{"type":"do","id":1,"deed":{"type":"undo","to":"the beginning"}}',
    '{"type":"do","id":1e400,"deed":{"type":"undo"}}',
    '{"type":"say","id":1,"text":7}',
    '{"type":"speak","lang":"tlh"}',
    '{"type":"ask-hint","id":1,"seat":{}}',
    "[" * 5000,
    '{"a":' * 3000,
    '{"type":"ping","id":1,"id":2,"more":3}',
    "\u0000",
]
REFUSED = [
    {"type": "answer", "seat": -1, "key": "x", "posed": 1},
    {"type": "answer", "seat": 99, "key": "x", "posed": 1},
    {"type": "answer", "seat": 2**62, "key": "x", "posed": 1},
    {"type": "answer", "seat": 0, "key": "'; DROP TABLE acts; --", "posed": 1},
    {"type": "sit", "seat": -1},
    {"type": "sit", "seat": 10**15},
    {"type": "sit", "seat": -(10**60)},
    {"type": "stand", "seat": -5},
    {"type": "seat-bot", "seat": 1, "bot": "../../etc/passwd"},
    {"type": "configure", "config": {"players": 4}},
    {"type": "agree"},
    {"type": "refuse"},
    {"type": "resume"},
    {"type": "start"},
]


@pytest.fixture
def visit(service: Service) -> Iterator[TableConnection]:
    guest = service.guest()
    table = guest.new_table("tenefyr", ["me"], start=True)
    with guest.join(table) as made:
        yield made


def still_works(visit: TableConnection, version: int) -> None:
    visit.drain(0.05)
    assert visit.update["version"] == version
    assert visit.answer()["type"] == "done"


def test_what_is_not_understood_gets_a_sentence_and_changes_nothing(visit: TableConnection) -> None:
    version = visit.update["version"]
    for text in MALFORMED:
        visit.socket.send(text)
        problem = visit.until("problem")
        assert problem["code"] == "malformed", text
        assert problem["text"].endswith(".")
        assert "Traceback" not in problem["text"]
    still_works(visit, version)


def test_what_is_not_allowed_gets_a_sentence_and_changes_nothing(visit: TableConnection) -> None:
    version = visit.update["version"]
    for command in REFUSED:
        problem = visit.ask({"type": "do", "deed": command})
        assert problem["type"] == "problem", command
    still_works(visit, version)


def test_binary_messages_are_not_understood(visit: TableConnection) -> None:
    version = visit.update["version"]
    visit.socket.send(b'{"type":"ping","id":1}')
    assert visit.receive()["type"] in ("problem", "pong")
    still_works(visit, version)


def test_a_huge_message_ends_the_socket_and_nothing_else(visit: TableConnection) -> None:
    version = visit.update["version"]
    visit.socket.send(json.dumps({"type": "say", "id": 1, "text": "x" * 100_000}))
    with pytest.raises(ConnectionClosed):
        visit.until("never")
    with visit.guest.join(visit.table) as again:
        still_works(again, version)


def test_random_changes_to_good_messages_change_nothing_by_accident(visit: TableConnection) -> None:
    """The server accepts only commands that this person may give, and survives all of them."""
    dice = seeded(11)
    assert visit.decision is not None
    good = json.dumps({"type": "do", "id": 5, "deed": {"type": "answer", "seat": 0, "key": "x:y", "posed": 3}})
    letters = '{}[]",:0123456789abcdeftruenl\\ \u00e9\ud7ff'
    for _ in range(300):
        text = list(good)
        for _ in range(1 + dice.below(4)):
            at = dice.below(len(text))
            text[at : at + dice.below(3)] = letters[dice.below(len(letters))]
        visit.socket.send("".join(text))
    assert visit.ask({"type": "ping"})["type"] == "pong"
    assert visit.update["status"] == "playing"


def test_other_peoples_cookies_and_links_cannot_be_guessed(service: Service, visit: TableConnection) -> None:
    assert Guest(service, "questable=").join(visit.table).receive()["code"] == "no-profile"
    assert Guest(service).join(visit.table).receive()["code"] == "no-profile"
    assert visit.guest.join("x" * 20).receive()["code"] == "no-table"
    with sqlite3.connect(service.db) as connection:
        (hashed,) = connection.execute("SELECT hash FROM tokens LIMIT 1").fetchone()
    connection.close()
    assert Guest(service, f"questable={hashed}").join(visit.table).receive()["code"] == "no-profile"


def test_a_flood_is_slowed_down_and_the_table_goes_on(tmp_path_factory: pytest.TempPathFactory) -> None:
    service = Service(str(tmp_path_factory.mktemp("flood") / "tables.db"), QUESTABLE_LIMITS="1").start()
    try:
        ann, bob = service.guest(), service.guest()
        table = ann.new_table("tenefyr", ["me"], start=True)
        with ann.join(table) as first, bob.join(table) as second:
            for number in range(110):
                second.socket.send(json.dumps({"type": "ping", "id": number}))
            assert second.until("problem")["code"] == "too-many"
            assert first.answer()["type"] == "done"
            replies = [first.ask({"type": "say", "text": "spam"}) for _ in range(12)]
            assert replies[-1]["code"] == "too-many"
            assert first.answer()["type"] == "done"
    finally:
        service.clean_up()


def test_a_client_that_does_not_read_is_let_go_and_nobody_waits_for_it() -> None:
    client = Outbox("ann", "en", 0)
    for number in range(QUEUE):
        client.send(Pong(number))
    assert len(client.waiting) == QUEUE
    client.send(Pong(QUEUE))
    assert client.dropped
    last = client.waiting.popleft()
    assert last is not None
    assert json.loads(last)["type"] == "gone"
    assert client.waiting.popleft() is None  # the socket is closed then
    client.send(Pong(1))
    assert not client.waiting
