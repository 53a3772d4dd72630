"""Quest 6, Hold Greywatch."""

import pytest

from questable.games.terrinoth.testkit.scene import QuestScene

HASK, PELL, ORIANE, ONDREC = "hask-redford", "pell-underbough", "oriane-vell", "ondrec-hollowlight"
PARTY = [HASK, PELL, ORIANE, ONDREC]
SPAWN = ["bandit", "bandit", "zombie", "zombie", "rat-swarm", "rat-swarm"]
GREEN, BLUE, VIOLET, RED = 1, 3, 4, 9  # the spaces before those of that colour
quest = pytest.mark.card("hold-greywatch", "quest")


def scene(heroes: int = 2, **table: object) -> QuestScene:
    """Hask, the leader, and others at the gate."""
    s = QuestScene(PARTY[:heroes], "hold-greywatch")
    s.lay(**{"location": "greywatch-gate", **table})
    return s


@quest
@pytest.mark.rule("TER-TRV-1")
def test_an_enemy_creeps_up_at_the_start_of_every_round_and_nobody_leaves() -> None:
    s = scene(enemy_deck=SPAWN)
    assert s.shadows() == ["?"]
    s = scene(phase="travel", progress=10, enemy_deck=SPAWN)
    assert (s.asked(), s.table.round, s.shadows()) == ("activate", 2, ["?"])
    s = scene()
    assert s.shadows() == []  # no enemy left to come


@quest
@pytest.mark.parametrize(
    ("shadows", "facedown", "progress", "left", "breaches"),
    [
        (["bandit", "bandit", "zombie"], ["zombie"], 2, 0, 2),
        (["bandit"], ["zombie"], 5, 3, 0),
        ([], [], 1, 1, 0),
    ],
    ids=["four against two", "two against five", "none"],
)
def test_every_enemy_in_the_shadows_tears_at_the_gate(
    shadows: list[str], facedown: list[str], progress: int, left: int, breaches: int
) -> None:
    s = scene(phase="end", shadows=shadows, facedown=facedown, progress=progress)
    assert (s.table.progress, s.quest_tokens("breach")) == (left, breaches)
    s.done()


@quest
def test_engaged_enemies_do_not_tear_at_the_gate() -> None:
    s = scene(phase="end", progress=2)
    s.engage(HASK, "bandit", "zombie")
    assert (s.table.progress, s.quest_tokens("breach")) == (2, 0)
    s.done()


@quest
@pytest.mark.parametrize(("heroes", "met"), [(2, (1, 1)), (3, (1, 1, 1)), (4, (1, 1, 0, 0))])
def test_green_brings_enemies_to_the_leader_and_on(heroes: int, met: tuple[int, ...]) -> None:
    s = scene(heroes, phase="peril", peril=GREEN, enemy_deck=SPAWN)
    assert tuple(len(s.engaged(hero)) for hero in PARTY[:heroes]) == met
    assert s.asked() == "upgrade"


@quest
@pytest.mark.parametrize(("heroes", "met"), [(2, 3), (3, 3), (4, 4)])
def test_blue_brings_enemies_by_the_number_of_heroes(heroes: int, met: int) -> None:
    s = scene(heroes, phase="peril", peril=BLUE, enemy_deck=SPAWN)
    assert s.shadows() == SPAWN[:met]
    assert s.asked() == "upgrade"
    s = scene(heroes, phase="peril", peril=BLUE, enemy_deck=SPAWN[:2])
    assert s.shadows() == SPAWN[:2]  # all that are left


@quest
def test_blue_brings_three_enemies_face_up_in_the_shadows() -> None:
    s = scene(phase="peril", peril=BLUE, enemy_deck=SPAWN)
    assert s.shadows() == ["bandit", "bandit", "zombie"]
    s.answer("upgrade:red-harvest", HASK)
    s.answer("upgrade:vanish", PELL)
    assert s.quest_tokens("breach") == 3  # they tear at the gate in the same round
    s.done()


@quest
@pytest.mark.parametrize(("before", "engaged"), [((), ["warlord-hurgan"]), (("warlord-hurgan",), [])])
def test_violet_brings_the_warlord_out_of_his_lair(before: tuple[str, ...], engaged: list[str]) -> None:
    s = scene(phase="peril", peril=VIOLET)
    s.engage(PELL, *before)
    assert s.engaged(HASK) == engaged
    assert s.quest_tokens("dawn") == 0
    s.done()


@quest
@pytest.mark.rule("TER-PER-2")
@pytest.mark.parametrize("peril", [RED, RED + 1])
def test_red_brings_dawn_nearer_and_the_warlord_out(peril: int) -> None:
    s = scene(phase="peril", peril=peril)
    assert (s.quest_tokens("dawn"), s.engaged(HASK)) == (1, ["warlord-hurgan"])
    s.done()


@quest
@pytest.mark.parametrize(("before", "after"), [(3, 1), (1, 0)])
def test_threat_tears_down_two_progress(before: int, after: int) -> None:
    s = scene(lair=False, progress=before)
    s.engage(HASK, "zombie")
    s.dice("success", "success", "success", "threat")
    s.activate(HASK, "rest")
    assert s.table.progress == after
    s.done()


@quest
@pytest.mark.parametrize(("heroes", "enough"), [(2, 2), (3, 2), (4, 2)])
def test_won_at_dawn(heroes: int, enough: int) -> None:
    for dawn in (enough, enough - 1):
        s = scene(heroes, phase="end", quest_tokens={"dawn": dawn})
        assert s.table.outcome == ("victory" if dawn == enough else None)


@quest
def test_played_to_victory_at_the_last_moment() -> None:
    s = scene(peril=RED + 1, quest_tokens={"dawn": 1, "breach": 4}, shadows=["bandit"], enemy_wounds={"bandit": 2})
    s.lay(enemy_deck=["zombie"])
    s.dice("success", "success", "blank")
    s.activate(HASK, "attack")
    s.answer("yes")  # he draws one out of the shadows
    s.answer("enemy:bandit")
    assert s.discarded() == ["bandit"]
    s.rest_on()  # the zombie advances in the enemy phase, so nobody is left in the shadows
    assert s.shadows() == []
    assert s.table.outcome == "victory"


@quest
@pytest.mark.rule("TER-END-1")
@pytest.mark.parametrize(("heroes", "most"), [(2, 5), (3, 4), (4, 3)])
def test_lost_with_too_many_breaches_in_the_middle_of_the_count(heroes: int, most: int) -> None:
    s = scene(heroes, phase="end", shadows=SPAWN[:3], quest_tokens={"breach": most - 2, "dawn": 3})
    assert s.quest_tokens("breach") == most  # the third enemy is not reached, nor is the dawn
    assert s.table.outcome == "defeat"
    s = scene(heroes, phase="end", shadows=SPAWN[:1], quest_tokens={"breach": most - 2})
    assert s.quest_tokens("breach") == most - 1
    assert s.table.outcome is None
