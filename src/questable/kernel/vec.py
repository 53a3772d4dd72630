"""A column of numbers: what states are made of. One block of memory, copied in one go.

Rules only read, write and slice columns; their type is named here and nowhere else.
"""

from typing import Final, TypeAlias, cast

from librt.vecs import append, pop, vec
from mypy_extensions import i64

Vec: TypeAlias = "vec[i64]"  # a name in quotes: compiled code has no such object


# Without a compiler a plain list is the faster column, and does all that rules do with one.
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
    """A column with so many zeros added at its end; the old one must not be used any more."""
    if INTERPRETED:
        return cast(Vec, [*old, *([0] * more)])
    for i in range(more):  # noqa: B007 (compiled code boxes a number called _)
        old = append(old, 0)
    return old


def empty() -> Vec:
    """An empty column, for `added`."""
    if INTERPRETED:
        return []  # type: ignore[return-value]
    return vec[i64]()


def with_capacity() -> Vec:
    """An empty column with room for some numbers. Whoever keeps it as it is can empty what grew from it at once, by
    going back to it: compiled, both lie in the same memory."""
    if INTERPRETED:
        return []  # type: ignore[return-value]
    return vec[i64](capacity=16)


def cleared(old: Vec) -> Vec:
    """An empty column that keeps the room of an old one, which must not be used any more: compiled, it is the same."""
    if INTERPRETED:
        return []  # type: ignore[return-value]
    while len(old) > 0:
        old = pop(old)[0]
    return old


def appended(old: Vec, number: i64) -> Vec:
    """A column with a number at its end; the old one must not be used any more."""
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
    """A column without a stretch of it; the old one must not be used any more."""
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
    """Write a pile into a column, from a place on."""
    if INTERPRETED:
        cards[start : start + len(pile)] = pile  # type: ignore[assignment, index]
        return
    for i in range(i64(len(pile))):
        cards[start + i] = pile[i]


def copy_within(cards: Vec, source: i64, target: i64, size: i64) -> None:
    """Copy a stretch of a column to another place in it; the two do not overlap."""
    if INTERPRETED:
        cards[target : target + size] = cards[source : source + size]  # type: ignore[assignment, index]
        return
    for i in range(size):
        cards[target + i] = cards[source + i]


def copy_reversed(cards: Vec, last: i64, target: i64, size: i64) -> None:
    """Copy the stretch that ends at `last`, its last number first."""
    if INTERPRETED:
        cards[target : target + size] = cards[last - size + 1 : last + 1][::-1]  # type: ignore[assignment, index]
        return
    for i in range(size):
        cards[target + i] = cards[last - i]


# A column of a state under construction, never written: a state that is being copied makes none in vain.
EMPTY_VEC: Final[Vec] = from_list([])
