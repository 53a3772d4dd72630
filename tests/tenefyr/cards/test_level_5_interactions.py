"""Interactions of level 5 cards with other cards: borrowed cards, forced plays and ignored rules."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

ZEROS = ("basic-0",) * 12
ASKED = ZEROS[:4]  # a deck with a card more than a hand: its player is asked to keep or redraw, and the game waits


def thief(scene: MakeScene, enemy: str, *deck: str, level: int = 5) -> Scene:
    """Bob is the Thief and about to fight; Suzie will be asked to keep her hand."""
    s = scene(players=3, heroes=[["thief"], ["bard"], ["cleric"]])
    s.dungeon("dungeon-9", enemy, "kobold", level=level)
    s.deck("Bob", *deck)
    s.deck("Suzie", *ASKED)
    return s


# ---- borrowed goods


@pytest.mark.parametrize(("chest", "level", "power"), [("deep-kraken", 5, 3), ("toll-troll", 2, 1)])
def test_a_borrowed_chest_cannot_be_removed_as_a_price(scene: MakeScene, chest: str, level: int, power: int) -> None:
    s = thief(scene, "crag-sovereign", "skill-thief", level=level)
    s.reserve(chest, "cliff-giant")
    s.enter("dungeon-9")
    assert (s.played("Bob"), s.total("Bob")) == (["skill-thief", chest], power)
    s.expect("keep-or-redraw")  # no price was asked for
    s.keep("Suzie")
    assert s.in_reserve(level) == [chest]  # it returns after a lost combat too
    assert s.deck_of("Bob") == ["skill-thief"]


def test_a_chest_of_ones_own_can_be_removed_beside_a_borrowed_card(scene: MakeScene) -> None:
    s = thief(scene, "crag-sovereign", "vault-keeper", "toll-troll")
    s.reserve("hour-eater", "mud-ogre", "cliff-giant")
    s.enter("dungeon-9")
    s.play("Bob", "vault-keeper", "hour-eater")
    s.pay("Bob")
    assert s.played("Bob") == ["vault-keeper", "hour-eater", "toll-troll", "cliff-giant"]


def test_a_borrowed_card_that_is_discarded_returns_to_the_reserve_at_once(scene: MakeScene) -> None:
    s = thief(scene, "crag-sovereign", "vault-keeper", "clockwork-sentry", "basic-0", "basic-1", "basic-1")
    s.reserve("storm-roc")
    s.enter("dungeon-9")
    s.keep("Bob")
    s.play("Bob", "vault-keeper")
    assert "storm-roc" in s.hand("Bob")
    assert s.in_reserve(5) == []
    s.play("Bob", "clockwork-sentry")
    s.pay("Bob")
    s.pick("Bob", "storm-roc")
    assert s.in_reserve(5) == ["storm-roc"]
    assert s.discards("Bob") == []
    assert s.total("Bob") == 3 + 2 + 0 + 1 + 1


def test_a_borrowed_perfect_heist_borrows_again_and_both_return(scene: MakeScene) -> None:
    s = thief(scene, "crag-sovereign", "skill-thief")
    s.reserve("vault-keeper", "storm-roc")
    s.enter("dungeon-9")
    s.pick("Bob", "vault-keeper")
    assert s.played("Bob") == ["skill-thief", "vault-keeper", "storm-roc"]
    assert s.total("Bob") == 0 + 3 + 7
    s.keep("Suzie")
    assert s.in_reserve(5) == ["storm-roc", "vault-keeper"]
    assert s.happened("card-returned") == [{"player": 0, "card": card} for card in ("vault-keeper", "storm-roc")]


def test_borrowed_cards_return_after_a_win_and_count_for_it(scene: MakeScene) -> None:
    s = thief(scene, "hour-eater", "vault-keeper", "iron-colossus")
    s.reserve("storm-roc")
    s.enter("dungeon-9")
    s.play("Bob", "vault-keeper")
    assert s.happened("enemy-defeated") == [{"enemy": "hour-eater", "player": 0, "power": 13, "party": 15}]
    assert s.in_reserve(5) == ["storm-roc"]
    assert sorted(s.discards("Bob")) == ["hour-eater", "iron-colossus", "vault-keeper"]


# ---- everybody dances


def piper(scene: MakeScene, *deck: str) -> Scene:
    """Bob is about to play this hand to the Crooked Piper, who has power 7."""
    s = scene(players=3)
    s.dungeon("dungeon-3", "crooked-piper", "kobold")
    s.deck("Bob", *deck)
    return s


def test_crooked_piper_makes_everybody_dance_before_it_falls(scene: MakeScene) -> None:
    s = piper(scene, "storm-roc", "basic-0", "basic-0")
    s.enter("dungeon-3")
    assert [turn["player"] for turn in s.happened("turn-began")] == [0, 1, 2]
    assert s.happened("loot-taken") == [{"player": 2, "card": "crooked-piper"}]


def test_crooked_piper_wastes_a_deathstrike_of_an_earlier_turn(scene: MakeScene) -> None:
    s = piper(scene, "silent-headsman", "basic-0", "basic-0")
    s.enter("dungeon-3")
    s.play("Bob", "silent-headsman")
    assert s.happened("finish-readied") == [{"player": 0, "short": 8}]
    assert s.happened("combat-lost") == [{"enemy": "crooked-piper", "power": 7, "party": 3}]


def test_crooked_piper_falls_to_a_deathstrike_of_the_last_turn(scene: MakeScene) -> None:
    s = piper(scene, *ZEROS[:3])
    s.deck("Jack", "silent-headsman")
    s.enter("dungeon-3")
    assert s.happened("loot-taken") == [{"player": 2, "card": "crooked-piper"}]


def test_crooked_piper_can_fall_in_the_extra_turn_of_a_stolen_hour(scene: MakeScene) -> None:
    s = piper(scene, "hour-eater", "basic-0", "basic-0", "storm-roc", "basic-0", "basic-0")
    s.enter("dungeon-3")
    s.keep("Bob")
    s.play("Bob", "hour-eater")
    assert [turn["player"] for turn in s.happened("turn-began")] == [0, 1, 2, 0]
    assert s.happened("loot-taken") == [{"player": 0, "card": "crooked-piper"}]


def test_crooked_piper_falls_with_the_last_dance_and_a_stolen_hour_is_not_needed(scene: MakeScene) -> None:
    s = piper(scene, "storm-roc", "hour-eater", "basic-0")
    s.enter("dungeon-3")
    s.play("Bob", "storm-roc", "hour-eater")
    assert [turn["player"] for turn in s.happened("turn-began")] == [0, 1, 2]
    assert s.happened("loot-taken") == [{"player": 2, "card": "crooked-piper"}]


# ---- ignored rules


def test_waking_dream_takes_away_the_weakness_of_puddle_slime(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "puddle-slime", "kobold")
    s.discard_pile("Jack", *ZEROS[:3])
    s.deck("Bob", "dream-gnawer", *ZEROS[:3])
    s.deck("Suzie", *ASKED)
    s.enter("dungeon-1")
    assert s.enemy_power() == 8 - 3
    s.keep("Bob")
    s.play("Bob", "dream-gnawer")
    assert (s.asked(), s.enemy_power(), s.party_power()) == ("keep-or-redraw", 8, 5)


@pytest.mark.rule("TEN-COM-9")
def test_waking_dream_lets_crooked_piper_fall_in_the_same_turn(scene: MakeScene) -> None:
    s = piper(scene, "dream-gnawer", "cellar-rats", "basic-0")
    s.enter("dungeon-3")
    s.play("Bob", "dream-gnawer")
    assert s.happened("loot-taken") == [{"player": 0, "card": "crooked-piper"}]


@pytest.mark.rule("TEN-COM-13")
@pytest.mark.parametrize(("card", "cursed"), [("dream-gnawer", False), ("weather-monk", False), ("storm-roc", True)])
def test_ignored_rules_do_nothing_at_the_end_of_the_combat_either(scene: MakeScene, card: str, cursed: bool) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "thorn-imp", "kobold")
    s.deck("Bob", card)
    s.reserve("basic-0")
    s.enter("dungeon-1")
    s.expect("continue-or-leave")
    assert ("basic-0" in s.discards("Bob")) is cursed


def test_waking_dream_lets_ash_phoenix_leave_only_ashes(scene: MakeScene) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-9", "ash-phoenix", reward="oracle")
    s.deck("Bob", "dream-gnawer", "crag-sovereign", "cliff-giant")
    s.reserve("hour-eater")
    s.enter("dungeon-9")
    s.play("Bob", "dream-gnawer")
    s.expect("reward")
    s.option(None, 2)
    assert s.in_reserve(5) == ["hour-eater"]


def test_eye_of_the_storm_ignores_a_lost_combat_no_longer_than_its_turn(scene: MakeScene) -> None:
    s = scene(players=2)
    s.dungeon("dungeon-9", "doom-herald")
    s.deck("Suzie", "weather-monk")
    s.enter("dungeon-9")
    assert s.space() == 2 + 1 + 2  # the last turn was over when the combat was lost
