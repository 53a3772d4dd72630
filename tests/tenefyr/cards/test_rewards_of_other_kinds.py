"""Rewards that give cards away, hold the boss back or help in the next dungeon."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

WINNERS = ("bramble-wolf", "drunken-brute")  # 2 + 2, without rules, as is the loot of the Cellar Rats they beat
ZEROS = ("basic-0",) * 12
ASKED = ZEROS[:4]  # a deck with a card more than a hand: its player is asked to keep or redraw, and the game waits


def clearing(scene: MakeScene, reward: str, players: int = 3) -> Scene:
    """Bob is about to clear dungeon 1 and win this reward; Suzie will then hold the token."""
    s = scene(players=players)
    s.dungeon("dungeon-1", "cellar-rats", reward=reward)
    s.deck("Bob", *WINNERS)
    return s


# ---- Training Yard and Hero's Welcome: handing cards down


@pytest.mark.card("training-yard", "reward")
def test_training_yard_lets_each_player_hand_down_any_card_of_their_deck(scene: MakeScene) -> None:
    s = clearing(scene, "training-yard")
    s.dungeon("dungeon-2", "orc")
    s.deck("Suzie", "skill-bard", "basic-1", "basic-0")
    s.enter("dungeon-1")
    s.option("Suzie", 2)
    assert s.options() == ["pick:basic-0", "pick:basic-1", "pick:skill-bard"]
    s.pick("Suzie", "skill-bard")
    assert s.options() == ["player:0", "player:2"]
    s.pick_player("Suzie", "Jack")
    assert sorted(s.deck_of("Suzie")) == ["basic-0", "basic-1"]
    assert sorted(s.deck_of("Jack")) == [*ZEROS[:3], "skill-bard"]
    assert s.happened("deck-shuffled") == [{"player": 2}, {"player": 1}]
    s.option("Jack", 1)
    s.option("Bob", 2)
    s.pick("Bob", "cellar-rats")
    s.pick_player("Bob", "Suzie")
    assert sorted(s.deck_of("Suzie")) == ["basic-0", "basic-1", "cellar-rats"]


def test_training_yard_has_nothing_to_hand_down_from_an_empty_deck(scene: MakeScene) -> None:
    s = clearing(scene, "training-yard", players=2)
    s.dungeon("dungeon-2", "orc")
    s.deck("Suzie")
    s.enter("dungeon-1")
    s.option("Suzie", 2)
    s.option("Bob", 2)  # next, without a question between
    s.pick("Bob", "cellar-rats")  # with two players there is only one to give it to
    assert s.deck_of("Suzie") == ["cellar-rats"]


@pytest.mark.parametrize("reward", ["training-yard", "heros-welcome"])
def test_handing_down_does_nothing_in_solo(scene: MakeScene, reward: str) -> None:
    s = clearing(scene, reward, players=1)
    s.dungeon("dungeon-2", "orc")
    s.enter("dungeon-1")
    s.option("Bob", 2)
    s.expect("where-to")
    assert sorted(s.deck_of("Bob")) == sorted([*WINNERS, "cellar-rats"])


@pytest.mark.card("heros-welcome", "reward")
def test_heros_welcome_brings_a_level_4_card_that_may_be_handed_down_at_once(scene: MakeScene) -> None:
    s = clearing(scene, "heros-welcome")
    s.dungeon("dungeon-2", "orc")
    s.deck("Suzie", "basic-1")
    s.reserve("siren", "wyvern", "basilisk")
    s.enter("dungeon-1")
    s.option("Suzie", 2)
    assert len(s.options()) == 2  # two of the three were looked at
    gained = s.options()[0].removeprefix("pick:")
    s.pick("Suzie", gained)
    assert s.happened("deck-shuffled") == [{"player": 1}]
    assert sorted(s.options()) == sorted(["pick:basic-1", f"pick:{gained}"])
    s.pick("Suzie", gained)
    s.pick_player("Suzie", "Jack")
    assert s.deck_of("Suzie") == ["basic-1"]
    assert sorted(s.deck_of("Jack")) == sorted([*ZEROS[:3], gained])
    s.option("Jack", 1)
    s.option("Bob", 1)
    assert len(s.in_reserve(4)) == 2


def test_heros_welcome_hands_a_card_down_even_when_the_reserve_has_none(scene: MakeScene) -> None:
    s = clearing(scene, "heros-welcome", players=2)
    s.dungeon("dungeon-2", "orc")
    s.deck("Suzie", "mud-ogre")
    s.reserve("hour-eater", "frog-chorus")
    s.enter("dungeon-1")
    s.option("Suzie", 2)
    s.expect("reward")  # her only card went to the only other player
    assert (s.deck_of("Suzie"), "mud-ogre" in s.deck_of("Bob")) == ([], True)
    s.option("Bob", 1)


# ---- Signal Tower, Hidden Library, Oracle: holding the boss back


@pytest.mark.card("signal-tower", "reward")
@pytest.mark.card("hidden-library", "reward")
@pytest.mark.card("oracle", "reward")
@pytest.mark.parametrize(
    ("reward", "option", "start", "space"),
    [
        ("signal-tower", 1, 5, 5),
        ("signal-tower", 1, 0, 0),
        ("hidden-library", 1, 5, 5),
        ("hidden-library", 1, 12, 12),
        ("oracle", 2, 5, 4),
        ("oracle", 2, 1, 0),
        ("oracle", 2, 0, 0),  # not before the first space
    ],
)
def test_the_boss_token_moves_back_after_the_step_of_leaving(
    scene: MakeScene, reward: str, option: int, start: int, space: int
) -> None:
    s = clearing(scene, reward)
    s.dungeon("dungeon-2", "orc")
    s.boss_token(start)
    s.enter("dungeon-1")
    assert s.space() == start + 1
    s.option("Suzie", option)
    assert s.space() == space
    s.expect("where-to")


@pytest.mark.rule("TEN-BOSS-1")
@pytest.mark.parametrize(("reward", "option"), [("signal-tower", 1), ("hidden-library", 1), ("oracle", 2)])
def test_nothing_holds_the_boss_back_once_the_skull_is_reached(scene: MakeScene, reward: str, option: int) -> None:
    s = clearing(scene, reward)
    s.dungeon("dungeon-2", "orc")
    s.boss_token(13)
    s.deck("Suzie", *ASKED)
    s.enter("dungeon-1")
    s.option("Suzie", option)
    assert s.space() == 14
    assert s.happened("boss-attacked") == [{}]


# ---- Village Watch, Last Vigil, Oracle: help in the next dungeon


@pytest.mark.card("village-watch", "reward")
@pytest.mark.card("last-vigil", "reward")
@pytest.mark.parametrize(("reward", "option", "less"), [("village-watch", 1, 1), ("last-vigil", 2, 2)])
def test_each_enemy_of_the_next_dungeon_is_weaker_and_those_after_it_are_not(
    scene: MakeScene, reward: str, option: int, less: int
) -> None:
    s = clearing(scene, reward)
    s.dungeon("dungeon-2", "mud-ogre", "iron-colossus")
    s.deck("Suzie", "cliff-giant", "hungry-chest", "basic-0")
    s.enter("dungeon-1")
    assert s.happened("combat-began") == [{"enemy": "cellar-rats", "power": 4}]
    s.option("Suzie", option)
    s.enter("dungeon-2")
    s.go_on()  # 8 less 1 or 2: beaten; the Colossus is not
    s.expect("where-to")
    s.enter("dungeon-2")
    powers = [began["power"] for began in s.happened("combat-began")]
    assert powers == [4, 8 - less, 15 - less, 15]


@pytest.mark.parametrize(("reward", "option", "less"), [("village-watch", 1, 1), ("last-vigil", 2, 2)])
def test_the_boss_deck_can_be_the_next_dungeon(scene: MakeScene, reward: str, option: int, less: int) -> None:
    s = clearing(scene, reward)
    s.dungeon("dungeon-2", "orc")
    s.dungeon("boss", "stone-titan-silence", "stone-titan-fist")
    s.deck("Suzie", "crag-sovereign", "iron-colossus", "mud-ogre")
    s.deck("Jack", *ASKED)
    s.enter("dungeon-1")
    s.option("Suzie", option)
    s.enter("boss")
    assert [began["power"] for began in s.happened("combat-began")] == [4, 15 - less, 16 - less]
    assert (s.enemy(), s.enemy_power()) == ("stone-titan-fist", 16 - less)


def test_help_against_enemies_is_no_rule_of_theirs_to_be_ignored(scene: MakeScene) -> None:
    s = clearing(scene, "last-vigil")
    s.dungeon("dungeon-2", "crag-sovereign")
    s.deck("Suzie", "dream-gnawer")
    s.deck("Jack", *ASKED)
    s.enter("dungeon-1")
    s.option("Suzie", 2)
    s.enter("dungeon-2")
    assert (s.played("Suzie"), s.enemy_power()) == (["dream-gnawer"], 18)


@pytest.mark.card("oracle", "reward")
def test_clear_sight_gives_everybody_a_card_more_in_the_next_dungeon(scene: MakeScene) -> None:
    s = clearing(scene, "oracle")
    s.dungeon("dungeon-2", "crag-sovereign")
    s.deck("Suzie", *ZEROS[:9])
    s.deck("Jack", *ZEROS[:4])
    s.enter("dungeon-1")
    s.option("Suzie", 1)
    s.enter("dungeon-2")
    assert len(s.hand("Suzie")) == 4
    s.redraw("Suzie")
    assert (len(s.hand("Suzie")), len(s.deck_of("Suzie"))) == (4, 1)
    s.keep("Suzie")
    s.expect("where-to")  # Jack and Bob have drawn their four cards, and lost with them
    assert [event["player"] for event in s.happened("card-drawn")].count(2) == 4
    s.enter("dungeon-2")
    assert len(s.hand("Jack")) == 3
