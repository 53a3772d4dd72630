"""The printed numbers of the cards of levels 3 and 4, and the cards that have nothing but numbers."""

from collections.abc import Callable

import pytest

from questable.testkit import Scene

MakeScene = Callable[..., Scene]

# with two players (and solo), with three, with four
POWERS = {
    "lost-goblin": (5, 7, 9),
    "cliff-giant": (9, 11, 14),
    "hex-crone": (5, 6, 7),
    "harpy-flock": (8, 10, 12),
    "mirror-shade": (6, 8, 10),
    "crypt-warden": (8, 10, 12),
    "gallows-crows": (7, 9, 11),
    "mad-miner": (9, 12, 15),
    "masked-duelist": (8, 10, 12),
    "bone-ferryman": (7, 9, 11),
    "clockwork-sentry": (7, 9, 11),
    "phantom-choir": (7, 9, 11),
    "war-drummer": (8, 10, 12),
    "hungry-chest": (9, 12, 15),
    "iron-colossus": (12, 15, 18),
    "pale-count": (10, 12, 14),
    "mourning-knight": (11, 14, 17),
    "basilisk": (8, 10, 12),
    "siege-beast": (11, 14, 17),
    "necromancer": (11, 13, 16),
    "siren": (10, 12, 14),
    "fever-peddler": (10, 12, 14),
    "wyvern": (11, 13, 16),
    "warlord": (11, 13, 16),
    "high-inquisitor": (9, 11, 13),
    "master-burglar": (11, 13, 16),
    "weather-monk": (11, 13, 16),
    "riddling-sphinx": (9, 11, 13),
}
LOOT = {
    "lost-goblin": 1,
    "cliff-giant": 4,
    "hex-crone": 1,
    "harpy-flock": 5,
    "mirror-shade": 1,
    "crypt-warden": 2,
    "gallows-crows": 2,
    "mad-miner": 2,
    "masked-duelist": 2,
    "bone-ferryman": 3,
    "clockwork-sentry": 2,
    "phantom-choir": 2,
    "war-drummer": 0,
    "hungry-chest": 4,
    "iron-colossus": 5,
    "pale-count": 3,
    "mourning-knight": 7,
    "basilisk": 1,
    "siege-beast": 5,
    "necromancer": 2,
    "siren": 2,
    "fever-peddler": 2,
    "wyvern": 3,
    "warlord": 3,
    "high-inquisitor": 3,
    "master-burglar": 2,
    "weather-monk": 4,
    "riddling-sphinx": 3,
}


@pytest.mark.rule("TEN-COM-1", "TEN-SOLO-1")
@pytest.mark.parametrize("enemy", POWERS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_power_of_an_enemy_for_the_number_of_players(enemy: str, players: int) -> None:
    s = Scene(players=players)  # not of the fixture: some of these enemies ask at once
    s.dungeon("dungeon-1", enemy, level=1)
    s.enter("dungeon-1")
    assert s.happened("combat-began")[0] == {"enemy": enemy, "power": POWERS[enemy][max(players, 2) - 2]}


@pytest.mark.parametrize("loot", LOOT)
def test_power_of_a_loot_card_whose_rules_are_silent(scene: MakeScene, loot: str) -> None:
    s = scene(players=3)
    s.dungeon("dungeon-1", "empty-armour")
    s.deck("Bob", loot, "basic-0", "basic-0")
    s.deck("Suzie", "basic-0", "basic-0", "basic-0", "basic-0")
    s.enter("dungeon-1")
    assert {"player": 0, "card": loot, "power": LOOT[loot], "total": LOOT[loot]} in s.happened("card-played")


@pytest.mark.rule("TEN-COM-9")
@pytest.mark.parametrize(
    ("enemy", "enough", "one_short"),
    [
        pytest.param(
            "cliff-giant",
            ("storm-roc", "hungry-chest", "basic-0"),
            ("storm-roc", "mud-ogre", "basic-0"),
            marks=pytest.mark.card("cliff-giant", "enemy"),
        ),
        pytest.param(
            "iron-colossus",
            ("storm-roc", "crag-sovereign", "basic-0"),
            ("storm-roc", "siege-beast", "cellar-rats"),
            marks=pytest.mark.card("iron-colossus", "enemy"),
        ),
    ],
)
def test_an_enemy_without_rules_falls_to_just_enough(
    scene: MakeScene, enemy: str, enough: tuple[str, ...], one_short: tuple[str, ...]
) -> None:
    for hand, falls in ((enough, True), (one_short, False)):
        s = scene(players=3)
        s.dungeon("dungeon-1", enemy, "kobold")
        s.deck("Bob", *hand)
        s.deck("Suzie", "basic-0", "basic-0", "basic-0", "basic-0")
        s.enter("dungeon-1")
        assert s.asked() == ("continue-or-leave" if falls else "keep-or-redraw")
        assert s.happened("loot-taken") == ([{"player": 0, "card": enemy}] if falls else [])


@pytest.mark.card("cliff-giant", "loot")
@pytest.mark.card("hungry-chest", "loot")
@pytest.mark.card("iron-colossus", "loot")
@pytest.mark.card("siege-beast", "loot")
def test_plain_loot_adds_its_power_and_asks_nothing(scene: MakeScene) -> None:
    s = scene(players=2)
    s.dungeon("dungeon-1", "star-serpent")  # 24 for two, and hands of five
    s.deck("Bob", "cliff-giant", "hungry-chest", "iron-colossus", "siege-beast", "basic-1")
    s.deck("Suzie", "basic-0", "basic-0", "basic-0", "basic-0", "basic-0", "orc")
    s.enter("dungeon-1")
    assert s.happened("enemy-defeated") == []
    assert [played["total"] for played in s.happened("card-played")][:5] == [4, 8, 13, 18, 19]
