"""TER-ACT: an action up to its successes, and the three actions that are no attack."""

import pytest

from questable.games.terrinoth.testkit.scene import PARTY, QuestScene

DORRIK, KARI, MOK, MAELIS = PARTY


@pytest.mark.rule("TER-ACT-1")
def test_targets_then_abilities_then_tokens_then_the_roll() -> None:
    s = QuestScene([MAELIS, DORRIK])
    s.engage(MAELIS, "hill-ogre")
    s.engage(DORRIK, "cave-troll")
    s.hero(MAELIS, tokens=3)
    s.dice("success", "defense", "blank")
    s.activate(MAELIS, "attack")
    assert s.asked() == "target"
    s.answer("enemy:cave-troll")
    assert s.asked() == "pay"  # before the roll: a wound for a success
    s.answer("yes")
    assert s.asked() == "spend-tokens"
    assert s.options() == ["spend:0", "spend:1", "spend:2"]  # three are held
    assert s.happened("hero-die-rolled") == []
    s.answer("spend:2")
    assert s.tokens(MAELIS) == 1
    assert s.enemy_wounds("cave-troll") == 4  # one die, two tokens, one wound paid
    assert len(s.happened("hero-die-rolled")) == 2  # tokens are plain successes, never rolled again
    s.done()


@pytest.mark.rule("TER-ACT-1")
@pytest.mark.parametrize(("held", "options"), [(1, ["spend:0", "spend:1"]), (2, ["spend:0", "spend:1", "spend:2"])])
def test_as_many_tokens_as_there_are(held: int, options: list[str]) -> None:
    s = QuestScene([DORRIK, MOK])
    s.hero(DORRIK, tokens=held)
    s.dice("success", "defense")
    s.activate(DORRIK, "explore")
    assert s.options() == options
    s.answer("spend:0")
    assert (s.tokens(DORRIK), s.table.progress) == (held, 1)
    s.done()


@pytest.mark.rule("TER-ACT-1")
def test_tokens_are_spent_even_where_they_are_not_needed() -> None:
    s = QuestScene([DORRIK, MOK])
    s.hero(DORRIK, tokens=2, wounds=1)
    s.dice("success", "success", "success")
    s.activate(DORRIK, "rest")
    s.answer("spend:2")
    assert (s.tokens(DORRIK), s.wounds(DORRIK)) == (0, 0)
    s.done()


@pytest.mark.rule("TER-ACT-2")
def test_hero_dice_as_the_card_shows_and_a_die_for_each_readied_enemy_of_the_hero() -> None:
    s = QuestScene([MOK, DORRIK])
    s.engage(MOK, "zombie", "bandit", "cave-troll")
    s.engage(DORRIK, "hill-ogre")
    s.lay(shadows=["hill-ogre-master"], exhausted_enemies=["zombie"])
    s.dice("success", "success", "counterattack", "blank")
    s.activate(MOK, "explore")
    event_ids = [str(event["id"]) for event in s.table.events(None) if "die" in str(event["id"])]
    assert event_ids == ["hero-die-rolled"] * 2 + ["enemy-die-rolled"] * 2  # none for the exhausted one
    assert [args["enemy"] for args in s.happened("counterattacked")] == ["cave-troll"]
    s.pass_time("activate")
    s.done()


@pytest.mark.rule("TER-ACT-2")
def test_three_dice_on_another_card() -> None:
    s = QuestScene([MOK, DORRIK])
    s.dice("success", "success", "success")
    s.activate(MOK, "aid")
    assert (s.tokens(DORRIK), len(s.happened("hero-die-rolled"))) == (3, 3)
    assert s.happened("enemy-die-rolled") == []
    s.done()


@pytest.mark.rule("TER-ACT-3")
def test_a_critical_counts_and_is_rolled_on_and_on() -> None:
    s = QuestScene([DORRIK, MOK])
    s.lay(location="drowned-garden")
    s.dice("critical", "double", "critical", "critical", "guarded")
    s.activate(DORRIK, "explore")
    (resolved,) = s.happened("action-resolved")
    assert (resolved["successes"], resolved["defenses"]) == (1 + 2 + 1 + 1 + 1, 1)
    assert len(s.happened("hero-die-rolled")) == 2
    assert len(s.happened("critical-rolled-on")) == 3
    assert s.table.progress == 6
    s.done()


@pytest.mark.rule("TER-ACT-3")
def test_two_criticals_are_both_rolled_on() -> None:
    s = QuestScene([DORRIK, MOK])
    s.dice("critical", "critical", "defense", "success")
    s.activate(DORRIK, "explore")
    assert s.table.progress == 3
    s.done()


@pytest.mark.rule("TER-ACT-10")
def test_exploring_places_progress_that_may_exceed_the_value() -> None:
    s = QuestScene([DORRIK, MOK])
    s.lay(progress=5)  # of 6
    s.dice("double", "success")
    s.activate(DORRIK, "explore")
    assert s.table.progress == 8
    s.dice("double", "double")
    s.activate(MOK, "explore")
    s.answer(f"hero:{MOK}")
    assert s.table.progress == 12
    s.done()


@pytest.mark.rule("TER-ACT-11")
@pytest.mark.parametrize(("wounds", "left"), [(6, 2), (4, 0), (2, 0), (0, 0)])
def test_resting_recovers_a_wound_for_each_success(wounds: int, left: int) -> None:
    s = QuestScene([DORRIK, MOK])
    s.hero(DORRIK, wounds=wounds)
    s.dice("double", "success", "success")
    s.activate(DORRIK, "rest")
    assert s.wounds(DORRIK) == left
    s.done()


@pytest.mark.rule("TER-ACT-12")
def test_another_hero_is_chosen_before_the_roll_and_claims_the_tokens() -> None:
    s = QuestScene(PARTY)
    s.dice("double", "success", "success")
    s.activate(DORRIK, "aid")
    assert (s.asked(), s.options()) == ("target", [f"hero:{hero}" for hero in (KARI, MOK, MAELIS)])
    assert s.happened("hero-die-rolled") == []
    s.answer(f"hero:{MOK}")
    assert [s.tokens(hero) for hero in PARTY] == [0, 0, 3, 0]
    s.done()


@pytest.mark.rule("TER-ACT-12")
def test_nobody_claims_more_than_five() -> None:
    s = QuestScene([DORRIK, MOK])
    s.hero(MOK, tokens=4)
    s.dice("double", "success")
    s.activate(DORRIK, "aid")
    assert s.tokens(MOK) == 5
    s.done()


@pytest.mark.rule("TER-ACT-13")
def test_a_re_rolled_critical_does_not_count() -> None:
    s = QuestScene([DORRIK, MOK])
    s.hero(DORRIK, conditions=("focused",))
    s.dice("critical", "defense", "defense", "double")
    s.activate(DORRIK, "explore")
    s.answer("yes")  # Focused: one die more, and one die of any kind again
    assert (s.asked(), s.options()) == ("reroll", ["hero-die:1", "hero-die:6", "done"])
    assert s.happened("action-resolved") == []  # before any die is resolved
    s.answer("hero-die:1")
    assert s.table.progress == 2  # the double that took its place, and no more
    s.done()


@pytest.mark.rule("TER-ACT-13")
def test_the_same_die_may_be_re_rolled_again_and_any_kind_of_die() -> None:
    s = QuestScene([DORRIK, MOK])
    s.engage(DORRIK, "hill-ogre")
    s.hero(DORRIK, items=("lucky-coin",))
    s.dice("double", "double", "both", "threat", "blank")
    s.lay(location="bone-pit")
    s.activate(DORRIK, "explore")
    s.answer("yes")
    assert s.options() == ["hero-die:4", "enemy-die:3", "done"]
    s.answer("enemy-die:3")
    assert s.options() == ["hero-die:4", "enemy-die:4", "done"]
    s.answer("enemy-die:4")
    assert s.wounds(DORRIK) == 0  # neither counterattack nor threat is left
    assert s.happened("threat-triggered") == []
    s.done()


@pytest.mark.rule("TER-ACT-13")
def test_where_the_kind_is_named_only_that_kind() -> None:
    s = QuestScene([KARI, MOK])
    s.engage(KARI, "hill-ogre")
    s.dice("defense", "defense", "defense", "counterattack", "counterattack", "blank")
    s.activate(KARI, "explore")
    assert all(option.startswith("enemy-die:") or option == "done" for option in s.options())
    s.answer(s.options()[0])
    s.answer(s.options()[0])  # her second one
    assert s.wounds(KARI) == 0
    s.done()


@pytest.mark.rule("TER-ACT-13")
def test_a_re_roll_may_be_kept_for_a_die_that_a_critical_brings() -> None:
    s = QuestScene([DORRIK, MOK])
    s.hero(DORRIK, conditions=("focused",))
    s.dice("critical", "defense", "defense", "guarded", "critical", "double")
    s.activate(DORRIK, "explore")
    s.answer("yes")
    s.answer("done")
    assert s.options() == ["hero-die:5", "done"]  # the new die only: the others are resolved
    s.answer("hero-die:5")
    assert s.table.progress == 1 + 1 + 2  # the critical, the critical that replaced the new die, and its own new die
    s.done()


@pytest.mark.rule("TER-ACT-13")
def test_re_rolling_is_optional() -> None:
    s = QuestScene([DORRIK, MOK])
    s.hero(DORRIK, conditions=("focused",))
    s.dice("double", "defense", "defense")
    s.activate(DORRIK, "explore")
    s.answer("yes")
    s.answer("done")
    assert s.table.progress == 2
    s.done()


@pytest.mark.rule("TER-ACT-14")
def test_an_attack_without_a_target_is_rolled_all_the_same() -> None:
    s = QuestScene([DORRIK, MOK])
    s.dice("double", "double")
    s.activate(DORRIK, "attack")
    (resolved,) = s.happened("action-resolved")
    assert resolved["successes"] == 4
    assert s.readied(DORRIK) == ["explore", "rest", "aid"]
    s.done()


@pytest.mark.rule("TER-ACT-14")
def test_the_other_lines_of_such_an_attack_are_resolved() -> None:
    s = QuestScene([MOK, DORRIK])
    s.hero(DORRIK, wounds=3)
    s.dice("double", "double")
    s.activate(MOK, "attack")
    s.answer(f"hero:{DORRIK}")
    assert s.wounds(DORRIK) == 1
    s.done()


@pytest.mark.rule("TER-ACT-14")
def test_an_aid_without_another_hero_is_rolled_and_enemies_react() -> None:
    s = QuestScene([MOK, DORRIK])
    s.engage(MOK, "bandit")
    s.table.down[1] = 1
    s.dice("double", "success", "success", "counterattack")
    s.activate(MOK, "aid")
    assert s.asked() == "activate"  # the lines for the target did nothing
    assert len(s.happened("hero-die-rolled")) == 3
    assert s.wounds(MOK) == 1
    assert (s.tokens(MOK), s.tokens(DORRIK)) == (0, 0)
    s.done()
