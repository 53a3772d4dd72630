"""The loot of level 3, mostly played against Crag Sovereign (power 20 with three players)."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

ZEROS = ("basic-0",) * 4  # one card more than a hand: the script stops at its owner's Draw step
BARD_FIRST = [["bard"], ["cleric"], ["thief"]]


def against(s: Scene, enemy: str = "crag-sovereign") -> None:
    """Fight that enemy. Suzie's Draw step comes after Bob's turn, so that the test can inspect the state there."""
    s.dungeon("dungeon-1", enemy, "vault-keeper")
    s.scenario.decks.setdefault(1, ZEROS)
    s.enter("dungeon-1")


# ---- Goblin Shortcut


@pytest.mark.card("lost-goblin", "loot")
@pytest.mark.rule("TEN-FX-5")
def test_goblin_shortcut_finds_a_loot_card_that_must_be_played(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "lost-goblin", "basic-0", "basic-0", "basic-1", "skill-thief", "cellar-rats", "cliff-giant")
    against(s)
    s.keep("Bob")
    s.play("Bob", "lost-goblin")
    assert s.options() == ["pick:cellar-rats", "pick:cliff-giant", "done"]
    s.pick("Bob", "cliff-giant")
    assert s.total("Bob") == 1 + 4
    assert sorted(s.deck_of("Bob")) == ["basic-1", "cellar-rats", "skill-thief"]
    assert s.happened("deck-shuffled") == [{"player": 0}]


@pytest.mark.rule("TEN-FX-5")
def test_goblin_shortcut_shuffles_after_a_fruitless_search_too(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "lost-goblin", "basic-0", "basic-0", "basic-1", "skill-thief")
    against(s)
    s.keep("Bob")
    s.play("Bob", "lost-goblin")
    assert s.total("Bob") == 1
    assert sorted(s.deck_of("Bob")) == ["basic-1", "skill-thief"]
    assert s.happened("deck-shuffled") == [{"player": 0}]


def test_goblin_shortcut_that_takes_the_last_card_exhausts_its_player(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "lost-goblin", "basic-0", "basic-0", "cellar-rats")
    s.deck("Suzie", *ZEROS)
    against(s, "crypt-warden")
    s.keep("Bob")
    s.play("Bob", "lost-goblin")
    s.pick("Bob", "cellar-rats")
    assert s.happened("player-exhausted") == [{"player": 0}]
    assert (s.total("Bob"), s.enemy_power()) == (3, 13)


def test_goblin_shortcut_may_find_nothing_on_purpose(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "lost-goblin", "basic-0", "basic-0", "cliff-giant")
    against(s)
    s.keep("Bob")
    s.play("Bob", "lost-goblin")
    s.answer("Bob", "done")
    assert s.deck_of("Bob") == ["cliff-giant"]
    assert s.total("Bob") == 1


def test_goblin_shortcut_with_an_empty_deck_is_its_power(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "lost-goblin", "basic-0", "basic-0")
    against(s)
    s.play("Bob", "lost-goblin")
    assert s.total("Bob") == 1


# ---- Hexed Doll


@pytest.mark.card("hex-crone", "loot")
def test_hexed_doll_gives_two_to_basic_0_cards_played_after_it(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "hex-crone", "basic-0", "basic-0", "basic-1")
    s.deck("Suzie", *ZEROS, "basic-0")
    against(s, "drunken-brute")  # hands of four
    s.play("Bob", "basic-0")
    assert s.total("Bob") == 0
    s.play("Bob", "hex-crone")
    assert s.total("Bob") == 0 + 1 + 2 + 1


def test_hexed_doll_helps_only_its_player_and_only_this_turn(scene: MakeScene) -> None:
    s = scene(players=1)
    s.deck("Bob", "hex-crone", "basic-0", "basic-0", "basic-0", "basic-0", "basic-0")
    s.dungeon("dungeon-1", "crag-sovereign")
    s.enter("dungeon-1")
    s.keep("Bob")
    s.play("Bob", "hex-crone")
    assert s.happened("combat-lost") == [{"enemy": "crag-sovereign", "power": 19, "party": 1 + 2 + 2}]
    s = scene(players=3, heroes=[["bard"], ["barbarian"], ["thief"]])
    s.deck("Bob", "hex-crone", "skill-bard", "basic-0", "basic-0")
    s.deck("Suzie", *ZEROS, "basic-0", "basic-0")
    against(s)
    s.keep("Bob")
    s.play("Bob", "hex-crone", "skill-bard")
    s.pick_player("Bob", "Suzie")
    assert (s.total("Bob"), s.total("Suzie")) == (1 + 1 + 2, 0)


def test_hexed_doll_played_outside_your_turn_helps_the_next_card_played_so(scene: MakeScene) -> None:
    s = scene(players=3, heroes=[["bard"], ["barbarian"], ["thief"]])
    s.deck("Bob", "skill-bard", "basic-0", "basic-0")
    s.deck("Suzie", "hex-crone", "basic-0", *ZEROS)
    against(s)
    s.play("Bob", "skill-bard")
    s.pick_player("Bob", "Suzie")
    assert s.total("Suzie") == 1 + 2
    s.keep("Suzie")
    assert s.happened("combat-lost")[0]["party"] == 1 + 3  # in her own turn her Basic 0 cards count 0 again


# ---- Shrieking Mask


@pytest.mark.card("harpy-flock", "loot")
def test_shrieking_mask_discards_two_of_each_other_player(scene: MakeScene) -> None:
    s = scene(players=4)
    s.deck("Bob", "harpy-flock", "basic-0", "basic-0", "basic-0")
    s.deck("Suzie", "orc", "kobold", *ZEROS)
    s.deck("Jack", "basic-1")
    s.deck("Ann")
    against(s)
    s.keep("Bob")
    s.play("Bob", "harpy-flock")
    assert s.total("Bob") == 5
    assert s.deck_of("Bob") == ["basic-0"]
    assert (s.discards("Bob"), s.discards("Suzie")) == ([], ["orc", "kobold"])
    assert (s.discards("Jack"), s.discards("Ann")) == (["basic-1"], [])


@pytest.mark.rule("TEN-SOLO-2")
def test_shrieking_mask_solo_need_not_apply_to_you(scene: MakeScene) -> None:
    for chosen, discards in (("nobody", []), ("Bob", ["basic-0", "basic-0"])):
        s = scene(players=1)
        s.deck("Bob", "harpy-flock", "basic-0", "basic-0", *ZEROS, "basic-0", "basic-0")
        against(s)
        s.keep("Bob")
        s.play("Bob", "harpy-flock")
        s.pick_player("Bob", chosen)
        assert s.discards("Bob") == discards


# ---- Mirror Shard


@pytest.mark.card("mirror-shade", "loot")
def test_mirror_shard_adds_printed_power_and_does_what_the_rules_say(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "orc", "basic-1", "basic-0", "basic-0")
    s.deck("Suzie", "mirror-shade", "basic-0", "basic-0", "basic-1", "basic-0")
    s.deck("Jack", *ZEROS)
    against(s)
    s.keep("Bob")
    s.play("Bob", "orc")
    s.keep("Suzie")
    s.play("Suzie", "mirror-shade")
    assert s.options() == ["pick:basic-0", "pick:basic-1", "pick:orc"]
    s.pick("Suzie", "orc")
    assert s.total("Suzie") == 1 + 1 + 1  # Quick Strike draws the Basic 1
    assert s.played("Suzie") == ["mirror-shade", "basic-0", "basic-0", "basic-1"]


def test_mirror_shard_copies_twin_daggers_for_a_card_of_its_own_player(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "storm-roc", "twin-cutthroats", "basic-0")
    s.deck("Suzie", "hungry-chest", "mirror-shade", "basic-1")
    s.deck("Jack", *ZEROS)
    against(s)
    s.play("Bob", "basic-0", "twin-cutthroats")
    s.play("Suzie", "hungry-chest", "basic-1")
    s.pick("Suzie", "twin-cutthroats")
    assert s.options() == ["pick:basic-1", "pick:hungry-chest"]
    s.pick("Suzie", "hungry-chest")
    assert s.total("Suzie") == 4 + 1 + (1 + 1) + 4


def test_mirror_shard_copying_toll_chest_is_removed_itself(scene: MakeScene) -> None:
    s = scene(players=3)
    s.reserve("cliff-giant")
    s.deck("Bob", "toll-troll", "basic-0", "basic-0")
    s.deck("Suzie", "mirror-shade", "basic-0", "basic-0")
    s.deck("Jack", "storm-roc", "siege-beast", "basic-1", "basic-0")
    against(s)
    s.play("Bob", "toll-troll")
    s.decline("Bob")
    s.play("Suzie", "mirror-shade")
    s.pick("Suzie", "toll-troll")
    s.pay("Suzie")
    assert s.total("Suzie") == 1 + 1 + 4
    assert s.in_reserve(3) == []  # it stays in front of Suzie until the end of the combat
    s.keep("Jack")
    assert s.happened("enemy-defeated")[0]["party"] == 1 + 6 + 13
    assert s.in_reserve(3) == ["mirror-shade"]
    assert "toll-troll" in s.discards("Bob")


def test_mirror_shard_as_the_first_card_of_the_combat_is_its_power(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "mirror-shade", "basic-1", "basic-0")
    against(s)
    s.play("Bob", "basic-1", "mirror-shade")  # a card in front of Bob himself is no target
    assert s.total("Bob") == 2


def test_mirror_shard_cannot_copy_stolen_prophecy(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "doom-herald", "basic-0", "basic-0")
    s.deck("Suzie", "mirror-shade", "basic-1", "basic-1")
    s.deck("Jack", *ZEROS)
    against(s)
    s.play("Bob", "doom-herald")
    s.play("Suzie", "mirror-shade")  # only Basic 0 cards are left to copy, and they are all the same
    assert s.happened("card-copied") == [{"player": 1, "card": "basic-0"}]


def test_mirror_shard_copies_a_rule_for_a_hero_only_if_you_are_that_hero(scene: MakeScene) -> None:
    s = scene(players=3)  # Bob is the Barbarian, Suzie the Bard
    s.deck("Bob", "mad-miner", "basic-0", "basic-0")
    s.deck("Suzie", "mirror-shade", "basic-0", "basic-0")
    s.deck("Jack", *ZEROS)
    against(s)
    s.play("Bob", "basic-0", "basic-0")
    assert s.total("Bob") == 2 + 2
    s.play("Suzie", "basic-0", "basic-0")
    s.pick("Suzie", "mad-miner")
    assert s.total("Suzie") == 1 + 2


def test_mirror_shard_that_is_silenced_is_its_power(scene: MakeScene) -> None:
    s = scene(players=3)
    s.deck("Bob", "basic-1", "basic-1", "basic-1")
    s.deck("Suzie", "mirror-shade", "basic-0", "basic-0")
    s.deck("Jack", *ZEROS)
    against(s, "empty-armour")
    assert s.total("Suzie") == 1
    assert s.happened("rules-silenced") == [{"player": 1, "card": "mirror-shade"}]


@pytest.mark.rule("TEN-SOLO-2")
def test_mirror_shard_solo_may_copy_your_own_card(scene: MakeScene) -> None:
    s = scene(players=1)
    s.deck("Bob", "mirror-shade", "storm-roc", "basic-0", *ZEROS)
    against(s)
    s.keep("Bob")
    s.play("Bob", "storm-roc", "mirror-shade")
    assert s.options() == ["pick:storm-roc", "nobody"]
    s.pick("Bob", "storm-roc")
    assert s.total("Bob") == 7 + 1 + 7


# ---- Holy Water


@pytest.mark.card("crypt-warden", "loot")
def test_holy_water_puts_two_discards_on_a_deck_in_the_order_their_owner_picks(scene: MakeScene) -> None:
    s = scene(players=3, heroes=[["cleric"], ["bard"], ["thief"]])
    s.deck("Bob", "crypt-warden", "basic-0", "basic-0")
    s.deck("Suzie", *ZEROS)
    s.discard_pile("Suzie", "basic-1", "orc", "cliff-giant")
    against(s)
    s.play("Bob", "crypt-warden")
    assert s.total("Bob") == 2
    assert s.options() == ["player:0", "player:1", "player:2"]
    s.pick_player("Bob", "Suzie")
    s.pick("Suzie", "basic-1", "cliff-giant")
    assert s.discards("Suzie") == ["orc"]
    assert s.hand("Suzie") == ["cliff-giant", "basic-1", "basic-0"]  # what was put back last lies on top


def test_holy_water_puts_back_what_there_is(scene: MakeScene) -> None:
    for discards in (["orc"], []):
        s = scene(players=3, heroes=[["cleric"], ["bard"], ["thief"]])
        s.deck("Bob", "crypt-warden", "basic-0", "basic-0")
        s.discard_pile("Bob", *discards)
        against(s)
        s.play("Bob", "crypt-warden")
        s.pick_player("Bob", "Bob")
        assert s.deck_of("Bob") == discards
        assert s.discards("Bob") == []


def test_holy_water_is_only_its_power_for_other_heroes(scene: MakeScene) -> None:
    s = scene(players=3)  # Bob is the Barbarian
    s.deck("Bob", "crypt-warden", "basic-0", "basic-0")
    s.discard_pile("Bob", "orc")
    against(s)
    s.play("Bob", "crypt-warden")
    assert (s.total("Bob"), s.discards("Bob")) == (2, ["orc"])


# ---- Desperate Blow


@pytest.mark.card("gallows-crows", "loot")
def test_desperate_blow_adds_three_with_six_cards_left_in_the_deck_and_not_with_seven(scene: MakeScene) -> None:
    for left, total in ((6, 5), (7, 2)):
        s = scene(players=3)
        s.deck("Bob", "gallows-crows", "basic-0", "basic-0", *["basic-0"] * left)
        against(s)
        s.keep("Bob")
        s.play("Bob", "gallows-crows")
        assert len(s.deck_of("Bob")) == left
        assert s.total("Bob") == total


def test_desperate_blow_reads_the_deck_when_it_is_played(scene: MakeScene) -> None:
    for first, second, total in (("orc", "gallows-crows", 6), ("gallows-crows", "orc", 3)):
        s = scene(players=3)
        s.deck("Bob", "gallows-crows", "orc", "basic-0", *["basic-0"] * 7)
        against(s)
        s.keep("Bob")
        s.play("Bob", first, second)
        assert s.total("Bob") == total


# ---- Frenzy


@pytest.mark.card("mad-miner", "loot")
def test_frenzy_adds_one_for_each_other_card_in_front_of_you_up_to_four(scene: MakeScene) -> None:
    for before, added in ((0, []), (1, [1]), (3, [3]), (4, [4]), (5, [4])):
        s = scene(players=3)  # Bob is the Barbarian
        s.deck("Bob", "mad-miner", "orc", *["basic-0"] * 4)
        against(s, "star-serpent")  # hands of five, and Quick Strike draws the sixth card
        s.play("Bob", *["orc", "basic-0", "basic-0", "basic-0", "basic-0"][:before])
        if before < 5:
            s.play("Bob", "mad-miner")
        assert [event["amount"] for event in s.happened("power-changed")] == added


def test_frenzy_is_only_its_power_for_other_heroes(scene: MakeScene) -> None:
    s = scene(players=3, heroes=[["bard"], ["barbarian"], ["thief"]])
    s.deck("Bob", "mad-miner", "basic-1", "basic-1")
    against(s)
    s.play("Bob", "basic-1", "basic-1")
    assert s.total("Bob") == 2 + 2


def test_frenzy_solo_counts_the_cards_of_the_first_turn_too(scene: MakeScene) -> None:
    s = scene(players=1)
    s.deck("Bob", *["basic-0"] * 3, "mad-miner", "basic-0", "basic-0")
    against(s)
    s.keep("Bob")
    s.play("Bob", "mad-miner")
    assert s.happened("power-changed") == [{"player": 0, "amount": 3, "total": 5}]


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
