"""Quest 8, The Queen Who Died Twice."""

import pytest

from questable.games.terrinoth.rules.constants import ASIDE
from questable.games.terrinoth.testkit.scene import QuestScene

HASK, PELL = "hask-redford", "pell-underbough"
SPAWN = ["bandit", "bandit", "goblin-sneak", "goblin-sneak", "rat-swarm", "rat-swarm"]
UNDEAD = ["zombie", "zombie", "bone-archer", "bone-archer"]
GREEN, BLUE, RED = 1, 2, 6  # the spaces before those of that colour
QUEEN = "queen-aumerith"
HEALTH = 21
quest = pytest.mark.card("the-queen-who-died-twice", "quest")


def scene(**table: object) -> QuestScene:
    """Hask, the leader, and Pell at the rope bridge, with one more place to go."""
    s = QuestScene([HASK, PELL], "the-queen-who-died-twice")
    s.lay(**{"location": "rope-bridge", "location_deck": ["sealed-throne"], **table})
    return s


@quest
@pytest.mark.parametrize(("deck", "there"), [(["molten-gallery"], True), (["molten-gallery", "sealed-throne"], False)])
def test_the_queen_meets_the_leader_at_the_last_location(deck: list[str], there: bool) -> None:
    s = scene(phase="travel", progress=7, location_deck=deck, enemy_deck=SPAWN)
    s.answer("travel")
    s.answer(f"hero:{PELL}", HASK)  # the token passes first
    assert (QUEEN in s.engaged(PELL)) is there


@quest
@pytest.mark.rule("TER-ACT-7", "TER-WND-2")
def test_the_quests_threat_may_mend_her_before_the_clean_up() -> None:
    for wounds, home in ((HEALTH - 2, False), (HEALTH - 1, True)):
        s = scene(enemy_wounds={QUEEN: wounds})
        s.engage(HASK, QUEEN)
        s.hero(HASK, wounds=4)
        s.dice("double", "success", "threat")
        s.activate(HASK, "attack")  # two wounds after her resilience
        s.answer(f"ability:{QUEEN}")
        assert s.wounds(PELL) == (0 if home else 1)  # her threat still worked; with the seal broken all recover one
        assert s.lair() == ([QUEEN] if home else [])
        assert s.quest_tokens("broken-seal") == (1 if home else 0)
        if not home:
            assert s.enemy_wounds(QUEEN) == HEALTH - 1


@quest
def test_the_first_death_sends_her_home_unwounded_and_heals_the_party() -> None:
    s = scene(enemy_wounds={QUEEN: HEALTH - 1})
    s.engage(HASK, QUEEN)
    s.hero(HASK, wounds=4)
    s.dice("double", "success", "blank")
    s.activate(HASK, "attack")
    assert (s.lair(), s.quest_tokens("broken-seal"), s.happened("enemy-defeated")) == ([QUEEN], 1, [])
    assert (s.wounds(HASK), s.wounds(PELL)) == (3, 0)
    s.done()


@quest
def test_she_is_back_at_the_end_of_that_round_with_the_least_wounded_hero() -> None:
    s = scene(phase="end", quest_tokens={"broken-seal": 1})
    s.hero(HASK, wounds=1)
    assert s.engaged(PELL) == [QUEEN]
    assert (s.enemy_wounds(QUEEN), s.table.outcome) == (0, None)
    s.done()
    s = scene(phase="end", quest_tokens={"broken-seal": 1})
    s.answer(f"hero:{HASK}", HASK)  # equally few: the leader decides
    assert s.engaged(HASK) == [QUEEN]
    s.done()
    s = scene(phase="end")
    assert s.lair() == [QUEEN]  # the seal is whole


@quest
def test_killed_by_an_arrow_outside_an_action_she_goes_home_at_once() -> None:
    s = scene(items={0: ["hunters-arrow"]}, enemy_wounds={QUEEN: HEALTH - 2})
    s.engage(HASK, QUEEN)
    s.answer("use:hunters-arrow")
    assert (s.lair(), s.quest_tokens("broken-seal")) == ([QUEEN], 1)
    s.done()


@quest
def test_the_second_death_is_for_good() -> None:
    s = scene(quest_tokens={"broken-seal": 1}, enemy_wounds={QUEEN: HEALTH - 1})
    s.engage(HASK, QUEEN)
    s.hero(HASK, wounds=4)
    s.dice("double", "success", "counterattack")
    s.activate(HASK, "attack")
    assert (s.lair(), s.cards(ASIDE), s.quest_tokens("broken-seal")) == ([], [QUEEN], 1)
    assert s.wounds(HASK) == 7  # her attack is one higher now, and nobody is healed
    s.done()


@quest
def test_green_raises_an_undead_of_the_leaders_choice_before_two_heroes() -> None:
    s = scene(phase="peril", peril=GREEN, enemy_discard=["bandit", "zombie", "bone-archer", "pale-wraith"])
    s.answer("pick:bone-archer", HASK)
    assert (s.engaged(HASK), s.engaged(PELL)) == (["bone-archer"], [])
    assert s.discarded() == ["bandit", "pale-wraith", "zombie"]
    s.answer("upgrade:red-harvest", HASK)
    s.answer("upgrade:vanish", PELL)
    s.done()
    s = scene(phase="peril", peril=GREEN, enemy_discard=["bandit"])
    assert (s.engaged(HASK), s.engaged(PELL), s.discarded()) == ([], [], ["bandit"])


@quest
def test_green_raises_undead_before_the_leader_and_on() -> None:
    def at_green(*discard: str) -> QuestScene:
        s = QuestScene([HASK, PELL, "oriane-vell"], "the-queen-who-died-twice")
        s.lay(location="rope-bridge", phase="peril", peril=GREEN, enemy_discard=list(discard))
        return s

    s = at_green("bandit", "zombie", "zombie", "bone-archer", "pale-wraith")
    s.answer("pick:bone-archer", HASK)
    s.answer("pick:zombie", HASK)
    s.answer("pick:zombie", HASK)
    assert [s.engaged(hero) for hero in (HASK, PELL, "oriane-vell")] == [["bone-archer"], ["zombie"], ["zombie"]]
    assert s.discarded() == ["bandit", "pale-wraith"]
    s = at_green("bandit", "zombie")
    assert [s.engaged(hero) for hero in (HASK, PELL, "oriane-vell")] == [["zombie"], [], []]  # one is all there is
    assert s.discarded() == ["bandit"]


@quest
@pytest.mark.parametrize(("heroes", "raised"), [(2, 1), (3, 3), (4, 2)])
def test_green_raises_undead_by_the_number_of_heroes(heroes: int, raised: int) -> None:
    party = [HASK, PELL, "oriane-vell", "ondrec-hollowlight"]
    s = QuestScene(party[:heroes], "the-queen-who-died-twice")
    s.lay(location="rope-bridge", phase="peril", peril=GREEN, enemy_discard=UNDEAD)
    s.pass_time("upgrade")  # the leader picks which
    assert len(s.discarded()) == len(UNDEAD) - raised
    assert sum(len(s.engaged(hero)) for hero in party[:heroes]) == raised
    assert s.asked() == "upgrade"


@quest
@pytest.mark.rule("TER-ABL-2", "TER-ABL-6")
def test_blue_takes_a_token_or_a_wound_from_everybody() -> None:
    s = scene(phase="peril", peril=BLUE)
    s.hero(HASK, tokens=1)
    s.answer("option:1", HASK)
    assert (s.tokens(HASK), s.wounds(HASK), s.wounds(PELL)) == (0, 0, 1)  # Pell has no choice
    assert s.asked() == "upgrade"


@quest
@pytest.mark.rule("TER-PER-2")
@pytest.mark.parametrize("peril", [RED, RED + 1])
def test_red_brings_the_queen_three_enemies_and_a_wound_to_everybody(peril: int) -> None:
    s = scene(phase="peril", peril=peril, enemy_deck=SPAWN)
    assert (s.engaged(HASK), s.shadows()) == ([QUEEN], ["bandit", "bandit", "goblin-sneak"])
    assert (s.wounds(HASK), s.wounds(PELL)) == (1, 1)
    s.done()


@quest
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_red_brings_three_enemies_for_any_number_of_heroes(heroes: int) -> None:
    s = QuestScene([HASK, PELL, "oriane-vell", "ondrec-hollowlight"][:heroes], "the-queen-who-died-twice")
    s.lay(location="rope-bridge", location_deck=["sealed-throne"], phase="peril", peril=RED, enemy_deck=SPAWN)
    assert len(s.shadows()) == 3
    s.done()


@quest
@pytest.mark.rule("TER-ACT-6", "TER-ABL-7")
def test_threat_mends_all_undead_in_play() -> None:
    s = scene(lair=False, shadows=["zombie"], facedown=["zombie-master"])
    s.engage(HASK, "bone-archer", "bandit")
    s.lay(enemy_wounds={"zombie": 1, "zombie-master": 2, "bone-archer": 2, "bandit": 2})
    s.dice("success", "success", "success", "threat", "blank")
    s.activate(HASK, "rest")
    assert [s.enemy_wounds(name) for name in ("zombie", "bone-archer", "bandit")] == [0, 1, 2]
    assert s.enemy_wounds("zombie-master") == 2  # face down: no trait
    s.done()


@quest
@pytest.mark.rule("TER-ACT-7")
def test_threat_may_save_an_undead_with_lethal_wounds_before_the_clean_up() -> None:
    s = scene(lair=False, enemy_wounds={"zombie": 1})
    s.engage(HASK, "zombie")
    s.dice("success", "success", "threat")
    s.activate(HASK, "attack")
    assert s.enemy_wounds("zombie") == 2
    s.done()


@quest
@pytest.mark.rule("TER-END-1")
def test_played_through_both_deaths_to_victory() -> None:
    s = scene(location="sealed-throne", location_deck=[], enemy_wounds={QUEEN: HEALTH - 1}, peril=3)
    s.engage(HASK, QUEEN)
    s.hero(PELL, wounds=9)
    s.dice("double", "success", "blank")
    s.activate(HASK, "attack")
    s.dice("defense", "defense", "defense")
    s.rest_on()
    assert (s.table.round, s.engaged(HASK), s.table.outcome) == (2, [QUEEN], None)
    s.table.enemy_wounds[s.table.zones.top(0)] = HEALTH - 1  # a long fight later
    s.dice("double", "success", "blank")
    s.activate(HASK, "attack")
    assert s.cards(ASIDE) == [QUEEN]
    s.dice("defense", "defense", "defense")
    s.rest_on()
    assert s.table.outcome == "victory"


@quest
@pytest.mark.rule("TER-END-2")
def test_lost_when_the_queen_drains_the_last_hero() -> None:
    s = scene(phase="enemy", quest_tokens={"broken-seal": 1})
    s.engage(HASK, QUEEN)
    s.engage(PELL, "zombie")
    s.hero(HASK, wounds=20)
    s.hero(PELL, wounds=19)
    assert s.table.outcome == "defeat"
