"""Lessons in a real browser: offered at the first visit, playable to the end, and usable at every screen size."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from questable.testkit.browser import DESK, PHONE, Player, player
from questable.testkit.service import Service

pytestmark = pytest.mark.slow

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHAPES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESK, "color_scheme": "dark"},
    "phone": {"viewport": PHONE, "color_scheme": "light", "has_touch": True, "is_mobile": True},
}
EVERY = 6  # how often axe looks on the way


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    made = Service(str(tmp_path_factory.mktemp("lessons") / "games.db")).start()
    yield made
    made.clean_up()


def begin(someone: Player, game: str) -> None:
    """Open the site for the first time and accept the lesson that is offered."""
    someone.open()
    someone.page.locator(".welcome").get_by_role("button", name=game).click()
    someone.page.wait_for_selector(".lesson")


def follow(someone: Player, looking: bool = False) -> int:
    """Follow the lesson to its end; returns the number of answers given."""
    answers = 0
    for turn in range(200):
        someone.page.wait_for_selector(".lesson, .over")
        if looking and (turn % EVERY == 0 or someone.is_over()):
            assert json.dumps(someone.violations(AXE), indent=1) == "[]"
        if someone.is_over():
            return answers
        assert someone.page.locator(".lesson .text").inner_text() != ""
        if someone.page.locator(".lesson .next").count():
            someone.page.locator(".lesson .next").click()
        else:
            someone.choose(lambda keys: keys[0])
            answers += 1
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("game", "answers"), [("Heroes of Tenefyr", 19), ("Heroes of Terrinoth", 30)])
def test_a_lesson_is_played_to_its_end_by_doing_what_it_says(
    browser: Browser, service: Service, game: str, answers: int, shape: str
) -> None:
    """Without console errors, horizontal overflow or findings of axe-core."""
    with player(browser, service, **SHAPES[shape]) as someone:
        begin(someone, game)
        assert follow(someone, looking=True) >= answers
        ending = someone.page.get_by_role("dialog")
        expect(ending).to_contain_text("Victory!")
        expect(ending.get_by_role("button", name="Play a first game")).to_be_visible()
        ending.get_by_role("link", name="Home").click()
        expect(someone.page.locator(".welcome")).to_have_count(0)  # it is offered once
        expect(someone.page.locator(".tables")).to_have_count(0)  # and no game to go on with


def test_the_part_of_the_table_that_is_talked_about_is_shown(browser: Browser, service: Service) -> None:
    with player(browser, service, viewport=PHONE, has_touch=True, is_mobile=True) as someone:
        begin(someone, "Heroes of Tenefyr")
        pointed = someone.page.locator("[data-pointed]")
        expect(pointed).to_have_count(0)
        for part in ("boss-track", "dungeons", "dungeon-3"):
            someone.page.locator(".lesson .next").click()
            expect(pointed).to_have_attribute("data-part", part)
        expect(pointed).to_be_in_viewport(ratio=0.9)
        someone.page.get_by_role("button", name="Back").click()
        expect(pointed).to_have_attribute("data-part", "dungeons")


def test_only_what_the_lesson_asks_for_can_be_chosen(browser: Browser, service: Service) -> None:
    with player(browser, service) as someone:
        begin(someone, "Heroes of Tenefyr")
        assert someone.page.locator(".thing.can").count() == 1
        someone.page.locator(".thing.can").click()  # who knows already need not read all
        while someone.page.locator(".lesson .next").count():
            someone.page.locator(".lesson .next").click()
        assert someone.keys() == ["redraw"]
        expect(someone.page.get_by_role("button", name="Keep")).to_be_disabled()


def test_a_lesson_is_read_and_played_with_the_keyboard_alone(browser: Browser, service: Service) -> None:
    with player(browser, service) as someone:
        begin(someone, "Heroes of Tenefyr")
        for _ in range(3):
            someone.page.get_by_role("button", name="Next").focus()
            someone.page.keyboard.press("Enter")
        someone.press_through()
        expect(someone.page.locator(".combat")).to_be_visible()


def test_a_lesson_goes_on_after_a_reload_and_in_another_language(browser: Browser, service: Service) -> None:
    with player(browser, service) as someone:
        begin(someone, "Heroes of Tenefyr")
        someone.page.locator(".thing.can").click()
        expect(someone.page.locator(".lesson .text")).to_contain_text("You need power 6")
        someone.page.reload()
        expect(someone.page.locator(".lesson .text")).to_contain_text("You need power 6")
        someone.page.get_by_label("Menu").click()
        someone.page.get_by_label("Language").select_option("nl")
        expect(someone.page.locator(".lesson .text")).to_contain_text("Je hebt kracht 6 nodig")


def test_a_lesson_is_left_for_the_first_page(browser: Browser, service: Service) -> None:
    with player(browser, service) as someone:
        someone.open("/learn/terrinoth")
        someone.page.get_by_role("button", name="Learn by playing").click()
        someone.page.get_by_role("link", name="End the lesson").click()
        expect(someone.page.get_by_role("heading", level=1)).to_contain_text("Two quests")


# ---- stories


@pytest.mark.parametrize(
    ("game", "config", "text"),
    [
        ("terrinoth", {"players": 1, "quest": "the-goblin-problem"}, "a crowned goblin stood on the tavern roof"),
        ("tenefyr", {"players": 1, "boss": "spider-queen"}, "one goat fewer"),
        ("tenefyr", {"players": 1, "mode": "quick"}, "There is no time for a long war"),
    ],
)
def test_a_game_begins_and_ends_with_its_story(
    browser: Browser, service: Service, game: str, config: dict[str, object], text: str
) -> None:
    with player(browser, service) as someone:
        someone.open()
        body = {"game": game, "config": config, "seats": ["me"], "start": True}
        made = someone.page.evaluate(
            """async (body) => {
              await fetch('/api/me', { method: 'POST' });
              const answer = await fetch('/api/tables', {
                method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
              return await answer.json();
            }""",
            body,
        )
        someone.sit_at(made["id"])
        expect(someone.page.locator(".story")).to_contain_text(text)
        someone.wait_until_asked()
        someone.choose(lambda keys: keys[0])
        expect(someone.page.locator(".story")).to_have_count(0)
        someone.give_up()
        ending = someone.page.get_by_role("dialog")
        expect(ending.locator(".story")).not_to_be_empty()
        expect(ending).to_contain_text("Defeat")
