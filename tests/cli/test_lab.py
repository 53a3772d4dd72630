"""`questable lab`."""

import json
from pathlib import Path
from typing import Any

import pytest


def test_a_duel_is_told_in_words_and_as_json(run: Any) -> None:
    arguments = ["lab", "duel", "tenefyr", "--first", "random", "--second", "heuristic", "--games", 3, "--players", 1]
    done = run(*arguments, "--set", "mode=quick", "--jobs", 1)
    assert (done.code, done.err) == (0, "")
    assert "random: " in done.out
    assert "95 % interval" in done.out
    found = json.loads(run(*arguments, "--set", "mode=quick", "--jobs", 1, "--json").out)
    assert (found["games"], found["first"], found["second"]) == (3, "random", "heuristic")


def test_a_report_is_written(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("vl_convert")
    from questable.lab import survey

    cells = survey.grid("tenefyr")[-1:]
    monkeypatch.setattr(survey, "grid", lambda game: cells)
    page = tmp_path / "report.html"
    done = run("lab", "report", "tenefyr", "--games", 1, "--jobs", 1, "--no-forks", "--bot", "random", "--out", page)
    assert (done.code, done.err) == (0, "")
    assert "Tenefyr: balance report" in page.read_text()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["duel", "tenefyr", "--second", "serch"], "bot is 'serch'; allowed: heuristic, random, search."),
        (["duel", "chess"], "There is no game 'chess'; allowed: tenefyr, terrinoth."),
        (["duel", "tenefyr", "--games", "0"], "games is 0; allowed: 1 or more."),
        (["report", "chess"], "game is 'chess'; allowed: tenefyr, terrinoth."),
        (["report", "tenefyr", "--out", "/nowhere/at/all.html"], "allowed: a file in a folder that is there."),
    ],
)
def test_mistakes_are_one_sentence(run: Any, arguments: list[str], told: str) -> None:
    done = run("lab", *arguments)
    assert (done.code, done.out) == (2, "")
    assert told in done.err
    assert done.err.count("\n") == 1
