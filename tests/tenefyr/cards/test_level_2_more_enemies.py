"""The enemies of level 2, from Empty Armour on."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

# More than a hand: its player is asked to keep it, and the combat stands still at that turn.
LONG = ("basic-0",) * 8


@pytest.mark.card("empty-armour", "enemy")
def test_empty_armour_silences_loot_whose_power_still_counts(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-3", "empty-armour")
    s.deck("Bob", "orc", "toll-troll", "fire-salamander", "basic-1", "basic-1")
    s.reserve("cliff-giant")
    s.deck("Suzie", *LONG)
    s.enter("dungeon-3")
    s.keep("Bob")
    assert s.total("Bob") == 3  # no card drawn, no price offered
    assert s.deck_of("Bob") == ["basic-1", "basic-1"]
    assert {event["card"] for event in s.happened("rules-silenced")} == {"orc", "toll-troll", "fire-salamander"}


@pytest.mark.card("empty-armour", "enemy")
def test_empty_armour_leaves_skills_their_rules(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-3", "empty-armour")
    s.deck("Bob", "skill-barbarian", "basic-0", "basic-0", "basic-1")
    s.deck("Suzie", *LONG)
    s.enter("dungeon-3")
    s.keep("Bob")
    s.play("Bob", "skill-barbarian")
    s.answer("Bob", "draw")
    assert s.total("Bob") == 2


@pytest.mark.card("frog-chorus", "enemy")
@pytest.mark.rule("TEN-COM-4", "TEN-COM-5")
def test_frog_chorus_leaves_everybody_a_hand_of_two(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-3", "frog-chorus")
    s.deck("Bob", *LONG)
    s.deck("Suzie", "basic-0", "basic-0")  # drawn whole: nothing is asked
    s.deck("Jack", "basic-1", "basic-1", "basic-1")
    s.enter("dungeon-3")
    assert len(s.hand("Bob")) == 2
    s.redraw("Bob")
    assert len(s.hand("Bob")) == 2
    s.keep("Bob")
    assert len(s.played("Suzie")) == 2
    assert len(s.hand("Jack")) == 2


@pytest.mark.card("wandering-wisp", "enemy")
def test_wandering_wisp_stays_for_two_cards_of_the_starting_player(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-3", "wandering-wisp")
    s.dungeon("dungeon-4", "mud-ogre")
    s.deck("Bob", "orc", "kobold")  # exactly two
    s.deck("Suzie", *LONG)
    s.enter("dungeon-3")
    s.pay("Bob")
    assert s.discards("Bob") == ["orc", "kobold"]
    assert s.enemy() == "wandering-wisp"
    s.keep("Suzie")
    assert s.in_dungeon("dungeon-3") == ["wandering-wisp"]  # it fought and won
    assert s.space() == 4


@pytest.mark.card("wandering-wisp", "enemy")
@pytest.mark.rule("TEN-FX-8", "TEN-VIL-5")
def test_wandering_wisp_that_is_not_paid_moves_to_a_dungeon_of_the_partys_choice(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "kobold")
    s.dungeon("dungeon-3", "wandering-wisp", "wild-boar")
    s.dungeon("dungeon-9", "deep-kraken", "storm-roc")
    s.enter("dungeon-3")
    s.decline("Bob")
    assert s.options() == ["dungeon:dungeon-1", "dungeon:dungeon-9"]
    s.pick_dungeon("dungeon-9")
    assert s.in_dungeon("dungeon-9") == ["wandering-wisp", "deep-kraken", "storm-roc"]
    assert (s.token(), s.space()) == ("Suzie", 2)  # the token passes, the Boss token stays
    s.expect("continue-or-leave")
    s.leave()
    assert s.space() == 3
    s.enter("dungeon-9")
    assert s.enemy() == "wandering-wisp"
    s.pay("Suzie")


@pytest.mark.card("wandering-wisp", "enemy")
@pytest.mark.rule("TEN-FX-3", "TEN-FX-8", "TEN-LEAVE-4")
def test_wandering_wisp_moves_by_itself_when_it_cannot_be_paid(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "kobold")
    s.dungeon("dungeon-3", "wandering-wisp", reward="training-yard")
    s.deck("Bob", "basic-1")
    s.enter("dungeon-3")
    assert s.in_dungeon("dungeon-1") == ["wandering-wisp", "kobold"]
    assert s.in_dungeon("dungeon-3") == []
    s.expect("where-to")  # the dungeon is empty, not cleared: one step, no reward
    assert s.space() == 3
    assert s.happened("turn-began") == s.happened("reward-taken") == []


@pytest.mark.card("wandering-wisp", "enemy")
@pytest.mark.rule("TEN-FX-8")
def test_wandering_wisp_with_nowhere_to_go_makes_a_dungeon_of_its_own(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "wandering-wisp", "deep-kraken")
    s.enter("dungeon-9")
    s.decline("Bob")
    assert s.happened("dungeon-made") == [{"place": "dungeon-11", "level": 2}]
    assert s.in_dungeon("dungeon-11") == ["wandering-wisp"]
    s.leave()
    assert s.options() == ["enter:dungeon-9", "enter:dungeon-11", "enter:boss"]


@pytest.mark.card("twin-cutthroats", "enemy")
def test_twin_cutthroats_take_a_card_for_every_basic_0_played(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-3", "twin-cutthroats")
    s.deck("Bob", "basic-0", "basic-1", "basic-0", "orc", "kobold", "bat-swarm")
    s.deck("Suzie", *LONG)
    s.enter("dungeon-3")
    s.keep("Bob")
    s.play("Bob", "basic-1")
    assert s.discards("Bob") == ["orc", "kobold"]
    assert s.deck_of("Bob") == ["bat-swarm"]


@pytest.mark.card("twin-cutthroats", "enemy")
@pytest.mark.rule("TEN-FX-2", "TEN-FX-9")
def test_twin_cutthroats_take_from_whoever_plays_as_far_as_the_deck_goes(scene: MakeScene) -> None:
    s = scene(players=3, heroes=[["bard"], ["barbarian"], ["cleric"]])
    s.dungeon("dungeon-3", "twin-cutthroats")
    s.deck("Bob", "skill-bard", "basic-1", "basic-1", "basic-1")
    s.deck("Suzie", "basic-0", "orc", "basic-0")
    s.deck("Jack", *LONG)
    s.enter("dungeon-3")
    s.keep("Bob")
    s.play("Bob", "skill-bard")
    s.pick_player("Bob", "Suzie")  # Suzie plays a Basic 0, loses the Orc, and plays her last card
    assert s.played("Suzie") == ["basic-0", "basic-0"]
    assert s.discards("Suzie") == ["orc"]
    assert s.discards("Bob") == []


@pytest.mark.card("bog-leeches", "enemy")
def test_bog_leeches_take_two_cards_at_the_start_of_every_turn(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-3", "bog-leeches")
    s.deck("Bob", "orc", "kobold", *LONG)
    s.deck("Suzie", "bat-swarm")
    s.deck("Jack", *("basic-1",) * 6)
    s.enter("dungeon-3")
    assert s.discards("Bob") == ["orc", "kobold"]
    assert s.discards("Suzie") == s.discards("Jack") == []
    s.keep("Bob")
    assert (s.discards("Suzie"), s.played("Suzie")) == (["bat-swarm"], [])
    assert len(s.discards("Jack")) == 2
    assert len(s.hand("Jack")) == 3


@pytest.mark.card("bog-leeches", "enemy")
def test_bog_leeches_bite_in_both_turns_of_a_solo_combat(scene: MakeScene) -> None:
    s = scene(players=1)
    s.dungeon("dungeon-3", "bog-leeches")
    s.deck("Bob", *LONG, "basic-0", "basic-0", "basic-0")
    s.enter("dungeon-3")
    s.keep("Bob")
    assert len(s.discards("Bob")) == 4


@pytest.mark.card("fire-salamander", "enemy")
def test_fire_salamander_grows_with_every_redraw(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-3", "fire-salamander")
    s.deck("Bob", *LONG)
    s.deck("Suzie", *LONG)
    s.enter("dungeon-3")
    assert s.enemy_power() == 7
    s.redraw("Bob")
    assert s.enemy_power() == 8
    s.redraw("Bob")
    s.keep("Suzie")
    assert s.happened("combat-lost") == [{"enemy": "fire-salamander", "power": 9, "party": 0}]
    s.enter("dungeon-3")
    assert s.enemy_power() == 7  # forgotten with the combat


@pytest.mark.card("millers-ghost", "enemy")
def test_millers_ghost_takes_a_card_for_every_basic_1_played(scene: MakeScene) -> None:
    for left in (("orc", "kobold", "bat-swarm"), ("orc", "kobold"), ("orc",), ()):
        s = scene(players=3)
        s.dungeon("dungeon-3", "millers-ghost")
        s.deck("Bob", "basic-1", "basic-1", "basic-0", *left)
        s.deck("Suzie", *LONG)
        s.enter("dungeon-3")
        if left:
            s.keep("Bob")
        s.play("Bob", "basic-0")
        assert s.discards("Bob") == list(left[:2])
        assert s.deck_of("Bob") == list(left[2:])
        assert s.total("Bob") == 2
