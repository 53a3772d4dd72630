"""TEN-REW: who chooses a reward, and who gets it."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]
ONE, ZERO = "basic-1", "basic-0"


@pytest.mark.rule("TEN-REW-1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_player_chooses_and_gets_their_own(scene: MakeScene, players: int) -> None:
    """Training Yard: remove two Basic 0, or give a card away. Asked clockwise from the new holder of the token."""
    s = scene(players=players)
    s.dungeon("dungeon-1", "kobold", reward="training-yard")
    s.dungeon("dungeon-2", "orc")
    s.deck("Bob", "iron-colossus", ZERO, ZERO)
    s.enter("dungeon-1")
    names = ["Bob", "Suzie", "Jack", "Ann"][:players]
    for who in names[1:] + names[:1]:
        decision = s.table.decision
        assert decision is not None
        assert (decision.kind, decision.seats) == ("reward", (names.index(who),))
        s.option(who, 1)
    assert s.deck_of("Bob").count(ZERO) == 0
    assert all(s.deck_of(who) == [ZERO] for who in names[1:])
    taken = [(reward["player"], reward["option"]) for reward in s.happened("reward-taken")]
    assert taken == [(names.index(who), 1) for who in names[1:] + names[:1]]


@pytest.mark.rule("TEN-REW-1")
def test_choices_may_differ(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-1", "kobold", reward="hearth-and-ale")
    s.dungeon("dungeon-2", "orc")
    s.deck("Bob", "iron-colossus", ZERO, ZERO)
    s.reserve("cellar-rats")
    s.enter("dungeon-1")
    s.option("Suzie", 2)
    s.option("Jack", 1)
    s.option("Bob", 1)
    assert sorted(s.deck_of("Suzie")) == [ZERO, ZERO, ZERO, "cellar-rats"]
    assert s.deck_of("Jack") == [ZERO]
    assert sorted(s.deck_of("Bob")) == ["iron-colossus", "kobold"]


@pytest.mark.rule("TEN-REW-2")
def test_a_shared_reward_is_chosen_once_and_its_card_goes_to_one_player_chosen_together(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-1", "kobold", reward="peddlers-cart")
    s.dungeon("dungeon-2", "orc")
    s.deck("Bob", "iron-colossus")
    s.reserve("mud-ogre", "wild-boar")
    s.enter("dungeon-1")
    for question, answer in (("reward", "option:1"), ("pick-player", "player:2")):
        decision = s.table.decision
        assert decision is not None
        assert (decision.kind, decision.seats, decision.final_seat) == (question, (0, 1, 2), 1)
        s.answer("Suzie", answer)
    s.pick("Jack", "wild-boar")
    assert sorted(s.deck_of("Jack")) == [ZERO, ZERO, ZERO, "wild-boar"]
    assert s.in_reserve(2) == ["mud-ogre"]
    assert s.happened("reward-taken") == [{"card": "peddlers-cart", "player": None, "option": 1}]
    assert s.asked() == "where-to"


@pytest.mark.rule("TEN-REW-2")
def test_a_shared_reward_that_is_no_card_holds_for_everybody(scene: MakeScene) -> None:
    """Torchlight: each enemy of the next dungeon has 1 power less, until it is left."""
    s = scene()
    s.dungeon("dungeon-1", "rattling-bones", reward="village-watch")
    s.dungeon("dungeon-2", "cellar-rats", "drunken-brute", "orc")
    s.deck("Bob", "iron-colossus", "siege-beast")
    s.enter("dungeon-1")
    s.option("Suzie", 1)
    s.enter("dungeon-2")
    s.go_on()  # all are exhausted, and the Brute wins
    s.enter("dungeon-2")
    assert [(fight["enemy"], fight["power"]) for fight in s.happened("combat-began")] == [
        ("rattling-bones", 5),
        ("cellar-rats", 4 - 1),
        ("drunken-brute", 7 - 1),
        ("drunken-brute", 7),
    ]
