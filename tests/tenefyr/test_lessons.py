"""The lesson of Tenefyr: every sequence of allowed answers wins, and its texts match the cards drawn."""

from typing import Any

import questable
from questable.play.lesson import FIRST
from questable.testkit.lessons import allowed, answer_key, endings, learner


def test_every_way_through_the_lesson_of_tenefyr_wins_and_leaves_out_no_step() -> None:
    ways = list(endings(questable.game("tenefyr"), FIRST))
    assert len(ways) == 3  # one for each card that may be picked
    for table, seen in ways:
        assert table.outcome == "victory"
        assert seen == list(range(1, 20))


def test_the_hands_that_the_lesson_of_tenefyr_talks_about_are_the_ones_that_are_drawn() -> None:
    session = learner("tenefyr")
    power = {"basic-0": 0, "basic-1": 1, "skill-barbarian": 1}
    drawn = []
    while session.decision is not None:
        assert session.state is not None
        if session.decision.kind == "keep-or-redraw":
            seats: Any = session.state.view(0)["seats"]
            drawn.append([power.get(one["card"], one["card"]) for one in seats[0]["hand"]])
        answer_key(session, allowed(session)[0])
    assert drawn == [
        [0, 0, 0],
        [1, "cellar-rats", 0],
        [1, 1, 0],
        ["bramble-wolf", 1, 1],
        ["rattling-bones", 1, 0],
        ["rattling-bones", 1, "wild-boar"],
        ["bramble-wolf", 1, "storm-roc"],
        [1, 0, 0],
        [1, "iron-colossus", "cliff-giant"],
        ["hungry-chest", "cellar-rats", 1],
    ]
