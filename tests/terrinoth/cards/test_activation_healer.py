"""The activation cards of the healer, line by line. Readying by rest and aid: test_activation_shared_lines."""

import pytest

from questable.games.terrinoth.rules.constants import ENEMY_DECK, EXPLORE_DECK
from questable.games.terrinoth.testkit.scene import QuestScene

TOBIN = "tobin-mossbank"
HASK = "hask-redford"
MAELIS = "maelis-quillfire"


def healer(*cards: str) -> QuestScene:
    s = QuestScene([TOBIN, HASK])
    s.lay(upgrades={0: cards})
    return s


# ---- basic


@pytest.mark.card("ashwood-staff", "activation")
def test_ashwood_staff_engages_from_the_shadows_pierces_and_heals() -> None:
    s = healer()
    s.hero(HASK, wounds=3)
    s.engage(HASK, "bandit")
    s.lay(facedown=["iron-colossus"])
    s.dice("double", "success", "blank")
    s.activate(TOBIN, "attack")
    s.answer("yes")
    assert s.engaged(TOBIN) == ["iron-colossus"]
    assert s.enemy_wounds("iron-colossus") == 2, "three successes, one of two resilience"
    s.answer(f"hero:{HASK}", TOBIN)
    assert s.wounds(HASK) == 1
    s.done()


def test_ashwood_staff_reaches_no_enemy_of_others_and_heals_all_the_same() -> None:
    s = healer()
    s.hero(TOBIN, wounds=1)
    s.engage(HASK, "bandit")
    s.dice("success", "success")
    s.activate(TOBIN, "attack")
    s.answer(f"hero:{TOBIN}")
    assert s.enemy_wounds("bandit") == 0
    assert s.wounds(TOBIN) == 0
    s.done()


@pytest.mark.rule("TER-ACT-8")
def test_ashwood_staff_gains_nothing_by_piercing_what_has_no_resilience() -> None:
    s = healer()
    s.engage(TOBIN, "hill-ogre")
    s.dice("success", "success", "blank")
    s.activate(TOBIN, "attack")
    s.answer(f"hero:{TOBIN}")
    assert s.enemy_wounds("hill-ogre") == 2
    s.done()


@pytest.mark.card("pilgrims-path", "activation")
def test_pilgrims_path_draws_then_frees_one_hero_of_a_wound_and_a_condition() -> None:
    s = healer()
    s.hero(HASK, wounds=2, conditions=("poisoned", "weakened"))
    s.lay(exploration_deck=["whetstone"])
    s.dice("success", "success")
    s.activate(TOBIN, "explore")
    assert s.items(TOBIN) == ["whetstone"]
    assert s.table.progress == 2
    s.answer(f"hero:{HASK}", TOBIN)
    s.answer("pick:poisoned", HASK)
    assert s.wounds(HASK) == 1
    assert s.conditions(HASK) == ["weakened"]
    s.done()


def test_pilgrims_path_takes_a_condition_of_the_same_hero_only() -> None:
    s = healer()
    s.hero(HASK, conditions=("poisoned",))
    s.hero(TOBIN, wounds=1, conditions=("focused",))
    s.dice("success", "success")
    s.activate(TOBIN, "explore")
    s.answer("no")
    s.answer(f"hero:{TOBIN}")
    assert s.wounds(TOBIN) == 0
    assert s.conditions(TOBIN) == ["focused"]
    assert s.conditions(HASK) == ["poisoned"]
    s.done()


@pytest.mark.card("quiet-prayer", "activation")
def test_quiet_prayer_exhausts_any_engaged_enemy_before_the_roll_and_heals_another() -> None:
    s = healer()
    s.hero(TOBIN, wounds=3)
    s.hero(HASK, wounds=3)
    s.engage(TOBIN, "bandit")
    s.engage(HASK, "zombie")
    s.lay(shadows=["rat-swarm"])
    s.dice("success", "success", "success")
    s.activate(TOBIN, "rest")
    assert sorted(s.options()) == ["enemy:bandit", "enemy:zombie"]
    s.answer("enemy:bandit")
    assert s.happened("enemy-die-rolled") == []
    assert (s.wounds(TOBIN), s.wounds(HASK)) == (0, 1)
    s.done()


def test_quiet_prayer_among_three_heroes_heals_one_of_the_others() -> None:
    s = QuestScene([TOBIN, HASK, MAELIS])
    s.hero(MAELIS, wounds=1)
    s.dice("defense", "defense", "defense")
    s.activate(TOBIN, "rest")
    assert s.options() == [f"hero:{HASK}", f"hero:{MAELIS}"]
    s.answer(f"hero:{MAELIS}", TOBIN)
    assert s.wounds(MAELIS) == 0
    assert s.happened("enemy-exhausted") == []
    s.done()


@pytest.mark.card("healing-hands", "activation")
@pytest.mark.parametrize(("wounds", "left"), [(0, 0), (1, 0), (2, 0), (5, 3)])
def test_healing_hands_heal_two_wounds_of_the_target(wounds: int, left: int) -> None:
    s = healer()
    s.hero(TOBIN, wounds=4)
    s.hero(HASK, wounds=wounds)
    s.dice("success", "success", "success")
    s.activate(TOBIN, "aid")
    assert s.wounds(HASK) == left
    assert s.wounds(TOBIN) == 4
    assert s.tokens(HASK) == 3
    s.done()


# ---- spiritspeaker


@pytest.mark.card("ancestors-grasp", "activation")
@pytest.mark.parametrize(("answer", "exhausted"), [("yes", 1), ("no", 0)])
def test_ancestors_grasp_strikes_from_afar_and_may_hold_the_target(answer: str, exhausted: int) -> None:
    s = healer("ancestors-grasp")
    s.engage(HASK, "hill-ogre")
    s.hero(HASK, wounds=3)
    s.dice("success", "success", "success", "defense")
    s.activate(TOBIN, "attack")
    assert s.enemy_wounds("hill-ogre") == 3
    s.answer(answer, TOBIN)
    assert len(s.happened("enemy-exhausted")) == exhausted
    s.answer(f"hero:{HASK}")
    assert s.wounds(HASK) == 1
    s.done()


@pytest.mark.parametrize("enemy", ["rat-swarm", "iron-colossus"])
def test_ancestors_grasp_holds_neither_the_dead_nor_a_colossus(enemy: str) -> None:
    s = healer("ancestors-grasp")
    s.lay(shadows=[enemy])
    s.dice("success", "success", "success")
    s.activate(TOBIN, "attack")
    assert s.asked() == "pick-hero"
    s.answer(f"hero:{TOBIN}")
    assert s.happened("enemy-exhausted") == []
    s.done()


@pytest.mark.card("ask-the-stones", "activation")
def test_ask_the_stones_sorts_two_enemies_then_keeps_one_of_two_cards() -> None:
    s = healer("ask-the-stones")
    s.hero(TOBIN, wounds=1)
    s.lay(enemy_deck=["bandit", "zombie", "rat-swarm"], exploration_deck=["whetstone", "spare-blade"])
    s.dice("success", "success", "success")
    s.activate(TOBIN, "explore")
    assert sorted(s.options()) == ["bottom:bandit", "bottom:zombie", "top:bandit", "top:zombie"]
    s.answer("bottom:bandit", TOBIN)
    s.answer("top:zombie")
    assert s.cards(ENEMY_DECK)[::-1] == ["zombie", "rat-swarm", "bandit"]
    s.answer("pick:whetstone")
    s.answer("bottom:spare-blade")
    s.answer(f"hero:{TOBIN}")
    assert s.items(TOBIN) == ["whetstone"]
    assert s.cards(EXPLORE_DECK) == ["spare-blade"]
    assert s.wounds(TOBIN) == 0
    assert s.table.progress == 3
    s.done()


def test_ask_the_stones_hears_nothing_from_empty_decks() -> None:
    s = healer("ask-the-stones")
    s.lay(enemy_deck=["bandit"])
    s.dice("success", "success", "success")
    s.activate(TOBIN, "explore")
    assert s.options() == ["top:bandit", "bottom:bandit"], "one card, and no second"
    s.answer("top:bandit")
    s.answer(f"hero:{HASK}")
    assert s.items(TOBIN) == []
    s.done()


@pytest.mark.card("spirit-walk", "activation")
def test_spirit_walk_rolls_no_enemy_dice_and_heals_all_the_others() -> None:
    s = QuestScene([TOBIN, HASK, MAELIS])
    s.lay(upgrades={0: ["spirit-walk"]})
    s.hero(TOBIN, wounds=5)
    s.hero(HASK, wounds=1)
    s.hero(MAELIS, wounds=3)
    s.engage(TOBIN, "bandit", "zombie")
    s.dice("success", "defense", "defense")
    s.activate(TOBIN, "rest")
    s.answer("enemy:zombie")
    assert s.happened("enemy-die-rolled") == []
    assert len(s.happened("enemy-exhausted")) == 1
    assert [s.wounds(hero) for hero in s.heroes] == [4, 0, 1]
    s.done()


def test_spirit_walk_exhausts_nobody_in_the_shadows() -> None:
    s = healer("spirit-walk")
    s.lay(shadows=["bandit"])
    s.dice("success", "success", "success")
    s.activate(TOBIN, "rest")
    assert s.happened("enemy-exhausted") == []
    assert s.asked() == "activate"
    s.done()


@pytest.mark.card("voice-of-the-kin", "activation")
@pytest.mark.parametrize("before", [("poisoned", "weakened", "focused"), ("focused",)])
def test_voice_of_the_kin_frees_the_target_of_all_harm(before: tuple[str, ...]) -> None:
    s = healer("voice-of-the-kin")
    s.hero(HASK, wounds=3, conditions=before)
    s.dice("success", "success", "success")
    s.activate(TOBIN, "aid")
    assert s.conditions(HASK) == ["focused"]
    assert s.wounds(HASK) == 1
    s.done()


def test_voice_of_the_kin_readies_one_card_where_one_is_exhausted() -> None:
    s = healer("voice-of-the-kin")
    s.lay(exhausted_cards={1: ["rest"]})
    s.dice("success", "success", "success")
    s.activate(TOBIN, "aid")
    s.answer("yes", HASK)
    assert len(s.readied(HASK)) == 4
    s.done()


# ---- disciple


@pytest.mark.card("searing-verse", "activation")
def test_searing_verse_pierces_two_and_heals_a_wound_for_two_successes() -> None:
    s = healer("searing-verse")
    s.hero(HASK, wounds=3)
    s.hero(TOBIN, wounds=3)
    s.lay(shadows=["iron-colossus-master"])
    s.dice("double", "success", "success", "defense", "blank")
    s.activate(TOBIN, "attack")
    s.answer("yes")
    assert s.enemy_wounds("iron-colossus-master") == 4
    s.answer(f"hero:{HASK}")
    s.answer(f"hero:{TOBIN}")
    assert (s.wounds(TOBIN), s.wounds(HASK)) == (2, 2)
    s.done()


def test_searing_verse_heals_nothing_for_a_single_success() -> None:
    s = healer("searing-verse")
    s.hero(HASK, wounds=3)
    s.dice("success", "defense", "defense", "defense")
    s.activate(TOBIN, "attack")
    assert s.wounds(HASK) == 3
    assert s.asked() == "activate"
    s.done()


@pytest.mark.card("blessed-steps", "activation")
def test_blessed_steps_draw_a_card_and_heal_everyone() -> None:
    s = healer("blessed-steps")
    s.hero(TOBIN, wounds=2)
    s.hero(HASK, wounds=1)
    s.lay(exploration_deck=["whetstone", "spare-blade"])
    s.dice("success", "defense")
    s.activate(TOBIN, "explore")
    assert s.items(TOBIN) == ["whetstone"]
    assert s.table.progress == 1
    assert (s.wounds(TOBIN), s.wounds(HASK)) == (1, 0)
    s.done()


def test_blessed_steps_with_no_card_and_no_wound() -> None:
    s = healer("blessed-steps")
    s.dice("success", "defense")
    s.activate(TOBIN, "explore")
    assert s.items(TOBIN) == []
    assert s.happened("hero-recovered") == []
    s.done()


@pytest.mark.card("hymn-of-dawn", "activation")
def test_hymn_of_dawn_heals_and_focuses_the_same_other_hero() -> None:
    s = QuestScene([TOBIN, HASK, MAELIS])
    s.lay(upgrades={0: ["hymn-of-dawn"]})
    s.hero(MAELIS, wounds=4)
    s.engage(HASK, "bandit")
    s.dice("defense", "defense", "defense")
    s.activate(TOBIN, "rest")
    assert [event["enemy"] for event in s.happened("enemy-exhausted")] == ["bandit"]
    s.answer(f"hero:{MAELIS}", TOBIN)
    assert s.wounds(MAELIS) == 1
    assert s.conditions(MAELIS) == ["focused"]
    assert s.conditions(HASK) == []
    s.done()


def test_hymn_of_dawn_never_focuses_twice() -> None:
    s = healer("hymn-of-dawn")
    s.hero(HASK, wounds=2, conditions=("focused",))
    s.dice("defense", "defense", "defense")
    s.activate(TOBIN, "rest")
    assert s.wounds(HASK) == 0
    assert s.conditions(HASK) == ["focused"]
    assert s.conditions(TOBIN) == []
    s.done()


@pytest.mark.card("radiant-mending", "activation")
@pytest.mark.parametrize(("wounds", "left"), [(3, 0), (4, 0), (6, 2)])
def test_radiant_mending_heals_four_and_focuses_the_target(wounds: int, left: int) -> None:
    s = healer("radiant-mending")
    s.hero(HASK, wounds=wounds)
    s.dice("defense", "defense", "defense")
    s.activate(TOBIN, "aid")
    assert s.wounds(HASK) == left
    assert s.conditions(HASK) == ["focused"]
    assert s.tokens(HASK) == 0
    s.done()
