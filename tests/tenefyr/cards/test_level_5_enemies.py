"""The enemies of level 5."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

ZEROS = ("basic-0",) * 12
ASKED = ZEROS[:4]  # a deck with a card more than a hand: its player is asked to keep or redraw, and the game waits
MIGHT = ("storm-roc", "iron-colossus", "siege-beast")  # one hand without rules: 7 + 5 + 5
POWERS = [
    ("crag-sovereign", 19, 20, 24),
    ("silent-headsman", 16, 17, 20),
    ("bone-king", 14, 15, 18),
    ("well-hydra", 15, 16, 19),
    ("horned-prince", 14, 15, 18),
    ("star-serpent", 24, 27, 33),
    ("storm-roc", 17, 18, 21),
    ("dream-gnawer", 15, 16, 19),
    ("deep-kraken", 16, 17, 20),
    ("doom-herald", 17, 18, 21),
    ("crowned-jester", 16, 17, 20),
    ("vault-keeper", 18, 19, 22),
    ("hour-eater", 13, 13, 15),
    ("ash-phoenix", 16, 17, 20),
]


@pytest.mark.rule("TEN-COM-1", "TEN-SOLO-1")
@pytest.mark.parametrize(("enemy", "two", "three", "four"), POWERS)
def test_the_power_depends_on_the_number_of_players(enemy: str, two: int, three: int, four: int) -> None:
    for players, power in ((1, two), (2, two), (3, three), (4, four)):
        s = Scene(players=players)
        s.dungeon("dungeon-9", enemy)
        s.enter("dungeon-9")
        assert s.happened("combat-began")[0] == {"enemy": enemy, "power": power}


@pytest.mark.card("crag-sovereign", "enemy")
@pytest.mark.parametrize(("last", "falls"), [("cellar-rats", True), ("basic-1", False)])
def test_crag_sovereign_falls_to_its_power_and_not_to_one_less(scene: MakeScene, last: str, falls: bool) -> None:
    s = scene(players=2)
    s.dungeon("dungeon-9", "crag-sovereign", "kobold")
    s.deck("Bob", *MIGHT)
    s.deck("Suzie", last)
    s.enter("dungeon-9")  # 17, and 2 or 1, against 19
    if falls:
        assert s.asked() == "continue-or-leave"
        assert "crag-sovereign" in s.discards("Suzie")
    else:
        assert s.happened("combat-lost") == [{"enemy": "crag-sovereign", "power": 19, "party": 18}]


@pytest.mark.card("silent-headsman", "enemy")
def test_silent_headsman_takes_five_cards_of_the_starting_player_alone(scene: MakeScene) -> None:
    s = scene(players=3, start="Suzie")
    s.dungeon("dungeon-9", "silent-headsman")
    s.deck("Suzie", "basic-1", *ZEROS[:3], "basic-1", "cellar-rats", *ASKED)
    s.deck("Jack", *ASKED)
    s.enter("dungeon-9")
    assert s.discards("Suzie") == ["basic-1", "basic-0", "basic-0", "basic-0", "basic-1"]
    assert s.hand("Suzie") == ["cellar-rats", "basic-0", "basic-0"]
    s.keep("Suzie")
    assert (len(s.discards("Suzie")), len(s.hand("Jack"))) == (5, 3)  # once, not in each turn
    assert s.discards("Bob") == s.discards("Jack") == []


@pytest.mark.parametrize("size", [5, 2, 0])
def test_silent_headsman_takes_what_a_small_deck_holds(scene: MakeScene, size: int) -> None:
    s = scene(players=2)
    s.dungeon("dungeon-9", "silent-headsman")
    s.deck("Bob", *ZEROS[:size])
    s.deck("Suzie", *ASKED)
    s.enter("dungeon-9")
    assert s.discards("Bob") == list(ZEROS[:size])
    assert (s.deck_of("Bob"), s.played("Bob")) == ([], [])  # a turn that adds nothing
    s.expect("keep-or-redraw")


def test_silent_headsman_takes_five_cards_once_in_solo(scene: MakeScene) -> None:
    s = scene(players=1)
    s.dungeon("dungeon-9", "silent-headsman")
    s.deck("Bob", *ZEROS)
    s.enter("dungeon-9")
    assert len(s.discards("Bob")) == 5
    s.keep("Bob")
    s.keep("Bob")
    assert s.happened("card-discarded") == [{"player": 0, "card": "basic-0"}] * 5


@pytest.mark.card("bone-king", "enemy")
@pytest.mark.rule("TEN-FX-9")
def test_bone_king_gets_one_power_for_every_six_cards_in_all_discard_piles(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "bone-king")
    s.discard_pile("Suzie", "basic-1", "cellar-rats")
    s.deck("Bob", *ZEROS[:12])
    s.enter("dungeon-9")
    assert s.enemy_power() == 15
    s.redraw("Bob")  # five cards lie there now
    assert s.enemy_power() == 15
    s.redraw("Bob")  # eight
    assert s.enemy_power() == 16
    s.redraw("Bob")  # eleven; the last three are played, not discarded
    assert s.happened("combat-lost") == [{"enemy": "bone-king", "power": 16, "party": 0}]


@pytest.mark.parametrize(("cards", "power"), [(0, 15), (5, 15), (6, 16), (11, 16), (12, 17)])
def test_bone_king_rounds_the_count_down(scene: MakeScene, cards: int, power: int) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "bone-king")
    s.discard_pile("Jack", *ZEROS[:cards])
    s.deck("Bob", *ASKED)
    s.enter("dungeon-9")
    assert s.enemy_power() == power


@pytest.mark.card("well-hydra", "enemy")
def test_well_hydra_grows_by_two_after_each_turn(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "well-hydra", "kobold")
    for player in ("Bob", "Suzie", "Jack"):
        s.deck(player, *ASKED)
    s.enter("dungeon-9")
    powers = []
    for player in ("Bob", "Suzie", "Jack"):
        powers.append(s.enemy_power())
        s.keep(player)
    assert powers == [16, 18, 20]
    assert s.happened("combat-lost") == [{"enemy": "well-hydra", "power": 22, "party": 0}]
    s.enter("dungeon-9")
    assert s.enemy_power() == 16  # nothing of the lost combat remains


def test_well_hydra_grows_before_the_next_turn_reaches_its_power(scene: MakeScene) -> None:
    s = scene(players=2)
    s.dungeon("dungeon-9", "well-hydra")
    s.deck("Bob", "storm-roc", "iron-colossus", "cellar-rats")
    s.deck("Suzie", "basic-1", "basic-1", "basic-0")
    s.enter("dungeon-9")
    assert s.happened("combat-lost") == [{"enemy": "well-hydra", "power": 19, "party": 16}]


def test_well_hydra_does_not_grow_in_the_turn_in_which_it_falls(scene: MakeScene) -> None:
    s = scene(players=2)
    s.dungeon("dungeon-9", "well-hydra", "kobold")
    s.deck("Bob", "storm-roc", "iron-colossus", "mud-ogre")
    s.enter("dungeon-9")
    assert s.happened("enemy-defeated") == [{"enemy": "well-hydra", "player": 0, "power": 15, "party": 15}]


@pytest.mark.card("horned-prince", "enemy")
def test_horned_prince_takes_one_power_from_basics_and_none_from_loot_and_skills(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "horned-prince")
    s.deck("Bob", "basic-1", "basic-0", "cellar-rats")
    s.deck("Suzie", "skill-thief", "basic-0", "basic-0")
    s.deck("Jack", *ASKED)
    s.enter("dungeon-9")
    assert s.total("Bob") == 0 - 1 + 2
    s.play("Suzie", "basic-0", "basic-0")
    assert s.total("Suzie") == -2  # nothing is floored
    assert s.party_power() == -1


@pytest.mark.card("star-serpent", "enemy")
def test_star_serpent_deals_hands_of_five_that_nobody_can_redraw(scene: MakeScene) -> None:
    s = scene(players=2)
    s.dungeon("dungeon-9", "star-serpent")
    s.deck("Bob", "basic-1", "basic-1", "basic-1", "basic-1", "kobold", "cellar-rats")
    s.deck("Suzie", *ZEROS[:4], "orc", "basic-1")
    s.enter("dungeon-9")
    s.expect("play")  # not keep-or-redraw, although a card is left
    assert (len(s.hand("Bob")), s.deck_of("Bob")) == (5, ["cellar-rats"])
    s.play("Bob", "kobold")
    assert s.total("Bob") == 5
    assert len(s.hand("Suzie")) == 5


def test_star_serpent_deals_the_whole_of_a_small_deck(scene: MakeScene) -> None:
    s = scene(players=2)
    s.dungeon("dungeon-9", "star-serpent")
    s.deck("Bob", *ZEROS[:3], "kobold")
    s.enter("dungeon-9")
    assert len(s.hand("Bob")) == 4
    assert s.deck_of("Bob") == []


@pytest.mark.card("storm-roc", "enemy")
def test_storm_roc_costs_everybody_two_cards_for_each_redraw(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "storm-roc")
    s.deck("Bob", *ZEROS[:3], "basic-1", "basic-1", *ZEROS[:4])
    s.deck("Suzie", "basic-1", *ZEROS[:5])
    s.deck("Jack", "basic-1")
    s.enter("dungeon-9")
    assert s.discards("Suzie") == []
    s.redraw("Bob")
    assert s.discards("Bob") == [*ZEROS[:3], "basic-1", "basic-1"]  # the two from the deck, then a new hand
    assert (s.hand("Bob"), s.deck_of("Bob")) == (list(ZEROS[:3]), ["basic-0"])
    assert s.discards("Suzie") == ["basic-1", "basic-0"]
    assert s.discards("Jack") == ["basic-1"]  # as far as possible
    s.keep("Bob")
    assert len(s.discards("Suzie")) == 2


def test_storm_roc_can_leave_nothing_for_the_new_hand(scene: MakeScene) -> None:
    s = scene(players=2)
    s.dungeon("dungeon-9", "storm-roc")
    s.deck("Bob", *ZEROS[:5])
    s.deck("Suzie", *ZEROS[:6])
    s.enter("dungeon-9")
    s.redraw("Bob")
    assert len(s.discards("Bob")) == 5
    assert s.played("Bob") == []
    s.expect("keep-or-redraw")


@pytest.mark.card("dream-gnawer", "enemy")
def test_dream_gnawer_takes_four_cards_or_one_of_the_hand_in_every_turn(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "dream-gnawer")
    s.deck("Bob", *ZEROS[:4], "basic-1", "basic-1", "basic-1", "basic-0")
    s.deck("Suzie", "basic-1", "basic-1", "basic-0", "cellar-rats", "bramble-wolf")
    s.enter("dungeon-9")
    s.expect("choose")
    s.option("Bob", 1)
    assert s.discards("Bob") == list(ZEROS[:4])
    assert s.hand("Bob") == ["basic-1"] * 3
    s.keep("Bob")
    s.option("Suzie", 2)
    assert s.discards("Suzie") == []
    assert s.hand("Suzie") == ["basic-1"] * 2
    s.redraw("Suzie")
    assert s.hand("Suzie") == ["basic-0", "cellar-rats"]  # the new hand is as small
    s.keep("Suzie")
    s.option("Jack", 1)  # three cards are all there are
    assert s.happened("combat-lost") == [{"enemy": "dream-gnawer", "power": 16, "party": 5}]


def test_dream_gnawer_can_be_given_cards_that_are_not_there(scene: MakeScene) -> None:
    s = scene(players=2)
    s.dungeon("dungeon-9", "dream-gnawer")
    s.deck("Bob")
    s.enter("dungeon-9")
    assert s.options() == ["option:1", "option:2"]
    s.option("Bob", 1)
    assert s.discards("Bob") == []
    s.option("Suzie", 1)
    assert s.happened("card-discarded") == [{"player": 1, "card": "basic-0"}] * 3


@pytest.mark.card("deep-kraken", "enemy")
def test_deep_kraken_takes_three_cards_of_everybody(scene: MakeScene) -> None:
    s = scene(players=4)
    s.dungeon("dungeon-9", "deep-kraken")
    s.deck("Bob", "basic-1", "basic-0", "basic-1", *ASKED)
    s.deck("Suzie", *ZEROS[:3])
    s.deck("Jack", "basic-1")
    s.deck("Ann")
    s.enter("dungeon-9")
    assert s.discards("Bob") == ["basic-1", "basic-0", "basic-1"]
    assert s.deck_of("Bob") == ["basic-0"]
    assert s.discards("Suzie") == list(ZEROS[:3])
    assert s.discards("Jack") == ["basic-1"]
    assert s.discards("Ann") == []
    assert s.happened("player-exhausted") == [{"player": 1}, {"player": 2}]
    s.keep("Bob")
    assert len(s.happened("card-discarded")) == 3 + 3 + 1  # once, not in each turn
