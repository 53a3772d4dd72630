"""Duels: the same deals for both, and an honest word on luck."""

import pytest

from questable.lab.duel import Pairing, duel, duel_of, mcnemar

PAIRING = Pairing("tenefyr", {"players": 1, "mode": "quick"}, "random", "heuristic", seed=3)


@pytest.mark.parametrize(
    ("a", "b", "p"), [(0, 0, 1.0), (5, 5, 1.0), (0, 5, 0.0625), (1, 9, 0.021484), (10, 30, 0.0022)]
)
def test_mcnemar(a: int, b: int, p: float) -> None:
    assert mcnemar(a, b) == mcnemar(b, a) == pytest.approx(p, abs=5e-5)


def test_a_bot_against_itself_is_even() -> None:
    found = duel(Pairing("terrinoth", {"players": 2}, "heuristic", "heuristic", 1), 4, 1)
    assert (found.only_first, found.only_second, found.difference, found.p_value) == (0, 0, 0.0, 1.0)
    assert found.verdict().startswith("No significant difference: +0.0 points for heuristic")


def test_both_play_the_same_deals_whatever_the_number_of_processes() -> None:
    assert duel(PAIRING, 8, 1) == duel(PAIRING, 8, 2)


def test_the_difference_and_its_interval() -> None:
    found = duel_of(PAIRING, neither=50, only_first=10, only_second=30, both=10)
    assert (found.first_rate, found.second_rate, found.difference) == (0.2, 0.4, 0.2)
    low, high = found.difference_ci95
    assert 0.07 < low < 0.2 < high < 0.33
    assert found.verdict() == (
        f"heuristic is significantly stronger: +20.0 points for heuristic "
        f"(95 % interval {100 * low:+.1f} to {100 * high:+.1f}, p = 0.0022)."
    )
