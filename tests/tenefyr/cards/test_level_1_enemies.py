"""The enemies of level 1."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

# More than a hand: its player is asked to keep it, and the combat stands still at that turn.
LONG = ("basic-0",) * 8


@pytest.mark.rule("TEN-COM-1", "TEN-SOLO-1")
@pytest.mark.parametrize(
    ("enemy", "powers"),
    [
        ("kobold", (2, 3, 4)),
        ("orc", (3, 5, 6)),
        ("cellar-rats", (3, 4, 5)),
        ("hedge-robber", (4, 5, 7)),
        ("bramble-wolf", (4, 5, 7)),
        ("puddle-slime", (5, 8, 10)),
        ("dust-moths", (3, 4, 5)),
        ("rattling-bones", (4, 5, 7)),
        ("bat-swarm", (3, 4, 5)),
        ("drunken-brute", (5, 7, 9)),
        ("thorn-imp", (3, 4, 5)),
        ("walking-scarecrow", (4, 5, 7)),
        ("snarling-badger", (4, 5, 7)),
        ("chapel-haunt", (4, 5, 7)),
    ],
)
def test_power_of_an_enemy_by_number_of_players(scene: MakeScene, enemy: str, powers: tuple[int, int, int]) -> None:
    for players, power in zip((1, 2, 3, 4), (powers[0], *powers)):
        s = scene(players=players)
        s.dungeon("dungeon-1", enemy)
        s.enter("dungeon-1")
        assert s.happened("combat-began")[0] == {"enemy": enemy, "power": power}


@pytest.mark.card("cellar-rats", "enemy")
@pytest.mark.card("rattling-bones", "enemy")
@pytest.mark.rule("TEN-COM-9", "TEN-COM-10")
@pytest.mark.parametrize(("enemy", "power"), [("cellar-rats", 4), ("rattling-bones", 5)])
def test_a_plain_enemy_falls_to_exactly_its_power_and_to_no_less(scene: MakeScene, enemy: str, power: int) -> None:
    for reached in (power, power - 1):
        s = scene(players=3)
        s.dungeon("dungeon-1", enemy, "kobold")
        s.deck("Bob", "basic-1", "basic-1", "basic-1")
        s.deck("Jack", *("basic-1",) * (reached - 3), *("basic-0",) * (6 - reached))
        s.enter("dungeon-1")
        if reached == power:
            s.expect("continue-or-leave")
            assert s.discards("Jack")[-1] == enemy
            assert s.in_dungeon("dungeon-1") == ["kobold"]
        else:
            assert s.happened("combat-lost") == [{"enemy": enemy, "power": power, "party": reached}]
            assert s.in_dungeon("dungeon-1") == [enemy, "kobold"]
            assert s.space() == 4


@pytest.mark.card("kobold", "enemy")
@pytest.mark.rule("TEN-COM-12", "TEN-COM-17")
def test_kobold_falls_as_in_the_example_of_the_rulebook(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "kobold", "orc")
    s.deck("Bob", "basic-1", "basic-0", "basic-0")
    s.deck("Suzie", "basic-0", "basic-0", "basic-0", "basic-1", "basic-1", "basic-0")
    s.enter("dungeon-1")
    assert (s.total("Bob"), s.enemy_power()) == (1, 3)
    s.redraw("Suzie")
    s.expect("continue-or-leave")
    assert s.happened("enemy-defeated") == [{"enemy": "kobold", "player": 1, "power": 3, "party": 3}]
    assert s.discards("Suzie") == ["basic-0", "basic-0", "basic-0", "basic-1", "basic-1", "basic-0", "kobold"]
    assert s.deck_of("Jack") == ["basic-0"] * 3  # Jack had no turn
    assert s.token() == "Suzie"


@pytest.mark.card("kobold", "enemy")
def test_kobold_stands_one_power_short(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "kobold")
    s.deck("Jack", "basic-1", "basic-1", "basic-0")
    s.enter("dungeon-1")
    s.expect("where-to")
    assert s.in_dungeon("dungeon-1") == ["kobold"]
    assert s.space() == 4


@pytest.mark.card("orc", "enemy")
@pytest.mark.rule("TEN-COM-2")
def test_orc_takes_the_top_card_of_the_starting_player(scene: MakeScene) -> None:
    s = scene(players=3, start="Suzie")
    s.dungeon("dungeon-1", "orc")
    s.deck("Suzie", "basic-1", *LONG)
    s.enter("dungeon-1")
    assert s.discards("Suzie") == ["basic-1"]
    assert s.hand("Suzie") == ["basic-0"] * 3
    assert s.discards("Bob") == s.discards("Jack") == []


@pytest.mark.card("orc", "enemy")
@pytest.mark.rule("TEN-FX-2")
def test_orc_takes_the_last_card_and_nothing_from_an_empty_deck(scene: MakeScene) -> None:
    for deck in (("basic-1",), ()):
        s = scene(players=3)
        s.dungeon("dungeon-1", "orc")
        s.deck("Bob", *deck)
        s.deck("Suzie", *LONG)
        s.enter("dungeon-1")
        assert s.discards("Bob") == list(deck)
        assert s.played("Bob") == []
        assert s.hand("Suzie") == ["basic-0"] * 3


@pytest.mark.card("orc", "enemy")
@pytest.mark.rule("TEN-SOLO-3")
def test_orc_takes_one_card_only_in_a_solo_combat(scene: MakeScene) -> None:
    s = scene(players=1)
    s.dungeon("dungeon-1", "orc")
    s.deck("Bob", "basic-1", *LONG)
    s.enter("dungeon-1")
    s.keep("Bob")
    s.expect("keep-or-redraw")
    assert s.discards("Bob") == ["basic-1"]


@pytest.mark.card("hedge-robber", "enemy")
@pytest.mark.rule("TEN-COM-13", "TEN-COM-11")
def test_hedge_robber_takes_two_cards_from_who_defeats_him(scene: MakeScene) -> None:
    for left in (3, 2, 1, 0):
        s = scene(players=3)
        s.dungeon("dungeon-1", "hedge-robber", "kobold")
        s.deck("Bob", "basic-1", "basic-1", "basic-1")
        s.deck("Suzie", "basic-1", "basic-1", "basic-1", *("cellar-rats", "orc", "bat-swarm")[:left])
        s.enter("dungeon-1")
        if left > 0:
            s.keep("Suzie")
        s.expect("continue-or-leave")
        taken = ["cellar-rats", "orc"][:left]
        assert s.discards("Suzie") == [*taken, "basic-1", "basic-1", "basic-1", "hedge-robber"]
        assert s.deck_of("Suzie") == ["bat-swarm"][: max(left - 2, 0)]
        assert s.deck_of("Jack") == ["basic-0"] * 3


@pytest.mark.card("hedge-robber", "enemy")
def test_hedge_robber_takes_nothing_when_he_wins(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "hedge-robber")
    s.deck("Jack", *LONG)
    s.enter("dungeon-1")
    s.keep("Jack")
    assert len(s.happened("combat-lost")) == 1
    assert s.happened("card-discarded") == []


@pytest.mark.card("bramble-wolf", "enemy")
def test_bramble_wolf_lets_each_player_redraw_once(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "bramble-wolf")
    for who in ("Bob", "Suzie"):
        s.deck(who, *LONG)
    s.deck("Jack", "basic-1", "basic-1", "basic-1", "basic-0")
    s.enter("dungeon-1")
    s.redraw("Bob")
    assert s.played("Bob") == ["basic-0"] * 3  # two cards are left, and Bob is not asked again
    s.redraw("Suzie")
    s.keep("Jack")
    assert [event["player"] for event in s.happened("hand-redrawn")] == [0, 1]


@pytest.mark.card("puddle-slime", "enemy")
@pytest.mark.rule("TEN-FX-9")
def test_puddle_slime_shrinks_with_every_basic_0_in_a_discard_pile(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "puddle-slime")
    s.discard_pile("Bob", "basic-0", "basic-1", "orc")
    s.discard_pile("Jack", "basic-0")
    s.deck("Bob", "basic-0", "basic-0", "basic-1", *LONG)
    s.deck("Suzie", *LONG)
    s.enter("dungeon-1")
    assert s.enemy_power() == 6
    s.redraw("Bob")
    assert s.enemy_power() == 4  # two Basic 0 more, at once
    s.keep("Bob")
    assert s.played("Bob") == ["basic-0"] * 3
    assert s.enemy_power() == 4  # played cards lie in no discard pile yet


@pytest.mark.card("puddle-slime", "enemy")
@pytest.mark.rule("TEN-COM-9")
def test_puddle_slime_below_zero_falls_in_the_first_end_step_and_not_before(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "puddle-slime", "kobold")
    s.discard_pile("Suzie", *("basic-0",) * 9)
    s.deck("Bob", "basic-0", "basic-0", "basic-0", "basic-0")
    s.enter("dungeon-1")
    assert s.asked() == "keep-or-redraw"
    assert s.enemy_power() == -1
    s.keep("Bob")
    s.expect("continue-or-leave")
    assert s.happened("enemy-defeated") == [{"enemy": "puddle-slime", "player": 0, "power": -1, "party": 0}]
    assert s.discards("Bob")[-1] == "puddle-slime"


@pytest.mark.card("dust-moths", "enemy")
def test_dust_moths_take_the_top_card_of_each_player(scene: MakeScene) -> None:
    s = scene(players=3, start="Jack")
    s.dungeon("dungeon-1", "dust-moths")
    s.deck("Bob", "basic-1", *LONG)
    s.deck("Suzie")
    s.deck("Jack", "orc", *LONG)
    s.enter("dungeon-1")
    assert (s.discards("Bob"), s.discards("Suzie"), s.discards("Jack")) == (["basic-1"], [], ["orc"])
    assert [event["player"] for event in s.happened("card-discarded")] == [2, 0]  # from the token on


@pytest.mark.card("dust-moths", "enemy")
@pytest.mark.rule("TEN-SOLO-2")
def test_dust_moths_take_one_card_in_a_solo_combat(scene: MakeScene) -> None:
    s = scene(players=1)
    s.dungeon("dungeon-1", "dust-moths")
    s.deck("Bob", "basic-1", *LONG)
    s.enter("dungeon-1")
    s.keep("Bob")
    assert s.discards("Bob") == ["basic-1"]


@pytest.mark.card("bat-swarm", "enemy")
def test_bat_swarm_takes_a_card_before_each_new_hand(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "bat-swarm")
    s.deck("Bob", "basic-0", "basic-0", "basic-0", "orc", "basic-1", "basic-1", "basic-1", "kobold")
    s.deck("Suzie", *LONG)
    s.enter("dungeon-1")
    assert s.discards("Bob") == []
    s.redraw("Bob")
    assert s.discards("Bob") == ["basic-0", "basic-0", "basic-0", "orc"]
    assert s.hand("Bob") == ["basic-1"] * 3
    s.redraw("Bob")  # the Kobold is taken, and no card is left for a new hand
    assert s.discards("Bob")[-1] == "kobold"
    assert s.played("Bob") == []
    s.keep("Suzie")
    assert s.discards("Suzie") == []


@pytest.mark.card("drunken-brute", "enemy")
@pytest.mark.rule("TEN-COM-4", "TEN-COM-5")
def test_drunken_brute_gives_everybody_a_hand_of_four(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "drunken-brute")
    s.deck("Bob", *LONG, "basic-1")
    s.deck("Suzie", *("basic-0",) * 4)  # drawn whole: nothing is asked
    s.deck("Jack", "basic-1", *LONG)
    s.enter("dungeon-1")
    assert len(s.hand("Bob")) == 4
    s.redraw("Bob")
    assert len(s.hand("Bob")) == 4
    s.keep("Bob")
    assert len(s.played("Suzie")) == 4
    assert len(s.hand("Jack")) == 4


@pytest.mark.card("drunken-brute", "enemy")
def test_drunken_brute_gives_no_card_that_is_not_there(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "drunken-brute")
    s.deck("Suzie", *LONG)
    s.enter("dungeon-1")
    assert len(s.played("Bob")) == 3


@pytest.mark.card("thorn-imp", "enemy")
@pytest.mark.rule("TEN-COM-13")
def test_thorn_imp_leaves_a_basic_0_to_who_defeats_it(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "thorn-imp", "kobold")
    s.deck("Bob", "basic-1", "basic-1", "basic-1")
    s.deck("Suzie", "basic-1", "basic-1", "basic-1")
    s.reserve("basic-1", "basic-0", "basic-0")
    s.enter("dungeon-1")
    s.expect("continue-or-leave")
    assert s.discards("Suzie") == ["basic-0", "basic-1", "basic-1", "basic-1", "thorn-imp"]
    assert s.basics() == ["basic-0", "basic-1"]


@pytest.mark.card("thorn-imp", "enemy")
@pytest.mark.rule("TEN-FX-2")
def test_thorn_imp_leaves_nothing_without_a_basic_0_in_the_reserve_and_nothing_when_it_wins(scene: MakeScene) -> None:
    s = scene(players=4)
    s.dungeon("dungeon-1", "thorn-imp", "kobold")
    s.deck("Bob", "basic-1", "basic-1", "basic-1")
    s.deck("Suzie", "basic-1", "basic-1", "basic-0")
    s.reserve("basic-1")
    s.enter("dungeon-1")
    s.expect("continue-or-leave")
    assert s.discards("Suzie") == ["basic-1", "basic-1", "basic-0", "thorn-imp"]
    lost = scene(players=3)
    lost.dungeon("dungeon-1", "thorn-imp")
    lost.reserve("basic-0")
    lost.enter("dungeon-1")
    assert len(lost.happened("combat-lost")) == 1
    assert lost.basics() == ["basic-0"]


@pytest.mark.card("walking-scarecrow", "enemy")
def test_walking_scarecrow_shortens_the_hands_of_the_starting_player(scene: MakeScene) -> None:
    s = scene(players=3, start="Suzie")
    s.dungeon("dungeon-1", "walking-scarecrow")
    s.deck("Suzie", *LONG)
    s.deck("Jack", *LONG)
    s.enter("dungeon-1")
    assert len(s.hand("Suzie")) == 2
    s.redraw("Suzie")
    assert len(s.hand("Suzie")) == 2
    s.keep("Suzie")
    assert len(s.hand("Jack")) == 3


@pytest.mark.card("walking-scarecrow", "enemy")
@pytest.mark.rule("TEN-SOLO-3")
def test_walking_scarecrow_shortens_the_first_hand_of_a_solo_combat(scene: MakeScene) -> None:
    s = scene(players=1)
    s.dungeon("dungeon-1", "walking-scarecrow")
    s.deck("Bob", *LONG)
    s.enter("dungeon-1")
    assert len(s.hand("Bob")) == 2
    s.keep("Bob")
    assert len(s.hand("Bob")) == 3


@pytest.mark.card("snarling-badger", "enemy")
def test_snarling_badger_keeps_the_starting_player_from_redrawing(scene: MakeScene) -> None:
    s = scene(players=3, start="Jack")
    s.dungeon("dungeon-1", "snarling-badger")
    s.deck("Jack", "basic-1", *LONG)
    s.deck("Bob", *LONG)
    s.enter("dungeon-1")
    assert s.played("Jack") == ["basic-1", "basic-0", "basic-0"]
    s.redraw("Bob")
    s.redraw("Bob")  # the others redraw as often as they like
    assert len(s.happened("hand-redrawn")) == 2


@pytest.mark.card("snarling-badger", "enemy")
@pytest.mark.rule("TEN-SOLO-3")
def test_snarling_badger_guards_the_first_hand_of_a_solo_combat(scene: MakeScene) -> None:
    s = scene(players=1)
    s.dungeon("dungeon-1", "snarling-badger")
    s.deck("Bob", *LONG)
    s.enter("dungeon-1")
    assert len(s.played("Bob")) == len(s.hand("Bob")) == 3
    s.redraw("Bob")
    assert len(s.happened("hand-redrawn")) == 1


@pytest.mark.card("chapel-haunt", "enemy")
def test_chapel_haunt_silences_skills_whose_power_still_counts(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "chapel-haunt")
    s.deck("Bob", "skill-barbarian", "basic-0", "basic-0", "basic-1")
    s.deck("Suzie", "skill-bard", "basic-0", "basic-0")
    s.deck("Jack", *LONG)
    s.enter("dungeon-1")
    s.keep("Bob")
    assert (s.total("Bob"), s.total("Suzie")) == (1, 1)
    assert s.deck_of("Bob") == ["basic-1"]  # Battle Rage drew nothing
    assert len(s.hand("Jack")) == 3  # Rallying Song made nobody play
    assert [event["card"] for event in s.happened("rules-silenced")] == ["skill-barbarian", "skill-bard"]


@pytest.mark.card("chapel-haunt", "enemy")
def test_chapel_haunt_leaves_loot_its_rules(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "chapel-haunt")
    s.deck("Bob", "orc", "basic-0", "basic-0", "basic-1")
    s.deck("Suzie", *LONG)
    s.enter("dungeon-1")
    s.keep("Bob")
    s.play("Bob", "orc")
    assert s.played("Bob") == ["orc", "basic-0", "basic-0", "basic-1"]
    assert s.total("Bob") == 2
