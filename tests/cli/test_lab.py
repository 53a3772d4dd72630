"""`questable lab`."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from questable.games.tenefyr.lab import TARGETS

TOLL_ROAD = Path(__file__).resolve().parents[2] / "examples" / "packs" / "toll-road"


def test_a_duel_is_told_in_words_and_as_json(run: Any) -> None:
    arguments = ["lab", "duel", "tenefyr", "--first", "random", "--second", "heuristic", "--games", 3, "--players", 1]
    done = run(*arguments, "--set", "mode=quick", "--jobs", 1)
    assert (done.code, done.err) == (0, "")
    assert "random: " in done.out
    assert "95 % interval" in done.out
    found = json.loads(run(*arguments, "--set", "mode=quick", "--jobs", 1, "--json").out)
    assert (found["games"], found["first"], found["second"]) == (3, "random", "heuristic")


QUICKLY = ["--games", 3, "--players", 2, "--jobs", 1]


def test_a_duel_of_cards_says_what_differs(run: Any) -> None:
    done = run("lab", "duel", "tenefyr", "--second-pack", TOLL_ROAD, *QUICKLY)
    assert (done.code, done.err) == (0, "")
    first, second, _, verdict = done.out.splitlines()
    assert first.startswith("heuristic without packs: ")
    assert second.startswith("heuristic with toll-road: ")
    assert "points for heuristic with toll-road" in verdict


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["--second", "random"], ["heuristic", "random"]),
        (["--first-pack", TOLL_ROAD], ["heuristic with toll-road", "heuristic without packs"]),
        (["--first-pack", TOLL_ROAD, "--first", "random"], ["random with toll-road", "random without packs"]),
        (["--second-pack", TOLL_ROAD, "--second", "random"], ["random without packs", "random with toll-road"]),
        (
            ["--set", f'packs=["{TOLL_ROAD}"]', "--second", "random"],
            ["heuristic with toll-road", "random with toll-road"],
        ),
    ],
)
def test_bots_that_are_left_out_of_a_duel(run: Any, arguments: list[object], names: list[str]) -> None:
    found = json.loads(run("lab", "duel", "tenefyr", *arguments, *QUICKLY, "--json").out)
    assert [found["first"], found["second"]] == names


def test_a_duel_goes_on_in_its_folder(run: Any, tmp_path: Path) -> None:
    arguments = ["lab", "duel", "tenefyr", "--second", "random", *QUICKLY, "--out", tmp_path / "duel"]
    done = run(*arguments)
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines()[-1] == f"One row a deal: {tmp_path / 'duel' / 'deals.csv'}"
    (tmp_path / "duel" / "summary.json").unlink()
    again = json.loads(run(*arguments, "--json").out)
    assert again == json.loads((tmp_path / "duel" / "summary.json").read_text())
    refused = run(*arguments, "--seed", 2)
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert "which holds another plan (seed is 1 there and 2 here)" in refused.err


def small_grid(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reduce the grid to one kind of game."""
    from questable.lab import experiment
    from questable.lab.grid import grid

    monkeypatch.setattr(experiment, "grid", lambda game, packs=(): grid(game, packs)[-1:])


def test_a_report_is_written(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("vl_convert")
    small_grid(monkeypatch)
    page = tmp_path / "report.html"
    done = run("lab", "report", "tenefyr", "--games", 1, "--jobs", 1, "--no-forks", "--bot", "random", "--out", page)
    assert (done.code, done.err) == (0, "")
    assert "Tenefyr: balance report" in page.read_text()


def test_a_report_on_a_pack_goes_on_with_the_games_it_kept(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("vl_convert")
    small_grid(monkeypatch)
    page, keep = tmp_path / "report.html", tmp_path / "keep"
    arguments = ["lab", "report", "tenefyr", "--games", 2, "--jobs", 1, "--no-forks", "--pack", TOLL_ROAD]
    done = run(*arguments, "--keep", keep, "--out", page)
    assert (done.code, done.err, done.out) == (0, "", f"4 games: {page}\n")
    assert "What the pack changes" in page.read_text()
    before, kept = page.read_text(), (keep / "games.jsonl").read_text()
    (keep / "games-without-packs.jsonl").unlink()
    assert run(*arguments, "--keep", keep, "--out", page).code == 0
    assert (page.read_text(), (keep / "games.jsonl").read_text()) == (before, kept)
    refused = run(*arguments, "--keep", keep, "--out", page, "--seed", 2)
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert f"keep is '{keep}', which holds another plan (seed is 1 there and 2 here)" in refused.err


BALANCE = ["lab", "balance", "tenefyr", "--mode", "quick", "--difficulty", "hard", "--games", 8, "--jobs", 1]


def test_balance_is_told_in_a_table_and_as_json(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(TARGETS.bands, "hard", (0.95, 1.0))  # nobody wins so much
    weak = [*BALANCE, "--bot", "search:playouts=1,rounds=1", "--players", 4]
    done = run(*weak)
    assert (done.code, done.err) == (1, ""), "what is off is an exit code too"
    lines = [" ".join(text.split()) for text in done.out.splitlines()]
    assert lines[0] == "tenefyr, bot search:playouts=1,rounds=1, seed 1, 8 games of each kind"
    assert lines[2] == "Kinds of game won 95 % band"
    assert re.fullmatch(r"quick, hard, 4 players \d+% \d+–\d+% 95–100% below the band", lines[3])
    assert lines[-2:] == ["1 of 1 is off.", "One row a game, a folder a kind of game: balance-tenefyr"]
    found = json.loads(run(*weak, "--json").out)
    assert found == json.loads((tmp_path / "balance-tenefyr" / "summary.json").read_text())
    assert (found["judged"], found["figures"][0]["checks"][0]["verdict"]) == (True, "below")


def test_the_bands_are_for_search(run: Any, tmp_path: Path) -> None:
    done = run(*BALANCE, "--bot", "random", "--players", 4, "--pack", TOLL_ROAD, "--out", tmp_path / "there")
    assert (done.code, done.err) == (0, "")
    assert "pack toll-road 1.0.0" in done.out
    assert "None of 1 is off. Only what should be alike was looked at: the bands are for" in done.out
    assert (tmp_path / "there" / "quick-hard-4-players" / "games.csv").exists()


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["duel", "tenefyr", "--second", "serch"], "bot is 'serch'; allowed: heuristic, random, search."),
        (["duel", "chess"], "There is no game 'chess'; allowed: tenefyr, terrinoth."),
        (["duel", "tenefyr", "--games", "0"], "games is 0; allowed: 1 or more."),
        (["duel", "terrinoth", "--first-pack", str(TOLL_ROAD)], "The pack 'toll-road' is for tenefyr, not for"),
        (["duel", "tenefyr", "--second-pack", "nowhere"], "There is no file or folder nowhere"),
        (["duel", "tenefyr", "--second-pack", str(TOLL_ROAD), "--boss", "toll-baron"], "boss is 'toll-baron'; allowed"),
        (["report", "terrinoth", "--pack", str(TOLL_ROAD)], "The pack 'toll-road' is for tenefyr, not for"),
        (["report", "tenefyr", "--games", "0", "--keep", "kept"], "games is 0; allowed: 1 or more."),
        (["balance", "chess"], "There is no game 'chess'; allowed: tenefyr, terrinoth."),
        (["balance", "tenefyr", "--bot", "serch"], "bot is 'serch'; allowed: heuristic, random, search."),
        (["balance", "terrinoth", "--difficulty", "easy"], "Unknown key 'difficulty'; allowed: players, quest."),
        (["report", "chess"], "game is 'chess'; allowed: tenefyr, terrinoth."),
        (["report", "tenefyr", "--out", "/nowhere/at/all.html"], "allowed: a file in a folder that is there."),
    ],
)
def test_mistakes_are_one_sentence(run: Any, arguments: list[str], expected: str) -> None:
    done = run("lab", *arguments)
    assert (done.code, done.out) == (2, "")
    assert expected in done.err
    assert done.err.count("\n") == 1
