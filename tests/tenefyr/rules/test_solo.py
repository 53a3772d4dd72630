"""TEN-SOLO: one player, two heroes, two turns."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]
ONE, ZERO = "basic-1", "basic-0"


@pytest.mark.rule("TEN-SOLO-1")
def test_enemies_have_their_power_for_two_players(scene: MakeScene) -> None:
    powers = []
    for players in (1, 2):
        s = scene(players=players, boss="dark-lord")
        s.dungeon("dungeon-9", "crag-sovereign", "orc")
        s.deck("Bob", ZERO, ZERO, ZERO, ZERO)
        s.enter("dungeon-9")
        powers.append(s.enemy_power())
    assert powers == [19, 19]


@pytest.mark.rule("TEN-SOLO-1")
def test_two_turns_add_up_each_with_its_own_draw_step(scene: MakeScene) -> None:
    s = scene(players=1)
    s.dungeon("dungeon-3", "mud-ogre", "orc")  # 6
    s.deck("Bob", ZERO, ZERO, ZERO, ONE, ONE, ONE, ZERO, ZERO, ZERO, ONE, ONE, ONE, ZERO)
    s.enter("dungeon-3")
    s.redraw("Bob")
    s.keep("Bob")
    assert (s.total("Bob"), s.asked()) == (3, "keep-or-redraw")
    s.redraw("Bob")
    assert s.hand("Bob") == [ONE, ONE, ONE]
    s.keep("Bob")
    assert s.happened("enemy-defeated") == [{"enemy": "mud-ogre", "player": 0, "power": 6, "party": 6}]


@pytest.mark.rule("TEN-SOLO-1")
def test_the_second_turn_is_taken_only_if_it_is_needed(scene: MakeScene) -> None:
    s = scene(players=1)
    s.dungeon("dungeon-1", "kobold", "orc")  # 2
    s.deck("Bob", ONE, ONE, ZERO, ONE)
    s.enter("dungeon-1")
    s.keep("Bob")
    assert (s.asked(), len(s.happened("turn-began"))) == ("continue-or-leave", 1)


@pytest.mark.rule("TEN-SOLO-1")
def test_after_two_turns_without_enough_the_combat_is_lost(scene: MakeScene) -> None:
    s = scene(players=1)
    s.dungeon("dungeon-3", "mud-ogre", "orc")
    s.deck("Bob", ONE, ONE, ONE, ONE, ONE, ZERO, ONE, ONE)
    s.enter("dungeon-3")
    s.keep("Bob")
    s.keep("Bob")
    assert s.happened("combat-lost") == [{"enemy": "mud-ogre", "power": 6, "party": 5}]
    assert (len(s.happened("turn-began")), s.space()) == (2, 4)


@pytest.mark.rule("TEN-SOLO-2")
@pytest.mark.parametrize("chosen", ["Bob", "nobody"])
def test_each_other_player_applies_to_you_if_you_wish(scene: MakeScene, chosen: str) -> None:
    """Shrieking Mask: each other player discards two cards."""
    s = scene(players=1)
    s.dungeon("dungeon-9", "crag-sovereign", "orc")
    s.deck("Bob", "harpy-flock", ZERO, ZERO, *[ONE] * 6)
    s.enter("dungeon-9")
    s.keep("Bob")
    s.play("Bob", "harpy-flock")
    assert s.options() == ["player:0", "nobody"]
    s.pick_player("Bob", chosen)
    assert s.discards("Bob") == ([ONE, ONE] if chosen == "Bob" else [])


@pytest.mark.rule("TEN-SOLO-2")
@pytest.mark.parametrize(("chosen", "total"), [("Bob", 10), ("nobody", 5)])
def test_another_player_may_be_you_and_you_choose_each_time(scene: MakeScene, chosen: str, total: int) -> None:
    """War Drum doubles another player's total; the Rallying Song makes another player play two cards."""
    s = scene(players=1)
    s.dungeon("dungeon-9", "crag-sovereign", "orc")
    s.deck("Bob", "iron-colossus", "war-drummer", "skill-bard", ZERO, ZERO, *[ONE] * 6)
    s.enter("dungeon-9")
    s.keep("Bob")
    s.play("Bob", "iron-colossus", "war-drummer")
    s.pay("Bob")
    assert s.options() == ["player:0", "nobody"]
    s.pick_player("Bob", chosen)
    assert s.options() == ["player:0", "nobody"]  # the Song was the last card in hand
    assert s.total("Bob") == total + 1
    s.pick_player("Bob", "Bob")
    assert s.total("Bob") == total + 3


@pytest.mark.rule("TEN-SOLO-2")
def test_the_next_player_is_you(scene: MakeScene) -> None:
    """Echo Call: the next player draws one card more."""
    s = scene(players=1)
    s.dungeon("dungeon-9", "crag-sovereign", "orc")
    s.deck("Bob", "bat-swarm", ZERO, ZERO, ONE, ONE, ONE, ONE, ONE)
    s.enter("dungeon-9")
    s.keep("Bob")
    s.play("Bob", "bat-swarm")
    assert s.hand("Bob") == [ONE] * 4


@pytest.mark.rule("TEN-SOLO-2")
def test_each_player_happens_once(scene: MakeScene) -> None:
    s = scene(players=1)
    s.dungeon("dungeon-1", "dust-moths", "orc")  # each player discards the top card
    s.deck("Bob", ONE, ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-1")
    assert s.discards("Bob") == [ONE]


@pytest.mark.rule("TEN-SOLO-3")
def test_the_starting_player_is_you_in_your_first_turn(scene: MakeScene) -> None:
    """A Snarling Badger keeps the starting player from drawing anew."""
    s = scene(players=1)
    s.dungeon("dungeon-1", "snarling-badger", "orc")
    s.deck("Bob", ONE, ZERO, ZERO, ZERO, ZERO, ZERO, ONE)
    s.enter("dungeon-1")
    assert (s.total("Bob"), s.asked()) == (1, "keep-or-redraw")  # the first hand was kept, the second need not be
    assert s.hand("Bob") == [ZERO, ZERO, ZERO]
    s.redraw("Bob")
    assert s.happened("combat-lost") == [{"enemy": "snarling-badger", "power": 4, "party": 2}]


@pytest.mark.rule("TEN-SOLO-3")
def test_at_the_start_of_the_combat_the_starting_player_is_you(scene: MakeScene) -> None:
    s = scene(players=1)
    s.dungeon("dungeon-1", "orc", "kobold")  # the starting player discards the top card
    s.deck("Bob", ONE, ZERO, ZERO, ZERO, ZERO)
    s.enter("dungeon-1")
    assert s.discards("Bob") == [ONE]
