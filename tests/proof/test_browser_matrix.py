"""Whole games of both kinds in a real browser: screen sizes, languages, input devices, several players, failures."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from questable.testkit.browser import PHONE, Player, new_table, player, random_answers
from questable.testkit.service import Service

pytestmark = [pytest.mark.slow, pytest.mark.proof]

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ("tenefyr", "terrinoth")
SHORT: dict[str, dict[str, object]] = {  # games that who takes no care ends soon
    "tenefyr": {"mode": "quick", "difficulty": "hard"},
    "terrinoth": {"quest": "hold-greywatch"},
}
MOST = 900
MOVING = "() => document.getAnimations().length"


def sit(someone: Player, game: str, seats: list[str]) -> str:
    table = new_table(someone, game, seats, {"players": len(seats), **SHORT[game]})
    someone.sit_at(table)
    return table


@pytest.mark.parametrize("lang", ["en-GB", "fr-BE", "nl-BE"])
@pytest.mark.parametrize("size", ["desk", "phone", "large letters"])
@pytest.mark.parametrize("game", GAMES)
def test_in_every_size_and_language(browser: Browser, service: Service, game: str, size: str, lang: str) -> None:
    """Without horizontal overflow or findings of axe-core, in the light and the dark theme."""
    shape: dict[str, object] = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if size == "phone" else {}
    with player(browser, service, locale=lang, **shape) as someone:
        someone.open()
        if size == "large letters":
            someone.page.evaluate("() => localStorage.setItem('questable', JSON.stringify({ text: 200 }))")
        sit(someone, game, ["me"])
        pick = random_answers(6)
        for given in range(MOST):
            someone.wait_until_asked()
            if given % 8 == 0 or someone.is_over():
                someone.page.emulate_media(color_scheme="dark" if given % 16 else "light")
                assert someone.page.evaluate(MOVING) == 0, "who asked for less motion sees colours change at once"
                assert json.dumps(someone.violations(AXE), indent=1) == "[]"
            if someone.is_over():
                break
            someone.choose(pick)
        assert someone.is_over()
        assert someone.page.locator("html").get_attribute("lang") == lang[:2]


@pytest.mark.parametrize("game", GAMES)
def test_with_the_keyboard_alone(browser: Browser, service: Service, game: str) -> None:
    with player(browser, service) as someone:
        sit(someone, game, ["me"])
        for given in range(MOST):
            someone.wait_until_asked()
            if someone.is_over():
                break
            if given % 3:
                someone.press_through()
            else:  # by Tab and Enter, as those do who cannot use single keys
                before = someone.posed()
                someone.page.keyboard.press("o")
                someone.page.keyboard.press("Enter")
                someone.wait_for_more_than(before)
        assert someone.is_over()


@pytest.mark.parametrize("game", GAMES)
def test_by_two_people_at_one_screen(browser: Browser, service: Service, game: str) -> None:
    with player(browser, service) as someone:
        sit(someone, game, ["me", "me"])
        assert someone.play_out(random_answers(7), MOST) > 10


@pytest.mark.parametrize("game", GAMES)
def test_by_two_people_in_two_browsers_and_a_bot(browser: Browser, service: Service, game: str) -> None:
    with player(browser, service) as host, player(browser, service) as friend:
        config = {"players": 3, **SHORT[game]}
        table = new_table(host, game, ["me", "open", "heuristic"], config, start=False)
        host.sit_at(table)
        friend.sit_at(table)
        friend.page.get_by_role("button", name="Sit here").first.click()
        host.page.get_by_role("button", name="Deal the cards").click()
        picks = {host: random_answers(8), friend: random_answers(9)}
        for _ in range(MOST):
            one = next_to_answer(host, friend)
            if one is None:
                break
            one.choose(picks[one])
        for one in (host, friend):
            one.page.wait_for_selector(".over", state="attached")


def next_to_answer(*people: Player) -> Player | None:
    """The player who may answer, not only propose; None if the game is over."""
    for _ in range(600):
        for one in people:
            if one.is_over():
                return None
            proposes = one.page.locator(".together", has_text="propose").count() > 0
            if one.keys() and not proposes:
                return one
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("game", GAMES)
def test_over_reloads_and_restarts_of_the_server(browser: Browser, tmp_path: Path, game: str) -> None:
    service = Service(str(tmp_path / "games.db"), QUESTABLE_SEED="11").start()
    port = service.address.rsplit(":", 1)[1]
    pick = random_answers(10)
    try:
        with player(browser, service) as someone:
            sit(someone, game, ["me"])
            for given in range(MOST):
                someone.wait_until_asked()
                if someone.is_over():
                    break
                question, keys = someone.posed(), someone.keys()
                if given % 10 == 4:
                    someone.page.reload()
                    someone.wait_until_asked()
                    assert (someone.posed(), someone.keys()) == (question, keys)
                if given % 25 == 9:
                    service.kill()
                    service.start(port)
                someone.choose(pick)
            assert someone.is_over()
            someone.console_log[:] = [line for line in someone.console_log if "ERR_CONNECTION" not in line]
    finally:
        service.clean_up()
