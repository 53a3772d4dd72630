"""The enemies of level 4."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

ZEROS = ("basic-0",) * 4  # one card more than a hand: the script stops at its owner's Draw step


# ---- Pale Count


@pytest.mark.card("pale-count", "enemy")
def test_pale_count_grows_with_every_basic_1_and_with_nothing_else(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "pale-count")
    s.deck("Bob", "basic-1", "basic-0", "cellar-rats")
    s.deck("Suzie", "basic-1", "basic-1", "basic-0", "basic-0")
    s.deck("Jack", *ZEROS)
    s.enter("dungeon-1")
    s.play("Bob", "cellar-rats", "basic-0")
    assert s.enemy_power() == 13  # the Basic 1, the last card, is played unasked
    s.keep("Suzie")
    s.play("Suzie", "basic-1")
    assert s.enemy_power() == 14
    s.play("Suzie", "basic-1")
    assert (s.enemy_power(), s.party_power()) == (15, 5)


def test_pale_count_grows_with_a_basic_1_played_outside_its_players_turn(scene: MakeScene) -> None:
    s = scene(players=3, heroes=[["bard"], ["barbarian"], ["thief"]])
    s.dungeon("dungeon-1", "pale-count")
    s.deck("Bob", "skill-bard", "basic-0", "basic-0")
    s.deck("Suzie", "basic-1", "basic-1", *ZEROS)
    s.enter("dungeon-1")
    s.play("Bob", "skill-bard")
    s.pick_player("Bob", "Suzie")
    assert (s.enemy_power(), s.total("Suzie")) == (14, 2)


def test_pale_count_outgrows_exactly_enough(scene: MakeScene) -> None:
    """Twelve is his power, and the Basic 1 that makes it twelve makes him stronger."""
    for last, falls in (("basic-1", False), ("cellar-rats", True)):
        s = scene(players=3)
        s.dungeon("dungeon-1", "pale-count", "kobold")
        s.deck("Bob", "crag-sovereign", "mud-ogre", last)
        s.deck("Suzie", *ZEROS)
        s.enter("dungeon-1")
        s.play("Bob", "crag-sovereign", "mud-ogre")
        assert s.asked() == ("continue-or-leave" if falls else "keep-or-redraw")


# ---- Mourning Knight

STAGES = ("stone-titan-silence", "stone-titan-hide", "stone-titan-fist", "stone-titan-weight")
ONES = ("basic-1",) * 4


@pytest.mark.card("mourning-knight", "enemy")
@pytest.mark.rule("TEN-FX-8")
def test_mourning_knight_rides_into_the_boss_deck_when_the_combat_is_lost(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "mourning-knight", "iron-colossus")
    s.dungeon("boss", *STAGES)
    before = s.space()
    s.enter("dungeon-1")
    assert s.happened("combat-lost") == [{"enemy": "mourning-knight", "power": 14, "party": 0}]
    assert s.happened("enemy-moved") == [{"enemy": "mourning-knight", "place": "boss"}]
    assert s.in_dungeon("boss")[0] == "stone-titan-silence"  # under the face-up card
    assert sorted(s.in_dungeon("boss")) == sorted([*STAGES, "mourning-knight"])
    assert s.happened("enemy-revealed") == [{"place": "dungeon-1", "enemy": "iron-colossus"}]
    assert s.space() == before + 2
    assert s.happened("token-passed") == [{"player": 1}]


def test_mourning_knight_beaten_is_ordinary_loot(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "mourning-knight", "kobold")
    s.deck("Bob", "crag-sovereign", "iron-colossus", "basic-1")
    s.enter("dungeon-1")
    assert s.happened("loot-taken") == [{"player": 0, "card": "mourning-knight"}]
    assert s.happened("enemy-moved") == []


@pytest.mark.rule("TEN-BOSS-1", "TEN-BOSS-3", "TEN-LEAVE-4")
def test_mourning_knight_lost_two_steps_from_the_skull_is_met_again_at_once(scene: MakeScene) -> None:
    s = scene(players=3)
    s.boss_token(12)
    s.dungeon("dungeon-1", "mourning-knight", level=4, reward="royal-armoury")
    s.dungeon("boss", "stone-titan-silence")
    s.deck("Suzie")
    s.discard_pile("Suzie", "crag-sovereign", "storm-roc", "basic-0")
    s.deck("Jack")
    s.discard_pile("Jack", "iron-colossus", "siege-beast", "hungry-chest")
    s.enter("dungeon-1")
    assert s.space() == 14
    assert s.happened("reward-taken") == s.happened("dungeon-cleared") == []
    assert s.happened("boss-attacked") == [{}]
    beaten = [(event["enemy"], event["player"]) for event in s.happened("enemy-defeated")]
    assert beaten == [("stone-titan-silence", 1), ("mourning-knight", 2)]
    assert s.happened("loot-taken") == [{"player": 2, "card": "mourning-knight"}]
    assert s.table.outcome == "victory"


@pytest.mark.rule("TEN-BOSS-1")
def test_the_boss_attacks_with_five_cards_and_a_third_step_is_lost_beyond_the_skull(scene: MakeScene) -> None:
    s = scene(players=3)
    s.boss_token(12)
    s.dungeon("dungeon-1", "doom-herald")
    s.dungeon("boss", *STAGES)
    s.deck("Suzie", "orc", "basic-0", "basic-0", "basic-0")
    s.enter("dungeon-1")
    s.keep("Suzie")
    s.play("Suzie", "orc")
    assert [(event["steps"], event["space"]) for event in s.happened("boss-token-moved")] == [(1, 13), (1, 14)]
    assert len(s.in_dungeon("boss")) == 5
    assert s.enemy() == "stone-titan-silence"


@pytest.mark.rule("TEN-BOSS-4")
def test_mourning_knight_lost_in_the_boss_deck_loses_the_game(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "kobold")
    s.dungeon("boss", "mourning-knight", "stone-titan-hide")
    s.enter("boss")
    assert s.table.outcome == "defeat"
    assert s.happened("enemy-moved") == []


# ---- Basilisk


@pytest.mark.card("basilisk", "enemy")
@pytest.mark.rule("TEN-COM-4", "TEN-COM-5")
def test_basilisk_leaves_hands_of_two_redraws_included(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "basilisk")
    s.deck("Bob", "basic-0", "basic-0", "basic-1", "basic-1", "orc")
    s.deck("Suzie", "basic-0", "basic-0", "basic-0")
    s.enter("dungeon-1")
    assert s.hand("Bob") == ["basic-0", "basic-0"]
    s.redraw("Bob")
    assert s.hand("Bob") == ["basic-1", "basic-1"]
    s.keep("Bob")
    assert s.hand("Suzie") == ["basic-0", "basic-0"]


def test_basilisk_and_a_card_more_cancel_each_other(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "basilisk")
    s.deck("Bob", "bat-swarm", "basic-0", "basic-0")
    s.deck("Suzie", *ZEROS)
    s.enter("dungeon-1")
    s.keep("Bob")
    s.play("Bob", "bat-swarm")  # Echo Call: one card more for the next player
    assert s.hand("Suzie") == ["basic-0", "basic-0", "basic-0"]


# ---- Siege Beast


@pytest.mark.card("siege-beast", "enemy")
def test_siege_beast_counts_seven_of_a_total_at_most(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "siege-beast", "kobold")
    s.deck("Bob", "crag-sovereign", "storm-roc", "basic-0")
    s.deck("Suzie", "iron-colossus", "basic-1", "basic-0", "basic-0")
    s.deck("Jack", "mud-ogre", "basic-0", "basic-0")
    s.enter("dungeon-1")
    assert (s.total("Bob"), s.party_power()) == (15, 7)
    s.keep("Suzie")
    assert s.happened("enemy-defeated") == [{"enemy": "siege-beast", "player": 2, "power": 14, "party": 7 + 6 + 3}]


def test_siege_beast_falls_to_two_totals_of_seven(scene: MakeScene) -> None:
    for last, falls in (("basic-1", True), ("basic-0", False)):
        s = scene(players=3)
        s.dungeon("dungeon-1", "siege-beast", "kobold")
        s.deck("Bob", "storm-roc", "basic-0", "basic-0")
        s.deck("Suzie", "iron-colossus", "basic-1", last)
        s.deck("Jack", *ZEROS)
        s.enter("dungeon-1")
        assert s.asked() == ("continue-or-leave" if falls else "keep-or-redraw")


def test_riposte_compares_with_the_capped_power(scene: MakeScene) -> None:
    """Bob's 15 counts for 7. With Riposte the party needs 11."""
    for last, falls in (("basic-1", True), ("basic-0", False)):
        s = scene(players=3)
        s.dungeon("dungeon-1", "siege-beast", "kobold")
        s.deck("Bob", "crag-sovereign", "storm-roc", "basic-0")
        s.deck("Suzie", "masked-duelist", "basic-1", last)
        s.deck("Jack", *ZEROS)
        s.enter("dungeon-1")
        s.play("Suzie", "masked-duelist")
        assert s.asked() == ("continue-or-leave" if falls else "keep-or-redraw")


# ---- Necromancer


@pytest.mark.card("necromancer", "enemy")
@pytest.mark.rule("TEN-FX-7")
def test_necromancer_brings_a_card_of_level_2_or_else_of_level_1(scene: MakeScene) -> None:
    for reserve, brought in ((["mud-ogre", "orc"], "mud-ogre"), (["orc", "cliff-giant"], "orc")):
        s = scene(players=3)
        s.dungeon("dungeon-1", "necromancer")
        s.reserve(*reserve)
        s.deck("Bob", *ZEROS)
        s.enter("dungeon-1")
        assert s.in_dungeon("dungeon-1") == ["necromancer", brought]
        assert s.enemy() == "necromancer"


def test_necromancer_brings_nothing_where_levels_2_and_1_are_empty(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "necromancer")
    s.reserve("cliff-giant")
    s.deck("Bob", *ZEROS)
    s.enter("dungeon-1")
    assert s.in_dungeon("dungeon-1") == ["necromancer"]
    assert s.happened("enemy-brought") == []


def test_necromancer_met_again_brings_one_more(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "necromancer")
    s.reserve("mud-ogre", "wild-boar")
    s.deck("Suzie", *ZEROS)
    s.enter("dungeon-1")
    assert len(s.in_dungeon("dungeon-1")) == 2  # one in a combat, not one in a turn
    s.keep("Suzie")  # lost
    s.enter("dungeon-1")
    assert s.in_dungeon("dungeon-1")[0] == "necromancer"
    assert sorted(s.in_dungeon("dungeon-1")[1:]) == ["mud-ogre", "wild-boar"]


# ---- Siren


@pytest.mark.card("siren", "enemy")
def test_siren_goes_to_the_starting_player(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "siren", "kobold")
    s.deck("Suzie", "crag-sovereign", "hungry-chest", "basic-0")
    s.enter("dungeon-1")
    assert s.happened("enemy-defeated") == [{"enemy": "siren", "player": 1, "power": 12, "party": 12}]
    assert s.happened("loot-taken") == [{"player": 0, "card": "siren"}]


def test_siren_allows_one_redraw_in_each_draw_step(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "siren")
    s.deck("Bob", *["basic-0"] * 3, *["basic-1"] * 3, "orc")
    s.deck("Suzie", *["basic-0"] * 7)
    s.enter("dungeon-1")
    s.redraw("Bob")
    assert s.played("Bob") == ["basic-1", "basic-1", "basic-1"]
    assert s.deck_of("Bob") == ["orc"]
    assert s.options() == ["keep", "redraw"]  # Suzie has a redraw of her own
    s.redraw("Suzie")
    assert [event["player"] for event in s.happened("hand-redrawn")] == [0, 1]


def test_siren_whose_rules_are_ignored_goes_to_the_victor(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "siren", "kobold")
    s.deck("Suzie", "crag-sovereign", "weather-monk", "basic-0")
    s.enter("dungeon-1")
    s.play("Suzie", "weather-monk")
    assert s.happened("loot-taken") == [{"player": 1, "card": "siren"}]


# ---- Fever Peddler


@pytest.mark.card("fever-peddler", "enemy")
def test_fever_peddler_puts_a_basic_0_on_each_deck(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "fever-peddler")
    s.reserve("basic-0", "basic-0", "basic-0", "basic-0", "basic-1")
    for who in ("Bob", "Suzie", "Jack"):
        s.deck(who, *ONES)
    s.enter("dungeon-1")
    assert s.hand("Bob") == ["basic-0", "basic-1", "basic-1"]
    assert s.deck_of("Suzie") == s.deck_of("Jack") == ["basic-0", *ONES]
    s.keep("Bob")
    assert s.basics() == ["basic-0", "basic-1"]  # once in a combat, not once in a turn


@pytest.mark.rule("TEN-FX-2")
def test_fever_peddler_with_too_few_serves_clockwise_from_the_token(scene: MakeScene) -> None:
    s = scene(players=3, start="Jack")
    s.dungeon("dungeon-1", "fever-peddler")
    s.reserve("basic-0", "basic-1")
    for who in ("Bob", "Suzie", "Jack"):
        s.deck(who, *ONES)
    s.enter("dungeon-1")
    assert s.hand("Jack") == ["basic-0", "basic-1", "basic-1"]
    assert s.deck_of("Bob") == s.deck_of("Suzie") == list(ONES)
    assert s.basics() == ["basic-1"]


def test_fever_peddler_finds_nothing_in_an_empty_supply(scene: MakeScene) -> None:
    s = scene(players=4)
    s.dungeon("dungeon-1", "fever-peddler")
    s.reserve("basic-1")
    s.deck("Bob", *ONES)
    s.enter("dungeon-1")
    assert s.hand("Bob") == ["basic-1", "basic-1", "basic-1"]
    assert s.happened("card-gained") == []


# ---- Wyvern


@pytest.mark.card("wyvern", "enemy")
def test_wyvern_gets_two_for_each_redraw(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "wyvern")
    s.deck("Bob", *["basic-0"] * 10)
    s.deck("Suzie", *ZEROS)
    s.enter("dungeon-1")
    assert s.enemy_power() == 13
    s.redraw("Bob")
    assert s.enemy_power() == 15
    s.redraw("Bob")
    assert s.enemy_power() == 17
    s.keep("Bob")
    assert s.enemy_power() == 17
    s.redraw("Suzie")
    assert s.happened("combat-lost") == [{"enemy": "wyvern", "power": 19, "party": 0}]


# ---- Warlord


@pytest.mark.card("warlord", "enemy")
def test_warlord_takes_four_of_the_starting_player_or_two_of_each(scene: MakeScene) -> None:
    s = scene(players=3, start="Suzie")
    s.dungeon("dungeon-1", "warlord")
    s.deck("Suzie", "orc", "kobold", "basic-1", "basic-1", *ZEROS)
    s.enter("dungeon-1")
    s.pay("Suzie")
    assert s.discards("Suzie") == ["orc", "kobold", "basic-1", "basic-1"]
    assert s.discards("Bob") == s.discards("Jack") == []
    s = scene(players=3, start="Suzie")
    s.dungeon("dungeon-1", "warlord")
    s.deck("Bob", "basic-1")
    s.deck("Suzie", "orc", "kobold", *ZEROS)
    s.deck("Jack")
    s.enter("dungeon-1")
    s.decline("Suzie")
    assert s.discards("Suzie") == ["orc", "kobold"]
    assert (s.discards("Bob"), s.discards("Jack")) == (["basic-1"], [])


@pytest.mark.rule("TEN-FX-3")
def test_warlord_cannot_be_paid_with_three_cards_and_can_with_four(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "warlord")
    s.deck("Suzie", *ZEROS, "basic-0", "basic-0")
    s.enter("dungeon-1")
    assert len(s.discards("Bob")) == len(s.discards("Suzie")) == len(s.discards("Jack")) == 2
    s = scene(players=3)
    s.dungeon("dungeon-1", "warlord")
    s.deck("Bob", *ONES)
    s.deck("Suzie", *ZEROS)
    s.enter("dungeon-1")
    s.pay("Bob")
    assert s.discards("Bob") == list(ONES)
    assert s.played("Bob") == s.discards("Suzie") == []


@pytest.mark.rule("TEN-SOLO-3")
def test_warlord_solo_takes_four_or_two(scene: MakeScene) -> None:
    for pays, discards in ((True, 4), (False, 2)):
        s = scene(players=1)
        s.dungeon("dungeon-1", "warlord")
        s.deck("Bob", *["basic-0"] * 12)
        s.enter("dungeon-1")
        s.answer("Bob", "yes" if pays else "no")
        assert len(s.discards("Bob")) == discards


# ---- High Inquisitor


@pytest.mark.card("high-inquisitor", "enemy")
def test_high_inquisitor_silences_loot_and_skills_and_their_power_counts(scene: MakeScene) -> None:
    s = scene(players=3)  # Bob is the Barbarian
    s.dungeon("dungeon-1", "high-inquisitor")
    s.deck("Bob", "skill-barbarian", "orc", "war-drummer", "basic-1", "basic-1")
    s.deck("Suzie", *ZEROS)
    s.enter("dungeon-1")
    s.keep("Bob")  # no order to pick, no card drawn, no price offered
    assert (s.total("Bob"), s.deck_of("Bob")) == (1 + 1 + 0, ["basic-1", "basic-1"])
    silenced = {event["card"] for event in s.happened("rules-silenced")}
    assert silenced == {"skill-barbarian", "orc", "war-drummer"}


def test_high_inquisitor_cannot_be_ignored(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "high-inquisitor")
    s.deck("Bob", "weather-monk", "orc", "basic-0", "basic-1")
    s.deck("Suzie", *ZEROS)
    s.enter("dungeon-1")
    s.keep("Bob")  # Eye of the Storm is silenced like all other loot
    assert (s.total("Bob"), s.deck_of("Bob")) == (5, ["basic-1"])


# ---- Master Burglar


@pytest.mark.card("master-burglar", "enemy")
@pytest.mark.rule("TEN-FX-4", "TEN-COM-13")
def test_master_burglar_beaten_takes_a_loot_card_of_the_victors_discard_pile(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "master-burglar", "kobold")
    s.deck("Bob", "crag-sovereign", "iron-colossus", "basic-0")
    s.discard_pile("Bob", "basic-1", "orc", "skill-barbarian", "mud-ogre")
    s.discard_pile("Suzie", "wild-boar")
    s.enter("dungeon-1")
    assert s.options() == ["pick:orc", "pick:mud-ogre"]
    s.pick("Bob", "orc")
    assert s.in_reserve(1) == ["orc"]
    assert s.discards("Bob")[:3] == ["basic-1", "skill-barbarian", "mud-ogre"]
    assert s.discards("Suzie") == ["wild-boar"]


def test_master_burglar_takes_neither_cards_in_play_nor_himself(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "master-burglar", "kobold")
    s.deck("Bob", "crag-sovereign", "iron-colossus", "basic-0")
    s.discard_pile("Bob", "basic-1")
    s.enter("dungeon-1")
    assert s.happened("card-removed") == []
    assert sorted(s.discards("Bob")) == ["basic-0", "basic-1", "crag-sovereign", "iron-colossus", "master-burglar"]


def test_master_burglar_takes_the_only_loot_card_without_asking(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "master-burglar", "kobold")
    s.discard_pile("Suzie", "wild-boar", "basic-0")
    s.deck("Suzie", "crag-sovereign", "iron-colossus", "basic-0")
    s.discard_pile("Bob", "orc")
    s.enter("dungeon-1")
    assert s.happened("card-removed") == [{"player": 1, "card": "wild-boar"}]
    assert s.in_reserve(2) == ["wild-boar"]


def test_master_burglar_who_wins_takes_nothing(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "master-burglar")
    s.discard_pile("Jack", "orc")
    s.enter("dungeon-1")
    assert len(s.happened("combat-lost")) == 1
    assert s.happened("card-removed") == []


# ---- Weather Monk


@pytest.mark.card("weather-monk", "enemy")
def test_weather_monk_changes_the_weather_at_the_start_of_each_turn(scene: MakeScene) -> None:
    seen = set()
    for seed in range(12):
        s = scene(players=3, seed=seed)
        s.dungeon("dungeon-1", "weather-monk")
        s.deck("Bob", "basic-1", "basic-0", "basic-1", "basic-0", "basic-0", "basic-0", *ZEROS)
        s.deck("Suzie", *["basic-0"] * 8)
        s.enter("dungeon-1")
        option = s.happened("randomly-chosen")[0]["option"]
        seen.add(option)
        assert s.discards("Bob") == (["basic-1", "basic-0", "basic-1"] if option == 1 else [])
        size = {1: 3, 2: 2, 3: 4}[int(str(option))]
        assert len(s.hand("Bob")) == size
        s.redraw("Bob")
        assert len(s.hand("Bob")) == size  # the new hand is as large
        s.keep("Bob")
        weathers = s.happened("randomly-chosen")
        assert len(weathers) == 2  # Suzie has a weather of her own
        assert len(s.hand("Suzie")) == {1: 3, 2: 2, 3: 4}[int(str(weathers[1]["option"]))]
    assert seen == {1, 2, 3}


@pytest.mark.rule("TEN-FX-2")
def test_weather_monk_discards_what_there_is(scene: MakeScene) -> None:
    for seed in range(12):
        s = scene(players=3, seed=seed)
        s.dungeon("dungeon-1", "weather-monk")
        s.deck("Bob", "basic-1", "orc")
        s.deck("Suzie", *["basic-0"] * 8)
        s.enter("dungeon-1")
        if s.happened("randomly-chosen")[0]["option"] == 1:
            assert (s.discards("Bob"), s.played("Bob")) == (["basic-1", "orc"], [])
            break
    else:
        pytest.fail("no seed brings hail")


# ---- Riddling Sphinx


@pytest.mark.card("riddling-sphinx", "enemy")
def test_riddling_sphinx_takes_the_first_hand(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "riddling-sphinx")
    s.deck("Bob", "basic-0", "basic-0", "basic-1", *ONES)
    s.deck("Suzie", "basic-0", "basic-0", "orc", *ONES)
    s.enter("dungeon-1")
    assert (s.played("Bob"), s.deck_of("Bob")) == (["basic-0", "basic-0", "basic-1"], list(ONES))
    assert s.asked() == "play"  # Suzie keeps her first hand too
    assert s.happened("hand-redrawn") == []
