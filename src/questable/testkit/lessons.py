"""Lessons as a learner takes them."""

from collections.abc import Iterator
from typing import Any

import questable
from questable.games.module import Game
from questable.kernel.state import State
from questable.play import commands
from questable.play.lesson import FIRST, KEY, deal, lesson_position
from questable.play.session import Session

LEARNER = "ada"


def learner(game: str) -> Session:
    """The first lesson of a game, which has begun."""
    session = Session(questable.game(game), {KEY: FIRST}, 1, LEARNER)
    session.apply(LEARNER, commands.Sit(0))
    session.apply(LEARNER, commands.Start())
    return session


def answer_key(session: Session, key: str) -> None:
    session.apply(LEARNER, commands.Answer(0, key, session.posed))


def allowed(session: Session) -> list[str]:
    """The keys of the options that the lesson allows now."""
    lesson = session.lesson()
    assert lesson is not None
    assert session.decision is not None
    return lesson.allowed or session.decision.option_keys()


def endings(game: Game[Any, Any], name: str) -> Iterator[tuple[State, list[int]]]:
    """The final state of every game that a lesson allows, with the numbers of the steps that showed a page."""

    def go(table: State, answers: tuple[str, ...], seen: list[int]) -> Iterator[tuple[State, list[int]]]:
        if table.decision is None:
            yield table, seen
            return
        position = lesson_position(game, {KEY: name}, answers)
        assert position is not None
        for key in position.allowed or table.decision.option_keys():
            after = table.clone()
            after.apply(key)
            yield from go(after, (*answers, key), [*seen, position.step] if position.pages else seen)

    yield from go(deal(game, {KEY: name}, 1, False), (), [])
