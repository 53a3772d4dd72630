"""TEN-COM-1 to TEN-COM-8: a combat begins, and turns are taken."""

from collections.abc import Callable

import pytest

from questable.games.tenefyr.game import TenefyrGame
from questable.testkit import Scene

MakeScene = Callable[..., Scene]
ONE, ZERO = "basic-1", "basic-0"


@pytest.mark.rule("TEN-COM-1")
@pytest.mark.parametrize(("players", "power"), [(1, 6), (2, 6), (3, 8), (4, 10)])
def test_the_face_up_enemy_has_its_power_for_the_number_of_players(scene: MakeScene, players: int, power: int) -> None:
    s = scene(players=players)
    s.dungeon("dungeon-3", "mud-ogre", "wild-boar")
    s.deck("Bob", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-3")
    assert (s.enemy(), s.enemy_power()) == ("mud-ogre", power)


@pytest.mark.rule("TEN-COM-2")
def test_effects_at_the_start_of_the_combat_happen_before_any_turn(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-1", "dust-moths", "orc")  # each player discards the top card
    for who in ("Bob", "Suzie", "Jack"):
        s.deck(who, ONE, ZERO, ZERO, ZERO)
    s.enter("dungeon-1")
    ids = [event["id"] for event in s.table.events(None)]
    assert ids.index("combat-began") < ids.index("card-discarded")
    assert ids.count("card-discarded") == 3
    assert len(ids) - 1 - ids[::-1].index("card-discarded") < ids.index("turn-began")


@pytest.mark.rule("TEN-COM-2", "TEN-FX-6")
def test_at_the_start_of_the_combat_the_holder_of_the_token_orders_effects(
    scene: MakeScene, game_with: Callable[..., TenefyrGame]
) -> None:
    """A made-up enemy lets everybody play two cards before any turn, and takes 1 from Basics."""
    game = game_with(
        eager_shade="""
dungeon-cards:
  - id: eager-shade
    level: 1
    enemy:
      name: {en: Eager Shade, fr: Ombre, nl: Schim}
      power: {2: 9, 3: 9, 4: 9}
      rules:
        - {when: combat-start, do: [{who: each-player, do: [{play-top: 2}]}]}
        - {while: combat, do: [{card-power: {of: basic, by: -1}}]}
    loot: {name: {en: Shade, fr: Ombre, nl: Schim}, power: 1, rules: []}
"""
    )
    s = scene(start="Jack", game=game)
    s.dungeon("dungeon-1", "eager-shade", "orc")
    s.deck("Suzie", ONE, "twin-cutthroats")  # Twin Daggers double the Basic 1
    s.deck("Jack", ZERO, ZERO, ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-1")
    decision = s.table.decision
    assert decision is not None
    assert (decision.kind, decision.final_seat) == ("order-of-effects", 2)  # nobody's turn, and Jack has the token
    s.answer("Jack", "minus-once")
    assert s.total("Suzie") == 1 + 1


@pytest.mark.rule("TEN-COM-2")
def test_what_each_player_does_at_the_start_goes_clockwise_from_the_holder_of_the_token(scene: MakeScene) -> None:
    s = scene(start="Suzie")
    s.dungeon("dungeon-5", "bone-ferryman", "orc")  # each player: discard three, or take a Basic 0
    s.reserve(ZERO, ZERO, ZERO)
    s.enter("dungeon-5")
    for who in ("Suzie", "Jack", "Bob"):
        s.option(who, 2)


@pytest.mark.rule("TEN-COM-3")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("start", ["Bob", "Suzie"])
def test_turns_go_clockwise_from_the_starting_player(scene: MakeScene, players: int, start: str) -> None:
    s = scene(players=players, start=start)
    s.dungeon("dungeon-3", "mud-ogre", "wild-boar")
    s.enter("dungeon-3")
    first = ("Bob", "Suzie").index(start)
    assert [turn["player"] for turn in s.happened("turn-began")] == [(first + i) % players for i in range(players)]


@pytest.mark.rule("TEN-COM-4")
def test_a_hand_is_three_cards_or_all_that_are_left(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-3", "mud-ogre", "wild-boar")
    s.deck("Bob", ONE, ZERO, ONE, ZERO, ZERO)
    s.deck("Suzie", ONE, ONE)
    s.deck("Jack", ONE)
    s.enter("dungeon-3")
    assert s.hand("Bob") == [ONE, ZERO, ONE]
    s.keep("Bob")
    drawn = [event["player"] for event in s.happened("card-drawn")]
    assert (drawn.count(0), drawn.count(1), drawn.count(2)) == (3, 2, 1)


@pytest.mark.rule("TEN-COM-4")
@pytest.mark.parametrize(
    ("enemy", "place", "size"), [("drunken-brute", "dungeon-1", 4), ("frog-chorus", "dungeon-3", 2)]
)
def test_cards_change_the_size_of_a_hand(scene: MakeScene, enemy: str, place: str, size: int) -> None:
    s = scene()
    s.dungeon(place, enemy, "orc")
    s.deck("Bob", ONE, ZERO, ONE, ZERO, ONE)
    s.enter(place)
    assert s.hand("Bob") == [ONE, ZERO, ONE, ZERO][:size]


@pytest.mark.rule("TEN-COM-5")
def test_a_hand_is_kept_or_discarded_whole_for_a_new_one_as_often_as_wanted(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-3", "mud-ogre", "wild-boar")
    s.deck("Bob", ZERO, ZERO, ONE, ZERO, ONE, ONE, ONE, ONE)
    s.deck("Suzie", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-3")
    assert s.options() == ["keep", "redraw"]
    s.redraw("Bob")
    assert (s.hand("Bob"), s.discards("Bob")) == ([ZERO, ONE, ONE], [ZERO, ZERO, ONE])
    assert s.options() == ["keep", "redraw"]
    s.redraw("Bob")  # two cards are left, and with an empty deck the hand is kept
    assert s.played("Bob") == [ONE, ONE]
    assert s.discards("Bob") == [ZERO, ZERO, ONE, ZERO, ONE, ONE]
    assert (s.asked(), s.total("Bob")) == ("keep-or-redraw", 2)
    s.keep("Suzie")


@pytest.mark.rule("TEN-COM-5")
def test_a_changed_hand_size_is_kept_for_every_new_hand(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-3", "frog-chorus", "orc")
    s.deck("Bob", *[ZERO] * 9)
    s.enter("dungeon-3")
    for redraws in range(3):
        assert (len(s.hand("Bob")), len(s.discards("Bob"))) == (2, 2 * redraws)
        s.redraw("Bob")


@pytest.mark.rule("TEN-COM-6")
def test_a_player_is_exhausted_from_the_moment_the_last_card_is_drawn(scene: MakeScene) -> None:
    """A Crypt Warden has 3 more power for each player with an empty deck."""
    s = scene()
    s.dungeon("dungeon-5", "crypt-warden", "orc")
    s.deck("Bob", ONE, "kobold", ONE)  # Tunnel Map asks for the order: the hand is still there to be seen
    s.deck("Suzie", ZERO, ZERO, ZERO, ZERO)
    s.deck("Jack", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-5")
    assert (s.asked(), s.hand("Bob")) == ("play", [ONE, "kobold", ONE])
    assert s.enemy_power() == 10 + 3
    assert s.happened("player-exhausted") == [{"player": 0}]
    s.play("Bob", "kobold")  # what is in hand is still played
    assert s.total("Bob") == 3


@pytest.mark.rule("TEN-COM-6")
def test_a_turn_begun_with_an_empty_deck_is_taken_and_adds_nothing(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-3", "mud-ogre", "orc")
    s.deck("Bob", ONE, ONE, ONE)
    s.deck("Suzie")
    s.deck("Jack")
    s.enter("dungeon-3")
    assert [turn["player"] for turn in s.happened("turn-began")] == [0, 1, 2]
    assert [card["player"] for card in s.happened("card-played")] == [0, 0, 0]
    assert s.happened("combat-lost") == [{"enemy": "mud-ogre", "power": 8, "party": 3}]


@pytest.mark.rule("TEN-COM-6", "TEN-COM-12")
def test_an_exhausted_player_still_has_an_end_step(scene: MakeScene) -> None:
    """A Crooked Piper falls in the last turn only: that of Jack, who has no cards and takes the loot."""
    s = scene()
    s.dungeon("dungeon-3", "crooked-piper", "orc")
    s.deck("Bob", "iron-colossus", "mud-ogre")
    s.deck("Jack")
    s.enter("dungeon-3")
    assert s.discards("Jack") == ["crooked-piper"]


@pytest.mark.rule("TEN-COM-7")
def test_every_card_in_hand_must_be_played_in_the_order_the_player_picks(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-5", "cliff-giant", "orc")
    s.deck("Bob", "hedge-robber", "empty-armour", "barrow-ghoul")  # three cards with rules
    s.enter("dungeon-5")
    assert s.options() == ["play:hedge-robber", "play:barrow-ghoul", "play:empty-armour"]  # and no way to stop
    s.play("Bob", "empty-armour")
    assert s.options() == ["play:hedge-robber", "play:barrow-ghoul"]
    s.play("Bob", "barrow-ghoul")  # the last one follows by itself
    assert [card["card"] for card in s.happened("card-played")][:3] == ["empty-armour", "barrow-ghoul", "hedge-robber"]


@pytest.mark.rule("TEN-COM-7")
@pytest.mark.parametrize(("first", "total"), [("hedge-robber", 2 + 2), ("bramble-wolf", 2 + 1)])
def test_the_order_makes_a_difference(scene: MakeScene, first: str, total: int) -> None:
    """Cheap Shot has 1 more power as the first card."""
    s = scene()
    s.dungeon("dungeon-5", "cliff-giant", "orc")
    s.deck("Bob", "bramble-wolf", "hedge-robber")
    s.deck("Suzie", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-5")
    s.play("Bob", first)
    assert s.total("Bob") == total


@pytest.mark.rule("TEN-COM-7")
def test_each_card_is_resolved_fully_before_the_next_is_played(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-5", "cliff-giant", "orc")
    s.deck("Bob", "dust-moths", ONE, "kobold", ZERO, ONE)
    s.enter("dungeon-5")
    s.keep("Bob")
    s.play("Bob", "dust-moths")  # Moth Lantern looks at two cards of the deck
    s.expect("arrange")
    assert s.played("Bob") == ["dust-moths"]
    s.answer("Bob", "discard:basic-0")
    s.answer("Bob", "put-back:basic-1")
    s.expect("play")


@pytest.mark.rule("TEN-COM-7")
def test_cards_drawn_in_the_play_step_join_the_hand_and_cannot_be_drawn_anew(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-5", "cliff-giant", "orc")
    s.deck("Bob", "clockwork-sentry", ONE, ZERO, "hedge-robber", "kobold", ZERO)
    s.deck("Suzie", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-5")
    s.keep("Bob")
    s.play("Bob", "clockwork-sentry")  # Spare Gears: discard a card from hand to draw two
    s.pay("Bob")
    s.pick("Bob", ONE)
    assert s.hand("Bob") == [ZERO, "hedge-robber", "kobold"]
    assert s.options() == ["play:basic-0", "play:kobold", "play:hedge-robber"]  # no redraw, no end
    s.play("Bob", "kobold", "hedge-robber")
    assert s.played("Bob") == ["clockwork-sentry", "kobold", "hedge-robber", ZERO]
    assert s.deck_of("Bob") == [ZERO]


@pytest.mark.rule("TEN-COM-7")
def test_nobody_is_asked_for_an_order_that_cannot_matter(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-5", "cliff-giant", "orc")
    s.deck("Bob", ONE, "mud-ogre", ZERO)  # no rules on any of them
    s.deck("Suzie", ONE, ZERO, ZERO, ZERO)
    s.enter("dungeon-5")
    assert (s.asked(), s.total("Bob")) == ("keep-or-redraw", 4)


@pytest.mark.rule("TEN-COM-8")
def test_power_is_added_to_its_players_total_and_the_party_has_the_sum(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-5", "cliff-giant", "orc")
    s.deck("Bob", ONE, "mud-ogre", ZERO)
    s.deck("Suzie", ONE, ONE, ZERO)
    s.deck("Jack", ONE, ZERO, ZERO, ZERO)
    s.enter("dungeon-5")
    assert [s.total(who) for who in ("Bob", "Suzie", "Jack")] == [4, 2, 0]
    assert s.party_power() == 6
    assert s.played("Bob") == [ONE, "mud-ogre", ZERO]  # in front of him until the combat ends
    assert s.discards("Bob") == []
    assert s.hand("Bob") == []


@pytest.mark.rule("TEN-COM-8")
def test_a_played_card_cannot_be_discarded_from_hand(scene: MakeScene) -> None:
    """Straw Man wants a Basic 0 from the hand; the one that was played first is not in it any more."""
    s = scene()
    s.dungeon("dungeon-5", "cliff-giant", "orc")
    s.deck("Bob", ZERO, "walking-scarecrow")
    s.deck("Suzie", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-5")
    s.play("Bob", ZERO)
    assert (s.asked(), s.total("Bob")) == ("keep-or-redraw", 0)
    assert s.played("Bob") == [ZERO, "walking-scarecrow"]


@pytest.mark.rule("TEN-COM-8")
def test_doubling_a_total_doubles_it_as_it_is_now(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-5", "mad-miner", "orc")  # one card more for everybody
    s.deck("Bob", "war-drummer", ZERO, ONE, ONE, ONE, ONE)
    s.deck("Suzie", ONE, ONE, ONE)
    s.deck("Jack", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-5")
    s.play("Bob", "war-drummer")
    s.pay("Bob")
    s.pick_player("Bob", "Suzie")  # a total of 0 stays 0, and what she plays later is not doubled
    assert s.happened("total-doubled") == [{"player": 1, "total": 0}]
    (end,) = s.happened("combat-lost")
    assert end["party"] == 2 + 3


@pytest.mark.rule("TEN-COM-8")
def test_cards_and_totals_can_fall_below_0(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("dungeon-5", "hex-crone", "orc")  # Basics have 1 power less
    s.deck("Bob", ZERO, ZERO, ONE)
    s.deck("Suzie", ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-5")
    assert [card["power"] for card in s.happened("card-played")] == [-1, -1, 0]
    assert (s.total("Bob"), s.party_power()) == (-2, -2)
