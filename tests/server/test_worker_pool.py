"""Bots run in worker processes; one that crashes or takes too long is replaced, and the table continues."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import questable
from questable.games import registry
from questable.games.module import Game
from questable.play.advice import Advice
from questable.play.commands import Answer
from questable.server.hub import Hub
from questable.server.settings import Settings
from questable.server.store import ProfileRow
from questable.tables.adviser import SearchAdviser
from questable.tables.game_cache import CardBundle, read_game
from questable.tables.metrics import Metrics
from questable.tables.packs import content_address
from questable.tables.records import PackRow
from questable.tables.worker_pool import WorkerFailed, WorkerPool
from questable.tables.worker_tasks import MOST_ANSWERS, Position, UnknownCards, advise, bot_answers

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "packs" / "toll-road"


def position(name: str = "tenefyr", seed: int = 1) -> Position:
    game = questable.game(name)
    return Position(name, game.card_set.hash, game.dump(game.new({"players": 2}, seed)))


def other_cards() -> tuple[dict[str, str], Game[Any, Any]]:
    """Cards that are not the built-in ones."""
    files = {
        name: text.replace("kobold", "kobolt") for name, text in registry.module("tenefyr").built_in_files().items()
    }
    return files, read_game("tenefyr", CardBundle(files))


def crash() -> None:
    os._exit(9)


def dawdle() -> None:
    time.sleep(60)


def test_a_process_that_crashes_or_dawdles_is_replaced() -> None:
    async def run() -> None:
        metrics = Metrics()
        workers = WorkerPool(1, 60.0, metrics)
        try:
            assert await workers.run(abs, -3) == 3
            with pytest.raises(WorkerFailed):
                await workers.run(crash)
            assert await workers.run(abs, -4) == 4
            workers.seconds = 0.5
            with pytest.raises(WorkerFailed):
                await workers.run(dawdle)
            workers.seconds = 60.0
            assert await workers.run(abs, -5) == 5
            assert metrics.counts["worker_failures"] == 2
        finally:
            workers.stop()

    asyncio.run(run())


@pytest.mark.parametrize("name", questable.GAMES)
def test_bots_answer_until_a_person_is_asked_and_always_the_same(name: str) -> None:
    start = position(name)
    bots = {0: "heuristic", 1: "heuristic"}
    answers = bot_answers(start, bots, frozenset(), 5)
    assert len(answers) == MOST_ANSWERS
    assert answers == bot_answers(start, bots, frozenset(), 5)
    state = start.load()
    for _, key in answers:
        state.apply(key)
    assert bot_answers(start, {1: "heuristic"}, frozenset([0]), 5) == []  # a person is asked with it


def test_an_older_set_of_cards_travels_with_the_position() -> None:
    files, other = other_cards()
    assert other.card_set.hash != questable.game("tenefyr").card_set.hash
    saved = other.dump(other.new({"players": 2}, 1))
    found = Position("tenefyr", other.card_set.hash, saved)
    with pytest.raises(UnknownCards):
        found.load()
    found = found._replace(bundle=CardBundle(files))
    assert len(bot_answers(found, {0: "random", 1: "random"}, frozenset(), 1)) > 0


@pytest.mark.parametrize("name", questable.GAMES)
def test_the_adviser_recommends_an_option(name: str) -> None:
    start = position(name)
    advice = advise(start, 0, SearchAdviser, "hint")
    assert isinstance(advice, Advice)
    assert advice.key in start.load().decision.option_keys()


@pytest.mark.parametrize("packs", [[], [EXAMPLE]], ids=["alone", "with a pack"])
def test_a_table_goes_on_with_the_cards_it_began_with(tmp_path: Path, packs: list[Path]) -> None:
    """Cards that are no longer built in, and packs, are loaded from storage, and bots play with them."""
    files, older = other_cards()
    brought = [questable.load_pack(path) for path in packs]
    content = content_address(older.card_set.hash, [pack.hash for pack in brought])

    async def run() -> None:
        settings = Settings(db=str(tmp_path / "tables.db"), workers=1)
        hub = Hub(settings)
        await hub.open()
        await hub.packs.add_card_set(older.card_set.hash, "tenefyr", 1, files)
        await hub.store.add_profile(ProfileRow("ann", "Ann", "en", {}, 0), "token")
        for pack in brought:
            await hub.packs.add_pack("ann", PackRow(pack.hash, pack.game, pack.source.texts, [], 0))
        seats = ["me", "heuristic"]
        made = await hub.new_table("ann", "tenefyr", {"players": 2}, seats, True, content=content)
        await hub.close()
        hub = Hub(settings)  # another process, another day
        await hub.open()
        try:
            room = await hub.room(made.row.id)
            played = room.session.game
            assert "kobolt" in played.card_set.card_ids
            assert played.card_set.packs == [pack.label for pack in brought]
            for _ in range(200):
                if any(record.by == "" for record in room.session.history.records):
                    return
                seat = room.session.final_seat()
                if seat is not None and room.session.decision is not None:
                    key = room.session.decision.options[0].key
                    await room.apply("ann", Answer(seat, key, room.session.posed))
                else:
                    await asyncio.sleep(0.1)
            raise AssertionError("no bot answered")
        finally:
            await hub.close()

    asyncio.run(run())


def test_a_worker_whose_server_was_killed_before_it_was_ready_ends() -> None:
    """The worker finds that its parent process has changed, and exits."""
    script = (
        "import time; from questable.tables.worker_pool import exit_with_parent; exit_with_parent(1); time.sleep(60)"
    )
    assert subprocess.run([sys.executable, "-c", script], timeout=50, check=False).returncode == 1
