"""Rewards that look ahead or banish, and what they give besides."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

WINNERS = ("bramble-wolf", "drunken-brute")  # 2 + 2, without rules, as is the loot of the Cellar Rats they beat
ZEROS = ("basic-0",) * 12
ASKED = ZEROS[:4]  # a deck with a card more than a hand: its player is asked to keep or redraw, and the game waits
TITAN = ("stone-titan-hide", "stone-titan-fist", "stone-titan-weight", "stone-titan-silence")


def clearing(scene: MakeScene, reward: str, players: int = 3) -> Scene:
    """Bob is about to clear dungeon 1 and win this reward; Suzie will then hold the token."""
    s = scene(players=players)
    s.dungeon("dungeon-1", "cellar-rats", reward=reward)
    s.deck("Bob", *WINNERS)
    return s


# ---- Peddler's Cart, Fortune Teller, Signal Tower, War Council: looking ahead


@pytest.mark.rule("TEN-BOSS-5")
@pytest.mark.card("peddlers-cart", "reward")
def test_gossip_reorders_the_face_down_cards_of_a_dungeon_or_of_the_boss_deck(scene: MakeScene) -> None:
    s = clearing(scene, "peddlers-cart")
    s.dungeon("dungeon-2", "orc", "mud-ogre", "siren", "hour-eater")
    s.dungeon("dungeon-3", "wild-boar")
    s.dungeon("boss", *TITAN)
    s.enter("dungeon-1")
    s.option("Suzie", 2)
    assert s.options() == ["dungeon:boss", "dungeon:dungeon-2"]  # the Boar hides nothing
    s.pick_dungeon("dungeon-2")
    assert sorted(s.options()) == ["pick:hour-eater", "pick:mud-ogre", "pick:siren"]
    s.pick("Suzie", "hour-eater", "mud-ogre")
    assert s.in_dungeon("dungeon-2") == ["orc", "hour-eater", "mud-ogre", "siren"]
    assert s.happened("cards-reordered") == [{"place": "dungeon-2"}]
    s.pick_player("Suzie", "Jack")


@pytest.mark.rule("TEN-REW-2")
@pytest.mark.card("peddlers-cart", "reward")
def test_gossip_lets_one_player_remove_three_basic_0_after_the_look(scene: MakeScene) -> None:
    s = clearing(scene, "peddlers-cart")
    s.dungeon("dungeon-2", "orc", "mud-ogre", "siren")
    s.dungeon("boss", TITAN[0])
    s.deck("Jack", *ZEROS[:5], "basic-1")
    s.enter("dungeon-1")
    s.option("Suzie", 2)
    s.pick("Suzie", "siren")
    assert (s.options(), s.basics()) == (["player:0", "player:1", "player:2"], [])
    s.pick_player("Suzie", "Jack")
    assert (sorted(s.deck_of("Jack")), s.basics()) == ([*ZEROS[:2], "basic-1"], list(ZEROS[:3]))
    assert s.deck_of("Suzie") == list(ZEROS[:3])  # of one player only


def test_gossip_reorders_the_boss_deck(scene: MakeScene) -> None:
    s = clearing(scene, "peddlers-cart")
    s.dungeon("dungeon-2", "orc", "mud-ogre")
    s.dungeon("boss", *TITAN)
    s.enter("dungeon-1")
    s.option("Suzie", 2)
    s.pick_dungeon("boss")
    s.pick("Suzie", TITAN[3], TITAN[1])
    assert s.in_dungeon("boss") == [TITAN[0], TITAN[3], TITAN[1], TITAN[2]]
    s.pick_player("Suzie", "Jack")


def test_gossip_shows_a_single_face_down_card_and_nothing_where_there_is_none(scene: MakeScene) -> None:
    s = clearing(scene, "peddlers-cart")
    s.dungeon("dungeon-2", "orc", "mud-ogre")
    s.dungeon("boss", TITAN[0])
    s.enter("dungeon-1")
    s.option("Suzie", 2)
    s.pick_player("Suzie", "Jack")
    s.expect("where-to")
    assert s.happened("card-shown") == [{"card": "mud-ogre"}]

    s = clearing(scene, "peddlers-cart")
    s.dungeon("dungeon-2", "orc")
    s.dungeon("boss", TITAN[0])
    s.enter("dungeon-1")
    s.option("Suzie", 2)
    s.pick_player("Suzie", "Jack")
    s.expect("where-to")
    assert s.happened("card-shown") == []
    assert s.basics() == list(ZEROS[:3])  # with nothing to look at, the Basics go all the same


def test_gossip_takes_no_basic_from_one_who_has_none(scene: MakeScene) -> None:
    s = clearing(scene, "peddlers-cart")
    s.dungeon("dungeon-2", "orc", "mud-ogre")
    s.dungeon("boss", TITAN[0])
    s.deck("Jack", "basic-1", "skill-bard")
    s.enter("dungeon-1")
    s.option("Suzie", 2)
    s.pick_player("Suzie", "Jack")
    s.expect("where-to")
    assert (sorted(s.deck_of("Jack")), s.basics()) == (["basic-1", "skill-bard"], [])


@pytest.mark.card("fortune-teller", "reward")
@pytest.mark.card("war-council", "reward")
@pytest.mark.parametrize("reward", ["fortune-teller", "war-council"])
def test_the_first_option_reorders_the_boss_deck_before_it_removes_basics(scene: MakeScene, reward: str) -> None:
    s = clearing(scene, reward)
    s.dungeon("dungeon-2", "orc", "mud-ogre", "siren")
    s.dungeon("boss", *TITAN)
    s.enter("dungeon-1")
    s.option("Suzie", 1)
    assert sorted(s.options()) == sorted(f"pick:{stage}" for stage in TITAN[1:])
    s.pick("Suzie", TITAN[2], TITAN[3])
    assert s.in_dungeon("boss") == [TITAN[0], TITAN[2], TITAN[3], TITAN[1]]
    s.pick_player("Suzie", "Jack")
    assert (s.deck_of("Jack"), s.basics()) == ([], list(ZEROS[:3]))


@pytest.mark.card("signal-tower", "reward")
def test_clear_signals_bring_a_level_3_card_and_give_the_next_starting_player_a_card_more(scene: MakeScene) -> None:
    s = clearing(scene, "signal-tower")
    s.dungeon("dungeon-2", "crag-sovereign", "mud-ogre", "siren")
    s.dungeon("boss", TITAN[0])
    s.reserve("cliff-giant", "hex-crone", "harpy-flock", "mad-miner", "hour-eater")
    s.deck("Suzie", *ZEROS[:6])
    s.deck("Jack", *ZEROS[:6])
    s.enter("dungeon-1")
    s.option("Suzie", 2)
    assert s.options() == ["player:0", "player:1", "player:2"]
    s.pick_player("Suzie", "Bob")
    assert len(s.options()) == 3  # three of the four were looked at
    gained = s.options()[0].removeprefix("pick:")
    s.pick("Bob", gained)
    assert sorted(s.deck_of("Bob")) == sorted([*WINNERS, "cellar-rats", gained])
    assert (len(s.in_reserve(3)), s.in_reserve(5)) == (3, ["hour-eater"])
    assert s.happened("cards-reordered") == []  # no dungeon is put in order
    s.enter("dungeon-2")
    assert len(s.hand("Suzie")) == 4
    s.keep("Suzie")
    assert len(s.hand("Jack")) == 3  # the starting player only


def test_clear_signals_give_the_card_more_even_when_the_reserve_has_none(scene: MakeScene) -> None:
    s = clearing(scene, "signal-tower")
    s.dungeon("dungeon-2", "crag-sovereign", "mud-ogre")
    s.dungeon("boss", TITAN[0])
    s.deck("Suzie", *ZEROS[:6])
    s.reserve("siren", "orc")  # neither of level 3 nor of the level below
    s.enter("dungeon-1")
    s.option("Suzie", 2)
    s.pick_player("Suzie", "Jack")
    assert (s.happened("card-gained"), s.in_reserve(4), s.in_reserve(1)) == ([], ["siren"], ["orc"])
    s.enter("dungeon-2")
    assert len(s.hand("Suzie")) == 4


def test_clear_signals_end_with_the_next_dungeon(scene: MakeScene) -> None:
    s = clearing(scene, "signal-tower")
    s.dungeon("dungeon-2", "crag-sovereign")
    s.deck("Suzie", *ZEROS[:4])
    s.deck("Jack", *ZEROS[:6])
    s.enter("dungeon-1")
    s.option("Suzie", 2)
    s.pick_player("Suzie", "Bob")
    s.enter("dungeon-2")  # Suzie has drawn her four cards
    assert len(s.hand("Jack")) == 3
    s.keep("Jack")
    s.expect("where-to")
    s.enter("dungeon-2")
    assert len(s.hand("Jack")) == 3  # the token is his, and the help is over


def test_lucky_charm_follows_the_token_through_the_next_dungeon_and_ends_with_it(scene: MakeScene) -> None:
    s = clearing(scene, "fortune-teller")
    s.dungeon("dungeon-2", "kobold", "crag-sovereign")
    s.deck("Bob", *WINNERS, "mud-ogre", "wild-boar")
    s.deck("Suzie", *["basic-1"] * 8)
    s.deck("Jack", *ZEROS[:8])
    s.enter("dungeon-1")
    s.keep("Bob")
    s.option("Suzie", 2)
    s.pick_player("Suzie", "Bob")  # an empty Reserve has nothing for him
    s.enter("dungeon-2")
    assert len(s.hand("Suzie")) == 4
    s.keep("Suzie")
    s.go_on()
    assert len(s.hand("Jack")) == 4  # the starting player of the second combat
    s.keep("Jack")
    s.keep("Bob")
    s.keep("Suzie")
    s.expect("where-to")
    s.enter("dungeon-2")
    assert len(s.hand("Bob")) == 3


@pytest.mark.rule("TEN-SOLO-3")
def test_lucky_charm_is_for_the_first_turn_of_a_lone_player(scene: MakeScene) -> None:
    s = clearing(scene, "fortune-teller", players=1)
    s.dungeon("dungeon-2", "crag-sovereign")
    s.deck("Bob", *WINNERS, "mud-ogre", *["basic-0"] * 8)
    s.enter("dungeon-1")
    s.keep("Bob")
    s.option("Bob", 2)
    s.enter("dungeon-2")
    assert len(s.hand("Bob")) == 4
    s.keep("Bob")
    assert len(s.hand("Bob")) == 3


# ---- Mercenary Camp and War Council: banishing


@pytest.mark.rule("TEN-BOSS-5", "TEN-LEAVE-4")
@pytest.mark.card("mercenary-camp", "reward")
def test_night_raid_sends_a_face_up_enemy_to_the_reserve_and_flips_the_next(scene: MakeScene) -> None:
    s = clearing(scene, "mercenary-camp")
    s.dungeon("dungeon-2", "orc", "mud-ogre")
    s.dungeon("dungeon-3", "wild-boar", "siren")
    s.enter("dungeon-1")
    s.option("Suzie", 2)
    assert s.options() == ["dungeon:dungeon-2", "dungeon:dungeon-3"]  # not the Boss deck, nor the cleared one
    s.pick_dungeon("dungeon-3")
    assert s.in_dungeon("dungeon-3") == ["siren"]
    assert s.in_reserve(2) == ["wild-boar"]
    assert s.happened("enemy-revealed")[-1] == {"place": "dungeon-3", "enemy": "siren"}
    assert s.space() == 2 + 1
    s.pick_player("Suzie", "Jack")


@pytest.mark.rule("TEN-REW-2")
@pytest.mark.card("mercenary-camp", "reward")
def test_night_raid_lets_one_player_remove_four_basic_0_after_the_raid(scene: MakeScene) -> None:
    s = clearing(scene, "mercenary-camp")
    s.dungeon("dungeon-2", "orc", "mud-ogre")
    s.dungeon("dungeon-3", "wild-boar", "siren")
    s.deck("Jack", *ZEROS[:6], "basic-1")
    s.enter("dungeon-1")
    s.option("Suzie", 2)
    s.pick_dungeon("dungeon-2")
    assert (s.options(), s.basics()) == (["player:0", "player:1", "player:2"], [])
    s.pick_player("Suzie", "Jack")
    assert (sorted(s.deck_of("Jack")), s.basics()) == ([*ZEROS[:2], "basic-1"], list(ZEROS[:4]))
    assert s.deck_of("Suzie") == list(ZEROS[:3])  # of one player only


def test_night_raid_takes_no_basic_from_one_who_has_none(scene: MakeScene) -> None:
    s = clearing(scene, "mercenary-camp")
    s.dungeon("dungeon-2", "orc", "mud-ogre")
    s.deck("Jack", "basic-1", "skill-bard")
    s.enter("dungeon-1")
    s.option("Suzie", 2)
    s.pick_player("Suzie", "Jack")
    s.expect("where-to")
    assert (sorted(s.deck_of("Jack")), s.basics()) == (["basic-1", "skill-bard"], [])
    assert s.in_reserve(1) == ["orc"]


def test_night_raid_empties_a_dungeon_without_clearing_it(scene: MakeScene) -> None:
    s = clearing(scene, "mercenary-camp")
    s.dungeon("dungeon-2", "orc", reward="oracle")
    s.dungeon("dungeon-3", "wild-boar")
    s.enter("dungeon-1")
    s.option("Suzie", 2)
    s.pick_dungeon("dungeon-2")
    s.pick_player("Suzie", "Jack")
    assert s.options() == ["enter:dungeon-3", "enter:boss"]
    assert [taken["card"] for taken in s.happened("reward-taken")] == ["mercenary-camp"]
    assert s.happened("dungeon-cleared") == [{"place": "dungeon-1"}]


def test_night_raid_banishes_nothing_without_dungeons_but_removes_basics(scene: MakeScene) -> None:
    s = clearing(scene, "mercenary-camp")
    s.dungeon("boss", TITAN[0])
    s.deck("Suzie", *ASKED)
    s.enter("dungeon-1")
    s.option("Suzie", 2)
    s.pick_player("Suzie", "Jack")
    s.expect("keep-or-redraw")  # the boss is all that remains
    assert s.happened("enemy-banished") == []
    assert s.in_dungeon("boss") == [TITAN[0]]
    assert s.basics() == list(ZEROS[:3])  # all that Jack had


def test_scouts_ahead_banish_an_enemy_before_they_bring_a_level_3_card(scene: MakeScene) -> None:
    s = clearing(scene, "war-council")
    s.dungeon("dungeon-2", "cliff-giant", "mud-ogre")
    s.dungeon("dungeon-3", "wild-boar")
    s.enter("dungeon-1")
    s.option("Suzie", 2)
    s.pick_dungeon("dungeon-2")
    s.pick_player("Suzie", "Jack")
    assert sorted(s.deck_of("Jack")) == [*ZEROS[:3], "cliff-giant"]  # the pile was empty but for the banished one
    assert s.in_dungeon("dungeon-2") == ["mud-ogre"]
