"""The challenging locations."""

import pytest

from questable.games.terrinoth.testkit.scene import QuestScene

HASK, PELL = "hask-redford", "pell-underbough"
SPAWN = ["bandit", "bandit", "zombie", "zombie", "rat-swarm", "rat-swarm"]
FINDS = ["lucky-coin", "whetstone", "round-shield"]
card = pytest.mark.card


def at(location: str, *engaged: str, **table: object) -> QuestScene:
    """Hask, the leader, and Pell at a location; the enemies are engaged with Hask."""
    s = QuestScene([HASK, PELL])
    s.engage(HASK, *engaged)
    s.lay(**{"location": location, "lair": False, "location_deck": ["old-mill"], **table})
    return s


@card("rope-bridge", "location")
@pytest.mark.parametrize(
    ("action", "engaged", "wounds"), [("explore", True, 1), ("explore", False, 0), ("rest", True, 0)]
)
def test_rope_bridge_wounds_an_engaged_hero_after_exploring(action: str, engaged: bool, wounds: int) -> None:
    s = at("rope-bridge", *(["zombie"] if engaged else []))
    s.dice(*["success"] * (3 if action == "rest" else 2), *(["blank"] if engaged else []))
    s.activate(HASK, action)
    assert (s.wounds(HASK), s.wounds(PELL)) == (wounds, 0)
    s.done()


@card("rope-bridge", "location")
def test_rope_bridge_does_not_mind_enemies_in_the_shadows() -> None:
    s = at("rope-bridge", shadows=["zombie"])
    s.dice("success", "success")
    s.activate(HASK, "explore")
    s.answer("no")
    assert s.wounds(HASK) == 0
    s.done()


@card("rope-bridge", "location")
@pytest.mark.rule("TER-ABL-8")
def test_rope_bridge_that_throws_a_hero_off_ends_the_activation_and_the_card() -> None:
    s = QuestScene([PELL, HASK])
    s.engage(PELL, "zombie")
    s.hero(PELL, wounds=19)
    s.lay(location="rope-bridge", location_deck=["old-mill"], exploration_deck=FINDS, lair=False)
    s.dice("success", "success", "success", "blank")
    s.activate(PELL, "explore")
    assert s.fallen(PELL)
    assert s.leader() == HASK
    assert s.table.progress == 3
    assert s.happened("exploration-drawn") == []  # the line below the action is lost
    assert s.shadows() == ["zombie"]
    s.done()


@card("sunken-crypt", "location")
def test_sunken_crypt_raises_an_undead_at_the_end_of_the_round() -> None:
    s = at("sunken-crypt", phase="end", enemy_discard=["zombie", "bandit", "bone-archer"])
    assert s.options() == ["pick:bone-archer", "pick:zombie"]
    s.answer("pick:zombie", HASK)
    assert (s.shadows(), s.discarded()) == (["zombie"], ["bandit", "bone-archer"])
    s.done()
    s = at("sunken-crypt", phase="end", enemy_discard=["bandit"], enemy_deck=["zombie"])
    assert (s.shadows(), s.discarded()) == ([], ["bandit"])  # from the discard pile only
    s.done()


@card("flooded-tunnel", "location")
@pytest.mark.parametrize(("action", "dice"), [("rest", 3 - 1), ("explore", 2)])
def test_flooded_tunnel_takes_a_die_from_a_rest(action: str, dice: int) -> None:
    s = at("flooded-tunnel")
    s.hero(HASK, wounds=4)
    s.dice("success", "success")
    s.activate(HASK, action)
    assert len(s.happened("hero-die-rolled")) == dice
    assert s.wounds(HASK) == (2 if action == "rest" else 4)
    s.done()


@card("flooded-tunnel", "location")
def test_flooded_tunnel_always_leaves_one_die() -> None:
    s = at("flooded-tunnel")
    s.hero(HASK, wounds=4, conditions=("weakened",))
    s.dice("success", "success", "success")
    s.activate(HASK, "rest")
    s.answer("ability:flooded-tunnel", HASK)
    assert len(s.happened("hero-die-rolled")) == 1
    assert s.wounds(HASK) == 3
    s.done()


@card("ruined-watchtower", "location")
@pytest.mark.parametrize(("progress", "action", "wounds"), [(6, "attack", 2), (5, "attack", 1), (6, "explore", 0)])
def test_ruined_watchtower_helps_attacks_once_explored(progress: int, action: str, wounds: int) -> None:
    s = at("ruined-watchtower", "hill-ogre", progress=progress)
    s.dice("success", "defense", "blank")
    s.activate(HASK, action)
    assert s.enemy_wounds("hill-ogre") == wounds
    assert s.table.progress == progress + (1 if action == "explore" else 0)
    s.done()


@card("thieves-market", "location")
def test_thieves_market_sells_one_of_two_finds_for_two_tokens() -> None:
    s = at("thieves-market", exploration_deck=FINDS)
    s.hero(HASK, tokens=3)
    assert s.asked() == "pay"
    s.answer("yes", HASK)
    s.answer("pick:whetstone", HASK)
    s.answer("top:lucky-coin", HASK)
    assert (s.tokens(HASK), s.items(HASK)) == (1, ["whetstone"])
    s.done()


@card("thieves-market", "location")
@pytest.mark.rule("TER-ABL-3")
def test_thieves_market_sells_nothing_for_one_token() -> None:
    s = at("thieves-market", exploration_deck=FINDS)
    s.hero(HASK, tokens=1)
    assert s.asked() == "activate"


@card("thieves-market", "location")
def test_thieves_market_sells_once_a_round_to_each_hero() -> None:
    s = at("thieves-market", exploration_deck=[*FINDS, "healing-draught"])
    s.hero(HASK, tokens=5)
    s.hero(PELL, tokens=5)
    s.answer("yes", HASK)
    s.answer("pick:lucky-coin")
    s.answer("bottom:whetstone")
    s.activate(HASK, "rest")
    s.answer("no")  # Hask keeps the coin
    s.answer("spend:0")
    s.answer("no", PELL)  # not yet
    s.activate(PELL, "rest")
    s.answer("spend:0")
    assert s.asked() == "activate"  # Hask has bought already
    s.activate(HASK, "aid")
    s.answer("no")
    s.answer("spend:0")
    s.pass_time("pay")
    s.answer("yes", PELL)  # what was declined was not used up
    assert s.tokens(PELL) == 3


@card("webbed-hollow", "location")
def test_webbed_hollow_poisons_the_hero_with_the_most_enemies() -> None:
    s = at("roadside-inn", "cave-troll", phase="travel", progress=6, location_deck=["webbed-hollow", "old-mill"])
    s.lay(enemy_deck=SPAWN)
    s.answer("travel")
    s.answer(f"hero:{HASK}")
    assert (s.conditions(HASK), s.conditions(PELL)) == (["poisoned"], [])
    s.done()


@card("webbed-hollow", "location")
@pytest.mark.rule("TER-ABL-4")
def test_webbed_hollow_leaves_ties_to_the_leader_and_poisons_nobody_twice() -> None:
    s = at("roadside-inn", phase="travel", progress=6, location_deck=["webbed-hollow", "old-mill"], enemy_deck=SPAWN)
    s.hero(PELL, conditions=("poisoned",))
    s.answer("travel")
    s.answer(f"hero:{HASK}")
    assert s.options() == [f"hero:{HASK}", f"hero:{PELL}"]
    s.answer(f"hero:{PELL}", HASK)
    assert (s.conditions(HASK), s.conditions(PELL)) == ([], ["poisoned"])
    s.done()
