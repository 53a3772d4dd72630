"""The lesson of Terrinoth: every sequence of allowed answers wins, and its texts match the dice."""

from typing import Any

import pytest

import questable
from questable.play.lesson import FIRST, lessons
from questable.testkit.lessons import allowed, answer_key, endings, learner


@pytest.mark.slow
def test_every_way_through_the_lesson_of_terrinoth_wins_and_leaves_out_only_what_may_be() -> None:
    lesson = lessons("terrinoth")[FIRST]
    needed = {number for number, step in enumerate(lesson.steps, 1) if not step.maybe}
    ways = 0
    for table, seen in endings(questable.game("terrinoth"), FIRST):
        assert table.outcome == "victory"
        assert needed <= set(seen)
        ways += 1
    assert ways > 100


def test_the_dice_of_the_lesson_of_terrinoth_fall_as_it_tells() -> None:
    """A clean blow, a threat, a critical success, three tokens, and the end of Splig."""
    session = learner("terrinoth")
    while session.decision is not None:
        answer_key(session, allowed(session)[0])
    assert session.state is not None
    events: Any = session.state.events(0)
    resolved = [event["args"] for event in events if event["id"] == "action-resolved"]
    assert [action["successes"] for action in resolved[:4]] == [3, 3, 2, 3]
    marks = ("action-resolved", "counterattacked", "defended", "threat-triggered", "critical-rolled-on")
    happened = [event["id"] for event in events if event["id"] in marks]
    first = ["action-resolved", "counterattacked", "defended"]
    second = ["action-resolved", "threat-triggered"]
    third = ["critical-rolled-on", "action-resolved"]
    fourth = ["action-resolved"]
    assert happened[: len(first + second + third + fourth)] == first + second + third + fourth
    assert [event["args"]["enemy"] for event in events if event["id"] == "enemy-defeated"][:2] == ["bandit", "splig"]
