"""TER-WND: wounds, and what happens to enemies and heroes who are defeated."""

import pytest

from questable.games.terrinoth.rules.constants import ASIDE, ENEMY_DECK, EXPLORE_DISCARD
from questable.games.terrinoth.testkit.scene import QuestScene

DORRIK, KARI, MOK, MAELIS = "dorrik-emberfall", "kari-wraithstalker", "elder-mok", "maelis-quillfire"
LAST = {DORRIK: 21, KARI: 20}  # with two heroes, one wound more and they fall


@pytest.mark.rule("TER-WND-1")
def test_lethal_wounds_in_an_action_defeat_at_its_clean_up() -> None:
    """The bandit has its three wounds when the dice are resolved, and still strikes back."""
    s = QuestScene([KARI, DORRIK])
    s.engage(KARI, "bandit")
    s.dice("double", "success", "counterattack")
    s.activate(KARI, "attack")
    s.answer("done")  # Kari may roll the enemy die again
    assert s.wounds(KARI) == 1
    assert s.discarded() == ["bandit"]
    assert s.engaged(KARI) == []
    s.done()


@pytest.mark.rule("TER-WND-1")
def test_outside_an_action_an_enemy_is_defeated_at_once() -> None:
    s = QuestScene([KARI, DORRIK])
    s.hero(KARI, items=("hunters-arrow",))
    s.lay(shadows=["cave-spider"])
    s.answer("use:hunters-arrow", KARI)
    assert s.asked() == "activate"
    assert (s.shadows(), s.discarded()) == ([], ["cave-spider"])
    s.done()


@pytest.mark.rule("TER-WND-1")
def test_outside_an_action_a_hero_falls_at_once() -> None:
    """The bandit's Inflict fells Dorrik, and it does not come to Pilfer from him."""
    s = QuestScene([DORRIK, KARI])
    s.engage(DORRIK, "bandit-master", "zombie")
    s.rest_on("activate-enemy")
    s.table.wounds[s.number(DORRIK)] = LAST[DORRIK]
    s.answer("enemy:bandit-master", DORRIK)
    assert s.fallen(DORRIK)
    resolved = [args["keyword"] for args in s.happened("keyword-resolved") if args["enemy"] == "bandit-master"]
    assert resolved == ["advance", "inflict"]
    s.done()


@pytest.mark.rule("TER-WND-1")
def test_resilience_lowers_only_the_wounds_of_an_attack() -> None:
    s = QuestScene([KARI, DORRIK])
    s.engage(KARI, "stone-sentinel-master")  # resilience 2
    s.hero(KARI, items=("hunters-arrow",))
    s.lay(exhausted_enemies=["stone-sentinel-master"])
    s.dice("success", "double")
    s.answer("use:hunters-arrow")
    assert s.enemy_wounds("stone-sentinel-master") == 2
    s.activate(KARI, "attack")
    assert s.enemy_wounds("stone-sentinel-master") == 3
    s.done()


@pytest.mark.rule("TER-WND-2")
def test_a_defeated_enemy_leaves_its_wounds_and_comes_back_without() -> None:
    s = QuestScene([KARI, DORRIK])
    s.engage(KARI, "zombie")
    s.lay(enemy_wounds={"zombie": 2}, exhausted_enemies=["zombie"], exploration_deck=["restless-dead"])
    s.dice("success", "success")
    s.activate(KARI, "attack")
    assert s.discarded() == ["zombie"]
    s.activate(DORRIK, "rest")
    s.activate(KARI, "explore")
    assert (s.engaged(KARI), s.enemy_wounds("zombie")) == (["zombie"], 0)
    s.done()


@pytest.mark.rule("TER-WND-2", "TER-SPN-2")
def test_a_defeated_nemesis_is_set_aside_and_never_shuffled_in() -> None:
    s = QuestScene([KARI, DORRIK])
    s.engage(KARI, "splig")
    s.lay(enemy_wounds={"splig": 17}, exhausted_enemies=["splig"], enemy_discard=["bandit"], peril=2)
    s.dice("double", "success")
    s.activate(KARI, "attack")
    assert s.cards(ASIDE) == ["splig"]
    assert s.discarded() == ["bandit"]
    assert s.table.nemesis_down == 1
    s.table.peril = 5
    s.rest_on()  # red: two enemies from a deck that is remade, and the nemesis, were it in its lair
    assert s.shadows() == ["bandit"]
    assert s.cards(ASIDE) == ["splig"]
    assert s.cards(ENEMY_DECK) == s.engaged(KARI) == s.engaged(DORRIK) == []
    s.done()


def tire(s: QuestScene, hero: str) -> None:
    """All four cards are exhausted: the hero suffers two wounds as their activation begins."""
    s.lay(exhausted_cards={s.number(hero): ["attack", "explore", "rest", "aid"]})


@pytest.mark.rule("TER-WND-3")
def test_what_a_fallen_hero_had_is_discarded_and_their_enemies_lurk() -> None:
    s = QuestScene([DORRIK, KARI])
    s.engage(KARI, "bandit", "goblin-sneak")
    s.hero(KARI, wounds=19, tokens=3, conditions=("weakened", "focused"), items=("whetstone", "lucky-coin"))
    s.lay(enemy_wounds={"bandit": 2}, exhausted_enemies=["goblin-sneak"])
    tire(s, KARI)
    s.activate(DORRIK, "rest")
    s.answer("no")  # he engages none of Kari's enemies
    assert s.fallen(KARI)
    assert (s.wounds(KARI), s.tokens(KARI), s.conditions(KARI), s.items(KARI)) == (0, 0, [], [])
    assert sorted(s.cards(EXPLORE_DISCARD)) == ["lucky-coin", "whetstone"]
    assert s.shadows() == ["bandit", "goblin-sneak"]
    assert s.enemy_wounds("bandit") == 2
    assert [s.table.exhausted[enemy] for enemy in s.table.zones.listed(8)] == [0, 1]
    s.done()


@pytest.mark.rule("TER-WND-3")
def test_a_fallen_hero_does_not_activate_and_the_others_go_on() -> None:
    s = QuestScene([DORRIK, KARI, MOK, MAELIS])
    s.hero(KARI, wounds=10)
    tire(s, KARI)
    s.activate(DORRIK, "rest")
    assert s.fallen(KARI)
    s.activate(MOK, "explore")
    s.answer(f"hero:{MOK}")
    s.activate(MAELIS, "attack")
    assert s.table.outcome is None


@pytest.mark.rule("TER-WND-3")
def test_a_fallen_hero_is_no_choice_for_healing_or_aid() -> None:
    s = QuestScene([MOK, KARI, DORRIK])
    s.table.down[s.number(KARI)] = 1
    s.hero(DORRIK, wounds=3)
    s.activate(MOK, "aid")
    assert s.table.target_hero == s.number(DORRIK)  # the only one left: not asked
    s.done()


@pytest.mark.rule("TER-WND-3")
def test_a_fallen_hero_cannot_recover() -> None:
    s = QuestScene([MOK, KARI, DORRIK])
    s.lay(wounds={0: 2, 2: 2}, exploration_deck=["moment-of-peace"])
    s.table.down[s.number(KARI)] = 1
    s.dice("success", "success")
    s.activate(MOK, "explore")
    assert s.options() == [f"hero:{MOK}", f"hero:{DORRIK}"]
    s.answer(f"hero:{MOK}")
    assert (s.wounds(MOK), s.wounds(KARI), s.wounds(DORRIK)) == (0, 0, 1)
    s.done()


@pytest.mark.rule("TER-WND-3")
def test_the_enemies_of_the_fallen_are_activated_from_the_shadows() -> None:
    s = QuestScene([DORRIK, KARI])
    s.engage(KARI, "bandit")
    s.hero(KARI, wounds=19)
    tire(s, KARI)
    s.rest_on()
    assert s.fallen(KARI)
    assert s.engaged(DORRIK) == ["bandit"]  # it advanced
    assert s.wounds(DORRIK) == 1
    s.done()


@pytest.mark.rule("TER-WND-4")
def test_the_token_of_a_fallen_leader_passes_clockwise_to_the_next_who_stands() -> None:
    s = QuestScene([DORRIK, KARI, MOK, MAELIS], leader=1)
    s.hero(KARI, wounds=10, conditions=("poisoned",))  # of 11
    s.table.down[s.number(MOK)] = 1
    s.activate(KARI, "explore")
    assert s.fallen(KARI)
    assert s.leader() == MAELIS
    assert (s.asked(), s.table.active) == ("activate", s.number(MAELIS))
    s.done()


@pytest.mark.rule("TER-WND-4")
def test_a_leader_who_falls_hands_over_at_once() -> None:
    s = QuestScene([KARI, DORRIK, MOK])
    s.hero(KARI, wounds=13)  # of 15
    tire(s, KARI)
    assert s.fallen(KARI)
    assert s.leader() == DORRIK
    assert (s.asked(), s.table.active) == ("activate", s.number(DORRIK))
    s.done()
