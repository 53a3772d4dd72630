"""`questable serve`: it prints its address, and reports an error in one sentence."""

import socket
from collections.abc import Callable
from typing import Any

import pytest

from questable.kernel.errors import ConfigError
from questable.server.settings import Settings, read_settings
from questable.testkit.service import Service

Run = Callable[..., Any]


def one_sentence(text: str) -> bool:
    return text.count("\n") == 1 and text.strip().endswith(".") and "Traceback" not in text


def test_a_port_that_is_taken_is_named(start: Run, tmp_path: Any) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        done = start("serve", "--port", port, "--no-open", "--db", tmp_path / "tables.db")
    assert done.code == 2
    assert f"127.0.0.1:{port}" in done.err
    assert one_sentence(done.err)


@pytest.mark.parametrize(
    ("flags", "expected"),
    [
        (["--port", "99999"], "99999"),
        (["--port", "nine"], "--port"),
        (["--host", "no.such.host.invalid"], "no.such.host.invalid"),
        (["--db", "/proc/nowhere/tables.db"], "/proc/nowhere/tables.db"),
        (["--db", "postgresql://nobody@127.0.0.1:1/none"], "database"),
        (["--log", "loud"], "loud"),
    ],
)
def test_what_cannot_be_served_is_one_sentence(start: Run, tmp_path: Any, flags: list[str], expected: str) -> None:
    done = start("serve", "--no-open", "--db", tmp_path / "tables.db", *flags)
    assert done.code == 2
    assert expected in done.err
    assert one_sentence(done.err)


def test_flags_come_before_the_environment_and_that_before_what_is_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUESTABLE_PORT", "1234")
    monkeypatch.setenv("QUESTABLE_HOST", "0.0.0.0")
    settings = read_settings(host="::1", port=None, db="x.db")
    assert (settings.host, settings.port, settings.workers) == ("::1", 1234, Settings().workers)
    monkeypatch.setenv("QUESTABLE_PORT", "soon")
    with pytest.raises(ConfigError, match="port"):
        read_settings()


def test_games_are_kept_in_the_data_folder_unless_said_otherwise(home: Any) -> None:
    assert read_settings().db == str(home / "questable" / "tables.db")


def test_it_serves_a_page_until_it_is_stopped(tmp_path: Any) -> None:
    service = Service(str(tmp_path / "tables.db")).start()
    try:
        status, page = service.guest().request("GET", "/")
        assert status == 200
        assert b"<title>Questable" in page
        service.stop()
        assert '"level":"error"' not in service.errors.read_text()
    finally:
        service.clean_up()
