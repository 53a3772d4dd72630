"""The loot of level 4, mostly played against Crag Sovereign (power 20 with three players)."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

ZEROS = ("basic-0",) * 4  # one card more than a hand: the script stops at its owner's Draw step
BARD_FIRST = [["bard"], ["cleric"], ["thief"]]
THIEF_FIRST = [["thief"], ["bard"], ["cleric"]]
CLERIC_FIRST = [["cleric"], ["bard"], ["thief"]]


def against(s: Scene, enemy: str = "crag-sovereign") -> None:
    """Fight that enemy. Suzie's Draw step comes after Bob's turn, so that the test can inspect the state there."""
    s.dungeon("dungeon-1", enemy, "vault-keeper")
    s.scenario.decks.setdefault(1, ZEROS)
    s.enter("dungeon-1")


# ---- Blood Chalice


@pytest.mark.card("pale-count", "loot")
@pytest.mark.rule("TEN-FX-4")
def test_blood_chalice_removes_a_basic_card_of_the_discard_pile_for_three(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "pale-count", "basic-0", "basic-0")
    s.discard_pile("Bob", "basic-1", "orc", "basic-0")
    against(s)
    s.play("Bob", "pale-count")
    s.pay("Bob")
    assert s.options() == ["pick:basic-0", "pick:basic-1"]
    s.pick("Bob", "basic-0")
    assert s.total("Bob") == 3 + 3
    assert (s.discards("Bob"), s.basics()) == (["basic-1", "orc"], ["basic-0"])


def test_blood_chalice_need_not_be_filled(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "pale-count", "basic-0", "basic-0")
    s.discard_pile("Bob", "basic-0")
    against(s)
    s.play("Bob", "pale-count")
    s.decline("Bob")
    assert (s.total("Bob"), s.discards("Bob"), s.basics()) == (3, ["basic-0"], [])


@pytest.mark.rule("TEN-FX-3")
def test_blood_chalice_without_a_basic_card_discarded_is_its_power(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "pale-count", "basic-0", "basic-0")
    s.discard_pile("Bob", "orc", "skill-barbarian")
    s.discard_pile("Suzie", "basic-0")
    against(s)
    s.play("Bob", "basic-0", "basic-0")  # played cards are not yet discarded
    assert (s.total("Bob"), s.discards("Bob")) == (3, ["orc", "skill-barbarian"])


# ---- Cursed Blade


@pytest.mark.card("mourning-knight", "loot")
def test_cursed_blade_brings_a_basic_0_into_the_discard_pile(scene: MakeScene) -> None:
    s = scene(players=3)
    s.reserve("basic-1", "basic-0", "basic-0")
    s.deck("Bob", "mourning-knight", "basic-1", "basic-1")
    against(s)
    s.play("Bob", "mourning-knight")
    assert s.total("Bob") == 7 + 1 + 1
    assert (s.discards("Bob"), s.basics()) == (["basic-0"], ["basic-0", "basic-1"])


@pytest.mark.rule("TEN-FX-2")
def test_cursed_blade_finds_no_curse_in_an_empty_supply(scene: MakeScene) -> None:
    s = scene(players=4)
    s.reserve("basic-1")
    s.deck("Bob", "mourning-knight", "basic-1", "basic-1")
    against(s)
    s.play("Bob", "mourning-knight")
    assert (s.total("Bob"), s.discards("Bob"), s.basics()) == (9, [], ["basic-1"])


# ---- Stony Gaze


@pytest.mark.card("basilisk", "loot")
def test_stony_gaze_takes_four_from_the_enemy_until_the_end_of_the_combat(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "basilisk", "basic-0", "basic-0")
    s.deck("Suzie", *ZEROS)
    s.deck("Jack", *ZEROS)
    against(s)
    s.play("Bob", "basilisk")
    assert (s.total("Bob"), s.enemy_power()) == (1, 16)
    s.keep("Suzie")
    assert s.enemy_power() == 16
    s.keep("Jack")
    s.enter("dungeon-1")
    assert s.enemy_power() == 20


def test_stony_gaze_brings_an_enemy_down_to_the_power_of_the_party(scene: MakeScene) -> None:
    """Iron Colossus with 15: ten and Stony Gaze are enough, nine and Stony Gaze are not."""
    for rest, falls in ((("storm-roc", "mud-ogre"), True), (("storm-roc", "cellar-rats"), False)):
        s = scene(players=3)
        s.deck("Bob", "basilisk", *rest)
        against(s, "iron-colossus")
        s.play("Bob", *rest)
        assert s.asked() == ("continue-or-leave" if falls else "keep-or-redraw")


# ---- Raise the Fallen


@pytest.mark.card("necromancer", "loot")
def test_raise_the_fallen_takes_a_discarded_loot_card_that_must_be_played(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "necromancer", "basic-0", "basic-0")
    s.discard_pile("Bob", "basic-1", "storm-roc", "skill-barbarian", "orc")
    against(s)
    s.play("Bob", "necromancer")
    assert s.options() == ["pick:orc", "pick:storm-roc"]
    s.pick("Bob", "storm-roc")
    assert s.total("Bob") == 2 + 7
    assert s.discards("Bob") == ["basic-1", "skill-barbarian", "orc"]


def test_raise_the_fallen_without_discarded_loot_is_its_power(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "necromancer", "basic-0", "basic-0")
    s.discard_pile("Bob", "basic-1", "skill-barbarian")
    s.discard_pile("Suzie", "storm-roc")
    against(s)
    s.play("Bob", "necromancer")
    assert (s.total("Bob"), s.discards("Bob")) == (2, ["basic-1", "skill-barbarian"])


def test_raise_the_fallen_takes_the_only_loot_card_without_asking(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "necromancer", "basic-0", "basic-0")
    s.discard_pile("Bob", "storm-roc")
    against(s)
    s.play("Bob", "necromancer")
    assert (s.total("Bob"), s.discards("Bob")) == (9, [])


def test_raise_the_fallen_outside_your_turn_is_played_on_at_once(scene: MakeScene) -> None:
    s = scene(players=3, heroes=BARD_FIRST)
    s.deck("Bob", "skill-bard", "basic-0", "basic-0")
    s.deck("Jack", "necromancer", "basic-1", "basic-0")
    s.discard_pile("Jack", "storm-roc")
    against(s)
    s.play("Bob", "skill-bard")
    s.pick_player("Bob", "Jack")
    assert s.played("Jack") == ["necromancer", "storm-roc", "basic-1"]
    assert (s.total("Jack"), s.hand("Jack")) == (2 + 7 + 1, [])


# ---- Siren Song


@pytest.mark.card("siren", "loot")
def test_siren_song_lets_each_other_player_play_a_card_or_not(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "siren", "basic-0", "basic-0", "basic-1")
    s.deck("Suzie", "storm-roc", *ZEROS)
    s.deck("Jack", "basic-1", "basic-0", "basic-0")
    against(s)
    s.keep("Bob")
    s.play("Bob", "siren")
    s.accept("Suzie")
    s.decline("Jack")
    assert (s.total("Bob"), s.total("Suzie"), s.total("Jack")) == (2, 7, 0)
    assert (s.played("Jack"), len(s.deck_of("Jack"))) == ([], 3)
    assert s.deck_of("Bob") == ["basic-1"]


def test_siren_song_goes_round_from_the_starting_player_token(scene: MakeScene) -> None:
    s = scene(players=3, start="Jack")
    s.deck("Bob", "siren", "basic-0", "basic-0")
    s.deck("Jack", *ZEROS, "basic-1")
    s.deck("Suzie", *ZEROS, "basic-0")
    against(s)
    s.keep("Jack")
    s.play("Bob", "siren")
    s.accept("Jack")
    s.accept("Suzie")
    assert (len(s.played("Jack")), s.played("Suzie")) == (4, ["basic-0"])


def test_an_exhausted_player_plays_nothing_to_siren_song(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "siren", "basic-0", "basic-0")
    s.deck("Suzie", *ZEROS, "basic-0")
    s.deck("Jack")
    against(s)
    s.play("Bob", "siren")
    s.accept("Suzie")
    s.accept("Jack")
    assert (s.played("Suzie"), s.played("Jack")) == (["basic-0"], [])


@pytest.mark.rule("TEN-SOLO-2")
def test_siren_song_solo_may_be_for_yourself(scene: MakeScene) -> None:
    s = scene(players=1)
    s.deck("Bob", "siren", "basic-0", "basic-0", "storm-roc", *ZEROS)
    against(s)
    s.keep("Bob")
    s.play("Bob", "siren")
    s.pick_player("Bob", "Bob")
    s.accept("Bob")
    assert s.total("Bob") == 2 + 7


# ---- Empty Vessel


@pytest.mark.card("fever-peddler", "loot")
def test_empty_vessel_gives_four_to_basic_0_cards_played_after_it(scene: MakeScene) -> None:
    for order, total in ((("fever-peddler",), 2 + 4 + 1), (("basic-0", "fever-peddler"), 0 + 2 + 1)):
        s = scene(players=3)
        s.deck("Bob", "fever-peddler", "basic-0", "basic-1")
        against(s)
        s.play("Bob", *order)  # what is left is played unasked
        assert s.total("Bob") == total


def test_empty_vessel_and_hexed_doll_add_up(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "fever-peddler", "hex-crone", "basic-0")
    against(s)
    s.play("Bob", "fever-peddler", "hex-crone")
    assert s.total("Bob") == 2 + 1 + (4 + 2)


def test_empty_vessel_is_empty_in_the_next_turn(scene: MakeScene) -> None:
    s = scene(players=2)
    s.deck("Bob", "fever-peddler", "basic-0", "basic-0")
    s.deck("Suzie", "basic-0", "basic-0", "basic-0")
    against(s)
    s.play("Bob", "fever-peddler")
    assert s.happened("combat-lost") == [{"enemy": "crag-sovereign", "power": 19, "party": 2 + 4 + 4}]


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
