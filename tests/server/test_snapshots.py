"""A long table is restored from its last snapshot or, if that is damaged or missing, from its commands."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from questable.play.commands import Answer, AnyCommand, CommandRecord, Pause, Resume
from questable.play.session import Session
from questable.server.hub import Hub
from questable.server.settings import Settings
from questable.server.store import ProfileRow
from questable.tables.room import SNAPSHOT_EVERY, Room

COMMANDS = 2 * SNAPSHOT_EVERY + 30


def next_command(session: Session) -> AnyCommand:
    """The next answer, or a pause or resumption, so that the game lasts for enough commands."""
    if session.status == "paused":
        return Resume()
    if session.version % 10 < 8:
        return Pause()
    assert session.decision is not None
    options = session.decision.options
    return Answer(session.decision.final_seat, options[session.version % len(options)].key, session.posed)


def with_long_table(db: Path, look: Callable[[Hub, Room, str], Awaitable[None]]) -> None:
    """Play a long table and call `look` with a new hub, the old room and the digest of its state."""

    async def run() -> None:
        settings = Settings(db=str(db), workers=1, seed=11)
        hub = Hub(settings)
        await hub.open()
        await hub.store.add_profile(ProfileRow("ann", "Ann", "en", {}, 0), "token")
        room = await hub.new_table("ann", "terrinoth", {"players": 1}, ["me"], True)
        while room.session.version < COMMANDS and room.session.status != "over":
            await room.apply("ann", next_command(room.session))
        assert room.session.version == COMMANDS
        assert room.session.state is not None
        digest = room.session.state.digest()
        await asyncio.sleep(0)
        await hub.close()
        hub = Hub(settings)
        await hub.open()
        try:
            await look(hub, room, digest)
        finally:
            await hub.close()

    asyncio.run(run())


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[AnyCommand]:
    """Records the commands that sessions apply."""
    found: list[AnyCommand] = []
    apply = Session.apply

    def counted(session: Session, by: str, command: AnyCommand) -> None:
        apply(session, by, command)
        found.append(command)

    monkeypatch.setattr(Session, "apply", counted)
    return found


def test_what_was_done_since_the_snapshot_is_taken_again_and_no_more(tmp_path: Path, taken: list[AnyCommand]) -> None:
    async def look(hub: Hub, before: Room, digest: str) -> None:
        taken.clear()
        room = await hub.room(before.row.id)
        assert len(taken) == COMMANDS % SNAPSHOT_EVERY
        assert room.session.state is not None
        assert room.session.state.digest() == digest
        assert room.session.notices == before.session.notices
        assert room.session.replay() == before.session.replay()
        await room.apply("ann", next_command(room.session))

    with_long_table(tmp_path / "tables.db", look)


def test_a_damaged_snapshot_is_passed_over(tmp_path: Path, taken: list[AnyCommand]) -> None:
    async def look(hub: Hub, before: Room, digest: str) -> None:
        await hub.store.fetch("UPDATE snapshots SET payload = substr(payload, 1, 500)")
        taken.clear()
        room = await hub.room(before.row.id)
        assert len(taken) == COMMANDS
        assert room.session.state is not None
        assert room.session.state.digest() == digest

    with_long_table(tmp_path / "tables.db", look)


def test_the_deeds_stay_the_truth(tmp_path: Path) -> None:
    """All commands stay stored beside the snapshots and lead to the same state."""

    async def look(hub: Hub, before: Room, digest: str) -> None:
        records: list[tuple[int, CommandRecord]] = await hub.store.commands(before.row.id, 0)
        assert len(records) == COMMANDS
        again = await hub.make_session(before.row)
        for _, record in records:
            again.apply(record.by, record.command)
        assert again.state is not None
        assert again.state.digest() == digest

    with_long_table(tmp_path / "tables.db", look)
