"""The loot of level 4, from Vanguard Saddle to Riddle Scroll. Crag Sovereign, with 20 for three, is there to be hit."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

ZEROS = ("basic-0",) * 4  # one card more than a hand: the script stops at its owner's Draw step
THIEF_FIRST = [["thief"], ["bard"], ["cleric"]]
CLERIC_FIRST = [["cleric"], ["bard"], ["thief"]]


def against(s: Scene, enemy: str = "crag-sovereign") -> None:
    """Fight that enemy. Suzie's Draw step comes after Bob's turn, so that the script can look around."""
    s.dungeon("dungeon-1", enemy, "vault-keeper")
    s.scenario.decks.setdefault(1, ZEROS)
    s.enter("dungeon-1")


# ---- Vanguard Saddle


@pytest.mark.card("wyvern", "loot")
def test_vanguard_saddle_draws_two_for_the_starting_player(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "wyvern", "basic-0", "basic-0", "cellar-rats", "basic-1", "orc")
    against(s)
    s.keep("Bob")
    s.play("Bob", "wyvern")
    assert (s.total("Bob"), s.deck_of("Bob")) == (3 + 2 + 1, ["orc"])


def test_vanguard_saddle_draws_what_there_is(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "wyvern", "basic-0", "basic-0", "cellar-rats")
    against(s)
    s.keep("Bob")
    s.play("Bob", "wyvern")
    assert (s.total("Bob"), s.deck_of("Bob")) == (5, [])


def test_vanguard_saddle_is_its_power_for_others(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Suzie", "wyvern", "basic-0", "basic-0", "basic-1", "basic-1")
    s.deck("Jack", *ZEROS)
    against(s)
    s.keep("Suzie")
    s.play("Suzie", "wyvern")
    assert (s.total("Suzie"), s.deck_of("Suzie")) == (3, ["basic-1", "basic-1"])


@pytest.mark.rule("TEN-SOLO-3")
def test_vanguard_saddle_solo_draws_in_the_first_turn_only(scene: MakeScene) -> None:
    s = scene(players=1)
    s.deck("Bob", "wyvern", *["basic-0"] * 11)
    against(s)
    s.keep("Bob")
    s.play("Bob", "wyvern")
    assert len(s.played("Bob")) == 5
    s = scene(players=1)
    s.deck("Bob", "basic-0", "basic-0", "basic-0", "wyvern", *["basic-0"] * 8)
    against(s)
    s.keep("Bob")
    s.keep("Bob")
    s.play("Bob", "wyvern")
    assert len(s.happened("card-played")) == 3 + 3


# ---- Warlord's Axe


@pytest.mark.card("warlord", "loot")
def test_warlords_axe_doubles_the_next_card_and_no_other(scene: MakeScene) -> None:
    s = scene(players=3)  # Bob is the Barbarian
    s.deck("Bob", "basic-1", "warlord", "iron-colossus", "basic-1")
    s.deck("Suzie", *ZEROS, "basic-0")
    against(s, "mad-miner")  # hands of four
    s.play("Bob", "basic-1", "warlord")
    assert s.total("Bob") == 1 + 3
    s.play("Bob", "basic-1")
    assert s.happened("enemy-defeated") == []
    assert [event["total"] for event in s.happened("card-played")][:4] == [1, 4, 6, 11]


def test_warlords_axe_doubles_the_power_of_the_card_and_not_what_its_rules_add(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "basic-0", "warlord", "mad-miner")
    against(s)
    s.play("Bob", "basic-0", "warlord")
    assert s.total("Bob") == 3 + 2 * 2 + 2  # Frenzy: 2, and one for each of two cards


def test_warlords_axe_doubles_what_hexed_doll_gives(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "hex-crone", "warlord", "basic-0")
    against(s)
    s.play("Bob", "hex-crone", "warlord")
    assert s.total("Bob") == 1 + 3 + 2 * 2


def test_warlords_axe_as_the_last_card_of_the_turn_doubles_nothing(scene: MakeScene) -> None:
    s = scene(players=1)
    s.deck("Bob", "basic-0", "basic-0", "warlord", "basic-1", "basic-1", "basic-1")
    against(s)
    s.keep("Bob")
    s.play("Bob", "basic-0", "basic-0")
    assert s.happened("combat-lost") == [{"enemy": "crag-sovereign", "power": 19, "party": 3 + 3}]


def test_warlords_axe_outside_your_turn_doubles_the_next_card_played_so(scene: MakeScene) -> None:
    s = scene(players=3, heroes=[["bard"], ["thief"], ["barbarian"]])
    s.deck("Bob", "skill-bard", "cellar-rats", "basic-0")
    s.deck("Jack", "warlord", "iron-colossus", "basic-1")
    against(s)
    s.play("Bob", "skill-bard")
    s.pick_player("Bob", "Jack")
    assert (s.total("Jack"), s.total("Bob")) == (3 + 10, 1 + 2)


def test_warlords_axe_is_its_power_for_other_heroes(scene: MakeScene) -> None:
    s = scene(players=3, heroes=THIEF_FIRST)
    s.deck("Bob", "warlord", "iron-colossus", "basic-0")
    against(s)
    s.play("Bob", "warlord")
    assert s.total("Bob") == 3 + 5


# ---- Sanctuary


@pytest.mark.card("high-inquisitor", "loot")
@pytest.mark.rule("TEN-FX-4")
def test_sanctuary_removes_a_basic_0_of_every_discard_pile_that_has_one(scene: MakeScene) -> None:
    s = scene(players=3, heroes=CLERIC_FIRST)
    s.deck("Bob", "high-inquisitor", "basic-0", "basic-0")
    s.discard_pile("Bob", "basic-0", "basic-0", "basic-1")
    s.discard_pile("Suzie", "orc", "basic-0")
    s.discard_pile("Jack", "basic-1", "kobold")
    against(s)
    s.play("Bob", "high-inquisitor")
    assert s.total("Bob") == 3
    assert s.discards("Bob") == ["basic-0", "basic-1"]
    assert (s.discards("Suzie"), s.discards("Jack")) == (["orc"], ["basic-1", "kobold"])
    assert s.basics() == ["basic-0", "basic-0"]


def test_sanctuary_is_its_power_for_other_heroes(scene: MakeScene) -> None:
    s = scene(players=3, heroes=THIEF_FIRST)
    s.deck("Bob", "high-inquisitor", "basic-0", "basic-0")
    s.discard_pile("Bob", "basic-0")
    against(s)
    s.play("Bob", "high-inquisitor")
    assert (s.total("Bob"), s.discards("Bob"), s.basics()) == (3, ["basic-0"], [])


# ---- Skeleton Key


@pytest.mark.card("master-burglar", "loot")
def test_skeleton_key_borrows_a_card_of_level_4_for_this_combat(scene: MakeScene) -> None:
    s = scene(players=3, heroes=THIEF_FIRST)
    s.reserve("iron-colossus", "cliff-giant")
    s.deck("Bob", "master-burglar", "basic-0", "basic-0")
    against(s)
    s.play("Bob", "master-burglar")
    assert s.total("Bob") == 2 + 5
    assert (s.in_reserve(4), s.in_reserve(3)) == ([], ["cliff-giant"])
    s.keep("Suzie")  # the combat is lost, and what was borrowed returns all the same
    assert s.in_reserve(4) == ["iron-colossus"]
    assert sorted(s.deck_of("Bob")) == ["basic-0", "basic-0", "master-burglar"]


def test_skeleton_key_returns_its_card_after_a_win(scene: MakeScene) -> None:
    s = scene(players=3, heroes=THIEF_FIRST)
    s.reserve("iron-colossus")
    s.deck("Bob", "master-burglar", "basic-1", "basic-0")
    against(s, "mud-ogre")
    s.play("Bob", "master-burglar")
    assert s.happened("enemy-defeated")[0]["party"] == 2 + 5 + 1
    assert s.in_reserve(4) == ["iron-colossus"]
    assert "iron-colossus" not in s.discards("Bob")


@pytest.mark.rule("TEN-FX-7")
def test_skeleton_key_borrows_from_level_3_where_level_4_is_empty_and_no_lower(scene: MakeScene) -> None:
    for reserve, total in ((["cliff-giant", "mud-ogre"], 2 + 4), (["mud-ogre", "crag-sovereign"], 2)):
        s = scene(players=3, heroes=THIEF_FIRST)
        s.reserve(*reserve)
        s.deck("Bob", "master-burglar", "basic-0", "basic-0")
        against(s, "storm-roc")
        s.play("Bob", "master-burglar")
        assert s.total("Bob") == total
        assert s.in_reserve(2) == ["mud-ogre"]


def test_skeleton_key_is_its_power_for_other_heroes(scene: MakeScene) -> None:
    s = scene(players=3, heroes=CLERIC_FIRST)
    s.reserve("iron-colossus")
    s.deck("Bob", "master-burglar", "basic-0", "basic-0")
    against(s)
    s.play("Bob", "master-burglar")
    assert (s.total("Bob"), s.in_reserve(4)) == (2, ["iron-colossus"])


# ---- Eye of the Storm


@pytest.mark.card("weather-monk", "loot")
def test_eye_of_the_storm_ignores_the_enemy_until_the_end_of_this_turn(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "weather-monk", "basic-0", "basic-0")
    s.deck("Suzie", *ZEROS)
    s.deck("Jack", *ZEROS)
    against(s, "clockwork-sentry")
    s.play("Bob", "weather-monk")
    assert (s.total("Bob"), s.enemy_power()) == (4, 9)  # the end of Bob's turn does not count
    s.keep("Suzie")
    assert s.enemy_power() == 10


def test_eye_of_the_storm_lifts_a_cap_for_the_end_step_of_its_turn(scene: MakeScene) -> None:
    for rest, falls in ((("crag-sovereign", "cellar-rats"), True), (("crag-sovereign", "basic-1"), False)):
        s = scene(players=3)
        s.deck("Bob", "weather-monk", *rest)
        against(s, "siege-beast")  # 14
        s.play("Bob", "weather-monk")
        assert s.asked() == ("continue-or-leave" if falls else "keep-or-redraw")
        if not falls:
            assert (s.total("Bob"), s.party_power()) == (13, 7)  # in the next turn the cap is back


def test_eye_of_the_storm_leaves_what_has_happened(scene: MakeScene) -> None:
    for order, power in ((("basic-1", "weather-monk"), 13), (("weather-monk",), 12)):
        s = scene(players=3)
        s.deck("Bob", "weather-monk", "basic-1", "basic-0")
        against(s, "pale-count")
        s.play("Bob", *order)
        assert (s.total("Bob"), s.enemy_power()) == (5, power)


def test_eye_of_the_storm_ignores_a_helpful_rule_too(scene: MakeScene) -> None:
    """Puddle Slime has lost three of its 8 to the discards, and five is enough unless its rule is ignored."""
    for card, falls in (("cliff-giant", True), ("weather-monk", False)):
        s = scene(players=3)
        s.deck("Bob", card, "basic-1", "basic-0")
        s.discard_pile("Jack", "basic-0", "basic-0", "basic-0")
        against(s, "puddle-slime")
        if card == "weather-monk":
            s.play("Bob", card)
        assert s.asked() == ("continue-or-leave" if falls else "keep-or-redraw")


# ---- Riddle Scroll


@pytest.mark.card("riddling-sphinx", "loot")
@pytest.mark.rule("TEN-FX-5")
def test_riddle_scroll_as_the_first_card_finds_any_card(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "riddling-sphinx", "basic-0", "basic-0", "basic-1", "skill-thief", "storm-roc")
    against(s)
    s.keep("Bob")
    s.play("Bob", "riddling-sphinx")
    assert s.options() == ["pick:basic-1", "pick:storm-roc", "pick:skill-thief", "done"]
    s.pick("Bob", "storm-roc")
    assert s.total("Bob") == 3 + 7
    assert sorted(s.deck_of("Bob")) == ["basic-1", "skill-thief"]
    assert s.happened("deck-shuffled") == [{"player": 0}]


def test_riddle_scroll_as_the_second_card_is_its_power(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "riddling-sphinx", "basic-0", "basic-0", "storm-roc")
    against(s)
    s.keep("Bob")
    s.play("Bob", "basic-0", "riddling-sphinx")
    assert (s.total("Bob"), s.deck_of("Bob")) == (3, ["storm-roc"])
    assert s.happened("deck-shuffled") == []


def test_riddle_scroll_looks_only_at_the_cards_in_front_of_its_player(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Suzie", "riddling-sphinx", "basic-0", "basic-0", "storm-roc")
    s.deck("Jack", *ZEROS)
    against(s)
    s.keep("Suzie")
    s.play("Suzie", "riddling-sphinx")
    s.pick("Suzie", "storm-roc")
    assert s.total("Suzie") == 10


def test_riddle_scroll_with_an_empty_deck_is_its_power(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "riddling-sphinx", "basic-0", "basic-0")
    against(s)
    s.play("Bob", "riddling-sphinx")
    assert s.total("Bob") == 3


def test_riddle_scroll_solo_in_the_second_turn_is_not_the_first_card(scene: MakeScene) -> None:
    s = scene(players=1)
    s.deck("Bob", "basic-0", "basic-0", "basic-0", "riddling-sphinx", "basic-0", "basic-0", "storm-roc")
    against(s)
    s.keep("Bob")
    s.keep("Bob")
    s.play("Bob", "riddling-sphinx")
    assert s.happened("combat-lost") == [{"enemy": "crag-sovereign", "power": 19, "party": 3}]
