"""TER-CNT: three heroes, two heroes, one player alone."""

import pytest

from questable.games.terrinoth.rules.constants import ACTIONS
from questable.games.terrinoth.testkit.scene import PARTY, QuestScene

DORRIK, KARI, MOK, MAELIS = PARTY


def activations(s: QuestScene) -> list[str]:
    """Who activates in this round; whatever is asked on the way gets its last option."""
    number = s.table.round
    found: list[str] = []
    while s.table.round == number and s.table.outcome is None:
        if s.asked() == "activate":
            found.append(s.heroes[s.table.active])
        s.table.apply(s.options()[-1])
    return found


@pytest.mark.rule("TER-CNT-1")
def test_four_heroes_activate_once_each() -> None:
    s = QuestScene(PARTY)
    assert [s.table.health(hero) for hero in range(4)] == [12, 11, 10, 9]
    assert activations(s) == PARTY


@pytest.mark.rule("TER-CNT-1")
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_three_heroes_the_leader_picks_one_for_a_second_activation(leader: int) -> None:
    heroes = [DORRIK, KARI, MOK]
    s = QuestScene(heroes, leader=leader)
    assert [s.table.health(hero) for hero in range(3)] == [16, 15, 14]
    s.pass_time("extra-activation")
    assert len(s.happened("hero-activated")) == 3  # all have activated
    turn = [*heroes[leader:], *heroes[:leader]]
    assert s.options() == [f"hero:{hero}" for hero in turn]
    s.answer(f"hero:{KARI}", heroes[leader])
    assert (s.asked(), s.table.active) == ("activate", 1)
    s.pass_time("extra-activation")
    assert [args["hero"] for args in s.happened("hero-activated")] == [*turn, KARI, *turn]
    assert s.table.round == 2  # once a round
    s.done()


@pytest.mark.rule("TER-CNT-1")
@pytest.mark.parametrize("leader", [0, 1])
def test_two_heroes_activate_twice_in_turns(leader: int) -> None:
    heroes = [DORRIK, KARI]
    s = QuestScene(heroes, leader=leader)
    assert [s.table.health(hero) for hero in range(2)] == [22, 21]
    first, second = heroes[leader], heroes[1 - leader]
    assert activations(s) == [first, second, first, second]


@pytest.mark.rule("TER-CNT-1")
def test_one_player_has_two_heroes_and_plays_as_two() -> None:
    s = QuestScene([DORRIK, KARI], solo=True)
    assert (s.table.players, s.table.count) == (1, 2)
    assert [s.table.health(hero) for hero in range(2)] == [22, 21]
    seats = set()
    number, found = s.table.round, []
    while s.table.round == number:
        decision = s.table.decision
        assert decision is not None
        seats.add((decision.seats, decision.final_seat))
        if decision.kind == "activate":
            found.append(s.heroes[s.table.active])
        s.table.apply(decision.options[-1].key)
    assert found == [DORRIK, KARI, DORRIK, KARI]
    assert seats == {((0,), 0)}


@pytest.mark.rule("TER-CNT-1")
def test_with_one_of_three_down_the_extra_activation_is_for_a_survivor() -> None:
    s = QuestScene([DORRIK, KARI, MOK])
    s.table.down[1] = 1
    s.pass_time("extra-activation")
    assert s.options() == [f"hero:{DORRIK}", f"hero:{MOK}"]
    assert [s.table.health(hero) for hero in (0, 2)] == [16, 14]  # fixed at set-up
    s.answer(f"hero:{MOK}")
    s.pass_time("extra-activation")
    assert [args["hero"] for args in s.happened("hero-activated")] == [DORRIK, MOK, MOK, DORRIK, MOK]


@pytest.mark.rule("TER-CNT-1")
def test_with_two_of_three_down_the_survivor_activates_twice() -> None:
    s = QuestScene([DORRIK, KARI, MOK])
    s.table.down[1] = s.table.down[2] = 1
    assert activations(s) == [DORRIK, DORRIK]


@pytest.mark.rule("TER-CNT-1")
@pytest.mark.parametrize("leader", [0, 1])
def test_with_one_of_two_down_the_survivor_still_activates_twice(leader: int) -> None:
    s = QuestScene([DORRIK, KARI], leader=leader)
    s.hero(KARI, wounds=19)
    s.lay(exhausted_cards={1: list(ACTIONS)})  # two wounds at the start of her activation
    assert activations(s) == [DORRIK, DORRIK]
    assert s.fallen(KARI)
    assert (s.leader(), s.table.health(0)) == (DORRIK, 22)
    assert activations(s) == [DORRIK, DORRIK]


@pytest.mark.rule("TER-CNT-1")
def test_a_new_leader_picks_who_activates_again() -> None:
    s = QuestScene([DORRIK, KARI, MOK])
    s.hero(DORRIK, wounds=14)
    s.lay(exhausted_cards={0: list(ACTIONS)})
    assert (s.fallen(DORRIK), s.leader()) == (True, KARI)
    s.pass_time("extra-activation")
    s.answer(f"hero:{MOK}", KARI)
    assert s.table.active == 2
    s.done()
