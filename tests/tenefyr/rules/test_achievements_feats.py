"""TEN-ACH-11 to TEN-ACH-14: feats that count in a lost game too."""

from collections.abc import Callable

import pytest

from questable.games.tenefyr.game import TenefyrGame
from questable.testkit import Scene

MakeScene = Callable[..., Scene]
ONE, ZERO = "basic-1", "basic-0"


def over(s: Scene, outcome: str) -> set[str]:
    assert s.table.outcome == outcome
    return {str(one["id"]) for one in s.table.achievements()}


@pytest.mark.rule("TEN-ACH-11")
@pytest.mark.parametrize("outcome", ["victory", "defeat"])
def test_the_lost_goblin_is_beaten_in_a_level_1_dungeon(scene: MakeScene, outcome: str) -> None:
    s = scene(boss="stone-titan")
    s.dungeon("dungeon-1", "lost-goblin")  # a card of level 3
    s.dungeon("boss", "cellar-rats" if outcome == "victory" else "crag-sovereign")
    s.deck("Bob", "iron-colossus", "mud-ogre")
    s.deck("Suzie", "cliff-giant")
    s.enter("dungeon-1")
    if outcome == "defeat":
        s.play("Bob", "lost-goblin")
    assert "lost-goblin-at-level-1" in over(s, outcome)


@pytest.mark.rule("TEN-ACH-11")
def test_anywhere_else_is_not_home(scene: MakeScene) -> None:
    for place in ("boss", "dungeon-5"):
        s = scene(boss="stone-titan")
        s.dungeon("boss", "lost-goblin", "stone-titan-fist")
        if place != "boss":
            s.dungeon("boss", "stone-titan-fist")
            s.dungeon(place, "lost-goblin", "siren", level=3)
            s.dungeon("dungeon-1", "orc")
        s.deck("Bob", "iron-colossus", "mud-ogre")
        if place != "boss":
            s.enter(place)  # it walks off unbeaten
            s.leave()
            s.enter("boss")
        assert "lost-goblin-at-level-1" not in over(s, "defeat")


@pytest.mark.rule("TEN-ACH-12")
@pytest.mark.parametrize(
    ("start", "boss", "uses", "enough"),
    [
        (0, "stone-titan-hide", 8, True),
        (1, "stone-titan-hide", 8, True),
        (2, "stone-titan-hide", 7, False),
        (0, "stone-titan-silence", 7, False),
    ],
    ids=["eight", "the-last-step-is-lost", "seven", "the-eighth-is-silenced"],
)
def test_the_thief_skill_is_used_eight_times(scene: MakeScene, start: int, boss: str, uses: int, enough: bool) -> None:
    """Combats are lost, two steps each, until the Boss comes; in each the Thief uses Light Fingers."""
    s = scene(heroes=[["thief"], ["bard"], ["cleric"]], boss="stone-titan")
    s.dungeon("dungeon-3", "mud-ogre", "wild-boar")
    s.dungeon("boss", boss)
    s.deck("Bob", "skill-thief")
    s.boss_token(start)
    while s.asked() == "where-to":
        s.enter("dungeon-3")
    assert ("thief-skill-8" in over(s, "defeat")) == enough
    assert s.table.thief_uses == uses


@pytest.mark.rule("TEN-ACH-12")
def test_another_hero_does_not_use_it(scene: MakeScene) -> None:
    s = scene(heroes=[["barbarian"], ["bard"], ["thief"]], boss="stone-titan")
    s.dungeon("dungeon-3", "mud-ogre", "wild-boar")
    s.dungeon("boss", "stone-titan-hide")
    s.deck("Bob", "skill-thief")
    s.boss_token(0)
    while s.asked() == "where-to":
        s.enter("dungeon-3")
    assert "thief-skill-8" not in over(s, "defeat")


@pytest.mark.rule("TEN-ACH-13")
@pytest.mark.parametrize("outcome", ["victory", "defeat"])
@pytest.mark.parametrize("first_turn", [True, False])
def test_a_boss_card_falls_in_the_first_turn_of_its_combat(scene: MakeScene, outcome: str, first_turn: bool) -> None:
    s = scene(boss="stone-titan")
    s.dungeon("boss", "stone-titan-silence", *(["stone-titan-fist"] if outcome == "defeat" else []))  # 15
    strong = ("crag-sovereign", "storm-roc")
    s.deck("Bob", *(strong if first_turn else [ZERO]))
    s.deck("Suzie", *([ZERO] if first_turn else strong))
    assert ("boss-in-one-turn" in over(s, outcome)) == first_turn


@pytest.mark.rule("TEN-ACH-13")
@pytest.mark.parametrize("mode", ["standard", "quick"])
def test_an_ordinary_monster_in_the_boss_deck_is_no_boss_card(scene: MakeScene, mode: str) -> None:
    s = scene(mode=mode)
    s.dungeon("boss", "bone-king")
    s.deck("Bob", "crag-sovereign", "storm-roc")
    assert "boss-in-one-turn" not in over(s, "victory")


@pytest.mark.rule("TEN-ACH-14")
@pytest.mark.parametrize(
    ("others", "outcome", "enough"),
    [
        (("bramble-wolf",), "defeat", False),
        (("mud-ogre",), "defeat", True),
        (("mud-ogre", ONE), "victory", True),
    ],
    ids=["31", "32-and-lost", "33-and-won"],
)
def test_a_combined_power_of_32(scene: MakeScene, others: tuple[str, ...], outcome: str, enough: bool) -> None:
    """A Star Serpent, 33 for four players: everybody draws five cards. Bob's are worth 8 + 7 + 5 + 5 + 4."""
    s = scene(players=4)
    s.dungeon("boss", "star-serpent")
    s.deck("Bob", "crag-sovereign", "storm-roc", "iron-colossus", "siege-beast", "cliff-giant")
    for who, cards in (("Suzie", others), ("Jack", ()), ("Ann", ())):
        s.deck(who, *cards)
    assert ("power-32" in over(s, outcome)) == enough


@pytest.mark.rule("TEN-ACH-14")
@pytest.mark.parametrize(("first", "enough"), [("mud-ogre", True), (ZERO, False)])
def test_it_counts_in_mid_turn(
    scene: MakeScene, game_with: Callable[..., TenefyrGame], first: str, enough: bool
) -> None:
    """A made-up enemy falls in the last turn and takes 1 from Basics: 29, then 32 and 31, or 28 and 31."""
    game = game_with(
        patient_witch="""
dungeon-cards:
  - id: patient-witch
    level: 5
    enemy:
      name: {en: Patient Witch, fr: Sorcière, nl: Heks}
      power: {2: 20, 3: 20, 4: 20}
      rules:
        - {while: combat, do: [all-turns]}
        - {while: combat, do: [{card-power: {of: basic, by: -1}}]}
    loot: {name: {en: Patience, fr: Patience, nl: Geduld}, power: 1, rules: []}
"""
    )
    s = scene(game=game)
    s.dungeon("boss", "patient-witch")
    s.deck("Bob", "crag-sovereign", "storm-roc", "iron-colossus")
    s.deck("Suzie", "siege-beast", "cliff-giant")
    s.deck("Jack", "mud-ogre", ZERO)
    assert s.party_power() == 29
    s.play("Jack", first)
    assert s.happened("enemy-defeated")[0]["party"] == 31
    assert ("power-32" in over(s, "victory")) == enough


@pytest.mark.rule("TEN-ACH-14")
@pytest.mark.parametrize(
    ("jack", "enough"), [(("mud-ogre", "wild-boar", ONE), False), (("bramble-wolf", "dream-gnawer"), True)]
)
def test_what_is_capped_does_not_count_until_the_cap_is_lifted(
    scene: MakeScene, jack: tuple[str, ...], enough: bool
) -> None:
    """Granite Hide: each total counts 10 at most. Bob has 20, Suzie 5; Jack's 7 make 32, or 22 under the cap."""
    s = scene(boss="stone-titan")
    s.dungeon("boss", "stone-titan-hide")
    s.deck("Bob", "crag-sovereign", "storm-roc", "iron-colossus")
    s.deck("Suzie", "siege-beast")
    s.deck("Jack", *jack)
    if enough:
        s.play("Jack", "bramble-wolf")  # Waking Dream, 5, comes last: the enemy's rules do nothing any more
        assert s.happened("enemy-defeated")[0]["party"] == 20 + 5 + 7
    assert ("power-32" in over(s, "victory")) == enough
