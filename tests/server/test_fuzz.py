"""Fuzz tests of table sockets: every request is answered, and nobody can do what they are not allowed to."""

import json
import os
import socket
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from questable.play import commands
from questable.tables import protocol
from questable.testkit.service import Guest, Service, TableConnection

# The connection has a thread of its own, which now and then draws a random ping while an example is being made.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the .random. module inside strategies")

SOME, MANY = 150, 5000
QUIET = settings(deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None)
Json = dict[str, Any]


# ---- what is sent

NUMBERS = st.integers(-2, 6) | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False)
WORDS = st.text(max_size=40) | st.sampled_from(
    ["tenefyr", "heuristic", "decision", "turn", "fr", "answer", "play:basic-1", "'; DROP TABLE acts; --", "../../x"]
)
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=12,
)
FIELDS = sorted({name for kind in commands.Command.__subclasses__() for name in kind.__struct_fields__})
COMMANDS = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from(sorted(str(kind.__struct_config__.tag) for kind in commands.Command.__subclasses__())) | WORDS,
    st.dictionaries(st.sampled_from(FIELDS) | WORDS, VALUES, max_size=5),
)
KINDS = [str(kind.__struct_config__.tag) for kind in protocol.ToServer.__args__]
# Close to what is right: known names, known fields, and anything in them. Talk is left out: everybody may talk.
MESSAGES = st.builds(
    lambda kind, id, command, more: {"type": kind, "id": id, "deed": command, **more},
    st.sampled_from([kind for kind in KINDS if kind != "say"]),
    NUMBERS,
    COMMANDS | VALUES,
    st.dictionaries(st.sampled_from(["seat", "lang", "text"]), VALUES, max_size=2),
) | st.builds(lambda id, command: {"type": "do", "id": id, "deed": command}, st.integers(0, 9), COMMANDS)
TEXTS = st.text(max_size=300) | VALUES.map(json.dumps) | MESSAGES.map(json.dumps)


# ---- where it is sent to


class Scene(NamedTuple):
    """A game of two people, and a spectator."""

    ann: Guest
    bob: Guest
    stranger: Guest
    table: str

    def version(self) -> int:
        return int(self.ann.ask("GET", f"/api/tables/{self.table}")["version"])


@pytest.fixture(scope="module")
def scene(service: Service) -> Scene:
    ann, bob, stranger = (service.guest() for _ in range(3))
    table = ann.new_table("terrinoth", ["me", "open"])  # which is not over in a few steps
    with bob.join(table) as visit:
        visit.apply("sit", seat=1)
    with ann.join(table) as visit:
        visit.apply("start")
    return Scene(ann, bob, stranger, table)


@pytest.fixture(scope="module")
def watching(scene: Scene) -> Iterator[TableConnection]:
    with scene.stranger.join(scene.table) as visit:
        yield visit


def send_from_nowhere(visit: TableConnection, scene: Scene, text: str) -> None:
    """Send a message as a spectator: it is answered, and changes nothing."""
    version = visit.update["version"]
    visit.socket.send(text)
    visit.socket.send('{"type":"ping","id":424242}')
    while (answer := visit.receive()) != {"type": "pong", "re": 424242}:
        assert answer["type"] in ("problem", "pong", "update"), (text, answer)
        assert "Traceback" not in answer.get("text", "")
        assert answer.get("code") != "internal"
    assert visit.update["version"] == version == scene.version()


@settings(QUIET, max_examples=SOME)
@given(text=TEXTS)
def test_nothing_that_a_stranger_sends_changes_a_table(watching: TableConnection, scene: Scene, text: str) -> None:
    send_from_nowhere(watching, scene, text)


@pytest.mark.proof
@settings(QUIET, max_examples=MANY)
@given(text=TEXTS)
def test_nothing_that_a_stranger_sends_changes_a_table_many_times(
    watching: TableConnection, scene: Scene, text: str
) -> None:
    send_from_nowhere(watching, scene, text)


@settings(QUIET, max_examples=SOME)
@given(data=st.binary(max_size=200))
def test_no_bytes_change_a_table(watching: TableConnection, scene: Scene, data: bytes) -> None:
    watching.socket.send(data)
    watching.socket.send('{"type":"ping","id":1}')
    while watching.receive() != {"type": "pong", "re": 1}:
        pass
    assert watching.update["version"] == scene.version()


# ---- right messages at the wrong time


def test_a_message_that_was_taken_is_not_taken_again(scene: Scene) -> None:
    with scene.ann.join(scene.table) as first, scene.bob.join(scene.table) as second:
        taken: list[tuple[TableConnection, str]] = []
        for step in range(4):
            asked = first if first.may_answer() else second
            decision = asked.decision
            assert decision is not None
            key = decision["options"][step % len(decision["options"])]["key"]
            command = {"type": "answer", "seat": decision["answers"], "key": key, "posed": decision["posed"]}
            text = json.dumps({"type": "do", "id": 100 + step, "deed": command})
            asked.socket.send(text)
            version = asked.update["version"] + 1
            first.until_version(version)
            second.until_version(version)
            taken.append((asked, text))
        version = scene.version()
        for visit, text in taken:
            visit.socket.send(text)
            problem = visit.until("problem")
            assert problem["code"] in ("stale", "not-asked"), problem
        assert scene.version() == version


def test_what_is_sent_out_of_order_is_refused_one_by_one(scene: Scene) -> None:
    """Answers to later questions are sent in reverse order, all at once, before any reply is read."""
    visit = TableConnection(scene.ann, scene.table, 0, "en")
    version = scene.version()
    for posed in range(version + 30, version + 1, -1):
        visit.send({"type": "do", "deed": {"type": "answer", "seat": 0, "key": "pass", "posed": posed}})
    last = visit.send({"type": "ping"})
    refused = 0
    while (answer := visit.receive()).get("re") != last:
        refused += answer["type"] == "problem"
    assert refused == 29
    assert scene.version() == version
    visit.socket.close()


def test_one_persons_cookie_is_no_key_to_another_persons_seat(scene: Scene) -> None:
    with scene.ann.join(scene.table) as first, scene.bob.join(scene.table) as second:
        asked, other = (first, second) if first.may_answer() else (second, first)
        assert asked.decision is not None
        version = scene.version()
        key, posed = asked.decision["options"][0]["key"], asked.decision["posed"]
        for seat in (asked.decision["answers"], -1, 7):
            problem = other.apply("answer", seat=seat, key=key, posed=posed)
            assert problem["code"] in ("not-your-seat", "no-seat"), problem
        assert other.apply("stand", seat=asked.update["seat"])["code"] == "not-your-seat"
        assert other.apply("sit", seat=asked.update["seat"])["code"] == "taken"
        assert scene.version() == version


def test_a_forgotten_persons_cookie_opens_nothing(service: Service, scene: Scene) -> None:
    gone = service.guest()
    cookie = gone.cookie
    assert gone.request("DELETE", "/api/me")[0] == 200
    assert Guest(service, cookie).join(scene.table).receive()["code"] == "no-profile"
    assert Guest(service, cookie).request("GET", "/api/me")[0] == 401


# ---- below the messages


@settings(QUIET, max_examples=40)
@given(data=st.binary(min_size=1, max_size=400), masked=st.booleans())
def test_garbage_in_place_of_frames_ends_that_socket_alone(scene: Scene, data: bytes, masked: bool) -> None:
    """Invalid frames after the handshake: wrong lengths, unknown opcodes, invalid UTF-8."""
    where = urlsplit(scene.ann.service.address)
    with socket.create_connection((where.hostname or "", where.port or 0), timeout=10) as raw:
        raw.sendall(
            f"GET /api/tables/{scene.table}/socket HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Cookie: {scene.stranger.cookie}\r\n\r\n".encode()
        )
        assert raw.recv(12) == b"HTTP/1.1 101"
        head = bytes([0x81, 0x80 | min(len(data), 125)]) + os.urandom(4) if masked else b""
        raw.sendall(head + data)
    assert scene.stranger.request("GET", "/healthz")[0] == 200


def test_a_message_in_a_thousand_pieces_is_one_message(scene: Scene) -> None:
    where = urlsplit(scene.ann.service.address).netloc
    address = f"ws://{where}/api/tables/{scene.table}/socket"
    with connect(address, additional_headers={"Cookie": scene.stranger.cookie}) as pieces:
        pieces.send(iter('{"type":"ping",' + " " * 1000 + '"id":7}'))
        while json.loads(pieces.recv(timeout=30)) != {"type": "pong", "re": 7}:
            pass
        with pytest.raises(ConnectionClosed):  # more pieces than a message may have bytes
            send_and_listen(pieces, ["x" * 1000] * 200)


def send_and_listen(pieces: ClientConnection, parts: list[str]) -> None:
    pieces.send(iter(parts))
    while True:
        pieces.recv(timeout=30)
