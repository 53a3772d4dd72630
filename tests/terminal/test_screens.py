"""Golden screens of the full-screen program, in two sizes and three languages.

    QUESTABLE_GOLDEN=1 .venv/bin/pytest tests/terminal/test_screens.py

writes the golden screens again; review and commit them.
"""

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from questable.terminal.local_table import known_language
from questable.terminal.new_game import NewGame
from questable.terminal.screen.pages import Page
from questable.text.languages import LANGUAGES, Lang

GOLDEN = Path(__file__).parents[1] / "golden" / "terminal"
REMAKE = "QUESTABLE_GOLDEN=1 .venv/bin/pytest tests/terminal/test_screens.py"
SMALL = (80, 24)
LARGE = (160, 48)

# The way through each game: what is pressed, and the screen that comes of it. Those with a star are looked at in the
# large size too; a page is closed again before the next step.
WALKS = {
    "": [("", "set-up*")],
    "tenefyr": [
        ("", "tenefyr-village*"),
        ("question_mark", "tenefyr-help"),
        ("1", "tenefyr-combat*"),
        ("i", "tenefyr-cards*"),
        ("1", "tenefyr-second-turn"),
        ("d", "tenefyr-decks"),
        ("l", "tenefyr-log"),
        ("u", "tenefyr-undo"),
    ],
    "terrinoth": [
        ("d", "terrinoth-decks"),
        ("1", "terrinoth-round*"),
        ("r", "terrinoth-rules"),
        ("m", "terrinoth-menu"),
        ("1 1", "terrinoth-action*"),
    ],
}


async def walk_screens(seen: Any, dealt: Any, lang: Lang, size: tuple[int, int]) -> str:
    found = []
    for game, steps in WALKS.items():
        async with seen(dealt(game, lang, name=game) if game else NewGame(lang), size) as screen:
            for keys, name in steps:
                if size == LARGE and not name.endswith("*") and keys not in ("1", "1 1"):
                    continue
                if isinstance(screen.app.screen, Page):
                    await screen.press("escape")
                    await screen.until(lambda: not isinstance(screen.app.screen, Page))
                for key in keys.split():
                    await screen.press(key)
                    await screen.settled()
                text = await screen.settled()
                title = name.strip("*")
                if size == SMALL or title != name:
                    found.append(f"{f' {title} ':=^{size[0]}}\n{text}\n")
    return "\n".join(found)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
def test_every_screen_looks_as_it_did(seen: Any, dealt: Any, lang: str, size: tuple[int, int]) -> None:
    found = asyncio.run(walk_screens(seen, dealt, known_language(lang), size))
    golden = GOLDEN / f"{size[0]}x{size[1]}.{lang}.txt"
    if os.environ.get("QUESTABLE_GOLDEN"):
        golden.parent.mkdir(parents=True, exist_ok=True)
        golden.write_text(found, "utf-8")
    assert found == golden.read_text("utf-8"), f"if that is meant: {REMAKE}"
