"""The heroes: each ability when it applies, at its limit, and when it has no effect."""

import pytest

from questable.games.terrinoth.rules.constants import ACTIONS, ENEMY_DECK
from questable.games.terrinoth.testkit.scene import QuestScene

HASK = "hask-redford"  # a companion whose own ability never stands in the way here
TOBIN = "tobin-mossbank"


def asks_this_round(s: QuestScene, card: str) -> bool:
    """Take the first option of everything until this card asks; False: the round ended without it."""
    while s.table.round == 1:
        decision = s.table.decision
        assert decision is not None
        if decision.about == card:
            return True
        s.table.apply(decision.options[0].key)
    return False


def fallen(hero: str, health: int, others: str) -> QuestScene:
    """Two heroes, of whom the first falls of exhaustion when the round begins."""
    s = QuestScene([hero, others])
    s.hero(hero, wounds=health + 10 - 2)
    s.lay(exhausted_cards={0: list(ACTIONS)})
    assert s.fallen(hero)
    return s


# ---- healers


@pytest.mark.card("elder-mok", "hero")
def test_elder_mok_heals_another_hero_when_he_rests() -> None:
    s = QuestScene(["elder-mok", HASK])
    s.hero("elder-mok", wounds=4)
    s.hero(HASK, wounds=9)
    s.dice("success", "defense", "defense")
    s.activate("elder-mok", "rest")
    assert s.wounds("elder-mok") == 3, "he does not heal himself"
    assert s.wounds(HASK) == 5, "two by his ability and two by Quiet Prayer"
    s.done()


def test_elder_mok_heals_nobody_with_another_action() -> None:
    s = QuestScene(["elder-mok", HASK])
    s.hero(HASK, wounds=9)
    s.dice("success", "success")
    s.activate("elder-mok", "attack")
    s.answer("hero:elder-mok")  # the two wounds of Ashwood Staff
    assert s.wounds(HASK) == 9
    s.done()


def test_elder_mok_heals_no_more_than_there_is_and_no_fallen_hero() -> None:
    s = QuestScene(["elder-mok", HASK])
    s.hero(HASK, wounds=1)
    s.dice("defense", "defense", "defense")
    s.activate("elder-mok", "rest")
    assert s.wounds(HASK) == 0
    s.done()
    s = fallen(HASK, 13, "elder-mok")
    s.activate("elder-mok", "rest")
    assert s.fallen(HASK)
    assert s.wounds(HASK) == 0
    s.done()


@pytest.mark.card("oriane-vell", "hero")
def test_oriane_vell_frees_the_hero_she_aids_of_a_condition_and_a_wound() -> None:
    s = QuestScene(["oriane-vell", HASK])
    s.hero(HASK, wounds=8, conditions=("poisoned", "focused"))
    s.dice("defense", "defense", "defense")
    s.activate("oriane-vell", "aid")
    assert s.conditions(HASK) == ["focused"]
    assert s.wounds(HASK) == 5, "one by her ability and two by Healing Hands"
    s.done()


def test_oriane_vell_lets_the_aided_hero_say_which_condition_goes() -> None:
    s = QuestScene(["oriane-vell", HASK])
    s.hero(HASK, wounds=3, conditions=("poisoned", "weakened"))
    s.dice("defense", "defense", "defense")
    s.activate("oriane-vell", "aid")
    assert s.options() == ["pick:poisoned", "pick:weakened"]
    s.answer("pick:weakened", HASK)
    assert s.conditions(HASK) == ["poisoned"]
    s.done()


def test_oriane_vell_has_nothing_to_give_when_nobody_can_be_aided() -> None:
    s = fallen(HASK, 13, "oriane-vell")
    s.dice("success", "success", "success")
    s.activate("oriane-vell", "aid")
    assert s.tokens(HASK) == 0
    assert s.wounds(HASK) == 0
    assert len(s.happened("hero-die-rolled")) == 3, "the action is resolved all the same"
    s.done()


@pytest.mark.card("tobin-mossbank", "hero")
def test_tobin_mossbank_heals_any_hero_at_the_end_of_a_round_without_enemies() -> None:
    s = QuestScene([TOBIN, HASK])
    s.hero(HASK, wounds=3)
    assert asks_this_round(s, TOBIN)
    assert s.options() == [f"hero:{TOBIN}", f"hero:{HASK}"]
    s.answer(f"hero:{HASK}", TOBIN)
    assert s.wounds(HASK) == 2
    s.done()


def test_tobin_mossbank_heals_nobody_while_an_enemy_is_engaged_with_him() -> None:
    s = QuestScene([TOBIN, "ondrec-hollowlight"])
    s.hero("ondrec-hollowlight", wounds=3)
    s.engage(TOBIN, "hill-ogre-master")
    assert not asks_this_round(s, TOBIN)
    assert s.engaged(TOBIN) == ["hill-ogre-master"]


# ---- mages


@pytest.mark.card("maelis-quillfire", "hero")
def test_maelis_quillfire_pays_a_wound_for_a_success_once_a_round() -> None:
    s = QuestScene(["maelis-quillfire", HASK])
    s.lay(shadows=["hill-ogre"])
    s.dice("defense", "defense")
    s.activate("maelis-quillfire", "attack")
    s.answer("yes", "maelis-quillfire")
    assert s.wounds("maelis-quillfire") == 1
    assert s.enemy_wounds("hill-ogre") == 1
    s.dice("defense", "defense", "defense")
    s.activate(HASK, "rest")
    s.dice("defense", "defense")
    s.activate("maelis-quillfire", "explore")
    assert s.table.progress == 0, "not asked a second time in the round"
    s.done()


def test_maelis_quillfire_may_keep_her_blood() -> None:
    s = QuestScene(["maelis-quillfire", HASK])
    s.dice("defense", "defense")
    s.activate("maelis-quillfire", "explore")
    s.answer("no")
    assert s.wounds("maelis-quillfire") == 0
    assert s.table.progress == 0
    s.done()


@pytest.mark.parametrize(("wounds", "asked"), [(17, True), (18, False)])
def test_maelis_quillfire_can_pay_only_what_she_survives(wounds: int, asked: bool) -> None:
    s = QuestScene(["maelis-quillfire", HASK])
    s.hero("maelis-quillfire", wounds=wounds)
    s.dice("success", "success")
    s.activate("maelis-quillfire", "explore")
    assert (s.asked() == "pay") is asked


@pytest.mark.card("ondrec-hollowlight", "hero")
def test_ondrec_hollowlight_gives_a_token_for_the_first_enemy_he_defeats() -> None:
    s = QuestScene(["ondrec-hollowlight", HASK])
    s.lay(shadows=["rat-swarm", "bandit"], enemy_wounds={"bandit": 2})
    s.dice("success", "success")
    s.activate("ondrec-hollowlight", "attack")
    s.answer("enemy:rat-swarm")
    s.answer(f"hero:{HASK}", "ondrec-hollowlight")
    assert s.tokens(HASK) == 1
    assert s.discarded() == ["rat-swarm"]
    s.dice("defense", "defense", "defense")
    s.activate(HASK, "rest")
    s.answer("spend:0")
    s.activate("ondrec-hollowlight", "rest")  # Still Waters wounds the bandit: nobody has a wound to recover
    assert s.discarded() == ["bandit", "rat-swarm"]
    assert s.tokens(HASK) == 1
    assert s.tokens("ondrec-hollowlight") == 0, "once a round"
    s.done()


def test_ondrec_hollowlight_gains_outside_an_action_but_not_by_what_others_defeat() -> None:
    s = QuestScene(["ondrec-hollowlight", HASK])
    s.lay(shadows=["bandit"], enemy_wounds={"bandit": 2})
    s.dice("defense", "defense")
    s.activate("ondrec-hollowlight", "rest")
    assert s.asked() == "pick-hero"
    s.answer("hero:ondrec-hollowlight")
    assert s.tokens("ondrec-hollowlight") == 1
    s.done()
    s = QuestScene([HASK, "ondrec-hollowlight"])
    s.engage(HASK, "rat-swarm")
    s.dice("double", "defense", "blank")
    s.activate(HASK, "attack")
    assert s.discarded() == ["rat-swarm"]
    assert s.tokens("ondrec-hollowlight") == 0
    s.done()


@pytest.mark.card("sefa-nightkiln", "hero")
@pytest.mark.parametrize(("where", "deck"), [("top", ["bandit", "zombie"]), ("bottom", ["zombie", "bandit"])])
def test_sefa_nightkiln_sees_the_next_enemy_when_a_round_begins(where: str, deck: list[str]) -> None:
    s = QuestScene([HASK, "sefa-nightkiln"])
    s.lay(enemy_deck=["bandit", "zombie"])
    assert s.options() == ["top:bandit", "bottom:bandit"]
    s.answer(f"{where}:bandit", "sefa-nightkiln")
    assert s.cards(ENEMY_DECK)[::-1] == deck
    assert s.asked() == "activate"
    s.done()


@pytest.mark.rule("TER-SPN-2")
def test_sefa_nightkiln_needs_a_card_so_an_empty_deck_is_remade() -> None:
    s = QuestScene([HASK, "sefa-nightkiln"])
    assert s.asked() == "activate", "no enemies at all: nothing to see"
    s = QuestScene([HASK, "sefa-nightkiln"])
    s.lay(enemy_discard=["bandit"])
    assert s.options() == ["top:bandit", "bottom:bandit"]
    s.answer("top:bandit")
    assert s.cards(ENEMY_DECK) == ["bandit"]
    assert s.discarded() == []
    s.done()


def rerolls(s: QuestScene) -> list[str]:
    return [key for key in s.options() if "-die:" in key]


# ---- scouts


@pytest.mark.card("kari-wraithstalker", "hero")
@pytest.mark.rule("TER-ACT-13")
def test_kari_wraithstalker_rolls_enemy_dice_again_twice_even_the_same_one() -> None:
    s = QuestScene(["kari-wraithstalker", HASK])
    s.engage("kari-wraithstalker", "bandit")
    s.dice("success", "defense", "threat", "both", "blank")
    s.activate("kari-wraithstalker", "attack")
    assert s.options() == ["enemy-die:4", "done"], "no hero die"
    s.answer("enemy-die:4", "kari-wraithstalker")
    assert rerolls(s) == ["enemy-die:3"]
    s.answer("enemy-die:3")
    assert s.wounds("kari-wraithstalker") == 0
    assert s.happened("threat-triggered") == []
    s.done()


def test_kari_wraithstalker_may_leave_the_dice_and_has_none_without_enemies() -> None:
    s = QuestScene(["kari-wraithstalker", HASK])
    s.engage("kari-wraithstalker", "bandit-master")
    s.dice("success", "success", "counterattack")
    s.activate("kari-wraithstalker", "attack")
    s.answer("done")
    assert s.wounds("kari-wraithstalker") == 2
    s.done()
    s = QuestScene(["kari-wraithstalker", HASK])
    s.dice("success", "success")
    s.activate("kari-wraithstalker", "attack")
    assert s.asked() == "activate"
    s.done()


@pytest.mark.card("pell-underbough", "hero")
def test_pell_underbough_gives_a_token_for_the_first_card_he_resolves() -> None:
    s = QuestScene(["pell-underbough", HASK])
    s.lay(exploration_deck=["forgotten-cache", "spare-blade"])
    s.dice("defense", "defense", "defense")
    s.activate("pell-underbough", "explore")
    s.answer("pick:forgotten-cache")
    s.answer("top:spare-blade")
    s.answer(f"hero:{HASK}", "pell-underbough")  # for the blade that the cache held; the cache itself gives no more
    assert s.items("pell-underbough") == ["spare-blade"]
    assert (s.tokens("pell-underbough"), s.tokens(HASK)) == (2, 1)
    s.done()


def test_pell_underbough_gains_nothing_from_an_empty_deck_or_from_what_others_find() -> None:
    s = QuestScene(["pell-underbough", "ondrec-hollowlight"])
    s.lay(exploration_deck=["spare-blade"])
    s.dice("defense", "defense", "defense")
    s.activate("pell-underbough", "rest")
    s.dice("defense", "defense")
    s.activate("ondrec-hollowlight", "explore")
    assert s.items("ondrec-hollowlight") == ["spare-blade"]
    s.dice("defense", "defense", "defense")
    s.activate("pell-underbough", "explore")
    assert s.tokens("pell-underbough") == 0
    assert s.tokens("ondrec-hollowlight") == 0
    s.done()


@pytest.mark.card("jorun-swiftwater", "hero")
def test_jorun_swiftwater_readies_a_card_and_makes_progress_at_a_new_location() -> None:
    s = QuestScene(["jorun-swiftwater", HASK])
    s.lay(progress=6, location_deck=["whispering-wood"])
    assert asks_this_round(s, "jorun-swiftwater"), "two cards are exhausted: which one?"
    s.answer("pick:blaze-a-trail", "jorun-swiftwater")
    assert s.readied("jorun-swiftwater") == ["explore", "rest", "aid"]
    assert s.table.progress == 1


def test_jorun_swiftwater_makes_progress_at_the_first_location_with_no_card_to_ready() -> None:
    s = QuestScene(["jorun-swiftwater", HASK])
    t = s.game.new({**s.scenario.config, "quest": "the-goblin-problem"}, 1)
    assert t.progress == 1
    t = s.game.new({**s.scenario.config, "heroes": [["pell-underbough"], [HASK]]}, 1)
    assert t.progress == 0


# ---- warriors


@pytest.mark.card("dorrik-emberfall", "hero")
@pytest.mark.parametrize(("enemy", "left"), [("bandit", 0), ("bandit-master", 0), ("hill-ogre-master", 1)])
def test_dorrik_emberfall_prevents_two_wounds_of_counterattacks(enemy: str, left: int) -> None:
    s = QuestScene(["dorrik-emberfall", TOBIN])
    s.engage("dorrik-emberfall", enemy)
    s.dice("success", "success", "counterattack")
    s.activate("dorrik-emberfall", "attack")
    assert s.wounds("dorrik-emberfall") == left
    s.done()


def test_dorrik_emberfall_suffers_a_fourth_enemy_and_exhaustion_in_full() -> None:
    s = QuestScene(["dorrik-emberfall", TOBIN])
    s.engage("dorrik-emberfall", "bandit", "rat-swarm", "zombie")
    s.lay(shadows=["bandit-master"], exhausted_cards={0: list(ACTIONS)})
    assert s.wounds("dorrik-emberfall") == 2
    s.dice("success", "success", "blank", "blank", "blank")
    s.activate("dorrik-emberfall", "explore")
    s.answer("yes")
    assert s.wounds("dorrik-emberfall") == 4
    s.done()


@pytest.mark.rule("TER-ACT-5")
def test_defenses_come_before_dorrik_and_he_before_nothing() -> None:
    s = QuestScene(["dorrik-emberfall", TOBIN])
    s.hero("dorrik-emberfall", items=("round-shield",))
    s.engage("dorrik-emberfall", "hill-ogre-master")
    s.dice("defense", "defense", "counterattack")
    s.activate("dorrik-emberfall", "attack")
    s.answer("ability:dorrik-emberfall")
    assert s.wounds("dorrik-emberfall") == 0
    assert s.items("dorrik-emberfall") == ["round-shield"], "it may not be spent on zero wounds"
    s.done()


@pytest.mark.card("ysolde-marrow", "hero")
def test_ysolde_marrow_takes_an_enemy_from_another_hero_and_gains_a_token() -> None:
    s = QuestScene(["ysolde-marrow", TOBIN])
    s.engage(TOBIN, "bandit")
    s.lay(shadows=["zombie"])
    assert s.asked() == "may"
    s.answer("yes", "ysolde-marrow")
    assert s.engaged("ysolde-marrow") == ["bandit"]
    assert s.engaged(TOBIN) == []
    assert s.tokens("ysolde-marrow") == 1
    s.done()


def test_ysolde_marrow_may_decline_and_has_no_use_for_the_shadows() -> None:
    s = QuestScene(["ysolde-marrow", TOBIN])
    s.engage(TOBIN, "bandit")
    s.answer("no")
    assert s.engaged(TOBIN) == ["bandit"]
    assert s.tokens("ysolde-marrow") == 0
    s.done()
    s = QuestScene(["ysolde-marrow", TOBIN])
    s.engage("ysolde-marrow", "bandit")
    s.lay(shadows=["zombie"])
    assert s.asked() == "activate"
    s.done()


def test_ysolde_marrow_is_struck_by_a_fourth_enemy_and_still_gains_but_once_a_round() -> None:
    s = QuestScene(["ysolde-marrow", TOBIN])
    s.engage("ysolde-marrow", "bandit", "rat-swarm", "zombie")
    s.engage(TOBIN, "bandit-master", "bandit")
    s.answer("yes")
    s.answer("enemy:bandit-master")
    assert s.shadows() == ["bandit-master"]
    assert s.wounds("ysolde-marrow") == 2
    assert s.tokens("ysolde-marrow") == 1
    s.dice("defense", "defense", "defense", "blank", "blank", "blank")
    s.activate("ysolde-marrow", "rest")
    s.answer("spend:0")
    s.answer("no")
    s.dice("defense", "defense", "defense", "blank")
    s.activate(TOBIN, "aid")
    assert s.asked() == "activate"
    assert s.engaged(TOBIN) == ["bandit"]
    s.done()


@pytest.mark.card("hask-redford", "hero")
@pytest.mark.parametrize(("wounds", "struck"), [(4, 0), (5, 1), (22, 1)])
def test_hask_strikes_harder_from_the_fifth_wound(wounds: int, struck: int) -> None:
    s = QuestScene([HASK, TOBIN])
    s.hero(HASK, wounds=wounds)
    s.engage(HASK, "bandit")
    s.dice("defense", "defense", "blank")
    s.activate(HASK, "attack")
    assert s.enemy_wounds("bandit") == struck
    s.done()


def test_hask_explores_no_better_for_his_wounds() -> None:
    s = QuestScene([HASK, TOBIN])
    s.hero(HASK, wounds=9)
    s.dice("defense", "defense")
    s.activate(HASK, "explore")
    assert s.table.progress == 0
    s.done()
