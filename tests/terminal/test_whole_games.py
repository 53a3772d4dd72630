"""Whole games in the full-screen program, played by keyboard."""

import asyncio
import json
from pathlib import Path
from typing import Any

import questable
from questable.play.replay import decode, verify
from questable.terminal.local_game import resume
from questable.terminal.local_table import LocalTable

MOST = 500  # keys


async def play(screen: Any, table: LocalTable) -> int:
    """Press the number keys in turn until the game is over; returns how many were pressed."""
    for number in range(MOST):
        update = table.update
        assert update is not None
        if update.status == "over":
            return number
        await screen.until(lambda: table.update.status == "over" or screen.app.screen.decision is not None)  # type: ignore[union-attr]
        if table.update is not None and table.update.status == "over":
            return number
        shown = min(len(screen.app.screen.decision.options), 9)
        version = table.local_game.session.version
        await screen.pilot.press(str(number % shown + 1))
        await screen.until(lambda before=version: table.local_game.session.version > before)
    raise AssertionError(f"the game does not end:\n{screen.text}")


def saved_keys() -> list[str]:
    found: list[str] = json.loads(Path("game.json").read_text())["replay"]["keys"]
    return found


def check_replay(name: str, path: Path) -> None:
    replay = decode(path.read_text())
    assert replay.outcome is not None
    assert verify(questable.game(name), replay) == []


def test_a_whole_game_of_tenefyr(seen: Any, dealt: Any) -> None:
    async def scenario() -> None:
        table = dealt("tenefyr", seed=7, players=3, mode="quick", difficulty="hard")
        async with seen(table) as screen:
            pressed = await play(screen, table)
            assert pressed == len(table.local_game.recorder.keys) > 20
            await screen.sees("Combats won", "The game is over. What next?", "The replay is in")
            await screen.press("1")  # another game
            await screen.sees("Q U E S T A B L E")

    asyncio.run(scenario())
    check_replay("tenefyr", Path("game.replay.json"))


def test_a_whole_quest_of_terrinoth_with_a_bot_beside(seen: Any, dealt: Any) -> None:
    async def scenario() -> None:
        table = dealt("terrinoth", seed=15, players=2, grim=True, bots={1: "heuristic"})
        async with seen(table) as screen:
            pressed = await play(screen, table)
            answers = table.local_game.session.history.records
            assert len([answer for answer in answers if answer.by]) == pressed
            assert len([answer for answer in answers if not answer.by]) > 10  # the bot's
            quest = questable.game("terrinoth").cards.quests[table.view["quest"]]
            ending = quest.victory_text if table.update.outcome == "victory" else quest.defeat_text
            await screen.sees(" ".join(ending["en"].split())[:40])

    asyncio.run(scenario())
    check_replay("terrinoth", Path("game.replay.json"))


def test_what_was_answered_is_saved_at_once_and_goes_on_in_any_mode(seen: Any, dealt: Any) -> None:
    async def scenario() -> None:
        table = dealt("terrinoth", seed=3)
        async with seen(table) as screen:
            for answers in range(1, 6):
                await screen.press("1")
                await screen.until(lambda given=answers: len(saved_keys()) == given)
                assert len(table.local_game.recorder.keys) == answers
        digest = table.local_game.state.digest()
        taken_up = LocalTable(resume(Path("game.json"), None))
        assert taken_up.local_game.state.digest() == digest
        async with seen(taken_up) as screen:
            assert taken_up.update is not None
            assert taken_up.update.undo  # what was answered before can still be taken back
            await screen.press("1")
            await screen.until(lambda: len(saved_keys()) == 6)

    asyncio.run(scenario())
