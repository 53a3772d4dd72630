"""The table on the whole screen: what keys and mouse do there."""

import asyncio
import re
from typing import Any

import pytest

from questable.play.deeds import Answer
from questable.terminal.screen.pages import Page
from questable.terminal.screen.themes import THEMES


def test_numbers_arrows_and_mouse_choose(seen: Any, dealt: Any) -> None:
    async def scenario() -> None:
        table = dealt(seed=7)
        async with seen(table) as screen:
            await screen.press("2")
            assert "Dust Moths · power 3" in screen.text
            await screen.press("down", "enter")
            assert table.sitting.recorder.keys == ["enter:dungeon-2", "redraw"]
            await screen.click("Keep")
            assert table.sitting.recorder.keys[-1] == "keep"
            await screen.press("9")  # there is no such line
            assert len(table.sitting.recorder.keys) == 3

    asyncio.run(scenario())


def test_a_click_on_a_card_shows_it_and_typing_finds_any_other(seen: Any, dealt: Any) -> None:
    async def scenario() -> None:
        async with seen(dealt(seed=7)) as screen:
            await screen.press("1")
            await screen.click("Rattling Bones · power")
            assert "Thigh Bone  Loot" in screen.text
            await screen.press(*"storm")
            assert "Storm Roc  Enemy" in screen.text
            await screen.press(*"xyz")
            assert "Nothing was found." in screen.text
            await screen.press("escape")
            assert not isinstance(screen.app.screen, Page)

    asyncio.run(scenario())


def test_help_speaks_of_the_highlighted_choice(seen: Any, dealt: Any) -> None:
    async def scenario() -> None:
        async with seen(dealt("terrinoth", seed=7), (100, 60)) as screen:
            await screen.press("1", "down", "question_mark")
            for told in ("▸ Explore: Witchlight", "Draw 1 exploration card", "TER-HERO-1", "takes an answer back"):
                assert told in screen.text

    asyncio.run(scenario())


def test_rules_are_searched_by_typing(seen: Any, dealt: Any) -> None:
    async def scenario() -> None:
        async with seen(dealt(seed=7)) as screen:
            await screen.press("r")
            assert "TEN-VIL-1" in screen.text
            await screen.press(*"achievement")
            assert "TEN-ACH-1" in screen.text
            assert "TEN-VIL-1" not in screen.text

    asyncio.run(scenario())


def test_undo_is_free_or_marks_the_game_as_assisted(seen: Any, dealt: Any) -> None:
    async def scenario() -> None:
        table = dealt(seed=7)
        async with seen(table) as screen:
            await screen.press("u")
            assert "There is nothing to take back." in screen.text
            await screen.press("1", "1", "u")  # cards were drawn
            assert "Take back the last answer (the game then counts as assisted)" in " ".join(screen.text.split())
            await screen.press("enter")
            assert table.sitting.recorder.keys == ["enter:dungeon-1"]
            assert "[assisted]" in screen.text
            assert "Keep this hand or redraw?" in screen.text
            assert "plays" not in screen.text  # nor does the log tell it any more

    asyncio.run(scenario())


def test_language_and_theme_change_in_the_middle_of_a_game(seen: Any, dealt: Any, home: Any) -> None:
    async def scenario() -> None:
        table = dealt(seed=7)
        async with seen(table) as screen:
            assert screen.app.theme == THEMES[0]
            await screen.press("f2")
            assert screen.app.theme == THEMES[1]
            await screen.press("m", "enter", "down", "down", "enter")
            assert "Waar gaat de groep heen?" in screen.text
            assert "ligt nu open" in screen.text  # the log too
            assert "Regels" in screen.text  # and the keys
        async with seen(table) as screen:
            assert screen.app.theme == THEMES[1]  # it is remembered

    asyncio.run(scenario())


def test_a_seat_is_handed_to_a_bot_and_taken_back(seen: Any, dealt: Any) -> None:
    async def scenario() -> None:
        table = dealt(seed=7)
        async with seen(table) as screen:
            await screen.press("m", "down", "down", "down", "enter")
            assert table.sitting.bots == {1: "heuristic"}
            await screen.press("1", "1")  # the other turn is the bot's
            await screen.until(lambda: "Keep this hand" not in screen.text)
            assert any(answer.by == "" for answer in table.sitting.session.history.given)
            await screen.press("m")
            await screen.click("Play Barbarian & Thief myself")
            assert table.sitting.bots == {}

    asyncio.run(scenario())


def test_giving_up_ends_the_game(seen: Any, dealt: Any) -> None:
    async def scenario() -> None:
        table = dealt("terrinoth", seed=7)
        async with seen(table) as screen:
            await screen.press("m")
            await screen.click("Give up")
            assert "Defeat." in screen.text
            assert "The game is over. What next?" in screen.text

    asyncio.run(scenario())


def test_an_answer_to_a_question_that_is_no_longer_asked_is_refused_in_a_sentence(seen: Any, dealt: Any) -> None:
    async def scenario() -> None:
        table = dealt(seed=7)
        async with seen(table) as screen:
            await screen.app.screen.do(Answer(0, "enter:dungeon-1", 1))
            await screen.pilot.pause()
            assert "The table has moved on: that question is no" in screen.text
            assert table.sitting.recorder.keys == []

    asyncio.run(scenario())


@pytest.mark.slow
def test_hint_and_odds_and_a_bot_that_looks_ahead(seen: Any, dealt: Any) -> None:
    async def scenario() -> None:
        table = dealt("terrinoth", seed=7, bots={1: "search:playouts=8"})
        async with seen(table) as screen:
            await screen.press("1", "h")
            await screen.until(lambda: re.search(r"★ .* \d+ % chance to win", screen.text))
            assert len(re.findall(r"^ +\d+ +★ ", screen.text, re.MULTILINE)) == 1
            await screen.press("o")
            await screen.until(lambda: "enemy defeated" in screen.text)
            await screen.press("o")
            assert "enemy defeated" not in screen.text
            before = len(table.sitting.recorder.keys)
            await screen.press("3")
            await screen.until(lambda: any(one.by == "" for one in table.sitting.session.history.given[before:]))

    asyncio.run(scenario())
