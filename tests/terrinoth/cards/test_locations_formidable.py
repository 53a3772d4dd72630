"""The formidable locations."""

import pytest

from questable.games.terrinoth.testkit.scene import QuestScene

HASK, PELL, ONDREC = "hask-redford", "pell-underbough", "ondrec-hollowlight"
SPAWN = ["bandit", "bandit", "zombie", "zombie", "rat-swarm", "rat-swarm"]
card = pytest.mark.card


def at(location: str, *engaged: str, **table: object) -> QuestScene:
    """Hask, the leader, and Pell at a location; the enemies are engaged with Hask."""
    s = QuestScene([HASK, PELL])
    s.engage(HASK, *engaged)
    s.lay(**{"location": location, "lair": False, "location_deck": ["old-mill"], **table})
    return s


@card("hall-of-chains", "location")
@pytest.mark.parametrize(("engaged", "wounds"), [(3, 1), (2, 1), (1, 0)])
def test_hall_of_chains_wounds_heroes_with_two_enemies(engaged: int, wounds: int) -> None:
    s = at("hall-of-chains", *["bandit", "bandit", "zombie"][:engaged], phase="end")
    s.engage(PELL, "rat-swarm")
    assert (s.wounds(HASK), s.wounds(PELL)) == (wounds, 0)
    s.done()


@card("hall-of-chains", "location")
@pytest.mark.rule("TER-ABL-8", "TER-END-2")
def test_hall_of_chains_goes_on_when_the_leader_falls_and_may_end_the_game() -> None:
    for other, outcome in ((0, None), (19, "defeat")):
        s = at("hall-of-chains", "bandit", "bandit", phase="end")
        s.engage(PELL, "zombie", "zombie")
        s.hero(HASK, wounds=22)
        s.hero(PELL, wounds=other)
        assert s.fallen(HASK)
        assert s.table.outcome == outcome
        if outcome is None:
            assert (s.leader(), s.wounds(PELL)) == (PELL, 1)


@card("bone-pit", "location")
@pytest.mark.parametrize(("face", "wounds"), [("threat", 1), ("blank", 0)])
def test_bone_pit_wounds_the_active_hero_on_a_threat(face: str, wounds: int) -> None:
    s = at("bone-pit", "zombie")
    s.dice("guarded", "guarded", face)
    s.activate(HASK, "explore")
    assert (s.wounds(HASK), s.wounds(PELL)) == (wounds, 0)
    s.done()


@card("bone-pit", "location")
@pytest.mark.rule("TER-ACT-6")
def test_bone_pit_wounds_once_for_several_threats() -> None:
    s = at("bone-pit", "zombie", "bandit")
    s.dice("guarded", "guarded", "threat", "threat")
    s.activate(HASK, "explore")
    assert s.wounds(HASK) == 1
    s.done()


@card("molten-gallery", "location")
@pytest.mark.rule("TER-ABL-2")
def test_molten_gallery_takes_a_token_or_a_wound_from_everybody() -> None:
    s = at("molten-gallery", phase="end")
    s.hero(HASK, tokens=1)
    s.hero(PELL, tokens=1)
    s.answer("option:2", HASK)
    s.answer("option:1", PELL)
    assert (s.wounds(HASK), s.tokens(HASK), s.wounds(PELL), s.tokens(PELL)) == (1, 1, 0, 0)
    s.done()
    s = at("molten-gallery", phase="end")
    assert (s.wounds(HASK), s.wounds(PELL)) == (1, 1)  # without tokens nobody is asked
    s.done()


@card("drowned-garden", "location")
@pytest.mark.parametrize(("progress", "focused"), [(6, ["focused"]), (5, [])])
def test_drowned_garden_fully_explored_focuses_everybody(progress: int, focused: list[str]) -> None:
    s = at("drowned-garden", progress=progress)
    s.dice("success", "success")
    s.activate(HASK, "explore")
    assert (s.conditions(HASK), s.conditions(PELL)) == (focused, focused)
    s.done()


@card("drowned-garden", "location")
@pytest.mark.rule("TER-CON-1")
def test_drowned_garden_focuses_nobody_twice() -> None:
    s = at("drowned-garden", progress=6)
    s.hero(PELL, conditions=("focused",))
    s.dice("success", "success")
    s.activate(HASK, "explore")
    assert [event["hero"] for event in s.happened("condition-gained")] == [HASK]
    s.done()


@card("gallery-of-mirrors", "location")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_gallery_of_mirrors_takes_a_token_on_arrival(before: int, after: int) -> None:
    s = at("roadside-inn", phase="travel", progress=6, location_deck=["gallery-of-mirrors", "old-mill"])
    s.lay(enemy_deck=SPAWN)
    s.hero(HASK, tokens=before)
    s.hero(PELL, tokens=1)
    s.answer("travel")
    s.answer(f"hero:{HASK}")
    assert (s.tokens(HASK), s.tokens(PELL)) == (after, 0)
    s.done()


@card("gallery-of-mirrors", "location")
@pytest.mark.rule("TER-TOK-1")
def test_gallery_of_mirrors_gives_a_token_when_fully_explored() -> None:
    s = at("gallery-of-mirrors", progress=5)
    s.hero(PELL, tokens=5)
    s.dice("success", "success")
    s.activate(HASK, "explore")
    assert (s.tokens(HASK), s.tokens(PELL)) == (1, 5)
    s.done()


@card("giants-stair", "location")
@pytest.mark.parametrize(("wounds", "falls"), [(6, False), (7, True)])
def test_giants_stair_makes_giants_tougher(wounds: int, falls: bool) -> None:
    s = at("giants-stair", "hill-ogre", enemy_wounds={"hill-ogre": wounds})
    s.dice("success", "defense", "blank")
    s.activate(HASK, "attack")
    assert s.engaged(HASK) == ([] if falls else ["hill-ogre"])
    s.done()


@card("giants-stair", "location")
def test_giants_stair_does_nothing_for_other_enemies() -> None:
    s = at("giants-stair", "zombie", enemy_wounds={"zombie": 2})
    s.dice("success", "defense", "blank")
    s.activate(HASK, "attack")
    assert s.discarded() == ["zombie"]
    s.done()


@card("giants-stair", "location")
@pytest.mark.rule("TER-TRV-2", "TER-WND-1")
def test_giants_stair_left_behind_lets_a_giant_die_before_new_enemies_come() -> None:
    heroes = [ONDREC, HASK]
    s = QuestScene(heroes)
    s.engage(ONDREC, "cave-troll", "hill-ogre")
    s.hero(HASK, wounds=3)
    s.lay(location="giants-stair", progress=8, phase="travel", location_deck=["rope-bridge", "old-mill"], lair=False)
    s.lay(enemy_wounds={"cave-troll": 7, "hill-ogre": 6}, enemy_deck=SPAWN)
    s.answer("travel")
    assert s.wounds(HASK) == 2  # everybody has recovered one on leaving
    assert s.engaged(ONDREC) == ["hill-ogre"]  # the troll is gone; mending at the end of the round comes too late
    assert s.discarded() == ["cave-troll"]
    assert s.tokens(ONDREC) == 0  # no hero has defeated it
    s.answer(f"hero:{ONDREC}")
    assert s.engaged(ONDREC) == ["hill-ogre", "bandit"]
    s.done()


@card("giants-stair", "location")
def test_giants_stair_keeps_a_giant_with_its_printed_health_in_wounds_alive() -> None:
    s = at("giants-stair", "hill-ogre", phase="end", enemy_wounds={"hill-ogre": 7})
    assert s.engaged(HASK) == ["hill-ogre"]
    s.done()
