"""TER-TRV: the travel phase and the end of the round."""

import pytest

from questable.games.terrinoth.rules.constants import LOCATION_DISCARD
from questable.games.terrinoth.testkit.scene import QuestScene

DORRIK, KARI, MOK, MAELIS = "dorrik-emberfall", "kari-wraithstalker", "elder-mok", "maelis-quillfire"
FRESH = ["zombie", "zombie", "rat-swarm", "rat-swarm"]


def travelling(s: QuestScene, **piles: object) -> None:
    """At the Roadside Inn, fully explored; the Shallow Ford (two engaged, one hidden) lies ahead."""
    s.lay(**{"progress": 6, "location_deck": ["shallow-ford", "old-mill"], "enemy_deck": FRESH, **piles})
    s.rest_on("travel")


@pytest.mark.rule("TER-TRV-1")
@pytest.mark.parametrize(
    ("progress", "ahead", "asked"),
    [(5, ["shallow-ford"], False), (6, ["shallow-ford"], True), (9, ["shallow-ford"], True), (6, [], False)],
    ids=["unexplored", "explored", "more-than-explored", "nothing-ahead"],
)
def test_the_party_may_travel_from_an_explored_location_if_another_lies_ahead(
    progress: int, ahead: list[str], asked: bool
) -> None:
    s = QuestScene([DORRIK, KARI])
    travelling(s, progress=progress, location_deck=ahead)
    assert (s.asked() == "travel") == asked
    s.done()


@pytest.mark.rule("TER-TRV-1")
def test_all_are_asked_and_the_leader_has_the_final_say() -> None:
    s = QuestScene([DORRIK, KARI, MOK], leader=1)
    travelling(s)
    decision = s.table.decision
    assert decision is not None
    assert (decision.seats, decision.final_seat) == ((0, 1, 2), 1)
    assert s.table.active == s.number(KARI)
    s.answer("stay")
    assert (s.table.round, s.table.progress, s.cards(LOCATION_DISCARD)) == (2, 6, [])
    s.done()


@pytest.mark.rule("TER-TRV-2", "TER-NEM-2")
def test_location_progress_and_shadows_are_discarded_but_neither_nemesis_nor_engaged_enemies() -> None:
    s = QuestScene([DORRIK, KARI])
    s.engage(DORRIK, "bog-imp")
    travelling(
        s,
        progress=8,
        shadows=["bandit", "splig"],
        facedown=["cave-spider"],
        enemy_wounds={"bog-imp": 1, "splig": 4},
        exhausted_enemies=["bog-imp", "bandit", "splig", "cave-spider"],
    )
    assert s.table.progress == 8
    s.answer("travel")
    assert s.cards(LOCATION_DISCARD) == ["roadside-inn"]
    assert s.discarded() == ["bandit", "cave-spider"]
    assert s.shadows() == ["splig"]
    assert s.engaged(DORRIK) == ["bog-imp"]
    assert (s.enemy_wounds("bog-imp"), s.enemy_wounds("splig")) == (1, 4)
    s.answer(f"hero:{DORRIK}", DORRIK)
    assert s.table.progress == 0  # what was more than enough is lost
    assert s.engaged(DORRIK) == ["bog-imp", "zombie"]
    assert s.engaged(KARI) == ["zombie"]
    assert s.shadows() == ["splig", "?"]
    s.done()


@pytest.mark.rule("TER-TRV-2")
def test_the_leader_may_pass_the_token_and_the_new_leader_meets_the_first_enemy() -> None:
    s = QuestScene([DORRIK, KARI, MOK, MAELIS])
    travelling(s, enemy_deck=["bandit", "zombie", "rat-swarm"])
    s.answer("travel")
    assert s.asked() == "pass-leadership"
    assert s.options() == [f"hero:{hero}" for hero in (DORRIK, KARI, MOK, MAELIS)]
    s.answer(f"hero:{MAELIS}", DORRIK)
    assert s.leader() == MAELIS
    assert (s.engaged(MAELIS), s.engaged(DORRIK)) == (["bandit"], ["zombie"])
    assert s.shadows() == ["?"]
    assert (s.table.round, s.table.active) == (2, s.number(MAELIS))  # and begins the next round
    s.done()


@pytest.mark.rule("TER-TRV-2", "TER-WND-3")
def test_the_fallen_get_neither_the_token_nor_enemies() -> None:
    s = QuestScene([DORRIK, KARI, MOK])
    s.lay(progress=6, location_deck=["shallow-ford", "old-mill"], enemy_deck=["bandit", "zombie", "rat-swarm"])
    s.table.down[s.number(KARI)] = 1
    s.rest_on("travel")
    s.answer("travel")
    assert s.options() == [f"hero:{DORRIK}", f"hero:{MOK}"]
    s.answer(f"hero:{DORRIK}")
    assert (s.engaged(DORRIK), s.engaged(KARI), s.engaged(MOK)) == (["bandit"], [], ["zombie"])
    s.done()


@pytest.mark.rule("TER-TRV-2")
def test_a_single_survivor_is_not_asked_for_the_token() -> None:
    s = QuestScene([DORRIK, KARI])
    s.lay(progress=6, location_deck=["shallow-ford", "old-mill"], enemy_deck=["bandit", "zombie", "rat-swarm"])
    s.table.down[s.number(KARI)] = 1
    s.rest_on("travel")
    s.answer("travel")
    assert s.engaged(DORRIK) == ["bandit", "zombie"]
    assert s.table.round == 2
    s.done()


@pytest.mark.rule("TER-TRV-2", "TER-ENG-3")
def test_a_fourth_enemy_counts_as_spawned_though_it_ends_in_the_shadows() -> None:
    s = QuestScene([DORRIK, KARI])
    s.engage(DORRIK, "bog-imp", "bog-imp", "bog-imp-master")
    travelling(
        s,
        location_deck=["hall-of-chains", "old-mill"],  # three engaged, one hidden
        enemy_deck=["bandit-master", "zombie", "cave-spider", "rat-swarm", "rat-swarm"],
        exhausted_enemies=["bog-imp", "bog-imp#2", "bog-imp-master"],
    )
    s.answer("travel")
    s.answer(f"hero:{DORRIK}")
    assert s.happened("enemy-overwhelmed") == [
        {"enemy": "bandit-master", "hero": DORRIK},
        {"enemy": "cave-spider", "hero": DORRIK},
    ]
    assert s.engaged(KARI) == ["zombie"]
    assert s.shadows() == ["bandit-master", "cave-spider", "?"]
    assert s.wounds(DORRIK) == 2 + 1 + 1  # the last one from the hall itself, at the end of the round
    s.done()


@pytest.mark.rule("TER-TRV-2", "TER-WND-1")
def test_who_falls_while_enemies_spawn_meets_no_more_of_them() -> None:
    s = QuestScene([DORRIK, KARI])
    s.engage(DORRIK, "bog-imp", "bog-imp", "bog-imp-master")
    travelling(
        s,
        location_deck=["hall-of-chains", "old-mill"],
        enemy_deck=["bandit", "zombie", "cave-spider", "rat-swarm", "rat-swarm"],
        exhausted_enemies=["bog-imp", "bog-imp#2", "bog-imp-master"],
    )
    s.table.wounds[s.number(DORRIK)] = 21
    s.answer("travel")
    s.answer(f"hero:{DORRIK}")
    assert s.fallen(DORRIK)
    assert s.leader() == KARI
    assert s.engaged(KARI) == ["zombie", "cave-spider"]
    assert s.shadows() == ["bandit", "bog-imp", "bog-imp", "bog-imp-master", "?"]
    s.done()


@pytest.mark.rule("TER-TRV-3", "TER-TRV-4")
def test_end_of_round_effects_follow_at_the_new_location() -> None:
    """Whispering Wood: at the end of the round a hidden enemy steps before the hero with the fewest."""
    s = QuestScene([DORRIK, KARI])
    travelling(
        s, location_deck=["whispering-wood", "old-mill"], enemy_deck=["bandit", "zombie", "rat-swarm", "rat-swarm"]
    )
    s.answer("travel")
    s.answer(f"hero:{DORRIK}")
    assert s.engaged(DORRIK) == ["bandit"]
    assert (s.engaged(KARI), s.shadows()) == (["zombie"], ["?"])
    assert s.table.round == 2
    s.done()


@pytest.mark.rule("TER-TRV-4")
def test_what_happens_on_leaving_comes_before_anything_is_discarded() -> None:
    s = QuestScene([DORRIK, KARI])
    s.hero(DORRIK, tokens=1)
    s.hero(KARI, tokens=1)
    travelling(s, location="shallow-ford", location_deck=["roadside-inn", "old-mill"], progress=5)
    s.answer("travel")
    assert s.asked() == "choose"
    assert s.cards(LOCATION_DISCARD) == []
    s.answer("option:1", DORRIK)
    s.answer("option:2", KARI)
    assert s.cards(LOCATION_DISCARD) == ["shallow-ford"]
    assert (s.tokens(DORRIK), s.tokens(KARI)) == (0, 1)
    assert s.asked() == "pass-leadership"


@pytest.mark.rule("TER-TRV-4")
def test_what_happens_on_arriving_comes_after_the_enemies() -> None:
    """Shepherd's Hill: hidden enemies are turned up when it is revealed; it hides two."""
    s = QuestScene([DORRIK, KARI])
    travelling(s, location_deck=["shepherds-hill", "old-mill"])
    s.answer("travel")
    s.answer(f"hero:{DORRIK}")
    assert s.shadows() == ["zombie", "rat-swarm"]
    s.done()


@pytest.mark.rule("TER-TRV-3", "TER-ABL-8")
def test_the_end_of_the_round_goes_on_when_the_leader_falls_in_it() -> None:
    """Hall of Chains: each hero with two enemies suffers a wound; the leader's successor comes next."""
    s = QuestScene([DORRIK, KARI])
    s.engage(DORRIK, "bog-imp", "bog-imp")
    s.engage(KARI, "hill-ogre", "hill-ogre")
    exhausted = ["bog-imp", "bog-imp#2", "hill-ogre", "hill-ogre#2"]
    travelling(s, location="hall-of-chains", progress=7, exhausted_enemies=exhausted)
    s.table.wounds[s.number(DORRIK)] = 21
    s.answer("stay")
    assert s.fallen(DORRIK)
    assert (s.leader(), s.table.round, s.table.active) == (KARI, 2, s.number(KARI))
    assert s.wounds(KARI) == 1
    s.done()
