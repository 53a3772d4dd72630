"""The loot of level 1."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

# More than a hand: its player is asked to keep it, and the combat stands still at that turn.
LONG = ("basic-0",) * 8


def bob_holds(s: Scene, *cards: str) -> Scene:
    """Bob draws these cards first, against an enemy that is too strong for him; Suzie's turn waits."""
    s.dungeon("dungeon-1", "cliff-giant", "crag-sovereign")
    s.deck("Bob", *cards)
    s.deck("Suzie", *LONG)
    s.enter("dungeon-1")
    return s


@pytest.mark.card("cellar-rats", "loot")
@pytest.mark.card("bramble-wolf", "loot")
@pytest.mark.card("rattling-bones", "loot")
@pytest.mark.card("drunken-brute", "loot")
@pytest.mark.rule("TEN-COM-8")
@pytest.mark.parametrize("loot", ["cellar-rats", "bramble-wolf", "rattling-bones", "drunken-brute"])
def test_plain_loot_adds_its_power_and_asks_nothing(scene: MakeScene, loot: str) -> None:
    s = bob_holds(scene(players=3), loot, "basic-1", "basic-0")
    s.keep("Suzie")  # the first question of all
    assert s.happened("card-played")[0] == {"player": 0, "card": loot, "power": 2, "total": 2}
    assert s.happened("card-played")[2]["total"] == 3


@pytest.mark.card("kobold", "loot")
def test_tunnel_map_shows_the_next_enemy_and_leaves_it_there(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "cliff-giant", "orc", "cellar-rats")
    s.deck("Bob", "kobold", "basic-0", "basic-0")
    s.deck("Suzie", *LONG)
    s.enter("dungeon-1")
    assert s.happened("card-shown") == []
    s.play("Bob", "kobold")
    assert s.happened("card-shown") == [{"card": "orc"}]
    assert s.in_dungeon("dungeon-1") == ["cliff-giant", "orc", "cellar-rats"]
    assert s.total("Bob") == 1


@pytest.mark.card("kobold", "loot")
def test_tunnel_map_shows_nothing_behind_the_last_enemy(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "cliff-giant")
    s.dungeon("dungeon-2", "orc", "cellar-rats")
    s.deck("Bob", "kobold", "basic-0", "basic-0")
    s.deck("Suzie", *LONG)
    s.enter("dungeon-1")
    s.play("Bob", "kobold")
    assert s.happened("card-shown") == []
    assert s.total("Bob") == 1


@pytest.mark.card("kobold", "loot")
@pytest.mark.rule("TEN-BOSS-5")
def test_tunnel_map_looks_into_the_boss_deck_while_it_is_fought(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "orc", "cellar-rats")
    s.dungeon("boss", "dark-lord-crowned", "dark-lord-hand", "dark-lord-herald")
    s.deck("Bob", "kobold", "basic-0", "basic-0")
    s.deck("Suzie", *LONG)
    s.enter("boss")
    s.play("Bob", "kobold")
    assert s.happened("card-shown") == [{"card": "dark-lord-hand"}]


@pytest.mark.card("orc", "loot")
@pytest.mark.rule("TEN-COM-7")
def test_quick_strike_draws_a_card_that_must_be_played(scene: MakeScene) -> None:
    s = bob_holds(scene(players=3), "orc", "basic-0", "basic-0", "cellar-rats", "basic-1")
    s.keep("Bob")
    s.play("Bob", "orc")  # then the hand is played: a drawn card gives no new question to keep or redraw
    assert s.played("Bob") == ["orc", "basic-0", "basic-0", "cellar-rats"]
    assert s.total("Bob") == 3
    assert s.deck_of("Bob") == ["basic-1"]


@pytest.mark.card("orc", "loot")
@pytest.mark.rule("TEN-FX-2")
def test_quick_strike_draws_nothing_from_an_empty_deck(scene: MakeScene) -> None:
    s = bob_holds(scene(players=3), "orc", "basic-0", "basic-0")
    s.play("Bob", "orc")
    assert s.played("Bob") == ["orc", "basic-0", "basic-0"]
    assert s.total("Bob") == 1


@pytest.mark.card("hedge-robber", "loot")
def test_cheap_shot_is_stronger_as_the_first_card(scene: MakeScene) -> None:
    first = bob_holds(scene(players=3), "hedge-robber", "basic-0", "basic-0")
    first.play("Bob", "hedge-robber")
    assert first.total("Bob") == 2
    later = bob_holds(scene(players=3), "hedge-robber", "basic-0", "basic-0")
    later.play("Bob", "basic-0", "hedge-robber")
    assert later.total("Bob") == 1


@pytest.mark.card("hedge-robber", "loot")
def test_cheap_shot_counts_only_cards_in_front_of_its_player(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "cliff-giant")
    s.deck("Suzie", "hedge-robber", "basic-0", "basic-0")
    s.deck("Jack", *LONG)
    s.enter("dungeon-1")
    assert len(s.played("Bob")) == 3
    s.play("Suzie", "hedge-robber")
    assert s.total("Suzie") == 2


@pytest.mark.card("hedge-robber", "loot")
def test_cheap_shot_in_a_second_solo_turn_is_not_the_first_card(scene: MakeScene) -> None:
    s = scene(players=1)
    s.dungeon("dungeon-1", "cliff-giant")
    s.deck("Bob", "basic-0", "basic-0", "basic-0", "hedge-robber", "basic-0", "basic-0", "basic-0")
    s.enter("dungeon-1")
    s.keep("Bob")
    s.keep("Bob")
    s.play("Bob", "hedge-robber")
    assert s.happened("combat-lost") == [{"enemy": "cliff-giant", "power": 9, "party": 1}]


@pytest.mark.card("puddle-slime", "loot")
def test_slippery_floor_weakens_the_enemy_for_this_combat(scene: MakeScene) -> None:
    s = bob_holds(scene(players=3), "puddle-slime", "basic-0", "basic-0")
    assert s.enemy_power() == 11
    s.play("Bob", "puddle-slime")
    assert (s.total("Bob"), s.enemy_power()) == (0, 9)
    s.keep("Suzie")  # and the party loses
    assert s.happened("combat-lost") == [{"enemy": "cliff-giant", "power": 9, "party": 0}]
    s.enter("dungeon-1")
    assert s.enemy_power() == 11


@pytest.mark.card("puddle-slime", "loot")
def test_slippery_floor_can_take_an_enemy_to_zero_and_below(scene: MakeScene) -> None:
    for last, power in (("basic-0", 0), ("basilisk", -4)):
        s = scene(players=2)
        s.dungeon("dungeon-1", "kobold", "orc")
        s.deck("Bob", "puddle-slime", last, "basic-0")
        s.enter("dungeon-1")
        s.play("Bob", "puddle-slime")
        if last == "basilisk":
            s.play("Bob", "basilisk")
        s.expect("continue-or-leave")
        assert s.happened("enemy-defeated")[0]["power"] == power


@pytest.mark.card("dust-moths", "loot")
def test_moth_lantern_discards_and_puts_back_as_told(scene: MakeScene) -> None:
    s = bob_holds(scene(players=3), "dust-moths", "basic-0", "basic-0", "orc", "kobold", "basic-1")
    s.keep("Bob")
    s.play("Bob", "dust-moths")
    assert s.options() == ["discard:kobold", "discard:orc", "put-back:kobold", "put-back:orc"]
    s.answer("Bob", "discard:orc")
    s.answer("Bob", "put-back:kobold")
    assert s.discards("Bob") == ["orc"]
    assert s.deck_of("Bob") == ["kobold", "basic-1"]
    assert s.total("Bob") == 1


@pytest.mark.card("dust-moths", "loot")
def test_moth_lantern_can_turn_two_cards_around_or_discard_both(scene: MakeScene) -> None:
    around = bob_holds(scene(players=3), "dust-moths", "basic-0", "basic-0", "orc", "kobold", "basic-1")
    around.keep("Bob")
    around.play("Bob", "dust-moths")
    around.answer("Bob", "put-back:orc")
    around.answer("Bob", "put-back:kobold")  # put back last, so it is on top
    assert around.deck_of("Bob") == ["kobold", "orc", "basic-1"]
    both = bob_holds(scene(players=3), "dust-moths", "basic-0", "basic-0", "orc", "kobold", "basic-1")
    both.keep("Bob")
    both.play("Bob", "dust-moths")
    both.answer("Bob", "discard:kobold")
    both.answer("Bob", "discard:orc")
    assert both.deck_of("Bob") == ["basic-1"]
    assert both.discards("Bob") == ["kobold", "orc"]


@pytest.mark.card("dust-moths", "loot")
@pytest.mark.rule("TEN-FX-2")
def test_moth_lantern_looks_at_what_is_left_of_the_deck(scene: MakeScene) -> None:
    last = bob_holds(scene(players=3), "dust-moths", "basic-0", "basic-0", "orc")
    last.keep("Bob")
    last.play("Bob", "dust-moths")
    assert last.options() == ["discard:orc", "put-back:orc"]
    last.answer("Bob", "put-back:orc")
    assert last.deck_of("Bob") == ["orc"]
    none = bob_holds(scene(players=3), "dust-moths", "basic-0", "basic-0")
    none.play("Bob", "dust-moths")
    assert none.asked() == "keep-or-redraw"
    assert none.happened("card-shown") == []


@pytest.mark.card("bat-swarm", "loot")
@pytest.mark.rule("TEN-COM-4", "TEN-COM-5")
def test_echo_call_gives_the_next_player_a_card_more_in_every_hand_of_the_turn(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "cliff-giant")
    s.deck("Bob", "bat-swarm", "basic-0", "basic-0")
    s.deck("Suzie", *LONG, "basic-1")
    s.deck("Jack", *("basic-1",) * 5)
    s.enter("dungeon-1")
    s.play("Bob", "bat-swarm")
    assert s.total("Bob") == 1
    assert len(s.hand("Suzie")) == 4
    s.redraw("Suzie")
    assert len(s.hand("Suzie")) == 4
    s.keep("Suzie")
    assert len(s.hand("Jack")) == 3


@pytest.mark.card("bat-swarm", "loot")
def test_echo_call_of_the_last_player_is_forgotten_with_the_combat(scene: MakeScene) -> None:
    s = scene(players=3, start="Suzie")
    s.dungeon("dungeon-1", "kobold", "cliff-giant")
    s.deck("Jack", "cellar-rats", "bat-swarm", "basic-0", *LONG)
    s.deck("Bob", *LONG)
    s.enter("dungeon-1")
    s.keep("Jack")
    s.play("Jack", "bat-swarm")
    s.go_on()  # Bob had no turn in that combat; now Jack begins, then it is his
    assert s.happened("hand-size-changed") == [{"player": 0, "amount": 1}]
    s.keep("Jack")
    assert len(s.hand("Bob")) == 3


@pytest.mark.card("bat-swarm", "loot")
@pytest.mark.rule("TEN-SOLO-2")
def test_echo_call_in_solo_is_for_your_own_next_turn(scene: MakeScene) -> None:
    s = scene(players=1)
    s.dungeon("dungeon-1", "cliff-giant")
    s.deck("Bob", "bat-swarm", "basic-0", "basic-0", *LONG)
    s.enter("dungeon-1")
    s.keep("Bob")
    s.play("Bob", "bat-swarm")
    assert len(s.hand("Bob")) == 4


@pytest.mark.card("thorn-imp", "loot")
def test_spiteful_thorn_costs_the_next_player_two_cards(scene: MakeScene) -> None:
    s = bob_holds(scene(players=3), "thorn-imp", "basic-0", "basic-0", "basic-1")
    s.keep("Bob")
    s.play("Bob", "thorn-imp")
    assert s.total("Bob") == 3
    assert len(s.discards("Suzie")) == 2
    assert s.discards("Bob") == s.discards("Jack") == []


@pytest.mark.card("thorn-imp", "loot")
def test_spiteful_thorn_of_the_last_seat_hits_the_first_as_far_as_its_deck_goes(scene: MakeScene) -> None:
    for left in (("orc", "kobold", "basic-1"), ("orc", "kobold"), ("orc",), ()):
        s = scene(players=3, start="Jack")
        s.dungeon("dungeon-1", "cliff-giant")
        s.deck("Jack", "thorn-imp", "basic-0", "basic-0")
        s.deck("Bob", *left)
        s.deck("Suzie", *LONG)
        s.enter("dungeon-1")
        s.play("Jack", "thorn-imp")
        assert s.discards("Bob") == list(left[:2])
        assert s.played("Bob") == list(left[2:])


@pytest.mark.card("thorn-imp", "loot")
@pytest.mark.rule("TEN-SOLO-2")
def test_spiteful_thorn_in_solo_hits_yourself(scene: MakeScene) -> None:
    s = scene(players=1)
    s.dungeon("dungeon-1", "cliff-giant")
    s.deck("Bob", "thorn-imp", "basic-0", "basic-0", "orc", "kobold", *LONG)
    s.enter("dungeon-1")
    s.keep("Bob")
    s.play("Bob", "thorn-imp")
    assert s.discards("Bob") == ["orc", "kobold"]


@pytest.mark.card("walking-scarecrow", "loot")
@pytest.mark.rule("TEN-FX-3")
def test_straw_man_gives_three_power_for_a_basic_0_from_the_hand(scene: MakeScene) -> None:
    s = bob_holds(scene(players=3), "walking-scarecrow", "basic-0", "basic-1")
    s.play("Bob", "walking-scarecrow")
    s.pay("Bob")
    assert s.discards("Bob") == ["basic-0"]
    assert s.played("Bob") == ["walking-scarecrow", "basic-1"]
    assert s.total("Bob") == 4


@pytest.mark.card("walking-scarecrow", "loot")
def test_straw_man_need_not_be_paid(scene: MakeScene) -> None:
    s = bob_holds(scene(players=3), "walking-scarecrow", "basic-0", "basic-1")
    s.play("Bob", "walking-scarecrow")
    s.decline("Bob")
    assert s.discards("Bob") == []
    assert s.total("Bob") == 1


@pytest.mark.card("walking-scarecrow", "loot")
@pytest.mark.rule("TEN-FX-3", "TEN-COM-8")
def test_straw_man_cannot_be_paid_with_a_basic_1_nor_with_a_card_already_played(scene: MakeScene) -> None:
    s = bob_holds(scene(players=3), "walking-scarecrow", "basic-0", "basic-1")
    s.play("Bob", "basic-0", "walking-scarecrow")
    assert s.asked() == "keep-or-redraw"  # Bob was offered no price
    assert s.discards("Bob") == []
    assert s.total("Bob") == 1


@pytest.mark.card("snarling-badger", "loot")
@pytest.mark.rule("TEN-FX-3", "TEN-SET-3")
def test_reckless_swing_is_stronger_for_the_barbarian(scene: MakeScene) -> None:
    for heroes, total in (
        ([["barbarian"], ["bard"], ["cleric"]], 3),
        ([["thief"], ["bard"], ["barbarian"]], 1),
        ([["cleric", "barbarian"], ["bard", "thief"]], 3),
        ([["cleric", "bard"], ["barbarian", "thief"]], 1),
    ):
        s = scene(players=len(heroes), heroes=heroes)
        bob_holds(s, "snarling-badger", "basic-0", "basic-0")
        s.play("Bob", "snarling-badger")
        assert s.total("Bob") == total


@pytest.mark.card("chapel-haunt", "loot")
@pytest.mark.rule("TEN-FX-4")
def test_prayer_beads_remove_a_basic_0_from_the_clerics_discard_pile(scene: MakeScene) -> None:
    s = scene(players=3, heroes=[["cleric"], ["bard"], ["thief"]])
    s.discard_pile("Bob", "basic-1", "basic-0", "orc", "basic-0")
    bob_holds(s, "chapel-haunt", "basic-0", "basic-0")
    s.play("Bob", "chapel-haunt")
    assert sorted(s.discards("Bob")) == ["basic-0", "basic-1", "orc"]
    assert s.basics() == ["basic-0"]
    assert s.total("Bob") == 1


@pytest.mark.card("chapel-haunt", "loot")
@pytest.mark.rule("TEN-FX-2", "TEN-FX-3")
def test_prayer_beads_do_nothing_without_a_basic_0_or_without_the_cleric(scene: MakeScene) -> None:
    none = scene(players=3, heroes=[["cleric"], ["bard"], ["thief"]])
    none.discard_pile("Bob", "basic-1")
    none.discard_pile("Suzie", "basic-0")
    bob_holds(none, "chapel-haunt", "basic-0", "basic-0")
    none.play("Bob", "chapel-haunt")
    other = scene(players=3, heroes=[["bard"], ["cleric"], ["thief"]])
    other.discard_pile("Bob", "basic-0")
    bob_holds(other, "chapel-haunt", "basic-0", "basic-0")
    other.play("Bob", "chapel-haunt")
    assert none.basics() == other.basics() == []
    assert none.total("Bob") == other.total("Bob") == 1
    assert (none.discards("Bob"), other.discards("Bob")) == (["basic-1"], ["basic-0"])
