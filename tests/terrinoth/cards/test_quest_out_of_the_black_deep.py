"""Quest 7, Out of the Black Deep."""

import pytest

from questable.games.terrinoth.testkit.scene import QuestScene

HASK, PELL, ORIANE, ONDREC = "hask-redford", "pell-underbough", "oriane-vell", "ondrec-hollowlight"
PARTY = [HASK, PELL, ORIANE, ONDREC]
SPAWN = ["bandit", "bandit", "zombie", "zombie", "rat-swarm", "rat-swarm"]
GREEN, VIOLET, BLUE, RED = 1, 2, 3, 7  # the spaces before those of that colour
HEALTH = 12  # of the Undermaw
SHAFT = 11  # the progress that explores the last location
MOST = {2: 3, 3: 2, 4: 3}  # the cave-ins that end it, by heroes
quest = pytest.mark.card("out-of-the-black-deep", "quest")


def scene(party: list[str] | None = None, **table: object) -> QuestScene:
    """Hask, the leader, and Pell at the rope bridge, with one more place to go."""
    s = QuestScene(party or PARTY[:2], "out-of-the-black-deep")
    s.lay(**{"location": "rope-bridge", "location_deck": ["daylight-shaft"], **table})
    return s


@quest
@pytest.mark.rule("TER-WND-2", "TER-ACT-7")
def test_the_undermaw_goes_back_into_the_rock_and_everybody_gains_a_token() -> None:
    s = scene([ONDREC, HASK], enemy_wounds={"the-undermaw": HEALTH - 1}, progress=3)
    s.engage(HASK, "the-undermaw")
    s.engage(ONDREC, "zombie")
    s.hero(HASK, wounds=1, tokens=5)
    s.dice("success", "success", "threat")
    s.activate(ONDREC, "attack")
    s.answer("enemy:the-undermaw")
    s.answer("ability:the-undermaw")  # its threat still works: it is there until the clean-up
    assert s.wounds(HASK) == 2
    assert s.lair() == ["the-undermaw"]
    assert (s.tokens(ONDREC), s.tokens(HASK)) == (1, 5)  # one each; Ondrec has defeated nobody
    assert s.happened("enemy-defeated") == []
    s.done()


@quest
def test_sending_the_undermaw_back_is_no_kill_for_marked_prey() -> None:
    s = scene([PELL, HASK], upgrades={0: ["marked-prey"]}, enemy_wounds={"the-undermaw": HEALTH - 1}, lair=False)
    s.engage(HASK, "the-undermaw")
    s.dice("success", "success", "success")
    s.activate(PELL, "attack")
    assert s.lair() == ["the-undermaw"]
    assert s.tokens(PELL) == 1  # the quest's token only
    s.done()


@quest
@pytest.mark.parametrize(("peril", "where"), [(VIOLET, "engaged"), (RED, "shadows")])
def test_the_undermaw_comes_back_unwounded(peril: int, where: str) -> None:
    s = scene(phase="peril", peril=peril)
    s.hero(PELL, wounds=1)
    assert s.engaged(PELL) == (["the-undermaw"] if where == "engaged" else [])
    assert s.shadows() == ([] if where == "engaged" else ["the-undermaw"])
    assert s.enemy_wounds("the-undermaw") == 0
    s.done()


@quest
def test_the_undermaw_wounded_outside_an_action_goes_back_at_once() -> None:
    s = scene(items={0: ["hunters-arrow"]}, enemy_wounds={"the-undermaw": HEALTH - 2})
    s.engage(HASK, "the-undermaw")
    s.answer("use:hunters-arrow")
    assert s.lair() == ["the-undermaw"]
    assert (s.tokens(HASK), s.tokens(PELL)) == (1, 1)
    s.done()


@quest
@pytest.mark.parametrize(("before", "after"), [(3, 1), (1, 0), (0, 0)])
def test_green_buries_two_progress_and_upgrades(before: int, after: int) -> None:
    s = scene(phase="peril", peril=GREEN, progress=before)
    assert s.table.progress == after
    s.answer("upgrade:red-harvest", HASK)
    s.answer("upgrade:vanish", PELL)
    s.done()


@quest
@pytest.mark.rule("TER-ABL-4")
def test_violet_brings_the_undermaw_to_the_most_wounded_and_ties_are_the_leaders() -> None:
    s = scene(phase="peril", peril=VIOLET)
    s.answer(f"hero:{PELL}", HASK)
    assert s.engaged(PELL) == ["the-undermaw"]
    s.done()
    s = scene(phase="peril", peril=VIOLET, shadows=["the-undermaw"])
    assert s.shadows() == ["the-undermaw"]  # out already
    s.done()


@quest
@pytest.mark.parametrize(("heroes", "hidden"), [(2, 2), (3, 3), (4, 2)])
def test_blue_hides_enemies_in_the_shadows(heroes: int, hidden: int) -> None:
    s = scene(PARTY[:heroes], phase="peril", peril=BLUE, enemy_deck=SPAWN)
    assert s.shadows() == ["?"] * hidden
    assert s.asked() == "upgrade"
    s = scene(PARTY[:heroes], phase="peril", peril=BLUE, enemy_deck=SPAWN[:1])
    assert s.shadows() == ["?"]  # one is all that is left


@quest
@pytest.mark.rule("TER-PER-2")
@pytest.mark.parametrize("peril", [RED, RED + 1])
def test_red_caves_in_and_wounds_everybody(peril: int) -> None:
    s = scene(phase="peril", peril=peril)
    assert (s.quest_tokens("cave-in"), s.shadows()) == (1, ["the-undermaw"])
    assert (s.wounds(HASK), s.wounds(PELL)) == (1, 1)
    s.done()


@quest
@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_threat_buries_two_progress(before: int, after: int) -> None:
    s = scene(lair=False, progress=before)
    s.engage(HASK, "zombie")
    s.dice("success", "success", "success", "threat")
    s.activate(HASK, "rest")
    assert s.table.progress == after
    s.done()


@quest
@pytest.mark.parametrize(
    ("deck", "progress", "outcome"), [([], SHAFT, "victory"), ([], SHAFT - 1, None), (["molten-gallery"], SHAFT, None)]
)
def test_won_at_the_explored_shaft(deck: list[str], progress: int, outcome: str | None) -> None:
    s = scene(location="daylight-shaft", location_deck=deck, progress=progress, phase="end")
    assert s.table.outcome == outcome


@quest
def test_played_to_victory_with_a_drop_of_blood() -> None:
    s = scene(location="daylight-shaft", location_deck=[], progress=SHAFT - 3, peril=3)
    s.lay(quest_tokens={"cave-in": MOST[2] - 1})
    s.dice("success", "success")
    s.activate(HASK, "explore")
    s.answer("yes")
    assert s.table.progress == SHAFT
    s.rest_on()
    assert s.table.outcome == "victory"


@quest
@pytest.mark.rule("TER-END-1")
@pytest.mark.parametrize(("heroes", "most"), MOST.items())
def test_lost_at_the_last_cave_in_before_anything_else_of_red(heroes: int, most: int) -> None:
    for before in range(most):
        outcome = "defeat" if before + 1 == most else None
        s = scene(PARTY[:heroes], location="daylight-shaft", location_deck=[], progress=2, phase="peril", peril=RED)
        s.lay(quest_tokens={"cave-in": before})
        assert s.table.outcome == outcome
        assert s.wounds(HASK) == (0 if outcome else 1)
