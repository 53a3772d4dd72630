"""Packs in a real browser: uploading, correcting, viewing and playing with them."""

import io
import json
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import questable
from questable.testkit.browser import PATIENCE, PHONE, Player, player
from questable.testkit.service import Service

pytestmark = pytest.mark.slow
expect.set_options(timeout=PATIENCE)

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PACKS = {"tenefyr": "toll-road", "terrinoth": "salt-fair"}
SHAPES: dict[str, dict[str, object]] = {"desk": {}, "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True}}
BROKEN = {
    "pack.yaml": "id: night\nname: {en: Night}\nversion: 1.0.0\nauthor: T\ngame: tenefyr\ncolour: red\n",
    "cards.yaml": "skills:\n  - {id: s, hero: brad, name: {en: A}, power: 1, rules: [{drow: 1}]}\n",
}


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    made = Service(str(tmp_path_factory.mktemp("packs") / "games.db")).start()
    yield made
    made.clean_up()


def zipped(files: dict[str, str]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return packed.getvalue()


def pick(someone: Player, name: str, data: bytes) -> None:
    """Choose a pack file in the upload field."""
    files = [{"name": name, "mimeType": "application/zip", "buffer": data}]
    someone.page.locator("input[type=file]").set_input_files(files=files)  # type: ignore[arg-type]


def example(game: str) -> bytes:
    return questable.load_pack(ROOT / "examples" / "packs" / PACKS[game]).zip()


def test_mistakes_of_a_pack_are_named_until_it_is_mended(browser: Browser, service: Service) -> None:
    with player(browser, service) as someone:
        someone.open("/packs")
        pick(someone, "night.zip", zipped(BROKEN))
        expect(someone.page.locator(".mistakes li")).to_have_count(3)
        expect(someone.page.locator(".mistakes")).to_contain_text("cards.yaml, line 2")
        expect(someone.page.locator(".mistakes")).to_contain_text("did you mean 'bard'?")
        pick(someone, "toll-road.zip", example("tenefyr"))
        expect(someone.page.get_by_role("heading", name="The Toll Road")).to_be_visible()
        expect(someone.page.locator(".mistakes")).to_have_count(0)


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("game", questable.GAMES)
def test_a_pack_is_looked_at_and_played_with(browser: Browser, service: Service, game: str, size: str) -> None:
    with player(browser, service, **SHAPES[size]) as someone:
        someone.open("/packs")
        pick(someone, "pack.zip", example(game))
        expect(someone.page.locator("[data-card]").first).to_be_visible()
        assert someone.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        someone.page.get_by_role("link", name="Play with it").click()
        expect(someone.page.locator(".packs input:checked")).to_have_count(1)
        news = {"tenefyr": "Toll Baron", "terrinoth": "The Salt Fair"}[game]
        if game == "tenefyr":
            someone.page.get_by_text(news, exact=True).click()
        else:
            someone.page.get_by_label("Quest").select_option(label=news)
        someone.page.get_by_role("button", name="Begin").click()
        someone.wait_until_asked()
        table = someone.page.url.rsplit("/", 1)[1]
        seen = someone.page.evaluate(f"async () => (await fetch('/api/tables/{table}')).json()")
        assert [pack["id"] for pack in seen["packs"]] == [PACKS[game]]
        for _ in range(3):
            someone.choose(lambda keys: keys[0])
            someone.wait_until_asked()
        someone.open("/packs")
        someone.page.get_by_role("link", name="Look at its cards").click()
        someone.page.get_by_role("button", name="Take off the list").click()
        someone.expect_text("You have brought no pack yet.")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nobody_is_shut_out_of_packs(browser: Browser, service: Service, theme: str) -> None:
    with player(browser, service, color_scheme=theme) as someone:
        someone.open("/packs")
        pick(someone, "night.zip", zipped(BROKEN))
        expect(someone.page.locator(".mistakes li")).to_have_count(3)
        assert json.dumps(someone.violations(AXE), indent=1) == "[]"
        pick(someone, "salt-fair.zip", example("terrinoth"))
        expect(someone.page.locator("[data-card]").first).to_be_visible()
        someone.page.wait_for_load_state("networkidle")
        assert json.dumps(someone.violations(AXE), indent=1) == "[]"
        someone.open("/packs")
        expect(someone.page.get_by_role("link", name="Look at its cards")).to_be_visible()
        assert json.dumps(someone.violations(AXE), indent=1) == "[]"
