"""The enemies of level 3."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

ZEROS = ("basic-0",) * 4  # one card more than a hand: the script stops at its owner's Draw step
ONES = ("basic-1",) * 4


# ---- Lost Goblin


@pytest.mark.card("lost-goblin", "enemy")
@pytest.mark.rule("TEN-FX-8", "TEN-ACH-11")
def test_lost_goblin_goes_down_level_by_level_and_fights_at_level_1(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-5", "lost-goblin", "cliff-giant", level=3)
    s.dungeon("dungeon-3", "mud-ogre", level=2)
    s.dungeon("dungeon-1", "kobold", level=1)
    s.dungeon("boss", "stone-titan-silence")
    s.deck("Jack", "crag-sovereign", "basic-0", "basic-0")
    s.enter("dungeon-5")
    assert s.in_dungeon("dungeon-3") == ["lost-goblin", "mud-ogre"]
    assert s.happened("turn-began") == s.happened("loot-taken") == s.happened("boss-token-moved") == []
    assert s.token() == "Suzie"
    s.leave()
    assert s.happened("boss-token-moved") == [{"steps": 1, "space": s.space()}]
    s.enter("dungeon-3")
    assert s.in_dungeon("dungeon-1") == ["lost-goblin", "kobold"]
    assert s.token() == "Jack"
    s.leave()
    s.enter("dungeon-1")
    assert s.happened("enemy-defeated") == [{"enemy": "lost-goblin", "player": 2, "power": 7, "party": 8}]
    assert sorted(s.discards("Jack")) == ["basic-0", "basic-0", "crag-sovereign", "lost-goblin"]
    s.leave()
    s.enter("boss")
    s.keep("Jack")
    assert s.table.outcome == "defeat"
    assert "lost-goblin-at-level-1" in [feat["id"] for feat in s.table.achievements()]


@pytest.mark.rule("TEN-FX-8", "TEN-LEAVE-4")
def test_lost_goblin_with_nowhere_to_go_makes_a_dungeon_without_a_reward(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-3", "lost-goblin", level=2, reward="herb-garden")
    s.dungeon("dungeon-5", "cliff-giant", level=3)
    s.deck("Suzie", "crag-sovereign", "basic-0", "basic-0")
    before = s.space()
    s.enter("dungeon-3")
    # nobody defeated the last enemy of dungeon 3: the party leaves it with one step, and gets no reward
    assert s.asked() == "where-to"
    assert s.space() == before + 1
    assert s.happened("dungeon-made") == [{"place": "dungeon-11", "level": 1}]
    assert s.in_dungeon("dungeon-11") == ["lost-goblin"]
    s.enter("dungeon-11")
    assert s.happened("loot-taken") == [{"player": 1, "card": "lost-goblin"}]
    assert s.happened("dungeon-cleared") == [{"place": "dungeon-11"}]
    assert s.happened("reward-taken") == []
    assert s.space() == before + 2


def test_the_party_chooses_among_the_dungeons_one_level_below(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-5", "lost-goblin", level=3)
    s.dungeon("dungeon-1", "kobold", level=1)
    s.dungeon("dungeon-3", "mud-ogre", level=2)
    s.dungeon("dungeon-4", "wild-boar", level=2)
    s.dungeon("dungeon-6", "cliff-giant", level=3)
    s.enter("dungeon-5")
    assert s.options() == ["dungeon:dungeon-3", "dungeon:dungeon-4"]
    s.pick_dungeon("dungeon-4")
    assert s.in_dungeon("dungeon-4") == ["lost-goblin", "wild-boar"]
    assert s.in_dungeon("dungeon-5") == []


@pytest.mark.rule("TEN-BOSS-3", "TEN-BOSS-5")
def test_lost_goblin_in_the_boss_deck_stays_and_fights(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("boss", "spider-queen-brood")
    s.dungeon("dungeon-1", "kobold", level=1)
    s.reserve("lost-goblin")
    s.deck("Bob", "crag-sovereign", "storm-roc", "basic-1")
    s.deck("Suzie", "mourning-knight", "basic-0", "basic-0", "basic-0")
    s.enter("boss")
    assert s.enemy() == "lost-goblin"
    assert s.in_dungeon("dungeon-1") == ["kobold"]
    s.keep("Suzie")
    s.play("Suzie", "mourning-knight")
    assert s.happened("loot-taken") == [{"player": 1, "card": "lost-goblin"}]
    assert s.table.outcome == "victory"


# ---- Hex Crone


@pytest.mark.card("hex-crone", "enemy")
@pytest.mark.rule("TEN-FX-9")
def test_hex_crone_takes_one_from_basic_cards_of_all_players_and_from_nothing_else(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "hex-crone")
    s.deck("Bob", "basic-1", "basic-0", "cellar-rats")
    s.deck("Suzie", "basic-0", "basic-0", "skill-barbarian")
    s.deck("Jack", *ZEROS)
    s.enter("dungeon-1")
    assert s.total("Bob") == 0 - 1 + 2
    s.play("Suzie", "skill-barbarian")
    assert s.total("Suzie") == 1 - 1 - 1
    assert s.party_power() == 0


def test_a_hand_of_basic_0_under_hex_crone_counts_below_nothing(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "hex-crone")
    s.deck("Suzie", *ZEROS)
    s.enter("dungeon-1")
    assert s.total("Bob") == s.party_power() == -3


@pytest.mark.rule("TEN-FX-6")
def test_minus_and_doubling_of_a_played_card_in_the_order_that_is_picked(scene: MakeScene) -> None:
    for order, worth in (("minus-once", 1), ("minus-twice", 0)):
        s = scene(players=3)
        s.dungeon("dungeon-1", "hex-crone")
        s.deck("Bob", "basic-1", "twin-cutthroats", "cellar-rats")
        s.deck("Suzie", *ZEROS)
        s.enter("dungeon-1")
        s.play("Bob", "basic-1", "twin-cutthroats")
        assert s.options() == ["minus-once", "minus-twice"]
        s.answer("Bob", order)
        assert s.total("Bob") == worth + 1 + 2


@pytest.mark.rule("TEN-FX-6")
def test_minus_and_doubling_of_the_next_card_in_the_order_that_is_picked(scene: MakeScene) -> None:
    for order, worth in (("minus-once", 1), ("minus-twice", 0)):
        s = scene(players=3)  # Bob is the Barbarian
        s.dungeon("dungeon-1", "hex-crone")
        s.deck("Bob", "warlord", "basic-1", "kobold")
        s.deck("Suzie", *ZEROS)
        s.enter("dungeon-1")
        s.play("Bob", "warlord", "basic-1")
        s.answer("Bob", order)
        assert s.total("Bob") == 3 + worth + 1


@pytest.mark.rule("TEN-FX-6")
def test_the_player_whose_turn_it_is_orders_minus_and_doubling_for_others(scene: MakeScene) -> None:
    s = scene(players=3, heroes=[["bard"], ["barbarian"], ["thief"]])
    s.dungeon("dungeon-1", "hex-crone")
    s.deck("Bob", "skill-bard", "basic-0", "basic-0")
    s.deck("Suzie", "basic-1", "twin-cutthroats", *ZEROS)
    s.enter("dungeon-1")
    s.play("Bob", "skill-bard")
    s.pick_player("Bob", "Suzie")
    s.answer("Bob", "minus-once")
    assert s.total("Suzie") == 1 + 1


def test_a_card_that_hex_crone_does_not_touch_is_doubled_without_asking(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "hex-crone")
    s.deck("Bob", "cellar-rats", "twin-cutthroats", "basic-1")
    s.deck("Suzie", *ZEROS)
    s.enter("dungeon-1")
    s.play("Bob", "cellar-rats", "twin-cutthroats")
    assert s.total("Bob") == 2 + 1 + 2 + 0


# ---- Harpy Flock


@pytest.mark.card("harpy-flock", "enemy")
def test_harpy_flock_discards_two_at_each_redraw_before_the_new_hand_is_drawn(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "harpy-flock")
    s.deck("Bob", *["basic-0"] * 3, "basic-1", "orc", *["basic-0"] * 3, "cellar-rats", "kobold", "basic-1")
    s.deck("Suzie", *ZEROS)
    s.enter("dungeon-1")
    assert s.discards("Bob") == []
    s.redraw("Bob")
    assert s.discards("Bob") == ["basic-0", "basic-0", "basic-0", "basic-1", "orc"]
    assert s.hand("Bob") == ["basic-0", "basic-0", "basic-0"]
    s.redraw("Bob")
    assert s.discards("Bob")[5:] == ["basic-0", "basic-0", "basic-0", "cellar-rats", "kobold"]
    assert s.total("Bob") == 1  # the one card left, of an exhausted player


def test_harpy_flock_can_take_the_whole_new_hand(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "harpy-flock")
    s.deck("Bob", *ZEROS, "basic-1")
    s.deck("Suzie", *ONES)
    s.enter("dungeon-1")
    s.redraw("Bob")
    assert s.discards("Bob") == ["basic-0", "basic-0", "basic-0", "basic-0", "basic-1"]
    assert s.played("Bob") == []
    s.redraw("Suzie")  # only one card is left to discard
    assert [discarded["player"] for discarded in s.happened("card-discarded")] == [0] * 5 + [1] * 4


# ---- Mirror Shade


@pytest.mark.card("mirror-shade", "enemy")
def test_mirror_shade_gets_one_for_every_two_loot_cards_in_front_of_all(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "mirror-shade")
    s.deck("Bob", "orc", "kobold", "basic-1", "basic-1")
    s.deck("Suzie", "hex-crone", "hedge-robber", "skill-cleric", "basic-0")
    s.deck("Jack", *ZEROS)
    s.enter("dungeon-1")
    s.keep("Bob")
    s.play("Bob", "kobold")
    assert s.enemy_power() == 8
    s.play("Bob", "orc")
    assert s.enemy_power() == 9
    s.keep("Suzie")
    s.play("Suzie", "hex-crone")
    assert s.enemy_power() == 9
    s.play("Suzie", "skill-cleric")  # the last card is played unasked
    assert s.played("Suzie") == ["hex-crone", "skill-cleric", "hedge-robber"]
    assert s.enemy_power() == 10


def test_mirror_shade_grows_out_of_reach_of_the_cards_that_reached_it(scene: MakeScene) -> None:
    """Eight from two loot cards meets a power of 9; eight from one meets a power of 8."""
    for hand, falls in ((("siege-beast", "wild-boar", "basic-0"), False), (("storm-roc", "basic-1", "basic-0"), True)):
        s = scene(players=3)
        s.dungeon("dungeon-1", "mirror-shade", "kobold")
        s.deck("Bob", *hand)
        s.deck("Suzie", *ZEROS)
        s.enter("dungeon-1")
        assert s.asked() == ("continue-or-leave" if falls else "keep-or-redraw")


def test_mirror_shade_does_not_count_skills(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "mirror-shade")
    s.deck("Bob", "cellar-rats", "skill-cleric", "basic-0")
    s.deck("Suzie", *ZEROS)
    s.enter("dungeon-1")
    s.play("Bob", "skill-cleric")
    assert (s.total("Bob"), s.enemy_power()) == (2, 8)


def test_mirror_shade_counts_borrowed_cards(scene: MakeScene) -> None:
    s = scene(players=2, heroes=[["thief", "bard"], ["barbarian", "cleric"]])
    s.dungeon("dungeon-1", "mirror-shade")
    s.reserve("wild-boar")
    s.deck("Bob", "basic-0", "basic-0", "tomb-robber")
    s.deck("Suzie", *ZEROS)
    s.enter("dungeon-1")
    s.play("Bob", "tomb-robber")
    assert s.enemy_power() == 6 + 1


# ---- Crypt Warden


@pytest.mark.card("crypt-warden", "enemy")
@pytest.mark.rule("TEN-COM-6")
def test_crypt_warden_gets_three_for_each_exhausted_player(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "crypt-warden")
    s.deck("Bob", *ZEROS)
    s.deck("Suzie", *ZEROS, "basic-0", "basic-0")
    s.deck("Jack")  # exhausted from the start
    s.enter("dungeon-1")
    assert s.enemy_power() == 10 + 3
    s.keep("Bob")
    assert s.enemy_power() == 10 + 3  # one card is left in Bob's deck
    s.redraw("Suzie")  # her last card is in her hand, and played
    assert s.happened("combat-lost") == [{"enemy": "crypt-warden", "power": 10 + 3 + 3, "party": 0}]


def test_the_hand_that_empties_a_deck_makes_crypt_warden_stronger(scene: MakeScene) -> None:
    for rest, falls in ((["basic-0"], True), ([], False)):
        s = scene(players=3)
        s.dungeon("dungeon-1", "crypt-warden", "kobold")
        s.deck("Bob", "storm-roc", "mud-ogre", "basic-0", *rest)
        s.deck("Suzie", *ZEROS)
        s.enter("dungeon-1")
        if rest:
            s.keep("Bob")
        assert s.asked() == ("continue-or-leave" if falls else "keep-or-redraw")


def test_crypt_warden_is_told_to_grow_when_the_last_card_is_drawn(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "crypt-warden")
    s.deck("Bob", "orc", "basic-0", "basic-0")
    s.enter("dungeon-1")
    assert s.asked() == "play"
    assert s.happened("player-exhausted") == [{"player": 0}]
    assert s.happened("enemy-power-changed") == [{"enemy": "crypt-warden", "amount": 3, "power": 13}]


def test_crypt_warden_is_weaker_again_when_an_empty_deck_gets_cards_back(scene: MakeScene) -> None:
    s = scene(players=3, heroes=[["cleric"], ["bard"], ["thief"]])
    s.dungeon("dungeon-1", "crypt-warden")
    s.deck("Bob", "skill-cleric", "basic-0", "basic-0")
    s.discard_pile("Bob", "basic-1", "basic-1")
    s.deck("Suzie", *ZEROS)
    s.enter("dungeon-1")
    assert s.enemy_power() == 13
    s.play("Bob", "skill-cleric")
    s.pick_player("Bob", "Bob")
    s.option("Bob", 1)
    assert s.enemy_power() == 10


# ---- Gallows Crows


@pytest.mark.card("gallows-crows", "enemy")
@pytest.mark.rule("TEN-COM-2")
def test_gallows_crows_discard_two_of_each_player_as_far_as_there_are(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "gallows-crows")
    s.deck("Bob", "basic-1", "orc", *ZEROS)
    s.deck("Suzie", "kobold")
    s.deck("Jack")
    s.enter("dungeon-1")
    assert s.discards("Bob") == ["basic-1", "orc"]
    assert s.hand("Bob") == ["basic-0", "basic-0", "basic-0"]
    assert s.discards("Suzie") == ["kobold"]
    assert s.discards("Jack") == []


def test_gallows_crows_come_once_in_a_combat(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "gallows-crows")
    s.deck("Suzie", *ZEROS, *ONES)
    s.enter("dungeon-1")
    assert len(s.discards("Suzie")) == 2  # in her own turn, the second
    assert s.hand("Suzie") == ["basic-0", "basic-0", "basic-1"]


# ---- Mad Miner


@pytest.mark.card("mad-miner", "enemy")
def test_mad_miner_gives_hands_of_four_that_cannot_be_redrawn(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "mad-miner")
    s.deck("Bob", "basic-1", "basic-0", "basic-0", "basic-1", "basic-1", "basic-1")
    s.deck("Suzie", "basic-1", "basic-1", "basic-1", "basic-1")
    s.deck("Jack", "orc", "basic-0", "basic-1")
    s.enter("dungeon-1")
    assert s.played("Bob") == ["basic-1", "basic-0", "basic-0", "basic-1"]
    assert s.deck_of("Bob") == ["basic-1", "basic-1"]
    assert s.total("Suzie") == 4
    assert sorted(s.hand("Jack")) == ["basic-0", "basic-1", "orc"]  # as many as there are
    assert s.happened("hand-redrawn") == []


# ---- Masked Duelist


@pytest.mark.card("masked-duelist", "enemy")
def test_each_total_counts_for_five_at_most(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "masked-duelist", "kobold")
    s.deck("Bob", "crag-sovereign", "hungry-chest", "basic-0")
    s.deck("Suzie", "cliff-giant", "basic-0", "basic-0", "basic-0")
    s.deck("Jack", "basic-1", "basic-0", "basic-0", "basic-0")
    s.enter("dungeon-1")
    assert (s.total("Bob"), s.party_power()) == (12, 5)
    s.keep("Suzie")
    assert (s.total("Suzie"), s.party_power()) == (4, 9)  # four is below five, and nine is not enough
    s.keep("Jack")
    assert s.happened("enemy-defeated") == [{"enemy": "masked-duelist", "player": 2, "power": 10, "party": 10}]


def test_a_total_of_exactly_five_counts_in_full(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "masked-duelist", "kobold")
    s.deck("Bob", "siege-beast", "basic-0", "basic-0")
    s.deck("Suzie", "iron-colossus", "basic-1", "basic-0")
    s.enter("dungeon-1")
    assert s.happened("loot-taken") == [{"player": 1, "card": "masked-duelist"}]


def test_a_capped_total_is_doubled_uncapped_and_still_counts_for_five(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "masked-duelist", "kobold")
    s.deck("Bob", "crag-sovereign", "hungry-chest", "basic-0")
    s.deck("Suzie", "war-drummer", "basic-1", "basic-0", "basic-0", "basic-0")
    s.enter("dungeon-1")
    s.keep("Suzie")
    s.play("Suzie", "war-drummer")
    s.pay("Suzie")
    s.pick_player("Suzie", "Bob")
    assert s.happened("total-doubled") == [{"player": 0, "total": 24}]
    assert s.happened("combat-lost") == [{"enemy": "masked-duelist", "power": 10, "party": 5 + 1}]


def test_what_weakens_the_enemy_is_not_capped(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "masked-duelist", "kobold")
    s.deck("Bob", "crag-sovereign", "hungry-chest", "basic-0")
    s.deck("Suzie", "puddle-slime", "mud-ogre", "basic-0")
    s.enter("dungeon-1")
    s.play("Suzie", "puddle-slime")
    assert s.happened("enemy-defeated") == [{"enemy": "masked-duelist", "player": 1, "power": 8, "party": 8}]


@pytest.mark.rule("TEN-SOLO-1")
def test_solo_each_turn_counts_for_five_at_most(scene: MakeScene) -> None:
    s = scene(players=1)
    s.dungeon("dungeon-1", "masked-duelist", "kobold")
    s.deck("Bob", "crag-sovereign", "hungry-chest", "basic-0", "mud-ogre", "basic-0", "basic-0")
    s.enter("dungeon-1")
    s.keep("Bob")
    assert s.happened("enemy-defeated") == [{"enemy": "masked-duelist", "player": 0, "power": 8, "party": 5 + 3}]
    assert len(s.happened("turn-began")) == 2


# ---- Bone Ferryman


@pytest.mark.card("bone-ferryman", "enemy")
def test_bone_ferryman_lets_each_player_choose_clockwise_from_the_token(scene: MakeScene) -> None:
    s = scene(players=3, start="Suzie")
    s.dungeon("dungeon-1", "bone-ferryman")
    s.reserve("basic-0", "basic-0", "basic-1")
    s.deck("Suzie", "orc", "kobold", "basic-1", *ZEROS)
    s.enter("dungeon-1")
    assert s.asked() == "choose"
    s.option("Suzie", 1)
    assert s.discards("Suzie") == ["orc", "kobold", "basic-1"]
    s.option("Jack", 2)
    assert s.discards("Jack") == ["basic-0"]
    s.option("Bob", 1)
    assert s.discards("Bob") == ["basic-0", "basic-0", "basic-0"]
    assert s.basics() == ["basic-0", "basic-1"]
    assert s.hand("Suzie") == ["basic-0", "basic-0", "basic-0"]


@pytest.mark.rule("TEN-FX-2")
def test_bone_ferryman_takes_what_is_there_and_gives_nothing_from_an_empty_supply(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "bone-ferryman")
    s.deck("Bob", "orc", "basic-0")
    s.deck("Suzie", *ZEROS)
    s.deck("Jack")
    s.enter("dungeon-1")
    s.option("Bob", 1)
    s.option("Suzie", 2)
    s.option("Jack", 1)
    assert s.discards("Bob") == ["orc", "basic-0"]
    assert s.discards("Suzie") == s.discards("Jack") == []
    assert len(s.hand("Suzie")) == 3


# ---- Clockwork Sentry


@pytest.mark.card("clockwork-sentry", "enemy")
@pytest.mark.rule("TEN-COM-16")
def test_clockwork_sentry_grows_after_each_turn_and_is_as_before_in_the_next_combat(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "clockwork-sentry")
    s.deck("Suzie", *ZEROS)
    s.deck("Jack", *ZEROS)
    s.enter("dungeon-1")
    assert s.enemy_power() == 10
    s.keep("Suzie")
    assert s.enemy_power() == 11
    s.keep("Jack")
    assert s.happened("combat-lost") == [{"enemy": "clockwork-sentry", "power": 12, "party": 0}]
    s.enter("dungeon-1")
    assert s.enemy_power() == 9


def test_clockwork_sentry_is_checked_before_it_grows(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "clockwork-sentry", "kobold")
    s.deck("Bob", "crag-sovereign", "basic-0", "basic-0")
    s.deck("Suzie", "cellar-rats", "basic-0", "basic-0")
    s.enter("dungeon-1")
    assert s.happened("enemy-defeated") == [{"enemy": "clockwork-sentry", "player": 1, "power": 10, "party": 10}]


# ---- Phantom Choir


@pytest.mark.card("phantom-choir", "enemy")
def test_phantom_choir_discards_one_of_each_other_player_after_each_turn(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "phantom-choir")
    s.deck("Bob", *ZEROS, "basic-1")
    s.deck("Suzie", "orc", *ZEROS, "basic-1")
    s.deck("Jack", "kobold")
    s.enter("dungeon-1")
    s.keep("Bob")
    assert (s.discards("Bob"), s.discards("Suzie"), s.discards("Jack")) == ([], ["orc"], ["kobold"])
    s.keep("Suzie")  # Jack has nothing left, neither to discard nor to play
    discarded = [(event["player"], event["card"]) for event in s.happened("card-discarded")]
    assert discarded == [(1, "orc"), (2, "kobold"), (0, "basic-0"), (0, "basic-1"), (1, "basic-0")]


def test_phantom_choir_beaten_is_silent(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "phantom-choir", "kobold")
    s.deck("Bob", "crag-sovereign", "basic-1", "basic-0")
    s.enter("dungeon-1")
    assert s.happened("loot-taken") == [{"player": 0, "card": "phantom-choir"}]
    assert s.happened("card-discarded") == []


@pytest.mark.rule("TEN-SOLO-2")
def test_phantom_choir_solo_asks_whether_it_applies_to_you(scene: MakeScene) -> None:
    s = scene(players=1)
    s.dungeon("dungeon-1", "phantom-choir")
    s.deck("Bob", *ZEROS, "orc", "basic-0", "basic-0")
    s.enter("dungeon-1")
    s.keep("Bob")
    assert s.options() == ["player:0", "nobody"]
    s.pick_player("Bob", "Bob")
    assert s.discards("Bob") == ["basic-0"]
    s.play("Bob", "orc")
    s.pick_player("Bob", "nobody")
    assert len(s.happened("card-discarded")) == 1


# ---- War Drummer


@pytest.mark.card("war-drummer", "enemy")
@pytest.mark.rule("TEN-COM-15")
def test_war_drummer_brings_a_card_of_level_1_that_must_be_beaten_too(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "war-drummer", level=3, reward="guild-hall")
    s.reserve("kobold", "mud-ogre")
    s.deck("Bob", "crag-sovereign", "cellar-rats", "basic-0")
    s.deck("Suzie", "wild-boar", "basic-0", "basic-0")
    s.enter("dungeon-1")
    assert s.happened("enemy-brought") == [{"level": 1, "place": "dungeon-1"}]
    assert s.in_dungeon("dungeon-1") == ["kobold"]
    assert s.in_reserve(1) == []
    assert s.in_reserve(2) == ["mud-ogre"]
    assert s.options() == ["continue", "leave"]  # the dungeon is not cleared
    s.go_on()
    assert s.happened("loot-taken")[1] == {"player": 1, "card": "kobold"}
    assert s.asked() == "reward"
    for who in ("Jack", "Bob", "Suzie"):
        s.option(who, 1)


def test_war_drummer_brings_one_card_in_a_combat(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "war-drummer")
    s.reserve("kobold", "orc")
    s.deck("Suzie", *ZEROS)
    s.enter("dungeon-1")
    assert len(s.happened("turn-began")) == 2
    assert len(s.in_dungeon("dungeon-1")) == 2


def test_war_drummer_brings_nothing_from_an_empty_pile(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "war-drummer", "cliff-giant")
    s.reserve("mud-ogre")
    s.deck("Bob", *ZEROS)
    s.enter("dungeon-1")
    assert s.in_dungeon("dungeon-1") == ["war-drummer", "cliff-giant"]
    assert s.happened("enemy-brought") == []


# ---- Hungry Chest


@pytest.mark.card("hungry-chest", "enemy")
@pytest.mark.rule("TEN-COM-13")
def test_hungry_chest_goes_to_a_chosen_player_and_the_victor_gains_a_card_of_level_2(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "hungry-chest", "kobold")
    s.reserve("mud-ogre", "orc")
    s.deck("Suzie", "crag-sovereign", "siege-beast", "basic-0")
    s.enter("dungeon-1")
    assert s.asked() == "loot"
    assert s.options() == ["player:0", "player:1", "player:2"]
    assert s.discards("Suzie")[0] == "mud-ogre"
    s.pick_player("Suzie", "Jack")  # the token has passed: Suzie has the final word
    assert s.discards("Jack") == ["hungry-chest"]
    assert s.in_reserve(1) == ["orc"]


@pytest.mark.rule("TEN-FX-7")
def test_hungry_chest_gives_a_card_of_level_1_or_nothing_where_level_2_is_empty(scene: MakeScene) -> None:
    for reserve, gained in ((["orc", "cliff-giant"], ["orc"]), (["cliff-giant"], [])):
        s = scene(players=3)
        s.dungeon("dungeon-1", "hungry-chest", "kobold")
        s.reserve(*reserve)
        s.deck("Bob", "crag-sovereign", "siege-beast", "basic-0")
        s.enter("dungeon-1")
        s.pick_player("Suzie", "Bob")
        assert [event["card"] for event in s.happened("card-gained")] == gained
        assert s.discards("Bob")[-1] == "hungry-chest"
        assert s.in_reserve(3) == ["cliff-giant"]


def test_hungry_chest_whose_rules_are_ignored_is_ordinary_loot(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "hungry-chest", "kobold")
    s.reserve("mud-ogre")
    s.deck("Bob", "crag-sovereign", "weather-monk", "basic-0")
    s.enter("dungeon-1")
    s.play("Bob", "weather-monk")
    assert s.happened("loot-taken") == [{"player": 0, "card": "hungry-chest"}]
    assert s.happened("card-gained") == []


def test_hungry_chest_solo_is_yours(scene: MakeScene) -> None:
    s = scene(players=1)
    s.dungeon("dungeon-1", "hungry-chest", "kobold")
    s.reserve("mud-ogre")
    s.deck("Bob", "crag-sovereign", "basic-1", "basic-0")
    s.enter("dungeon-1")
    assert s.asked() == "continue-or-leave"
    assert sorted(s.discards("Bob")) == ["basic-0", "basic-1", "crag-sovereign", "hungry-chest", "mud-ogre"]
