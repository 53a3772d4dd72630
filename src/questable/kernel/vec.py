"""A column of numbers: what states are made of. One block of memory, copied in one go.

Rules only read, write and slice columns; their type is named here and nowhere else.
"""

from typing import Final, TypeAlias, cast

from librt.vecs import append, pop, vec
from mypy_extensions import i64

Column: TypeAlias = "vec[i64]"  # a name in quotes: compiled code has no such object


# Without a compiler a plain list is the faster column, and does all that rules do with one.
INTERPRETED: Final = __file__.endswith(".py")


def column(numbers: list[int]) -> Column:
    if INTERPRETED:
        return cast(Column, list(numbers))
    made = vec[i64](capacity=len(numbers))
    for number in numbers:
        made = append(made, number)
    return made


def zeros(size: i64) -> Column:
    return cast(Column, [0] * size) if INTERPRETED else vec[i64]([0] * size)


def longer(old: Column, more: i64) -> Column:
    """A column with so many zeros added at its end; the old one must not be used any more."""
    if INTERPRETED:
        return cast(Column, [*old, *([0] * more)])
    for i in range(more):  # noqa: B007 (compiled code boxes a number called _)
        old = append(old, 0)
    return old


def empty() -> Column:
    """An empty column, for `added`."""
    if INTERPRETED:
        return []  # type: ignore[return-value]
    return vec[i64]()


def roomy() -> Column:
    """An empty column with room for some numbers. Whoever keeps it as it is can empty what grew from it at once, by
    going back to it: compiled, both lie in the same memory."""
    if INTERPRETED:
        return []  # type: ignore[return-value]
    return vec[i64](capacity=16)


def emptied(old: Column) -> Column:
    """An empty column that keeps the room of an old one, which must not be used any more: compiled, it is the same."""
    if INTERPRETED:
        return []  # type: ignore[return-value]
    while len(old) > 0:
        old = pop(old)[0]
    return old


def added(old: Column, number: i64) -> Column:
    """A column with a number at its end; the old one must not be used any more."""
    if INTERPRETED:
        old.append(number)  # type: ignore[attr-defined]
        return old
    return append(old, number)


def holds(column: Column, number: i64) -> bool:
    if INTERPRETED:
        return number in column
    for other in column:
        if other == number:
            return True
    return False


def cut(old: Column, start: i64, size: i64) -> Column:
    """A column without a stretch of it; the old one must not be used any more."""
    if INTERPRETED:
        del old[start : start + size]  # type: ignore[attr-defined]
        return old
    for i in range(start + size, i64(len(old))):
        old[i - size] = old[i]
    for i in range(size):  # noqa: B007 (as in `longer`)
        old = pop(old)[0]
    return old


def numbers(old: Column) -> list[int]:
    if INTERPRETED:
        return list(old)
    return [int(number) for number in old]


def lay(cards: Column, start: i64, pile: Column) -> None:
    """Write a pile into a column, from a place on."""
    if INTERPRETED:
        cards[start : start + len(pile)] = pile  # type: ignore[assignment, index]
        return
    for i in range(i64(len(pile))):
        cards[start + i] = pile[i]


def copy(cards: Column, source: i64, target: i64, size: i64) -> None:
    """Copy a stretch of a column to another place in it; the two do not overlap."""
    if INTERPRETED:
        cards[target : target + size] = cards[source : source + size]  # type: ignore[assignment, index]
        return
    for i in range(size):
        cards[target + i] = cards[source + i]


def copy_turned(cards: Column, last: i64, target: i64, size: i64) -> None:
    """Copy the stretch that ends at `last`, its last number first."""
    if INTERPRETED:
        cards[target : target + size] = cards[last - size + 1 : last + 1][::-1]  # type: ignore[assignment, index]
        return
    for i in range(size):
        cards[target + i] = cards[last - i]


# A column of a state under construction, never written: a state that is being copied makes none in vain.
NO_COLUMN: Final[Column] = column([])
