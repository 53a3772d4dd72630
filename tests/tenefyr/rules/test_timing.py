"""TEN-FX-6 and TEN-FX-9: effects at the same time, and effects that hold all the time."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]
ONE, ZERO = "basic-1", "basic-0"


@pytest.mark.rule("TEN-FX-6")
@pytest.mark.parametrize(("order", "counts"), [("minus-once", 1), ("minus-twice", 0)])
def test_the_rulebooks_example_with_a_card_that_doubles_a_played_one(scene: MakeScene, order: str, counts: int) -> None:
    """Hex Crone: Basics −1. Twin Daggers double the Basic 1: doubled, then −1, is 1; −1, then doubled, is 0."""
    s = scene()
    s.dungeon("dungeon-5", "hex-crone", "orc")
    s.deck("Bob", ONE, "twin-cutthroats")
    s.deck("Suzie", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-5")
    s.play("Bob", ONE)
    s.expect("order-of-effects")
    assert s.options() == ["minus-once", "minus-twice"]
    s.answer("Bob", order)
    assert s.total("Bob") == counts + 1  # and 1 for the daggers


@pytest.mark.rule("TEN-FX-6")
@pytest.mark.parametrize(("order", "counts"), [("minus-once", 1), ("minus-twice", 0)])
def test_the_rulebooks_example_with_a_card_that_doubles_the_next_one(scene: MakeScene, order: str, counts: int) -> None:
    """Warlord's Axe, for the Barbarian: the next card counts twice."""
    s = scene()
    s.dungeon("dungeon-9", "horned-prince", "orc")  # Basics −1
    s.deck("Bob", "warlord", ONE)
    s.deck("Suzie", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-9")
    s.play("Bob", "warlord")
    s.expect("order-of-effects")
    s.answer("Bob", order)
    assert s.total("Bob") == 3 + counts


@pytest.mark.rule("TEN-FX-6")
@pytest.mark.parametrize(
    ("cards", "total"),
    [((ONE, "twin-cutthroats"), 1 + 1), (("warlord", ONE), 3 + 1)],
    ids=["a-played-card", "the-next-card"],
)
def test_outside_its_owners_turn_the_player_whose_turn_it_is_picks_the_order(
    scene: MakeScene, cards: tuple[str, str], total: int
) -> None:
    """In Suzie's turn the Rallying Song makes Bob play two cards under the Horned Prince, Basics −1."""
    s = scene(start="Suzie")
    s.dungeon("dungeon-9", "horned-prince", "orc")
    s.deck("Suzie", "skill-bard")
    s.deck("Bob", *cards, ZERO, ZERO, ZERO, ZERO)
    s.deck("Jack", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-9")
    assert s.options() == ["player:0", "player:2"]
    s.pick_player("Suzie", "Bob")
    s.expect("order-of-effects")
    s.answer("Suzie", "minus-once")
    assert s.total("Bob") == total


@pytest.mark.rule("TEN-FX-6")
def test_without_a_minus_there_is_nothing_to_order(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-5", "cliff-giant", "orc")
    s.deck("Bob", ONE, "twin-cutthroats")
    s.deck("Suzie", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-5")
    s.play("Bob", ONE)
    assert (s.asked(), s.total("Bob")) == ("keep-or-redraw", 3)


@pytest.mark.rule("TEN-FX-9")
def test_the_rulebooks_example_a_basic_0_discarded_now_weakens_the_enemy_now(scene: MakeScene) -> None:
    """Puddle Slime: 8 for three players, 1 less for each Basic 0 in each discard pile."""
    s = scene()
    s.dungeon("dungeon-1", "puddle-slime", "orc")
    s.deck("Bob", ZERO, ZERO, ONE, ZERO, ZERO, ZERO, ONE)
    s.deck("Suzie", ZERO, ZERO, ONE, ZERO)
    s.discard_pile("Jack", ZERO)
    s.enter("dungeon-1")
    assert s.enemy_power() == 7
    s.redraw("Bob")  # two more, the Basic 1 does not count
    assert s.enemy_power() == 5
    s.keep("Bob")
    assert s.played("Bob") == [ZERO, ZERO, ZERO]
    assert s.enemy_power() == 5  # played cards are not yet in a discard pile
    s.redraw("Suzie")
    assert s.happened("enemy-power-changed")[-1] == {"enemy": "puddle-slime", "amount": -2, "power": 3}
    assert s.happened("combat-lost") == [{"enemy": "puddle-slime", "power": 3, "party": 0}]


@pytest.mark.rule("TEN-FX-9")
def test_an_enemys_effect_holds_during_all_players_turns(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-3", "frog-chorus", "orc")  # one card fewer for everybody
    for who in ("Bob", "Suzie", "Jack"):
        s.deck(who, ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-3")
    for who in ("Bob", "Suzie", "Jack"):
        assert len(s.hand(who)) == 2
        s.keep(who)


@pytest.mark.rule("TEN-FX-9")
def test_unless_it_says_otherwise(scene: MakeScene) -> None:
    s = scene(start="Suzie")
    s.dungeon("dungeon-1", "walking-scarecrow", "orc")  # the starting player draws one card fewer
    for who in ("Suzie", "Jack", "Bob"):
        s.deck(who, ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-1")
    for who, size in (("Suzie", 2), ("Jack", 3), ("Bob", 3)):
        assert len(s.hand(who)) == size
        s.keep(who)


@pytest.mark.rule("TEN-FX-9")
def test_each_time_you_play_means_whoever_plays_the_card(scene: MakeScene) -> None:
    """Twin Cutthroats: each time you play a Basic 0, discard the top card of your deck."""
    s = scene()
    s.dungeon("dungeon-3", "twin-cutthroats", "orc")
    s.deck("Bob", ONE, ONE, ZERO, "wild-boar", ONE)
    s.deck("Suzie", ZERO, ZERO, ONE, "mud-ogre", ONE, ONE)
    s.deck("Jack", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-3")
    s.keep("Bob")
    s.play("Bob", ONE, ZERO)
    s.keep("Suzie")
    s.play("Suzie", ZERO, ZERO)
    assert (s.discards("Bob"), s.discards("Suzie"), s.discards("Jack")) == (["wild-boar"], ["mud-ogre", ONE], [])


@pytest.mark.rule("TEN-FX-9")
@pytest.mark.parametrize(("first", "total"), [("hex-crone", 1 + 2 + 1), (ZERO, 0 + 1 + 1)])
def test_a_change_to_card_power_applies_when_the_card_is_played(scene: MakeScene, first: str, total: int) -> None:
    """Hexed Doll: Basic 0 played after it this turn have 2 more power; what lies there already does not change."""
    s = scene()
    s.dungeon("dungeon-5", "cliff-giant", "orc")
    s.deck("Bob", "hex-crone", ZERO, ONE)
    s.deck("Suzie", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-5")
    s.play("Bob", first)
    if first == ZERO:
        s.play("Bob", "hex-crone")
    assert s.total("Bob") == total


@pytest.mark.rule("TEN-FX-9")
def test_ignoring_the_enemy_does_not_change_what_was_played(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-9", "horned-prince", "orc")  # Basics −1
    s.deck("Bob", ZERO, ZERO, "dream-gnawer")
    s.deck("Suzie", ONE, ONE, ZERO, ZERO)
    s.enter("dungeon-9")
    s.play("Bob", ZERO, "dream-gnawer")  # Waking Dream 5: the enemy's rules do nothing any more
    assert s.total("Bob") == -1 + 5 + 0
    s.keep("Suzie")
    assert s.happened("combat-lost") == [{"enemy": "horned-prince", "power": 15, "party": 6}]
