"""The loot of level 5: power, piles and draws."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

ZEROS = ("basic-0",) * 12
ASKED = ZEROS[:4]  # a deck with a card more than a hand: its player is asked to keep or redraw, and the game waits


def fight(scene: MakeScene, enemy: str, *deck: str, players: int = 3, **config: object) -> Scene:
    """Bob is about to fight with this deck, and Suzie will be asked to keep her hand."""
    s = scene(players=players, **config)
    s.dungeon("dungeon-9", enemy, "kobold")
    s.deck("Bob", *deck)
    if players > 1:
        s.deck("Suzie", *ASKED)
    return s


@pytest.mark.card("crag-sovereign", "loot")
def test_mountain_breaker_is_worth_eight(scene: MakeScene) -> None:
    s = fight(scene, "iron-colossus", "crag-sovereign", "basic-0", "basic-0")
    s.enter("dungeon-9")
    assert (s.total("Bob"), s.asked()) == (8, "keep-or-redraw")


@pytest.mark.card("storm-roc", "loot")
def test_roc_talon_is_worth_seven(scene: MakeScene) -> None:
    s = fight(scene, "iron-colossus", "storm-roc", "basic-1", "basic-0")
    s.enter("dungeon-9")
    assert (s.total("Bob"), s.asked()) == (8, "keep-or-redraw")


@pytest.mark.card("silent-headsman", "loot")
@pytest.mark.parametrize(("third", "party", "falls"), [("cliff-giant", 12, True), ("mud-ogre", 11, False)])
def test_deathstrike_finishes_an_enemy_eight_away_and_not_one_nine_away(
    scene: MakeScene, third: str, party: int, falls: bool
) -> None:
    s = fight(scene, "crag-sovereign", "silent-headsman", "iron-colossus", third)
    s.enter("dungeon-9")
    s.play("Bob", third, "silent-headsman")
    if falls:
        s.expect("continue-or-leave")
        assert s.happened("enemy-defeated")[0]["party"] == party
        assert "crag-sovereign" in s.discards("Bob")
    else:
        s.expect("keep-or-redraw")
        assert (s.total("Bob"), s.enemy_power()) == (party, 20)


def test_deathstrike_counts_in_the_turn_in_which_it_is_played_only(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", "silent-headsman", "basic-0", "basic-0")
    s.deck("Suzie", "storm-roc", "iron-colossus", "cliff-giant")
    s.deck("Jack", *ASKED)
    s.enter("dungeon-9")
    s.play("Bob", "silent-headsman")
    s.expect("keep-or-redraw")  # Jack: Suzie's turn ended at 19 of 20
    assert s.party_power() == 19


@pytest.mark.parametrize(("third", "falls"), [("cliff-giant", False), ("storm-roc", True)])
def test_deathstrike_and_riposte_do_not_add_up(scene: MakeScene, third: str, falls: bool) -> None:
    s = fight(scene, "crag-sovereign", "silent-headsman", "masked-duelist", third)
    s.enter("dungeon-9")
    s.play("Bob", "silent-headsman", "masked-duelist")
    # 3 + 2 + 4 is 11 short: eight and three together; 3 + 2 + 7 is 8 short, and the later three takes nothing away
    assert s.asked() == ("continue-or-leave" if falls else "keep-or-redraw")


@pytest.mark.card("bone-king", "loot")
@pytest.mark.parametrize(("cards", "total"), [(0, 2), (1, 2), (2, 3), (3, 3), (15, 9), (16, 10), (18, 10)])
def test_crown_of_bones_gets_one_for_every_two_of_your_discards_and_eight_at_most(
    scene: MakeScene, cards: int, total: int
) -> None:
    s = fight(scene, "crag-sovereign", "bone-king")
    s.discard_pile("Bob", *("cliff-giant", "basic-0", *("basic-1",) * 16)[:cards])
    s.discard_pile("Suzie", "mud-ogre", "wild-boar")  # another player's do not count
    s.enter("dungeon-9")
    assert s.total("Bob") == total


def test_crown_of_bones_does_not_count_cards_in_front_of_you(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", "bone-king", "basic-0", "basic-0")
    s.enter("dungeon-9")
    s.play("Bob", "basic-0", "basic-0")
    assert s.total("Bob") == 2


@pytest.mark.card("well-hydra", "loot")
def test_hydra_blood_shuffles_the_whole_discard_pile_of_one_player_into_the_deck(scene: MakeScene) -> None:
    s = fight(scene, "bone-king", "well-hydra")
    s.discard_pile("Suzie", "mud-ogre", "wild-boar", "basic-1", "basic-1", "basic-1")
    s.discard_pile("Bob", "cellar-rats")
    s.enter("dungeon-9")
    assert (s.total("Bob"), s.enemy_power()) == (4, 16)
    s.accept("Bob")
    assert s.options() == ["player:0", "player:1", "player:2"]
    s.pick_player("Bob", "Suzie")
    assert s.discards("Suzie") == []
    assert len(s.deck_of("Suzie")) + len(s.hand("Suzie")) == 4 + 5
    assert s.discards("Bob") == ["cellar-rats"]
    assert s.happened("deck-shuffled") == [{"player": 1}]
    assert s.enemy_power() == 15  # six cards less lie in discard piles


def test_hydra_blood_can_feed_your_own_deck(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", "well-hydra")
    s.discard_pile("Bob", "basic-1", "basic-1")
    s.enter("dungeon-9")
    s.accept("Bob")
    s.pick_player("Bob", "Bob")
    assert (s.discards("Bob"), s.deck_of("Bob"), s.played("Bob")) == ([], ["basic-1", "basic-1"], ["well-hydra"])


def test_hydra_blood_may_be_left_and_does_nothing_for_an_empty_pile(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", "well-hydra")
    s.discard_pile("Suzie", "basic-1")
    s.enter("dungeon-9")
    s.decline("Bob")
    assert (s.discards("Suzie"), s.total("Bob")) == (["basic-1"], 4)

    s = fight(scene, "crag-sovereign", "well-hydra")
    s.enter("dungeon-9")
    s.accept("Bob")
    s.pick_player("Bob", "Jack")
    assert (len(s.deck_of("Jack")), s.total("Bob")) == (3, 4)


@pytest.mark.card("horned-prince", "loot")
@pytest.mark.parametrize("supply", [3, 2, 1, 0])
def test_infernal_pact_brings_two_basic_0_as_far_as_there_are_and_costs_three_cards(
    scene: MakeScene, supply: int
) -> None:
    top = ("horned-prince", "basic-1", "basic-1")
    s = fight(scene, "crag-sovereign", *top, "mud-ogre", "orc", "basic-1", "cellar-rats")
    s.reserve("basic-1", *ZEROS[:supply])
    s.enter("dungeon-9")
    s.keep("Bob")
    s.play("Bob", "horned-prince")
    assert s.discards("Bob") == [*ZEROS[: min(supply, 2)], "mud-ogre", "orc", "basic-1"]
    assert s.deck_of("Bob") == ["cellar-rats"]
    assert s.basics() == [*ZEROS[: max(supply - 2, 0)], "basic-1"]
    assert s.total("Bob") == 10 + 2


def test_infernal_pact_costs_what_a_small_deck_holds(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", "horned-prince", "basic-1", "basic-1", "mud-ogre")
    s.enter("dungeon-9")
    s.keep("Bob")
    s.play("Bob", "horned-prince")
    assert (s.discards("Bob"), s.deck_of("Bob"), s.total("Bob")) == (["mud-ogre"], [], 12)


@pytest.mark.card("star-serpent", "loot")
def test_falling_star_draws_up_to_three_cards_that_must_be_played(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", "star-serpent", "basic-0", "basic-0", "basic-1", "mud-ogre", "basic-1", "orc")
    s.enter("dungeon-9")
    s.keep("Bob")
    s.play("Bob", "star-serpent")
    for _ in range(3):
        s.expect("draw-more")
        s.answer("Bob", "draw")
    assert s.total("Bob") == 3 + 1 + 3 + 1  # all were played: no fourth card is offered
    assert s.deck_of("Bob") == ["orc"]


def test_falling_star_can_stop_at_any_card(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", "star-serpent", "basic-0", "basic-0", "basic-1", "mud-ogre")
    s.enter("dungeon-9")
    s.keep("Bob")
    s.play("Bob", "star-serpent")
    s.answer("Bob", "draw")
    assert s.options() == ["draw", "stop"]
    s.answer("Bob", "stop")
    assert (s.total("Bob"), s.deck_of("Bob")) == (4, ["mud-ogre"])


def test_falling_star_stops_with_the_deck(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", "star-serpent", "basic-0", "basic-0", "basic-1")
    s.enter("dungeon-9")
    s.keep("Bob")
    s.play("Bob", "star-serpent")
    s.answer("Bob", "draw")
    assert (s.total("Bob"), s.asked()) == (4, "keep-or-redraw")

    s = fight(scene, "crag-sovereign", "star-serpent")
    s.enter("dungeon-9")
    assert (s.total("Bob"), s.asked()) == (3, "keep-or-redraw")


@pytest.mark.card("hour-eater", "loot")
def test_stolen_hour_gives_another_turn_when_all_turns_are_over(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", "hour-eater", "basic-0", "basic-0", "mud-ogre", "wild-boar", "frog-chorus")
    s.enter("dungeon-9")
    s.keep("Bob")
    s.play("Bob", "hour-eater")
    s.keep("Suzie")
    assert sorted(s.hand("Bob")) == ["frog-chorus", "mud-ogre", "wild-boar"]  # Jack has had his turn too
    s.play("Bob", "frog-chorus")
    assert s.happened("turn-began") == [{"player": 0}, {"player": 1}, {"player": 2}, {"player": 0}]
    # 2, then 1 + 3 for Last Croak, as this is a last turn, and 3 + 3
    assert s.happened("combat-lost") == [{"enemy": "crag-sovereign", "power": 20, "party": 2 + 4 + 6}]


def test_stolen_hour_wins_in_the_extra_turn_and_its_player_takes_the_loot(scene: MakeScene) -> None:
    s = fight(scene, "iron-colossus", "hour-eater", "storm-roc", "basic-0", "crag-sovereign", "basic-0", "basic-0")
    s.enter("dungeon-9")
    s.keep("Bob")
    s.play("Bob", "hour-eater")
    s.keep("Suzie")
    assert s.happened("enemy-defeated") == [{"enemy": "iron-colossus", "player": 0, "power": 15, "party": 17}]
    assert "iron-colossus" in s.discards("Bob")


def test_stolen_hour_is_lost_when_the_enemy_falls_earlier(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", "hour-eater", "basic-1", "basic-0", "basic-1")
    s.dungeon("dungeon-9", "kobold", "crag-sovereign")
    s.enter("dungeon-9")
    s.keep("Bob")
    s.play("Bob", "hour-eater")
    s.go_on()
    s.keep("Suzie")  # she starts now; Jack and Bob follow, and nobody has a turn more
    assert [turn["player"] for turn in s.happened("turn-began")] == [0, 1, 2, 0]
    s.expect("where-to")


def test_stolen_hour_is_an_empty_turn_for_the_exhausted(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", "hour-eater", "basic-0", "basic-0")
    s.enter("dungeon-9")
    s.play("Bob", "hour-eater")
    s.keep("Suzie")
    assert s.happened("turn-began")[3:] == [{"player": 0}]
    assert s.happened("combat-lost")[0]["party"] == 2


def test_stolen_hour_is_a_third_turn_in_solo(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", "hour-eater", *ZEROS[:2], *("basic-1",) * 3, *ZEROS[:4], players=1)
    s.enter("dungeon-9")
    s.keep("Bob")
    s.play("Bob", "hour-eater")
    s.keep("Bob")
    s.keep("Bob")
    assert s.happened("combat-lost") == [{"enemy": "crag-sovereign", "power": 19, "party": 5}]
    assert len(s.happened("turn-began")) == 3


@pytest.mark.card("ash-phoenix", "loot")
@pytest.mark.parametrize(
    ("others", "first", "total"),
    [
        ("mud-ogre skill-cleric", "mud-ogre skill-cleric", 3 + 0 + 9),  # loot and Skills do not matter
        ("basic-0 basic-0", "ash-phoenix", 9),  # Basics that come later do not matter
        ("basic-0 mud-ogre", "basic-0 mud-ogre", 3 + 5),
        ("basic-1 mud-ogre", "basic-1 ash-phoenix", 1 + 3 + 5),
    ],
)
def test_pure_flame_gets_four_while_no_basic_lies_in_front_of_you(
    scene: MakeScene, others: str, first: str, total: int
) -> None:
    s = fight(scene, "crag-sovereign", "ash-phoenix", *others.split())
    s.enter("dungeon-9")
    s.play("Bob", *first.split())
    assert (s.total("Bob"), s.asked()) == (total, "keep-or-redraw")


def test_pure_flame_does_not_mind_basics_in_front_of_others(scene: MakeScene) -> None:
    s = fight(scene, "crag-sovereign", *ZEROS[:3])
    s.deck("Suzie", "ash-phoenix")
    s.deck("Jack", *ASKED)
    s.enter("dungeon-9")
    assert s.total("Suzie") == 9
