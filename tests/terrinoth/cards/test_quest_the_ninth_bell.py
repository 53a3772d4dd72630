"""Quest 5, The Ninth Bell."""

import pytest

from questable.games.terrinoth.testkit.scene import QuestScene

HASK, PELL, ORIANE, ONDREC = "hask-redford", "pell-underbough", "oriane-vell", "ondrec-hollowlight"
PARTY = [HASK, PELL, ORIANE, ONDREC]
SPAWN = ["bandit", "bandit", "zombie", "zombie", "rat-swarm", "rat-swarm"]
GREEN, BLUE, RED = 1, 3, 8  # the spaces before those of that colour
BELFRY = 5  # the progress that breaks a chain
quest = pytest.mark.card("the-ninth-bell", "quest")


def scene(heroes: int = 2, **table: object) -> QuestScene:
    """Hask, the leader, and others at the rope bridge, with one more place to go."""
    s = QuestScene(PARTY[:heroes], "the-ninth-bell")
    s.lay(**{"location": "rope-bridge", "location_deck": ["ninth-belfry"], **table})
    return s


def belfry(**table: object) -> QuestScene:
    """The last place, with all its chains."""
    s = scene()
    s.lay(**{"location": "ninth-belfry", "location_deck": [], "location_tokens": {"chain": 3}, **table})
    return s


@quest
@pytest.mark.parametrize(("deck", "there"), [(["molten-gallery"], True), (["molten-gallery", "ninth-belfry"], False)])
def test_the_thane_waits_in_the_shadows_of_the_last_location(deck: list[str], there: bool) -> None:
    s = scene(phase="travel", progress=7, location_deck=deck, enemy_deck=SPAWN, location_tokens={"chain": 1})
    s.answer("travel")
    s.answer(f"hero:{HASK}")
    assert ({"enemy": "vesper-thane", "place": "shadows"} in s.happened("enemy-spawned")) is there


@quest
@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_a_fully_explored_location_silences_a_toll(before: int, after: int) -> None:
    s = scene(progress=5, quest_tokens={"toll": before})
    s.dice("success", "success")
    s.activate(HASK, "explore")
    assert s.quest_tokens("toll") == after
    s.done()


@quest
@pytest.mark.rule("TER-ABL-3", "TER-ABL-6")
def test_every_hero_may_pay_three_tokens_to_silence_a_toll_at_the_end_of_the_round() -> None:
    s = scene(3, phase="end", quest_tokens={"toll": 3})
    s.hero(HASK, tokens=3)
    s.hero(PELL, tokens=2)
    s.hero(ORIANE, tokens=4)
    s.answer("yes", HASK)
    s.answer("no", ORIANE)  # Pell has too few to be asked
    assert [s.tokens(hero) for hero in PARTY[:3]] == [0, 2, 4]
    assert s.quest_tokens("toll") == 2
    s.done()


@quest
def test_green_tolls_and_mends_the_cult() -> None:
    s = scene(phase="peril", peril=GREEN, shadows=["ashen-acolyte-master"])
    s.engage(PELL, "ashen-acolyte", "zombie")
    s.lay(enemy_wounds={"ashen-acolyte": 1, "ashen-acolyte-master": 3, "zombie": 2})
    assert s.quest_tokens("toll") == 1
    assert [s.enemy_wounds(name) for name in ("ashen-acolyte", "ashen-acolyte-master", "zombie")] == [0, 2, 2]
    s.answer("upgrade:red-harvest", HASK)
    s.answer("upgrade:vanish", PELL)
    s.done()


@quest
@pytest.mark.parametrize(
    ("heroes", "tolls", "met"),
    [
        (2, 2, (["bandit", "zombie"], ["bandit"])),
        (3, 3, (["bandit"], ["bandit"], ["zombie"])),
        (4, 2, (["bandit"], ["bandit"], ["zombie"], [])),
    ],
)
def test_blue_tolls_and_brings_three_enemies(heroes: int, tolls: int, met: tuple[list[str], ...]) -> None:
    s = scene(heroes, phase="peril", peril=BLUE, enemy_deck=SPAWN)
    assert s.quest_tokens("toll") == tolls
    assert tuple(s.engaged(hero) for hero in PARTY[:heroes]) == met
    assert s.asked() == "upgrade"


@quest
@pytest.mark.rule("TER-PER-2")
@pytest.mark.parametrize("peril", [RED, RED + 1])
def test_red_tolls_and_brings_an_enemy_and_the_thane(peril: int) -> None:
    s = scene(phase="peril", peril=peril, enemy_deck=SPAWN)
    assert (s.quest_tokens("toll"), s.shadows()) == (3, ["bandit", "vesper-thane"])
    s.done()


@quest
@pytest.mark.parametrize(
    ("peril", "heroes", "tolls"), [(GREEN, 2, 1), (GREEN, 3, 1), (GREEN, 4, 1), (RED, 2, 3), (RED, 3, 3), (RED, 4, 3)]
)
def test_green_and_red_toll_alike_for_any_number_of_heroes(peril: int, heroes: int, tolls: int) -> None:
    s = scene(heroes, phase="peril", peril=peril)
    assert s.quest_tokens("toll") == tolls


@quest
@pytest.mark.parametrize(("answer", "wounds", "tolls"), [("option:1", 2, 0), ("option:2", 0, 1)])
def test_threat_takes_blood_or_tolls(answer: str, wounds: int, tolls: int) -> None:
    s = scene(lair=False)
    s.engage(HASK, "zombie")
    s.dice("guarded", "guarded", "guarded", "threat")
    s.activate(HASK, "rest")
    s.answer(answer, HASK)
    assert (s.wounds(HASK), s.quest_tokens("toll")) == (wounds, tolls)
    s.done()


@quest
@pytest.mark.rule("TER-END-1")
def test_each_end_of_round_breaks_one_chain_and_the_location_is_explored_for_the_first_time_only_once() -> None:
    s = belfry(
        progress=BELFRY - 1, quest_tokens={"toll": 4}, shadows=["vesper-thane"], exhausted_enemies=["vesper-thane"]
    )
    s.dice("success", "double")
    s.activate(HASK, "explore")
    s.answer("no")
    assert (s.table.progress, s.quest_tokens("toll")) == (BELFRY + 2, 3)
    s.rest_on()
    assert (s.location_tokens("chain"), s.table.progress) == (2, 0)  # the surplus is gone, too
    assert s.table.round == 2
    tolls = s.quest_tokens("toll")
    s.activate(HASK, "rest")
    s.dice("double", "double", "defense")
    s.activate(PELL, "explore")
    assert s.table.progress == 4
    assert s.quest_tokens("toll") == tolls  # no toll less the second time
    assert len(s.happened("location-explored")) == 1


@quest
def test_played_to_victory_with_the_third_chain() -> None:
    s = belfry(progress=BELFRY - 2, location_tokens={"chain": 1}, quest_tokens={"toll": 7})
    s.dice("success", "success")
    s.activate(HASK, "explore")
    assert s.quest_tokens("toll") == 6
    assert s.table.outcome is None
    s.rest_on()
    assert s.table.outcome == "victory"


@quest
@pytest.mark.parametrize(("chains", "deck", "outcome"), [(1, [], None), (0, ["rope-bridge"], None), (0, [], "victory")])
def test_not_won_while_a_chain_holds_or_before_the_last_location(
    chains: int, deck: list[str], outcome: str | None
) -> None:
    s = belfry(location_tokens={"chain": chains}, location_deck=deck, phase="end")
    assert s.table.outcome == outcome


@quest
@pytest.mark.rule("TER-END-1")
@pytest.mark.parametrize(("tolls", "outcome"), [(8, "defeat"), (7, None)])
def test_lost_at_the_ninth_toll(tolls: int, outcome: str | None) -> None:
    s = scene(phase="peril", peril=GREEN, quest_tokens={"toll": tolls})
    assert s.quest_tokens("toll") == tolls + 1
    assert s.table.outcome == outcome


@quest
def test_the_ninth_toll_comes_before_the_last_chain_can_break() -> None:
    s = belfry(progress=BELFRY, location_tokens={"chain": 1}, quest_tokens={"toll": 8}, phase="peril", peril=RED)
    assert s.table.outcome == "defeat"
    assert s.location_tokens("chain") == 1


@quest
@pytest.mark.rule("TER-ACT-7")
def test_the_ninth_toll_in_an_action_waits_for_its_clean_up() -> None:
    s = scene(lair=False, quest_tokens={"toll": 8})
    s.engage(HASK, "zombie", "zombie-master")
    s.dice("success", "success", "threat", "blank")
    s.activate(HASK, "explore")
    s.answer("ability:the-ninth-bell")
    s.answer("option:2", HASK)
    assert s.conditions(HASK) == ["weakened"]  # the other threat still came
    assert s.table.outcome == "defeat"
