"""The wheel from `make build`, installed in an empty virtual environment, plays a game."""

import json
import os
import subprocess
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FIRST = "1\n" * 3000  # always the first choice


def run(*command: object, typed: str = "", folder: Path) -> str:
    done = subprocess.run(
        [str(word) for word in command],
        input=typed,
        cwd=folder,
        env={"PATH": "/usr/bin:/bin", "HOME": str(folder), "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_the_wheel_in_a_clean_environment_plays_a_seeded_game(tmp_path: Path) -> None:
    wheels = list((ROOT / "build" / "wheel").glob("*.whl"))
    assert len(wheels) == 1, "`make build` makes it"
    home = tmp_path / "clean"
    venv.create(home, with_pip=True)
    python, questable = home / "bin" / "python", home / "bin" / "questable"
    install = [python, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    # as this machine installs, which may have its own place to take packages from
    here = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    for what in (["--require-hashes", "-r", ROOT / "requirements" / "run.txt"], ["--no-deps", wheels[0]]):
        subprocess.run([str(word) for word in (*install, *what)], env=here, check=True)

    assert run(python, "-c", "import questable; print(questable.__file__)", folder=tmp_path).startswith(str(home))
    compiled = "any" not in wheels[0].name.rsplit("-", 1)[1]
    build = "compiled" if compiled else "interpreted"
    assert f"({build})" in run(questable, "--version", folder=tmp_path)
    game = ["play", "tenefyr", "--plain", "--players", 2, "--seed", 3, "--mode", "quick", "--save", "game.json"]
    assert "The replay is in" in run(questable, *game, typed=FIRST, folder=tmp_path)
    run(questable, "replay", "game.replay.json", "--verify", folder=tmp_path)
    assert json.loads((tmp_path / "game.replay.json").read_text())["outcome"] in ("victory", "defeat")
    run(python, "-c", "import questable.terminal.screen.app", folder=tmp_path)  # the whole screen is there too
