"""The loot of level 2."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

# More than a hand: its player is asked to keep it, and the combat stands still at that turn.
LONG = ("basic-0",) * 8
CLERIC_AND_THIEF = [["cleric", "thief"], ["barbarian", "bard"]]


def bob_holds(s: Scene, *cards: str) -> Scene:
    """Bob draws these cards first, against an enemy that is too strong for him; Suzie's turn waits."""
    s.dungeon("dungeon-3", "cliff-giant", "kobold")
    s.deck("Bob", *cards)
    s.deck("Suzie", *LONG)
    s.enter("dungeon-3")
    if s.asked() == "keep-or-redraw" and s.hand("Bob"):
        s.keep("Bob")
    return s


@pytest.mark.card("mud-ogre", "loot")
@pytest.mark.card("wild-boar", "loot")
@pytest.mark.rule("TEN-COM-8")
@pytest.mark.parametrize("loot", ["mud-ogre", "wild-boar"])
def test_plain_loot_adds_its_power_and_asks_nothing(scene: MakeScene, loot: str) -> None:
    s = bob_holds(scene(players=3), loot, "basic-1", "basic-0")
    s.keep("Suzie")  # the first question of all
    assert s.happened("card-played")[0] == {"player": 0, "card": loot, "power": 3, "total": 3}
    assert s.happened("card-played")[2]["total"] == 4


@pytest.mark.card("marsh-witch", "loot")
def test_witchs_brew_draws_a_card(scene: MakeScene) -> None:
    s = bob_holds(scene(players=3), "marsh-witch", "basic-0", "basic-1", "cellar-rats", "orc")
    s.play("Bob", "marsh-witch")
    s.expect("choose")
    s.option("Bob", 1)
    assert s.played("Bob") == ["marsh-witch", "basic-0", "basic-1", "cellar-rats"]
    assert s.total("Bob") == 4
    assert s.basics() == []


@pytest.mark.card("marsh-witch", "loot")
@pytest.mark.rule("TEN-FX-4")
def test_witchs_brew_removes_one_basic_0_from_the_hand(scene: MakeScene) -> None:
    s = bob_holds(scene(players=3), "marsh-witch", "basic-0", "basic-0", "cellar-rats")
    s.play("Bob", "marsh-witch")
    s.option("Bob", 2)
    assert s.played("Bob") == ["marsh-witch", "basic-0"]
    assert s.basics() == ["basic-0"]
    assert s.deck_of("Bob") == ["cellar-rats"]


@pytest.mark.card("marsh-witch", "loot")
@pytest.mark.rule("TEN-FX-2")
def test_witchs_brew_may_choose_what_cannot_be_done(scene: MakeScene) -> None:
    for option in (1, 2):
        s = bob_holds(scene(players=3), "marsh-witch", "basic-0", "basic-1")
        s.play("Bob", "basic-0", "marsh-witch")  # no card in the deck, no Basic 0 in hand
        s.option("Bob", option)
        assert s.played("Bob") == ["basic-0", "marsh-witch", "basic-1"]
        assert s.total("Bob") == 2


@pytest.mark.card("toll-troll", "loot")
@pytest.mark.rule("TEN-FX-4")
def test_toll_chest_is_removed_for_a_card_of_level_3(scene: MakeScene) -> None:
    s = scene(players=3)
    s.reserve("hungry-chest", "mud-ogre", "iron-colossus")
    bob_holds(s, "toll-troll", "basic-0", "basic-0")
    s.play("Bob", "toll-troll")
    s.pay("Bob")
    assert s.played("Bob") == ["toll-troll", "basic-0", "basic-0", "hungry-chest"]
    assert s.total("Bob") == 5
    assert s.in_reserve(2) == ["mud-ogre"]  # the chest leaves at the end of the combat
    s.keep("Suzie")
    assert s.in_reserve(2) == ["mud-ogre", "toll-troll"]
    assert sorted(s.deck_of("Bob")) == ["basic-0", "basic-0", "hungry-chest"]


@pytest.mark.card("toll-troll", "loot")
def test_toll_chest_need_not_be_opened(scene: MakeScene) -> None:
    s = scene(players=3)
    s.reserve("hungry-chest")
    bob_holds(s, "toll-troll", "basic-0", "basic-0")
    s.play("Bob", "toll-troll")
    s.decline("Bob")
    assert s.total("Bob") == 1
    s.keep("Suzie")
    assert sorted(s.deck_of("Bob")) == ["basic-0", "basic-0", "toll-troll"]


@pytest.mark.card("toll-troll", "loot")
@pytest.mark.rule("TEN-FX-7")
def test_toll_chest_finds_a_card_one_level_lower_or_nothing(scene: MakeScene) -> None:
    for reserve, found in ((("wild-boar", "orc"), ["wild-boar"]), (("orc", "iron-colossus"), [])):
        s = scene(players=3)
        s.reserve(*reserve)
        bob_holds(s, "toll-troll", "basic-0", "basic-0")
        s.play("Bob", "toll-troll")
        s.pay("Bob")
        assert s.played("Bob") == ["toll-troll", "basic-0", "basic-0", *found]
        s.keep("Suzie")
        assert s.in_reserve(2) == ["toll-troll"]


@pytest.mark.card("toll-troll", "loot")
@pytest.mark.parametrize(("chest", "place", "power"), [("toll-troll", "dungeon-3", 1), ("deep-kraken", "dungeon-9", 3)])
def test_a_borrowed_chest_cannot_be_opened(scene: MakeScene, chest: str, place: str, power: int) -> None:
    s = scene(players=2, heroes=CLERIC_AND_THIEF)
    s.dungeon(place, "cliff-giant")
    s.reserve(chest, "hungry-chest")
    s.deck("Bob", "skill-thief", "basic-0", "basic-0")
    s.deck("Suzie", *LONG)
    s.enter(place)
    s.play("Bob", "skill-thief", chest)  # Light Fingers find nothing else at this level
    assert s.asked() == "keep-or-redraw"
    assert s.total("Bob") == power
    assert s.in_reserve(3) == ["hungry-chest"]


@pytest.mark.card("toll-troll", "loot")
def test_toll_chest_opened_outside_the_own_turn_has_its_card_played_at_once(scene: MakeScene) -> None:
    s = scene(players=3, heroes=[["bard"], ["thief"], ["cleric"]])
    s.dungeon("dungeon-3", "cliff-giant")
    s.reserve("hungry-chest")
    s.deck("Bob", "skill-bard", "basic-0", "basic-0")
    s.deck("Suzie", "toll-troll", "basic-1", *LONG)
    s.enter("dungeon-3")
    s.play("Bob", "skill-bard")
    s.pick_player("Bob", "Suzie")
    s.pay("Suzie")
    assert s.played("Suzie") == ["toll-troll", "hungry-chest", "basic-1"]
    assert s.total("Suzie") == 1 + 4 + 1


@pytest.mark.card("tomb-robber", "loot")
def test_lockpicks_borrow_a_card_of_level_2_for_the_combat(scene: MakeScene) -> None:
    s = scene(players=2, heroes=CLERIC_AND_THIEF)
    s.reserve("wild-boar", "hungry-chest")
    bob_holds(s, "tomb-robber", "basic-0", "basic-0")
    s.play("Bob", "tomb-robber")
    assert s.played("Bob") == ["tomb-robber", "basic-0", "basic-0", "wild-boar"]
    assert s.total("Bob") == 4
    assert s.in_reserve(2) == []
    s.keep("Suzie")  # a lost combat
    assert s.in_reserve(2) == ["wild-boar"]
    assert sorted(s.deck_of("Bob")) == ["basic-0", "basic-0", "tomb-robber"]


@pytest.mark.card("tomb-robber", "loot")
@pytest.mark.rule("TEN-FX-7")
def test_lockpicks_fall_back_one_level(scene: MakeScene) -> None:
    for reserve, total in ((("rattling-bones", "hungry-chest"), 3), (("hungry-chest",), 1)):
        s = scene(players=2, heroes=CLERIC_AND_THIEF)
        s.reserve(*reserve)
        bob_holds(s, "tomb-robber", "basic-0", "basic-0")
        s.play("Bob", "tomb-robber")
        assert s.total("Bob") == total
        assert s.in_reserve(3) == ["hungry-chest"]


@pytest.mark.card("tomb-robber", "loot")
@pytest.mark.rule("TEN-FX-3")
def test_lockpicks_are_for_the_thief(scene: MakeScene) -> None:
    s = scene(players=2, heroes=[["cleric", "bard"], ["barbarian", "thief"]])
    s.reserve("wild-boar")
    bob_holds(s, "tomb-robber", "basic-0", "basic-0")
    s.play("Bob", "tomb-robber")
    assert s.total("Bob") == 1
    assert s.in_reserve(2) == ["wild-boar"]


@pytest.mark.card("barrow-ghoul", "loot")
def test_grave_dust_counts_the_basic_0_in_your_own_discard_pile_up_to_four(scene: MakeScene) -> None:
    for buried, total in ((0, 0), (3, 3), (4, 4), (5, 4)):
        s = scene(players=3)
        s.discard_pile("Bob", "basic-1", "orc", *("basic-0",) * buried)
        s.discard_pile("Jack", "basic-0")
        bob_holds(s, "barrow-ghoul", "basic-0", "basic-0")
        s.play("Bob", "basic-0", "barrow-ghoul")  # the Basic 0 in front of Bob does not count
        assert s.total("Bob") == total


@pytest.mark.card("crooked-piper", "loot")
def test_marching_song_of_the_bard_gives_each_other_player_a_card_more(scene: MakeScene) -> None:
    s = scene(players=4, heroes=[["thief"], ["bard"], ["cleric"], ["barbarian"]])
    s.dungeon("dungeon-3", "cliff-giant")
    s.deck("Suzie", "crooked-piper", "basic-0", "basic-0")
    s.deck("Jack", *LONG)
    s.deck("Ann", *("basic-1",) * 5)
    s.enter("dungeon-3")
    s.play("Suzie", "crooked-piper")
    assert len(s.hand("Jack")) == 4
    s.keep("Jack")
    assert len(s.hand("Ann")) == 4
    assert len(s.played("Bob")) == 3  # Bob has had his turn
    assert [event["player"] for event in s.happened("hand-size-changed")] == [0, 2, 3]


@pytest.mark.card("crooked-piper", "loot")
@pytest.mark.rule("TEN-FX-3")
def test_marching_song_is_for_the_bard(scene: MakeScene) -> None:
    s = bob_holds(scene(players=3), "crooked-piper", "basic-0", "basic-0")
    s.play("Bob", "crooked-piper")
    assert s.total("Bob") == 1
    assert len(s.hand("Suzie")) == 3


@pytest.mark.card("crooked-piper", "loot")
@pytest.mark.rule("TEN-SOLO-2")
def test_marching_song_in_solo_is_for_yourself_if_you_wish(scene: MakeScene) -> None:
    for chosen, size in (("Bob", 4), ("nobody", 3)):
        s = scene(players=1)
        s.dungeon("dungeon-3", "cliff-giant")
        s.deck("Bob", "crooked-piper", "basic-0", "basic-0", *LONG)
        s.enter("dungeon-3")
        s.keep("Bob")
        s.play("Bob", "crooked-piper")
        s.pick_player("Bob", chosen)
        assert len(s.hand("Bob")) == size


@pytest.mark.card("empty-armour", "loot")
def test_dented_shield_is_stronger_for_the_starting_player(scene: MakeScene) -> None:
    for start, total in (("Bob", 4), ("Jack", 2)):
        s = bob_holds(scene(players=3, start=start), "empty-armour", "basic-0", "basic-0")
        s.play("Bob", "empty-armour")
        assert s.total("Bob") == total


@pytest.mark.card("empty-armour", "loot")
@pytest.mark.rule("TEN-SOLO-3")
def test_dented_shield_in_solo_is_stronger_in_the_first_turn(scene: MakeScene) -> None:
    for first, total in ((True, 4), (False, 2)):
        s = scene(players=1)
        s.dungeon("dungeon-3", "cliff-giant")
        hands = [["basic-0"] * 3, ["empty-armour", "basic-0", "basic-0"]]
        s.deck("Bob", *hands[first], *hands[not first])
        s.enter("dungeon-3")
        s.keep("Bob")
        s.play("Bob", "empty-armour")
        assert s.happened("combat-lost")[0]["party"] == total
