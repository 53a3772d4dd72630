"""The messages of the full-screen program: complete in every language, and none unused."""

import re
from importlib import import_module
from pathlib import Path

import pytest

import questable
from questable.games import registry
from questable.terminal.rules_view import chapters_about
from questable.terminal.screen.strings import screen_text
from questable.terminal.screen.table import KEYS
from questable.text.bundle import entries
from questable.text.languages import LANGUAGES
from questable.text.rulebook import load_rules

# The rest of these ids comes from the game or the session.
MADE = (
    "do-",
    "told-",
    "offer-",
    "undo-",
    "menu-",
    "game-",
    "about-",
    "pick-",
    "bot-",
    "difficulty-",
    "mode-",
    "edition-",
)
KEY_LINE = 78  # columns of a small screen


def ids(lang: str, name: str = "screen") -> list[str]:
    """The message ids of a file name: the shared ones, and those of each game that has its own file."""
    package = Path(questable.__file__).parent
    folders = [package / "text", *(package / "games" / game / "text" for game in registry.BUILT_IN)]
    files = [path for folder in folders if (path := folder / f"{name}.{lang}.ftl").exists()]
    return [id for path in files for id in re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text("utf-8"), re.MULTILINE)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_every_message_once(lang: str) -> None:
    assert ids(lang) == ids("en")
    assert len(set(ids(lang))) == len(ids(lang))
    assert not set(ids(lang)) & {*ids(lang, "common"), *ids(lang, "hint")}  # the first would be said


def test_every_message_is_said_somewhere() -> None:
    package = Path(questable.__file__).parent
    folders = [package / "terminal", *(package / "games" / game / "terminal" for game in registry.BUILT_IN)]
    code = "\n".join(path.read_text("utf-8") for folder in folders for path in folder.rglob("*.py"))
    assert [id for id in ids("en") if not id.startswith(MADE) and f'"{id}"' not in code and f"'{id}'" not in code] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_keys_fit_on_a_small_screen(lang: str) -> None:
    names = {key: action.partition(".")[2] for key, action in KEYS.items()}
    assert len(" ".join(f"{key} {screen_text(lang, f'do-{name}')}" for key, name in names.items())) <= KEY_LINE


@pytest.mark.parametrize("game", questable.GAMES)
def test_every_question_has_a_chapter_of_the_rules(game: str) -> None:
    kinds = [id.removeprefix("decision-") for id in entries(f"{game}/messages", "en") if id.startswith("decision-")]
    assert len(kinds) > 10
    chapters = import_module(f"questable.games.{game}.terminal.rules").CHAPTERS
    assert set(chapters) <= set(kinds)
    for kind in kinds:
        assert set(chapters_about(game, kind)) <= set(load_rules(game).chapters)
        assert chapters_about(game, kind)
