"""Quest 3, Shards of the Ember Crown."""

import pytest

from questable.games.terrinoth.testkit.scene import QuestScene

HASK, PELL, ORIANE, ONDREC = "hask-redford", "pell-underbough", "oriane-vell", "ondrec-hollowlight"
PARTY = [HASK, PELL, ORIANE, ONDREC]
SPAWN = ["bandit", "bandit", "zombie", "zombie", "rat-swarm", "rat-swarm"]
GREEN, BLUE, RED = 1, 2, 7  # the spaces before those of that colour
HEALTH = 13  # of Cindermaw
FORGE = 9  # the progress that explores the last location
quest = pytest.mark.card("shards-of-the-ember-crown", "quest")


def scene(heroes: int = 2, **table: object) -> QuestScene:
    """Hask, the leader, and others at the rope bridge, with one more place to go."""
    s = QuestScene(PARTY[:heroes], "shards-of-the-ember-crown")
    s.lay(**{"location": "rope-bridge", "location_deck": ["crown-forge"], **table})
    return s


def explore(s: QuestScene) -> None:
    """Hask finds two more progress."""
    s.dice("success", "success")
    s.activate(HASK, "explore")


@quest
def test_a_shard_is_found_at_each_explored_location_and_anyone_may_carry_it() -> None:
    s = scene(progress=5)
    explore(s)
    assert s.options() == [f"hero:{HASK}", f"hero:{PELL}"]
    s.answer(f"hero:{PELL}", HASK)
    assert (s.carried(HASK, "shard"), s.carried(PELL, "shard")) == (0, 1)
    s.done()
    s = scene(progress=4)
    explore(s)
    assert s.carried(HASK, "shard") == 0  # not explored yet
    s.done()


@quest
def test_there_is_no_shard_at_the_last_location() -> None:
    s = scene(location="crown-forge", location_deck=[], progress=FORGE - 2)
    explore(s)
    assert s.happened("location-explored") == [{"card": "crown-forge"}]
    assert s.carried(HASK, "shard") == 0
    s.done()


@quest
@pytest.mark.rule("TER-ABL-2")
def test_a_shard_burns_its_bearer_at_the_end_of_the_round() -> None:
    s = scene(phase="end", hero_tokens={0: {"shard": 2}, 1: {"shard": 1}})
    s.hero(PELL, tokens=2)
    assert s.wounds(HASK) == 1  # no token to give, and two shards burn like one
    s.answer("option:1", PELL)
    assert (s.wounds(PELL), s.tokens(PELL)) == (0, 1)
    s.done()
    s = scene(phase="end", hero_tokens={1: {"shard": 1}})
    assert (s.wounds(HASK), s.wounds(PELL)) == (0, 1)
    s.done()


@quest
@pytest.mark.rule("TER-WND-4")
def test_the_shards_of_a_fallen_hero_go_to_the_leader() -> None:
    for bearer, heir in ((PELL, HASK), (HASK, PELL)):
        number = [HASK, PELL].index(bearer)
        s = scene(phase="end", hero_tokens={number: {"shard": 2}})
        s.hero(bearer, wounds=22 if bearer == HASK else 19)
        assert s.fallen(bearer)
        assert s.leader() == heir
        assert (s.carried(bearer, "shard"), s.carried(heir, "shard")) == (0, 2)
        # Hask's turn is over when he inherits; Pell's is still to come, and she bears them by then
        assert s.wounds(heir) == (1 if bearer == HASK else 0)


@quest
def test_green_wounds_the_hero_with_the_most_tokens() -> None:
    s = scene(phase="peril", peril=GREEN)
    s.hero(PELL, tokens=1)
    assert (s.wounds(HASK), s.wounds(PELL)) == (0, 2)
    s.answer("upgrade:red-harvest", HASK)
    s.answer("upgrade:vanish", PELL)
    s.done()
    s = scene(phase="peril", peril=GREEN)
    s.answer(f"hero:{PELL}", HASK)  # all are equal: the leader decides
    assert (s.wounds(HASK), s.wounds(PELL)) == (0, 2)


@quest
@pytest.mark.rule("TER-SPN-1")
@pytest.mark.parametrize(("heroes", "met"), [(2, (2, 2)), (3, (2, 1, 1)), (4, (1, 1, 1, 0))])
def test_blue_brings_enemies_to_the_leader_and_on_clockwise(heroes: int, met: tuple[int, ...]) -> None:
    s = scene(heroes, phase="peril", peril=BLUE, enemy_deck=SPAWN)
    assert tuple(len(s.engaged(hero)) for hero in PARTY[:heroes]) == met
    assert s.asked() == "upgrade"


@quest
@pytest.mark.rule("TER-ENG-3", "TER-SPN-1", "TER-WND-3")
def test_blue_passes_over_a_leader_who_is_struck_down_by_the_first_one() -> None:
    s = scene(phase="peril", peril=BLUE, enemy_deck=SPAWN)
    s.engage(HASK, "cave-spider", "cave-spider", "cave-spider-master")
    s.hero(HASK, wounds=22)
    assert s.fallen(HASK)
    assert s.engaged(PELL) == ["bandit", "zombie", "zombie"]
    assert s.shadows().count("bandit") == 1


@quest
def test_red_brings_cindermaw_mends_what_burns_spawns_one_more_and_wounds_everybody() -> None:
    s = scene(phase="peril", peril=RED, enemy_deck=["bandit"], shadows=["cinder-drake"])
    s.engage(PELL, "ember-hound", "zombie")
    s.lay(enemy_wounds={"ember-hound": 2, "zombie": 2, "cinder-drake": 1})
    assert s.shadows() == ["cinder-drake", "cindermaw", "bandit"]
    assert (s.enemy_wounds("ember-hound"), s.enemy_wounds("cinder-drake"), s.enemy_wounds("zombie")) == (1, 0, 2)
    assert (s.wounds(HASK), s.wounds(PELL)) == (1, 1)
    s.done()


@quest
@pytest.mark.rule("TER-PER-2")
def test_red_again_on_the_last_space_mends_cindermaw_too() -> None:
    s = scene(phase="peril", peril=RED + 1, enemy_deck=SPAWN, shadows=["cindermaw"], enemy_wounds={"cindermaw": 5})
    assert s.shadows() == ["cindermaw", "bandit"]
    assert s.enemy_wounds("cindermaw") == 4
    s.done()


@quest
def test_the_quest_has_no_threat_of_its_own() -> None:
    s = scene(lair=False, progress=3)
    s.engage(HASK, "zombie")
    s.dice("success", "success", "success", "threat")
    s.activate(HASK, "rest")
    assert (s.wounds(HASK), s.table.progress) == (0, 3)
    s.done()


@quest
@pytest.mark.parametrize(
    ("deck", "progress", "shadows", "outcome"),
    [
        ([], FORGE, [], "victory"),
        ([], FORGE - 1, [], None),
        ([], FORGE, ["cindermaw"], None),
        (["molten-gallery"], FORGE, [], None),
    ],
    ids=["won", "not explored", "Cindermaw about", "not the last place"],
)
def test_won_at_the_explored_forge_while_cindermaw_is_away(
    deck: list[str], progress: int, shadows: list[str], outcome: str | None
) -> None:
    s = scene(location="crown-forge", location_deck=deck, progress=progress, shadows=shadows, phase="end")
    assert s.table.outcome == outcome


@quest
def test_played_to_victory_over_cindermaw() -> None:
    s = scene(location="crown-forge", location_deck=[], progress=FORGE - 1, enemy_wounds={"cindermaw": HEALTH - 2})
    s.engage(HASK, "cindermaw")
    s.dice("double", "success", "blank")
    s.activate(HASK, "attack")
    assert s.engaged(HASK) == []
    assert s.lair() == []
    s.dice("success", "success", "defense")
    s.activate(PELL, "explore")
    s.rest_on()
    assert s.table.outcome == "victory"


@quest
@pytest.mark.rule("TER-END-2")
def test_lost_when_the_shards_burn_the_last_hero_even_at_the_explored_forge() -> None:
    s = scene(location="crown-forge", location_deck=[], progress=FORGE, phase="end")
    s.lay(hero_tokens={0: {"shard": 1}, 1: {"shard": 2}})
    s.hero(HASK, wounds=22)
    s.hero(PELL, wounds=19)
    assert s.table.outcome == "defeat"
