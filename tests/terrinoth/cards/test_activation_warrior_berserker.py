"""The activation cards of the berserker, line by line. Readying by rest and aid: test_activation_shared_lines."""

import pytest

from questable.games.terrinoth.testkit.scene import QuestScene

HASK = "hask-redford"
TOBIN = "tobin-mossbank"


def warrior(*cards: str) -> QuestScene:
    s = QuestScene([HASK, TOBIN])
    s.lay(upgrades={0: cards})
    return s


@pytest.mark.card("red-harvest", "activation")
def test_red_harvest_strikes_three_and_a_defeat_readies_a_card() -> None:
    s = warrior("red-harvest")
    s.engage(HASK, "rat-swarm", "bandit", "hill-ogre")
    s.lay(exhausted_cards={0: ["rest"]})
    s.dice("double", "double", "success", "blank", "blank", "blank")
    s.activate(HASK, "attack")
    for enemy in ("rat-swarm", "bandit", "hill-ogre"):
        s.answer(f"enemy:{enemy}")
    s.answer("successes:2")
    s.answer("successes:2")
    assert s.discarded() == ["rat-swarm"]
    assert (s.enemy_wounds("bandit"), s.enemy_wounds("hill-ogre")) == (2, 1)
    assert s.options() == ["pick:red-harvest", "pick:catch-your-breath"]
    s.answer("pick:red-harvest", HASK)
    assert s.readied(HASK) == ["attack", "explore", "aid"]
    s.done()


def test_red_harvest_readies_nothing_without_a_defeat_and_one_card_for_two() -> None:
    s = warrior("red-harvest")
    s.engage(HASK, "bandit")
    s.dice("double", "defense", "defense", "defense", "blank")
    s.activate(HASK, "attack")
    assert s.readied(HASK) == ["explore", "rest", "aid"]
    s.done()
    s = warrior("red-harvest")
    s.engage(HASK, "rat-swarm", "goblin-sneak")
    s.lay(exhausted_cards={0: ["rest", "aid"]})
    s.dice("double", "double", "defense", "defense", "blank", "blank")
    s.activate(HASK, "attack")
    s.answer("enemy:rat-swarm")
    s.answer("enemy:goblin-sneak")
    s.answer("successes:2")
    assert s.discarded() == ["goblin-sneak", "rat-swarm"]
    s.answer("pick:catch-your-breath")
    assert s.readied(HASK) == ["explore", "rest"]
    s.done()


@pytest.mark.card("headlong-rush", "activation")
@pytest.mark.parametrize(
    ("dice", "wounds"), [(("double", "success", "defense"), 1), (("double", "double", "defense"), 2)]
)
def test_headlong_rush_engages_for_two_successes_and_tramples_by_threes(dice: tuple[str, ...], wounds: int) -> None:
    s = warrior("headlong-rush")
    s.lay(shadows=["hill-ogre"])
    s.dice(*dice, "blank")
    s.activate(HASK, "explore")
    s.answer("yes")
    assert s.table.progress == {1: 5, 2: 6}[wounds]
    assert s.enemy_wounds("hill-ogre") == wounds
    s.done()


def test_headlong_rush_counts_spent_tokens_and_asks_anew_for_each_wound() -> None:
    s = warrior("headlong-rush")
    s.hero(HASK, tokens=2)
    s.engage(HASK, "bandit", "zombie")
    s.dice("double", "double", "defense", "blank", "blank")
    s.activate(HASK, "explore")
    s.answer("spend:2")
    s.answer("enemy:bandit")
    s.answer("enemy:zombie")
    assert s.enemy_wounds("bandit") == 1
    assert s.enemy_wounds("zombie") == 1
    s.done()


def test_headlong_rush_alone_wounds_nobody() -> None:
    s = warrior("headlong-rush")
    s.dice("success", "success", "success")
    s.activate(HASK, "explore")
    assert s.table.progress == 3
    assert s.happened("enemy-wounded") == []
    s.done()


@pytest.mark.card("blood-calm", "activation")
def test_blood_calm_focuses_him_and_wounds_one_of_his_enemies() -> None:
    s = warrior("blood-calm")
    s.engage(HASK, "bandit", "goblin-sneak")
    s.lay(enemy_wounds={"goblin-sneak": 1})
    s.dice("success", "success", "success", "blank", "blank")
    s.activate(HASK, "rest")
    s.answer("enemy:goblin-sneak", HASK)
    assert s.conditions(HASK) == ["focused"]
    assert s.discarded() == ["goblin-sneak"]
    s.done()


def test_blood_calm_keeps_one_focus_and_reaches_no_enemy_of_others() -> None:
    s = warrior("blood-calm")
    s.hero(HASK, conditions=("focused",))
    s.engage(TOBIN, "bandit")
    s.dice("success", "success", "success")
    s.activate(HASK, "rest")
    s.answer("no")  # the focus is not spent
    assert s.conditions(HASK) == ["focused"]
    assert s.enemy_wounds("bandit") == 0
    s.done()


@pytest.mark.card("battle-roar", "activation")
def test_battle_roar_wounds_an_enemy_of_the_target_whatever_its_resilience() -> None:
    s = warrior("battle-roar")
    s.engage(HASK, "zombie")
    s.engage(TOBIN, "iron-colossus", "bandit")
    s.dice("success", "success", "success", "blank")
    s.activate(HASK, "aid")
    assert sorted(s.options()) == ["enemy:bandit", "enemy:iron-colossus"]
    s.answer("enemy:iron-colossus", HASK)
    assert s.enemy_wounds("iron-colossus") == 2
    s.done()


def test_battle_roar_wounds_nobody_when_the_target_has_no_enemy() -> None:
    s = warrior("battle-roar")
    s.engage(HASK, "zombie")
    s.dice("success", "success", "success", "blank")
    s.activate(HASK, "aid")
    assert s.enemy_wounds("zombie") == 0
    s.done()
