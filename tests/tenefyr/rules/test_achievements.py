"""TEN-ACH: each achievement earned, and just not earned."""

from collections.abc import Callable

import pytest

from questable.games.tenefyr.achievements import years_earned
from questable.games.tenefyr.game import TenefyrGame
from questable.testkit import Scene

MakeScene = Callable[..., Scene]
ONE, ZERO = "basic-1", "basic-0"
BOSSES = ["dark-lord", "spider-queen", "chaos-dragon", "stone-titan"]
HEROES = ["barbarian", "bard", "cleric", "thief"]


def earned(s: Scene) -> set[str]:
    return {str(one["id"]) for one in s.table.achievements()}


def at_the_boss(scene: MakeScene, won: bool = True, **config: object) -> Scene:
    """A game with one Kobold as Boss deck: won in Bob's turn, or lost."""
    s = scene(**config)
    s.dungeon("boss", "kobold")
    s.deck("Bob", *([ONE, ONE, ONE] if won else [ZERO, ZERO, ZERO]))
    return s


def over(s: Scene, outcome: str) -> set[str]:
    """What was earned. With no enemies in any dungeon the Boss was fought at once."""
    assert s.table.outcome == outcome
    return earned(s)


@pytest.mark.rule("TEN-ACH-1")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_win_on_a_difficulty_of_the_regular_track(scene: MakeScene, difficulty: str) -> None:
    wins = {"win-easy", "win-normal", "win-hard"}
    assert over(at_the_boss(scene, difficulty=difficulty), "victory") & wins == {f"win-{difficulty}"}
    assert over(at_the_boss(scene, won=False, difficulty=difficulty), "defeat") & wins == set()
    assert over(at_the_boss(scene, mode="quick", difficulty=difficulty), "victory") & wins == set()


@pytest.mark.rule("TEN-ACH-2")
@pytest.mark.parametrize("without", HEROES)
def test_win_without_a_hero(scene: MakeScene, without: str) -> None:
    heroes = [[hero] for hero in HEROES if hero != without]
    wins = {f"win-without-{hero}" for hero in HEROES}
    assert over(at_the_boss(scene, heroes=heroes), "victory") & wins == {f"win-without-{without}"}
    assert over(at_the_boss(scene, heroes=heroes, won=False), "defeat") & wins == set()
    assert over(at_the_boss(scene, heroes=heroes, mode="quick"), "victory") & wins == {f"win-without-{without}"}


@pytest.mark.rule("TEN-ACH-2")
def test_with_two_and_four_players_all_heroes_are_there_and_alone_two_are_not(scene: MakeScene) -> None:
    wins = {f"win-without-{hero}" for hero in HEROES}
    solo = at_the_boss(scene, players=1, heroes=[["bard", "thief"]])
    assert over(solo, "victory") & wins == {"win-without-barbarian", "win-without-cleric"}
    assert over(at_the_boss(scene, players=2), "victory") & wins == set()
    four = scene(players=4)
    four.dungeon("boss", "kobold")
    four.deck("Bob", "iron-colossus")
    assert over(four, "victory") & wins == set()


@pytest.mark.rule("TEN-ACH-3")
@pytest.mark.parametrize("boss", BOSSES)
def test_win_against_a_boss(scene: MakeScene, boss: str) -> None:
    wins = {f"beat-{one}" for one in BOSSES}
    assert over(at_the_boss(scene, boss=boss), "victory") & wins == {f"beat-{boss}"}
    assert over(at_the_boss(scene, boss=boss, won=False), "defeat") & wins == set()
    assert over(at_the_boss(scene, boss=boss, mode="quick"), "victory") & wins == set()


@pytest.mark.rule("TEN-ACH-4")
@pytest.mark.parametrize(
    ("years", "wins"),
    [
        ([], []),
        ([2026], ["win-first-year"]),
        ([2026, 2026], ["win-first-year"]),
        ([2026, 2027, 2026], ["win-first-year", "win-second-year"]),
        ([2019, 2020, 2021], ["win-first-year", "win-second-year", "win-third-year"]),
        ([2030, 2026, 2028, 2027], ["win-first-year", "win-second-year", "win-third-year"]),
    ],
)
def test_win_in_three_different_years(years: list[int], wins: list[str]) -> None:
    assert years_earned(years) == wins


@pytest.mark.rule("TEN-ACH-5")
def test_win_with_no_enemy_left_in_any_dungeon(scene: MakeScene) -> None:
    assert "all-dungeons-cleared" in over(at_the_boss(scene), "victory")
    assert "all-dungeons-cleared" in over(at_the_boss(scene, mode="quick"), "victory")
    assert "all-dungeons-cleared" not in over(at_the_boss(scene, won=False), "defeat")
    for place in ("dungeon-8", "dungeon-11"):  # one that was dealt, and one made by an enemy that moved
        s = at_the_boss(scene)
        s.dungeon(place, "orc")
        s.enter("boss")
        assert "all-dungeons-cleared" not in over(s, "victory")


@pytest.mark.rule("TEN-ACH-6")
@pytest.mark.parametrize(("enemies", "not_cleared"), [(("cellar-rats",), False), (("cellar-rats", "orc"), True)])
def test_win_without_clearing_a_level_1_dungeon(scene: MakeScene, enemies: tuple[str, ...], not_cleared: bool) -> None:
    """Entering one is allowed, clearing it is not."""
    s = scene()
    s.dungeon("boss", "rattling-bones")
    s.dungeon("dungeon-1", *enemies)
    s.dungeon("dungeon-3", "mud-ogre")
    s.deck("Bob", "iron-colossus")
    s.enter("dungeon-1")
    if not_cleared:
        s.leave()
    s.enter("boss")
    assert ("no-level-1-cleared" in over(s, "victory")) == not_cleared


@pytest.mark.rule("TEN-ACH-6")
def test_clearing_other_levels_or_losing(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("boss", "rattling-bones")
    s.dungeon("dungeon-3", "cellar-rats")
    s.deck("Bob", "iron-colossus")
    s.enter("dungeon-3")
    assert "no-level-1-cleared" in over(s, "victory")
    assert "no-level-1-cleared" not in over(at_the_boss(scene, won=False), "defeat")


@pytest.mark.rule("TEN-ACH-7")
@pytest.mark.parametrize(("place", "not_entered"), [("dungeon-9", False), ("dungeon-7", True)])
def test_win_without_entering_a_level_5_dungeon(scene: MakeScene, place: str, not_entered: bool) -> None:
    s = scene()
    s.dungeon("boss", "rattling-bones")
    s.dungeon(place, "iron-colossus", "siren")  # too strong: entering is enough
    s.deck("Bob", "siege-beast")
    s.enter(place)
    s.enter("boss")
    assert ("no-level-5-entered" in over(s, "victory")) == not_entered


@pytest.mark.rule("TEN-ACH-7")
def test_never_in_quick_mode_where_level_5_is_the_boss(scene: MakeScene) -> None:
    assert "no-level-5-entered" not in over(at_the_boss(scene, mode="quick"), "victory")
    assert "no-level-5-entered" not in over(at_the_boss(scene, won=False), "defeat")


@pytest.mark.rule("TEN-ACH-8")
@pytest.mark.parametrize("mode", ["standard", "quick"])
def test_win_with_deathstrike_in_the_turn_in_which_the_last_enemy_fell(scene: MakeScene, mode: str) -> None:
    s = scene(mode=mode)
    s.dungeon("boss", "rattling-bones")  # 5: Deathstrike, power 3, also finishes at 8 too little
    s.deck("Bob", "silent-headsman")
    assert "deathstrike-finish" in over(s, "victory")


@pytest.mark.rule("TEN-ACH-8")
def test_deathstrike_in_an_earlier_turn_or_against_an_earlier_enemy(scene: MakeScene) -> None:
    earlier_turn = scene()
    earlier_turn.dungeon("boss", "crag-sovereign")  # 20
    earlier_turn.deck("Bob", "silent-headsman")
    earlier_turn.deck("Suzie", "storm-roc", "iron-colossus", "siege-beast")  # 17
    assert "deathstrike-finish" not in over(earlier_turn, "victory")

    earlier_enemy = scene()
    earlier_enemy.dungeon("boss", "rattling-bones", "kobold")
    earlier_enemy.deck("Bob", "silent-headsman")
    earlier_enemy.deck("Suzie", ONE, ONE, ONE)
    assert "deathstrike-finish" not in over(earlier_enemy, "victory")

    lost = scene()
    lost.dungeon("boss", "crag-sovereign")
    lost.deck("Bob", "silent-headsman")
    assert "deathstrike-finish" not in over(lost, "defeat")


@pytest.mark.rule("TEN-ACH-9")
@pytest.mark.parametrize("outcome", ["victory", "defeat"])
@pytest.mark.parametrize(
    ("deck", "discards", "no_basics"),
    [
        (("mud-ogre", "wild-boar", "cliff-giant", "iron-colossus"), ("orc",), True),
        (("mud-ogre", "wild-boar", "cliff-giant", ONE), ("orc",), False),
        (("mud-ogre", "wild-boar", ZERO, "iron-colossus"), ("orc",), False),
        (("mud-ogre", "wild-boar", "cliff-giant", "iron-colossus"), (ONE,), False),
    ],
    ids=["none", "in-the-deck", "played", "discarded"],
)
def test_no_basics_in_one_players_cards_at_the_end(
    scene: MakeScene, outcome: str, deck: tuple[str, ...], discards: tuple[str, ...], no_basics: bool
) -> None:
    s = scene(start="Suzie")
    s.dungeon("boss", "kobold" if outcome == "victory" else "crag-sovereign")
    s.deck("Suzie", *deck)
    s.discard_pile("Suzie", *discards)
    s.keep("Suzie")
    assert ("no-basics-left" in over(s, outcome)) == no_basics


@pytest.mark.rule("TEN-ACH-10")
@pytest.mark.parametrize("outcome", ["victory", "defeat"])
@pytest.mark.parametrize(("zeros", "enough"), [(12, True), (11, False)])
def test_twelve_basic_0_in_one_players_cards_at_the_end(
    scene: MakeScene, outcome: str, zeros: int, enough: bool
) -> None:
    """Counted together: three are played, five lie in the discard pile, the others are still in the deck."""
    s = scene()
    s.dungeon("boss", "kobold")
    s.deck("Bob", *[ZERO] * (zeros - 5))
    s.discard_pile("Bob", *[ZERO] * 5)
    s.deck("Suzie", *[ONE if outcome == "victory" else ZERO] * 3)
    s.keep("Bob")
    assert ("twelve-basic-0" in over(s, outcome)) == enough


@pytest.mark.rule("TEN-ACH-10")
def test_twelve_basic_0_of_two_players_do_not_count(scene: MakeScene) -> None:
    s = scene()
    s.dungeon("boss", "kobold")
    s.discard_pile("Bob", *[ZERO] * 8)
    s.discard_pile("Suzie", *[ZERO] * 7)
    assert "twelve-basic-0" not in over(s, "defeat")


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
