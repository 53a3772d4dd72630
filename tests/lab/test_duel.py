"""Duels: both sides get the same deals, and the verdict accounts for chance."""

from dataclasses import replace
from pathlib import Path

import pytest

import questable
from questable.lab.duel import Pairing, Side, duel, duel_of, mcnemar

PAIRING = Pairing("tenefyr", {"players": 1, "mode": "quick"}, Side("random"), Side("heuristic"), seed=3)
TOLL_ROAD = questable.load_pack(Path(__file__).resolve().parents[2] / "examples" / "packs" / "toll-road")


@pytest.mark.parametrize(
    ("a", "b", "p"), [(0, 0, 1.0), (5, 5, 1.0), (0, 5, 0.0625), (1, 9, 0.021484), (10, 30, 0.0022)]
)
def test_mcnemar(a: int, b: int, p: float) -> None:
    assert mcnemar(a, b) == mcnemar(b, a) == pytest.approx(p, abs=5e-5)


def test_a_bot_against_itself_is_even() -> None:
    found = duel(Pairing("terrinoth", {"players": 2}, Side("heuristic"), Side("heuristic"), 1), 4, 1)
    assert (found.only_first, found.only_second, found.difference, found.p_value) == (0, 0, 0.0, 1.0)
    assert found.verdict().startswith("No significant difference: +0.0 points for heuristic")


def test_both_play_the_same_deals_whatever_the_number_of_processes() -> None:
    assert duel(PAIRING, 8, 1) == duel(PAIRING, 8, 2)


def test_the_difference_and_its_interval() -> None:
    found = duel_of(PAIRING, won=[[50, 30], [10, 10]])
    assert (found.first_rate, found.second_rate, found.difference) == (0.2, 0.4, 0.2)
    low, high = found.difference_ci95
    assert 0.07 < low < 0.2 < high < 0.33
    assert found.verdict() == (
        f"heuristic wins significantly more: +20.0 points for heuristic "
        f"(95 % interval {100 * low:+.1f} to {100 * high:+.1f}, p = 0.0022)."
    )


class TestSetsOfCards:
    """The same bot with the game's own cards and with a pack, or with two packs."""

    def test_each_plays_with_its_own_packs(self) -> None:
        mixed = Pairing("tenefyr", {"players": 2}, Side("heuristic"), Side("heuristic", (TOLL_ROAD,)), seed=3)
        alone = replace(mixed, second=mixed.first)
        packed = replace(mixed, first=mixed.second)
        found = duel(mixed, 30)
        assert found.first_rate == duel(alone, 30).first_rate
        assert found.second_rate == duel(packed, 30).second_rate
        assert found.only_first + found.only_second > 0, "other cards, other games"
        assert (found.first_packs, found.second_packs) == ([], [TOLL_ROAD.label])

    @pytest.mark.parametrize(
        ("first", "second", "names"),
        [
            (Side("search"), Side("heuristic"), ("search", "heuristic")),
            (
                Side("heuristic"),
                Side("heuristic", (TOLL_ROAD,)),
                ("heuristic without packs", "heuristic with toll-road"),
            ),
            (
                Side("heuristic", (TOLL_ROAD,)),
                Side("search", (TOLL_ROAD,)),
                ("heuristic with toll-road", "search with toll-road"),
            ),
            (
                Side("random", (TOLL_ROAD,)),
                Side("random", (replace(TOLL_ROAD, version="1.1.0", hash="8c31f0"),)),
                ("random with toll-road 1.0.0", "random with toll-road 1.1.0"),
            ),
            (
                Side("random", (replace(TOLL_ROAD, hash="0a51e69e"),)),
                Side("random", (replace(TOLL_ROAD, hash="8c31f0aa"),)),
                ("random with toll-road 1.0.0 (0a51e69e)", "random with toll-road 1.0.0 (8c31f0aa)"),
            ),
            (
                Side("random", (TOLL_ROAD, replace(TOLL_ROAD, id="inns"))),
                Side("random", (TOLL_ROAD,)),
                ("random with toll-road and inns", "random with toll-road"),
            ),
        ],
    )
    def test_names_say_what_differs(self, first: Side, second: Side, names: tuple[str, str]) -> None:
        assert Pairing("tenefyr", {}, first, second, 1).names() == names
