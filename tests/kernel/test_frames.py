"""Frames: pending work as numbers on a stack."""

import pytest

from questable.games.tenefyr.game import MODULE as TENEFYR
from questable.games.tenefyr.rules.state import TenefyrState
from questable.kernel.state import CHOSEN, FRAME, IT, PC, PROGRAM, SOURCE, YOU, M, N

A, B, C = 7, 8, 9  # three programs; they are never run here


@pytest.fixture
def table() -> TenefyrState:
    """A table with no pending work."""
    table = TENEFYR.load().new({"players": 3}, 1)
    table.top = -FRAME
    return table


def frames(t: TenefyrState) -> list[tuple[int, int]]:
    """Program and place in it, from the lowest frame up."""
    return [(t.stack[base + PROGRAM], t.stack[base + PC]) for base in range(0, t.top + 1, FRAME)]


def test_a_pushed_frame_starts_at_its_beginning_and_remembers_nothing(table: TenefyrState) -> None:
    table.push(A, 2, 40)
    table.set(IT, 5)
    table.set(CHOSEN, 6)
    table.push(B, 1, 41)
    assert frames(table) == [(A, 0), (B, 0)]
    assert [table.get(register) for register in (YOU, SOURCE, IT, CHOSEN)] == [1, 41, -1, -1]


def test_a_called_list_has_the_same_card_and_remembers_the_same_things(table: TenefyrState) -> None:
    table.push(A, 2, 40)
    table.set(IT, 5)
    table.set(CHOSEN, 6)
    table.call(B, 0)
    assert frames(table) == [(A, 0), (B, 0)]
    assert [table.get(register) for register in (YOU, SOURCE, IT, CHOSEN)] == [0, 40, 5, 6]
    table.set(CHOSEN, 7)
    table.top -= FRAME
    assert table.get(CHOSEN) == 6


def test_registers_belong_to_their_frame(table: TenefyrState) -> None:
    table.push(A, 0, -1)
    table.set(N, 3)
    table.set(M, 4)
    table.push(B, 0, -1)
    table.set(N, 30)
    table.set(M, 40)
    table.top -= FRAME
    assert (table.get(N), table.get(M)) == (3, 4)


def test_become_goes_on_in_the_same_frame(table: TenefyrState) -> None:
    table.push(A, 2, 40)
    table.set(PC, 3)
    table.become(B)
    assert frames(table) == [(B, 0)]
    assert (table.get(YOU), table.get(SOURCE)) == (2, 40)


def test_unwind_drops_what_lies_above(table: TenefyrState) -> None:
    for program in (C, A, B, B):
        table.push(program, 0, -1)
    table.unwind(A)
    assert frames(table) == [(C, 0), (A, 0)]
    table.unwind(A)
    assert frames(table) == [(C, 0), (A, 0)]


def test_unwind_stops_at_the_nearest(table: TenefyrState) -> None:
    for program in (A, B, A, C):
        table.push(program, 0, -1)
    table.unwind(A)
    assert frames(table) == [(A, 0), (B, 0), (A, 0)]


def test_repeat_runs_the_effect_once_more(table: TenefyrState) -> None:
    table.push(A, 0, -1)
    table.set(PC, 1)  # its first effect is running
    table.repeat()
    table.push(B, 0, -1)
    assert frames(table) == [(A, 0), (B, 0)]


def test_the_stack_grows_and_a_clone_has_its_own(table: TenefyrState) -> None:
    for program in range(100):
        table.push(program, 0, program)
    clone = table.clone()
    clone.set(YOU, 3)
    clone.push(A, 1, -1)
    assert [program for program, _ in frames(table)] == list(range(100))
    assert table.get(YOU) == 0
    assert frames(clone) == [*frames(table), (A, 0)]


def test_the_card_that_acts_is_named(table: TenefyrState) -> None:
    table.push(A, 0, -1)
    assert table.top_source() == "the rules"
    assert table.cause() == -1
    table.push(B, 0, 2)
    assert table.top_source() == table.card_set.card_ids[table.card_set.card_of[2]]
    assert table.cause() == 2
    table.push(C, 0, -1)
    assert table.top_source() == table.card_set.card_ids[table.card_set.card_of[2]]
