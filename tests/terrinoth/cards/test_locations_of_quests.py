"""The locations that belong to one quest each."""

import pytest

from questable.games.terrinoth.rules.constants import LOCATION
from questable.games.terrinoth.testkit.scene import QuestScene

HASK, PELL = "hask-redford", "pell-underbough"
SPAWN = ["bandit", "bandit", "zombie", "zombie", "rat-swarm", "rat-swarm"]
card = pytest.mark.card
HOMES = {
    "bandit-hideout": "the-goblin-problem",
    "lantern-barrow": "lanterns-in-the-mire",
    "crown-forge": "shards-of-the-ember-crown",
    "masquerade-hall": "the-faceless-guest",
    "ninth-belfry": "the-ninth-bell",
    "greywatch-gate": "hold-greywatch",
    "daylight-shaft": "out-of-the-black-deep",
    "sealed-throne": "the-queen-who-died-twice",
}


def at(place: str, *engaged: str, **table: object) -> QuestScene:
    """Hask, the leader, and Pell at the last place of a quest; the enemies are engaged with Hask."""
    s = QuestScene([HASK, PELL], HOMES[place])
    s.engage(HASK, *engaged)
    s.lay(**{"location": place, "lair": False, **table})
    return s


@pytest.mark.rule("TER-SET-12")
@pytest.mark.parametrize("name", HOMES)
def test_belongs_to_its_quest_and_comes_last(name: str) -> None:
    quest = QuestScene([HASK, PELL], HOMES[name]).game.cards.quests[HOMES[name]]
    assert [entry.named for entry in quest.locations[-1]] == [name]


@card("bandit-hideout", "location")
def test_bandit_hideout_sends_a_goblin_to_the_leader() -> None:
    s = at("bandit-hideout", phase="end", shadows=["goblin-sneak", "goblin-slinger", "bandit"])
    assert s.options() == ["enemy:goblin-sneak", "enemy:goblin-slinger"]
    s.answer("enemy:goblin-slinger", HASK)
    assert (s.engaged(HASK), s.shadows()) == (["goblin-slinger"], ["goblin-sneak", "bandit"])
    s.done()


@card("bandit-hideout", "location")
@pytest.mark.rule("TER-ABL-7", "TER-ENG-3")
def test_bandit_hideout_sees_no_face_down_goblin_and_a_fourth_one_strikes() -> None:
    s = at("bandit-hideout", phase="end", shadows=["bandit"], facedown=["goblin-sneak"])
    assert (s.engaged(HASK), s.shadows()) == ([], ["bandit", "?"])
    s.done()
    s = at("bandit-hideout", "zombie", "zombie", "zombie-master", phase="end", shadows=["goblin-wolfrider"])
    assert (s.wounds(HASK), s.shadows()) == (2, ["goblin-wolfrider"])
    s.done()


@card("lantern-barrow", "location")
def test_lantern_barrow_holds_two_more_villagers() -> None:
    s = at("lantern-barrow", phase="travel", location="roadside-inn", progress=6, enemy_deck=SPAWN)
    s.lay(location_deck=["lantern-barrow"])
    s.answer("travel")
    s.answer(f"hero:{HASK}")
    s.answer("ability:lantern-barrow", HASK)
    assert s.location_tokens("villager") == 4  # two of its own and two of the quest
    assert s.cards(LOCATION) == ["lantern-barrow"]
    s.done()


@card("crown-forge", "location")
@pytest.mark.parametrize(("answer", "wounds", "tokens"), [("yes", 2, 0), ("no", 1, 1)])
def test_crown_forge_tempers_an_attack_for_a_token(answer: str, wounds: int, tokens: int) -> None:
    s = at("crown-forge", "oathless-guard")
    s.hero(HASK, tokens=1)
    s.dice("success", "success", "blank")
    s.activate(HASK, "attack")
    assert s.asked() == "pay"
    s.answer(answer, HASK)
    if answer == "no":
        s.answer("spend:0")
    assert (s.enemy_wounds("oathless-guard"), s.tokens(HASK)) == (wounds, tokens)
    s.done()


@card("crown-forge", "location")
@pytest.mark.rule("TER-ABL-3")
def test_crown_forge_needs_a_token_and_an_attack() -> None:
    s = at("crown-forge", "oathless-guard")
    s.dice("success", "success", "blank")
    s.activate(HASK, "attack")
    assert s.enemy_wounds("oathless-guard") == 1
    s.done()
    s = at("crown-forge")
    s.hero(HASK, tokens=1)
    s.activate(HASK, "explore")
    assert s.asked() == "spend-tokens"  # nothing to temper


@card("masquerade-hall", "location")
def test_masquerade_hall_unmasks_one_enemy_a_round() -> None:
    s = at("masquerade-hall", phase="end", facedown=["bandit", "bandit"])
    assert sorted(s.shadows()) == ["?", "bandit"]
    s.done()
    s = at("masquerade-hall", phase="end", shadows=["bandit"])
    assert s.shadows() == ["bandit"]
    assert s.happened("enemy-revealed") == []
    s.done()


@card("ninth-belfry", "location")
@pytest.mark.parametrize(("progress", "chains", "left"), [(5, 2, 0), (8, 2, 0), (4, 3, 4)])
def test_ninth_belfry_breaks_a_chain_and_starts_anew(progress: int, chains: int, left: int) -> None:
    s = at("ninth-belfry", phase="end", progress=progress, location_tokens={"chain": 3})
    if s.asked() == "order-of-abilities":
        s.answer("ability:ninth-belfry", HASK)
    assert s.location_tokens("chain") == chains
    assert s.table.progress == left  # what was too much is lost, too
    s.done()


@card("ninth-belfry", "location")
def test_ninth_belfry_comes_with_three_chains() -> None:
    s = at("ninth-belfry", phase="travel", location="roadside-inn", progress=6, enemy_deck=SPAWN)
    s.lay(location_deck=["ninth-belfry"])
    s.answer("travel")
    s.answer(f"hero:{HASK}")
    s.answer("ability:ninth-belfry", HASK)
    assert s.location_tokens("chain") == 3
    assert s.table.outcome is None
    s.done()


@card("greywatch-gate", "location")
@pytest.mark.parametrize(("progress", "action", "wounds"), [(10, "attack", 2), (9, "attack", 1), (10, "rest", 0)])
def test_greywatch_gate_helps_attacks_once_repaired(progress: int, action: str, wounds: int) -> None:
    s = at("greywatch-gate", "hill-ogre", progress=progress)
    s.dice("success", "defense", *(["defense"] if action == "rest" else []), "blank")
    s.activate(HASK, action)
    assert s.enemy_wounds("hill-ogre") == wounds
    s.done()


@card("daylight-shaft", "location")
@pytest.mark.parametrize(("answer", "progress", "wounds"), [("yes", 2, 1), ("no", 1, 0)])
def test_daylight_shaft_sells_progress_for_blood(answer: str, progress: int, wounds: int) -> None:
    s = at("daylight-shaft")
    s.dice("success", "defense")
    s.activate(HASK, "explore")
    s.answer(answer, HASK)
    assert (s.table.progress, s.wounds(HASK)) == (progress, wounds)
    s.done()


@card("daylight-shaft", "location")
@pytest.mark.rule("TER-ABL-3")
@pytest.mark.parametrize(
    ("wounds", "action", "asked"), [(21, "explore", "pay"), (22, "explore", None), (0, "rest", None)]
)
def test_daylight_shaft_takes_no_last_blood(wounds: int, action: str, asked: str | None) -> None:
    s = at("daylight-shaft")
    s.hero(HASK, wounds=wounds)
    s.activate(HASK, action)
    assert (s.asked() == "pay") is (asked == "pay")


@card("sealed-throne", "location")
@pytest.mark.rule("TER-TOK-1")
@pytest.mark.parametrize(("progress", "tokens"), [(5, (2, 5)), (4, (0, 4))])
def test_sealed_throne_fully_explored_gives_two_tokens(progress: int, tokens: tuple[int, int]) -> None:
    s = at("sealed-throne", progress=progress)
    s.hero(PELL, tokens=4)
    s.dice("success", "success")
    s.activate(HASK, "explore")
    assert (s.tokens(HASK), s.tokens(PELL)) == tokens
    s.done()
