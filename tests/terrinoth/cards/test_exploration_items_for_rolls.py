"""Items among the exploration cards that help with a roll or ward off wounds."""

import pytest

from questable.games.terrinoth.rules.constants import ACTIONS
from questable.games.terrinoth.testkit.scene import QuestScene

HASK = "hask-redford"
TOBIN = "tobin-mossbank"


def owner(*items: str, tokens: int = 0) -> QuestScene:
    """Hask holds these items; it is his turn."""
    s = QuestScene([HASK, TOBIN])
    s.hero(HASK, tokens=tokens, items=items)
    return s


# ---- before a roll


@pytest.mark.card("whetstone", "exploration")
@pytest.mark.parametrize(("said", "wounds"), [("yes", 2), ("no", 0)])
def test_whetstone_adds_a_success_and_pierces_once(said: str, wounds: int) -> None:
    s = owner("whetstone")
    s.engage(HASK, "iron-colossus")
    s.dice("success", "success", "blank")
    s.activate(HASK, "attack")
    s.answer(said, HASK)
    assert s.enemy_wounds("iron-colossus") == wounds
    assert s.items(HASK) == ([] if said == "yes" else ["whetstone"])
    s.done()


@pytest.mark.card("pitch-torch", "exploration")
@pytest.mark.parametrize(("said", "progress"), [("yes", 2), ("no", 0)])
def test_pitch_torch_adds_two_successes_to_exploring(said: str, progress: int) -> None:
    s = owner("pitch-torch")
    s.dice("defense", "defense")
    s.activate(HASK, "explore")
    s.answer(said, HASK)
    assert s.table.progress == progress
    assert s.items(HASK) == ([] if said == "yes" else ["pitch-torch"])
    s.done()


@pytest.mark.card("spare-blade", "exploration")
@pytest.mark.parametrize(("said", "dice"), [("yes", 4), ("no", 2)])
@pytest.mark.rule("TER-COMP-2")
def test_spare_blade_adds_two_dice_to_an_attack(said: str, dice: int) -> None:
    s = owner("spare-blade")
    s.engage(HASK, "hill-ogre")
    s.dice("success", "success", "success", "success", "blank")
    s.activate(HASK, "attack")
    s.answer(said)
    assert len(s.happened("hero-die-rolled")) == dice
    s.done()


@pytest.mark.parametrize(
    ("item", "action"), [("whetstone", "explore"), ("spare-blade", "rest"), ("pitch-torch", "attack")]
)
def test_tools_are_for_their_own_action(item: str, action: str) -> None:
    s = owner(item)
    s.dice("success", "success", "success")
    s.activate(HASK, action)
    assert s.asked() == "activate"
    assert s.items(HASK) == [item]
    s.done()


@pytest.mark.card("rune-shard", "exploration")
@pytest.mark.parametrize("action", ACTIONS)
def test_rune_shard_adds_two_dice_to_any_roll(action: str) -> None:
    s = owner("rune-shard")
    dice = (3 if action == "rest" else 2) + 2
    s.dice(*["success"] * dice)
    s.activate(HASK, action)
    s.answer("yes", HASK)
    assert len(s.happened("hero-die-rolled")) == dice
    assert s.items(HASK) == []
    s.done()


def test_rune_shard_may_be_kept() -> None:
    s = owner("rune-shard")
    s.dice("success", "success")
    s.activate(HASK, "explore")
    s.answer("no")
    assert len(s.happened("hero-die-rolled")) == 2
    assert s.items(HASK) == ["rune-shard"]
    s.done()


@pytest.mark.card("lucky-coin", "exploration")
def test_lucky_coin_rolls_two_dice_again_hero_or_enemy() -> None:
    s = owner("lucky-coin")
    s.engage(HASK, "bandit-master")
    s.dice("defense", "success", "threat", "double", "blank")
    s.activate(HASK, "explore")
    s.answer("yes")
    s.answer("hero-die:6")  # the defense
    s.answer("enemy-die:4")
    assert s.table.progress == 3
    assert s.happened("threat-triggered") == []
    assert s.items(HASK) == []
    s.done()


def test_lucky_coin_may_stop_after_one_or_be_kept() -> None:
    s = owner("lucky-coin")
    s.dice("defense", "defense", "success")
    s.activate(HASK, "explore")
    s.answer("yes")
    s.answer("hero-die:6")
    s.answer("done")
    assert s.table.progress == 1
    s.done()
    s = owner("lucky-coin")
    s.dice("defense", "defense")
    s.activate(HASK, "explore")
    s.answer("no")
    assert s.items(HASK) == ["lucky-coin"]
    s.done()


@pytest.mark.card("miners-lamp", "exploration")
def test_miners_lamp_lights_the_first_exploration_of_a_round() -> None:
    s = owner("miners-lamp", "trail-rations")
    s.dice("defense", "defense")
    s.activate(HASK, "explore")
    assert s.table.progress == 1
    assert "miners-lamp" in s.items(HASK)
    s.answer("use:trail-rations")
    s.dice("defense", "defense", "defense")
    s.activate(TOBIN, "rest")
    s.dice("defense", "defense")
    s.activate(HASK, "explore")
    assert s.table.progress == 1, "not twice in a round"


def test_miners_lamp_is_no_weapon() -> None:
    s = owner("miners-lamp")
    s.engage(HASK, "bandit")
    s.dice("defense", "defense", "blank")
    s.activate(HASK, "attack")
    assert s.enemy_wounds("bandit") == 0
    s.done()


@pytest.mark.card("sunsteel-charm", "exploration")
def test_sunsteel_charm_wards_off_a_wound_in_the_first_roll_of_a_round() -> None:
    s = owner("sunsteel-charm")
    s.engage(HASK, "hill-ogre")
    s.dice("success", "success", "counterattack")
    s.activate(HASK, "explore")
    assert s.wounds(HASK) == 1, "two, less one"
    s.dice("defense", "defense", "defense")
    s.activate(TOBIN, "attack")
    s.answer(f"hero:{TOBIN}")
    s.dice("success", "success", "counterattack")
    s.activate(HASK, "attack")
    assert s.wounds(HASK) == 3
    assert s.items(HASK) == ["sunsteel-charm"]
    s.done()


# ---- when wounds are about to be suffered


@pytest.mark.card("round-shield", "exploration")
@pytest.mark.parametrize(("said", "wounds"), [("yes", 0), ("no", 3)])
def test_round_shield_prevents_three_wounds(said: str, wounds: int) -> None:
    s = owner("round-shield")
    s.engage(HASK, "hill-ogre-master")
    s.dice("success", "success", "counterattack")
    s.activate(HASK, "attack")
    s.answer(said, HASK)
    assert s.wounds(HASK) == wounds
    assert s.items(HASK) == ([] if said == "yes" else ["round-shield"])
    s.done()


@pytest.mark.rule("TER-ACT-5")
def test_round_shield_stops_threat_wounds_on_which_defenses_do_nothing() -> None:
    s = owner("round-shield")
    s.engage(HASK, "cinder-drake-master")
    s.lay(lair=False)
    s.dice("defense", "defense", "threat")
    s.activate(HASK, "attack")
    assert s.asked() == "pay"
    s.answer("yes")
    assert s.wounds(HASK) == 0
    s.done()


def test_round_shield_is_not_asked_for_where_defenses_leave_nothing() -> None:
    s = owner("round-shield")
    s.engage(HASK, "bandit-master")
    s.dice("defense", "defense", "counterattack")
    s.activate(HASK, "attack")
    assert s.wounds(HASK) == 0
    assert s.items(HASK) == ["round-shield"]
    assert s.asked() == "activate"
    s.done()


@pytest.mark.rule("TER-ACT-5")
@pytest.mark.parametrize(("defended", "cloak", "tokens"), [(2, ["mended-cloak"], 0), (1, [], 1)])
def test_fewer_defenses_may_be_used_where_wounds_set_something_off(
    defended: int, cloak: list[str], tokens: int
) -> None:
    s = owner("mended-cloak")
    s.engage(HASK, "bandit-master")
    s.dice("defense", "defense", "counterattack")
    s.activate(HASK, "attack")
    assert s.asked() == "defend"
    assert s.options() == ["defend:2", "defend:1", "defend:0"]
    s.answer(f"defend:{defended}", HASK)
    if defended < 2:
        s.answer("yes", HASK)
    assert (s.wounds(HASK), s.items(HASK), s.tokens(HASK)) == (0, cloak, tokens)
    s.done()


@pytest.mark.card("mended-cloak", "exploration")
@pytest.mark.parametrize(("tokens", "after"), [(0, 1), (5, 5)])
def test_mended_cloak_prevents_two_wounds_and_gives_a_token(tokens: int, after: int) -> None:
    s = owner("mended-cloak", tokens=tokens)
    s.lay(exhausted_cards={0: list(ACTIONS)})
    s.answer("yes", HASK)
    assert s.wounds(HASK) == 0
    assert s.tokens(HASK) == after
    assert s.items(HASK) == []
    s.done()


def test_a_cloak_leaves_the_third_wound_to_the_shield_which_may_be_kept() -> None:
    s = owner("mended-cloak", "round-shield")
    s.engage(HASK, "hill-ogre-master")
    s.dice("success", "success", "counterattack")
    s.activate(HASK, "attack")
    s.answer("ability:mended-cloak", HASK)
    s.answer("yes")
    s.answer("no")
    assert s.wounds(HASK) == 1
    assert s.items(HASK) == ["round-shield"]
    s.done()
