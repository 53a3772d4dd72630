"""A guest at a table on a server, from the terminal."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from questable.kernel.errors import ConfigError
from questable.terminal.remote_table import RemoteTable, TableClosed, read_link
from questable.testkit.service import Service


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    made = Service(str(tmp_path / "tables.db")).start()
    yield made
    made.clean_up()


@pytest.mark.parametrize("link", ["", "k3f9", "ftp://host/t/k3f9", "http://host/k3f9", "http://host/t/", "http:///t/a"])
def test_a_link_that_is_none_is_named(link: str) -> None:
    with pytest.raises(ConfigError, match="allowed: the address of a table, such as"):
        read_link(link)


def test_a_server_that_is_not_there_is_named() -> None:
    async def scenario() -> None:
        table = RemoteTable(read_link("http://127.0.0.1:9/t/k3f9"), "fr")
        with pytest.raises(TableClosed, match=r"http://127\.0\.0\.1:9 est injoignable"):
            await table.open()

    asyncio.run(scenario())


@pytest.mark.slow
def test_a_guest_sits_down_plays_and_comes_back_after_a_crash_of_the_server(seen: Any, service: Service) -> None:
    friend = service.guest()
    id = friend.new_table("tenefyr", ["open", "me"])
    port = service.address.rstrip("/").rpartition(":")[2]

    async def scenario() -> None:
        table = RemoteTable(read_link(f"{service.address.rstrip('/')}/t/{id}"), "en", "Ada")
        async with seen(table) as screen:
            await screen.sees("Sit on seat 1")
            await screen.press("1")
            await screen.until(lambda: table.update is not None and table.update.seats[0].yours)
            with friend.join(id) as visit:
                assert visit.apply("start")["type"] == "done"
                assert visit.ask({"type": "say", "text": "Hello there"})["type"] == "done"
                await screen.sees("Where does the party go?")
                await screen.until(lambda: any("Hello there" in message for message in table.messages))
                assert "1 Ada" in screen.text
                final = visit.decision is not None and visit.decision["answers"] is not None
                if final:
                    visit.answer()
                else:
                    await screen.press("1")
                await screen.sees("The combat begins")
            version = table.update.version  # type: ignore[union-attr]
            service.kill()
            await screen.sees("The connection is lost; trying again.")
            service.start(port)
            await screen.until(lambda: table.connection == "open")
            assert table.update is not None
            assert table.update.version >= version  # nothing that was acknowledged is lost
            await screen.until(lambda: "The connection is lost" not in screen.words)
            assert "The combat begins" in screen.text

    asyncio.run(scenario())


@pytest.mark.slow
def test_the_same_person_comes_back_and_a_table_that_is_none_is_refused(service: Service, home: Path) -> None:
    server = service.address.rstrip("/")
    table = service.guest().new_table("tenefyr", ["me", "open"])

    async def visit(id: str) -> str:
        guest = RemoteTable(read_link(f"{server}/t/{id}"), "nl")
        try:
            await guest.open()
            return guest.you
        finally:
            await guest.close()

    first, second = asyncio.run(visit(table)), asyncio.run(visit(table))
    assert first == second
    assert list(json.loads((home / "guests.json").read_text())) == [server]
    assert (home / "guests.json").stat().st_mode & 0o077 == 0  # whoever reads it is that person
    with pytest.raises(TableClosed, match="tafel"):
        asyncio.run(visit("nosuchtable"))
