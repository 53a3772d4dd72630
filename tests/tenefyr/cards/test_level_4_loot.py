"""The loot of level 4, from Blood Chalice to Empty Vessel. Crag Sovereign, with 20 for three, is there to be hit."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

ZEROS = ("basic-0",) * 4  # one card more than a hand: the script stops at its owner's Draw step
BARD_FIRST = [["bard"], ["cleric"], ["thief"]]


def against(s: Scene, enemy: str = "crag-sovereign") -> None:
    """Fight that enemy. Suzie's Draw step comes after Bob's turn, so that the script can look around."""
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
