"""`questable bench`."""

import json
from pathlib import Path
from typing import Any

import pytest

from questable.bench import race as racing
from questable.bench.entries import OTHERS, OURS


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short race: our games interpreted, and one peer that is not installed."""
    few = (*OURS[2:], next(entry for entry in OTHERS if entry.name == "pyminion"))
    whole = racing.race
    monkeypatch.setattr(
        racing, "race", lambda rounds, seconds, peers, progress: whole(rounds, seconds, peers, progress, few)
    )


def test_json_and_the_picture_hold_what_was_measured(run: Any, tmp_path: Path) -> None:
    pytest.importorskip("vl_convert")
    few = ["--rounds", 1, "--seconds", 0.01, "--peers", tmp_path]
    done = run("bench", *few, "--json", "--out", tmp_path)
    assert (done.code, done.err) == (0, "")
    found = json.loads(done.out)
    assert [line["name"] for line in found["lines"]] == ["Tenefyr, interpreted", "Terrinoth, interpreted"]
    assert found["ratios"] == {}
    assert found["missing"] == [{"name": "pyminion", "why": "pyminion is not installed"}]
    assert json.loads((tmp_path / "bench.json").read_text()) == found
    assert "Terrinoth, interpreted" in (tmp_path / "bench.svg").read_text()


def test_the_tables_are_for_people(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "150")
    done = run("bench", "--rounds", 1, "--seconds", 0.01, "--peers", tmp_path)
    assert (done.code, done.err) == (0, "")
    assert "decisions/s" in done.out
    assert "heuristic game µs" in done.out
    assert "pyminion was not measured: pyminion is not installed." in done.out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--rounds", "0"], "rounds is 0; allowed: 1 or more.\n"),
        (["--out", "/nowhere/at/all"], "out is '/nowhere/at/all'; allowed: a folder that is there.\n"),
    ],
)
def test_mistakes_are_one_sentence(run: Any, arguments: list[str], expected: str) -> None:
    done = run("bench", *arguments)
    assert (done.code, done.out, done.err) == (2, "", expected)
