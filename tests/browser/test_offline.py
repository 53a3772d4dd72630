"""The page without a connection: it opens with a notice, games catch up, and a new version replaces the old one."""

import re
import shutil
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from questable.drawing.assets import web_dist
from questable.testkit.browser import new_table, player
from questable.testkit.service import Service

pytestmark = pytest.mark.slow

QUICK: dict[str, object] = {"players": 1, "mode": "quick", "difficulty": "hard"}
KEPT = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
PATIENCE = 150  # times a tenth of a second


def until(page: Page, holds: str) -> None:
    """Wait until a JavaScript expression is true in the page."""
    for _ in range(PATIENCE):
        if page.evaluate(holds):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"this never held: {holds}")


def without_network_noise(console_log: list[str]) -> list[str]:
    """The log without the lines that the browser itself writes when there is no connection."""
    return [line for line in console_log if not re.search(r"ERR_(INTERNET|CONNECTION)|Failed to load resource", line)]


def test_the_shell_opens_without_a_connection_and_says_so(browser: Browser, service: Service) -> None:
    with player(browser, service) as someone:
        page = someone.page
        someone.open("/cards/tenefyr")
        until(page, KEPT)
        page.reload()
        page.wait_for_selector(".card")
        page.context.set_offline(True)
        page.reload()
        expect(page.get_by_role("alert")).to_contain_text("no connection to the server")
        expect(page.locator(".card").first).to_be_visible()  # cards that were read before can be read
        someone.open("/settings")
        expect(page.get_by_role("heading", name="Settings")).to_be_visible()
        page.context.set_offline(False)  # the page hears of it by itself
        expect(page.get_by_role("alert")).to_have_count(0)
        someone.console_log[:] = without_network_noise(someone.console_log)


def test_a_game_goes_on_where_it_was_after_a_lost_connection(browser: Browser, service: Service) -> None:
    """A page opened without a connection waits, and then shows the same question as before."""
    with player(browser, service) as someone:
        page = someone.page
        someone.sit_at(new_table(someone, "tenefyr", ["me"], QUICK))
        someone.wait_until_asked()
        until(page, KEPT)
        before = someone.posed()
        page.context.set_offline(True)
        page.reload()
        expect(page.get_by_role("status")).to_contain_text("cannot be reached")
        page.context.set_offline(False)
        someone.wait_until_asked()
        assert someone.posed() == before
        someone.choose(lambda keys: keys[0])
        someone.console_log[:] = without_network_noise(someone.console_log)


def test_nothing_is_asked_of_anybody_but_the_server(browser: Browser, service: Service) -> None:
    with player(browser, service) as someone:
        asked: list[str] = []
        someone.page.context.on("request", lambda request: asked.append(request.url))
        for where in ("/", "/new/tenefyr", "/cards/terrinoth", "/learn/tenefyr", "/settings"):
            someone.open(where)
            someone.page.wait_for_load_state("networkidle")
        someone.play_now("terrinoth")
        assert len(asked) > 10
        assert [url for url in asked if not url.startswith((service.address, "data:", "blob:"))] == []


def test_the_page_can_be_installed(browser: Browser, service: Service) -> None:
    with player(browser, service) as someone:
        someone.open()
        found = someone.page.evaluate(
            """async () => {
              const manifest = await (await fetch(document.querySelector('link[rel=manifest]').href)).json();
              const sizes = await Promise.all(manifest.icons.map(async ({ src, sizes }) => {
                const image = await createImageBitmap(await (await fetch(src)).blob()).catch(() => null);
                return [sizes, image ? `${image.width}x${image.height}` : sizes];
              }));
              return { manifest, sizes };
            }"""
        )
        assert found["manifest"]["start_url"] == "/"
        assert found["manifest"]["display"] == "standalone"
        assert {"192x192", "512x512"} <= {icon["sizes"] for icon in found["manifest"]["icons"]}
        assert all(declared == actual for declared, actual in found["sizes"])


# ---- a new version


class Shell(SimpleHTTPRequestHandler):
    """Serves only the built page, like a static file server."""

    def do_GET(self) -> None:
        if not Path(self.translate_path(self.path)).is_file():
            self.path = "/index.html"
        super().do_GET()

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_: object) -> None: ...


@pytest.fixture
def shell(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A folder that contains the built page, and the URL at which it is served."""
    folder = tmp_path / "dist"
    shutil.copytree(web_dist(), folder)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Shell, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield folder, f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def deploy(folder: Path) -> None:
    """Replace the page by a version with other file names; the old files are gone."""
    script = next((folder / "assets").glob("index-*.js"))
    renamed = script.rename(script.with_name("index-another.js"))
    for path in [folder / "index.html", folder / "worker.js", *(folder / "assets").glob("*.js")]:
        path.write_text(path.read_text().replace(script.name, renamed.name))
    page = folder / "index.html"
    page.write_text(page.read_text().replace("<body>", '<body data-version="another">'))
    worker = folder / "worker.js"
    worker.write_text(re.sub(r'questable-\$\{"\w+"\}', "questable-another", worker.read_text()))


def version_of(page: Page) -> str | None:
    return page.locator("body").get_attribute("data-version")


def test_a_new_version_is_shown_at_the_next_visit_and_offline_too(
    browser: Browser, shell: tuple[Path, str], request: pytest.FixtureRequest
) -> None:
    folder, address = shell
    context: BrowserContext = browser.new_context()
    request.addfinalizer(context.close)
    page = context.new_page()
    page.goto(address)
    until(page, KEPT)
    assert version_of(page) is None
    deploy(folder)
    page.goto(f"{address}/settings")
    assert version_of(page) == "another"  # not one visit later
    until(page, "() => caches.keys().then((all) => all.includes('questable-another'))")
    until(page, "() => caches.keys().then((all) => !all.some((name) => /-[0-9a-f]{12}$/.test(name)))")
    context.set_offline(True)
    page.goto(f"{address}/learn")
    assert version_of(page) == "another"
    expect(page.locator("#main")).to_be_visible()
