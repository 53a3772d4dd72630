"""TER-EX, the rulebook's own examples, and what follows from them: enemies that become engaged."""

import pytest

from questable.games.terrinoth.testkit.scene import PARTY, QuestScene

DORRIK, KARI, MOK, MAELIS = PARTY


@pytest.mark.rule("TER-EX-1")
def test_kari_engages_a_bandit_that_was_engaged_with_elder_mok() -> None:
    s = QuestScene([KARI, MOK])
    s.engage(MOK, "bandit", "zombie")
    s.dice("defense", "defense", "blank")
    s.activate(KARI, "attack")
    s.answer("yes")
    s.answer("enemy:bandit")
    s.answer("done")  # no re-roll
    assert (s.engaged(KARI), s.engaged(MOK)) == (["bandit"], ["zombie"])
    assert s.wounds(KARI) == 0
    s.done()


@pytest.mark.rule("TER-EX-1")
def test_an_enemy_that_moves_keeps_its_wounds_and_its_state() -> None:
    s = QuestScene([KARI, MOK])
    s.engage(MOK, "hill-ogre")
    s.lay(enemy_wounds={"hill-ogre": 2}, exhausted_enemies=["hill-ogre"])
    s.dice("success", "defense")
    s.activate(KARI, "attack")
    s.answer("yes")
    assert s.engaged(KARI) == ["hill-ogre"]
    assert s.enemy_wounds("hill-ogre") == 3
    assert s.happened("enemy-die-rolled") == []  # still exhausted
    s.done()


def full(**piles: object) -> QuestScene:
    s = QuestScene([KARI, MOK])
    s.engage(KARI, "bandit", "cave-spider", "cave-spider")
    s.lay(**piles)
    return s


@pytest.mark.rule("TER-EX-2")
def test_a_rat_swarm_that_engages_kari_who_has_three() -> None:
    s = full(shadows=["rat-swarm"])
    s.dice("success", "success", "blank", "blank", "blank")
    s.activate(KARI, "attack")
    s.answer("yes")  # allowed, though she has three
    assert s.wounds(KARI) == 1
    assert s.shadows() == ["rat-swarm"]
    assert s.engaged(KARI) == ["bandit", "cave-spider", "cave-spider"]
    assert s.options() == ["enemy:bandit", "enemy:cave-spider"]  # the attack finds one of the three
    s.answer("enemy:bandit")
    s.answer("done")
    s.done()


@pytest.mark.rule("TER-EX-2")
def test_a_fourth_one_from_another_hero_leaves_that_hero() -> None:
    s = full()
    s.engage(MOK, "rat-swarm")
    s.dice("defense", "defense", "blank", "blank", "blank")
    s.activate(KARI, "attack")
    s.answer("yes")
    s.answer("enemy:bandit")
    s.answer("done")
    assert (s.wounds(KARI), s.shadows(), s.engaged(MOK)) == (1, ["rat-swarm"], [])
    s.done()


@pytest.mark.rule("TER-EX-2")
def test_a_fourth_one_that_lay_face_down_is_turned_up_strikes_and_stays() -> None:
    s = full(facedown=["hill-ogre"])
    s.dice("defense", "defense", "blank", "blank", "blank")
    s.activate(KARI, "attack")
    s.answer("yes")
    s.answer("enemy:bandit")
    s.answer("done")
    assert (s.wounds(KARI), s.shadows()) == (2, ["hill-ogre"])
    s.done()


@pytest.mark.rule("TER-EX-2")
def test_the_fourth_one_strikes_outside_the_action_and_defeats_at_once() -> None:
    s = full(shadows=["hill-ogre"], wounds={0: 20})  # of 21
    s.dice("success", "success", "blank", "blank", "blank")
    s.activate(KARI, "attack")
    s.answer("yes")
    assert s.fallen(KARI)
    assert s.happened("action-began") == []  # the rest of the card is lost
    assert s.table.active == 1
    s.done()


@pytest.mark.rule("TER-EX-1")
def test_neither_an_own_enemy_nor_the_nemesis_in_its_lair_can_be_engaged() -> None:
    s = QuestScene([KARI, MOK])
    s.engage(KARI, "bandit")
    s.dice("success", "success", "blank")
    s.activate(KARI, "attack")
    assert s.lair() == ["splig"]
    assert s.asked() == "reroll"  # nothing was there to be engaged
    s.answer("done")
    s.done()


@pytest.mark.rule("TER-EX-1")
def test_an_enemy_that_lies_face_down_may_be_engaged_and_is_turned_up() -> None:
    s = QuestScene([KARI, MOK])
    s.lay(facedown=["hill-ogre"], shadows=["zombie"])
    s.dice("success", "success", "blank")
    s.activate(KARI, "attack")
    s.answer("yes")
    assert s.options() == ["enemy:zombie", "enemy:facedown"]
    s.answer("enemy:facedown")
    s.answer("done")
    assert (s.engaged(KARI), s.enemy_wounds("hill-ogre")) == (["hill-ogre"], 2)
    s.done()


@pytest.mark.rule("TER-EX-3")
@pytest.mark.parametrize(
    ("tokens", "progress", "left"),
    [(1, 0, (0, 0)), (0, 2, (0, 1))],
    ids=["the token must go", "the progress must go"],
)
def test_spligs_threat_takes_what_there_is(tokens: int, progress: int, left: tuple[int, int]) -> None:
    s = QuestScene([MOK, DORRIK])
    s.engage(MOK, "bandit")
    s.hero(MOK, tokens=tokens)
    s.hero(DORRIK, tokens=2)  # "you" is the active hero
    s.lay(progress=progress)
    s.dice("defense", "defense", "threat")
    s.activate(MOK, "attack")
    if tokens:
        s.answer("spend:0")
    s.answer(f"hero:{MOK}")
    assert (s.tokens(MOK), int(s.table.progress)) == left
    assert s.tokens(DORRIK) == 2
    s.done()


@pytest.mark.rule("TER-EX-3")
@pytest.mark.parametrize(("option", "left"), [(1, (0, 2)), (2, (1, 1))])
def test_with_both_the_active_hero_chooses(option: int, left: tuple[int, int]) -> None:
    s = QuestScene([MOK, DORRIK], leader=0)
    s.engage(MOK, "bandit")
    s.hero(MOK, tokens=1)
    s.lay(progress=2)
    s.dice("defense", "defense", "threat")
    s.activate(MOK, "attack")
    s.answer("spend:0")
    assert s.asked() == "choose"
    s.answer(f"option:{option}", MOK)
    s.answer(f"hero:{MOK}")
    assert (s.tokens(MOK), int(s.table.progress)) == left
    s.done()


@pytest.mark.rule("TER-EX-3")
def test_with_neither_both_may_be_chosen_and_nothing_happens() -> None:
    s = QuestScene([MOK, DORRIK])
    s.engage(MOK, "bandit")
    s.dice("defense", "defense", "threat")
    s.activate(MOK, "attack")
    assert s.options() == ["option:1", "option:2"]
    s.answer("option:2")
    s.answer(f"hero:{MOK}")
    assert (s.tokens(MOK), s.table.progress) == (0, 0)
    s.done()
