"""`questable play --json`: games played by programs, one of them not in Python."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import questable

BOT = Path(__file__).parents[2] / "examples" / "terminal" / "bot.mjs"


def begin(game: str, path: Path, *more: object) -> list[object]:
    return ["play", game, "--json", "--players", 2, "--seed", 3, "--save", path, *more]


def messages(done: Any) -> list[Any]:
    assert done.err == ""
    return [json.loads(line) for line in done.out.splitlines()]


@pytest.mark.parametrize("game", ["tenefyr", "terrinoth"])
def test_what_is_told_is_what_the_seat_sees(run: Any, tmp_path: Path, game: str) -> None:
    begun, question = messages(run(*begin(game, tmp_path / "game.json")))
    table = questable.game(game).new({"players": 2}, 3, record=True)
    assert table.decision is not None
    assert (begun["type"], begun["game"], begun["seed"], begun["schema"]) == ("game", game, 3, 1)
    assert (question["type"], question["outcome"]) == ("question", None)
    assert question["seat"] == table.decision.final_seat
    view = json.loads(json.dumps(table.view(question["seat"])))
    assert question["view"] | {"decision": None} == view | {"decision": None}
    assert [option["key"] for option in question["decision"]["options"]] == table.decision.option_keys()
    assert question["decision"]["question"].endswith("?")
    assert all(option["label"] for option in question["decision"]["options"])
    assert [event["id"] for event in question["events"]] == [event["id"] for event in table.events(0, 0)]
    assert all(event["text"] for event in question["events"])


def test_a_wrong_key_is_one_sentence_and_changes_nothing(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    begun, question, wrong, after = messages(run(*begin("tenefyr", path), typed="nonsense\n\nenter:dungeon-2\n"))
    assert wrong["type"] == "error"
    assert wrong["error"].startswith("“nonsense” is not an option here; allowed: enter:dungeon-1, ")
    assert after["view"]["revision"] == question["view"]["revision"] + 1
    assert json.loads(path.read_text())["replay"]["keys"] == ["enter:dungeon-2"]
    assert begun["save"] == str(path)


def test_events_are_told_once_and_texts_in_the_language_asked_for(run: Any, tmp_path: Path) -> None:
    done = run(*begin("tenefyr", tmp_path / "game.json", "--lang", "nl"), typed="enter:dungeon-1\nkeep\n")
    questions = messages(done)[1:]
    numbers = [event["number"] for question in questions for event in question["events"]]
    assert numbers == sorted(set(numbers))
    assert questions[0]["decision"]["question"] == "Waar gaat de groep heen?"


def test_the_end_of_the_input_is_a_safe_stop(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(*begin("terrinoth", path), typed="")
    begun, question = messages(run("play", "--json", "--resume", path))
    assert begun["game"] == "terrinoth"
    assert question["events"][0]["number"] == 0  # a resumed game prints all events again


def test_bots_take_seats_and_nobody_is_asked_for_the_number_of_players(run: Any, tmp_path: Path) -> None:
    done = run("play", "--json", "--seed", 1, "--save", tmp_path / "game.json")
    assert len(messages(done)) == 2
    lines = messages(run(*begin("terrinoth", tmp_path / "other.json", "--bot-seats", "1,2", "--bot", "random")))
    assert [line["type"] for line in lines] == ["game", "end"]
    assert lines[1]["outcome"] in ("victory", "defeat")
    assert lines[1]["decision"] is None


def test_plain_and_json_do_not_go_together(run: Any) -> None:
    done = run("play", "--plain", "--json")
    assert (done.code, done.out) == (2, "")
    assert done.err == "--plain is for people and --json for programs; leave one out.\n"


@pytest.mark.parametrize("game", ["tenefyr", "terrinoth"])
def test_a_player_in_another_language_plays_to_the_end(run: Any, tmp_path: Path, game: str) -> None:
    path = tmp_path / "game.json"
    command = [sys.executable, "-m", "questable.cli", *map(str, begin(game, path))]
    done = subprocess.run(["node", BOT, *command], check=False, capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
    replay = tmp_path / "game.replay.json"
    assert done.stdout.splitlines()[-1] in (f"{end}, replay in {replay}" for end in ("victory", "defeat"))
    assert run("replay", replay, "--verify").code == 0
