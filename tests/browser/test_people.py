"""Players of a table in a real browser: rematches, bots for absent players, listed tables, deleting a profile."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from questable.testkit.browser import PATIENCE, Player, player
from questable.testkit.service import Guest, Service

pytestmark = pytest.mark.slow
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    made = Service(str(tmp_path_factory.mktemp("people") / "games.db")).start()
    yield made
    made.clean_up()


def known(someone: Player, service: Service) -> Guest:
    """An API client with the session cookie of this browser."""
    someone.open()
    expect(someone.page.get_by_role("button", name="Play now").first).to_be_enabled()
    someone.page.wait_for_load_state("networkidle")
    (token,) = [cookie["value"] for cookie in someone.page.context.cookies() if cookie["name"] == "questable"]
    return Guest(service, f"questable={token}")


def test_the_same_party_plays_again_with_one_click(browser: Browser, service: Service) -> None:
    with player(browser, service) as someone:
        guest = known(someone, service)
        table = guest.new_table("tenefyr", ["me", "heuristic"], start=True, config={"difficulty": "hard"})
        someone.sit_at(table)
        with guest.join(table) as visit:
            visit.apply("concede")
        someone.page.get_by_role("button", name="Play again").click()
        someone.page.wait_for_url(lambda url: "/t/" in url and table not in url)
        someone.wait_until_asked()
        seen = guest.ask("GET", f"/api/tables/{someone.page.url.rsplit('/', 1)[1]}")
        assert (seen["status"], seen["config"]["difficulty"]) == ("playing", "hard")


def test_a_bot_plays_for_who_is_away_until_they_are_back(browser: Browser, service: Service) -> None:
    friend = service.guest()
    with player(browser, service) as someone:
        guest = known(someone, service)
        table = guest.new_table("tenefyr", ["me", "open"])
        with friend.join(table) as visit:
            visit.apply("sit", seat=1)
        someone.open(f"/t/{table}")
        someone.page.get_by_role("button", name="Deal the cards").click()
        someone.page.wait_for_selector(".table")
        someone.page.locator("#tab-chat").click()
        someone.page.get_by_role("button", name="Let a bot play").click()
        expect(someone.page.locator(".notices")).to_contain_text("puts a bot on seat 2")
        with friend.join(table) as visit:
            assert visit.update["seats"][1]["kept_for"] == friend.profile["id"]
            assert visit.apply("sit", seat=1)["type"] == "done"
        expect(someone.page.get_by_role("button", name="Let a bot play")).to_be_visible()  # away again


def test_a_table_is_listed_and_found(browser: Browser, service: Service) -> None:
    with player(browser, service) as host, player(browser, service) as other:
        host.open("/new/terrinoth")
        host.page.locator(".kind select").nth(1).select_option("open")
        host.page.get_by_label("Anybody may find this table").check()
        host.page.get_by_role("button", name="Open the table").click()
        host.page.wait_for_selector(".lobby")
        other.open()
        other.page.locator(".listed a").first.click()
        other.page.get_by_role("button", name="Sit here").first.click()
        expect(host.page.get_by_role("button", name="Deal the cards")).to_be_enabled()


def test_who_wants_to_be_forgotten_is(browser: Browser, service: Service) -> None:
    with player(browser, service) as someone:
        guest = known(someone, service)
        before = guest.ask("GET", "/api/me")["id"]
        someone.open("/settings")
        someone.page.get_by_role("button", name="Forget me").click()
        someone.page.get_by_role("button", name="Yes, forget me for good").click()
        expect(someone.page.get_by_role("button", name="Play now").first).to_be_enabled()
        assert guest.request("GET", "/api/me")[0] == 401
        assert known(someone, service).ask("GET", "/api/me")["id"] != before
