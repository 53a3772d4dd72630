"""Lessons: every sequence of allowed options leads through all steps to a victory."""

import re

import pytest

import questable
from questable.kernel.errors import ConfigError
from questable.play import commands, replay
from questable.play.errors import CommandRejected
from questable.play.lesson import (
    FIRST,
    KEY,
    Lesson,
    Step,
    deal,
    lessons,
    page_text,
    pages,
    read_lesson,
    step_at,
)
from questable.play.session import Session
from questable.testkit.lessons import allowed, answer_key, learner
from questable.text.bundle import source
from questable.text.languages import LANGUAGES

CONFIG = {KEY: FIRST}
ALL = [(game, name) for game in questable.GAMES for name in lessons(game)]


def test_each_game_has_a_lesson_for_newcomers() -> None:
    assert all(FIRST in lessons(game) for game in questable.GAMES)


@pytest.mark.parametrize("game", questable.GAMES)
def test_the_first_way_through_a_lesson_wins(game: str) -> None:
    session = learner(game)
    while session.decision is not None:
        answer_key(session, allowed(session)[0])
    assert session.outcome == "victory"
    lesson = session.lesson()
    assert lesson is not None
    assert [page.say for page in lesson.pages] == ["won", "farewell"]
    assert replay.verify(session.game, session.replay()) == []


@pytest.mark.parametrize("game", questable.GAMES)
def test_another_answer_than_the_lesson_asks_for_is_refused_and_changes_nothing(game: str) -> None:
    session = learner(game)
    assert session.decision is not None
    assert session.state is not None
    other = next(key for key in session.decision.option_keys() if key not in allowed(session))
    before = session.version, session.state.digest()
    with pytest.raises(CommandRejected, match="The lesson asks for something else here") as error:
        answer_key(session, other)
    assert error.value.code == "lesson"
    assert (session.version, session.state.digest()) == before


def test_who_takes_an_answer_back_is_told_the_same_again() -> None:
    session = learner("tenefyr")
    first = session.lesson()
    answer_key(session, allowed(session)[0])
    assert session.lesson() != first
    session.apply("ada", commands.Undo("decision"))
    assert session.lesson() == first


def test_a_game_that_is_no_lesson_is_told_nothing() -> None:
    session = Session(questable.game("tenefyr"), {"players": 1}, 1, "ada")
    assert session.lesson() is None


@pytest.mark.parametrize(
    ("config", "sentence"),
    [
        ({KEY: "first-step"}, "lesson is 'first-step'; allowed: first-steps. Did you mean 'first-steps'?"),
        ({KEY: 3}, "lesson is 3; allowed: first-steps."),
        ({KEY: FIRST, "boss": "dark-lord", "mode": "quick"}, "A lesson lays its own table: leave out boss, mode."),
    ],
)
def test_a_wrong_lesson_is_refused_in_a_sentence(config: dict[str, object], sentence: str) -> None:
    with pytest.raises(ConfigError) as error:
        deal(questable.game("tenefyr"), config, 1, False)
    assert str(error.value) == sentence
    with pytest.raises(CommandRejected, match=re.escape(sentence)):
        Session(questable.game("tenefyr"), config, 1, "ada")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("table: {}\nsteps: []\n", "missing required field `end`"),
        ("table: {}\nsteps: [{at: may, says: [x]}]\nend: []\n", "says"),
        ("table: [\n", "node content"),
    ],
)
def test_a_text_that_is_no_lesson_is_named_with_what_is_wrong(text: str, found: str) -> None:
    with pytest.raises(ConfigError, match="is no lesson: ") as error:
        read_lesson(text, "lesson.yaml")
    assert str(error.value).startswith("lesson.yaml")
    assert found in str(error.value)


@pytest.mark.parametrize(
    ("questions", "step", "speaks"),
    [
        (["where-to"], 0, True),
        (["where-to", "pay"], 0, False),  # nobody foresaw it: nothing is said, and the lesson waits
        (["where-to", "pay", "keep"], 2, True),  # the step that may be left out was
        (["where-to", "play"], 1, True),
        (["where-to", "play", "play", "play"], 1, True),  # it stays as long as the same is asked
        (["where-to", "play", "play", "keep"], 2, True),
        (["where-to", "keep", "keep"], 2, False),
        (["play"], -1, False),
    ],
)
def test_a_step_speaks_at_its_question_and_waits_for_it(questions: list[str], step: int, speaks: bool) -> None:
    steps = [Step("where-to", []), Step("play", [], stay=True, maybe=True), Step("keep", [])]
    assert step_at(Lesson({}, steps, []), questions) == (step, speaks)


# ---- words


def page_ids(lesson: Lesson) -> set[str]:
    return {page.say for step in lesson.steps for page in pages(step.say)} | {page.say for page in pages(lesson.end)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_page_is_one_or_two_short_sentences_in_every_language(game: str, name: str, lang: str) -> None:
    lesson = lessons(game)[name]
    for page in [page for step in lesson.steps for page in pages(step.say)] + pages(lesson.end):
        text = page_text(game, page, lang)
        assert len(text) <= 170, text
        assert not re.search(r"[{}$]|  ", text), text
        if lang == "fr":
            assert not re.search(r"(?<!\u00a0)[:;?!]", text), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_lesson_has_words_that_nobody_reads(lang: str) -> None:
    files = [source(f"{game}/lessons", lang) for game in questable.GAMES]
    written = set(re.findall(r"^([\w-]+) =", "\n".join(files), re.MULTILINE))
    assert written == {f"{game}-{page}" for game, name in ALL for page in page_ids(lessons(game)[name])}
