"""The loot of level 2."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

# More than a hand: its player is asked to keep it, and the combat stands still at that turn.
LONG = ("basic-0",) * 8
CLERIC_AND_THIEF = [["cleric", "thief"], ["barbarian", "bard"]]


def bob_holds(s: Scene, *cards: str, enemy: str = "cliff-giant") -> Scene:
    """Bob draws these cards first, against an enemy that is too strong for him; Suzie's turn waits."""
    s.dungeon("dungeon-3", enemy, "kobold")
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


@pytest.mark.card("frog-chorus", "loot")
def test_last_croak_is_stronger_in_the_last_turn(scene: MakeScene) -> None:
    for who, total in (("Bob", 1), ("Suzie", 1), ("Jack", 4)):
        s = scene(players=3)
        s.dungeon("dungeon-3", "cliff-giant")
        s.deck(who, "frog-chorus", "basic-0", "basic-0")
        s.enter("dungeon-3")
        s.play(who, "frog-chorus")
        assert s.happened("combat-lost")[0]["party"] == total


@pytest.mark.card("frog-chorus", "loot")
def test_last_croak_is_stronger_in_an_extra_turn(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-3", "cliff-giant")
    s.deck("Bob", "hour-eater", "basic-0", "basic-0", "frog-chorus", "basic-0", "basic-0")
    s.enter("dungeon-3")
    s.keep("Bob")
    s.play("Bob", "hour-eater")
    s.play("Bob", "frog-chorus")
    assert s.happened("combat-lost")[0]["party"] == 6


@pytest.mark.card("frog-chorus", "loot")
@pytest.mark.rule("TEN-SOLO-1")
def test_last_croak_in_solo_is_stronger_in_the_second_turn(scene: MakeScene) -> None:
    for second, total in ((True, 4), (False, 1)):
        s = scene(players=1)
        s.dungeon("dungeon-3", "cliff-giant")
        hands = [["frog-chorus", "basic-0", "basic-0"], ["basic-0"] * 3]
        s.deck("Bob", *hands[second], *hands[not second])
        s.enter("dungeon-3")
        s.keep("Bob")
        s.play("Bob", "frog-chorus")
        assert s.happened("combat-lost")[0]["party"] == total


@pytest.mark.card("wandering-wisp", "loot")
def test_wisp_light_puts_the_face_down_cards_in_any_order(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-3", "cliff-giant", "orc", "kobold", "mud-ogre")
    s.dungeon("dungeon-4", "wild-boar", "bat-swarm")
    s.deck("Bob", "wandering-wisp", "basic-0", "basic-0")
    s.deck("Suzie", *LONG)
    s.enter("dungeon-3")
    s.play("Bob", "wandering-wisp")
    s.expect("reorder")
    assert s.options() == ["pick:kobold", "pick:orc", "pick:mud-ogre"]
    s.pick("Bob", "mud-ogre", "orc")  # the last one goes to the bottom by itself
    assert s.in_dungeon("dungeon-3") == ["cliff-giant", "mud-ogre", "orc", "kobold"]
    assert s.in_dungeon("dungeon-4") == ["wild-boar", "bat-swarm"]
    assert s.total("Bob") == 2


@pytest.mark.card("wandering-wisp", "loot")
@pytest.mark.rule("TEN-FX-2")
def test_wisp_light_only_looks_at_a_single_card_and_at_none_behind_the_last_enemy(scene: MakeScene) -> None:
    for hidden in (("orc",), ()):
        s = scene(players=3)
        s.dungeon("dungeon-3", "cliff-giant", *hidden)
        s.deck("Bob", "wandering-wisp", "basic-0", "basic-0")
        s.deck("Suzie", *LONG)
        s.enter("dungeon-3")
        s.play("Bob", "wandering-wisp")
        assert s.asked() == "keep-or-redraw"
        assert [event["card"] for event in s.happened("card-shown")] == list(hidden)
        assert s.in_dungeon("dungeon-3") == ["cliff-giant", *hidden]


@pytest.mark.card("wandering-wisp", "loot")
@pytest.mark.rule("TEN-BOSS-5")
def test_wisp_light_reorders_the_boss_deck_while_it_is_fought(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-3", "kobold", "orc", "bat-swarm")
    s.dungeon("boss", "stone-titan-hide", "stone-titan-fist", "stone-titan-weight")
    s.deck("Bob", "wandering-wisp", "basic-0", "basic-0")
    s.deck("Suzie", *LONG)
    s.enter("boss")
    s.play("Bob", "wandering-wisp")
    s.pick("Bob", "stone-titan-weight")
    assert s.in_dungeon("boss") == ["stone-titan-hide", "stone-titan-weight", "stone-titan-fist"]


@pytest.mark.card("twin-cutthroats", "loot")
def test_twin_daggers_double_another_card_in_front_of_you(scene: MakeScene) -> None:
    s = bob_holds(scene(players=3), "twin-cutthroats", "mud-ogre", "basic-1")
    s.play("Bob", "mud-ogre", "basic-1")
    s.expect("pick-card")
    assert s.options() == ["pick:basic-1", "pick:mud-ogre"]  # not the daggers themselves
    s.pick("Bob", "mud-ogre")
    assert s.happened("card-doubled") == [{"player": 0, "card": "mud-ogre", "power": 6, "total": 8}]
    assert s.total("Bob") == 8


@pytest.mark.card("twin-cutthroats", "loot")
def test_twin_daggers_take_the_only_other_card_and_do_nothing_without_one(scene: MakeScene) -> None:
    only = bob_holds(scene(players=3), "twin-cutthroats", "mud-ogre")
    only.play("Bob", "mud-ogre")
    assert only.total("Bob") == 7
    first = bob_holds(scene(players=3), "twin-cutthroats", "mud-ogre")
    first.play("Bob", "twin-cutthroats")
    assert first.total("Bob") == 4
    assert first.happened("card-doubled") == []


@pytest.mark.card("twin-cutthroats", "loot")
def test_twin_daggers_double_the_power_of_the_card_not_what_its_rules_added(scene: MakeScene) -> None:
    shield = bob_holds(scene(players=3), "twin-cutthroats", "empty-armour", "basic-0")
    shield.play("Bob", "empty-armour", "twin-cutthroats")  # the shield: 2, and 2 for the starting player
    assert shield.total("Bob") == 2 + 2 + 1 + 2
    doll = bob_holds(scene(players=3), "hex-crone", "basic-0", "twin-cutthroats")
    doll.play("Bob", "hex-crone", "basic-0")  # Hexed Doll: a Basic 0 has 2 power when it is played
    doll.pick("Bob", "basic-0")
    assert doll.total("Bob") == 1 + 2 + 1 + 2


@pytest.mark.card("twin-cutthroats", "loot")
@pytest.mark.rule("TEN-FX-6")
def test_twin_daggers_and_a_minus_of_the_enemy_are_ordered_by_the_player(scene: MakeScene) -> None:
    for answer, worth in (("minus-once", 1), ("minus-twice", 0)):
        s = bob_holds(scene(players=3), "twin-cutthroats", "basic-1", enemy="horned-prince")
        s.play("Bob", "basic-1")
        s.expect("order-of-effects")
        s.answer("Bob", answer)
        assert s.happened("card-doubled") == [{"player": 0, "card": "basic-1", "power": worth, "total": worth + 1}]
        assert s.total("Bob") == worth + 1


@pytest.mark.card("twin-cutthroats", "loot")
@pytest.mark.rule("TEN-FX-6")
def test_a_doubling_that_waits_for_a_weakened_card_is_ordered_when_it_is_played(scene: MakeScene) -> None:
    for answer, worth in (("minus-once", 1), ("minus-twice", 0)):
        s = bob_holds(scene(players=3), "warlord", "basic-1", enemy="hex-crone")
        s.play("Bob", "warlord")  # Warlord's Axe doubles the next card of the Barbarian
        s.expect("order-of-effects")
        s.answer("Bob", answer)
        assert s.total("Bob") == 3 + worth


@pytest.mark.card("twin-cutthroats", "loot")
@pytest.mark.rule("TEN-FX-6")
def test_twin_daggers_out_of_turn_are_ordered_by_the_player_whose_turn_it_is(scene: MakeScene) -> None:
    s = scene(players=3, heroes=[["bard"], ["thief"], ["cleric"]])
    s.dungeon("dungeon-3", "hex-crone")
    s.deck("Bob", "skill-bard", "basic-1", "basic-1")
    s.deck("Suzie", "basic-1", "twin-cutthroats", *LONG)
    s.enter("dungeon-3")
    s.play("Bob", "skill-bard")
    s.pick_player("Bob", "Suzie")
    s.expect("order-of-effects")
    s.answer("Bob", "minus-once")
    assert s.total("Suzie") == 2


@pytest.mark.card("bog-leeches", "loot")
@pytest.mark.rule("TEN-FX-2")
def test_clinging_leech_costs_three_cards_of_the_deck_or_what_is_left(scene: MakeScene) -> None:
    for left in (("orc", "kobold", "bat-swarm", "basic-1"), ("orc", "kobold", "bat-swarm"), ("orc", "bat-swarm"), ()):
        s = scene(players=3)
        s.dungeon("dungeon-3", "cliff-giant")
        s.deck("Bob", "bog-leeches", "basic-0", "basic-0", *left)
        s.deck("Suzie", *LONG)
        s.enter("dungeon-3")
        if left:
            s.keep("Bob")
        s.play("Bob", "bog-leeches")
        assert s.total("Bob") == 4
        assert s.discards("Bob") == list(left[:3])
        assert s.deck_of("Bob") == list(left[3:])


@pytest.mark.card("fire-salamander", "loot")
@pytest.mark.rule("TEN-FX-3")
def test_ember_sling_gives_two_power_for_the_top_card_of_the_deck(scene: MakeScene) -> None:
    s = bob_holds(scene(players=3), "fire-salamander", "basic-0", "basic-0", "orc")  # exactly one card left
    s.play("Bob", "fire-salamander")
    s.pay("Bob")
    assert s.total("Bob") == 3
    assert s.discards("Bob") == ["orc"]


@pytest.mark.card("fire-salamander", "loot")
@pytest.mark.rule("TEN-FX-3")
def test_ember_sling_need_not_be_paid_and_is_not_offered_with_an_empty_deck(scene: MakeScene) -> None:
    spared = bob_holds(scene(players=3), "fire-salamander", "basic-0", "basic-0", "orc")
    spared.play("Bob", "fire-salamander")
    spared.decline("Bob")
    assert spared.deck_of("Bob") == ["orc"]
    empty = bob_holds(scene(players=3), "fire-salamander", "basic-0", "basic-0")
    empty.play("Bob", "fire-salamander")
    assert empty.asked() == "keep-or-redraw"
    assert spared.total("Bob") == empty.total("Bob") == 1


@pytest.mark.card("millers-ghost", "loot")
@pytest.mark.rule("TEN-FX-4")
def test_grindstone_removes_a_basic_of_your_choice_from_the_hand(scene: MakeScene) -> None:
    for removed, total in (("basic-0", 3), ("basic-1", 2)):
        s = bob_holds(scene(players=3), "millers-ghost", "basic-0", "basic-1")
        s.play("Bob", "millers-ghost")
        s.pay("Bob")
        s.pick("Bob", removed)
        assert s.total("Bob") == total
        assert s.basics() == [removed]
        assert removed not in s.played("Bob")


@pytest.mark.card("millers-ghost", "loot")
@pytest.mark.rule("TEN-FX-3")
def test_grindstone_need_not_be_paid_and_takes_no_loot_nor_played_cards(scene: MakeScene) -> None:
    spared = bob_holds(scene(players=3), "millers-ghost", "basic-0", "basic-1")
    spared.play("Bob", "millers-ghost")
    spared.decline("Bob")
    assert spared.total("Bob") == 2
    without = bob_holds(scene(players=3), "millers-ghost", "cellar-rats", "basic-1")
    without.play("Bob", "basic-1", "millers-ghost")
    assert without.asked() == "keep-or-redraw"
    assert without.total("Bob") == 4
    assert spared.basics() == without.basics() == []
