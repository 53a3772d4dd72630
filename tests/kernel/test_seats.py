"""Bit masks of who knows a card: one bit for each seat and one for spectators."""

from questable.kernel.config import read_players
from questable.kernel.events import ALL, SPECTATORS, seat_bit, viewer_bits
from questable.kernel.rng import seeded

SEATS = range(8)


def test_every_seat_has_a_bit_of_its_own() -> None:
    assert len({SPECTATORS, *(seat_bit(seat) for seat in SEATS)}) == len(SEATS) + 1
    assert SPECTATORS | sum(seat_bit(seat) for seat in range(4)) == ALL


def test_what_is_known_to_one_seat_is_known_to_no_other_and_to_no_spectator() -> None:
    for seat in SEATS:
        assert [other for other in [*SEATS, None] if seat_bit(seat) & viewer_bits(other)] == [seat]


def test_what_all_know_is_known_at_every_seat_and_to_spectators() -> None:
    assert all(ALL & viewer_bits(seat) for seat in [*SEATS, None])


def test_a_game_says_how_many_may_play() -> None:
    assert {read_players({}, seeded(seed), 2, 5) for seed in range(50)} == {2, 3, 4, 5}
    assert read_players({"teams": [1, 2, 3]}, seeded(1), 2, 5, "teams") == 3
