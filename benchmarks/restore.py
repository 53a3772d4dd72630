"""How long it takes to open a stored table of 1,000 commands, from its commands alone and from its last snapshot.

python benchmarks/restore.py            prints a table, writes benchmarks/results/restore.json
"""

import asyncio
import json
import statistics
import tempfile
from pathlib import Path
from time import perf_counter

import questable
from questable.bots.registry import bot_rng, make_bot
from questable.play.commands import Answer, AnyCommand, Pause, Resume, Undo
from questable.play.session import Session
from questable.server.hub import Hub
from questable.server.settings import Settings
from questable.server.store import ProfileRow
from questable.tables.room import Room

RESULTS = Path(__file__).resolve().parent / "results" / "restore.json"
COMMANDS = 1030
REPEATS = 7


def next_command(session: Session, undos: int) -> AnyCommand:
    """The next command of a person who pauses often and undoes every `undos`th answer (0: none)."""
    if session.status == "paused":
        return Resume()
    if session.version % 4 == 0:
        return Pause()
    if undos and session.version % undos == 1 and session.undo_offers("ann"):
        return Undo()
    assert session.decision is not None
    assert session.state is not None
    bot = make_bot("heuristic", bot_rng(session.version))
    key = session.decision.options[bot.choose(session.state)].key
    return Answer(session.decision.final_seat, key, session.posed)


async def long_table(hub: Hub, undos: int) -> Room:
    for seed in range(200):
        room = await hub.new_table("ann", "terrinoth", {"players": 4}, ["me"] * 4, True, seed=seed)
        while room.session.version < COMMANDS and room.session.status != "over":
            await room.apply("ann", next_command(room.session, undos))
        if room.session.version >= COMMANDS:
            return room
    raise AssertionError("no game was long enough")


async def opened(settings: Settings, table: str) -> float:
    """Milliseconds until a process that has just started can show the table."""
    hub = Hub(settings)
    await hub.open()
    began = perf_counter()
    await hub.room(table)
    taken = (perf_counter() - began) * 1000
    await hub.close()
    return taken


async def measure(undos: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(db=str(Path(folder) / "tables.db"), workers=1, limits=1000)
        hub = Hub(settings)
        await hub.open()
        await hub.store.add_profile(ProfileRow("ann", "Ann", "en", {}, 0), "token")
        room = await long_table(hub, undos)
        await asyncio.sleep(0.1)
        answers = len(room.session.history)
        await hub.close()
        with_snapshot = [await opened(settings, room.row.id) for _ in range(REPEATS)]
        hub = Hub(settings)
        await hub.open()
        ((size,),) = await hub.store.fetch("SELECT LENGTH(payload) FROM snapshots WHERE table_id = $1", room.row.id)
        await hub.store.fetch("DELETE FROM snapshots")
        await hub.close()
        without = [await opened(settings, room.row.id) for _ in range(REPEATS)]
    return {
        "deeds": room.session.version,
        "answers_in_force": answers,
        "from_deeds_ms": round(statistics.median(without), 1),
        "from_snapshot_ms": round(statistics.median(with_snapshot), 1),
        "snapshot_kB": round(size / 1000),
    }


def main() -> None:
    found = {
        "compiled": questable.compiled(),
        "no undo": asyncio.run(measure(0)),
        "an undo in seven": asyncio.run(measure(7)),
    }
    RESULTS.write_text(json.dumps(found, indent=1) + "\n")
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
