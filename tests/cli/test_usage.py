"""Version, help, and mistakes of the user: one sentence, exit code 2, no traceback."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import questable

GAMES = ", ".join(questable.GAMES)
WAY = "compiled" if questable.compiled() else "interpreted"


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "questable.cli", *arguments]


def test_version_says_which_way_it_runs(run: Any) -> None:
    done = run("--version")
    assert (done.code, done.out, done.err) == (0, f"questable {questable.__version__} ({WAY})\n", "")


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"]])
def test_help_names_the_commands(run: Any, arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.code == 0
    for name in ("play", "sim", "cards", "rules", "replay"):
        assert f" {name} " in done.out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (
            ["sm"],
            (
                "'questable' has no command 'sm'; allowed: play, join, serve, sim, replay, bench, lab, cards, pack,"
                " rules. Did you mean 'sim'?"
            ),
        ),
        (["cards"], "'questable cards' needs a command: list, show, check, gallery, print."),
        (
            ["cards", "shw"],
            "'questable cards' has no command 'shw'; allowed: list, show, check, gallery, print. Did you mean 'show'?",
        ),
        (["sim"], "'questable sim' needs GAME; see questable sim --help."),
        (["rules", "search"], "'questable rules search' needs WORDS; see questable rules search --help."),
        (["sim", "tenefyr", "--games", "x"], "--games needs a whole number."),
        (["sim", "tenefyr", "--games"], "Option '--games' requires an argument."),
        (["sim", "tenefyr", "more"], "Got unexpected extra argument(s) (more)."),
        (["sim", "tenefir"], f"There is no game 'tenefir'; allowed: {GAMES}."),
        (["sim", "tenefyr", "--games", "0"], "games is 0; allowed: 1 or more."),
        (["sim", "tenefyr", "--jobs", "0"], "jobs is 0; allowed: 1 or more."),
        (["sim", "tenefyr", "--players", "9"], "players is 9; allowed: 1, 2, 3, 4."),
        (
            ["sim", "tenefyr", "--bot", "heurist"],
            "bot is 'heurist'; allowed: heuristic, random, search. Did you mean 'heuristic'?",
        ),
        (["sim", "tenefyr", "--set", "edition"], "--set is 'edition'; allowed: KEY=VALUE, such as edition=2018."),
        (["cards", "list", "tenefyr", "--kind", "rewrad"], "Did you mean 'reward'?"),
        (["cards", "list", "tenefyr", "--level", "6"], "level is 6; allowed: 1 to 5."),
        (["cards", "show", "tenefyr", "kobld"], "Did you mean 'kobold'?"),
        (["cards", "show", "tenefyr", "kobold", "--lang", "de"], "lang is 'de'; allowed: en, fr, nl."),
        (["cards", "check", "no-such-folder"], "There is no file or folder no-such-folder."),
        (["rules", "show", "TEN-COM-99"], "There is no rule 'TEN-COM-99'. Did you mean 'TEN-COM-9'?"),
        (["rules", "search", "xyzzy"], "No rule holds 'xyzzy'."),
        (["rules", "coverage", "--game", "chess"], "game is 'chess'; allowed: tenefyr, terrinoth."),
        (["replay", "no-such-file"], "no-such-file cannot be read: No such file or directory."),
        (["play", "--resume", "no-such-file"], "no-such-file cannot be read: No such file or directory."),
        (["play", "--resume", "x", "--bot-seats", "1"], "leave out --bot-seats."),
        (["play", "chess"], f"There is no game 'chess'; allowed: {GAMES}."),
        (["play", "--players", "2", "--bot-seats", "two"], "bot-seats is 'two'; allowed: numbers of players"),
        (["play", "--players", "2", "--bot-seats", "3"], "bot-seats names 3; allowed with 2 players: 1, 2."),
        (["play", "--heroes", "bard,thief,wizard"], "heroes names 'wizard'"),
    ],
)
def test_a_mistake_is_one_sentence(run: Any, arguments: list[str], expected: str) -> None:
    done = run(*arguments)
    assert (done.code, done.out) == (2, "")
    assert expected in done.err
    assert done.err.count("\n") == 1


NBSP = "\u00a0"


@pytest.mark.parametrize(
    ("arguments", "french", "dutch"),
    [
        (
            ["play", "tenefyr", "--players", "9"],
            "players vaut 9 ; valeurs permises : 1, 2, 3, 4.",
            "players is 9; toegestaan: 1, 2, 3, 4.",
        ),
        (
            ["play", "tenefyr", "--heroes", "bard,bard,thief", "--plain"],
            "heroes nomme 'bard' deux fois ; aucun héros ne se prend deux fois.",
            "heroes noemt 'bard' twee keer; geen held kan twee keer gekozen worden.",
        ),
        (
            ["play", "--players", "three"],
            "--players demande un nombre entier.",
            "--players moet een geheel getal zijn.",
        ),
        (
            ["rules", "show", "TEN-COM-99"],
            "Il n’y a pas de règle 'TEN-COM-99'. Vouliez-vous dire 'TEN-COM-9' ?",
            "Er is geen regel 'TEN-COM-99'. Bedoelde je 'TEN-COM-9'?",
        ),
    ],
)
def test_a_mistake_is_told_in_the_language_of_the_player(
    run: Any, monkeypatch: pytest.MonkeyPatch, arguments: list[str], french: str, dutch: str
) -> None:
    assert run(*arguments, "--lang", "fr").err.replace(NBSP, " ") == f"{french}\n"
    assert run(*arguments, "--lang=nl").err == f"{dutch}\n"
    monkeypatch.setenv("LANG", "nl_BE.UTF-8")
    assert run(*arguments).err == f"{dutch}\n"


def test_a_language_that_there_is_not_is_refused_in_that_of_the_system(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "nl_BE.UTF-8")
    assert run("play", "--players", "2", "--lang", "de").err == "lang is 'de'; toegestaan: en, fr, nl.\n"


def test_rules_and_cards_speak_the_language_of_the_system(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "votre main" in run("rules", "show", "TEN-COM-5").out
    assert run("cards", "show", "tenefyr", "orc").out == run("cards", "show", "tenefyr", "orc", "--lang", "fr").out
    assert run("cards", "show", "tenefyr", "orc").out != run("cards", "show", "tenefyr", "orc", "--lang", "en").out


def test_an_unknown_option_names_those_that_there_are(run: Any) -> None:
    done = run("sim", "tenefyr", "--gmaes", "3")
    assert done.code == 2
    assert done.err.startswith("'questable sim' has no option '--gmaes'; allowed: --address, --boss, --bot, ")
    assert done.err.endswith("Did you mean '--games'?\n")


def test_the_process_ends_with_the_same_code_and_sentence(start: Any) -> None:
    done = start("sim", "tenefyr", "--players", "9")
    assert (done.code, done.out, done.err) == (2, "", "players is 9; allowed: 1, 2, 3, 4.\n")


def test_a_reader_that_has_seen_enough_hears_no_complaint() -> None:
    with subprocess.Popen(
        command("cards", "list", "tenefyr", "--json"), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 1


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_is_quiet(jobs: str) -> None:
    arguments = ["sim", "tenefyr", "--games", "1000000", "--players", "2", "--jobs", jobs]
    script = f"import sys\nfrom questable.cli import main\nprint('ready', flush=True)\nsys.exit(main({arguments}))"
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, process_group=0
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        time.sleep(1)
        assert process.poll() is None
        os.killpg(process.pid, signal.SIGINT)
        try:
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
        assert (process.returncode, out, err) == (130, b"", b"")


def test_heavy_parts_are_not_loaded_for_the_version(tmp_path: Path) -> None:
    script = "import sys\nfrom questable.cli import main\nmain(['--version'])\nprint(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    loaded = set(done.stdout.split())
    assert "typer" in loaded
    assert not loaded & {"fluent.runtime", "rich.table", "multiprocessing", "questable.bots.heuristic"}


def test_the_web_framework_is_not_loaded_for_the_terminal() -> None:
    script = "import sys\nimport questable.terminal.screen.app\nprint(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert "textual.app" in done.stdout.split()
    assert not set(done.stdout.split()) & {"litestar", "uvicorn", "questable.server.app"}


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        (["--lang", "fr"], "Une courte partie qui s'explique elle-même."),
        (["--lang", "fr"], "Utilisation : questable play"),
        (["--lang", "nl"], "Gebruik: questable play"),
        (["--lang=nl"], "Een kort spel dat zichzelf uitlegt."),
        (["--lang", "en"], "A short game that explains itself."),
    ],
)
def test_the_help_of_play_is_in_the_language_of_the_player(run: Any, asked: list[str], expected: str) -> None:
    for args in (["play", "--help", *asked], ["play", *asked, "--help"]):
        assert expected in " ".join(run(*args).out.split())


def test_the_help_of_play_in_no_language_of_ours_is_one_sentence(run: Any) -> None:
    found = run("play", "--help", "--lang", "de")
    assert (found.code, found.err) == (2, "lang is 'de'; allowed: en, fr, nl.\n")
