"""Quest 2, Lanterns in the Mire."""

import pytest

from questable.games.terrinoth.testkit.scene import QuestScene

HASK, PELL, ORIANE, ONDREC = "hask-redford", "pell-underbough", "oriane-vell", "ondrec-hollowlight"
PARTY = [HASK, PELL, ORIANE, ONDREC]
SPAWN = ["bandit", "bandit", "zombie", "zombie", "rat-swarm", "rat-swarm"]
GREEN, BLUE, RED = 1, 2, 6  # the spaces before those of that colour
BARROW = 10  # the progress that explores the last location
ENOUGH = 10  # the villagers to be saved
MOST = {2: 4, 3: 3, 4: 3}  # the lanterns that end it, by heroes
quest = pytest.mark.card("lanterns-in-the-mire", "quest")


def scene(heroes: int = 2, **table: object) -> QuestScene:
    """Hask, the leader, and others at the rope bridge, two villagers before them."""
    s = QuestScene(PARTY[:heroes], "lanterns-in-the-mire")
    s.lay(
        **{"location": "rope-bridge", "location_deck": ["lantern-barrow"], "location_tokens": {"villager": 2}, **table}
    )
    return s


def counts(s: QuestScene) -> tuple[int, int, int]:
    """Villagers at the location, villagers saved, lanterns."""
    return s.location_tokens("villager"), s.quest_tokens("villager"), s.quest_tokens("lantern")


@quest
def test_two_villagers_wait_at_every_location_and_those_left_behind_are_lost() -> None:
    s = scene(phase="travel", progress=7, location_deck=["molten-gallery", "lantern-barrow"], enemy_deck=SPAWN)
    s.lay(location_tokens={"villager": 1})
    s.answer("travel")
    s.answer(f"hero:{HASK}")
    assert counts(s) == (2, 0, 0)
    s.done()


@quest
@pytest.mark.parametrize(("progress", "saved"), [(5, True), (4, False)])
def test_villagers_are_saved_when_the_location_is_fully_explored(progress: int, saved: bool) -> None:
    s = scene(progress=progress, quest_tokens={"villager": 3})
    s.dice("success", "success")
    s.activate(HASK, "explore")
    assert counts(s) == ((0, 5, 0) if saved else (2, 3, 0))
    s.done()


@quest
@pytest.mark.rule("TER-ABL-8")
def test_villagers_are_saved_though_the_explorer_falls_in_the_same_action() -> None:
    s = scene(progress=5)
    s.engage(HASK, "zombie-master")
    s.hero(HASK, wounds=21)
    s.dice("success", "success", "counterattack")
    s.activate(HASK, "explore")
    assert s.fallen(HASK)
    assert counts(s) == (0, 2, 0)
    s.done()


@quest
@pytest.mark.parametrize(("before", "after"), [(2, (1, 0, 1)), (0, (0, 0, 0))])
def test_green_turns_a_villager_into_a_lantern_brings_an_enemy_and_upgrades(
    before: int, after: tuple[int, int, int]
) -> None:
    s = scene(phase="peril", peril=GREEN, location_tokens={"villager": before}, enemy_deck=SPAWN)
    assert counts(s) == after
    assert (s.engaged(HASK), s.engaged(PELL)) == (["bandit"], [])  # and something meets the leader
    s.answer("upgrade:red-harvest", HASK)
    s.answer("upgrade:vanish", PELL)
    s.done()


@quest
@pytest.mark.parametrize(("heroes", "hidden"), [(2, 4), (3, 4), (4, 3)])
def test_blue_hides_enemies_in_the_shadows_and_upgrades(heroes: int, hidden: int) -> None:
    s = scene(heroes, phase="peril", peril=BLUE, enemy_deck=SPAWN)
    assert s.shadows() == ["?"] * hidden
    assert s.asked() == "upgrade"
    s.pass_time("activate")
    assert counts(s) == (2, 0, 0)


@quest
@pytest.mark.rule("TER-PER-2")
@pytest.mark.parametrize("peril", [RED, RED + 1])
def test_red_brings_mother_sedge_and_a_lantern(peril: int) -> None:
    s = scene(phase="peril", peril=peril)
    assert s.engaged(HASK) == ["mother-sedge"]
    assert counts(s) == (2, 0, 1)
    s.done()


@quest
@pytest.mark.parametrize(("answer", "wounds", "after"), [("option:1", 2, (2, 0, 0)), ("option:2", 0, (1, 0, 1))])
def test_threat_takes_blood_or_a_villager(answer: str, wounds: int, after: tuple[int, int, int]) -> None:
    s = scene(lair=False)
    s.engage(HASK, "zombie")
    s.dice("guarded", "guarded", "guarded", "threat")
    s.activate(HASK, "rest")
    s.answer(answer, HASK)
    assert (s.wounds(HASK), counts(s)) == (wounds, after)
    s.done()


@quest
def test_threat_without_villagers_does_nothing() -> None:
    s = scene(lair=False, location_tokens={})
    s.engage(HASK, "zombie")
    s.dice("guarded", "guarded", "guarded", "threat")
    s.activate(HASK, "rest")
    assert (s.wounds(HASK), counts(s)) == (0, (0, 0, 0))
    s.done()


@quest
def test_won_with_enough_villagers_at_the_explored_barrow() -> None:
    for saved in (ENOUGH, ENOUGH - 1):
        s = scene(location="lantern-barrow", location_deck=[], progress=BARROW, phase="end")
        s.lay(quest_tokens={"villager": saved})
        assert s.table.outcome == ("victory" if saved == ENOUGH else None)


@quest
@pytest.mark.parametrize(
    ("deck", "progress"), [([], BARROW - 1), (["molten-gallery"], BARROW)], ids=["not explored", "not the last"]
)
def test_not_won_before_the_last_place_is_explored(deck: list[str], progress: int) -> None:
    s = scene(location="lantern-barrow", location_deck=deck, progress=progress, phase="end")
    s.lay(quest_tokens={"villager": ENOUGH})
    assert s.table.outcome is None


@quest
def test_played_to_victory() -> None:
    s = scene(location="lantern-barrow", location_deck=[], progress=BARROW - 3, location_tokens={"villager": 4})
    s.lay(quest_tokens={"villager": ENOUGH - 4, "lantern": MOST[2] - 1})
    s.dice("success", "success")
    s.activate(HASK, "explore")
    assert counts(s) == (4, ENOUGH - 4, MOST[2] - 1)
    s.dice("success", "success", "defense")
    s.activate(PELL, "explore")
    assert counts(s) == (0, ENOUGH, MOST[2] - 1)
    s.rest_on()
    assert s.table.outcome == "victory"


@quest
@pytest.mark.rule("TER-END-1")
@pytest.mark.parametrize(("heroes", "most"), MOST.items())
def test_lost_with_too_many_lanterns(heroes: int, most: int) -> None:
    for lanterns in (most - 2, most - 1):
        s = scene(heroes, phase="peril", peril=GREEN, quest_tokens={"lantern": lanterns})
        assert s.quest_tokens("lantern") == lanterns + 1
        assert s.table.outcome == ("defeat" if lanterns + 1 == most else None)


@quest
@pytest.mark.rule("TER-END-1", "TER-ACT-7")
def test_the_last_lantern_in_an_action_ends_the_game_at_its_clean_up() -> None:
    s = scene(lair=False, quest_tokens={"lantern": MOST[2] - 1}, progress=5)
    s.engage(HASK, "zombie", "zombie-master")
    s.dice("success", "success", "threat", "threat")
    s.activate(HASK, "explore")
    s.answer("ability:lanterns-in-the-mire")
    s.answer("option:2", HASK)
    assert s.conditions(HASK) == ["weakened"]  # the zombie master's threat still came
    assert s.table.outcome == "defeat"
