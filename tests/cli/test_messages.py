"""The messages of the terminal: the same ids in all languages, none unused, and no conflicting key letters."""

import re
from pathlib import Path
from typing import Any

import pytest

import questable
from questable.bots.registry import BOTS
from questable.games import registry
from questable.games.tenefyr.rules.constants import TAGS
from questable.games.tenefyr.terminal.strings import TenefyrStrings
from questable.games.terrinoth.rules.constants import TAGS as TERRINOTH_TAGS
from questable.kernel.control import TAGS as CONTROL_TAGS
from questable.terminal.lines.plain import PlainPrompt
from questable.terminal.local_game import LocalGame
from questable.terminal.strings import make_console
from questable.text.catalogue import message
from questable.text.languages import LANGUAGES

COMMANDS = {"d", "t", "i", "r", "f", "x", "s", "h", "?", "q"}
TOGETHER = [("keep", "redraw"), ("continue", "leave"), ("yes", "no"), ("draw", "stop")]


def ids(lang: str) -> list[str]:
    """The ids of the terminal messages: the shared ones, and those of each game that has its own file."""
    package = Path(questable.__file__).parent
    folders = [package / "text", *(package / "games" / game / "text" for game in registry.BUILT_IN)]
    files = [path for folder in folders if (path := folder / f"play.{lang}.ftl").exists()]
    return [id for path in files for id in re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text("utf-8"), re.MULTILINE)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_every_message(lang: str) -> None:
    assert ids(lang) == ids("en")
    assert len(set(ids(lang))) == len(ids(lang))


def test_every_message_is_said_somewhere() -> None:
    package = Path(questable.__file__).parent
    folders = [package / "cli", package / "terminal"]
    folders += [package / "games" / game / "terminal" for game in registry.BUILT_IN]
    code = "\n".join(path.read_text("utf-8") for folder in folders for path in folder.rglob("*.py"))
    made = (
        "outcome-",
        "why-",
        "difficulty-",
        "part-",
        "key-",
        "help-",
        "letter-",
        "asked-",
        "told-asked-",
    )  # the rest of these ids comes from the game
    unused = [id for id in ids("en") if not id.startswith(made) and f'"{id}"' not in code and f"'{id}'" not in code]
    assert unused == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_answer_and_are_no_commands(lang: str) -> None:
    letters = {tag: message(lang, f"key-{tag}", "tenefyr/play") for tag in TenefyrStrings.option_letters}
    assert not COMMANDS & set(letters.values())
    for first, second in TOGETHER:
        assert letters[first] != letters[second]
    assert set(TenefyrStrings.option_letters) <= {tag.name for tag in (*TAGS, *CONTROL_TAGS)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["tenefyr", "terrinoth"])
def test_letters_that_tell_the_state_are_no_answers_and_no_commands(tmp_path: Path, name: str, lang: str) -> None:
    local_game = LocalGame(questable.game(name), {"players": 2}, 1, lang, {}, tmp_path / "game.json")
    prompt = PlainPrompt(local_game, make_console(plain=True))
    parts = list(prompt.make_renderer().parts())
    letters = [message(lang, f"letter-{part}", f"{name}/play") for part in parts]
    tags = {tag.name for tag in (*(TAGS if name == "tenefyr" else TERRINOTH_TAGS), *CONTROL_TAGS)}
    assert prompt.strings.option_letters <= tags
    answers = {message(lang, f"key-{tag}", f"{name}/play") for tag in prompt.strings.option_letters}
    assert len(set(letters)) == len(parts) > 4
    assert not set(letters) & (COMMANDS | answers)


@pytest.mark.parametrize("command", ["play", "sim"])
def test_help_names_every_bot(run: Any, command: str) -> None:
    output = run(command, "--help").out
    assert [bot for bot in BOTS if bot not in output] == []
