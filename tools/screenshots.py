"""Take screenshots for docs/screenshots: `.venv/bin/python tools/screenshots.py`. Build the web client first."""

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from questable.testkit.browser import DESK, PHONE, Player, new_table, player
from questable.testkit.service import Service

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
SHAPES: dict[str, dict[str, object]] = {
    "desk": {"viewport": DESK, "color_scheme": "light"},
    "dark": {"viewport": DESK, "color_scheme": "dark"},
    "phone": {"viewport": PHONE, "color_scheme": "light", "has_touch": True, "is_mobile": True},
    "letters": {"viewport": DESK, "color_scheme": "light"},  # at 200 %
}
PAGES = {
    "home": "/",
    "setup": "/new/terrinoth",
    "setup-tenefyr": "/new/tenefyr",
    "cards": "/cards/tenefyr",
    "learn": "/learn/tenefyr",
    "trophies": "/trophies",
    "daily": "/daily",
    "settings": "/settings",
    "packs": "/packs",
}
# Every screen is taken on a desktop, on a phone and with large text; these are taken in dark mode too.
DARK = {"home", "setup", "cards", "learn", "tenefyr-village", "tenefyr-combat", "terrinoth-round", "terrinoth-action"}
QUALITY = 74
SEED = "11"  # the same games each time


def main() -> int:
    """Take all layouts, or those that are named."""
    unknown = [shape for shape in sys.argv[1:] if shape not in SHAPES]
    if unknown:
        print(f"There is no shape {unknown[0]!r}; allowed: {', '.join(SHAPES)}.", file=sys.stderr)
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        service = Service(f"{folder}/games.db", QUESTABLE_SEED=SEED).start()
        try:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            for shape in sys.argv[1:] or SHAPES:
                take(browser, service, shape)
            browser.close()
        finally:
            service.clean_up()
    return 0


def take(browser: Browser, service: Service, shape: str) -> None:
    with player(browser, service, **SHAPES[shape]) as someone:
        someone.open()
        if shape == "letters":
            someone.page.evaluate("() => localStorage.setItem('questable', JSON.stringify({ text: 200 }))")
        for name, path in PAGES.items():
            someone.open(path)
            someone.page.wait_for_load_state("networkidle")
            take_screenshot(someone, name, shape)
        lesson(someone, shape)
        someone.sit_at(new_table(someone, "tenefyr", ["me", "open"], {"players": 2}, start=False))
        take_screenshot(someone, "lobby", shape)
        tenefyr(someone, shape)
        terrinoth(someone, shape)


def lesson(someone: Player, shape: str) -> None:
    """The lesson that is offered at the first visit, and its final page."""
    someone.open()
    someone.page.locator(".welcome").get_by_role("button", name="Heroes of Tenefyr").click()
    for page in range(200):
        someone.page.wait_for_selector(".lesson, .over")
        if page == 8:
            take_screenshot(someone, "tenefyr-lesson", shape)
        if someone.is_over():
            break
        if someone.page.locator(".lesson .next").count():
            someone.page.locator(".lesson .next").click()
        else:
            someone.choose(lambda keys: keys[0])
    take_screenshot(someone, "tenefyr-victory", shape)


def tenefyr(someone: Player, shape: str) -> None:
    someone.play_now("tenefyr")
    take_screenshot(someone, "tenefyr-village", shape)
    play_until(someone, lambda keys: "keep" in keys)
    take_screenshot(someone, "tenefyr-combat", shape)
    someone.page.locator(".needed .ask").click()
    take_screenshot(someone, "tenefyr-why", shape)
    someone.page.keyboard.press("Escape")
    someone.page.keyboard.press("r")
    take_screenshot(someone, "tenefyr-rules", shape)
    someone.page.reload()
    someone.wait_until_asked()
    someone.give_up()
    someone.page.wait_for_selector(".over", state="attached")
    take_screenshot(someone, "tenefyr-end", shape)
    someone.page.get_by_role("link", name="Watch the replay").click()
    someone.page.wait_for_selector(".replay .track")
    take_screenshot(someone, "replay", shape)
    someone.play_now("tenefyr")
    someone.choose(lambda keys: next(key for key in keys if key.endswith(":boss")))
    play_until(someone, lambda keys: "keep" in keys)
    take_screenshot(someone, "tenefyr-boss", shape)


def terrinoth(someone: Player, shape: str) -> None:
    someone.play_now("terrinoth")
    take_screenshot(someone, "terrinoth-story", shape)
    for name in ("Begin", "Got it"):
        someone.page.get_by_role("button", name=name).click()
    take_screenshot(someone, "terrinoth-round", shape)
    someone.page.locator(".engaged .thing").first.focus()
    someone.page.keyboard.press("i")
    take_screenshot(someone, "terrinoth-card", shape)
    someone.page.keyboard.press("Escape")
    play_until(someone, lambda keys: any(key.startswith(("hero-die", "enemy-die", "enemy:")) for key in keys))
    take_screenshot(someone, "terrinoth-action", shape)
    for _ in range(6):
        someone.choose(lambda keys: keys[0])
    take_screenshot(someone, "terrinoth-later", shape)
    someone.give_up()
    someone.page.wait_for_selector(".over", state="attached")
    take_screenshot(someone, "terrinoth-end", shape)


def play_until(someone: Player, enough: Callable[[list[str]], bool], most: int = 40) -> None:
    for _ in range(most):
        someone.wait_until_asked()
        if someone.is_over() or enough(someone.keys()):
            return
        someone.choose(lambda keys: keys[0])


def take_screenshot(someone: Player, name: str, shape: str) -> None:
    if shape == "dark" and name not in DARK:
        return
    someone.page.evaluate("() => document.fonts.ready")
    someone.page.mouse.move(2, 2)
    someone.page.wait_for_timeout(900)
    someone.page.screenshot(path=FOLDER / f"{name}-{shape}.jpg", type="jpeg", quality=QUALITY)


if __name__ == "__main__":
    sys.exit(main())
