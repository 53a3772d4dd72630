"""The chances of the dice of Terrinoth."""

import pytest

import questable
from questable.games.terrinoth.bots.dice_odds import Odds

ODDS = Odds(questable.game("terrinoth").card_set)


@pytest.mark.parametrize("dice", [1, 2, 3, 5])
def test_the_chances_of_a_roll_add_up_to_one_and_to_its_mean(dice: int) -> None:
    chances = ODDS.of(dice)
    assert sum(chances) == pytest.approx(1.0)
    assert sum(n * chance for n, chance in enumerate(chances)) == pytest.approx(1.2 * dice, abs=0.001)


def test_a_critical_is_a_success_and_another_roll() -> None:
    one = ODDS.of(1)
    assert one[0] == pytest.approx(1 / 6)  # the defense alone
    assert one[1] == pytest.approx(3 / 6 + 1 / 6 * one[0])
    assert one[2] == pytest.approx(1 / 6 + 1 / 6 * one[1])


def test_at_least_one_die_is_rolled() -> None:
    assert ODDS.of(0) == ODDS.of(1)


def test_the_strongest_enemies_strike_first() -> None:
    assert ODDS.counterattack_wounds([3], 0.0) == pytest.approx(1.5)
    assert ODDS.counterattack_wounds([3, 1], 0.0) == pytest.approx(0.5 * 3 + 0.25 * 4)
    assert ODDS.counterattack_wounds([3, 1], 1.0) == pytest.approx(0.5 * 2 + 0.25 * 3)
    assert ODDS.counterattack_wounds([], 0.0) == 0.0


def test_more_enemies_are_more_threats() -> None:
    assert ODDS.threat_chance(0) == 0.0
    assert ODDS.threat_chance(1) == pytest.approx(1 / 3)
    assert ODDS.threat_chance(3) == pytest.approx(1 - 8 / 27)
