"""Stored duels: saved after every deal, independent of the number of processes, one duel per folder."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

import questable
from questable.kernel.errors import ConfigError
from questable.lab.duel import Duel, Pairing, Side, duel
from questable.lab.duel_store import HEADER, duel_into

PAIRING = Pairing("tenefyr", {"players": 1, "mode": "quick"}, Side("random"), Side("heuristic"), seed=3)
TOLL_ROAD = questable.load_pack(Path(__file__).resolve().parents[2] / "examples" / "packs" / "toll-road")

Task = TypeVar("Task")
Done = TypeVar("Done")


def test_a_row_a_deal_and_the_figures_of_any_duel(tmp_path: Path) -> None:
    found = duel_into(tmp_path, PAIRING, 6)
    assert found == duel(PAIRING, 6)
    assert msgspec.json.decode((tmp_path / "summary.json").read_bytes(), type=Duel) == found
    header, *rows = (tmp_path / "deals.csv").read_text().splitlines()
    assert header == HEADER
    assert [row.split(",")[:2] for row in rows] == [[str(deal), str((3 << 32) + deal)] for deal in range(6)]
    assert sum(row.endswith("1") for row in rows) == found.only_second + found.both


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    for jobs in (1, 2):
        duel_into(tmp_path / str(jobs), PAIRING, 8, jobs)
    for file in ("plan.json", "deals.csv", "summary.json"):
        assert (tmp_path / "1" / file).read_text() == (tmp_path / "2" / file).read_text()


def test_every_deal_is_on_the_disk_when_the_next_begins(tmp_path: Path) -> None:
    def watched(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int) -> Iterator[Done]:
        for played, task in enumerate(tasks):
            assert len((tmp_path / "deals.csv").read_text().splitlines()) == 1 + played
            yield work(task)

    assert duel_into(tmp_path, PAIRING, 3, executor=watched).games == 3


def test_a_duel_that_was_broken_off_plays_only_what_is_missing(tmp_path: Path) -> None:
    whole = duel_into(tmp_path, PAIRING, 6)
    file = tmp_path / "deals.csv"
    text = file.read_text()
    header, *rows = text.splitlines()
    file.write_text("\n".join([header, rows[4], rows[1], rows[3][:-2]]))  # the last was being written
    played: list[int] = []
    assert duel_into(tmp_path, PAIRING, 6, progress=played.append) == whole
    assert played == [2, 1, 1, 1, 1]
    assert file.read_text() == text


@pytest.mark.parametrize(
    ("pairing", "games", "sentence"),
    [
        (PAIRING, 3, "games is 2 there and 3 here"),
        (replace(PAIRING, seed=4), 2, "seed is 3 there and 4 here"),
        (replace(PAIRING, first=Side("heuristic")), 2, "first_bot is 'random' there and 'heuristic' here"),
        (replace(PAIRING, second=Side("heuristic", (TOLL_ROAD,))), 2, "second_content is '"),
    ],
)
def test_a_folder_holds_one_duel(tmp_path: Path, pairing: Pairing, games: int, sentence: str) -> None:
    duel_into(tmp_path, PAIRING, 2)
    before = (tmp_path / "deals.csv").read_text()
    with pytest.raises(ConfigError) as caught:
        duel_into(tmp_path, pairing, games)
    assert sentence in str(caught.value)
    assert (tmp_path / "deals.csv").read_text() == before


def test_a_row_that_is_none(tmp_path: Path) -> None:
    duel_into(tmp_path, PAIRING, 2)
    (tmp_path / "deals.csv").write_text(f"{HEADER}\n0,won,lost\n")
    with pytest.raises(ConfigError, match=r"which cannot be used: deals.csv has the row '0,won,lost'\.$"):
        duel_into(tmp_path, PAIRING, 2)
