"""Quest 1, The Goblin Problem."""

import pytest

from questable.games.terrinoth.testkit.scene import QuestScene

HASK, PELL = "hask-redford", "pell-underbough"
SPAWN = ["bandit", "bandit", "zombie", "zombie", "rat-swarm", "rat-swarm"]
GREEN, BLUE, RED = 1, 2, 5  # the spaces before those of that colour
HEALTH = 18  # of Splig
quest = pytest.mark.card("the-goblin-problem", "quest")


def scene(**table: object) -> QuestScene:
    """Hask, the leader, and Pell on their way, with one more place to go."""
    s = QuestScene([HASK, PELL])
    s.lay(**{"location": "whispering-wood", "location_deck": ["bandit-hideout"], **table})
    return s


@quest
@pytest.mark.rule("TER-NEM-2")
@pytest.mark.parametrize(("deck", "splig"), [(["bandit-hideout"], True), (["rope-bridge", "bandit-hideout"], False)])
def test_splig_waits_at_the_last_location(deck: list[str], splig: bool) -> None:
    s = scene(phase="travel", progress=6, location_deck=deck, enemy_deck=SPAWN)
    s.answer("travel")
    s.answer(f"hero:{HASK}")
    assert ({"enemy": "splig", "place": "shadows"} in s.happened("enemy-spawned")) is splig
    assert s.lair() == ([] if splig else ["splig"])
    assert s.engaged(HASK) == (["bandit", "splig"] if splig else ["bandit"])  # the hideout sends a goblin to the leader


@quest
@pytest.mark.rule("TER-PER-1", "TER-PER-3", "TER-ABL-7")
def test_green_each_face_up_goblin_in_play_wounds_a_hero_of_the_leaders_choice() -> None:
    s = scene(phase="peril", peril=GREEN, shadows=["goblin-slinger", "bandit"], facedown=["goblin-sneak"])
    s.engage(PELL, "goblin-wolfrider")
    s.answer(f"hero:{PELL}", HASK)
    s.answer(f"hero:{HASK}", HASK)
    assert (s.wounds(HASK), s.wounds(PELL)) == (1, 1)  # neither the hidden one nor Splig in his lair counts
    assert s.asked() == "upgrade"
    s.pass_time("activate")


@quest
@pytest.mark.rule("TER-UPG-1", "TER-ABL-6")
def test_green_without_goblins_only_upgrades_everybody() -> None:
    s = scene(phase="peril", peril=GREEN, shadows=["bandit"])
    s.answer("upgrade:red-harvest", HASK)
    s.answer("upgrade:vanish", PELL)
    s.pass_time("activate")  # the wood sends an enemy
    assert (s.wounds(HASK), s.wounds(PELL)) == (0, 0)
    assert [event["card"] for event in s.happened("card-upgraded")] == ["red-harvest", "vanish"]


@quest
@pytest.mark.rule("TER-ABL-8")
def test_green_goes_on_when_a_wound_defeats_the_leader() -> None:
    s = scene(phase="peril", peril=GREEN, location="rope-bridge", shadows=["goblin-slinger", "goblin-slinger"])
    s.hero(HASK, wounds=22)
    s.answer(f"hero:{HASK}", HASK)
    assert s.fallen(HASK)
    assert s.leader() == PELL
    assert s.wounds(PELL) == 1  # the second goblin has only Pell to strike
    assert [key.partition(":")[0] for key in s.options()] == ["upgrade"] * 8
    s.answer("upgrade:vanish", PELL)
    s.done()


@quest
def test_blue_every_hero_meets_a_goblin_from_the_discard_pile() -> None:
    s = scene(
        phase="peril", peril=BLUE, location="rope-bridge", enemy_discard=["goblin-sneak", "bandit", "goblin-slinger"]
    )
    s.answer("pick:goblin-slinger", HASK)
    assert (s.engaged(HASK), s.engaged(PELL)) == (["goblin-slinger"], ["goblin-sneak"])
    assert s.discarded() == ["bandit"]
    assert s.asked() == "upgrade"
    s.pass_time("activate")
    s = scene(phase="peril", peril=BLUE, location="rope-bridge", enemy_discard=["goblin-sneak", "bandit"])
    assert (s.engaged(HASK), s.engaged(PELL)) == (["goblin-sneak"], [])  # one is all there is


@quest
@pytest.mark.rule("TER-PER-2")
@pytest.mark.parametrize("peril", [RED, RED + 1])
def test_red_brings_two_enemies_splig_and_a_wound_to_everybody_and_again_on_the_last_space(peril: int) -> None:
    s = scene(phase="peril", peril=peril, location="rope-bridge", enemy_deck=SPAWN)
    assert s.shadows() == ["bandit", "bandit"]
    assert s.engaged(HASK) == ["splig"]
    assert (s.wounds(HASK), s.wounds(PELL)) == (1, 1)
    assert s.table.peril == RED + 1
    s.done()


@quest
def test_red_leaves_splig_where_he_is_once_he_is_out() -> None:
    s = scene(phase="peril", peril=RED, location="rope-bridge", enemy_deck=SPAWN)
    s.engage(PELL, "splig")
    assert (s.engaged(HASK), s.engaged(PELL)) == ([], ["splig"])
    s.done()


@quest
@pytest.mark.rule("TER-END-1")
def test_won_by_slaying_splig_at_the_explored_hideout() -> None:
    s = scene(
        location="bandit-hideout", location_deck=[], progress=7, enemy_wounds={"splig": HEALTH - 2}, enemy_deck=SPAWN
    )
    s.engage(HASK, "splig")
    s.dice("double", "success", "blank")
    s.activate(HASK, "attack")
    assert s.lair() == []
    assert s.engaged(HASK) == []
    s.dice("success", "success", "defense")
    s.activate(PELL, "explore")
    assert s.table.progress == 9
    assert s.table.outcome is None  # not before the end of the round
    s.rest_on()
    assert s.table.outcome == "victory"


@quest
@pytest.mark.parametrize(
    ("deck", "progress", "slain"),
    [([], 8, True), ([], 9, False), (["rope-bridge"], 9, True)],
    ids=["not explored", "Splig alive", "not the last place"],
)
def test_not_won_while_anything_is_missing(deck: list[str], progress: int, slain: bool) -> None:
    s = scene(location="bandit-hideout", location_deck=deck, progress=progress, enemy_wounds={"splig": HEALTH - 1})
    s.engage(HASK, "splig")
    s.dice(*(("double", "success") if slain else ("defense", "defense")), "blank")
    s.activate(HASK, "attack")
    s.rest_on()
    assert s.table.outcome is None
    assert s.table.round == 2


@quest
@pytest.mark.rule("TER-END-2")
def test_lost_when_the_last_hero_falls() -> None:
    s = scene(phase="enemy")
    s.engage(HASK, "bandit-master")
    s.engage(PELL, "bandit")
    s.hero(HASK, wounds=21)
    s.hero(PELL, wounds=19)
    assert s.fallen(HASK)
    assert s.fallen(PELL)
    assert s.table.outcome == "defeat"
