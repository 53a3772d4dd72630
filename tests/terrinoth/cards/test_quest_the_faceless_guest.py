"""Quest 4, The Faceless Guest."""

import pytest

from questable.games.terrinoth.testkit.scene import QuestScene

HASK, PELL, ORIANE, ONDREC = "hask-redford", "pell-underbough", "oriane-vell", "ondrec-hollowlight"
PARTY = [HASK, PELL, ORIANE, ONDREC]
SPAWN = ["bandit", "bandit", "zombie", "zombie", "rat-swarm", "rat-swarm"]
GREEN, BLUE, RED = 1, 2, 7  # the spaces before those of that colour
HEALTH = 16  # of the guest
ENOUGH = 7  # the clues that unmask it
quest = pytest.mark.card("the-faceless-guest", "quest")


def scene(heroes: int = 2, **table: object) -> QuestScene:
    """Hask, the leader, and others at the rope bridge, with one more place to go."""
    s = QuestScene(PARTY[:heroes], "the-faceless-guest")
    s.lay(**{"location": "rope-bridge", "location_deck": ["masquerade-hall"], **table})
    return s


@quest
@pytest.mark.parametrize(("progress", "clues"), [(5, 2), (4, 0)])
def test_a_fully_explored_location_holds_two_clues(progress: int, clues: int) -> None:
    s = scene(progress=progress)
    s.dice("success", "success")
    s.activate(HASK, "explore")
    assert s.quest_tokens("clue") == clues
    s.done()


@quest
@pytest.mark.parametrize(("enemy", "clues"), [("oathless-guard-master", 1), ("oathless-guard", 0)])
def test_a_defeated_master_leaves_a_clue(enemy: str, clues: int) -> None:
    s = scene(enemy_wounds={"oathless-guard-master": 5, "oathless-guard": 3})
    s.engage(HASK, enemy)
    s.dice("success", "success", "blank")
    s.activate(HASK, "attack")
    assert s.discarded() == [enemy]
    assert s.quest_tokens("clue") == clues
    s.done()


@quest
@pytest.mark.parametrize(("clues", "engaged"), [(ENOUGH, ["the-uninvited"]), (ENOUGH - 1, [])])
def test_enough_clues_bring_the_guest_to_the_leader_at_the_end_of_the_round(clues: int, engaged: list[str]) -> None:
    s = scene(phase="end", quest_tokens={"clue": clues})
    assert s.engaged(HASK) == engaged
    s.done()


@quest
@pytest.mark.parametrize(("clues", "wounds"), [(ENOUGH, 2), (ENOUGH - 1, 1)])
def test_the_guest_is_harder_while_clues_are_missing(clues: int, wounds: int) -> None:
    s = scene(quest_tokens={"clue": clues})
    s.engage(HASK, "the-uninvited")
    s.dice("double", "success", "blank")
    s.activate(HASK, "attack")
    assert s.enemy_wounds("the-uninvited") == wounds
    s.done()


@quest
@pytest.mark.parametrize(("heroes", "met"), [(2, (1, 1)), (3, (1, 1, 1)), (4, (1, 1, 0, 0))])
def test_green_weakens_the_leader_and_brings_enemies(heroes: int, met: tuple[int, ...]) -> None:
    s = scene(heroes, phase="peril", peril=GREEN, enemy_deck=SPAWN)
    assert [s.conditions(hero) for hero in PARTY[:heroes]] == [["weakened"]] + [[]] * (heroes - 1)
    assert tuple(len(s.engaged(hero)) for hero in PARTY[:heroes]) == met
    assert s.asked() == "upgrade"


@quest
@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_blue_hides_three_enemies_and_loses_a_clue(before: int, after: int) -> None:
    s = scene(phase="peril", peril=BLUE, enemy_deck=SPAWN, quest_tokens={"clue": before})
    assert (s.shadows(), s.quest_tokens("clue")) == (["?"] * 3, after)
    s.answer("upgrade:red-harvest", HASK)
    s.answer("upgrade:vanish", PELL)
    s.done()


@quest
@pytest.mark.rule("TER-PER-2")
@pytest.mark.parametrize("peril", [RED, RED + 1])
def test_red_brings_the_guest_one_more_enemy_and_a_wound_to_everybody(peril: int) -> None:
    s = scene(phase="peril", peril=peril, enemy_deck=SPAWN)
    assert (s.engaged(HASK), s.shadows()) == (["the-uninvited"], ["bandit"])
    assert (s.wounds(HASK), s.wounds(PELL)) == (1, 1)
    s.done()


@quest
def test_red_when_the_guest_is_out_already() -> None:
    s = scene(phase="peril", peril=RED, enemy_deck=SPAWN)
    s.engage(PELL, "the-uninvited")
    assert (s.engaged(HASK), s.engaged(PELL)) == ([], ["the-uninvited"])
    s.done()


@quest
def test_the_quest_has_no_threat_of_its_own() -> None:
    s = scene(lair=False, progress=3)
    s.engage(HASK, "zombie")
    s.dice("success", "success", "success", "threat")
    s.activate(HASK, "rest")
    assert (s.wounds(HASK), s.table.progress) == (0, 3)
    s.done()


@quest
@pytest.mark.rule("TER-PER-2", "TER-ACTV-1", "TER-ABL-8")
def test_a_cold_whisper_on_the_last_space_resolves_red_at_once_and_again_in_the_peril_phase() -> None:
    s = QuestScene([ORIANE, HASK, PELL], "the-faceless-guest")  # three outlast the second nightfall
    s.lay(location="rope-bridge", location_deck=["masquerade-hall"], peril=RED + 1, enemy_deck=SPAWN)
    s.lay(exploration_deck=["cold-whisper"])
    s.hero(ORIANE, wounds=5)
    s.dice("defense", "defense")
    s.activate(ORIANE, "explore")
    s.answer("option:1", ORIANE)  # raise peril
    assert (s.engaged(ORIANE), s.shadows()) == (["the-uninvited"], ["bandit"])
    assert (s.wounds(ORIANE), s.wounds(HASK), s.wounds(PELL)) == (6, 1, 1)
    assert s.asked() == "pick-hero"  # the card goes on: somebody recovers a wound
    s.answer(f"hero:{HASK}", ORIANE)
    spawned = len(s.happened("enemy-spawned"))
    s.rest_on()
    assert len(s.happened("peril-rose")) == 2
    assert len(s.happened("enemy-spawned")) == spawned + 1


@quest
@pytest.mark.rule("TER-ABL-8", "TER-ACTV-1")
def test_a_hero_defeated_by_a_cold_whisper_loses_the_rest_of_the_card_but_red_goes_on() -> None:
    s = QuestScene([ORIANE, HASK], "the-faceless-guest")
    s.lay(location="rope-bridge", location_deck=["masquerade-hall"], peril=RED + 1, enemy_deck=SPAWN)
    s.lay(exploration_deck=["cold-whisper"])
    s.hero(ORIANE, wounds=18)
    s.dice("defense", "defense")
    s.activate(ORIANE, "explore")
    s.answer("option:1", ORIANE)
    assert s.fallen(ORIANE)
    assert s.leader() == HASK
    assert s.wounds(HASK) == 1  # nobody recovers, but Hask has had his wound
    assert s.shadows() == ["bandit", "the-uninvited"]
    s.activate(HASK, "rest")


@quest
@pytest.mark.rule("TER-END-1")
def test_played_to_victory_over_the_guest() -> None:
    s = scene(quest_tokens={"clue": ENOUGH}, enemy_wounds={"the-uninvited": HEALTH - 2})
    s.engage(HASK, "the-uninvited")
    s.dice("double", "success", "blank")
    s.activate(HASK, "attack")
    assert s.engaged(HASK) == []
    assert s.quest_tokens("clue") == ENOUGH  # the guest is no master
    assert s.table.outcome is None
    s.rest_on()
    assert s.table.outcome == "victory"


@quest
def test_not_won_while_the_guest_lives() -> None:
    s = scene(location_deck=[], progress=7, phase="end", quest_tokens={"clue": 9})
    assert s.engaged(HASK) == ["the-uninvited"]
    assert s.table.outcome is None


@quest
@pytest.mark.rule("TER-END-2")
def test_lost_when_red_fells_the_last_hero() -> None:
    s = scene(phase="peril", peril=RED, enemy_deck=SPAWN)
    s.hero(HASK, wounds=22)
    s.hero(PELL, wounds=19)
    assert s.table.outcome == "defeat"
