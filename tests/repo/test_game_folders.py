"""Each game is one folder: no code outside it names the game, and games do not refer to each other."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

from questable.games import registry

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "questable"
WEB = ROOT / "web" / "src"
GAMES = registry.BUILT_IN
NAMES = re.compile("|".join(GAMES), re.IGNORECASE)
# The only shared files that may name a game: the two lists of games.
LISTS = {"src/questable/games/registry.py", "web/src/games/registry.ts"}
CODE = {".py", ".ts", ".svelte", ".css", ".ftl", ".sql", ".typ", ".j2", ".tcss", ".json", ".txt", ".yaml"}


def shared_files() -> list[Path]:
    """The code and texts of the package and the web client that stand outside the folders of games."""
    folders = [PACKAGE / "games" / game for game in GAMES] + [WEB / "games" / game for game in GAMES]
    files = [path for root in (PACKAGE, WEB) for path in sorted(root.rglob("*")) if path.suffix in CODE]
    built = PACKAGE / "web"
    return [path for path in files if not any(path.is_relative_to(folder) for folder in (*folders, built))]


def test_there_is_something_to_look_through() -> None:
    assert len(shared_files()) > 200
    assert {path.relative_to(ROOT).as_posix() for path in shared_files()} >= LISTS


def test_no_shared_file_names_a_game() -> None:
    found = [
        f"{path.relative_to(ROOT).as_posix()}:{number}: {line.strip()[:80]}"
        for path in shared_files()
        if path.relative_to(ROOT).as_posix() not in LISTS
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if NAMES.search(line)
    ]
    assert not found, "\n".join(found)


def test_no_shared_file_is_named_after_a_game() -> None:
    assert not [path for path in shared_files() if NAMES.search(path.relative_to(ROOT).as_posix())]


@pytest.mark.parametrize("game", GAMES)
def test_no_game_names_another(game: str) -> None:
    others = re.compile("|".join(other for other in GAMES if other != game), re.IGNORECASE)
    folders = [PACKAGE / "games" / game, WEB / "games" / game]
    files = [path for folder in folders for path in sorted(folder.rglob("*")) if path.suffix in CODE]
    assert files
    assert not [str(path) for path in files if others.search(path.read_text("utf-8"))]


def test_games_have_the_same_rooms() -> None:
    """All games have the same subfolders, so that code is found in the same place."""
    rooms = {
        game: {
            path.relative_to(PACKAGE / "games" / game).as_posix() for path in (PACKAGE / "games" / game).glob("*.py")
        }
        for game in GAMES
    }
    common = set.intersection(*rooms.values())
    assert len(common) >= 15, common


def test_the_root_package_imports_the_kernel_alone() -> None:
    """`import questable` is quick; all else is imported when it is asked for."""
    tree = ast.parse((PACKAGE / "__init__.py").read_text("utf-8"))
    imported = [node.module for node in tree.body if isinstance(node, ast.ImportFrom) and node.module]
    assert [name for name in imported if name.startswith("questable")]
    assert not [name for name in imported if name.startswith("questable.") and not name.startswith("questable.kernel")]


def test_every_package_stands_in_the_contracts() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    known = set(re.findall(r"questable\.(\w+)", " ".join(layers)))
    packages = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").is_file()}
    assert known == packages
    shared = packages - {"games"}
    for contract in contracts:
        if contract["type"] == "forbidden":
            sources = {name.split(".")[1] for name in contract["source_modules"]} - {"games"}
            assert shared - sources <= {"testkit"}, contract["name"]
