"""Vectors of 64-bit integers, which states are made of: one block of memory each, copied as a whole.

Rules only read, write and slice vectors; their type is named in this module only.
"""

from typing import Final, TypeAlias, cast

from librt.vecs import append, pop, vec
from mypy_extensions import i64

Vec: TypeAlias = "vec[i64]"  # in quotes: compiled code has no such object at run time


# Interpreted, a plain list is faster than a vector and has all the operations that rules use.
INTERPRETED: Final = __file__.endswith(".py")


def from_list(numbers: list[int]) -> Vec:
    if INTERPRETED:
        return cast(Vec, list(numbers))
    made = vec[i64](capacity=len(numbers))
    for number in numbers:
        made = append(made, number)
    return made


def zeros(size: i64) -> Vec:
    return cast(Vec, [0] * size) if INTERPRETED else vec[i64]([0] * size)


def extended(old: Vec, more: i64) -> Vec:
    """Append this many zeros. The old vector must not be used afterwards."""
    if INTERPRETED:
        return cast(Vec, [*old, *([0] * more)])
    for i in range(more):  # noqa: B007 (compiled code boxes a number called _)
        old = append(old, 0)
    return old


def empty() -> Vec:
    """An empty vector, to append to."""
    if INTERPRETED:
        return []  # type: ignore[return-value]
    return vec[i64]()


def with_capacity() -> Vec:
    """An empty vector with reserved capacity. Who keeps it can clear a vector that grew from it in no time, by going
    back to it: compiled, both use the same memory."""
    if INTERPRETED:
        return []  # type: ignore[return-value]
    return vec[i64](capacity=16)


def cleared(old: Vec) -> Vec:
    """Clear a vector and keep its capacity. The old vector must not be used afterwards."""
    if INTERPRETED:
        return []  # type: ignore[return-value]
    while len(old) > 0:
        old = pop(old)[0]
    return old


def appended(old: Vec, number: i64) -> Vec:
    """Append a number. The old vector must not be used afterwards."""
    if INTERPRETED:
        old.append(number)  # type: ignore[attr-defined]
        return old
    return append(old, number)


def contains(column: Vec, number: i64) -> bool:
    if INTERPRETED:
        return number in column
    for other in column:
        if other == number:
            return True
    return False


def erased(old: Vec, start: i64, size: i64) -> Vec:
    """Erase a range. The old vector must not be used afterwards."""
    if INTERPRETED:
        del old[start : start + size]  # type: ignore[attr-defined]
        return old
    for i in range(start + size, i64(len(old))):
        old[i - size] = old[i]
    for i in range(size):  # noqa: B007 (as in `longer`)
        old = pop(old)[0]
    return old


def to_list(old: Vec) -> list[int]:
    if INTERPRETED:
        return list(old)
    return [int(number) for number in old]


def write(cards: Vec, start: i64, pile: Vec) -> None:
    """Write the numbers of `pile` into a vector, from index `start` on."""
    if INTERPRETED:
        cards[start : start + len(pile)] = pile  # type: ignore[assignment, index]
        return
    for i in range(i64(len(pile))):
        cards[start + i] = pile[i]


def copy_within(cards: Vec, source: i64, target: i64, size: i64) -> None:
    """Copy a range to another place in the same vector; the two do not overlap."""
    if INTERPRETED:
        cards[target : target + size] = cards[source : source + size]  # type: ignore[assignment, index]
        return
    for i in range(size):
        cards[target + i] = cards[source + i]


def copy_reversed(cards: Vec, last: i64, target: i64, size: i64) -> None:
    """Copy the range that ends at `last` in reverse order."""
    if INTERPRETED:
        cards[target : target + size] = cards[last - size + 1 : last + 1][::-1]  # type: ignore[assignment, index]
        return
    for i in range(size):
        cards[target + i] = cards[last - i]


# Stands in for the vectors of a state under construction: a clone allocates none that it replaces. Never written.
EMPTY_VEC: Final[Vec] = from_list([])
