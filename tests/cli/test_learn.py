"""`questable play --learn`: a lesson in the terminal."""

from pathlib import Path
from typing import Any

import pytest

import questable
from questable.play.lesson import FIRST, KEY, deal, lesson_position


def first_way(name: str) -> list[str]:
    """The input of a learner who always takes the first option that the lesson allows."""
    game = questable.game(name)
    config = {KEY: FIRST}
    table = deal(game, config, 1, False)
    keys: list[str] = []
    while table.decision is not None:
        position = lesson_position(game, config, keys)
        assert position is not None
        keys.append((position.allowed or table.decision.option_keys())[0])
        table.apply(keys[-1])
    return keys


@pytest.mark.parametrize("game", questable.GAMES)
def test_a_lesson_is_played_to_its_end_by_doing_what_it_says(run: Any, tmp_path: Path, game: str) -> None:
    path = tmp_path / "lesson.json"
    typed = "\n".join(first_way(game))
    done = run("play", game, "--learn", "--lang", "en", "--save", path, typed=typed)
    assert (done.code, done.err) == (0, "")
    assert "» Welcome! You lead " in done.out
    assert "Victory!" in done.out
    assert run("replay", tmp_path / "lesson.replay.json", "--verify").code == 0


def test_another_answer_gets_a_sentence_and_the_question_stays(run: Any) -> None:
    done = run("play", "--learn", "--lang", "en", typed="1\n3\nkeep\nq\n")
    assert "The lesson asks for something else here: Enter dungeon 3 (level 2)." in done.out
    assert "The lesson asks for something else here: Redraw." in done.out


def test_a_lesson_is_resumed_where_it_stood(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "lesson.json"
    run("play", "--learn", "--lang", "en", "--save", path, typed="3\nq\n")
    done = run("play", "--resume", path, typed="q\n")
    assert "» You drew three cards, all of them Basic 0" in " ".join(done.out.split())


def test_a_lesson_lays_its_own_table(run: Any, tmp_path: Path) -> None:
    assert run("play", "--learn", "--boss", "dark-lord").err.strip().endswith("leave out boss.")
    assert run("play", "--learn", "--resume", tmp_path / "x").err.strip().endswith("leave out --learn.")
