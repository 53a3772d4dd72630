"""`questable replay`."""

import json
from pathlib import Path
from typing import Any

import pytest

import questable
from questable.bots.registry import bot_rng, make_bot
from questable.play.replay import encode, record


@pytest.fixture(scope="module")
def recorded() -> str:
    bot = make_bot("random", bot_rng(2))
    return encode(record(questable.game("tenefyr"), {"players": 3}, 2, bot.choose))


@pytest.fixture
def file(recorded: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(recorded)
    return path


@pytest.mark.parametrize(
    ("lang", "last"),
    [
        ("en", "The Boss has won: the party loses."),
        ("fr", "Le Boss l'emporte : l'escouade perd."),
        ("nl", "De Boss heeft gewonnen: de groep verliest."),
    ],
)
def test_a_replay_is_told(run: Any, file: Path, lang: str, last: str) -> None:
    done = run("replay", file, "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines()[-1].strip().replace("\u00a0", " ") == last


def test_a_true_replay_is_verified(run: Any, file: Path) -> None:
    done = run("replay", file, "--verify")
    assert (done.code, done.err) == (0, "")
    assert done.out.endswith("all match.\n")


def test_a_false_replay_is_found_out(run: Any, file: Path) -> None:
    data = json.loads(file.read_text())
    data["seed"] += 1
    file.write_text(json.dumps(data))
    done = run("replay", file, "--verify")
    assert (done.code, done.out) == (1, "")
    assert f"{file}: After 0 answers" in done.err


def test_what_is_no_replay_is_refused(run: Any, file: Path) -> None:
    file.write_text('{"schema": 1}')
    done = run("replay", file)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("This is no replay:")
    assert done.err.count("\n") == 1


def test_bytes_are_refused(run: Any, file: Path) -> None:
    file.write_bytes(b"\xff\x00")
    done = run("replay", file, "--verify")
    assert (done.code, done.err) == (2, f"{file} is no replay: it is not UTF-8 text.\n")


def test_other_cards_are_refused(run: Any, file: Path) -> None:
    data = json.loads(file.read_text())
    data["content"] = "0123"
    file.write_text(json.dumps(data))
    assert run("replay", file).code == run("replay", file, "--verify").code == 2
