"""`questable play --plain`: whole sentences for screen readers."""

import re
from pathlib import Path
from typing import Any

import pytest

FIRST = "1\n" * 3000
DRAWN = re.compile("[\x1b─│╭╰▶★●☠·]")  # cursor tricks, frames and signs


def begin(game: str, path: Path, *more: object) -> list[object]:
    setting = {"tenefyr": ["--difficulty", "hard"], "terrinoth": ["--quest", "the-goblin-problem"]}[game]
    return ["play", game, "--plain", "--players", 2, "--seed", 3, *setting, "--save", path, *more]


@pytest.mark.parametrize("game", ["tenefyr", "terrinoth"])
@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
def test_a_whole_game_in_sentences(run: Any, tmp_path: Path, game: str, lang: str) -> None:
    looks = "t\nd\nh\ni\ni 1\n"
    done = run(*begin(game, tmp_path / "game.json", "--lang", lang), typed=looks + "1\n" * 12 + looks + FIRST)
    assert (done.code, done.err) == (0, "")
    assert DRAWN.findall(done.out) == []
    lines = [line for line in done.out.splitlines() if line and not line.startswith((">", "  questable"))]
    unfinished = [line for line in lines if not line.rstrip("]").endswith((".", "!", "?", ".json", "»", '"'))]
    assert [line for line in unfinished if not re.search(r"\. \[.*\]$", line)] == []
    assert (tmp_path / "game.replay.json").exists()


def test_letters_tell_the_state_of_tenefyr(run: Any, tmp_path: Path) -> None:
    done = run(*begin("tenefyr", tmp_path / "game.json"), typed="b\ng\ne\n1\na\ne\np\nw\nq\n")
    for expected in (
        "Boss track: ",
        "Level 1: ",
        "No enemy is fought now.",
        "Hand: ",
        "Party 0 against ",
        ": total 0, played nothing. ",
        "It is the turn of ",
        "1. Keep, or k.",
        "2. Redraw, or n.",
    ):
        assert expected in done.out, expected


def test_letters_tell_the_state_of_terrinoth(run: Any, tmp_path: Path) -> None:
    done = run(*begin("terrinoth", tmp_path / "game.json"), typed="p\na\ng\ne\no\nw\nq\n")
    for expected in (
        "The Goblin Problem, round 1.",
        "Peril is on space 0 of 6, start.",
        "The next space where something happens is green, 2 steps ahead.",
        "Roadside Inn, progress 0 of ",
        ", party leader: 0 of ",
        ", engaged with ",
        ", in the lair: 0 of ",
        "No dice lie on the table.",
        "It is the turn of ",
    ):
        assert expected in done.out, expected


def test_advice_comes_with_its_reason_and_with_odds(run: Any, tmp_path: Path) -> None:
    done = run(*begin("terrinoth", tmp_path / "game.json"), typed="f\nq\n")
    asked, _, output = done.out.partition("> f\n")
    assert output.startswith("Looking ahead …\n")
    assert re.search(r"^\d\. .* chance to win", output, re.MULTILINE)
    assert re.search(r"^1\. .*\. Successes [\d.]+,", output, re.MULTILINE)
    assert "1. " in asked


def test_an_empty_line_asks_again_and_a_question_mark_helps(run: Any, tmp_path: Path) -> None:
    done = run(*begin("tenefyr", tmp_path / "game.json"), typed="\n?\nq\n")
    assert done.out.count("Where does the party go?") == 2
    assert "h: this help; Enter alone asks again." in done.out


def test_a_game_goes_on_plainly(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = run(*begin("terrinoth", path), typed="1\nq\n")
    assert done.out.endswith(f"questable play --plain --resume {path}\n")
    done = run("play", "--plain", "--resume", path, typed="q\n")
    assert done.out.startswith("The game goes on where it stood, after 1 answer.\n")
