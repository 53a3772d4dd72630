"""`questable sim`."""

import json
import sys
from typing import Any

import pytest

import questable

TIMES = ("seconds", "games_per_second", "decisions_per_second", "jobs")


def test_json_holds_what_others_rely_on(run: Any) -> None:
    done = run("sim", "tenefyr", "--games", 6, "--players", 3, "--bot", "random", "--seed", 5, "--json")
    found = json.loads(done.out)
    assert (done.code, done.err) == (0, "")
    assert (found["games"], found["bot"], found["seed"]) == (6, "random", 5)
    assert found["config"] == {"players": 3}
    assert found["compiled"] == questable.compiled()
    assert found["wins"] + found["defeats"] + found["truncated"] == 6
    assert found["win_rate"] == found["wins"] / 6
    low, high = found["win_rate_ci95"]
    assert 0 <= low <= found["win_rate"] <= high <= 1
    assert found["decisions"] >= found["longest"] > 0
    assert (
        found["games_per_second"] * found["seconds"] == 6
        or abs(found["games_per_second"] * found["seconds"] - 6) < 1e-6
    )


def test_the_number_of_processes_changes_nothing(start: Any) -> None:
    results = []
    for jobs in (1, 2):
        done = start("sim", "tenefyr", "--games", 40, "--seed", 3, "--bot", "random", "--jobs", jobs, "--json")
        assert (done.code, done.err) == (0, "")
        results.append({key: value for key, value in json.loads(done.out).items() if key not in TIMES})
    assert results[0] == results[1]


def test_the_table_is_for_people(run: Any) -> None:
    done = run("sim", "tenefyr", "--games", 4, "--players", 2, "--bot", "random", "--set", "edition=2018")
    assert (done.code, done.err) == (0, "")
    assert "players=2, edition=2018" in done.out
    assert "95 % interval" in done.out
    assert "truncated" not in done.out


def test_games_that_are_broken_off_are_counted_apart(run: Any) -> None:
    done = run("sim", "tenefyr", "--games", 4, "--players", 4, "--limit", 3, "--json")
    found = json.loads(done.out)
    assert (found["truncated"], found["wins"], found["defeats"], found["win_rate"]) == (4, 0, 0, None)
    assert found["longest"] == 3
    assert "none finished" in run("sim", "tenefyr", "--games", 4, "--players", 4, "--limit", 3).out


def test_options_and_set_reach_the_configuration(run: Any) -> None:
    arguments = ["--players", 3, "--difficulty", "hard", "--boss", "dark-lord", "--set", "mode=quick"]
    heroes = '--set=heroes=[["bard"],["thief"],["cleric"]]'
    done = run("sim", "tenefyr", "--games", 1, *arguments, "--set", "drop_unused_heroes=true", heroes, "--json")
    assert json.loads(done.out)["config"] == {
        "players": 3,
        "difficulty": "hard",
        "boss": "dark-lord",
        "mode": "quick",
        "drop_unused_heroes": True,
        "heroes": [["bard"], ["thief"], ["cleric"]],
    }


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--engine", "dask"], "engine is 'dask'; allowed: processes, ray."),
        (["--address", "10.0.0.1:6379"], "address is '10.0.0.1:6379', where a Ray cluster is; allowed only with"),
        (["--engine", "ray"], "--engine ray needs the extra 'ray': pip install 'questable[ray]'."),
    ],
)
@pytest.mark.parametrize("command", [["sim"], ["lab", "duel"], ["lab", "report"], ["lab", "balance"]])
def test_an_engine_that_is_not_here(
    run: Any, monkeypatch: pytest.MonkeyPatch, command: list[str], arguments: list[str], expected: str
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = run(*command, "tenefyr", *arguments)
    assert (done.code, done.out) == (2, "")
    assert expected in done.err
    assert done.err.count("\n") == 1
