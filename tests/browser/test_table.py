"""The table in a real browser: whole games by mouse, by keyboard, on a phone, with friends and across reloads."""

import gzip
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from questable.drawing.assets import web_dist
from questable.testkit.browser import PHONE, new_table, player, random_answers
from questable.testkit.service import Service

pytestmark = pytest.mark.slow

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
QUICK: dict[str, object] = {"players": 1, "mode": "quick", "difficulty": "hard"}
HARSH: dict[str, object] = {"players": 1, "quest": "hold-greywatch"}  # lost soon by who takes no care


def test_one_click_leads_to_the_first_combat(browser: Browser, service: Service) -> None:
    with player(browser, service) as someone:
        someone.play_now("tenefyr")
        someone.expect_text("Where does the party go?")
        someone.expect_text("Pick a dungeon.")  # a tip for who is new here
        someone.choose(lambda keys: "enter:dungeon-1")
        someone.wait_until_asked()
        someone.expect_text("The combat begins")  # and may be won already, by the bot whose turn it was


def test_a_whole_game_of_tenefyr_is_played_by_clicking(browser: Browser, service: Service) -> None:
    with player(browser, service) as someone:
        someone.sit_at(new_table(someone, "tenefyr", ["me"], QUICK))
        assert someone.play_out(random_answers(1)) > 10
        ending = someone.page.get_by_role("dialog")
        expect(ending).to_contain_text("combats won")
        ending.get_by_role("link", name="Watch the replay").click()
        someone.page.wait_for_url("**/replay/**")
        expect(someone.page.get_by_role("slider")).to_be_visible()
        someone.page.get_by_role("button", name="Last step").click()
        expect(someone.page.locator(".slider")).not_to_contain_text("Step 0 of")


def test_a_whole_game_of_terrinoth_is_played_by_clicking(browser: Browser, service: Service) -> None:
    with player(browser, service) as someone:
        someone.sit_at(new_table(someone, "terrinoth", ["me"], HARSH))
        assert someone.play_out(random_answers(2)) > 10
        expect(someone.page.get_by_role("dialog")).to_contain_text("rounds")


def test_a_game_is_played_with_the_keyboard_alone(browser: Browser, service: Service) -> None:
    with player(browser, service) as someone:
        someone.sit_at(new_table(someone, "tenefyr", ["me"], QUICK))
        page = someone.page
        for _ in range(12):
            someone.wait_until_asked()
            if someone.is_over():
                break
            someone.press_through()
        page.keyboard.press("o")  # to the options, as a screen reader's user would
        assert someone.is_over() or page.evaluate("() => document.activeElement.classList.contains('option')")


def test_a_card_is_looked_at_with_the_keyboard_and_put_away_again(browser: Browser, service: Service) -> None:
    with player(browser, service) as someone:
        someone.sit_at(new_table(someone, "tenefyr", ["me"], QUICK))
        someone.wait_until_asked()
        someone.page.locator(".thing.can").first.focus()
        someone.page.keyboard.press("i")
        expect(someone.page.locator("dialog[open] .card.full")).to_be_visible()
        someone.page.keyboard.press("Escape")
        expect(someone.page.locator("dialog[open]")).to_have_count(0)


def test_a_game_is_played_on_a_phone(browser: Browser, service: Service) -> None:
    with player(browser, service, viewport=PHONE, has_touch=True, is_mobile=True) as someone:
        someone.sit_at(new_table(someone, "tenefyr", ["me"], QUICK))
        for _ in range(10):
            someone.wait_until_asked()
            if someone.is_over():
                break
            someone.choose(random_answers(3))
            assert someone.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_reload_in_the_middle_of_a_decision_goes_on(browser: Browser, service: Service) -> None:
    with player(browser, service) as someone:
        someone.sit_at(new_table(someone, "tenefyr", ["me"], QUICK))
        for _ in range(3):
            someone.wait_until_asked()
            someone.choose(random_answers(4))
        someone.wait_until_asked()
        question, keys = someone.posed(), someone.keys()
        lines = someone.page.locator(".log li").count()
        someone.page.reload()
        someone.wait_until_asked()
        assert (someone.posed(), someone.keys()) == (question, keys)
        expect(someone.page.locator(".log li")).to_have_count(lines)
        someone.choose(random_answers(4))


def test_a_restart_of_the_server_is_told_and_survived(browser: Browser, tmp_path: Path) -> None:
    service = Service(str(tmp_path / "games.db")).start()
    try:
        with player(browser, service) as someone:
            someone.sit_at(new_table(someone, "tenefyr", ["me"], QUICK))
            someone.wait_until_asked()
            someone.choose(random_answers(5))
            someone.wait_until_asked()
            question = someone.posed()
            port = service.address.rsplit(":", 1)[1]
            service.kill()
            someone.expect_text("Nothing is lost")
            service.start(port)
            expect(someone.page.get_by_text("Nothing is lost")).to_have_count(0)
            someone.wait_until_asked()
            assert someone.posed() == question
            someone.choose(random_answers(5))
            someone.console_log[:] = [line for line in someone.console_log if "ERR_CONNECTION_REFUSED" not in line]
    finally:
        service.clean_up()


def test_two_people_and_a_bot_sit_at_one_table(browser: Browser, service: Service) -> None:
    with player(browser, service) as host, player(browser, service) as friend:
        config: dict[str, object] = {"players": 3, "mode": "quick"}
        table = new_table(host, "tenefyr", ["me", "open", "heuristic"], config, start=False)
        host.sit_at(table)
        friend.sit_at(table)
        start = host.page.get_by_role("button", name="Deal the cards")
        expect(start).to_be_disabled()
        friend.page.get_by_role("button", name="Sit here").first.click()
        expect(start).to_be_enabled()
        start.click()
        for one in (host, friend):
            one.page.wait_for_selector("[data-posed]")
        # the choice where to go is made together: one proposes, the other sees it
        proposer, decider = (
            (host, friend)
            if "propose" in host.page.get_by_role("region", name="Decision").inner_text()
            else (friend, host)
        )
        proposer.wait_until_asked()
        proposer.page.locator('.option[data-key="enter:dungeon-2"]').click()
        expect(decider.page.locator('.option[data-key="enter:dungeon-2"] .by')).to_be_visible()
        expect(decider.page.locator(".together")).to_contain_text("proposes: Enter dungeon 2")
        expect(proposer.page.locator(".together")).to_contain_text("Your proposal: Enter dungeon 2")
        decider.choose(lambda keys: "enter:dungeon-2")
        expect(proposer.page.locator(".combat")).to_be_visible()
        host.page.get_by_role("tab", name="Chat").click()
        friend.page.get_by_role("tab", name="Chat").click()
        host.page.get_by_label("Say something").fill("hello there")
        host.page.get_by_role("button", name="Send").click()
        expect(friend.page.locator(".lines")).to_contain_text("hello there")


def test_two_people_play_at_one_screen(browser: Browser, service: Service) -> None:
    """Both seats belong to this browser; the bar shows which of them decides."""
    with player(browser, service) as someone:
        someone.sit_at(
            new_table(someone, "tenefyr", ["me", "me"], {"players": 2, "mode": "quick", "difficulty": "hard"})
        )
        who = someone.page.locator(".bar .who")
        deciding = set()
        for _ in range(8):
            someone.wait_until_asked()
            deciding.add(who.inner_text())
            someone.choose(random_answers(12))
        assert len(deciding) == 2
        assert all("Your decision as" in one for one in deciding)


def test_letters_of_double_size_fit(browser: Browser, service: Service) -> None:
    with player(browser, service) as someone:
        someone.open()
        someone.page.evaluate("() => localStorage.setItem('questable', JSON.stringify({ text: 200 }))")
        for game, config in (("tenefyr", QUICK), ("terrinoth", HARSH)):
            someone.sit_at(new_table(someone, game, ["me"], config))
            for _ in range(6):
                someone.wait_until_asked()
                assert someone.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
                someone.choose(random_answers(13))


@pytest.mark.parametrize("lang", ["fr-BE", "nl-BE"])
def test_a_visitor_is_spoken_to_in_the_language_of_the_system(browser: Browser, service: Service, lang: str) -> None:
    with player(browser, service, locale=lang) as someone:
        someone.sit_at(new_table(someone, "terrinoth", ["me"], HARSH))
        someone.wait_until_asked()
        assert someone.page.locator("html").get_attribute("lang") == lang[:2]
        someone.expect_text({"fr": "Quelle carte d'activation", "nl": "Welke activeringskaart"}[lang[:2]])


def test_an_answer_is_taken_back(browser: Browser, service: Service) -> None:
    with player(browser, service) as someone:
        someone.sit_at(new_table(someone, "tenefyr", ["me"], QUICK))
        someone.wait_until_asked()
        someone.choose(lambda keys: keys[0])
        someone.wait_until_asked()
        someone.page.locator(".undo button").first.click()
        someone.expect_text("Where does the party go?")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_several_answers_are_taken_back_at_once(browser: Browser, service: Service, size: str) -> None:
    with player(browser, service, **({"viewport": PHONE} if size == "phone" else {})) as someone:
        someone.sit_at(new_table(someone, "tenefyr", ["me"], QUICK))
        for key in ("enter:dungeon-1", "keep"):
            someone.wait_until_asked()
            someone.choose(lambda keys, key=key: key)  # type: ignore[misc]
        someone.wait_until_asked()
        someone.page.get_by_role("button", name="More ways to undo").click()
        someone.page.get_by_role("dialog").get_by_role("button", name="start of the round").click()
        someone.expect_text("Where does the party go?")


def test_who_wants_less_motion_sees_colours_change_at_once(browser: Browser, service: Service) -> None:
    """With reduced motion, a change of the colour scheme starts no animation."""
    with player(browser, service, color_scheme="light") as someone:
        someone.play_now("terrinoth")
        someone.page.emulate_media(color_scheme="dark")
        assert someone.page.evaluate("() => document.getAnimations().length") == 0


def test_the_language_changes_at_once(browser: Browser, service: Service) -> None:
    with player(browser, service) as someone:
        someone.sit_at(new_table(someone, "tenefyr", ["me"], QUICK))
        someone.wait_until_asked()
        someone.page.get_by_label("Menu").click()
        someone.page.get_by_label("Language").select_option("fr")
        someone.expect_text("À vous de décider")
        expect(someone.page.locator(".question")).to_contain_text("Où")
        assert someone.page.locator("html").get_attribute("lang") == "fr"


def test_a_table_that_is_not_there_is_told_in_a_sentence(browser: Browser, service: Service) -> None:
    with player(browser, service) as someone:
        someone.open("/t/no-such-table")
        expect(someone.page.get_by_role("link", name="Home")).to_be_visible()
        someone.console_log.clear()  # a browser complains of a socket that is turned away


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    "where",
    ["/", "/new/tenefyr", "/new/terrinoth", "/cards/tenefyr", "/learn/tenefyr", "/trophies", "/settings", "/daily"],
)
def test_nobody_is_shut_out_of_a_page(browser: Browser, service: Service, where: str, theme: str) -> None:
    with player(browser, service, color_scheme=theme) as someone:
        someone.open(where)
        someone.page.wait_for_selector("h1")
        someone.page.wait_for_load_state("networkidle")
        assert json.dumps(someone.violations(AXE), indent=1) == "[]"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["tenefyr", "terrinoth"])
def test_nobody_is_shut_out_of_a_table(browser: Browser, service: Service, game: str, theme: str) -> None:
    with player(browser, service, color_scheme=theme) as someone:
        someone.play_now(game)
        assert json.dumps(someone.violations(AXE), indent=1) == "[]"
        for _ in range(3):
            someone.choose(lambda keys: keys[0])
            someone.wait_until_asked()
        assert json.dumps(someone.violations(AXE), indent=1) == "[]"
        someone.page.locator("main .ask").first.hover()
        someone.page.wait_for_selector("#tip")
        assert json.dumps(someone.violations(AXE), indent=1) == "[]"
        someone.page.evaluate("() => document.querySelector('main').append(document.createElement('img'))")
        assert "image-alt" in someone.violations(AXE)[0]  # the check can fail


@pytest.mark.parametrize("look", ["light", "dark", "high contrast"])
def test_nobody_is_shut_out_before_and_after_a_game(browser: Browser, service: Service, look: str) -> None:
    """The lobby, the rules beside the table, the menu, the end and the replay."""
    with player(browser, service, color_scheme="dark" if look == "dark" else "light") as someone:
        page = someone.page
        someone.open()
        if look == "high contrast":
            page.evaluate("() => localStorage.setItem('questable', JSON.stringify({ contrast: true }))")
        someone.sit_at(new_table(someone, "tenefyr", ["me", "open"], {"players": 2}, start=False))
        assert someone.violations(AXE) == []
        someone.sit_at(new_table(someone, "tenefyr", ["me"], QUICK))
        someone.wait_until_asked()
        page.keyboard.press("r")
        expect(page.locator(".rules .here")).to_be_visible()
        page.get_by_label("Menu").click()
        assert someone.violations(AXE) == []
        page.get_by_role("button", name="Give up").click()
        page.get_by_role("button", name="Yes, end this game").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert someone.violations(AXE) == []
        page.get_by_role("link", name="Watch the replay").click()
        page.wait_for_selector(".replay .track")
        assert someone.violations(AXE) == []


def test_a_page_is_small_to_load() -> None:
    """Scripts and styles of the first page and a table are at most 250 kB compressed."""
    index = (web_dist() / "index.html").read_text()
    assert re.findall(r"https?://(?!127)", index) == []
    loaded = [path for path in (web_dist() / "assets").iterdir() if path.suffix in (".js", ".css")]
    assert sum(len(gzip.compress(path.read_bytes())) for path in loaded) < 250_000
