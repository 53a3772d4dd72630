"""A pseudo-locale marks every text of client and server, so that untranslated text is found on every screen."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, WebSocketRoute, expect

from questable.testkit.browser import Player, new_table, player, random_answers
from questable.testkit.service import Service

pytestmark = pytest.mark.slow

PAGES = (
    "/",
    "/new/tenefyr",
    "/new/terrinoth",
    "/cards/tenefyr",
    "/cards/terrinoth",
    "/learn/tenefyr",
    "/learn/terrinoth",
    "/trophies",
    "/daily",
    "/settings",
    "/no/such/page",
)
TEXT_KEYS = {"text", "name", "label", "title", "flavour", "group", "by", "asked"}  # fields that hold text for people
TEXT_LIST_KEYS = {"bar", "traits", "notes"}
QUICK: dict[str, object] = {"players": 2, "mode": "quick", "difficulty": "hard"}

PSEUDO = """localStorage.setItem('questable',
  JSON.stringify({ ...JSON.parse(localStorage.getItem('questable') ?? '{}'), pseudo: true }))"""

# Letters outside ⟦ ⟧, in texts and in what only screen readers and empty fields say.
UNMARKED = r"""() => {
  const found = [];
  let depth = 0;
  const outside = (text) => {
    let left = '';
    for (const letter of text) {
      if (letter === '⟦') depth++;
      else if (letter === '⟧') depth--;
      else if (depth === 0) left += letter;
    }
    return left;
  };
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    const own = node instanceof Element ? node : node.parentElement;
    if (own.closest('script, style, kbd, [translate=no]')) continue;
    if (node instanceof Text) {
      const left = outside(node.data);
      if (/\p{L}/u.test(left)) found.push(left.trim());
      continue;
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      const value = node.getAttribute(name);
      const before = depth;
      depth = 0;
      // the name of a single key is no word
      if (value && /\p{L}{2}/u.test(outside(value))) found.push(`${name}: ${value}`);
      depth = before;
    }
  }
  return [...new Set(found)];
}"""


def marked(data: Any, key: str = "") -> Any:
    """A copy of the data with every text for people in brackets."""
    if isinstance(data, dict):
        inner = "text" if key == "words" else ""
        return {name: marked(value, inner or name) for name, value in data.items()}
    if isinstance(data, list):
        return [marked(one, "text" if key in TEXT_LIST_KEYS else "") for one in data]
    return f"⟦{data}⟧" if isinstance(data, str) and data and (key in TEXT_KEYS) else data


def mark(someone: Player) -> None:
    """Mark the texts in all responses and socket messages of the server to this page."""

    def answer(route: Route) -> None:
        fetched = route.fetch()
        if "json" not in fetched.headers.get("content-type", ""):
            route.fulfill(response=fetched)
            return
        body = fetched.json()
        for card in body["sheet"]["cards"] if isinstance(body, dict) and "sheet" in body else ():
            card["type"] = f"⟦{card['type']}⟧"
        route.fulfill(response=fetched, body=json.dumps(marked(body)))

    def visit(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(json.dumps(marked(json.loads(text)))))

    someone.page.route("**/api/**", answer)
    someone.page.route_web_socket("**/socket**", visit)
    someone.page.add_init_script(PSEUDO)


@pytest.fixture
def reader(browser: Browser, service: Service) -> Iterator[Player]:
    with player(browser, service, service_workers="block") as someone:
        mark(someone)
        yield someone
        someone.console_log[:] = [
            line for line in someone.console_log if "Service Worker registration blocked" not in line
        ]


def unmarked(someone: Player) -> list[str]:
    return [str(text) for text in someone.page.evaluate(UNMARKED)]


def test_every_page_is_translated(reader: Player) -> None:
    for where in PAGES:
        reader.open(where)
        reader.page.wait_for_load_state("networkidle")
        assert "⟦" in reader.page.locator("body").inner_text()
        assert (where, unmarked(reader)) == (where, [])
    reader.page.locator("h1").evaluate("node => node.append('left in English')")
    assert unmarked(reader) == ["left in English"]  # the check can fail


@pytest.mark.parametrize("game", ["tenefyr", "terrinoth"])
def test_every_part_of_a_table_is_translated(reader: Player, game: str) -> None:
    page = reader.page
    config = QUICK if game == "tenefyr" else {"players": 2, "quest": "the-goblin-problem"}
    reader.sit_at(new_table(reader, game, ["me", "open"], config, start=False))
    assert unmarked(reader) == []  # the lobby
    reader.sit_at(new_table(reader, game, ["me", "heuristic"], config))
    pick = random_answers(1)
    for _ in range(8):
        reader.wait_until_asked()
        assert (reader.posed(), unmarked(reader)) == (reader.posed(), [])
        reader.choose(pick)
    reader.wait_until_asked()
    page.keyboard.press("h")
    for tab in ("decks", "chat", "rules", "log"):
        page.locator(f"#tab-{tab}").click()
        page.wait_for_load_state("networkidle")
        assert (tab, unmarked(reader)) == (tab, [])
    page.locator(".ask").first.click()
    expect(page.locator("#tip")).to_be_visible()
    assert unmarked(reader) == []
    page.keyboard.press("Escape")
    page.locator(".thing:not([disabled])").first.focus()
    page.keyboard.press("i")
    expect(page.locator("dialog[open]")).to_be_visible()
    assert unmarked(reader) == []
    page.keyboard.press("Escape")
    for button in (".tools button >> nth=0", ".menu .btn:last-child"):  # to invite, to report
        if button.startswith(".menu"):
            page.locator("header .tools button").last.click()
            assert unmarked(reader) == []
        page.locator(f"header {button}" if not button.startswith(".menu") else button).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        assert unmarked(reader) == []
        page.keyboard.press("Escape")


def test_the_end_and_the_replay_are_translated(reader: Player) -> None:
    page = reader.page
    reader.sit_at(new_table(reader, "tenefyr", ["me", "heuristic"], QUICK))
    reader.wait_until_asked()
    page.locator("header .tools button").last.click()
    page.locator(".menu .btn").nth(1).click()  # give up
    assert unmarked(reader) == []  # one is asked whether one is sure
    page.locator(".menu .danger").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert unmarked(reader) == []
    page.locator("dialog[open] a[href^='/replay/']").click()
    page.wait_for_selector(".replay .track")
    assert unmarked(reader) == []
