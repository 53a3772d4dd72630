"""The enemies of level 2."""

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
        ("mud-ogre", (6, 8, 10)),
        ("marsh-witch", (5, 7, 9)),
        ("toll-troll", (5, 7, 9)),
        ("tomb-robber", (4, 6, 8)),
        ("barrow-ghoul", (7, 10, 13)),
        ("crooked-piper", (5, 7, 9)),
        ("empty-armour", (5, 7, 9)),
        ("frog-chorus", (4, 5, 7)),
        ("wandering-wisp", (4, 6, 8)),
        ("twin-cutthroats", (6, 8, 10)),
        ("bog-leeches", (4, 6, 8)),
        ("fire-salamander", (5, 7, 9)),
        ("wild-boar", (6, 8, 10)),
        ("millers-ghost", (5, 7, 9)),
    ],
)
def test_power_of_an_enemy_by_number_of_players(scene: MakeScene, enemy: str, powers: tuple[int, int, int]) -> None:
    for players, power in zip((1, 2, 3, 4), (powers[0], *powers)):
        s = scene(players=players)
        s.dungeon("dungeon-3", enemy)
        s.deck("Bob")  # no price can be paid, so nothing is asked
        s.enter("dungeon-3")
        assert s.happened("combat-began")[0] == {"enemy": enemy, "power": power}


@pytest.mark.card("mud-ogre", "enemy")
@pytest.mark.card("wild-boar", "enemy")
@pytest.mark.rule("TEN-COM-9", "TEN-COM-10")
@pytest.mark.parametrize("enemy", ["mud-ogre", "wild-boar"])
def test_a_plain_enemy_falls_to_exactly_its_power_and_to_no_less(scene: MakeScene, enemy: str) -> None:
    for last in ("basic-1", "basic-0"):
        s = scene(players=3)
        s.dungeon("dungeon-3", enemy, "kobold")
        s.deck("Bob", "basic-1", "basic-1", "basic-1")
        s.deck("Suzie", "basic-1", "basic-1", "basic-1")
        s.deck("Jack", "basic-1", last, "basic-0")
        s.enter("dungeon-3")
        if last == "basic-1":
            s.expect("continue-or-leave")
            assert s.discards("Jack") == ["basic-1", "basic-1", "basic-0", enemy]
        else:
            assert s.happened("combat-lost") == [{"enemy": enemy, "power": 8, "party": 7}]
            assert s.in_dungeon("dungeon-3") == [enemy, "kobold"]


@pytest.mark.card("marsh-witch", "enemy")
def test_marsh_witch_hands_the_starting_player_a_basic_0(scene: MakeScene) -> None:
    s = scene(players=3, start="Suzie")
    s.dungeon("dungeon-3", "marsh-witch")
    s.deck("Suzie", *LONG)
    s.reserve("basic-1", "basic-0", "basic-0")
    s.enter("dungeon-3")
    assert s.discards("Suzie") == ["basic-0"]
    assert s.basics() == ["basic-0", "basic-1"]


@pytest.mark.card("marsh-witch", "enemy")
@pytest.mark.rule("TEN-SOLO-3")
def test_marsh_witch_hands_out_one_card_in_a_solo_combat_and_none_that_is_not_there(scene: MakeScene) -> None:
    for reserve in (("basic-0", "basic-0"), ("basic-1",)):
        s = scene(players=1)
        s.dungeon("dungeon-3", "marsh-witch")
        s.deck("Bob", *LONG)
        s.reserve(*reserve)
        s.enter("dungeon-3")
        s.keep("Bob")
        assert s.discards("Bob") == [card for card in reserve[:1] if card == "basic-0"]


@pytest.mark.card("marsh-witch", "enemy")
@pytest.mark.rule("TEN-SET-6", "TEN-FX-4")
def test_marsh_witch_of_four_players_finds_only_what_was_removed(scene: MakeScene) -> None:
    s = scene(players=4, heroes=[["cleric"], ["bard"], ["thief"], ["barbarian"]])
    s.dungeon("dungeon-3", "kobold", "marsh-witch")
    s.deck("Bob", "mud-ogre", "chapel-haunt", "basic-1")
    s.discard_pile("Bob", "basic-0")
    s.deck("Suzie", *LONG)
    s.enter("dungeon-3")
    s.play("Bob", "chapel-haunt")  # Prayer Beads remove the Basic 0
    assert s.basics() == ["basic-0"]
    s.go_on()
    assert s.discards("Suzie") == ["basic-0"]
    assert s.basics() == []


@pytest.mark.card("basic-0", "basic")
@pytest.mark.rule("TEN-SET-6", "TEN-FX-4")
def test_only_a_removed_basic_0_can_be_handed_out_to_four_players(scene: MakeScene) -> None:
    s = scene(players=4)
    s.dungeon("dungeon-1", "kobold", reward="training-yard")
    s.dungeon("dungeon-7", "fever-peddler")
    s.deck("Bob", "basic-0", "basic-0", "basic-0")
    for who in ("Suzie", "Jack", "Ann"):
        s.deck(who, "basic-1", "basic-1", "basic-1")
    s.enter("dungeon-7")
    assert s.happened("card-gained") == []  # all Basics are dealt
    s.enter("dungeon-1")
    for who in ("Jack", "Ann", "Bob", "Suzie"):
        s.option(who, 1)  # Drill: remove two Basic 0 from your deck
    assert s.basics() == ["basic-0", "basic-0"]
    s.enter("dungeon-7")
    assert s.happened("card-gained") == [{"player": 2, "card": "basic-0"}, {"player": 3, "card": "basic-0"}]
    assert s.basics() == []


@pytest.mark.card("toll-troll", "enemy")
@pytest.mark.rule("TEN-FX-3")
def test_toll_troll_is_content_with_three_cards_of_the_starting_player(scene: MakeScene) -> None:
    s = scene(players=3, start="Jack")
    s.dungeon("dungeon-3", "toll-troll")
    s.deck("Jack", "orc", "kobold", "basic-1")  # exactly three
    s.deck("Bob", *LONG)
    s.enter("dungeon-3")
    s.pay("Jack")
    assert s.discards("Jack") == ["orc", "kobold", "basic-1"]
    assert s.enemy_power() == 7


@pytest.mark.card("toll-troll", "enemy")
def test_toll_troll_that_is_not_paid_is_stronger(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-3", "toll-troll")
    s.deck("Bob", *LONG)
    s.enter("dungeon-3")
    s.decline("Bob")
    assert s.discards("Bob") == []
    assert s.enemy_power() == 9
    s.keep("Bob")
    assert s.happened("combat-lost") == [{"enemy": "toll-troll", "power": 9, "party": 0}]


@pytest.mark.card("toll-troll", "enemy")
@pytest.mark.rule("TEN-FX-3")
def test_toll_troll_asks_nothing_of_a_starting_player_with_two_cards(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-3", "toll-troll")
    s.deck("Bob", "basic-1", "basic-1")
    s.deck("Suzie", *LONG)
    s.enter("dungeon-3")
    assert s.asked() == "keep-or-redraw"
    assert s.discards("Bob") == []
    assert s.enemy_power() == 9


@pytest.mark.card("tomb-robber", "enemy")
@pytest.mark.rule("TEN-FX-9")
def test_tomb_robber_grows_with_every_two_loot_cards_in_the_discard_piles(scene: MakeScene) -> None:
    for found, power in (((), 6), (("orc",), 6), (("orc", "kobold"), 7), (("orc", "kobold", "bat-swarm"), 7)):
        s = scene(players=3)
        s.dungeon("dungeon-3", "tomb-robber")
        s.discard_pile("Suzie", *found[:1], "basic-1", "skill-bard")
        s.discard_pile("Jack", *found[1:], "basic-0")
        s.deck("Bob", "cellar-rats", "wild-boar", "basic-0", "basic-0")
        s.enter("dungeon-3")
        assert s.enemy_power() == power
        s.redraw("Bob")  # two loot cards more
        assert s.happened("combat-lost")[0]["power"] == power + 1


@pytest.mark.card("tomb-robber", "enemy")
def test_tomb_robber_does_not_count_loot_in_front_of_players(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-3", "tomb-robber")
    s.deck("Bob", "cellar-rats", "rattling-bones", "basic-0")
    s.deck("Suzie", *LONG)
    s.enter("dungeon-3")
    assert s.total("Bob") == 4
    assert s.enemy_power() == 6


@pytest.mark.card("barrow-ghoul", "enemy")
@pytest.mark.rule("TEN-FX-9")
def test_barrow_ghoul_shrinks_with_every_basic_0_in_a_discard_pile(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-3", "barrow-ghoul", "kobold")
    s.discard_pile("Bob", "basic-0", "basic-1")
    s.discard_pile("Suzie", "basic-0", "basic-0", "orc")
    s.deck("Bob", *("basic-0",) * 3, "basic-1", "basic-1", "basic-1", "basic-1")
    s.deck("Suzie", "basic-1", "basic-0", "basic-0")
    s.enter("dungeon-3")
    assert s.enemy_power() == 7
    s.redraw("Bob")
    assert s.enemy_power() == 4
    s.keep("Bob")
    s.expect("continue-or-leave")  # Bob's three and Suzie's one are just enough
    assert s.happened("enemy-defeated") == [{"enemy": "barrow-ghoul", "player": 1, "power": 4, "party": 4}]


@pytest.mark.card("crooked-piper", "enemy")
def test_crooked_piper_falls_only_after_everybody_has_danced(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-3", "crooked-piper", "kobold")
    s.deck("Bob", "wild-boar", "mud-ogre", "cellar-rats")
    s.deck("Suzie", *LONG)
    s.enter("dungeon-3")
    assert (s.party_power(), s.enemy_power()) == (8, 7)
    s.keep("Suzie")
    s.expect("continue-or-leave")
    assert s.happened("enemy-defeated") == [{"enemy": "crooked-piper", "player": 2, "power": 7, "party": 8}]
    assert s.discards("Jack") == ["basic-0", "basic-0", "basic-0", "crooked-piper"]


@pytest.mark.card("crooked-piper", "enemy")
def test_crooked_piper_in_solo_falls_only_in_the_second_turn(scene: MakeScene) -> None:
    s = scene(players=1)
    s.dungeon("dungeon-3", "crooked-piper", "kobold")
    s.deck("Bob", "wild-boar", "mud-ogre", "basic-0", *LONG)
    s.enter("dungeon-3")
    s.keep("Bob")
    assert (s.party_power(), s.enemy_power()) == (6, 5)
    s.keep("Bob")
    s.expect("continue-or-leave")
    assert len(s.happened("turn-began")) == 2


@pytest.mark.card("crooked-piper", "enemy")
def test_crooked_piper_can_fall_in_an_extra_turn(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-3", "crooked-piper", "kobold")
    s.deck("Bob", "hour-eater", "basic-0", "basic-0", "wild-boar", "cellar-rats", "basic-0")
    s.enter("dungeon-3")
    s.keep("Bob")
    s.play("Bob", "hour-eater")  # Stolen Hour: after the last turn Bob has one more
    s.expect("continue-or-leave")
    assert s.happened("enemy-defeated") == [{"enemy": "crooked-piper", "player": 0, "power": 7, "party": 7}]


@pytest.mark.card("crooked-piper", "enemy")
def test_crooked_piper_shrugs_off_deathstrike_before_the_last_turn(scene: MakeScene) -> None:
    for who in ("Bob", "Jack"):
        s = scene(players=3)
        s.dungeon("dungeon-3", "crooked-piper", "kobold")
        s.deck(who, "silent-headsman", "basic-0", "basic-0")
        s.enter("dungeon-3")
        s.play(who, "silent-headsman")
        if who == "Bob":
            assert s.happened("combat-lost") == [{"enemy": "crooked-piper", "power": 7, "party": 3}]
        else:
            s.expect("continue-or-leave")
            assert s.discards("Jack")[-1] == "crooked-piper"


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
