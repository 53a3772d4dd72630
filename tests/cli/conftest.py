"""The command, called in this process or as one of its own."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

import pytest

from questable.cli.app import main


@dataclass
class Done:
    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved games stay in the folder of the test, texts are English and 80 columns wide."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Call the command in this process, with what is typed."""

    def call(*arguments: object, typed: str = "") -> Done:
        capsys.readouterr()
        monkeypatch.setattr("sys.stdin", StringIO(typed))
        code = main([str(argument) for argument in arguments])
        told = capsys.readouterr()
        return Done(code, told.out, told.err)

    return call


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "questable.cli", *map(str, arguments)]


@pytest.fixture
def start() -> Run:
    """Call the command as a process of its own, with what is typed."""

    def call(*arguments: object, typed: str = "") -> Done:
        done = subprocess.run(
            command(*arguments), input=typed, check=False, capture_output=True, text=True, env=os.environ, timeout=120
        )
        return Done(done.returncode, done.stdout, done.stderr)

    return call
