"""Drives the web client in a real browser: opens pages, answers decisions, checks accessibility."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from questable.testkit.service import Service

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)
LOUD = ("error", "warning")

VIOLATIONS = """async () => (await axe.run()).violations.flatMap(
  (one) => one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 160)} ${node.failureSummary}`))"""
POSED = "() => document.querySelector('[data-posed]')?.dataset.posed ?? 'nothing'"
NEW_TABLE = """async (body) => {
  await fetch('/api/me', { method: 'POST' });
  const answer = await fetch('/api/tables', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return await answer.json();
}"""
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


class Player:
    """One browser with cookies of its own."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.console_log: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda line: self.console_log.append(line.text) if line.type in LOUD else None)
        page.on("pageerror", lambda error: self.console_log.append(str(error)))

    # ---- navigation

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)
        self.page.wait_for_selector("#main")

    def play_now(self, game: str) -> None:
        self.open()
        section = self.page.locator(f"section.game.{game}")
        section.get_by_role("button").click()
        self.wait_until_asked()

    def sit_at(self, table: str) -> None:
        self.open(f"/t/{table}")
        self.page.wait_for_selector(".table")

    # ---- at the table

    @property
    def options(self) -> Locator:
        return self.page.locator(".option")

    def keys(self) -> list[str]:
        return [str(key) for key in self.options.evaluate_all("all => all.map((one) => one.dataset.key)")]

    def posed(self) -> str:
        """The number of the question on the page."""
        return str(self.page.evaluate(POSED))

    def is_over(self) -> bool:
        return self.page.locator(".over").count() > 0

    def wait_until_asked(self) -> None:
        """Wait until an option can be chosen here, or the game is over."""
        self.page.wait_for_selector(".option, .over", state="attached")

    def choose(self, pick: Callable[[list[str]], str]) -> str:
        """Choose an option by clicking the card or place itself if it is visible, else in the list."""
        self.wait_until_asked()
        key = pick(self.keys())
        before = self.posed()
        thing = self.page.locator(f'.thing[data-options="{key}"]')
        listed = self.page.locator(f'.option[data-key="{key}"]')
        target = thing.first if thing.count() else listed
        if not target.is_visible():
            self.page.locator(".fold").click()
            target = listed
        target.click()
        self.wait_for_more_than(before)
        return key

    def press_through(self) -> None:
        """Choose the first option with the keyboard, by its number."""
        before = self.posed()
        self.page.keyboard.press("1")
        self.wait_for_more_than(before)

    def play_out(self, pick: Callable[[list[str]], str], most: int = 600) -> int:
        """Play to the end; returns the number of answers given here."""
        for given in range(most):
            self.wait_until_asked()
            if self.is_over():
                return given
            self.choose(pick)
        raise AssertionError(f"the game did not end within {most} answers")

    def wait_for_more_than(self, question: str) -> None:
        """Wait until the page shows another decision or the end."""
        self.page.wait_for_selector(f'[data-posed]:not([data-posed="{question}"]), .over', state="attached")

    def give_up(self) -> None:
        """Concede through the menu and its confirmation."""
        self.page.get_by_label("Menu").click()
        self.page.get_by_role("button", name="Give up").click()
        self.page.get_by_role("button", name="Yes, end this game").click()

    # ---- checks

    def violations(self, axe: Path) -> list[str]:
        """The violations that axe-core finds, and elements that are wider than the screen."""
        self.page.evaluate(axe.read_text())  # not as a script tag, which the content security policy blocks
        found: Any = self.page.evaluate(VIOLATIONS)
        wide = self.page.evaluate(TOO_WIDE)
        return [*found, *([f"the page is {wide} pixels too wide"] if wide > 0 else [])]

    def expect_text(self, text: str) -> None:
        expect(self.page.locator("body")).to_contain_text(text)


def random_answers(seed: int) -> Callable[[list[str]], str]:
    """A function that chooses any option, but keeps a hand instead of redrawing, so that games end soon."""
    dice = Random(seed)
    return lambda keys: "keep" if "keep" in keys else dice.choice(keys)


def new_table(someone: Player, game: str, seats: list[str], config: dict[str, object], start: bool = True) -> str:
    """Create a table from the player's own browser, so that the player is its host."""
    someone.open()
    body = {"game": game, "seats": seats, "config": config, "start": start}
    made = someone.page.evaluate(NEW_TABLE, body)
    assert "id" in made, made
    return str(made["id"])


@contextmanager
def player(browser: Browser, service: Service, **more: Any) -> Iterator[Player]:
    """A player with a browser; at the end its console must have no errors or warnings."""
    options = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", **more}
    context = browser.new_context(**options)
    try:
        someone = Player(context.new_page(), service.address)
        yield someone
        assert not someone.console_log, someone.console_log
    finally:
        context.close()
