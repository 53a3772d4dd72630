"""The trivial enemies: what their effect bars and abilities do."""

import pytest

from questable.games.terrinoth.testkit.scene import QuestScene

HASK, PELL = "hask-redford", "pell-underbough"
THREE = ("iron-colossus", "iron-colossus", "iron-colossus-master")
QUIET = ["iron-colossus", "iron-colossus#2", "iron-colossus-master"]  # exhausted: they take no part


def enemy_phase(hask: tuple[str, ...] = (), **table: object) -> QuestScene:
    """The enemy phase of Hask, the leader, and Pell, without a nemesis."""
    s = QuestScene([HASK, PELL])
    s.engage(HASK, *hask)
    s.lay(phase="enemy", lair=False, **table)
    return s


def hero_phase(hask: tuple[str, ...], **table: object) -> QuestScene:
    s = QuestScene([HASK, PELL])
    s.engage(HASK, *hask)
    s.lay(lair=False, **table)
    return s


@pytest.mark.card("bandit", "enemy")
@pytest.mark.card("zombie", "enemy")
@pytest.mark.parametrize("name", ["bandit", "zombie"])
def test_a_plain_minion_advances_and_strikes(name: str) -> None:
    s = enemy_phase(shadows=[name])
    assert s.engaged(HASK) == [name]
    assert s.wounds(HASK) == 1
    s.done()


@pytest.mark.card("bandit", "enemy")
@pytest.mark.card("zombie", "enemy")
@pytest.mark.rule("TER-ENG-3", "TER-ENE-5")
@pytest.mark.parametrize("name", ["bandit", "zombie"])
def test_a_fourth_minion_strikes_twice_from_the_shadows(name: str) -> None:
    s = enemy_phase(THREE, shadows=[name], exhausted_enemies=QUIET)
    assert s.shadows() == [name]
    assert s.wounds(HASK) == 2
    s.done()


@pytest.mark.card("bandit-master", "enemy")
def test_bandit_master_strikes_and_takes_a_token_or_an_item() -> None:
    s = enemy_phase(("bandit-master",))
    s.hero(HASK, tokens=2, items=("lucky-coin",))
    assert s.options() == ["option:1", "option:2"]
    s.answer("option:2", HASK)
    assert (s.wounds(HASK), s.tokens(HASK), s.items(HASK)) == (2, 2, [])
    s.done()


@pytest.mark.card("bandit-master", "enemy")
def test_bandit_master_leaves_a_token_to_any_hero_when_it_falls() -> None:
    s = hero_phase(("bandit-master",), enemy_wounds={"bandit-master": 3})
    s.dice("success", "defense", "blank")
    s.activate(HASK, "attack")
    assert s.asked() == "pick-hero"
    s.answer(f"hero:{PELL}", HASK)
    assert (s.tokens(HASK), s.tokens(PELL)) == (0, 1)
    s.done()


@pytest.mark.card("bandit-master", "enemy")
@pytest.mark.rule("TER-TOK-1")
def test_bandit_masters_token_is_lost_on_a_hero_with_five() -> None:
    s = hero_phase(("bandit-master",), enemy_wounds={"bandit-master": 3})
    s.hero(PELL, tokens=5)
    s.dice("success", "defense", "blank")
    s.activate(HASK, "attack")
    s.answer(f"hero:{PELL}")
    assert (s.tokens(HASK), s.tokens(PELL)) == (0, 5)
    s.done()


@pytest.mark.card("bandit-master", "enemy")
def test_bandit_master_left_behind_in_the_shadows_leaves_nothing() -> None:
    s = enemy_phase(shadows=["bandit-master"])
    s.lay(
        phase="travel",
        progress=6,
        location_deck=["rope-bridge"],
        enemy_deck=["zombie", "zombie", "rat-swarm", "rat-swarm"],
    )
    s.answer("travel")
    s.answer(f"hero:{HASK}")
    assert s.discarded() == ["bandit-master"]
    assert (s.tokens(HASK), s.tokens(PELL)) == (0, 0)
    s.done()


@pytest.mark.card("cave-spider", "enemy")
@pytest.mark.card("cave-spider-master", "enemy")
@pytest.mark.parametrize(("name", "wounds"), [("cave-spider", 0), ("cave-spider-master", 1)])
def test_spiders_poison_and_only_the_master_strikes(name: str, wounds: int) -> None:
    s = enemy_phase(shadows=[name])
    assert s.engaged(HASK) == [name]
    assert s.wounds(HASK) == wounds
    assert (s.conditions(HASK), s.conditions(PELL)) == (["poisoned"], [])
    s.done()


@pytest.mark.card("cave-spider", "enemy")
@pytest.mark.card("cave-spider-master", "enemy")
@pytest.mark.rule("TER-CON-1")
@pytest.mark.parametrize("name", ["cave-spider", "cave-spider-master"])
def test_spiders_cannot_poison_twice(name: str) -> None:
    s = enemy_phase((name,))
    s.hero(HASK, conditions=("poisoned",))
    assert s.conditions(HASK) == ["poisoned"]
    assert s.happened("condition-gained") == []
    s.done()


@pytest.mark.card("rat-swarm", "enemy")
@pytest.mark.card("rat-swarm-master", "enemy")
@pytest.mark.parametrize("name", ["rat-swarm", "rat-swarm-master"])
@pytest.mark.parametrize("others", [0, 2, 3])
def test_swarm_bites_once_for_each_enemy_engaged_with_the_hero(name: str, others: int) -> None:
    s = enemy_phase(THREE[:others], shadows=[name], exhausted_enemies=QUIET[:others])
    # alone it counts itself; as a fourth it strikes for one, stays out and only the other three are counted
    assert s.wounds(HASK) == {0: 1, 2: 3, 3: 4}[others]
    assert s.shadows() == ([name] if others == 3 else [])
    s.done()


@pytest.mark.card("rat-swarm-master", "enemy")
def test_rat_swarm_masters_threat_brings_a_beast_back_that_the_leader_picks() -> None:
    s = hero_phase(("rat-swarm-master",), enemy_discard=["bandit", "cave-spider", "mire-lurker"])
    s.dice("success", "success", "threat")
    s.activate(HASK, "explore")
    assert s.options() == ["pick:mire-lurker", "pick:cave-spider"]
    s.answer("pick:cave-spider", HASK)
    assert s.shadows() == ["cave-spider"]
    assert s.discarded() == ["bandit", "mire-lurker"]
    s.done()


@pytest.mark.card("rat-swarm-master", "enemy")
def test_rat_swarm_masters_threat_without_a_beast_in_the_discard_pile() -> None:
    s = hero_phase(("rat-swarm-master",), enemy_discard=["bandit"])
    s.dice("success", "success", "threat")
    s.activate(HASK, "explore")
    assert s.shadows() == []
    assert s.discarded() == ["bandit"]
    s.done()


@pytest.mark.card("zombie-master", "enemy")
def test_zombie_master_strikes_for_two() -> None:
    s = enemy_phase(shadows=["zombie-master"])
    assert s.engaged(HASK) == ["zombie-master"]
    assert s.wounds(HASK) == 2
    s.done()


@pytest.mark.card("zombie-master", "enemy")
@pytest.mark.rule("TER-ACT-6")
@pytest.mark.parametrize(
    ("where", "weak"), [("shadows", ["weakened"]), ("facedown", [])], ids=["in the shadows", "face down"]
)
def test_zombie_masters_threat_weakens_unless_it_is_face_down(where: str, weak: list[str]) -> None:
    s = hero_phase(("bandit",), **{where: ["zombie-master"]})
    s.dice("success", "success", "threat")
    s.activate(HASK, "explore")
    s.answer("no")  # it stays where it is
    assert s.conditions(HASK) == weak
    assert s.conditions(PELL) == []
    s.done()


@pytest.mark.card("zombie-master", "enemy")
def test_zombie_masters_threat_does_nothing_to_a_weakened_hero() -> None:
    s = hero_phase(("zombie-master",))
    s.hero(HASK, conditions=("weakened",))
    s.dice("success", "threat")
    s.activate(HASK, "attack")
    assert s.conditions(HASK) == ["weakened"]
    assert s.happened("condition-gained") == []
    s.done()


@pytest.mark.card("goblin-sneak", "enemy")
@pytest.mark.card("goblin-sneak-master", "enemy")
@pytest.mark.parametrize(
    ("name", "engaged", "wounds"),
    [
        ("goblin-sneak", False, 2),
        ("goblin-sneak", True, 1),
        ("goblin-sneak-master", False, 3),
        ("goblin-sneak-master", True, 2),
    ],
)
def test_sneaks_hurt_more_from_the_shadows_and_the_master_slinks_back(name: str, engaged: bool, wounds: int) -> None:
    s = enemy_phase((name,)) if engaged else enemy_phase(shadows=[name])
    assert s.wounds(HASK) == wounds
    if name == "goblin-sneak-master":
        assert (s.engaged(HASK), s.shadows()) == ([], ["?"])
    else:
        assert (s.engaged(HASK), s.shadows()) == ([name], [])
    s.done()


@pytest.mark.card("goblin-slinger", "enemy")
@pytest.mark.card("goblin-slinger-master", "enemy")
@pytest.mark.parametrize(("name", "stones"), [("goblin-slinger", 1), ("goblin-slinger-master", 2)])
def test_slingers_hit_the_least_wounded_hero_and_retreat(name: str, stones: int) -> None:
    s = enemy_phase((name,))
    s.hero(HASK, wounds=4)
    s.hero(PELL, wounds=1)
    assert (s.wounds(HASK), s.wounds(PELL)) == (4, 1 + stones)
    assert (s.engaged(HASK), s.shadows()) == ([], [name])
    s.done()


@pytest.mark.card("goblin-slinger-master", "enemy")
@pytest.mark.rule("TER-ABL-4")
def test_slinger_masters_second_stone_may_find_another_hero_and_ties_are_the_leaders() -> None:
    s = enemy_phase(shadows=["goblin-slinger-master"])
    s.hero(PELL, wounds=1)
    assert s.asked() == "pick-hero"  # the first stone has made them equal
    s.answer(f"hero:{PELL}", HASK)
    assert (s.wounds(HASK), s.wounds(PELL)) == (1, 2)
    s.done()


@pytest.mark.card("bog-imp", "enemy")
@pytest.mark.card("bog-imp-master", "enemy")
@pytest.mark.parametrize("name", ["bog-imp", "bog-imp-master"])
def test_bog_imps_weaken_and_strike_and_only_the_master_comes_near(name: str) -> None:
    s = enemy_phase(shadows=[name])
    assert (s.wounds(HASK), s.conditions(HASK)) == (1, ["weakened"])
    assert s.engaged(HASK) == ([name] if name == "bog-imp-master" else [])
    s.done()
    s = enemy_phase((name,))
    s.hero(HASK, conditions=("weakened",))
    assert (s.wounds(HASK), s.conditions(HASK)) == (1, ["weakened"])
    assert s.shadows() == (["bog-imp"] if name == "bog-imp" else [])
    s.done()


@pytest.mark.card("bog-imp-master", "enemy")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (1, 0), (0, 0)])
def test_bog_imp_masters_threat_takes_one_token_of_the_active_hero(before: int, after: int) -> None:
    s = hero_phase(("bog-imp-master",))
    s.hero(HASK, tokens=before)
    s.hero(PELL, tokens=4)
    s.dice("success", "success", "threat")
    s.activate(HASK, "explore")
    if before:
        s.answer("spend:0")
    assert (s.tokens(HASK), s.tokens(PELL)) == (after, 4)
    s.done()
