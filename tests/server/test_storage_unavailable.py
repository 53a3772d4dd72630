"""Storage fails just after a command was stored: the command is kept, and the game's result is stored later."""

import asyncio
from pathlib import Path

import pytest

from questable.play.commands import Concede
from questable.server.hub import Hub
from questable.server.settings import Settings
from questable.server.store import ProfileRow
from questable.tables import room as rooms
from questable.tables.outbox import Outbox
from questable.tables.records import ResultRow
from questable.tables.services import StorageUnavailable


def test_the_end_of_a_game_is_shown_and_its_result_kept_when_the_storage_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "RETRY_SECONDS", 0.01)

    async def run() -> None:
        hub = Hub(Settings(db=str(tmp_path / "tables.db"), workers=1))
        await hub.open()
        try:
            await hub.store.add_profile(ProfileRow("ann", "Ann", "en", {}, 0), "token")
            room = await hub.new_table("ann", "tenefyr", {"players": 1}, ["me"], True)
            client = Outbox("ann", "en", 0)
            await room.join(client)
            client.waiting.clear()
            tries = []
            add_result = hub.store.add_result

            async def away_twice(row: ResultRow) -> None:
                tries.append(row.table)
                if len(tries) < 3:
                    raise StorageUnavailable("Storage is unavailable.")
                await add_result(row)

            monkeypatch.setattr(hub.store, "add_result", away_twice)
            version = await room.apply("ann", Concede())
            assert version == room.session.version
            assert b'"status":"over"' in (client.waiting[0] or b"")
            assert await hub.store.results_of("ann") == []
            while len(tries) < 3:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.05)
            (result,) = await hub.store.results_of("ann")
            assert result.outcome == "defeat"
            assert len(tries) == 3
        finally:
            await hub.close()

    asyncio.run(run())
