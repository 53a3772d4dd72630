"""The loot of level 3, from Riposte to War Drum. Crag Sovereign, with 20 for three, is there to be hit."""

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


# ---- Riposte


@pytest.mark.card("masked-duelist", "loot")
def test_riposte_defeats_an_enemy_that_is_at_most_three_short(scene: MakeScene) -> None:
    for rest, falls in ((("iron-colossus", "basic-1"), True), (("iron-colossus", "basic-0"), False)):
        s = scene(players=3)
        s.deck("Bob", "masked-duelist", *rest)
        against(s, "cliff-giant")  # 11
        s.play("Bob", "masked-duelist")
        assert s.asked() == ("continue-or-leave" if falls else "keep-or-redraw")
        assert s.happened("loot-taken") == ([{"player": 0, "card": "cliff-giant"}] if falls else [])


def test_riposte_is_lost_at_the_end_of_its_turn(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "masked-duelist", "iron-colossus", "basic-0")
    s.deck("Suzie", "basic-1", "basic-1", "basic-0")
    s.deck("Jack", *ZEROS)
    against(s, "cliff-giant")
    s.play("Bob", "masked-duelist")
    assert (s.party_power(), s.asked()) == (9, "keep-or-redraw")  # two short, in Suzie's turn


def test_riposte_and_deathstrike_do_not_add_up(scene: MakeScene) -> None:
    """Against 20 the higher one, 8, counts: 12 is enough and 11 is not."""
    for rest, falls in (("storm-roc", True), ("iron-colossus", False)):
        s = scene(players=3)
        s.deck("Bob", "masked-duelist", "silent-headsman", rest)
        against(s)
        s.play("Bob", "silent-headsman", "masked-duelist")
        assert s.asked() == ("continue-or-leave" if falls else "keep-or-redraw")


# ---- Ferryman's Oar


@pytest.mark.card("bone-ferryman", "loot")
def test_ferrymans_oar_gives_the_token_to_any_player_and_the_turn_order_stays(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "bone-ferryman", "basic-0", "basic-0")
    s.deck("Suzie", *ZEROS)
    s.deck("Jack", *ZEROS)
    against(s)
    s.play("Bob", "bone-ferryman")
    assert s.options() == ["player:0", "player:1", "player:2"]
    s.pick_player("Bob", "Jack")
    assert (s.total("Bob"), s.token()) == (3, "Jack")
    s.keep("Suzie")
    s.keep("Jack")
    assert [event["player"] for event in s.happened("turn-began")] == [0, 1, 2]
    assert s.token() == "Bob"  # it passes on from Jack


def test_ferrymans_oar_may_leave_the_token_where_it_is(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "bone-ferryman", "basic-0", "basic-0")
    against(s)
    s.play("Bob", "bone-ferryman")
    s.pick_player("Bob", "Bob")
    assert s.token() == "Bob"
    assert s.happened("token-taken") == []


def test_rules_that_name_the_starting_player_follow_ferrymans_oar(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "bone-ferryman", "empty-armour", "basic-0", "basic-0")
    s.deck("Suzie", "wyvern", "basic-0", "basic-0", "basic-0", "basic-0")
    s.deck("Jack", *ZEROS)
    against(s)
    s.keep("Bob")
    s.play("Bob", "bone-ferryman")
    s.pick_player("Bob", "Suzie")
    s.play("Bob", "empty-armour")
    assert s.total("Bob") == 3 + 2  # Dented Shield: Bob has the token no more
    s.keep("Suzie")
    s.play("Suzie", "wyvern")
    assert len(s.played("Suzie")) == 5  # Vanguard Saddle draws two


def test_walking_scarecrow_follows_ferrymans_oar(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "bone-ferryman", "basic-0", "basic-0")
    s.deck("Suzie", *ZEROS)
    s.deck("Jack", *ZEROS)
    against(s, "walking-scarecrow")
    assert len(s.hand("Bob")) == 2
    s.keep("Bob")
    s.play("Bob", "bone-ferryman")
    s.pick_player("Bob", "Jack")
    assert len(s.hand("Suzie")) == 3
    s.keep("Suzie")
    assert len(s.hand("Jack")) == 2


def test_the_loot_of_siren_follows_ferrymans_oar(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "bone-ferryman", "crag-sovereign", "basic-1")
    against(s, "siren")
    s.play("Bob", "bone-ferryman")
    s.pick_player("Bob", "Suzie")
    assert s.happened("enemy-defeated")[0]["player"] == 0
    assert s.happened("loot-taken") == [{"player": 1, "card": "siren"}]
    assert s.token() == "Jack"


def test_ferrymans_oar_solo_is_its_power(scene: MakeScene) -> None:
    s = scene(players=1)
    s.deck("Bob", "bone-ferryman", "basic-0", "basic-0", *ZEROS)
    against(s)
    s.keep("Bob")
    s.play("Bob", "bone-ferryman")
    assert s.total("Bob") == 3
    assert s.happened("token-taken") == []


# ---- Spare Gears


@pytest.mark.card("clockwork-sentry", "loot")
@pytest.mark.rule("TEN-FX-3")
def test_spare_gears_trade_a_card_of_the_hand_for_two(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "clockwork-sentry", "basic-0", "basic-1", "basic-1", "cellar-rats", "basic-0")
    against(s)
    s.keep("Bob")
    s.play("Bob", "clockwork-sentry")
    s.pay("Bob")
    assert s.options() == ["pick:basic-0", "pick:basic-1"]
    s.pick("Bob", "basic-0")
    assert s.discards("Bob") == ["basic-0"]
    assert s.total("Bob") == 2 + 1 + 1 + 2
    assert s.deck_of("Bob") == ["basic-0"]


def test_spare_gears_need_not_be_used(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "clockwork-sentry", "basic-0", "basic-1", "basic-1")
    against(s)
    s.keep("Bob")
    s.play("Bob", "clockwork-sentry")
    s.decline("Bob")
    assert (s.total("Bob"), s.discards("Bob"), s.deck_of("Bob")) == (3, [], ["basic-1"])


def test_spare_gears_draw_what_there_is(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "clockwork-sentry", "basic-0", "basic-0", "basic-1")
    against(s)
    s.keep("Bob")
    s.play("Bob", "clockwork-sentry")
    s.pay("Bob")
    assert (s.total("Bob"), s.discards("Bob"), s.deck_of("Bob")) == (3, ["basic-0"], [])


@pytest.mark.rule("TEN-COM-8", "TEN-FX-3")
def test_spare_gears_as_the_last_card_have_nothing_to_pay_with(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "clockwork-sentry", "basic-0", "basic-0", "basic-1")
    against(s)
    s.keep("Bob")
    s.play("Bob", "basic-0", "basic-0")  # played cards are in no hand
    assert (s.total("Bob"), s.deck_of("Bob"), s.discards("Bob")) == (2, ["basic-1"], [])


def test_a_borrowed_card_discarded_for_spare_gears_returns_at_once(scene: MakeScene) -> None:
    s = scene(players=3, heroes=[["thief"], ["bard"], ["cleric"]])
    s.reserve("iron-colossus")
    s.deck("Bob", "master-burglar", "clockwork-sentry", "basic-0", "basic-1")
    against(s)
    s.keep("Bob")
    s.play("Bob", "master-burglar", "clockwork-sentry")
    s.pay("Bob")
    s.pick("Bob", "iron-colossus")
    assert (s.in_reserve(4), s.discards("Bob")) == (["iron-colossus"], [])
    assert s.total("Bob") == 2 + 2 + 1


def test_spare_gears_outside_your_turn_have_nothing_to_pay_with(scene: MakeScene) -> None:
    s = scene(players=3, heroes=BARD_FIRST)
    s.deck("Bob", "phantom-choir", "basic-0", "basic-0")
    s.deck("Suzie", "clockwork-sentry", "basic-1", *ZEROS)
    against(s)
    s.play("Bob", "phantom-choir")
    s.pick_player("Bob", "Suzie")
    assert (s.total("Suzie"), s.discards("Suzie")) == (3, [])


# ---- Battle Hymn


@pytest.mark.card("phantom-choir", "loot")
def test_battle_hymn_lets_another_player_play_two_cards(scene: MakeScene) -> None:
    s = scene(players=3, heroes=BARD_FIRST)
    s.deck("Bob", "phantom-choir", "basic-0", "basic-0")
    s.deck("Jack", "storm-roc", "basic-1", "basic-1")
    against(s)
    s.play("Bob", "phantom-choir")
    assert s.options() == ["player:1", "player:2"]
    s.pick_player("Bob", "Jack")
    assert (s.total("Bob"), s.total("Jack")) == (2, 8)
    assert (s.played("Jack"), s.deck_of("Jack")) == (["storm-roc", "basic-1"], ["basic-1"])


def test_a_card_drawn_outside_your_turn_is_played_at_once(scene: MakeScene) -> None:
    s = scene(players=3, heroes=BARD_FIRST)
    s.deck("Bob", "phantom-choir", "basic-0", "basic-0")
    s.deck("Jack", "orc", "basic-1", "cellar-rats", "basic-0")
    against(s)
    s.play("Bob", "phantom-choir")
    s.pick_player("Bob", "Jack")
    assert s.played("Jack") == ["orc", "basic-1", "cellar-rats"]
    assert (s.total("Jack"), s.hand("Jack")) == (1 + 1 + 2, [])


@pytest.mark.rule("TEN-FX-2")
def test_battle_hymn_plays_what_is_there(scene: MakeScene) -> None:
    for deck, total in ((["basic-1"], 1), ([], 0)):
        s = scene(players=3, heroes=BARD_FIRST)
        s.deck("Bob", "phantom-choir", "basic-0", "basic-0")
        s.deck("Jack", *deck)
        against(s)
        s.play("Bob", "phantom-choir")
        s.pick_player("Bob", "Jack")
        assert (s.total("Jack"), s.played("Jack")) == (total, deck)
        assert ({"player": 2} in s.happened("player-exhausted")) == (total == 1)


def test_battle_hymn_plays_a_card_that_the_first_one_put_back(scene: MakeScene) -> None:
    s = scene(players=3, heroes=[["bard"], ["thief"], ["cleric"]])
    s.deck("Bob", "phantom-choir", "basic-0", "basic-0")
    s.deck("Jack", "crypt-warden")
    s.discard_pile("Jack", "storm-roc")
    against(s)
    s.play("Bob", "phantom-choir")
    s.pick_player("Bob", "Jack")
    s.pick_player("Jack", "Jack")  # Holy Water, of the Cleric: Roc Talon lies on his deck
    assert s.played("Jack") == ["crypt-warden", "storm-roc"]
    assert s.total("Jack") == 2 + 7


def test_battle_hymn_is_only_its_power_for_other_heroes(scene: MakeScene) -> None:
    s = scene(players=3)  # Bob is the Barbarian
    s.deck("Bob", "phantom-choir", "basic-0", "basic-0")
    against(s)
    s.play("Bob", "phantom-choir")
    assert (s.total("Bob"), s.played("Suzie"), s.played("Jack")) == (2, [], [])


@pytest.mark.rule("TEN-SOLO-2")
def test_battle_hymn_solo_may_be_for_yourself(scene: MakeScene) -> None:
    for chosen, total in (("Bob", 2 + 1 + 2), ("nobody", 2)):
        s = scene(players=1)
        s.deck("Bob", "phantom-choir", "basic-0", "basic-0", "basic-1", "cellar-rats", *ZEROS)
        against(s)
        s.keep("Bob")
        s.play("Bob", "phantom-choir")
        s.pick_player("Bob", chosen)
        assert s.total("Bob") == total


# ---- War Drum


@pytest.mark.card("war-drummer", "loot")
def test_war_drum_doubles_the_total_of_another_player_as_it_is_now(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "storm-roc", "basic-1", "basic-0")
    s.deck("Suzie", "war-drummer", "basic-1", "basic-0", "orc", "basic-1", "basic-0")
    s.deck("Jack", *ZEROS)
    against(s)
    s.keep("Suzie")
    s.play("Suzie", "war-drummer")
    s.pay("Suzie")
    assert s.discards("Suzie") == ["orc", "basic-1"]
    assert s.options() == ["player:0", "player:2"]
    s.pick_player("Suzie", "Bob")
    assert (s.total("Bob"), s.total("Suzie")) == (16, 1)


def test_war_drum_for_a_player_without_power_doubles_nothing_and_nothing_later(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "war-drummer", "basic-0", "basic-0", "basic-0", "basic-0")
    s.deck("Suzie", "basic-1", "basic-1", "basic-1")
    s.deck("Jack", *ZEROS)
    against(s)
    s.keep("Bob")
    s.play("Bob", "war-drummer")
    s.pay("Bob")
    s.pick_player("Bob", "Suzie")
    assert s.total("Suzie") == 3


@pytest.mark.rule("TEN-FX-3")
def test_war_drum_with_one_card_left_in_the_deck_cannot_be_paid(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "storm-roc", "basic-1", "basic-0")
    s.deck("Suzie", "war-drummer", "basic-1", "basic-0", "basic-0")
    s.deck("Jack", *ZEROS)
    against(s)
    s.keep("Suzie")
    s.play("Suzie", "war-drummer")
    assert (s.total("Bob"), s.total("Suzie")) == (8, 1)
    assert (s.discards("Suzie"), s.deck_of("Suzie")) == ([], ["basic-0"])
    assert {"player": 1, "card": "war-drummer", "power": 0, "total": 0} in s.happened("card-played")


@pytest.mark.rule("TEN-FX-3")
def test_a_price_for_another_hero_is_not_even_offered(scene: MakeScene) -> None:
    s = scene(players=3)  # Bob is the Barbarian, and Song of Ages is for the Bard
    s.deck("Bob", "crowned-jester", "basic-0", "basic-0", *ZEROS)
    against(s)
    s.keep("Bob")
    s.play("Bob", "crowned-jester")
    assert (s.total("Bob"), s.discards("Bob"), len(s.deck_of("Bob"))) == (3, [], 4)


@pytest.mark.rule("TEN-SOLO-2")
def test_war_drum_solo_may_double_your_own_total(scene: MakeScene) -> None:
    for chosen, total in (("Bob", 14), ("nobody", 7)):
        s = scene(players=1)
        s.deck("Bob", "war-drummer", "storm-roc", "basic-0", "basic-0", "basic-0", *ZEROS)
        against(s)
        s.keep("Bob")
        s.play("Bob", "storm-roc", "war-drummer")
        s.pay("Bob")
        s.pick_player("Bob", chosen)
        assert s.total("Bob") == total
