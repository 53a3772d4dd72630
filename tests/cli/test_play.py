"""`questable play`: whole games through a pipe, saved, killed and resumed."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

FIRST = "1\n" * 3000  # always the first choice


def begin(path: Path, *more: object) -> list[object]:
    """The arguments of a short game."""
    game = ["play", "tenefyr", "--players", 3, "--seed", 3, "--difficulty", "hard", "--lang", "en"]
    return [*game, "--save", path, *more]


def keys(path: Path) -> list[str]:
    found = json.loads(path.read_text())["replay"]["keys"]
    assert isinstance(found, list)
    return found


def test_a_whole_game(start: Any, run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = start(*begin(path), typed=FIRST)
    assert (done.code, done.err) == (0, "")
    for expected in (
        "Where does the party go?",
        "Needed: ",
        "Left in the deck (",
        "Cleric · Keep this hand or redraw?",
        "Which card do you play next?",
        "steps to the skull",
        "Defeat.",
        "Combats won ",
    ):
        assert expected in done.out
    assert max(map(len, done.out.splitlines()[1:-1])) <= 80  # only the names of files may be longer
    replay = tmp_path / "game.replay.json"
    assert done.out.endswith(f"The replay is in {replay}\n")
    assert run("replay", replay, "--verify").code == 0
    assert json.loads(replay.read_text())["outcome"] == "defeat"


@pytest.mark.parametrize("players", [1, 2, 4])
def test_any_number_of_players(run: Any, tmp_path: Path, players: int) -> None:
    path = tmp_path / "game.json"
    setting = ["--mode", "quick", "--difficulty", "hard", "--seed", 5]
    done = run("play", "--players", players, *setting, "--save", path, typed=FIRST)
    assert (done.code, done.err) == (0, "")
    assert "The replay is in" in done.out


@pytest.mark.parametrize(("lang", "expected"), [("fr", "Où va l'escouade ?"), ("nl", "Waar gaat de groep heen?")])
def test_the_language_is_asked_for_or_that_of_the_system(
    run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str, expected: str
) -> None:
    asked = run("play", "--players", 1, "--lang", lang, typed="q\n")
    monkeypatch.setenv("LANG", f"{lang}_BE.UTF-8")
    system = run("play", "--players", 1, typed="q\n")
    assert expected in asked.out.replace("\u00a0", " ")
    assert expected in system.out.replace("\u00a0", " ")


def test_the_number_of_players_is_asked_for(run: Any, home: Path) -> None:
    done = run("play", "--seed", 4, typed="many\n2\nq\n")
    assert done.code == 0
    assert "How many players, 1 to 4?" in done.out
    assert "many is no number of players: type 1, 2, 3 or 4." in done.out
    (saved,) = (home / "questable" / "saves").iterdir()
    assert json.loads(saved.read_text())["replay"]["config"] == {"players": 2}


def test_commands_and_letters(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed = "i 2\ni\n1\ni\nd\nt\nh\ns\nwhat\n\n99\ni quick strike\ni quikc strike\ni xxxxxxxx\nn\nk\nQ\n"
    done = run(*begin(path), typed=typed)
    assert (done.code, done.err) == (0, "")
    for expected in (
        "Chapel Haunt  Enemy",  # the enemy of choice 2
        "Name a card after i: its name, its id, or the number of a choice.",
        "Hedge Robber  Enemy",  # the enemy that is fought
        "Deck (10)    5 × Basic 0, 5 × Basic 1",
        "Discard (0)  nothing",
        "▶  1      Hedge Robber",
        "a card with its rules, by name, id or the number of a choice",
        "what is no choice here: type a number from 1 to 2, or h for help.",
        "99 is no choice here",
        "Quick Strike  Loot",
        "There is no card called quikc strike; did you mean quick strike?",
        "There is no card called xxxxxxxx.",
        "Cleric discards the hand and redraws.",
    ):
        assert expected in done.out, expected
    assert f"Saved in {path}\n" in done.out
    assert done.out.endswith(f"The game is saved. Go on with:\n  questable play --resume {path}\n")
    assert keys(path) == ["enter:dungeon-1", "redraw", "keep"]


def test_the_end_of_the_input_is_a_safe_stop(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = run(*begin(path), typed="1\n1")
    assert (done.code, done.err) == (0, "")
    assert "questable play --resume" in done.out
    assert keys(path) == ["enter:dungeon-1", "keep"]


def test_a_game_is_resumed_where_it_stood(run: Any, tmp_path: Path) -> None:
    path, other = tmp_path / "game.json", tmp_path / "other.json"
    run(*begin(path), typed="1\n" * 12 + "q\n")
    assert len(keys(path)) == 12
    done = run("play", "--resume", path, typed=FIRST)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("The game goes on where it stood, after 12 answers.\n")
    run(*begin(other), typed=FIRST)
    assert keys(path) == keys(other)
    assert (tmp_path / "game.replay.json").read_text() == (tmp_path / "other.replay.json").read_text()


def test_bots_take_their_seats_and_stay_the_same_when_resumed(run: Any, tmp_path: Path) -> None:
    path, other = tmp_path / "game.json", tmp_path / "other.json"
    bots = ["--bot-seats", "2,3", "--bot", "random"]
    done = run(*begin(other, *bots), typed=FIRST)
    assert "Cleric · Keep this hand or redraw?" in done.out
    assert "Thief · Keep" not in done.out
    assert "Barbarian draws" in done.out
    assert "(Cleric has the final word)" in done.out  # what is decided together a person decides
    run(*begin(path, *bots), typed="1\n" * 7)
    run("play", "--resume", path, "--lang", "nl", typed=FIRST)
    assert keys(path) == keys(other)


def test_a_game_of_bots_alone_plays_to_its_end(run: Any, tmp_path: Path) -> None:
    done = run(*begin(tmp_path / "game.json", "--bot-seats", "1,2,3"))
    assert (done.code, done.err) == (0, "")
    assert "Keep this hand" not in done.out
    assert "The replay is in" in done.out


def test_a_finished_game_shows_its_end_again(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(*begin(path), typed=FIRST)
    done = run("play", "--resume", path)
    assert done.code == 0
    assert "Defeat." in done.out


def test_the_last_game_is_found(run: Any) -> None:
    assert run("play", "--resume", "last").err.startswith("There is no unfinished game in ")
    run("play", "--players", 2, "--seed", 1, typed="1\nq\n")
    done = run("play", "--resume", "last", typed="q\n")
    assert done.out.startswith("The game goes on where it stood, after 1 answer.\n")


@pytest.mark.parametrize("kill", [signal.SIGKILL, signal.SIGINT])
def test_killed_in_the_middle_nothing_that_was_answered_is_lost(run: Any, tmp_path: Path, kill: signal.Signals) -> None:
    path, other = tmp_path / "game.json", tmp_path / "other.json"
    arguments = [sys.executable, "-m", "questable.cli", *map(str, begin(path))]
    with subprocess.Popen(
        arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ
    ) as process:
        assert process.stdin is not None
        for answers in range(1, 13):
            process.stdin.write(b"1\n")
            process.stdin.flush()
            wait_for(path, answers)
        process.send_signal(kill)
        out, err = process.communicate(timeout=60)
    assert len(keys(path)) == 12
    assert err == b""
    assert [file for file in tmp_path.iterdir() if file.name.startswith(".")] == []
    if kill == signal.SIGINT:
        assert process.returncode == 130
        assert b"questable play --resume" in out
    run("play", "--resume", path, typed=FIRST)
    run(*begin(other), typed=FIRST)
    assert keys(path) == keys(other)


def wait_for(path: Path, answers: int) -> None:
    """Wait until so many answers are saved; the file must be valid whenever it is read."""
    until = time.monotonic() + 60
    while not path.exists() or len(keys(path)) < answers:
        assert time.monotonic() < until
        time.sleep(0.01)


def test_a_save_is_not_overwritten_by_a_new_game(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(*begin(path), typed="1\nq\n")
    done = run(*begin(path))
    assert (done.code, done.out) == (2, "")
    assert done.err == f"{path} is there already: go on with --resume {path}, or name another file.\n"


def test_a_save_that_is_damaged_or_changed_is_refused(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(*begin(path), typed="1\n1\nq\n")
    whole = json.loads(path.read_text())
    path.write_text("{")
    assert run("play", "--resume", path).err.startswith(f"{path} is no saved game: ")
    path.write_text(json.dumps(whole | {"schema": 9}))
    assert run("play", "--resume", path).err == f"{path} was saved with schema 9; this version reads 1.\n"
    whole["replay"]["digests"]["2"] = "0"
    path.write_text(json.dumps(whole))
    done = run("play", "--resume", path)
    assert (done.code, done.out) == (2, "")
    assert "plays out differently now" in done.err


def test_a_folder_that_cannot_be_written_is_named(run: Any, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = run(*begin(tmp_path / "file" / "game.json"))
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"The game cannot be saved in {tmp_path / 'file' / 'game.json'}: ")


def test_bytes_that_are_no_text_are_no_crash(tmp_path: Path) -> None:
    arguments = [sys.executable, "-m", "questable.cli", *map(str, begin(tmp_path / "game.json"))]
    done = subprocess.run(arguments, input=b"\xff\xfe\nq\n", check=False, capture_output=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
