"""The clients of the load test play real games and report refused sockets."""

import asyncio
from collections.abc import Iterator

import pytest

from questable.testkit.load import SEATS, Table
from questable.testkit.raw_websocket import join
from questable.testkit.service import Service


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    made = Service(str(tmp_path_factory.mktemp("load") / "tables.db"), QUESTABLE_LIMITS="1000000").start()
    yield made
    made.clean_up()


def test_games_are_played_one_after_the_other_those_dealt_beforehand_first(service: Service) -> None:
    table = Table([service.guest() for _ in range(SEATS)], seed=1, spares=1)

    async def three_games() -> None:
        await table.open()
        assert (table.games, len(table.dealt)) == (2, 1)
        for _ in range(2):
            while table.latest[0].status != "over":
                await table.move()
            await table.next_game()
        await table.move()
        await table.close()

    asyncio.run(three_games())
    assert (table.games, table.dealt, table.sockets) == (3, [], [])
    assert len(table.delays) > 20
    assert all(delay > 0 for delay in table.delays)


def test_a_socket_that_is_refused_says_so(service: Service) -> None:
    async def knock() -> bytes:
        wire = await join(service.address, "/api/tables/nowhere/socket", service.guest().cookie)
        message = await wire.recv()
        with pytest.raises(ConnectionError, match="the server has closed the socket"):
            await wire.recv()
        return message

    assert b'"problem"' in asyncio.run(knock())
    with pytest.raises(ConnectionError, match="no socket"):
        asyncio.run(join(service.address, "/nothing/here", ""))
