"""The enemies of level 4, from Fever Peddler to Riddling Sphinx."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

ZEROS = ("basic-0",) * 4  # one card more than a hand: the script stops at its owner's Draw step
ONES = ("basic-1",) * 4


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
