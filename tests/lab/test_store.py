"""Stored simulations: independent of the number of processes, and resumed where they were interrupted."""

import csv
import json
from pathlib import Path

import pytest

from questable.kernel.errors import ConfigError
from questable.lab.simulate import Plan, Tally, play_chunk
from questable.lab.store import simulate_into

PLAN = Plan("tenefyr", {"players": 2}, "random", seed=4)
TIMES = ("seconds", "games_per_second", "decisions_per_second", "jobs")


def files(folder: Path) -> dict[str, str]:
    return {str(file.relative_to(folder)): file.read_text() for file in folder.rglob("*.csv")}


def rows_of(file: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(file.read_text().splitlines()))


def summary(folder: Path) -> dict[str, object]:
    data = json.loads((folder / "summary.json").read_text())
    return {key: value for key, value in data.items() if key not in TIMES}


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    simulate_into(tmp_path / "one", PLAN, 12, jobs=1)
    simulate_into(tmp_path / "two", PLAN, 12, jobs=2)
    assert files(tmp_path / "one") == files(tmp_path / "two")
    assert summary(tmp_path / "one") == summary(tmp_path / "two")


def test_one_row_a_game_that_can_be_dealt_again(tmp_path: Path) -> None:
    result = simulate_into(tmp_path, PLAN, 5)
    rows = rows_of(tmp_path / "games.csv")
    assert [int(row["game"]) for row in rows] == [0, 1, 2, 3, 4]
    assert [int(row["seed"]) for row in rows] == [PLAN.game_seed(number) for number in range(5)]
    total = Tally()
    for number in range(5):
        total.add(play_chunk((PLAN, number, 1)))
    assert (result.games, result.wins, result.decisions) == (total.games, total.wins, total.decisions)
    assert sum(int(row["decisions"]) for row in rows) == total.decisions


def test_a_run_that_was_broken_off_plays_only_what_is_missing(tmp_path: Path) -> None:
    simulate_into(tmp_path, PLAN, 6, decisions=True)
    whole = files(tmp_path)
    for name in ("parts/games-000000002.csv", "parts/games-000000005.csv", "games.csv"):
        (tmp_path / name).unlink()
    before = (tmp_path / "parts" / "games-000000003.csv").stat().st_mtime_ns
    played: list[int] = []
    result = simulate_into(tmp_path, PLAN, 6, progress=played.append, decisions=True)
    assert files(tmp_path) == whole
    assert played == [4, 1, 1]
    assert result.games == 6
    assert (tmp_path / "parts" / "games-000000003.csv").stat().st_mtime_ns == before


def test_one_row_a_decision(tmp_path: Path) -> None:
    result = simulate_into(tmp_path, Plan("terrinoth", {"players": 2}, "random", 1), 2, decisions=True)
    rows = rows_of(tmp_path / "decisions.csv")
    assert len(rows) == result.decisions
    assert all(row["chosen"] in row["options"].split(" ") for row in rows)
    assert rows[0]["kind"] == "activate"


def test_parquet_holds_the_same_as_csv(tmp_path: Path) -> None:
    polars = pytest.importorskip("polars")
    simulate_into(tmp_path / "csv", PLAN, 4)
    simulate_into(tmp_path / "parquet", PLAN, 4, format="parquet")
    assert polars.read_parquet(tmp_path / "parquet" / "games.parquet").equals(
        polars.read_csv(tmp_path / "csv" / "games.csv")
    )


@pytest.mark.parametrize(
    ("plan", "games", "sentence"),
    [
        (PLAN, 3, "games is 2 there and 3 here"),
        (Plan("tenefyr", {"players": 2}, "random", 5), 2, "seed is 4 there and 5 here"),
        (Plan("tenefyr", {"players": 3}, "random", 4), 2, "config is {'players': 2} there and {'players': 3} here"),
    ],
)
def test_a_folder_holds_one_plan(tmp_path: Path, plan: Plan, games: int, sentence: str) -> None:
    simulate_into(tmp_path, PLAN, 2)
    before = files(tmp_path)
    with pytest.raises(ConfigError) as caught:
        simulate_into(tmp_path, plan, games)
    assert sentence in str(caught.value)
    assert files(tmp_path) == before


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ConfigError, match="which cannot be used"):
        simulate_into(tmp_path / "file", PLAN, 2)


def test_a_format_that_there_is_not(tmp_path: Path) -> None:
    with pytest.raises(ConfigError) as caught:
        simulate_into(tmp_path, PLAN, 2, format="xlsx")
    assert str(caught.value) == "format is 'xlsx'; allowed: csv, parquet."
