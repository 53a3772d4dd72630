"""Help while playing: explanations of words, icons and numbers by mouse, touch, keyboard and screen reader."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from questable.testkit.browser import PHONE, Player, new_table, player, random_answers
from questable.testkit.service import Service

pytestmark = pytest.mark.slow

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
QUICK: dict[str, object] = {"players": 1, "mode": "quick", "difficulty": "hard"}
QUEST: dict[str, object] = {"players": 1, "quest": "the-goblin-problem"}


@pytest.fixture
def fighter(browser: Browser, service: Service) -> Iterator[Player]:
    """A player with a hand in the second turn of a combat of Tenefyr."""
    with player(browser, service) as someone:
        someone.sit_at(new_table(someone, "tenefyr", ["me"], QUICK))
        someone.choose(lambda keys: "enter:dungeon-4")
        kept, offered = False, someone.keys()
        while not (kept and "keep" in offered):
            kept = someone.choose(lambda keys: "keep" if "keep" in keys else keys[0]) == "keep" or kept
            someone.wait_until_asked()
            offered = someone.keys()
        yield someone


@pytest.fixture
def hero(browser: Browser, service: Service) -> Iterator[Player]:
    """A player at the beginning of a quest of Terrinoth."""
    with player(browser, service) as someone:
        someone.sit_at(new_table(someone, "terrinoth", ["me"], QUEST))
        someone.wait_until_asked()
        someone.page.get_by_role("button", name="Begin").click()  # the story is read
        yield someone


def test_the_number_that_is_needed_says_why_on_hovering(fighter: Player) -> None:
    fighter.page.locator(".needed .ask").hover()
    tip = fighter.page.get_by_role("tooltip")
    expect(tip).to_contain_text("of the enemy less")
    fighter.page.mouse.move(2, 2)
    expect(tip).to_have_count(0)


def test_a_total_says_why_by_keyboard_and_is_told_to_screen_readers(fighter: Player) -> None:
    page = fighter.page
    number = page.locator(".total .ask")
    page.keyboard.press("o")
    for _ in range(60):  # backwards from the options, as somebody without a mouse goes
        page.keyboard.press("Shift+Tab")
        if number.evaluate("node => node === document.activeElement"):
            break
    expect(page.locator("#tip")).to_contain_text("plays Basic")
    assert number.get_attribute("aria-describedby") == "tip"
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_have_count(0)


def test_a_number_opens_the_rules_that_make_it(fighter: Player) -> None:
    fighter.page.locator(".needed .ask").click()
    fighter.page.get_by_role("button", name="What the rules say").click()
    expect(fighter.page.locator(".rules .here")).to_contain_text("TEN-COM-9")


def test_the_rules_are_opened_at_what_is_going_on_and_follow_it(fighter: Player) -> None:
    fighter.page.keyboard.press("r")
    here = fighter.page.locator(".rules .here")
    expect(here).to_contain_text("TEN-COM-5")  # keep or redraw
    fighter.choose(lambda keys: "keep")
    fighter.wait_until_asked()
    expect(here).to_contain_text("TEN-QUICK-3")  # the fight is lost, and the Boss token moves


def test_a_card_that_is_looked_at_explains_its_words(hero: Player) -> None:
    hero.page.locator(".engaged .thing").first.focus()
    hero.page.keyboard.press("i")
    region = hero.page.get_by_role("region", name="The words on this card")
    expect(region).to_contain_text("Here and now")
    expect(region).to_contain_text("printed on the card")
    expect(region).to_contain_text("Inflict")
    assert hero.violations(AXE) == []


def test_an_icon_explains_itself_on_hovering(hero: Player) -> None:
    hero.page.locator(".engaged .thing .attack").first.hover()
    expect(hero.page.get_by_role("tooltip")).to_contain_text("The wounds that an enemy deals")
    hero.page.locator(".peril .space").nth(2).hover()
    expect(hero.page.get_by_role("tooltip")).to_contain_text("Space 2")


def test_a_long_press_explains_on_a_phone(browser: Browser, service: Service) -> None:
    with player(browser, service, viewport=PHONE, has_touch=True, is_mobile=True) as someone:
        someone.sit_at(new_table(someone, "terrinoth", ["me"], QUEST))
        someone.wait_until_asked()
        peril = someone.page.locator(".peril .ask")
        peril.tap()
        expect(someone.page.locator("#tip")).to_contain_text("Rises one space a round")
        assert someone.violations(AXE) == []
        someone.page.locator(".quest .name").tap()  # anything else puts it away
        expect(someone.page.locator("#tip")).to_have_count(0)
        someone.page.keyboard.press("Escape")
        space = someone.page.locator(".peril .space").nth(2)
        space.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
        expect(someone.page.locator("#tip")).to_contain_text("Space 2")


def test_dice_say_what_they_show_and_successes_where_they_come_from(hero: Player) -> None:
    hero.choose(lambda keys: keys[0])
    pick = random_answers(3)
    tray = hero.page.locator(".tray .sum .ask")
    for _ in range(12):
        hero.wait_until_asked()
        if tray.count():
            break
        hero.choose(pick)
    tray.first.click()
    expect(hero.page.locator("#tip")).to_contain_text("rolls a hero die")
    expect(hero.page.locator(".tray .dice small").first).to_be_visible()


def test_what_happens_is_heard_only_by_who_wants_it(browser: Browser, service: Service) -> None:
    """Sounds are made by the page itself and are off until they are turned on."""
    count = "() => { window.sounds = 0; window.AudioContext = class { constructor() { window.sounds++; throw 0; } } }"
    with player(browser, service) as someone:
        someone.page.add_init_script(f"({count})()")
        someone.sit_at(new_table(someone, "tenefyr", ["me"], QUICK))
        someone.choose(lambda keys: keys[0])
        someone.wait_until_asked()
        assert someone.page.evaluate("() => window.sounds") == 0
        someone.page.get_by_label("Menu").click()
        someone.page.get_by_label("Sounds of cards and dice").check()
        someone.choose(lambda keys: "keep")
        someone.wait_until_asked()
        assert someone.page.evaluate("() => window.sounds") > 0
        someone.console_log.clear()  # this audio always fails


def test_the_mark_in_the_title_can_be_turned_off(fighter: Player) -> None:
    assert fighter.page.title().startswith("●")
    fighter.page.evaluate("() => localStorage.setItem('questable', JSON.stringify({ title: false }))")
    fighter.page.reload()
    fighter.wait_until_asked()
    assert not fighter.page.title().startswith("●")
