"""The heroes among scouts and warriors: each ability at work, at its limit, and where there is nothing for it."""

import pytest

from questable.games.terrinoth.rules.constants import ACTIONS
from questable.games.terrinoth.testkit.scene import QuestScene

HASK = "hask-redford"  # a companion whose own ability never stands in the way here
TOBIN = "tobin-mossbank"


def rerolls(s: QuestScene) -> list[str]:
    return [key for key in s.options() if "-die:" in key]


def asks_this_round(s: QuestScene, card: str) -> bool:
    """Take the first option of everything until this card asks; False: the round ended without it."""
    while s.table.round == 1:
        decision = s.table.decision
        assert decision is not None
        if decision.about == card:
            return True
        s.table.apply(decision.options[0].key)
    return False


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
