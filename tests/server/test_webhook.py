"""Webhooks for people who are away: one notice each, allowed addresses only, and no delay for anybody."""

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from questable.play.errors import CommandRejected
from questable.server.settings import read_settings
from questable.server.webhook import DeliveryFailed, check_url, is_public, post, resolve_host
from questable.testkit.service import Service


class Receiver:
    """An HTTP server that records the notices it receives."""

    def __init__(self, status: int = 200, seconds: float = 0.0) -> None:
        self.notices: list[dict[str, Any]] = []
        self.paths: list[str] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                receiver.paths.append(self.path)
                receiver.notices.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                time.sleep(seconds)
                self.send_response(status)
                self.send_header("Location", "/elsewhere")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                """Log nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook?key=sesame"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def wait(self, count: int) -> None:
        deadline = time.monotonic() + 20
        while len(self.notices) < count and time.monotonic() < deadline:
            time.sleep(0.05)
        assert len(self.notices) >= count

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


# ---- which addresses


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.9",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "::1",
        "::",
        "fe80::1%eth0",
        "fd00::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::a00:1",
        "2002:a00:1::",
    ],
)
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["9.9.9.9", "2620:fe::fe", "::ffff:9.9.9.9"])
def test_others_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook",
        "https://127.0.0.1/hook",
        "https://[::1]/hook",
        "https://localhost/hook",
        "https://user:pass@example.org/",
        "https://example.org/a b",
        "https://example.org/\r\nHost: evil",
        "https://example.org:0/",
        "https://example.org:99999/",
        "https://[half/",
        "https:///hook",
        "file:///etc/passwd",
        "gopher://example.org/",
        "example.org/hook",
        "https://example.org/" + "x" * 500,
        "https://exämple.org/",
    ],
)
def test_an_address_that_may_not_be_told_is_refused(url: str) -> None:
    with pytest.raises(CommandRejected) as refused:
        check_url(url, "public")
    assert refused.value.code == "webhook"


def test_what_is_allowed_is_a_matter_of_configuration(monkeypatch: pytest.MonkeyPatch) -> None:
    assert check_url("https://example.org/hook?key=1", "public")
    assert check_url("http://127.0.0.1:9/hook", "any")
    with pytest.raises(CommandRejected, match="sends no notices"):
        check_url("https://example.org/hook", "off")
    monkeypatch.setenv("QUESTABLE_WEBHOOKS", "some")
    with pytest.raises(Exception, match="webhooks is 'some'; allowed: off, public, any"):
        read_settings()


def test_a_name_that_leads_to_a_private_address_is_not_connected_to() -> None:
    with pytest.raises(DeliveryFailed, match="not public"):
        asyncio.run(resolve_host("localhost", 443, "public"))
    assert asyncio.run(resolve_host("localhost", 443, "any")) in ("127.0.0.1", "::1")


def test_an_address_of_before_is_not_told_when_it_is_no_longer_allowed(receiver: Receiver) -> None:
    with pytest.raises(DeliveryFailed, match="no longer allowed"):
        asyncio.run(post(receiver.url, "{}", "public"))
    assert receiver.notices == []


@pytest.mark.parametrize("status", [302, 404, 500])
def test_nothing_is_followed_and_a_refusal_is_told(status: int) -> None:
    receiver = Receiver(status)
    try:
        with pytest.raises(DeliveryFailed, match="did not accept") as unsent:
            asyncio.run(post(receiver.url, "{}", "any"))
        assert receiver.paths == ["/hook?key=sesame"]
        assert "sesame" not in str(unsent.value)
    finally:
        receiver.close()


# ---- at a table


def test_who_is_away_is_told_once_until_they_come_back(tmp_path: Path, receiver: Receiver) -> None:
    place = "https://table.example/"
    service = Service(
        str(tmp_path / "tables.db"), QUESTABLE_WEBHOOKS="any", QUESTABLE_URL=place, QUESTABLE_SEED="7"
    ).start()
    try:
        ann, bob = service.guest(), service.guest()
        assert bob.ask("PATCH", "/api/me", {"webhook": receiver.url, "lang": "nl"})["webhook"] == receiver.url
        table = ann.new_table("tenefyr", ["me", "open"], config={"players": 2})
        with bob.join(table) as visit:
            visit.apply("sit", seat=1)
        with ann.join(table) as visit:
            visit.apply("start")  # a question to both
            receiver.wait(1)
            link = f"https://table.example/t/{table}"
            text = f"Je bent aan de beurt bij Heroes of Tenefyr. {link}"
            assert receiver.notices == [
                {"table": table, "game": "tenefyr", "link": link, "text": text, "content": text}
            ]
            for _ in range(60):
                if not visit.may_answer():
                    break  # Bob alone is asked
                visit.answer()
            time.sleep(0.5)
            assert len(receiver.notices) == 1  # notified already
            with bob.join(table) as other:
                other.apply("pause")
                other.apply("resume")
            visit.apply("pause")
            visit.apply("resume")
            receiver.wait(2)  # away again
            time.sleep(0.3)
        assert bob.ask("PATCH", "/api/me", {"webhook": ""})["webhook"] == ""
        assert b"questable_notices_total 2" in ann.request("GET", "/metrics")[1]
        log = service.errors.read_text()
        assert "sesame" not in log
        assert str(receiver.server.server_port) not in log
    finally:
        service.clean_up()


def test_an_address_that_does_not_answer_holds_nobody_up(tmp_path: Path) -> None:
    slow = Receiver(seconds=8.0)
    service = Service(str(tmp_path / "tables.db"), QUESTABLE_WEBHOOKS="any").start()
    try:
        ann, bob = service.guest(), service.guest()
        bob.ask("PATCH", "/api/me", {"webhook": slow.url})
        table = ann.new_table("tenefyr", ["me", "open"], config={"players": 2})
        with bob.join(table) as visit:
            visit.apply("sit", seat=1)
        with ann.join(table) as visit:
            began = time.monotonic()
            visit.apply("start")
            visit.apply("pause")
            assert time.monotonic() - began < 4
            slow.wait(1)
        deadline = time.monotonic() + 20
        while b"notices_failed_total 1" not in ann.request("GET", "/metrics")[1] and time.monotonic() < deadline:
            time.sleep(0.2)
        assert b"questable_notices_failed_total 1" in ann.request("GET", "/metrics")[1]
        assert "TimeoutError" in service.errors.read_text()
    finally:
        service.clean_up()
        slow.close()


def test_a_public_server_refuses_private_addresses(service: Service) -> None:
    status, body = service.guest().request("PATCH", "/api/me", {"webhook": "http://127.0.0.1:8000/metrics"})
    assert (status, body["code"]) == (400, "webhook")
