"""The stats of all locations, and what the trivial ones do."""

import pytest

import questable
from questable.games.terrinoth.testkit.scene import QuestScene

HASK, PELL = "hask-redford", "pell-underbough"
SPAWN = ["bandit", "bandit", "zombie", "zombie", "rat-swarm", "rat-swarm"]
card = pytest.mark.card

# name, difficulty, enemies engaged, enemies in the shadows, exploration value, the quest it belongs to
LOCATIONS = (
    ("roadside-inn", "trivial", 2, 1, 6, ""),
    ("whispering-wood", "trivial", 1, 2, 6, ""),
    ("old-mill", "trivial", 2, 1, 5, ""),
    ("shallow-ford", "trivial", 2, 1, 5, ""),
    ("shepherds-hill", "trivial", 1, 2, 6, ""),
    ("overgrown-shrine", "trivial", 2, 1, 6, ""),
    ("rope-bridge", "challenging", 2, 1, 7, ""),
    ("sunken-crypt", "challenging", 2, 1, 7, ""),
    ("flooded-tunnel", "challenging", 1, 2, 7, ""),
    ("ruined-watchtower", "challenging", 2, 2, 6, ""),
    ("thieves-market", "challenging", 2, 2, 6, ""),
    ("webbed-hollow", "challenging", 2, 2, 6, ""),
    ("hall-of-chains", "formidable", 3, 1, 7, ""),
    ("bone-pit", "formidable", 2, 2, 7, ""),
    ("molten-gallery", "formidable", 2, 1, 7, ""),
    ("drowned-garden", "formidable", 2, 2, 8, ""),
    ("gallery-of-mirrors", "formidable", 2, 2, 7, ""),
    ("giants-stair", "formidable", 2, 2, 8, ""),
    ("bandit-hideout", "trivial", 2, 2, 9, "the-goblin-problem"),
    ("lantern-barrow", "trivial", 2, 2, 10, "lanterns-in-the-mire"),
    ("crown-forge", "challenging", 2, 1, 9, "shards-of-the-ember-crown"),
    ("masquerade-hall", "challenging", 2, 2, 7, "the-faceless-guest"),
    ("ninth-belfry", "challenging", 2, 1, 5, "the-ninth-bell"),
    ("greywatch-gate", "formidable", 2, 1, 10, "hold-greywatch"),
    ("daylight-shaft", "formidable", 2, 2, 11, "out-of-the-black-deep"),
    ("sealed-throne", "formidable", 2, 2, 7, "the-queen-who-died-twice"),
)
NAMES = [row[0] for row in LOCATIONS]


def at(location: str, **table: object) -> QuestScene:
    """Hask, the leader, and Pell at a location."""
    s = QuestScene([HASK, PELL])
    s.lay(**{"location": location, "lair": False, "location_deck": ["rope-bridge"], **table})
    return s


def arriving(place: str, **table: object) -> QuestScene:
    """The party is about to travel there from the inn."""
    decks = {"location_deck": [place, "molten-gallery"], "enemy_deck": SPAWN}
    s = QuestScene([HASK, PELL])
    s.lay(**{"phase": "travel", "progress": 6, "lair": False, **decks, **table})
    return s


def travel(s: QuestScene) -> None:
    """The party travels and keeps Hask as its leader."""
    s.answer("travel", HASK)
    s.answer(f"hero:{HASK}", HASK)


@pytest.mark.rule("TER-COMP-6")
@pytest.mark.parametrize(("name", "difficulty", "engaged", "shadows", "exploration", "quest"), LOCATIONS, ids=NAMES)
def test_printed_stats(name: str, difficulty: str, engaged: int, shadows: int, exploration: int, quest: str) -> None:
    place = questable.game("terrinoth").cards.of("locations")[name]
    assert (place.difficulty, place.engaged, place.shadows) == (difficulty, engaged, shadows)
    assert (place.exploration, place.quest, place.copies) == (exploration, quest, 1)


def test_the_table_holds_all_locations() -> None:
    assert sorted(NAMES) == sorted(questable.game("terrinoth").cards.of("locations"))
    assert len(NAMES) == 26


@pytest.mark.rule("TER-TRV-2")
@pytest.mark.parametrize(("name", "engaged", "shadows"), [(row[0], row[2], row[3]) for row in LOCATIONS], ids=NAMES)
def test_enemies_meet_the_party_there(name: str, engaged: int, shadows: int) -> None:
    deck = ["zombie", "zombie", "bandit", "bandit", "cave-spider"]
    start = "old-mill" if name == "roadside-inn" else "roadside-inn"
    s = arriving(name, location=start, enemy_deck=deck)
    if name == "molten-gallery":
        s.lay(location_deck=[name])
    travel(s)
    met = [(event["enemy"], event["hero"]) for event in s.happened("enemy-engaged")]
    assert met[:engaged] == list(zip(deck, [HASK, PELL, HASK], strict=False))[:engaged]
    assert len(s.happened("enemy-spawned")) == engaged
    assert len(s.happened("enemy-spawned-facedown")) == shadows


@pytest.mark.rule("TER-ACT-10", "TER-TRV-1")
@pytest.mark.parametrize(("name", "exploration"), [(row[0], row[4]) for row in LOCATIONS], ids=NAMES)
def test_is_fully_explored_at_its_value_and_not_before(name: str, exploration: int) -> None:
    deck = ["old-mill"] if name != "old-mill" else ["roadside-inn"]
    assert at(name, phase="travel", progress=exploration, location_deck=deck).asked() == "travel"
    assert at(name, phase="travel", progress=exploration - 1, location_deck=deck).asked() != "travel"


@card("roadside-inn", "location")
def test_roadside_inn_fully_explored_gives_everybody_rest() -> None:
    s = at("roadside-inn", progress=4)
    s.hero(HASK, wounds=3)
    s.dice("success", "success")
    s.activate(HASK, "explore")
    assert (s.wounds(HASK), s.wounds(PELL)) == (2, 0)  # nothing to recover for Pell
    s.done()


@card("roadside-inn", "location")
def test_roadside_inn_gives_rest_once_and_not_before() -> None:
    s = at("roadside-inn", progress=3)
    s.hero(HASK, wounds=3)
    s.dice("success", "success")
    s.activate(HASK, "explore")
    assert s.wounds(HASK) == 3  # five of six
    s = at("roadside-inn", progress=6)
    s.hero(HASK, wounds=3)
    s.dice("success", "success")
    s.activate(HASK, "explore")
    assert s.wounds(HASK) == 3  # explored before


@card("whispering-wood", "location")
def test_whispering_wood_sends_an_enemy_to_the_freest_hero() -> None:
    s = at("whispering-wood", phase="end", shadows=["zombie"])
    s.engage(HASK, "bandit")
    assert (s.engaged(HASK), s.engaged(PELL)) == (["bandit"], ["zombie"])
    s.done()


@card("whispering-wood", "location")
@pytest.mark.rule("TER-ABL-4", "TER-ENG-4")
def test_whispering_wood_leaves_ties_to_the_leader_and_turns_the_enemy_up() -> None:
    s = at("whispering-wood", phase="end", shadows=["zombie"], facedown=["bandit"])
    s.answer(f"hero:{PELL}", HASK)
    s.answer("enemy:facedown", HASK)
    assert (s.engaged(PELL), s.shadows()) == (["bandit"], ["zombie"])
    s.done()


@card("whispering-wood", "location")
def test_whispering_wood_without_enemies_in_the_shadows_asks_nothing() -> None:
    s = at("whispering-wood", phase="end")
    assert s.asked() == "activate"
    assert (s.engaged(HASK), s.engaged(PELL)) == ([], [])


@card("old-mill", "location")
def test_old_mill_shows_the_leader_two_cards_and_one_is_resolved() -> None:
    s = arriving("old-mill", exploration_deck=["lucky-coin", "whetstone", "round-shield"])
    travel(s)
    s.answer("pick:whetstone", HASK)
    s.answer("bottom:lucky-coin", HASK)
    assert (s.items(HASK), s.items(PELL)) == (["whetstone"], [])
    s.done()


@card("old-mill", "location")
def test_old_mill_with_one_card_or_none() -> None:
    s = arriving("old-mill", exploration_deck=["lucky-coin"])
    travel(s)
    assert s.items(HASK) == ["lucky-coin"]
    s.done()
    s = arriving("old-mill")
    travel(s)
    assert s.items(HASK) == []
    s.done()


@card("shallow-ford", "location")
@pytest.mark.rule("TER-ABL-2", "TER-ABL-6")
def test_shallow_ford_costs_every_hero_a_token_or_a_wound_on_leaving() -> None:
    s = arriving("rope-bridge", location="shallow-ford", location_deck=["rope-bridge"])
    s.hero(HASK, tokens=1)
    s.hero(PELL, tokens=2)
    s.answer("travel")
    s.answer("option:1", HASK)
    s.answer("option:2", PELL)
    assert (s.tokens(HASK), s.wounds(HASK)) == (0, 0)
    assert (s.tokens(PELL), s.wounds(PELL)) == (2, 1)
    s.answer(f"hero:{HASK}")
    s.done()


@card("shallow-ford", "location")
def test_shallow_ford_without_tokens_wounds_and_staying_costs_nothing() -> None:
    s = arriving("rope-bridge", location="shallow-ford", location_deck=["rope-bridge"])
    travel(s)
    assert (s.wounds(HASK), s.wounds(PELL)) == (1, 1)
    s.done()
    s = arriving("rope-bridge", location="shallow-ford", location_deck=["rope-bridge"])
    s.answer("stay")
    assert (s.wounds(HASK), s.wounds(PELL)) == (0, 0)
    s.done()


@card("shallow-ford", "location")
@pytest.mark.rule("TER-WND-4", "TER-TRV-2")
def test_shallow_ford_may_drown_the_leader_and_the_others_travel_on() -> None:
    s = arriving("rope-bridge", location="shallow-ford", location_deck=["rope-bridge"])
    s.hero(HASK, wounds=22)
    s.answer("travel")
    assert s.fallen(HASK)
    assert s.leader() == PELL
    assert s.engaged(PELL) == ["bandit", "bandit"]  # both of the new location's engaged enemies
    s.done()


@card("shepherds-hill", "location")
def test_shepherds_hill_shows_the_enemies_in_the_shadows() -> None:
    s = arriving("shepherds-hill")
    travel(s)
    assert s.engaged(HASK) == ["bandit"]
    assert s.shadows() == ["bandit", "zombie"]
    s.done()
    s = arriving("shepherds-hill", enemy_deck=["bandit"])
    travel(s)
    assert s.shadows() == []  # no enemy was left
    s.done()


@card("overgrown-shrine", "location")
@pytest.mark.parametrize(("action", "before", "after"), [("rest", 6, 2), ("rest", 3, 0), ("explore", 6, 6)])
def test_overgrown_shrine_heals_one_more_wound_after_a_rest(action: str, before: int, after: int) -> None:
    s = at("overgrown-shrine")
    s.hero(HASK, wounds=before)
    s.hero(PELL, wounds=3)
    s.dice("success", "success", "success")
    s.activate(HASK, action)
    assert (s.wounds(HASK), s.wounds(PELL)) == (after, 3)
    s.done()
