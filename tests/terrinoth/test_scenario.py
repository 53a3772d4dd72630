"""Prepared quests: impossible set-ups are refused with one message."""

import pytest

import questable
from questable.games.terrinoth.scenario import Scenario, prepare
from questable.kernel.errors import ConfigError

CONFIG: dict[str, object] = {"players": 2, "quest": "the-goblin-problem"}


def test_the_quests_own_nemesis_may_stand_anywhere() -> None:
    t = prepare(questable.game("terrinoth"), Scenario(CONFIG, shadows=["splig"]))
    assert t.in_shadows(t.cards.first[t.cards.number["splig"]])


@pytest.mark.parametrize(
    ("scenario", "sentence"),
    [
        (Scenario(CONFIG, shadows=["mother-sedge"]), "'mother-sedge' is the nemesis of another quest."),
        (Scenario(CONFIG, peril=7), "There is no space 7 on the peril track; allowed: 0 to 6."),
        (Scenario(CONFIG, peril=-1), "There is no space -1 on the peril track; allowed: 0 to 6."),
        (Scenario(CONFIG, phase="supper"), "There is no phase 'supper'; allowed: round, enemy, peril, travel, end."),
        (Scenario(CONFIG, shadows=["dragon"]), "There is no card 'dragon'."),
    ],
    ids=["nemesis", "beyond", "before", "phase", "card"],
)
def test_what_cannot_be_is_refused(scenario: Scenario, sentence: str) -> None:
    with pytest.raises(ConfigError) as refused:
        prepare(questable.game("terrinoth"), scenario)
    assert str(refused.value) == sentence
