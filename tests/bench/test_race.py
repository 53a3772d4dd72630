"""The benchmark race: installed engines are measured, missing ones are named, and ratios are computed correctly."""

import sys
from pathlib import Path

import pytest

import questable
from questable.bench.entries import ENTRIES, HERE, OTHERS, OURS, Entry, Ready, find
from questable.bench.race import Runner, line, race, ratios, spread
from questable.kernel.errors import ConfigError, QuestableError

NOWHERE = Path("/nowhere")
FIGURES = {
    "decisions/s",
    "games/s",
    "clone µs",
    "new game µs",
    "view µs",
    "digest µs",
    "dump and load µs",
    "heuristic game µs",
}


def by_name(name: str) -> Entry:
    return next(entry for entry in ENTRIES if entry.name == name)


def ready(script: Path, name: str = "stand-in", variant: str = "") -> Ready:
    command = [sys.executable, "-P", str(HERE / "worker.py"), str(script), variant]
    return Ready(Entry(name, script.name), command, "1.0")


def test_names_are_told_apart_and_every_script_is_there() -> None:
    assert len({entry.name for entry in ENTRIES}) == len(ENTRIES)
    assert all((HERE / "entrants" / entry.script).is_file() for entry in ENTRIES)


@pytest.mark.parametrize("game", questable.GAMES)
def test_our_own_games_are_measured_from_their_source_files(game: str) -> None:
    found = race(1, 0.01, NOWHERE, entries=[by_name(f"{game.capitalize()}, interpreted")])
    assert found.missing == []
    assert set(found.lines[0].figures) == FIGURES
    assert all(0 < figure.low <= figure.median <= figure.high for figure in found.lines[0].figures.values())


@pytest.mark.parametrize("plain", [False, True])
def test_an_entry_that_must_be_interpreted_is(tmp_path: Path, plain: bool) -> None:
    script = tmp_path / "flag.py"
    script.write_text(
        "import questable, questable.kernel.state as state\n"
        "def prepare(variant):\n"
        "    flag = 0 if questable.compiled() or not state.__file__.endswith('.py') else 1\n"
        "    return {'play': lambda: (flag, 1)}\n"
    )
    entry = Entry("flag", str(script), plain=plain, ours=True)
    found = find(entry, NOWHERE)
    if not plain and not questable.compiled():
        assert found == "this Questable is not compiled"
        return
    assert isinstance(found, Ready)
    with Runner(found, None) as runner:
        assert (runner.run(0.001)["games/s"] > 0) == plain


def test_what_is_not_installed_is_said() -> None:
    missing = [entry for entry in OTHERS if entry.package in ("pyminion", "rlcard", "pgx", "boardgame.io")]
    found = race(1, 0.01, NOWHERE, entries=missing)
    assert found.lines == []
    assert {one.name for one in found.missing} == {entry.name for entry in missing}
    assert {one.why for one in found.missing} <= {f"{entry.package} is not installed" for entry in missing} | {
        "node is not installed"
    }


def test_an_entry_that_fails_is_said_with_its_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "broken.py"
    script.write_text("raise ValueError('no cards')\n")
    monkeypatch.setattr("questable.bench.race.find", lambda entry, peers: ready(script))
    found = race(1, 0.01, NOWHERE, entries=[Entry("broken", "broken.py")])
    assert [one.why for one in found.missing] == ["it failed: ValueError: no cards"]


def test_rates_are_per_second_of_the_processor_and_other_acts_in_microseconds(tmp_path: Path) -> None:
    script = tmp_path / "steady.py"
    script.write_text(
        "from time import process_time, sleep\n"
        "def busy():\n"
        "    began = process_time()\n"
        "    while process_time() - began < 0.002: pass\n"
        "def prepare(variant):\n"
        "    print('what a library prints is no answer')\n"
        "    def play():\n"
        "        sleep(0.01)\n"
        "        busy()\n"
        "        return 1, 50\n"
        "    return {'play': play, 'clone': busy}\n"
    )
    with Runner(ready(script), None) as runner:
        found = runner.run(0.1)
    assert found["decisions/s"] == pytest.approx(25_000, rel=0.25)
    assert found["games/s"] == pytest.approx(found["decisions/s"] / 50)
    assert found["clone µs"] == pytest.approx(2000, rel=0.25)


def test_ratios_are_taken_within_a_round() -> None:
    rounds = [
        {"Tenefyr, compiled": {"decisions/s": 400.0, "clone µs": 1.0}, "peer": {"decisions/s": 100.0, "clone µs": 8.0}},
        {"Tenefyr, compiled": {"decisions/s": 200.0, "clone µs": 2.0}, "peer": {"decisions/s": 50.0, "clone µs": 16.0}},
        {"Tenefyr, compiled": {"decisions/s": 300.0, "clone µs": 1.5}, "peer": {"decisions/s": 60.0, "clone µs": 9.0}},
    ]
    found = line(Ready(Entry("peer", "peer.py"), [], "1"), rounds)
    assert found.times == {"Tenefyr, compiled": spread([4.0, 4.0, 5.0])}
    assert found.clone_times == {"Tenefyr, compiled": spread([8.0, 8.0, 6.0])}
    assert found.figures["decisions/s"] == spread([100.0, 50.0, 60.0])
    assert ratios([found]) == {"peer": {"tenefyr": 4.0}}


def test_an_entry_that_fails_in_the_middle_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "tired.py"
    script.write_text("left = [1]\ndef prepare(variant):\n    return {'play': lambda: (left.pop(), 1)}\n")
    monkeypatch.setattr("questable.bench.race.WARM", 1e-9)
    monkeypatch.setattr("questable.bench.race.find", lambda entry, peers: ready(script))
    with pytest.raises(QuestableError, match="stand-in failed in the middle: IndexError: pop from empty list"):
        race(1, 0.01, NOWHERE, entries=[Entry("tired", "tired.py")])


@pytest.mark.parametrize(
    ("rounds", "seconds", "sentence"),
    [
        (0, 1.0, "rounds is 0; allowed: 1 or more."),
        (1, 0.0, "seconds is 0.0; allowed: more than 0, at most 60."),
        (1, 61.0, "seconds is 61.0; allowed: more than 0, at most 60."),
    ],
)
def test_numbers_that_make_no_race_are_refused(rounds: int, seconds: float, sentence: str) -> None:
    with pytest.raises(ConfigError) as caught:
        race(rounds, seconds, NOWHERE, entries=OURS)
    assert str(caught.value) == sentence
