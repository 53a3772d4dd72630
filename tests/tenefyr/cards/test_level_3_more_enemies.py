"""The enemies of level 3, from Masked Duelist to Hungry Chest."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

ZEROS = ("basic-0",) * 4  # one card more than a hand: the script stops at its owner's Draw step


# ---- Masked Duelist


@pytest.mark.card("masked-duelist", "enemy")
def test_each_total_counts_for_five_at_most(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "masked-duelist", "kobold")
    s.deck("Bob", "crag-sovereign", "hungry-chest", "basic-0")
    s.deck("Suzie", "cliff-giant", "basic-0", "basic-0", "basic-0")
    s.deck("Jack", "basic-1", "basic-0", "basic-0", "basic-0")
    s.enter("dungeon-1")
    assert (s.total("Bob"), s.party_power()) == (12, 5)
    s.keep("Suzie")
    assert (s.total("Suzie"), s.party_power()) == (4, 9)  # four is below five, and nine is not enough
    s.keep("Jack")
    assert s.happened("enemy-defeated") == [{"enemy": "masked-duelist", "player": 2, "power": 10, "party": 10}]


def test_a_total_of_exactly_five_counts_in_full(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "masked-duelist", "kobold")
    s.deck("Bob", "siege-beast", "basic-0", "basic-0")
    s.deck("Suzie", "iron-colossus", "basic-1", "basic-0")
    s.enter("dungeon-1")
    assert s.happened("loot-taken") == [{"player": 1, "card": "masked-duelist"}]


def test_a_capped_total_is_doubled_uncapped_and_still_counts_for_five(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "masked-duelist", "kobold")
    s.deck("Bob", "crag-sovereign", "hungry-chest", "basic-0")
    s.deck("Suzie", "war-drummer", "basic-1", "basic-0", "basic-0", "basic-0")
    s.enter("dungeon-1")
    s.keep("Suzie")
    s.play("Suzie", "war-drummer")
    s.pay("Suzie")
    s.pick_player("Suzie", "Bob")
    assert s.happened("total-doubled") == [{"player": 0, "total": 24}]
    assert s.happened("combat-lost") == [{"enemy": "masked-duelist", "power": 10, "party": 5 + 1}]


def test_what_weakens_the_enemy_is_not_capped(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "masked-duelist", "kobold")
    s.deck("Bob", "crag-sovereign", "hungry-chest", "basic-0")
    s.deck("Suzie", "puddle-slime", "mud-ogre", "basic-0")
    s.enter("dungeon-1")
    s.play("Suzie", "puddle-slime")
    assert s.happened("enemy-defeated") == [{"enemy": "masked-duelist", "player": 1, "power": 8, "party": 8}]


@pytest.mark.rule("TEN-SOLO-1")
def test_solo_each_turn_counts_for_five_at_most(scene: MakeScene) -> None:
    s = scene(players=1)
    s.dungeon("dungeon-1", "masked-duelist", "kobold")
    s.deck("Bob", "crag-sovereign", "hungry-chest", "basic-0", "mud-ogre", "basic-0", "basic-0")
    s.enter("dungeon-1")
    s.keep("Bob")
    assert s.happened("enemy-defeated") == [{"enemy": "masked-duelist", "player": 0, "power": 8, "party": 5 + 3}]
    assert len(s.happened("turn-began")) == 2


# ---- Bone Ferryman


@pytest.mark.card("bone-ferryman", "enemy")
def test_bone_ferryman_lets_each_player_choose_clockwise_from_the_token(scene: MakeScene) -> None:
    s = scene(players=3, start="Suzie")
    s.dungeon("dungeon-1", "bone-ferryman")
    s.reserve("basic-0", "basic-0", "basic-1")
    s.deck("Suzie", "orc", "kobold", "basic-1", *ZEROS)
    s.enter("dungeon-1")
    assert s.asked() == "choose"
    s.option("Suzie", 1)
    assert s.discards("Suzie") == ["orc", "kobold", "basic-1"]
    s.option("Jack", 2)
    assert s.discards("Jack") == ["basic-0"]
    s.option("Bob", 1)
    assert s.discards("Bob") == ["basic-0", "basic-0", "basic-0"]
    assert s.basics() == ["basic-0", "basic-1"]
    assert s.hand("Suzie") == ["basic-0", "basic-0", "basic-0"]


@pytest.mark.rule("TEN-FX-2")
def test_bone_ferryman_takes_what_is_there_and_gives_nothing_from_an_empty_supply(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "bone-ferryman")
    s.deck("Bob", "orc", "basic-0")
    s.deck("Suzie", *ZEROS)
    s.deck("Jack")
    s.enter("dungeon-1")
    s.option("Bob", 1)
    s.option("Suzie", 2)
    s.option("Jack", 1)
    assert s.discards("Bob") == ["orc", "basic-0"]
    assert s.discards("Suzie") == s.discards("Jack") == []
    assert len(s.hand("Suzie")) == 3


# ---- Clockwork Sentry


@pytest.mark.card("clockwork-sentry", "enemy")
@pytest.mark.rule("TEN-COM-16")
def test_clockwork_sentry_grows_after_each_turn_and_is_as_before_in_the_next_combat(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "clockwork-sentry")
    s.deck("Suzie", *ZEROS)
    s.deck("Jack", *ZEROS)
    s.enter("dungeon-1")
    assert s.enemy_power() == 10
    s.keep("Suzie")
    assert s.enemy_power() == 11
    s.keep("Jack")
    assert s.happened("combat-lost") == [{"enemy": "clockwork-sentry", "power": 12, "party": 0}]
    s.enter("dungeon-1")
    assert s.enemy_power() == 9


def test_clockwork_sentry_is_checked_before_it_grows(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "clockwork-sentry", "kobold")
    s.deck("Bob", "crag-sovereign", "basic-0", "basic-0")
    s.deck("Suzie", "cellar-rats", "basic-0", "basic-0")
    s.enter("dungeon-1")
    assert s.happened("enemy-defeated") == [{"enemy": "clockwork-sentry", "player": 1, "power": 10, "party": 10}]


# ---- Phantom Choir


@pytest.mark.card("phantom-choir", "enemy")
def test_phantom_choir_discards_one_of_each_other_player_after_each_turn(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "phantom-choir")
    s.deck("Bob", *ZEROS, "basic-1")
    s.deck("Suzie", "orc", *ZEROS, "basic-1")
    s.deck("Jack", "kobold")
    s.enter("dungeon-1")
    s.keep("Bob")
    assert (s.discards("Bob"), s.discards("Suzie"), s.discards("Jack")) == ([], ["orc"], ["kobold"])
    s.keep("Suzie")  # Jack has nothing left, neither to discard nor to play
    discarded = [(event["player"], event["card"]) for event in s.happened("card-discarded")]
    assert discarded == [(1, "orc"), (2, "kobold"), (0, "basic-0"), (0, "basic-1"), (1, "basic-0")]


def test_phantom_choir_beaten_is_silent(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "phantom-choir", "kobold")
    s.deck("Bob", "crag-sovereign", "basic-1", "basic-0")
    s.enter("dungeon-1")
    assert s.happened("loot-taken") == [{"player": 0, "card": "phantom-choir"}]
    assert s.happened("card-discarded") == []


@pytest.mark.rule("TEN-SOLO-2")
def test_phantom_choir_solo_asks_whether_it_applies_to_you(scene: MakeScene) -> None:
    s = scene(players=1)
    s.dungeon("dungeon-1", "phantom-choir")
    s.deck("Bob", *ZEROS, "orc", "basic-0", "basic-0")
    s.enter("dungeon-1")
    s.keep("Bob")
    assert s.options() == ["player:0", "nobody"]
    s.pick_player("Bob", "Bob")
    assert s.discards("Bob") == ["basic-0"]
    s.play("Bob", "orc")
    s.pick_player("Bob", "nobody")
    assert len(s.happened("card-discarded")) == 1


# ---- War Drummer


@pytest.mark.card("war-drummer", "enemy")
@pytest.mark.rule("TEN-COM-15")
def test_war_drummer_brings_a_card_of_level_1_that_must_be_beaten_too(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "war-drummer", level=3, reward="guild-hall")
    s.reserve("kobold", "mud-ogre")
    s.deck("Bob", "crag-sovereign", "cellar-rats", "basic-0")
    s.deck("Suzie", "wild-boar", "basic-0", "basic-0")
    s.enter("dungeon-1")
    assert s.happened("enemy-brought") == [{"level": 1, "place": "dungeon-1"}]
    assert s.in_dungeon("dungeon-1") == ["kobold"]
    assert s.in_reserve(1) == []
    assert s.in_reserve(2) == ["mud-ogre"]
    assert s.options() == ["continue", "leave"]  # the dungeon is not cleared
    s.go_on()
    assert s.happened("loot-taken")[1] == {"player": 1, "card": "kobold"}
    assert s.asked() == "reward"
    for who in ("Jack", "Bob", "Suzie"):
        s.option(who, 1)


def test_war_drummer_brings_one_card_in_a_combat(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "war-drummer")
    s.reserve("kobold", "orc")
    s.deck("Suzie", *ZEROS)
    s.enter("dungeon-1")
    assert len(s.happened("turn-began")) == 2
    assert len(s.in_dungeon("dungeon-1")) == 2


def test_war_drummer_brings_nothing_from_an_empty_pile(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "war-drummer", "cliff-giant")
    s.reserve("mud-ogre")
    s.deck("Bob", *ZEROS)
    s.enter("dungeon-1")
    assert s.in_dungeon("dungeon-1") == ["war-drummer", "cliff-giant"]
    assert s.happened("enemy-brought") == []


# ---- Hungry Chest


@pytest.mark.card("hungry-chest", "enemy")
@pytest.mark.rule("TEN-COM-13")
def test_hungry_chest_goes_to_a_chosen_player_and_the_victor_gains_a_card_of_level_2(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "hungry-chest", "kobold")
    s.reserve("mud-ogre", "orc")
    s.deck("Suzie", "crag-sovereign", "siege-beast", "basic-0")
    s.enter("dungeon-1")
    assert s.asked() == "loot"
    assert s.options() == ["player:0", "player:1", "player:2"]
    assert s.discards("Suzie")[0] == "mud-ogre"
    s.pick_player("Suzie", "Jack")  # the token has passed: Suzie has the final word
    assert s.discards("Jack") == ["hungry-chest"]
    assert s.in_reserve(1) == ["orc"]


@pytest.mark.rule("TEN-FX-7")
def test_hungry_chest_gives_a_card_of_level_1_or_nothing_where_level_2_is_empty(scene: MakeScene) -> None:
    for reserve, gained in ((["orc", "cliff-giant"], ["orc"]), (["cliff-giant"], [])):
        s = scene(players=3)
        s.dungeon("dungeon-1", "hungry-chest", "kobold")
        s.reserve(*reserve)
        s.deck("Bob", "crag-sovereign", "siege-beast", "basic-0")
        s.enter("dungeon-1")
        s.pick_player("Suzie", "Bob")
        assert [event["card"] for event in s.happened("card-gained")] == gained
        assert s.discards("Bob")[-1] == "hungry-chest"
        assert s.in_reserve(3) == ["cliff-giant"]


def test_hungry_chest_whose_rules_are_ignored_is_ordinary_loot(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "hungry-chest", "kobold")
    s.reserve("mud-ogre")
    s.deck("Bob", "crag-sovereign", "weather-monk", "basic-0")
    s.enter("dungeon-1")
    s.play("Bob", "weather-monk")
    assert s.happened("loot-taken") == [{"player": 0, "card": "hungry-chest"}]
    assert s.happened("card-gained") == []


def test_hungry_chest_solo_is_yours(scene: MakeScene) -> None:
    s = scene(players=1)
    s.dungeon("dungeon-1", "hungry-chest", "kobold")
    s.reserve("mud-ogre")
    s.deck("Bob", "crag-sovereign", "basic-1", "basic-0")
    s.enter("dungeon-1")
    assert s.asked() == "continue-or-leave"
    assert sorted(s.discards("Bob")) == ["basic-0", "basic-1", "crag-sovereign", "hungry-chest", "mud-ogre"]
