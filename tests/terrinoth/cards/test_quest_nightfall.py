"""The quests that the heroes must finish before night has fallen too often."""

import pytest

from questable.games.terrinoth.testkit.scene import QuestScene

# the quest, the space before its red one, and the nightfall that ends it, for two heroes
LAST = [
    pytest.param("the-goblin-problem", 5, 3, marks=pytest.mark.card("the-goblin-problem", "quest")),
    pytest.param("shards-of-the-ember-crown", 7, 5, marks=pytest.mark.card("shards-of-the-ember-crown", "quest")),
    pytest.param("the-faceless-guest", 7, 2, marks=pytest.mark.card("the-faceless-guest", "quest")),
    pytest.param("the-queen-who-died-twice", 6, 3, marks=pytest.mark.card("the-queen-who-died-twice", "quest")),
]


def at_red(quest: str, red: int, nightfalls: int) -> QuestScene:
    s = QuestScene(["hask-redford", "pell-underbough"], quest)
    s.lay(location="rope-bridge", phase="peril", peril=red, quest_tokens={"nightfall": nightfalls})
    return s


@pytest.mark.rule("TER-PER-2", "TER-END-1")
@pytest.mark.parametrize(("quest", "red", "last"), LAST)
def test_the_last_nightfall_is_a_defeat_before_anything_else_of_red(quest: str, red: int, last: int) -> None:
    s = at_red(quest, red, last - 1)
    assert s.table.outcome == "defeat"
    assert s.wounds("pell-underbough") == 0


@pytest.mark.rule("TER-PER-2")
@pytest.mark.parametrize(("quest", "red", "last"), LAST)
def test_a_nightfall_before_the_last_is_only_counted(quest: str, red: int, last: int) -> None:
    s = at_red(quest, red, last - 2)
    assert (s.table.outcome, s.quest_tokens("nightfall")) == (None, last - 1)
    assert s.wounds("pell-underbough") == 1


@pytest.mark.parametrize(
    ("quest", "red", "last"),
    [
        pytest.param(
            "the-goblin-problem", 5, {2: 3, 3: 2, 4: 2}, marks=pytest.mark.card("the-goblin-problem", "quest")
        ),
        pytest.param(
            "shards-of-the-ember-crown",
            7,
            {2: 5, 3: 5, 4: 6},
            marks=pytest.mark.card("shards-of-the-ember-crown", "quest"),
        ),
        pytest.param(
            "the-faceless-guest", 7, {2: 2, 3: 3, 4: 2}, marks=pytest.mark.card("the-faceless-guest", "quest")
        ),
        pytest.param(
            "the-queen-who-died-twice",
            6,
            {2: 3, 3: 2, 4: 2},
            marks=pytest.mark.card("the-queen-who-died-twice", "quest"),
        ),
    ],
)
def test_how_often_night_may_fall_depends_on_the_number_of_heroes(quest: str, red: int, last: dict[int, int]) -> None:
    party = ["hask-redford", "pell-underbough", "oriane-vell", "ondrec-hollowlight"]
    for heroes, most in last.items():
        for before, outcome in ((most - 1, "defeat"), (most - 2, None)):
            s = QuestScene(party[:heroes], quest)
            s.lay(location="rope-bridge", phase="peril", peril=red, quest_tokens={"nightfall": before})
            assert s.table.outcome == outcome
