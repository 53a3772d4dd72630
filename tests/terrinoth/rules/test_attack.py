"""TER-ACT-8 and TER-ACT-9: attacks, from near and from afar."""

import pytest

from questable.games.terrinoth.testkit.scene import PARTY, QuestScene

DORRIK, KARI, MOK, MAELIS = PARTY


@pytest.mark.rule("TER-ACT-8")
def test_the_target_is_engaged_with_the_hero_and_chosen_before_the_roll() -> None:
    s = QuestScene([MOK, DORRIK])
    s.engage(MOK, "cave-troll", "hill-ogre")
    s.engage(DORRIK, "zombie")
    s.dice("double", "success", "blank", "blank")
    s.activate(MOK, "attack")
    assert (s.asked(), s.options()) == ("target", ["enemy:hill-ogre", "enemy:cave-troll"])
    assert s.happened("hero-die-rolled") == []
    s.answer("enemy:cave-troll")
    s.answer(f"hero:{MOK}")
    assert (s.enemy_wounds("cave-troll"), s.enemy_wounds("hill-ogre")) == (3, 0)
    s.done()


@pytest.mark.rule("TER-ACT-8")
@pytest.mark.parametrize(
    ("faces", "wounds"),
    [(("double", "success"), 1), (("success", "success"), 0), (("success", "defense"), 0), (("double", "double"), 2)],
)
def test_each_success_is_a_wound_less_resilience_not_below_zero(faces: tuple[str, str], wounds: int) -> None:
    s = QuestScene([DORRIK, MOK])
    s.engage(DORRIK, "stone-sentinel-master")  # resilience 2
    s.dice(*faces, "blank")
    s.activate(DORRIK, "attack")
    assert s.enemy_wounds("stone-sentinel-master") == wounds
    s.done()


@pytest.mark.rule("TER-ACT-8")
def test_several_targets_are_all_chosen_before_the_roll() -> None:
    s = QuestScene([DORRIK, MOK])
    s.engage(DORRIK, "cave-troll", "hill-ogre", "iron-colossus")
    s.dice("double", "double", "blank", "blank", "blank")
    s.activate(DORRIK, "attack")
    s.answer("enemy:hill-ogre")
    assert s.options() == ["enemy:cave-troll", "enemy:iron-colossus", "done"]  # up to two
    s.answer("enemy:iron-colossus")
    assert s.asked() == "divide"
    assert len(s.happened("hero-die-rolled")) == 2
    s.answer("successes:0")
    assert (s.enemy_wounds("hill-ogre"), s.enemy_wounds("iron-colossus")) == (0, 3)
    s.done()


@pytest.mark.rule("TER-ACT-8")
def test_fewer_targets_may_be_chosen() -> None:
    s = QuestScene([DORRIK, MOK])
    s.engage(DORRIK, "cave-troll", "hill-ogre")
    s.dice("success", "success", "blank", "blank")
    s.activate(DORRIK, "attack")
    s.answer("enemy:cave-troll")
    s.answer("done")
    assert (s.enemy_wounds("cave-troll"), s.enemy_wounds("hill-ogre")) == (3, 0)
    s.done()


@pytest.mark.rule("TER-ACT-8")
def test_successes_are_divided_when_all_hero_dice_are_known_and_before_enemies_react() -> None:
    s = QuestScene([DORRIK, MOK])
    s.engage(DORRIK, "cave-troll-master", "hill-ogre")
    s.dice("critical", "success", "counterattack", "counterattack", "double")
    s.activate(DORRIK, "attack")
    s.answer("enemy:cave-troll-master")
    s.answer("enemy:hill-ogre")
    assert s.options() == [f"successes:{n}" for n in range(6)]  # 1 + 1 + 2 by dice, 1 by two enemies at hand
    assert (s.happened("counterattacked"), s.wounds(DORRIK)) == ([], 0)
    s.answer("successes:1")
    event_ids = [str(event["id"]) for event in s.table.events(None)]
    assert event_ids.index("enemy-wounded") < event_ids.index("counterattacked")
    assert (s.enemy_wounds("cave-troll-master"), s.enemy_wounds("hill-ogre")) == (1, 4)
    assert s.wounds(DORRIK) == 3 + 2 - 2  # Dorrik prevents two
    s.done()


@pytest.mark.rule("TER-ACT-8")
def test_each_target_applies_its_own_resilience_once() -> None:
    s = QuestScene([DORRIK, MOK])
    s.engage(DORRIK, "stone-sentinel-master", "pale-wraith")  # resilience 2 and 1
    s.dice("double", "double", "blank", "blank")
    s.activate(DORRIK, "attack")
    s.answer("enemy:stone-sentinel-master")
    s.answer("enemy:pale-wraith")
    s.answer("successes:3")
    assert (s.enemy_wounds("stone-sentinel-master"), s.enemy_wounds("pale-wraith")) == (1, 1)
    s.done()


@pytest.mark.rule("TER-ACT-8")
def test_a_share_below_the_resilience_does_nothing() -> None:
    s = QuestScene([DORRIK, MOK])
    s.engage(DORRIK, "stone-sentinel-master", "pale-wraith")
    s.dice("success", "success", "blank", "blank")
    s.activate(DORRIK, "attack")
    s.answer("enemy:stone-sentinel-master")
    s.answer("enemy:pale-wraith")
    s.answer("successes:2")
    assert (s.enemy_wounds("stone-sentinel-master"), s.enemy_wounds("pale-wraith")) == (0, 0)
    s.done()


@pytest.mark.rule("TER-ACT-9")
def test_a_ranged_attack_reaches_any_enemy_in_play() -> None:
    s = QuestScene([MAELIS, MOK, DORRIK])
    s.engage(MAELIS, "hill-ogre")
    s.engage(DORRIK, "cave-troll")
    s.lay(shadows=["zombie"], facedown=["bandit", "rat-swarm"])
    s.dice("success", "success", "blank")
    s.activate(MAELIS, "attack")
    assert s.options() == ["enemy:hill-ogre", "enemy:cave-troll", "enemy:zombie", "enemy:facedown"]  # not the lair
    s.answer("enemy:cave-troll")
    s.answer("no")
    assert s.enemy_wounds("cave-troll") == 2
    assert len(s.happened("enemy-die-rolled")) == 1  # for her own enemy only
    s.done()


@pytest.mark.rule("TER-ACT-9")
def test_a_face_down_target_is_flipped_up_before_it_is_wounded() -> None:
    s = QuestScene([MAELIS, MOK])
    s.lay(facedown=["stone-sentinel"])  # resilience 1, and 1 in the shadows
    s.dice("double", "success")
    s.activate(MAELIS, "attack")
    s.answer("no")
    assert s.shadows() == ["stone-sentinel"]
    assert s.enemy_wounds("stone-sentinel") == 1
    event_ids = [str(event["id"]) for event in s.table.events(None)]
    assert event_ids.index("enemy-revealed") < event_ids.index("enemy-wounded")
    s.done()


@pytest.mark.rule("TER-ACT-9")
@pytest.mark.parametrize(("faces", "seen"), [(("defense", "defense"), "?"), (("success", "defense"), "iron-colossus")])
def test_without_a_success_it_stays_face_down(faces: tuple[str, str], seen: str) -> None:
    s = QuestScene([MAELIS, MOK])
    s.lay(facedown=["iron-colossus"])
    s.dice(*faces)
    s.activate(MAELIS, "attack")
    s.answer("no")
    assert s.shadows() == [seen]  # one success turns it up, though its resilience stops the wound
    s.done()


@pytest.mark.rule("TER-ACT-9")
def test_the_question_how_to_divide_does_not_tell_what_lies_face_down() -> None:
    s = QuestScene([MAELIS, MOK])
    s.lay(facedown=["iron-colossus", "hill-ogre"], upgrades={0: ["rune-of-ruin"]})
    s.dice("success", "success", "success")
    s.activate(MAELIS, "attack")
    s.answer("enemy:facedown")  # one was chosen unasked: they are all alike
    s.answer("no")
    decision = s.table.decision
    assert decision is not None
    assert (decision.kind, decision.about) == ("divide", None)
    s.answer("successes:0")
    assert sorted(s.shadows()) in (["?", "hill-ogre"], ["?", "iron-colossus"])
    s.done()
