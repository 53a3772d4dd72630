"""The gallery in a real browser: no text overflows its card, and the page is accessible."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, ViewportSize

import questable
from questable.drawing.gallery import write_gallery
from questable.drawing.model import Paragraph, Sheet
from questable.drawing.sheets import game_sheets
from questable.text.languages import LANGUAGES

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
DESK: ViewportSize = {"width": 1280, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SIZES = ("full", "hand", "mini")
SMALLEST = {"full": 8.5, "hand": 7.0, "mini": 7.0}  # pixels of a letter on a desk screen

# What is wrong with the cards on the page: text that is cut off, hangs out of its box or card, or is too small to read.
FAULTS = """(smallest) => {
  const faults = [];
  for (const card of document.querySelectorAll('main .card')) {
    const edge = card.getBoundingClientRect();
    const fault = (what) => faults.push(`${card.dataset.card}: ${what}`);
    for (const node of card.querySelectorAll('*')) {
      if (node.scrollHeight > node.clientHeight + 1 && getComputedStyle(node).overflow === 'hidden'
          && node.clientHeight > 1) fault(`<${node.tagName} ${node.className}> is cut off`);
    }
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!text.data.trim() || parent.classList.contains('hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = parent.getBoundingClientRect();
      for (const rect of range.getClientRects()) {
        const outside = (frame, slack) => rect.left < frame.left - slack || rect.right > frame.right + slack
          || rect.top < frame.top - slack || rect.bottom > frame.bottom + slack;
        if (outside(edge, 0)) fault(`"${text.data.trim()}" leaves the card`);
        else if (rect.left < box.left - 2 || rect.right > box.right + 2) fault(`"${text.data.trim()}" leaves its box`);
      }
      const size = parseFloat(getComputedStyle(parent).fontSize);
      if (size < smallest) fault(`"${text.data.trim()}" is ${size.toFixed(1)} pixels high`);
    }
  }
  return { faults: [...new Set(faults)], cards: document.querySelectorAll('main .card').length };
}"""


@pytest.fixture(scope="module")
def sheets() -> dict[str, list[Sheet]]:
    return {game: game_sheets(game, LANGUAGES) for game in questable.GAMES}


@pytest.fixture
def console() -> list[str]:
    return []


@pytest.fixture
def page(browser: Browser, console: list[str]) -> Iterator[Page]:
    """The gallery at desktop size without a network; fails if the console has messages at the end of the test."""
    context = browser.new_context(viewport=DESK, offline=True)
    page = context.new_page()
    page.on("console", lambda message: console.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: console.append(str(error)))
    yield page
    context.close()
    assert console == []


def show(page: Page, folder: Path, sheets: list[Sheet], size: str = "full") -> None:
    page.goto(write_gallery(sheets, folder).as_uri())
    if size != "full":
        page.get_by_role("combobox", name=sheets[0].words["size"]).select_option(size)
    page.wait_for_selector(f".card.{size}")
    page.evaluate("() => document.fonts.ready")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def faults(page: Page, size: str) -> Any:
    return page.evaluate(FAULTS, SMALLEST[size])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", questable.GAMES)
def test_no_text_leaves_its_card(
    page: Page, tmp_path: Path, sheets: dict[str, list[Sheet]], game: str, lang: str, size: str
) -> None:
    sheet = next(one for one in sheets[game] if one.lang == lang)
    show(page, tmp_path, [sheet], size)
    found = faults(page, size)
    assert found["cards"] == len(sheet.cards)
    assert found["faults"] == []


@pytest.mark.parametrize("game", questable.GAMES)
def test_no_text_leaves_its_card_on_a_phone(
    page: Page, tmp_path: Path, sheets: dict[str, list[Sheet]], game: str
) -> None:
    page.set_viewport_size(PHONE)
    show(page, tmp_path, sheets[game])
    found = page.evaluate(FAULTS, 0)  # on a phone, letters are as large as it is held near
    assert found["faults"] == []


def test_a_text_that_is_too_long_is_found(page: Page, tmp_path: Path, sheets: dict[str, list[Sheet]]) -> None:
    """The overflow check above can fail."""
    sheet = sheets["tenefyr"][0]
    card = next(card for card in sheet.cards if card.id == "orc")
    enemy = msgspec.structs.replace(card.faces[0], rules=[Paragraph("Too much of it. " * 80)])
    long = msgspec.structs.replace(card, faces=[enemy, card.faces[1]])
    show(page, tmp_path, [msgspec.structs.replace(sheet, cards=[long])])
    assert any("orc" in fault for fault in faults(page, "full")["faults"])


def test_the_page_itself_is_never_wider_than_the_screen(
    page: Page, tmp_path: Path, sheets: dict[str, list[Sheet]]
) -> None:
    for viewport, size in ((PHONE, "full"), (PHONE, "hand"), (DESK, "full")):
        page.set_viewport_size(viewport)
        show(page, tmp_path, sheets["terrinoth"], size)
        wide, seen = page.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]")
        assert wide <= seen


def test_language_search_and_filter_change_what_is_shown(
    page: Page, tmp_path: Path, sheets: dict[str, list[Sheet]]
) -> None:
    show(page, tmp_path, [*sheets["tenefyr"], *sheets["terrinoth"]])
    status = page.get_by_role("status")
    assert status.inner_text() == "112 cards"
    page.get_by_label("Search").fill("goblin")
    found = int(status.inner_text().split()[0])
    assert 0 < found < 112
    assert page.locator("main .card").count() == found
    page.get_by_label("Search").fill("no such card")
    assert "No card fits" in status.inner_text()
    page.get_by_label("Search").fill("")
    page.get_by_label("Show").select_option("Rewards, level 3")
    assert status.inner_text() == "4 cards"
    page.get_by_label("Language").select_option("fr")  # the filter stays
    assert status.inner_text() == "4 cartes"
    assert page.locator("h2").inner_text().startswith("Récompenses, niveau 3")
    assert page.locator("html").get_attribute("lang") == "fr"
    page.get_by_role("button", name="Heroes of Terrinoth").click()
    assert status.inner_text() == "182 cartes"


def test_a_small_card_opens_as_a_whole_one(page: Page, tmp_path: Path, sheets: dict[str, list[Sheet]]) -> None:
    show(page, tmp_path, sheets["tenefyr"], "mini")
    page.get_by_role("button", name="Orc, Dungeon card, level 1").click()
    whole = page.get_by_role("dialog").locator(".card.full")
    assert whole.get_by_role("heading").all_inner_texts() == ["Orc", "Quick Strike"]
    page.keyboard.press("Escape")
    assert page.get_by_role("dialog").count() == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", questable.GAMES)
def test_nobody_is_shut_out(page: Page, tmp_path: Path, sheets: dict[str, list[Sheet]], game: str, theme: str) -> None:
    """axe-core finds nothing on the page, and it can find something."""
    show(page, tmp_path, sheets[game], "hand")
    page.get_by_role("combobox", name=sheets[game][0].words["theme"]).select_option(theme)
    page.add_script_tag(path=ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js")
    run = "async () => (await axe.run()).violations.map((one) => [one.id, one.nodes[0].failureSummary])"
    assert json.dumps(page.evaluate(run), indent=1) == "[]"
    page.evaluate("() => document.body.append(document.createElement('img'))")
    assert [found[0] for found in page.evaluate(run)] == ["image-alt", "region"]
