"""Measure the page in a real browser, on loopback: how soon it can be used, and how soon an answer is seen.

    python benchmarks/browser.py           prints a table, writes benchmarks/results/browser.json

Cold: a new browser with an empty cache. Answer: from the click on an option until the next decision is painted, by the
browser's own clock.
"""

import json
import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from questable.testkit.browser import DESK, Player, new_table, random_answers
from questable.testkit.service import Service

RESULTS = Path(__file__).resolve().parent / "results" / "browser.json"
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
VISITS = 15
ANSWERS = 150
INTERACTIVE = 1500  # milliseconds, at most
SEEN = 100  # milliseconds at the 95th percentile, at most

# Records when the page first has something to click, and how long answers take.
CLOCK = """(() => {
  const ready = () => document.querySelector('section.game button:not([disabled]), .option');
  const watch = () => {
    if (window.interactive || !ready()) return;
    requestAnimationFrame(() => (window.interactive ??= performance.now()));
  };
  window.answers = [];
  let clicked = null;
  const posed = () => document.querySelector('[data-posed]')?.dataset.posed ?? '';
  new MutationObserver(() => {
    watch();
    if (!clicked || !posed() || posed() === clicked.posed) return;
    const { at } = clicked;
    clicked = null;
    requestAnimationFrame(() => setTimeout(() => window.answers.push(performance.now() - at)));
  }).observe(document, { childList: true, subtree: true, attributes: true });
  addEventListener('click', (event) => {
    if (event.target.closest('.option, .thing.can')) clicked = { at: event.timeStamp, posed: posed() };
  }, true);
})()"""


def figures(values: list[float]) -> dict[str, float]:
    ordered = sorted(values)
    return {
        "median": round(statistics.median(ordered), 1),
        "p95": round(ordered[max(0, -(-len(ordered) * 95 // 100) - 1)], 1),
        "highest": round(ordered[-1], 1),
    }


def open_cold(browser: Browser, address: str) -> float:
    context = browser.new_context(viewport=DESK, locale="en-GB")
    page = context.new_page()
    page.add_init_script(CLOCK)
    page.goto(address)
    page.wait_for_function("() => window.interactive")
    found = float(page.evaluate("() => window.interactive"))
    context.close()
    return found


def answer_many(page: Page, service: Service) -> list[float]:
    """Play whole games until there are enough answers."""
    someone = Player(page, service.address)
    page.add_init_script(CLOCK)
    found: list[float] = []
    for seed, game in enumerate(["tenefyr", "terrinoth"] * ANSWERS):
        config: dict[str, object] = {"players": 1} if game == "tenefyr" else {"players": 1, "quest": "hold-greywatch"}
        someone.sit_at(new_table(someone, game, ["me"], config))
        pick = random_answers(seed)
        for _ in range(ANSWERS // 2):
            someone.wait_until_asked()
            if someone.is_over():
                break
            someone.choose(pick)
        found += page.evaluate("() => window.answers")
        if len(found) >= ANSWERS:
            break
    return found


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        service = Service(f"{folder}/games.db", QUESTABLE_SEED="11").start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            open_cold(browser, service.address)  # not measured: the service reads its cards
            cold = [open_cold(browser, service.address) for _ in range(VISITS)]
            seen = answer_many(browser.new_page(viewport=DESK, locale="en-GB"), service)
        finally:
            browser.close()
            service.clean_up()
    results = {
        "interactive, cold cache (ms)": {**figures(cold), "visits": len(cold), "no later than": INTERACTIVE},
        "answer seen (ms)": {**figures(seen), "answers": len(seen), "p95 no later than": SEEN},
    }
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(results, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    for name, times in results.items():
        print(f"{name:32}median {times['median']:>8,}   p95 {times['p95']:>8,}")
    late = figures(cold)["p95"] > INTERACTIVE or figures(seen)["p95"] > SEEN
    if late:
        print("This is later than it should be.", file=sys.stderr)
    return int(late)


if __name__ == "__main__":
    sys.exit(main())
