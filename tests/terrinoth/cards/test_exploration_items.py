"""Items among the exploration cards."""

import pytest

from questable.games.terrinoth.rules.constants import ACTIONS, EXPLORE_DISCARD
from questable.games.terrinoth.testkit.scene import QuestScene

HASK = "hask-redford"
TOBIN = "tobin-mossbank"


def owner(*items: str, wounds: int = 0, conditions: tuple[str, ...] = (), tokens: int = 0) -> QuestScene:
    """Hask holds these items; it is his turn."""
    s = QuestScene([HASK, TOBIN])
    s.hero(HASK, wounds=wounds, conditions=conditions, tokens=tokens, items=items)
    return s


def use(s: QuestScene, item: str) -> None:
    s.answer(f"use:{item}", HASK)
    assert s.items(HASK) == []
    assert s.cards(EXPLORE_DISCARD) == [item]


def usable(s: QuestScene, item: str) -> bool:
    return f"use:{item}" in s.options()


@pytest.mark.card("healing-draught", "exploration")
@pytest.mark.parametrize(("wounds", "left"), [(2, 0), (5, 2)])
def test_healing_draught_heals_three_wounds_of_any_hero(wounds: int, left: int) -> None:
    s = owner("healing-draught")
    s.hero(TOBIN, wounds=wounds)
    use(s, "healing-draught")
    s.answer(f"hero:{TOBIN}", HASK)
    assert s.wounds(TOBIN) == left
    s.done()


@pytest.mark.rule("TER-EXP-1")
def test_an_item_may_be_used_after_the_card_or_kept_but_not_where_it_would_do_nothing() -> None:
    s = owner("healing-draught", wounds=4)
    s.dice("defense", "defense")
    s.activate(HASK, "explore")
    assert s.asked() == "use-item"
    assert s.options() == ["use:healing-draught", "done"]
    s.answer("done")
    assert s.items(HASK) == ["healing-draught"]
    s.done()
    assert not usable(owner("healing-draught"), "healing-draught"), "nobody has a wound"


@pytest.mark.card("bitter-antidote", "exploration")
def test_bitter_antidote_frees_one_hero_of_all_harm_and_two_wounds() -> None:
    s = owner("bitter-antidote", wounds=3)
    s.hero(TOBIN, wounds=3, conditions=("poisoned", "weakened", "focused"))
    use(s, "bitter-antidote")
    s.answer(f"hero:{TOBIN}", HASK)
    assert s.conditions(TOBIN) == ["focused"]
    assert s.wounds(TOBIN) == 1
    assert s.wounds(HASK) == 3
    s.done()


def test_bitter_antidote_also_heals_the_merely_wounded_but_not_the_hale() -> None:
    s = owner("bitter-antidote", wounds=1)
    use(s, "bitter-antidote")
    s.answer(f"hero:{HASK}")
    assert s.wounds(HASK) == 0
    s.done()
    assert not usable(owner("bitter-antidote", conditions=("focused",)), "bitter-antidote")


@pytest.mark.card("smoke-pot", "exploration")
def test_smoke_pot_hides_two_of_your_enemies() -> None:
    s = owner("smoke-pot")
    s.engage(HASK, "bandit", "zombie", "rat-swarm")
    use(s, "smoke-pot")
    s.answer("enemy:bandit")
    s.answer("enemy:zombie")
    assert s.engaged(HASK) == ["rat-swarm"]
    assert sorted(s.shadows()) == ["bandit", "zombie"]
    s.done()


def test_smoke_pot_hides_the_only_one_and_none_of_others() -> None:
    s = owner("smoke-pot")
    s.engage(HASK, "bandit")
    s.engage(TOBIN, "zombie")
    use(s, "smoke-pot")
    assert s.shadows() == ["bandit"]
    assert s.engaged(TOBIN) == ["zombie"]
    s.done()
    s = owner("smoke-pot")
    s.engage(TOBIN, "zombie")
    assert not usable(s, "smoke-pot")


@pytest.mark.card("trail-rations", "exploration")
def test_trail_rations_ready_two_of_your_cards() -> None:
    s = owner("trail-rations")
    s.lay(exhausted_cards={0: ["attack", "explore", "rest"]})
    use(s, "trail-rations")
    s.answer("pick:broad-swing", HASK)
    s.answer("pick:catch-your-breath")
    assert s.readied(HASK) == ["attack", "rest", "aid"]
    s.done()


def test_trail_rations_ready_the_card_just_used_and_are_kept_while_nothing_is_exhausted() -> None:
    s = owner("trail-rations")
    assert not usable(s, "trail-rations")
    s.dice("defense", "defense")
    s.activate(HASK, "explore")
    use(s, "trail-rations")
    assert s.readied(HASK) == list(ACTIONS)
    s.done()


@pytest.mark.card("hunters-arrow", "exploration")
def test_hunters_arrow_wounds_any_enemy_in_play_and_turns_it_up() -> None:
    s = owner("hunters-arrow")
    s.engage(TOBIN, "iron-colossus")
    s.lay(facedown=["rat-swarm"])
    use(s, "hunters-arrow")
    assert sorted(s.options()) == ["enemy:facedown", "enemy:iron-colossus"]
    s.answer("enemy:iron-colossus")
    assert s.enemy_wounds("iron-colossus") == 2
    s.done()
    s = owner("hunters-arrow")
    s.lay(facedown=["bandit"])
    use(s, "hunters-arrow")
    assert s.shadows() == ["bandit"]
    assert s.enemy_wounds("bandit") == 2
    s.done()


def test_hunters_arrow_reaches_nothing_in_the_lair() -> None:
    s = owner("hunters-arrow")
    assert s.lair() == ["splig"]
    assert not usable(s, "hunters-arrow")


@pytest.mark.card("healing-moss", "exploration")
@pytest.mark.parametrize(("wounds", "conditions"), [(4, ("poisoned",)), (4, ()), (0, ("poisoned",))])
def test_healing_moss_cures_poison_and_three_wounds(wounds: int, conditions: tuple[str, ...]) -> None:
    s = owner("healing-moss", wounds=wounds, conditions=conditions)
    use(s, "healing-moss")
    assert s.wounds(HASK) == max(wounds - 3, 0)
    assert s.conditions(HASK) == []
    s.done()


def test_healing_moss_is_for_its_owner_alone() -> None:
    s = owner("healing-moss", conditions=("weakened",))
    s.hero(TOBIN, wounds=5, conditions=("poisoned",))
    assert not usable(s, "healing-moss")


@pytest.mark.card("iron-spikes", "exploration")
def test_iron_spikes_exhaust_two_enemies_wherever_they_are() -> None:
    s = owner("iron-spikes")
    s.engage(TOBIN, "bandit")
    s.lay(shadows=["zombie", "rat-swarm"])
    use(s, "iron-spikes")
    s.answer("enemy:bandit")
    s.answer("enemy:zombie")
    assert sorted(str(event["enemy"]) for event in s.happened("enemy-exhausted")) == ["bandit", "zombie"]
    s.done()


def test_iron_spikes_exhaust_the_only_one_that_can_be() -> None:
    s = owner("iron-spikes")
    s.engage(HASK, "iron-colossus", "bandit", "zombie")
    s.lay(exhausted_enemies=["zombie"])
    use(s, "iron-spikes")
    assert [event["enemy"] for event in s.happened("enemy-exhausted")] == ["bandit"]
    s.done()
    s = owner("iron-spikes")
    s.engage(HASK, "iron-colossus")
    assert not usable(s, "iron-spikes")


@pytest.mark.card("cursed-idol", "exploration")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (4, 5)])
def test_cursed_idol_gives_three_tokens_and_weakens(before: int, after: int) -> None:
    s = owner("cursed-idol", tokens=before)
    use(s, "cursed-idol")
    assert s.tokens(HASK) == after
    assert s.conditions(HASK) == ["weakened"]
    s.done()


def test_cursed_idol_has_nothing_for_a_weak_hero_with_five_tokens() -> None:
    assert usable(owner("cursed-idol", tokens=4, conditions=("weakened",)), "cursed-idol")
    assert not usable(owner("cursed-idol", tokens=5, conditions=("weakened",)), "cursed-idol")


@pytest.mark.card("black-candle", "exploration")
@pytest.mark.rule("TER-ABL-3")
def test_black_candle_costs_a_wound_that_nothing_prevents_and_lowers_peril() -> None:
    s = owner("black-candle", "round-shield")
    s.lay(peril=3)
    s.answer("use:black-candle")
    assert s.wounds(HASK) == 1
    assert s.items(HASK) == ["round-shield"], "a shield is no help against a cost"
    assert s.table.peril == 2
    assert s.happened("enemy-spawned") == [], "without effect"
    s.done()


@pytest.mark.parametrize(("wounds", "peril", "can"), [(21, 3, True), (22, 3, False), (0, 0, False)])
def test_black_candle_needs_a_hero_who_survives_it_and_peril_to_lower(wounds: int, peril: int, can: bool) -> None:
    s = owner("black-candle", wounds=wounds)
    s.lay(peril=peril)
    assert usable(s, "black-candle") is can


@pytest.mark.card("horn-of-the-lost-guard", "exploration")
@pytest.mark.rule("TER-ABL-6")
def test_horn_of_the_lost_guard_readies_a_card_of_each_hero_who_says_which() -> None:
    s = owner("horn-of-the-lost-guard")
    s.lay(exhausted_cards={0: ["attack", "rest"], 1: ["explore", "aid"]})
    use(s, "horn-of-the-lost-guard")
    s.answer("pick:broad-swing", HASK)
    s.answer("pick:healing-hands", TOBIN)
    assert s.readied(HASK) == ["attack", "explore", "aid"]
    assert s.readied(TOBIN) == ["attack", "rest", "aid"]
    s.done()


def test_horn_of_the_lost_guard_passes_over_who_has_nothing_to_ready() -> None:
    s = owner("horn-of-the-lost-guard")
    s.lay(exhausted_cards={1: ["explore"]})
    use(s, "horn-of-the-lost-guard")
    assert s.readied(HASK) == list(ACTIONS)
    assert s.readied(TOBIN) == list(ACTIONS)
    s.done()


# ---- before a roll


@pytest.mark.card("whetstone", "exploration")
@pytest.mark.parametrize(("answer", "wounds"), [("yes", 2), ("no", 0)])
def test_whetstone_adds_a_success_and_pierces_once(answer: str, wounds: int) -> None:
    s = owner("whetstone")
    s.engage(HASK, "iron-colossus")
    s.dice("success", "success", "blank")
    s.activate(HASK, "attack")
    s.answer(answer, HASK)
    assert s.enemy_wounds("iron-colossus") == wounds
    assert s.items(HASK) == ([] if answer == "yes" else ["whetstone"])
    s.done()


@pytest.mark.card("pitch-torch", "exploration")
@pytest.mark.parametrize(("answer", "progress"), [("yes", 2), ("no", 0)])
def test_pitch_torch_adds_two_successes_to_exploring(answer: str, progress: int) -> None:
    s = owner("pitch-torch")
    s.dice("defense", "defense")
    s.activate(HASK, "explore")
    s.answer(answer, HASK)
    assert s.table.progress == progress
    assert s.items(HASK) == ([] if answer == "yes" else ["pitch-torch"])
    s.done()


@pytest.mark.card("spare-blade", "exploration")
@pytest.mark.parametrize(("answer", "dice"), [("yes", 4), ("no", 2)])
@pytest.mark.rule("TER-COMP-2")
def test_spare_blade_adds_two_dice_to_an_attack(answer: str, dice: int) -> None:
    s = owner("spare-blade")
    s.engage(HASK, "hill-ogre")
    s.dice("success", "success", "success", "success", "blank")
    s.activate(HASK, "attack")
    s.answer(answer)
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
@pytest.mark.parametrize(("answer", "wounds"), [("yes", 0), ("no", 3)])
def test_round_shield_prevents_three_wounds(answer: str, wounds: int) -> None:
    s = owner("round-shield")
    s.engage(HASK, "hill-ogre-master")
    s.dice("success", "success", "counterattack")
    s.activate(HASK, "attack")
    s.answer(answer, HASK)
    assert s.wounds(HASK) == wounds
    assert s.items(HASK) == ([] if answer == "yes" else ["round-shield"])
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
