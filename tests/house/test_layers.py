"""Imports go downwards only, and the check that says so can say no."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LAYERS = (
    "kernel",
    "tenefyr",
    "terrinoth",
    "content",
    "play",
    "drawing",
    "testkit",
    "bots",
    "lab",
    "envs",
    "server",
    "terminal",
    "bench",
    "cli",
)
UPWARDS = [
    ("kernel", "content"),
    ("kernel", "tenefyr"),
    ("tenefyr", "terrinoth"),
    ("terrinoth", "tenefyr"),
    ("content", "play"),
    ("play", "bots"),
    ("bots", "lab"),
    ("server", "terminal"),
    ("lab", "cli"),
    ("lab", "bench"),
    ("cli", "testkit"),
    ("bots", "testkit"),
    ("testkit", "bots"),
    ("kernel", "stray"),
]
DOWNWARDS = [
    ("tenefyr", "kernel"),
    ("content", "terrinoth"),
    ("testkit", "play"),
    ("testkit", "content"),
    ("bots", "play"),
    ("lab", "bots"),
    ("bench", "lab"),
    ("cli", "bench"),
    ("cli", "server"),
]


def check(folder: Path, importer: str, imported: str) -> int:
    """Lint a house of empty packages in which one imports another."""
    for name in {*LAYERS, importer, imported}:
        package = folder / "questable" / name
        package.mkdir(parents=True)
        (package / "__init__.py").touch()
    (folder / "questable" / "__init__.py").touch()
    (folder / "questable" / importer / "__init__.py").write_text(f"import questable.{imported}\n")
    linter = Path(sys.executable).parent / "lint-imports"
    command = [str(linter), "--no-cache", "--config", str(ROOT / "pyproject.toml")]
    env = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run(command, cwd=folder, env=env, check=False, capture_output=True).returncode


@pytest.mark.parametrize(("importer", "imported"), DOWNWARDS)
def test_downwards_is_allowed(tmp_path: Path, importer: str, imported: str) -> None:
    assert check(tmp_path, importer, imported) == 0


@pytest.mark.parametrize(("importer", "imported"), UPWARDS)
def test_upwards_and_sideways_are_refused(tmp_path: Path, importer: str, imported: str) -> None:
    assert check(tmp_path, importer, imported) == 1
