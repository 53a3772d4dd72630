"""Pictures of every screen, for docs/screenshots: `.venv/bin/python tools/screenshots.py`. The table must be built."""

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from questable.testkit.browser import DESK, PHONE, Player, player
from questable.testkit.service import Service

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
SHAPES: dict[str, dict[str, object]] = {
    "desk": {"viewport": DESK, "color_scheme": "light"},
    "dark": {"viewport": DESK, "color_scheme": "dark"},
    "phone": {"viewport": PHONE, "color_scheme": "light", "has_touch": True, "is_mobile": True},
}
PAGES = {"home": "/", "setup": "/new/terrinoth", "cards": "/cards/tenefyr", "learn": "/learn/tenefyr"}
QUALITY = 82


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        service = Service(f"{folder}/games.db").start()
        try:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            for shape in SHAPES:
                take(browser, service, shape)
            browser.close()
        finally:
            service.clean_up()
    return 0


def take(browser: Browser, service: Service, shape: str) -> None:
    with player(browser, service, **SHAPES[shape]) as someone:
        for name, path in PAGES.items():
            someone.open(path)
            someone.page.wait_for_load_state("networkidle")
            shoot(someone, name, shape)
        someone.play_now("tenefyr")
        shoot(someone, "tenefyr-village", shape)
        play_until(someone, lambda keys: "keep" in keys)
        shoot(someone, "tenefyr-combat", shape)
        someone.play_now("terrinoth")
        shoot(someone, "terrinoth-round", shape)
        play_until(someone, lambda keys: any(key.startswith(("hero-die", "enemy-die", "enemy:")) for key in keys))
        shoot(someone, "terrinoth-action", shape)


def play_until(someone: Player, enough: Callable[[list[str]], bool], most: int = 40) -> None:
    for _ in range(most):
        someone.wait_until_asked()
        if someone.is_over() or enough(someone.keys()):
            return
        someone.choose(lambda keys: keys[0])


def shoot(someone: Player, name: str, shape: str) -> None:
    someone.page.evaluate("() => document.fonts.ready")
    someone.page.mouse.move(2, 2)
    someone.page.wait_for_timeout(900)
    someone.page.screenshot(path=FOLDER / f"{name}-{shape}.jpg", type="jpeg", quality=QUALITY)


if __name__ == "__main__":
    sys.exit(main())
