"""TER-RND: a round from its first phase to its last."""

import pytest

from questable.games.terrinoth.testkit.scene import QuestScene

DORRIK, KARI = "dorrik-emberfall", "kari-wraithstalker"


@pytest.mark.rule("TER-RND-1")
def test_the_phases_of_a_round_in_order_and_again() -> None:
    s = QuestScene([DORRIK, KARI])
    s.lay(
        progress=6,
        facedown=["goblin-slinger"],
        location_deck=["whispering-wood", "bandit-hideout"],
        enemy_deck=["rat-swarm", "zombie", "bandit", "bandit"],
    )
    for hero in (DORRIK, KARI, DORRIK, KARI):
        s.activate(hero, "rest")
    s.answer(f"hero:{KARI}")  # the goblin's volley, at one of two who have no wounds
    assert s.asked() == "travel"
    s.answer("travel")
    s.answer(f"hero:{DORRIK}")
    event_ids = [str(event["id"]) for event in s.table.events(None)]
    moments = [
        "hero-activated",
        "enemy-activated",
        "peril-rose",
        "location-left",
        "location-revealed",
        "enemy-revealed",
        "round-began",
    ]
    assert event_ids.count("hero-activated") == 4
    last = [len(event_ids) - 1 - event_ids[::-1].index(moment) for moment in moments]
    assert last == sorted(last)
    assert event_ids.index("enemy-activated") > last[0]
    assert (s.table.round, s.asked(), s.table.active) == (2, "activate", 0)
    assert s.table.peril == 1
    s.done()


@pytest.mark.rule("TER-RND-1")
def test_a_round_in_which_nothing_stands_in_the_way() -> None:
    s = QuestScene([DORRIK, KARI])
    for number in (1, 2, 3):
        assert s.table.round == number
        while s.table.round == number:
            s.table.apply(s.options()[0])
    assert [args["round"] for args in s.happened("round-began")] == [1, 2, 3, 4]
    assert [args["space"] for args in s.happened("peril-rose")] == [1, 2, 3]
