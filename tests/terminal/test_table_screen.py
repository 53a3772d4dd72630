"""The table of the full-screen program, by keyboard and mouse."""

import asyncio
import re
from typing import Any

import pytest

from questable.play.commands import Answer
from questable.terminal.screen.pages import Page
from questable.terminal.screen.themes import THEMES


def test_numbers_arrows_and_mouse_choose(seen: Any, dealt: Any) -> None:
    async def scenario() -> None:
        table = dealt(seed=7)
        async with seen(table) as screen:
            second = screen.enemies[1]
            await screen.press("2")
            await screen.sees(f"{second} · power")
            await screen.press("down", "enter")
            await screen.until(lambda: table.local_game.recorder.keys == ["enter:dungeon-2", "redraw"])
            await screen.click("1  Keep")
            await screen.until(lambda: table.local_game.recorder.keys[-1] == "keep")
            await screen.press("9")  # there is no such line
            assert len(table.local_game.recorder.keys) == 3

    asyncio.run(scenario())


def test_a_click_on_a_card_shows_it_and_typing_finds_any_other(seen: Any, dealt: Any) -> None:
    async def scenario() -> None:
        async with seen(dealt(seed=7)) as screen:
            first = screen.enemies[0]
            await screen.press("1")
            await screen.sees(f"{first} · power")
            await screen.click(f"{first} · power")
            await screen.sees(f"{first} Enemy")
            await screen.press(*"storm")
            await screen.sees("Storm Roc Enemy")
            await screen.press(*"xyz")
            await screen.sees("Nothing was found.")
            await screen.press("escape")
            await screen.until(lambda: not isinstance(screen.app.screen, Page))

    asyncio.run(scenario())


def test_help_speaks_of_the_highlighted_choice(seen: Any, dealt: Any) -> None:
    async def scenario() -> None:
        async with seen(dealt("terrinoth", seed=7), (100, 60)) as screen:
            await screen.press("1")
            await screen.sees("Which activation card")
            await screen.press("down", "question_mark")
            await screen.sees("▸ Explore: Witchlight", "Draw 1 exploration card", "TER-HERO-1", "takes an answer back")

    asyncio.run(scenario())


def test_rules_are_searched_by_typing(seen: Any, dealt: Any) -> None:
    async def scenario() -> None:
        async with seen(dealt(seed=7)) as screen:
            await screen.press("r")
            await screen.sees("TEN-VIL-1")
            await screen.press(*"achievement")
            await screen.sees("TEN-ACH-1")
            assert "TEN-VIL-1" not in screen.text

    asyncio.run(scenario())


def test_undo_is_free_or_marks_the_game_as_assisted(seen: Any, dealt: Any) -> None:
    async def scenario() -> None:
        table = dealt(seed=7)
        async with seen(table) as screen:
            await screen.press("u")
            await screen.sees("There is nothing to take back.")
            await screen.press("1")
            await screen.sees("Keep this hand or redraw?")
            await screen.press("1")
            await screen.sees("plays")
            await screen.press("u")  # cards were drawn
            await screen.sees("Take back the last answer · the game then counts as assisted")
            await screen.press("enter")
            await screen.until(lambda: table.local_game.recorder.keys == ["enter:dungeon-1"])
            await screen.sees("[assisted]")
            await screen.sees("Keep this hand or redraw?")
            assert "plays" not in screen.text  # nor does the log tell it any more

    asyncio.run(scenario())


def test_language_and_theme_change_in_the_middle_of_a_game(seen: Any, dealt: Any, home: Any) -> None:
    async def scenario() -> None:
        table = dealt(seed=7)
        async with seen(table) as screen:
            assert screen.app.theme == THEMES[0]
            await screen.press("f2")
            await screen.until(lambda: screen.app.theme == THEMES[1])
            await screen.press("m")
            await screen.sees("Give up")
            await screen.press("enter")
            await screen.sees("Nederlands")
            await screen.press("down", "down", "enter")
            await screen.sees("Waar gaat de groep heen?")
            await screen.sees("ligt nu open")  # the log too
            await screen.sees("Regels")  # and the keys
        async with seen(table) as screen:
            assert screen.app.theme == THEMES[1]  # it is remembered

    asyncio.run(scenario())


def test_a_seat_is_handed_to_a_bot_and_taken_back(seen: Any, dealt: Any) -> None:
    async def scenario() -> None:
        table = dealt(seed=7)
        async with seen(table) as screen:
            await screen.press("m")
            await screen.sees("Let a bot play Barbarian & Thief")
            await screen.click("Let a bot play Barbarian & Thief")
            await screen.until(lambda: table.local_game.bots == {1: "heuristic"})
            await screen.press("1")
            await screen.sees("Keep this hand")
            await screen.press("1")  # the other turn is the bot's
            await screen.until(lambda: any(answer.by == "" for answer in table.local_game.session.history.records))
            await screen.press("m")
            await screen.sees("Play Barbarian & Thief myself")
            await screen.click("Play Barbarian & Thief myself")
            await screen.until(lambda: table.local_game.bots == {})

    asyncio.run(scenario())


def test_giving_up_ends_the_game(seen: Any, dealt: Any) -> None:
    async def scenario() -> None:
        table = dealt("terrinoth", seed=7)
        async with seen(table) as screen:
            await screen.press("m")
            await screen.sees("Give up")
            await screen.click("Give up")
            await screen.sees("Defeat.")
            await screen.sees("The game is over. What next?")

    asyncio.run(scenario())


def test_an_answer_to_a_question_that_is_no_longer_asked_is_refused_in_a_sentence(seen: Any, dealt: Any) -> None:
    async def scenario() -> None:
        table = dealt(seed=7)
        async with seen(table) as screen:
            await screen.app.screen.apply(Answer(0, "enter:dungeon-1", 1))
            await screen.pilot.pause()
            await screen.sees("The table has moved on")
            assert table.local_game.recorder.keys == []

    asyncio.run(scenario())


@pytest.mark.slow
def test_hint_and_odds_and_a_bot_that_looks_ahead(seen: Any, dealt: Any) -> None:
    async def scenario() -> None:
        table = dealt("terrinoth", seed=7, bots={1: "search:playouts=8"})
        async with seen(table) as screen:
            await screen.press("1")
            await screen.sees("Which activation card")
            await screen.press("h")
            await screen.until(lambda: re.search(r"★ .*\d+ % chance to win", screen.words))
            assert len(re.findall(r"^ +\d+ +★ ", screen.text, re.MULTILINE)) == 1
            await screen.press("o")
            await screen.sees("enemy defeated")
            await screen.press("o")
            await screen.until(lambda: "enemy defeated" not in screen.words)
            while not any(answer.by == "" for answer in table.local_game.session.history.records):
                version = table.local_game.session.version
                await screen.press("1")
                await screen.until(lambda before=version: table.local_game.session.version > before)

    asyncio.run(scenario())
