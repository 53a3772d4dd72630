"""The activation cards of warrior and berserker, by line. Readying by rest and aid: test_activation_shared_lines."""

import pytest

from questable.games.terrinoth.testkit.scene import QuestScene

HASK = "hask-redford"
TOBIN = "tobin-mossbank"


def warrior(*cards: str) -> QuestScene:
    s = QuestScene([HASK, TOBIN])
    s.lay(upgrades={0: cards})
    return s


# ---- basic


@pytest.mark.card("broad-swing", "activation")
@pytest.mark.rule("TER-ACT-8")
def test_broad_swing_engages_then_strikes_two_with_a_success_more() -> None:
    s = warrior()
    s.engage(HASK, "bandit")
    s.lay(shadows=["hill-ogre"])
    s.dice("success", "success", "blank", "blank")
    s.activate(HASK, "attack")
    s.answer("yes")
    assert s.engaged(HASK) == ["bandit", "hill-ogre"]
    s.answer("enemy:hill-ogre")
    s.answer("enemy:bandit")
    assert s.options() == [f"successes:{n}" for n in range(4)]
    s.answer("successes:2")
    assert s.enemy_wounds("hill-ogre") == 2
    assert s.enemy_wounds("bandit") == 1
    s.done()


def test_broad_swing_at_one_enemy_adds_nothing_and_at_none_rolls_in_vain() -> None:
    s = warrior()
    s.engage(HASK, "hill-ogre")
    s.lay(shadows=["bandit"])
    s.dice("success", "success", "blank")
    s.activate(HASK, "attack")
    s.answer("no")
    assert s.enemy_wounds("hill-ogre") == 2
    assert s.shadows() == ["bandit"]
    s.done()
    s = warrior()
    s.dice("success", "success")
    s.activate(HASK, "attack")
    assert len(s.happened("hero-die-rolled")) == 2
    s.done()


def test_broad_swing_may_be_content_with_one_of_two_targets() -> None:
    s = warrior()
    s.engage(HASK, "bandit", "hill-ogre")
    s.dice("success", "success", "blank", "blank")
    s.activate(HASK, "attack")
    s.answer("enemy:hill-ogre")
    s.answer("done")
    assert s.enemy_wounds("hill-ogre") == 3
    s.done()


@pytest.mark.card("shoulder-through", "activation")
@pytest.mark.parametrize(("answer", "progress"), [("yes", 1), ("no", 0)])
def test_shoulder_through_trades_an_enemy_for_a_success(answer: str, progress: int) -> None:
    s = warrior()
    s.lay(facedown=["bandit"])
    s.dice("defense", "defense", "blank")
    s.activate(HASK, "explore")
    s.answer(answer)
    assert s.table.progress == progress
    assert s.engaged(HASK) == (["bandit"] if answer == "yes" else [])
    s.done()


def test_shoulder_through_needs_an_enemy_that_is_not_his_already() -> None:
    s = warrior()
    s.engage(HASK, "bandit")
    s.dice("success", "defense", "blank")
    s.activate(HASK, "explore")
    assert s.asked() == "activate"
    assert s.table.progress == 1
    s.done()


@pytest.mark.card("catch-your-breath", "activation")
@pytest.mark.parametrize(("enemy", "wounds"), [("bandit", 0), ("bandit-master", 1)])
def test_catch_your_breath_wards_off_one_wound(enemy: str, wounds: int) -> None:
    s = warrior()
    s.engage(HASK, enemy)
    s.dice("success", "success", "success", "counterattack")
    s.activate(HASK, "rest")
    assert s.wounds(HASK) == wounds
    s.done()


def test_catch_your_breath_rests_with_three_dice() -> None:
    for wounds, left in ((5, 2), (3, 0), (2, 0), (0, 0)):
        s = warrior()
        s.hero(HASK, wounds=wounds)
        s.dice("success", "success", "success")
        s.activate(HASK, "rest")
        assert (len(s.happened("hero-die-rolled")), s.wounds(HASK)) == (3, left)
        s.done()


def test_catch_your_breath_may_take_an_enemy_from_another_hero_not_from_the_shadows() -> None:
    s = warrior()
    s.engage(TOBIN, "bandit")
    s.lay(shadows=["zombie"])
    s.dice("success", "success", "success")
    s.activate(HASK, "rest")
    s.answer("yes")
    assert s.engaged(HASK) == ["bandit"]
    assert s.shadows() == ["zombie"]
    s.done()
    s = warrior()
    s.lay(shadows=["zombie"])
    s.dice("success", "success", "success")
    s.activate(HASK, "rest")
    assert s.asked() == "activate"
    s.done()


@pytest.mark.card("stand-behind-me", "activation")
def test_stand_behind_me_takes_and_exhausts_the_enemy_before_the_roll() -> None:
    s = warrior()
    s.engage(TOBIN, "bandit", "zombie")
    s.dice("success", "success")
    s.activate(HASK, "aid")
    s.answer("yes", HASK)
    s.answer("enemy:bandit")
    assert s.engaged(HASK) == ["bandit"]
    assert s.engaged(TOBIN) == ["zombie"]
    assert s.happened("enemy-die-rolled") == [], "an exhausted enemy rolls no die"
    assert len(s.happened("enemy-exhausted")) == 1
    assert s.tokens(TOBIN) == 2
    s.done()


def test_stand_behind_me_declined_or_with_nobody_to_shield() -> None:
    s = warrior()
    s.engage(TOBIN, "bandit")
    s.dice("success", "success")
    s.activate(HASK, "aid")
    s.answer("no")
    assert s.engaged(TOBIN) == ["bandit"]
    assert s.happened("enemy-exhausted") == []
    s.done()
    s = warrior()
    s.lay(shadows=["bandit"])
    s.dice("success", "success")
    s.activate(HASK, "aid")
    assert s.tokens(TOBIN) == 2
    assert s.shadows() == ["bandit"]
    s.done()


@pytest.mark.rule("TER-ENG-3")
def test_stand_behind_me_with_three_enemies_is_struck_by_the_fourth_and_exhausts_it_in_the_shadows() -> None:
    s = warrior()
    s.engage(HASK, "rat-swarm", "zombie", "cave-spider")
    s.engage(TOBIN, "bandit-master")
    s.dice("success", "success", "blank", "blank", "blank")
    s.activate(HASK, "aid")
    s.answer("yes")
    assert s.wounds(HASK) == 2
    assert s.shadows() == ["bandit-master"]
    assert [event["enemy"] for event in s.happened("enemy-exhausted")] == ["bandit-master"]
    s.done()


# ---- knight


@pytest.mark.card("oathkeepers-blade", "activation")
def test_oathkeepers_blade_adds_a_success_and_a_defense_for_two_targets() -> None:
    s = warrior("oathkeepers-blade")
    s.engage(HASK, "hill-ogre")
    s.engage(TOBIN, "bandit-master")
    s.dice("success", "success", "success", "defense", "blank", "counterattack")
    s.activate(HASK, "attack")
    s.answer("yes")
    s.answer("enemy:hill-ogre")
    s.answer("enemy:bandit-master")
    s.answer("successes:4")
    assert s.enemy_wounds("hill-ogre") == 4
    assert s.enemy_wounds("bandit-master") == 0
    assert s.wounds(HASK) == 0, "attack value two, one defense of the card and one of the roll"
    s.done()


def test_oathkeepers_blade_without_a_target_still_wards() -> None:
    s = warrior("oathkeepers-blade")
    s.dice("success", "success", "success", "defense")
    s.activate(HASK, "attack")
    assert s.happened("action-resolved")[0]["successes"] == 4
    s.done()


@pytest.mark.card("vanguard", "activation")
def test_vanguard_wards_draws_a_card_and_gives_another_hero_a_token() -> None:
    s = warrior("vanguard")
    s.engage(HASK, "bandit")
    s.hero(TOBIN, tokens=1)
    s.lay(exploration_deck=["spare-blade", "whetstone"])
    s.dice("success", "success", "success", "counterattack")
    s.activate(HASK, "explore")
    assert s.wounds(HASK) == 0
    assert s.table.progress == 3
    assert s.items(HASK) == ["spare-blade"]
    assert (s.tokens(HASK), s.tokens(TOBIN)) == (0, 2)
    s.done()


def test_vanguard_has_no_card_in_an_empty_deck_and_no_sixth_token() -> None:
    s = warrior("vanguard")
    s.hero(TOBIN, tokens=5)
    s.dice("success", "success", "success")
    s.activate(HASK, "explore")
    assert s.items(HASK) == []
    assert s.tokens(TOBIN) == 5
    s.done()


@pytest.mark.card("the-long-vigil", "activation")
def test_the_long_vigil_wards_off_two_wounds_and_heals_another_hero() -> None:
    s = warrior("the-long-vigil")
    s.engage(HASK, "hill-ogre-master")
    s.engage(TOBIN, "bandit")
    s.hero(TOBIN, wounds=2)
    s.dice("success", "success", "success", "counterattack")
    s.activate(HASK, "rest")
    assert s.wounds(HASK) == 1
    s.answer("yes")
    assert s.engaged(HASK) == ["hill-ogre-master", "bandit"]
    assert s.wounds(TOBIN) == 1
    s.done()


def test_the_long_vigil_heals_no_wound_that_is_not_there() -> None:
    s = warrior("the-long-vigil")
    s.dice("success", "success", "success")
    s.activate(HASK, "rest")
    assert s.wounds(TOBIN) == 0
    assert s.wounds(HASK) == 0
    assert s.asked() == "activate"
    s.done()


@pytest.mark.card("shield-of-many", "activation")
def test_shield_of_many_takes_two_enemies_and_wards_off_two_wounds() -> None:
    s = warrior("shield-of-many")
    s.engage(TOBIN, "bandit", "hill-ogre-master", "zombie")
    s.hero(TOBIN, wounds=3)
    s.dice("success", "success", "counterattack", "counterattack")
    s.activate(HASK, "aid")
    s.answer("yes")
    s.answer("enemy:bandit")
    assert "done" in s.options(), "up to two"
    s.answer("enemy:hill-ogre-master")
    assert s.engaged(HASK) == ["bandit", "hill-ogre-master"]
    assert s.engaged(TOBIN) == ["zombie"]
    assert s.wounds(HASK) == 2, "four, less two"
    assert s.wounds(TOBIN) == 2
    s.done()


@pytest.mark.parametrize("choice", ["one", "none"])
def test_shield_of_many_takes_one_or_none(choice: str) -> None:
    s = warrior("shield-of-many")
    s.engage(TOBIN, "bandit", "zombie")
    s.dice("success", "success", "blank")
    s.activate(HASK, "aid")
    s.answer("yes" if choice == "one" else "no")
    if choice == "one":
        assert "done" not in s.options(), "one at least"
        s.answer("enemy:zombie")
        s.answer("done")
    assert s.engaged(HASK) == (["zombie"] if choice == "one" else [])
    s.done()


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
