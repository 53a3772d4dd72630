"""The import check allows imports of lower layers and refuses upward, sideways and game imports."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULES = (
    "kernel",
    "cards",
    "text",
    "games.module",
    "games.registry",
    "games.achievements",
    "games.options",
    "games.tenefyr",
    "games.terrinoth",
    "play",
    "drawing",
    "bots",
    "testkit",
    "lab",
    "envs",
    "tables",
    "server",
    "terminal",
    "bench",
    "cli",
)
REFUSED = [
    ("kernel", "cards"),
    ("kernel", "games.module"),
    ("kernel", "games.tenefyr"),
    ("games.tenefyr", "games.terrinoth"),
    ("games.terrinoth", "games.tenefyr"),
    ("games.module", "games.tenefyr"),
    ("games.registry", "games.terrinoth"),
    ("cards", "play"),
    ("text", "play"),
    ("play", "bots"),
    ("bots", "lab"),
    ("bots", "testkit"),
    ("tables", "server"),
    ("tables", "terminal"),
    ("server", "terminal"),
    ("lab", "cli"),
    ("lab", "bench"),
    ("cli", "testkit"),
    ("server", "games.tenefyr"),
    ("testkit", "games.terrinoth"),
]
ALLOWED = [
    ("games.tenefyr", "kernel"),
    ("games.tenefyr", "lab"),
    ("games.terrinoth", "terminal"),
    ("games.terrinoth", "testkit"),
    ("cards", "text"),
    ("text", "cards"),
    ("play", "games.module"),
    ("bots", "games.registry"),
    ("testkit", "play"),
    ("bots", "play"),
    ("lab", "bots"),
    ("server", "tables"),
    ("terminal", "tables"),
    ("bench", "lab"),
    ("cli", "bench"),
    ("cli", "server"),
]


def check(folder: Path, importer: str, imported: str) -> int:
    """Lint a tree of empty packages in which one imports another."""
    for name in ("", "games", *MODULES):
        package = folder.joinpath("questable", *name.split("."))
        package.mkdir(parents=True, exist_ok=True)
        (package / "__init__.py").touch()
    source = folder.joinpath("questable", *importer.split("."), "__init__.py")
    source.write_text(f"import questable.{imported}\n")
    linter = Path(sys.executable).parent / "lint-imports"
    command = [str(linter), "--no-cache", "--config", str(ROOT / "pyproject.toml")]
    env = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run(command, cwd=folder, env=env, check=False, capture_output=True).returncode


@pytest.mark.parametrize(("importer", "imported"), ALLOWED)
def test_an_import_downwards_is_allowed(tmp_path: Path, importer: str, imported: str) -> None:
    assert check(tmp_path, importer, imported) == 0


@pytest.mark.parametrize(("importer", "imported"), REFUSED)
def test_an_import_upwards_sideways_or_of_a_game_is_refused(tmp_path: Path, importer: str, imported: str) -> None:
    assert check(tmp_path, importer, imported) == 1
