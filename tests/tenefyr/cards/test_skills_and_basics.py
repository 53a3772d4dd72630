"""The four Skills and the two Basic cards."""

from collections.abc import Callable

import pytest

from questable.kernel.errors import ConfigError
from questable.testkit import Scene

MakeScene = Callable[..., Scene]

# More than a hand: its player is asked to keep it, and the combat stands still at that turn.
LONG = ("basic-0",) * 8
BARD_FIRST = [["bard"], ["barbarian"], ["cleric"]]
CLERIC_FIRST = [["cleric"], ["barbarian"], ["bard"]]
THIEF_FIRST = [["thief"], ["barbarian"], ["bard"]]


def bob_plays(s: Scene, card: str, *deck: str, place: str = "dungeon-1") -> Scene:
    """Bob plays a card of his first hand, the one on top of this deck, against an enemy that is too strong for him."""
    s.dungeon(place, "crag-sovereign", "siege-beast")
    s.deck("Bob", card, *deck)
    s.enter(place)
    if s.asked() == "keep-or-redraw":
        s.keep("Bob")
    s.play("Bob", card)
    return s


# ---- Battle Rage, the Skill of the Barbarian


@pytest.mark.card("skill-barbarian", "skill")
def test_battle_rage_draws_up_to_three_cards_one_at_a_time(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Suzie", *LONG)
    bob_plays(s, "skill-barbarian", "basic-0", "basic-0", "basic-1", "basic-1", "basic-1", "cellar-rats")
    for drawn in (1, 2, 3):
        assert s.options() == ["draw", "stop"]
        s.answer("Bob", "draw")
        assert s.total("Bob") == (1 if drawn < 3 else 4)  # then the hand is played
    assert s.deck_of("Bob") == ["cellar-rats"]


@pytest.mark.card("skill-barbarian", "skill")
def test_battle_rage_can_stop_at_any_card(scene: MakeScene) -> None:
    for draws in (0, 1, 2):
        s = scene(players=3)
        s.deck("Suzie", *LONG)
        bob_plays(s, "skill-barbarian", "basic-0", "basic-0", "basic-1", "basic-1", "basic-1")
        for _ in range(draws):
            s.answer("Bob", "draw")
        s.answer("Bob", "stop")
        assert s.total("Bob") == 1 + draws
        assert s.deck_of("Bob") == ["basic-1"] * (3 - draws)


@pytest.mark.card("skill-barbarian", "skill")
@pytest.mark.rule("TEN-FX-2")
def test_battle_rage_ends_with_the_deck(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Suzie", *LONG)
    bob_plays(s, "skill-barbarian", "basic-0", "basic-0", "basic-1")
    s.answer("Bob", "draw")
    assert s.asked() == "keep-or-redraw"
    assert s.total("Bob") == 2
    empty = scene(players=3)
    empty.deck("Suzie", *LONG)
    bob_plays(empty, "skill-barbarian", "basic-0", "basic-0")
    assert empty.asked() == "keep-or-redraw"
    assert empty.total("Bob") == 1


@pytest.mark.card("skill-barbarian", "skill")
@pytest.mark.card("skill-bard", "skill")
@pytest.mark.card("skill-cleric", "skill")
@pytest.mark.card("skill-thief", "skill")
@pytest.mark.rule("TEN-FX-3")
@pytest.mark.parametrize(("skill", "power"), [("barbarian", 1), ("bard", 1), ("cleric", 0), ("thief", 0)])
def test_a_skill_in_the_hands_of_another_hero_gives_its_power_only(scene: MakeScene, skill: str, power: int) -> None:
    others = [[hero] for hero in ("barbarian", "bard", "cleric", "thief") if hero != skill]
    s = scene(players=4, heroes=[*others, [skill]])
    s.discard_pile("Bob", "basic-0")
    s.reserve("kobold")
    s.deck("Suzie", *LONG)
    bob_plays(s, f"skill-{skill}", "basic-0", "basic-0", "basic-1")
    assert s.asked() == "keep-or-redraw"  # Bob was asked nothing
    assert s.total("Bob") == power
    assert s.discards("Bob") == ["basic-0"]
    assert len(s.hand("Suzie")) == 3
    assert s.in_reserve(1) == ["kobold"]


# ---- Rallying Song, the Skill of the Bard


@pytest.mark.card("skill-bard", "skill")
def test_rallying_song_makes_another_player_play_the_top_two_cards(scene: MakeScene) -> None:
    s = scene(players=3, heroes=BARD_FIRST)
    s.deck("Suzie", "mud-ogre", "basic-1", *LONG)
    bob_plays(s, "skill-bard", "basic-0", "basic-0")
    assert s.options() == ["player:1", "player:2"]
    s.pick_player("Bob", "Suzie")
    assert s.played("Suzie") == ["mud-ogre", "basic-1"]
    assert (s.total("Bob"), s.total("Suzie"), s.party_power()) == (1, 4, 5)
    assert s.hand("Suzie") == ["basic-0"] * 3  # her own turn still comes


@pytest.mark.card("skill-bard", "skill")
@pytest.mark.rule("TEN-FX-2")
def test_rallying_song_makes_nobody_play_what_is_not_there(scene: MakeScene) -> None:
    for left in (("basic-1",), ()):
        s = scene(players=3, heroes=BARD_FIRST)
        s.deck("Suzie", *left)
        s.deck("Jack", *LONG)
        bob_plays(s, "skill-bard", "basic-0", "basic-0")
        s.pick_player("Bob", "Suzie")
        assert s.played("Suzie") == list(left)
        assert {"player": 1, "card": "basic-1"} not in s.happened("card-drawn")  # nothing was left for her own turn


@pytest.mark.card("skill-bard", "skill")
def test_rallying_song_of_two_players_has_only_one_to_name(scene: MakeScene) -> None:
    s = scene(players=2)
    s.deck("Suzie", "basic-1", "basic-1", *LONG)
    bob_plays(s, "skill-bard", "basic-0", "basic-0")
    assert s.asked() == "keep-or-redraw"
    assert s.total("Suzie") == 2


@pytest.mark.card("skill-bard", "skill")
@pytest.mark.rule("TEN-SOLO-2")
def test_rallying_song_in_solo_is_for_yourself_if_you_wish(scene: MakeScene) -> None:
    for chosen, total in (("Bob", 3), ("nobody", 1)):
        s = bob_plays(scene(players=1), "skill-bard", "basic-0", "basic-0", "basic-1", "basic-1", *LONG)
        s.pick_player("Bob", chosen)
        assert s.total("Bob") == total
        s.expect("keep-or-redraw")


@pytest.mark.card("skill-bard", "skill")
@pytest.mark.rule("TEN-COM-7")
def test_cards_drawn_outside_the_own_turn_are_played_at_once(scene: MakeScene) -> None:
    s = scene(players=3, heroes=BARD_FIRST)
    s.deck("Suzie", "orc", "cellar-rats", "hedge-robber", *LONG)
    bob_plays(s, "skill-bard", "basic-0", "basic-0")
    s.pick_player("Bob", "Suzie")
    # Quick Strike draws and plays the Cheese Knife before Cheap Shot, the second card, which is not the first any more
    assert s.played("Suzie") == ["orc", "cellar-rats", "hedge-robber"]
    assert s.total("Suzie") == 1 + 2 + 1


@pytest.mark.card("skill-bard", "skill")
def test_battle_rage_outside_the_own_turn_plays_what_it_draws_in_the_order_of_its_player(scene: MakeScene) -> None:
    s = scene(players=3, heroes=BARD_FIRST)
    s.deck("Suzie", "skill-barbarian", "basic-0", "walking-scarecrow", "basic-1", "cellar-rats")
    s.deck("Jack", *LONG)
    bob_plays(s, "skill-bard", "basic-0", "basic-0")
    s.pick_player("Bob", "Suzie")
    s.answer("Suzie", "draw")
    s.answer("Suzie", "draw")
    s.answer("Suzie", "stop")
    s.play("Suzie", "walking-scarecrow")  # no price: there is no hand to pay from
    assert s.played("Suzie")[:3] == ["skill-barbarian", "walking-scarecrow", "basic-0"]
    assert s.played("Suzie")[3:] == ["basic-1", "cellar-rats"]  # the second card of the song, then her own turn
    assert s.discards("Suzie") == []
    assert s.total("Suzie") == 4


@pytest.mark.card("skill-bard", "skill")
@pytest.mark.rule("TEN-FX-3")
def test_a_price_from_the_hand_cannot_be_paid_outside_the_own_turn(scene: MakeScene) -> None:
    s = scene(players=3, heroes=BARD_FIRST)
    s.deck("Suzie", "walking-scarecrow", "clockwork-sentry", *LONG)
    bob_plays(s, "skill-bard", "basic-0", "basic-0")
    s.pick_player("Bob", "Suzie")
    assert s.asked() == "keep-or-redraw"
    assert s.total("Suzie") == 2
    assert s.discards("Suzie") == []


@pytest.mark.card("skill-bard", "skill")
def test_a_card_borrowed_outside_the_own_turn_is_played_at_once(scene: MakeScene) -> None:
    s = scene(players=3, heroes=[["bard"], ["thief"], ["cleric"]])
    s.reserve("cellar-rats")
    s.deck("Suzie", "skill-thief", "basic-1", *LONG)
    bob_plays(s, "skill-bard", "basic-0", "basic-0")
    s.pick_player("Bob", "Suzie")
    assert s.played("Suzie") == ["skill-thief", "cellar-rats", "basic-1"]
    assert s.total("Suzie") == 3


@pytest.mark.card("skill-bard", "skill")
def test_a_card_mended_into_the_deck_can_be_the_second_card_of_the_song(scene: MakeScene) -> None:
    s = scene(players=3, heroes=[["bard"], ["cleric"], ["thief"]])
    s.discard_pile("Suzie", "mud-ogre")
    s.deck("Suzie", "skill-cleric")
    s.deck("Jack", *LONG)
    bob_plays(s, "skill-bard", "basic-0", "basic-0")
    s.pick_player("Bob", "Suzie")
    s.pick_player("Suzie", "Suzie")
    s.option("Suzie", 1)
    assert s.played("Suzie") == ["skill-cleric", "mud-ogre"]
    assert {"player": 1, "card": "mud-ogre"} not in s.happened("card-drawn")  # it was not kept for her own turn


@pytest.mark.card("skill-bard", "skill")
def test_a_card_played_outside_the_own_turn_asks_about_its_own_player(scene: MakeScene) -> None:
    other = scene(players=3, heroes=BARD_FIRST)
    other.deck("Suzie", "empty-armour", "basic-0", *LONG)
    bob_plays(other, "skill-bard", "basic-0", "basic-0")
    other.pick_player("Bob", "Suzie")
    assert other.total("Suzie") == 2  # Bob, whose turn it is, holds the token
    holder = scene(players=3, heroes=BARD_FIRST, start="Suzie")
    holder.dungeon("dungeon-1", "crag-sovereign")
    holder.deck("Bob", "skill-bard", "basic-0", "basic-0")
    holder.deck("Suzie", "basic-0", "basic-0", "basic-0", "empty-armour", "basic-0")
    holder.enter("dungeon-1")
    holder.keep("Suzie")
    holder.play("Bob", "skill-bard")
    holder.pick_player("Bob", "Suzie")
    assert holder.happened("combat-lost")[0]["party"] == 1 + 4


# ---- Mending Light, the Skill of the Cleric


@pytest.mark.card("skill-cleric", "skill")
def test_mending_light_shuffles_three_cards_of_a_player_into_the_deck(scene: MakeScene) -> None:
    s = scene(players=3, heroes=CLERIC_FIRST)
    s.discard_pile("Suzie", "mud-ogre", "wild-boar", "cellar-rats", "basic-1")
    s.deck("Suzie")
    s.deck("Jack", *LONG)
    bob_plays(s, "skill-cleric", "basic-0", "basic-0")
    assert s.options() == ["player:0", "player:1", "player:2"]
    s.pick_player("Bob", "Suzie")
    s.option("Suzie", 1)
    s.pick("Suzie", "mud-ogre", "cellar-rats", "wild-boar")
    assert s.discards("Suzie") == ["basic-1"]
    assert s.total("Suzie") == 8  # she was exhausted, and has a hand again
    assert s.total("Bob") == 0


@pytest.mark.card("skill-cleric", "skill")
@pytest.mark.rule("TEN-FX-2")
def test_mending_light_takes_all_of_a_pile_of_three_or_fewer(scene: MakeScene) -> None:
    for pile in (("orc", "kobold", "basic-0"), ("orc",), ()):
        s = scene(players=3, heroes=CLERIC_FIRST)
        s.discard_pile("Bob", *pile)
        s.deck("Suzie", *LONG)
        bob_plays(s, "skill-cleric", "basic-0", "basic-0")
        s.pick_player("Bob", "Bob")
        s.option("Bob", 1)
        assert s.discards("Bob") == []
        assert sorted(s.deck_of("Bob")) == sorted(pile)


@pytest.mark.card("skill-cleric", "skill")
@pytest.mark.rule("TEN-FX-4")
def test_mending_light_removes_a_basic_0_from_a_discard_pile(scene: MakeScene) -> None:
    for pile, left in ((["basic-0", "orc", "basic-0"], ["basic-0", "orc"]), (["orc", "basic-1"], ["basic-1", "orc"])):
        s = scene(players=3, heroes=CLERIC_FIRST)
        s.discard_pile("Jack", *pile)
        s.deck("Suzie", *LONG)
        bob_plays(s, "skill-cleric", "basic-0", "basic-0")
        s.pick_player("Bob", "Jack")
        s.option("Jack", 2)
        assert sorted(s.discards("Jack")) == left
        assert len(s.basics()) == len(pile) - len(left)


# ---- Light Fingers, the Skill of the Thief


@pytest.mark.card("skill-thief", "skill")
def test_light_fingers_borrow_one_of_two_cards_of_the_dungeons_level(scene: MakeScene) -> None:
    s = scene(players=3, heroes=THIEF_FIRST)
    s.reserve("wild-boar", "mud-ogre", "cellar-rats", "cliff-giant")
    s.deck("Suzie", *LONG)
    bob_plays(s, "skill-thief", "basic-0", "basic-0", place="dungeon-3")
    assert sorted(s.options()) == ["pick:mud-ogre", "pick:wild-boar"]
    s.pick("Bob", "mud-ogre")
    assert s.played("Bob") == ["skill-thief", "basic-0", "basic-0", "mud-ogre"]
    assert s.total("Bob") == 3
    assert s.in_reserve(2) == ["wild-boar"]
    s.keep("Suzie")  # a lost combat
    assert s.in_reserve(2) == ["mud-ogre", "wild-boar"]
    assert sorted(s.deck_of("Bob")) == ["basic-0", "basic-0", "skill-thief"]


@pytest.mark.card("skill-thief", "skill")
def test_light_fingers_see_no_third_card(scene: MakeScene) -> None:
    s = scene(players=3, heroes=THIEF_FIRST)
    s.reserve("cellar-rats", "rattling-bones", "drunken-brute")
    bob_plays(s, "skill-thief", "basic-0", "basic-0")
    assert len(s.options()) == len(s.happened("card-shown")) == 2
    s.answer("Bob", s.options()[0])


@pytest.mark.card("skill-thief", "skill")
@pytest.mark.rule("TEN-FX-7")
def test_light_fingers_take_a_single_card_look_one_level_lower_or_find_nothing(scene: MakeScene) -> None:
    for reserve, total in (
        (("wild-boar", "cellar-rats"), 3),
        (("cellar-rats", "cliff-giant"), 2),
        (("cliff-giant",), 0),
    ):
        s = scene(players=3, heroes=THIEF_FIRST)
        s.reserve(*reserve)
        s.deck("Suzie", *LONG)
        bob_plays(s, "skill-thief", "basic-0", "basic-0", place="dungeon-3")
        assert s.asked() == "keep-or-redraw"
        assert s.total("Bob") == total


@pytest.mark.card("skill-thief", "skill")
@pytest.mark.rule("TEN-BOSS-5")
def test_light_fingers_reach_level_5_in_the_boss_deck(scene: MakeScene) -> None:
    s = scene(players=3, heroes=THIEF_FIRST)
    s.dungeon("dungeon-1", "kobold")
    s.reserve("storm-roc", "iron-colossus")
    s.deck("Suzie", *LONG)
    bob_plays(s, "skill-thief", "basic-0", "basic-0", place="boss")
    assert s.total("Bob") == 7


@pytest.mark.card("skill-thief", "skill")
def test_a_borrowed_card_that_is_discarded_returns_at_once(scene: MakeScene) -> None:
    s = scene(players=3, heroes=THIEF_FIRST)
    s.reserve("wild-boar")
    s.deck("Suzie", *LONG)
    bob_plays(s, "skill-thief", "clockwork-sentry", "basic-0", "basic-1", "basic-1", place="dungeon-3")
    s.play("Bob", "clockwork-sentry")  # Spare Gears: discard a card, draw two
    s.pay("Bob")
    s.pick("Bob", "wild-boar")
    assert s.in_reserve(2) == ["wild-boar"]
    assert s.discards("Bob") == []
    assert s.total("Bob") == 4


@pytest.mark.card("skill-thief", "skill")
def test_a_borrowed_perfect_heist_borrows_again_and_both_cards_return(scene: MakeScene) -> None:
    s = scene(players=3, heroes=THIEF_FIRST)
    s.reserve("vault-keeper", "storm-roc")
    s.deck("Suzie", *LONG)
    bob_plays(s, "skill-thief", "basic-0", "basic-0", place="dungeon-9")
    s.pick("Bob", "vault-keeper")
    s.play("Bob", "vault-keeper")
    assert s.total("Bob") == 3 + 7
    assert s.in_reserve(5) == []
    s.keep("Suzie")
    assert s.in_reserve(5) == ["storm-roc", "vault-keeper"]


# ---- the Basic cards


@pytest.mark.card("basic-0", "basic")
@pytest.mark.card("basic-1", "basic")
@pytest.mark.rule("TEN-COM-7", "TEN-COM-8")
def test_basics_add_their_number_and_their_order_is_not_asked(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "crag-sovereign")
    s.deck("Bob", "basic-1", "basic-0", "basic-1")
    s.deck("Suzie", *LONG)
    s.enter("dungeon-1")
    assert s.asked() == "keep-or-redraw"
    assert [event["power"] for event in s.happened("card-played")] == [1, 0, 1]
    assert s.total("Bob") == 2


@pytest.mark.card("basic-0", "basic")
@pytest.mark.card("basic-1", "basic")
@pytest.mark.rule("TEN-COM-8", "TEN-FX-9")
def test_a_weakened_basic_0_counts_below_zero(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "horned-prince")
    s.deck("Bob", "basic-1", "basic-0", "basic-0")
    s.deck("Suzie", *LONG)
    s.enter("dungeon-1")
    assert s.total("Bob") == s.party_power() == -2


@pytest.mark.card("basic-0", "basic")
@pytest.mark.card("basic-1", "basic")
@pytest.mark.rule("TEN-COMP-2")
@pytest.mark.parametrize("basic", ["basic-0", "basic-1"])
def test_there_are_24_of_each_basic(basic: str) -> None:
    for copies in (24, 25):
        s = Scene(players=1)
        s.dungeon("dungeon-1", "kobold")
        s.deck("Bob", *(basic,) * copies)
        if copies == 24:
            assert s.deck_of("Bob") == [basic] * 24
        else:
            with pytest.raises(ConfigError, match=basic):
                s.deck_of("Bob")
