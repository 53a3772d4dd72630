"""The set-up screen of the full-screen program."""

import asyncio
import json
from typing import Any

from questable.terminal.new_game import NewGame, fill_party
from questable.terminal.screen.pick import Pick


def line(screen: Any, key: str) -> Pick:
    found: Pick = next(pick for pick in screen.app.screen.query(Pick) if pick.key == key)
    return found


async def choose(screen: Any, key: str, value: object) -> None:
    """Go to a line and change its value until it shows the given text."""
    for _ in range(40):
        await screen.until(lambda: isinstance(screen.app.screen.focused, Pick))
        if screen.app.screen.focused.key == key:
            break
        await screen.press("down")
    for _ in range(len(line(screen, key).values)):
        if line(screen, key).value == value:
            return
        await screen.press("right")
        await screen.until(lambda: getattr(screen.app.screen.focused, "key", "") == key)
    raise AssertionError(f"{key} has no {value!r}:\n{screen.text}")


def saved(home: Any) -> Any:
    (path,) = (home / "saves").glob("*.json")
    return json.loads(path.read_text())


def test_enter_deals_the_cards_as_they_were_chosen(seen: Any, home: Any) -> None:
    async def scenario() -> None:
        async with seen(NewGame("en")) as screen:
            await choose(screen, "players", 2)
            await choose(screen, "seat-1", "heuristic")
            await choose(screen, "hero-0-0", "bard")
            await choose(screen, "difficulty", "hard")
            await choose(screen, "mode", "quick")
            await screen.press("enter")
            await screen.sees("Where does the party go?")

    asyncio.run(scenario())
    game = saved(home)
    config = game["replay"]["config"]
    assert (config["players"], config["difficulty"], config["mode"]) == (2, "hard", "quick")
    assert config["heroes"][0][0] == "bard"
    assert sorted(hero for heroes in config["heroes"] for hero in heroes) == ["barbarian", "bard", "cleric", "thief"]
    assert game["bots"] == {"1": "heuristic"}


def test_a_hero_is_offered_once(seen: Any) -> None:
    async def scenario() -> None:
        async with seen(NewGame("en", "terrinoth")) as screen:
            await choose(screen, "players", 2)
            first = line(screen, "hero-0-0").values[1].value
            await choose(screen, "hero-0-0", first)
            await screen.until(lambda: first not in [one.value for one in line(screen, "hero-1-0").values])

    asyncio.run(scenario())


def test_the_language_changes_at_once(seen: Any) -> None:
    async def scenario() -> None:
        async with seen(NewGame("en")) as screen:
            await choose(screen, "lang", "fr")
            await screen.sees("Difficulté")
            await screen.press("question_mark")
            await screen.sees("Entrée distribue les cartes")

    asyncio.run(scenario())


def test_a_saved_game_is_taken_up(seen: Any, home: Any) -> None:
    async def scenario() -> None:
        async with seen(NewGame("en", "tenefyr", {"players": 1})) as screen:
            await screen.press("c")
            await screen.sees("There is no saved game to go on with.")
            await screen.press("enter")
            await screen.sees("Where does the party go?")
            await screen.press("1")
            await screen.sees("Keep this hand")
        async with seen(NewGame("en")) as screen:
            await screen.press("c")
            await screen.sees("Heroes of Tenefyr · 1 answer")
            await screen.press("enter")
            await screen.sees("Keep this hand or redraw?")

    asyncio.run(scenario())


def test_a_party_is_filled_with_heroes_who_fit() -> None:
    kinds = {"ada": "mage", "bo": "mage", "cy": "scout", "di": "healer"}
    assert fill_party([["", ""]], kinds, 1) is None
    for seed in range(20):
        party = fill_party([["bo"], [""], [""]], kinds, seed)
        assert party is not None
        assert {hero for heroes in party for hero in heroes} == {"bo", "cy", "di"}


def test_what_cannot_be_dealt_is_told_in_the_language_of_the_screen(seen: Any) -> None:
    async def scenario() -> None:
        async with seen(NewGame("nl", "terrinoth", {"leader": 9})) as screen:
            await screen.press("enter")
            await screen.sees("leader is 9; toegestaan: ")

    asyncio.run(scenario())
