"""The activation cards of the scout, line by line. Readying by rest and aid: test_activation_shared_lines."""

import pytest

from questable.games.terrinoth.rules.constants import EXPLORE_DECK, EXPLORE_DISCARD
from questable.games.terrinoth.testkit.scene import QuestScene

JORUN = "jorun-swiftwater"
HASK = "hask-redford"


def scout(*cards: str) -> QuestScene:
    s = QuestScene([JORUN, HASK])
    s.lay(upgrades={0: cards})
    return s


def deck(s: QuestScene) -> list[str]:
    """The exploration deck from the top down."""
    return s.cards(EXPLORE_DECK)[::-1]


# ---- basic


@pytest.mark.card("piercing-strike", "activation")
@pytest.mark.rule("TER-ENG-2")
def test_piercing_strike_takes_an_enemy_from_another_hero_and_strikes_it() -> None:
    s = scout()
    s.engage(HASK, "bandit")
    s.lay(shadows=["zombie"])
    s.dice("success", "success", "blank")
    s.activate(JORUN, "attack")
    s.answer("yes")
    assert sorted(s.options()) == ["enemy:bandit", "enemy:zombie"]
    s.answer("enemy:bandit")
    assert s.engaged(JORUN) == ["bandit"]
    assert s.engaged(HASK) == []
    assert s.enemy_wounds("bandit") == 2
    s.done()


def test_piercing_strike_may_leave_others_alone_and_wants_none_of_its_own() -> None:
    s = scout()
    s.engage(JORUN, "bandit")
    s.engage(HASK, "zombie")
    s.dice("success", "success", "blank")
    s.activate(JORUN, "attack")
    s.answer("no")
    assert s.enemy_wounds("bandit") == 2
    assert s.engaged(HASK) == ["zombie"]
    s.done()
    s = scout()
    s.engage(JORUN, "bandit")
    s.dice("success", "defense", "blank")
    s.activate(JORUN, "attack")
    assert s.asked() == "activate"
    assert s.enemy_wounds("bandit") == 1
    s.done()


@pytest.mark.rule("TER-ENG-3")
def test_piercing_strike_at_a_fourth_enemy_is_struck_and_must_aim_at_one_of_the_three() -> None:
    s = scout()
    s.engage(JORUN, "bandit", "zombie", "rat-swarm")
    s.lay(facedown=["bandit-master"])
    s.dice("success", "success", "blank", "blank", "blank")
    s.activate(JORUN, "attack")
    s.answer("yes")
    assert s.wounds(JORUN) == 2
    assert s.shadows() == ["bandit-master"], "face up"
    assert sorted(s.options()) == ["enemy:bandit", "enemy:rat-swarm", "enemy:zombie"]
    s.answer("enemy:zombie")
    assert s.enemy_wounds("zombie") == 2
    s.done()


@pytest.mark.card("blaze-a-trail", "activation")
@pytest.mark.parametrize(
    ("put", "left"), [("top", ["pitch-torch", "whetstone"]), ("bottom", ["whetstone", "pitch-torch"])]
)
def test_blaze_a_trail_keeps_one_of_two_cards(put: str, left: list[str]) -> None:
    s = scout()
    s.lay(exploration_deck=["spare-blade", "pitch-torch", "whetstone"])
    s.dice("success", "double", "defense")
    s.activate(JORUN, "explore")
    assert s.table.progress == 3
    s.answer("pick:spare-blade", JORUN)
    s.answer(f"{put}:pitch-torch")
    assert s.items(JORUN) == ["spare-blade"]
    assert deck(s) == left
    s.done()


@pytest.mark.rule("TER-SPN-2")
def test_blaze_a_trail_draws_what_there_is() -> None:
    s = scout()
    s.lay(exploration_deck=["spare-blade"])
    s.dice("defense", "defense", "defense")
    s.activate(JORUN, "explore")
    assert s.items(JORUN) == ["spare-blade"]
    assert s.table.progress == 0
    s.done()
    s = scout()
    s.lay(exploration_deck=["spare-blade"], exploration_discard=["whetstone"])
    s.dice("defense", "defense", "defense")
    s.activate(JORUN, "explore")
    assert sorted(s.options()) == ["pick:spare-blade", "pick:whetstone"], "the deck is remade when its last card leaves"


@pytest.mark.card("lie-low", "activation")
def test_lie_low_rolls_no_enemy_dice_then_exhausts_one_enemy_and_wounds_one() -> None:
    s = scout()
    s.hero(JORUN, wounds=3)
    s.engage(JORUN, "bandit", "zombie")
    s.dice("success", "success", "success")
    s.activate(JORUN, "rest")
    assert s.happened("enemy-die-rolled") == []
    assert s.wounds(JORUN) == 0
    s.answer("enemy:bandit")
    s.answer("enemy:zombie")
    assert [event["enemy"] for event in s.happened("enemy-exhausted")] == ["bandit"]
    assert (s.enemy_wounds("bandit"), s.enemy_wounds("zombie")) == (0, 1)
    s.done()


def test_lie_low_exhausts_no_enemy_twice_and_none_of_other_heroes() -> None:
    s = scout()
    s.engage(JORUN, "bandit")
    s.engage(HASK, "zombie")
    s.lay(exhausted_enemies=["bandit"], enemy_wounds={"bandit": 2})
    s.dice("success", "success", "success")
    s.activate(JORUN, "rest")
    assert s.happened("enemy-exhausted") == []
    assert s.discarded() == ["bandit"]
    s.done()


@pytest.mark.card("point-the-way", "activation")
def test_point_the_way_wounds_an_enemy_of_the_target_and_makes_progress() -> None:
    s = scout()
    s.engage(HASK, "rat-swarm")
    s.lay(enemy_wounds={"rat-swarm": 1}, progress=5)
    s.dice("success", "success", "success")
    s.activate(JORUN, "aid")
    assert s.discarded() == ["rat-swarm"]
    assert s.table.progress == 6
    assert len(s.happened("location-explored")) == 1
    s.done()


def test_point_the_way_makes_progress_with_no_enemy_to_wound() -> None:
    s = scout()
    s.engage(JORUN, "bandit")
    s.dice("success", "success", "success", "blank")
    s.activate(JORUN, "aid")
    assert s.table.progress == 1
    assert s.enemy_wounds("bandit") == 0
    s.done()


# ---- thief


@pytest.mark.card("knife-from-nowhere", "activation")
def test_knife_from_nowhere_engages_for_a_success_and_melts_away() -> None:
    s = scout("knife-from-nowhere")
    s.lay(facedown=["hill-ogre"])
    s.dice("success", "success", "success", "defense", "blank")
    s.activate(JORUN, "attack")
    s.answer("yes")
    assert s.enemy_wounds("hill-ogre") == 4
    s.answer("yes")
    assert s.shadows() == ["hill-ogre"]
    assert s.engaged(JORUN) == []
    s.done()


def test_knife_from_nowhere_declined_twice_is_a_plain_attack() -> None:
    s = scout("knife-from-nowhere")
    s.engage(JORUN, "hill-ogre")
    s.engage(HASK, "bandit")
    s.dice("success", "success", "success", "defense", "blank")
    s.activate(JORUN, "attack")
    s.answer("no")
    assert s.enemy_wounds("hill-ogre") == 3
    s.answer("no")
    assert s.engaged(JORUN) == ["hill-ogre"]
    s.done()


def test_knife_from_nowhere_has_nobody_to_shake_off_once_the_last_is_dead() -> None:
    s = scout("knife-from-nowhere")
    s.engage(JORUN, "rat-swarm")
    s.dice("success", "success", "success", "defense", "blank")
    s.activate(JORUN, "attack")
    assert s.discarded() == ["rat-swarm"]
    assert s.asked() == "activate"
    s.done()


@pytest.mark.card("light-fingers", "activation")
def test_light_fingers_keeps_two_of_three_cards_unseen() -> None:
    s = scout("light-fingers")
    s.engage(JORUN, "bandit")
    s.lay(exploration_deck=["fresh-footprints", "spare-blade", "whetstone", "pitch-torch"])
    s.dice("success", "defense", "defense")
    s.activate(JORUN, "explore")
    assert s.happened("enemy-die-rolled") == []
    s.answer("pick:spare-blade")
    s.answer("pick:fresh-footprints")
    s.answer("bottom:whetstone")
    assert s.items(JORUN) == ["spare-blade"]
    assert s.table.progress == 3
    assert deck(s) == ["pitch-torch", "whetstone"]
    assert s.cards(EXPLORE_DISCARD) == ["fresh-footprints"]
    s.done()


@pytest.mark.parametrize("cards", [[], ["spare-blade"], ["spare-blade", "whetstone"]])
def test_light_fingers_resolves_all_of_a_short_deck(cards: list[str]) -> None:
    s = scout("light-fingers")
    s.lay(exploration_deck=cards)
    s.dice("defense", "defense", "defense")
    s.activate(JORUN, "explore")
    if len(cards) == 2:
        s.answer("pick:whetstone")
    assert sorted(s.items(JORUN)) == cards
    assert deck(s) == []
    s.done()


@pytest.mark.card("vanish", "activation")
def test_vanish_exhausts_one_enemy_and_leaves_all_of_them_behind() -> None:
    s = scout("vanish")
    s.engage(JORUN, "bandit", "zombie")
    s.dice("success", "success", "success")
    s.activate(JORUN, "rest")
    assert s.happened("enemy-die-rolled") == []
    s.answer("enemy:zombie")
    s.answer("yes")
    assert s.engaged(JORUN) == []
    assert sorted(s.shadows()) == ["bandit", "zombie"]
    assert s.tokens(JORUN) == 1
    s.done()


def test_vanish_may_stay_and_gives_no_sixth_token() -> None:
    s = scout("vanish")
    s.hero(JORUN, tokens=5)
    s.engage(JORUN, "bandit")
    s.dice("success", "success", "success")
    s.activate(JORUN, "rest")
    s.answer("spend:0")
    s.answer("no")
    assert s.engaged(JORUN) == ["bandit"]
    assert s.tokens(JORUN) == 5
    s.done()
    s = scout("vanish")
    s.dice("success", "success", "success")
    s.activate(JORUN, "rest")
    assert s.asked() == "activate"
    assert s.tokens(JORUN) == 1, "no enemy: nothing to exhaust or to leave"
    s.done()


@pytest.mark.card("distraction", "activation")
def test_distraction_exhausts_an_enemy_of_the_target_and_pays() -> None:
    s = scout("distraction")
    s.engage(HASK, "bandit", "zombie")
    s.dice("success", "success", "success")
    s.activate(JORUN, "aid")
    s.answer("enemy:bandit", JORUN)
    assert [event["enemy"] for event in s.happened("enemy-exhausted")] == ["bandit"]
    assert s.tokens(JORUN) == 1
    assert s.tokens(HASK) == 3
    assert s.table.progress == 1
    s.done()


def test_distraction_cannot_turn_a_colossus() -> None:
    s = scout("distraction")
    s.engage(HASK, "iron-colossus")
    s.dice("success", "success", "success")
    s.activate(JORUN, "aid")
    assert s.happened("enemy-exhausted") == []
    assert s.tokens(JORUN) == 1
    s.done()


# ---- wildlander


@pytest.mark.card("marked-prey", "activation")
@pytest.mark.rule("TER-ACT-9")
def test_marked_prey_ignores_a_resilience_and_pays_for_a_kill() -> None:
    s = scout("marked-prey")
    s.engage(HASK, "stone-sentinel")
    s.dice("success", "success", "success")
    s.activate(JORUN, "attack")
    assert s.discarded() == ["stone-sentinel"], "three successes, resilience one, health three"
    assert s.tokens(JORUN) == 1
    s.done()


def test_marked_prey_pays_nothing_for_a_wound() -> None:
    s = scout("marked-prey")
    s.lay(shadows=["iron-colossus"])
    s.dice("success", "success", "success", "defense")
    s.activate(JORUN, "attack")
    assert s.enemy_wounds("iron-colossus") == 2
    assert s.tokens(JORUN) == 0, "one resilience is left"
    s.done()
    s = scout("marked-prey")
    s.dice("success", "success", "success", "defense")
    s.activate(JORUN, "attack")
    assert s.tokens(JORUN) == 0
    s.done()


@pytest.mark.card("read-the-land", "activation")
def test_read_the_land_reveals_the_shadows_and_wounds_one_enemy_there() -> None:
    s = scout("read-the-land")
    s.lay(facedown=["zombie", "rat-swarm"], shadows=["pale-wraith"], exploration_deck=["whetstone"])
    s.dice("success", "success", "success")
    s.activate(JORUN, "explore")
    assert s.items(JORUN) == ["whetstone"]
    assert s.table.progress == 3
    assert sorted(s.shadows()) == ["pale-wraith", "rat-swarm", "zombie"]
    s.answer("enemy:pale-wraith", JORUN)
    assert s.enemy_wounds("pale-wraith") == 2, "no attack, no resilience"
    s.done()


def test_read_the_land_wounds_no_engaged_enemy() -> None:
    s = scout("read-the-land")
    s.engage(JORUN, "rat-swarm")
    s.dice("success", "success", "success", "blank")
    s.activate(JORUN, "explore")
    assert s.enemy_wounds("rat-swarm") == 0
    s.done()


@pytest.mark.card("campcraft", "activation")
def test_campcraft_rests_in_peace_heals_the_others_and_focuses_anyone() -> None:
    s = scout("campcraft")
    s.engage(JORUN, "bandit")
    s.hero(JORUN, wounds=5)
    s.hero(HASK, wounds=5)
    s.dice("success", "success", "success")
    s.activate(JORUN, "rest")
    assert s.happened("enemy-die-rolled") == []
    assert (s.wounds(JORUN), s.wounds(HASK)) == (2, 4)
    s.answer(f"hero:{HASK}", JORUN)
    assert s.conditions(HASK) == ["focused"]
    s.done()


@pytest.mark.rule("TER-CON-1")
def test_campcraft_gives_nobody_a_second_focus() -> None:
    s = scout("campcraft")
    s.hero(HASK, conditions=("focused",))
    s.dice("success", "success", "success")
    s.activate(JORUN, "rest")
    s.answer(f"hero:{HASK}")
    assert s.conditions(HASK) == ["focused"]
    assert s.conditions(JORUN) == []
    s.done()


@pytest.mark.card("hunters-signal", "activation")
def test_hunters_signal_wounds_an_enemy_of_the_target_twice_and_makes_progress() -> None:
    s = scout("hunters-signal")
    s.engage(HASK, "bandit")
    s.dice("success", "success", "success")
    s.activate(JORUN, "aid")
    assert s.enemy_wounds("bandit") == 2
    assert s.table.progress == 1
    s.done()


def test_hunters_signal_reaches_no_enemy_in_the_shadows() -> None:
    s = scout("hunters-signal")
    s.lay(shadows=["bandit"])
    s.dice("success", "success", "success")
    s.activate(JORUN, "aid")
    assert s.enemy_wounds("bandit") == 0
    assert s.table.progress == 1
    s.done()
