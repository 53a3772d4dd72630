"""The loot of level 3, from Goblin Shortcut to Frenzy. Crag Sovereign, with 20 for three, is there to be hit."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

ZEROS = ("basic-0",) * 4  # one card more than a hand: the script stops at its owner's Draw step


def against(s: Scene, enemy: str = "crag-sovereign") -> None:
    """Fight that enemy. Suzie's Draw step comes after Bob's turn, so that the script can look around."""
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
