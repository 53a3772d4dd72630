"""Decisions and options as clients see them. Compiled bots never build them."""

from typing import Final

from mypy_extensions import i64

NOTHING: Final = 0
CARD: Final = 1
SEAT: Final = 2
PLACE: Final = 3
NUMBER: Final = 4

# An option is one int: what is done with what.
TAG_SIZE: Final = 4096
MAX_OPTIONS: Final = 128


class Tag:
    """The first half of an option's key and what its second half names."""

    def __init__(self, name: str, subject: int) -> None:
        self.name: str = name
        self.subject: int = subject


class Option:
    """One legal answer. `key` is stable and identifies it; `ref` names the things it is about."""

    def __init__(self, key: str, tag: str, ref: dict[str, object]) -> None:
        self.key: str = key
        self.tag: str = tag
        self.ref: dict[str, object] = ref

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


class Decision:
    """A question: who is asked, who has the final word, and all legal options in a fixed order."""

    def __init__(
        self,
        kind: str,
        seats: tuple[int, ...],
        final_seat: int,
        options: tuple[Option, ...],
        about: str | None,
    ) -> None:
        self.kind: str = kind
        self.seats: tuple[int, ...] = seats
        self.final_seat: int = final_seat
        self.options: tuple[Option, ...] = options
        self.about: str | None = about  # the id of the card that asks, or of the card the question is about

    def option_keys(self) -> list[str]:
        return [option.key for option in self.options]

    def __repr__(self) -> str:
        keys = self.option_keys()
        return f"Decision({self.kind!r}, seats={self.seats}, final_seat={self.final_seat}, options={keys})"


def code(tag: int, value: int) -> int:
    return tag * TAG_SIZE + value


def value_of(option: i64) -> i64:
    return option % TAG_SIZE


def tag_of(option: i64) -> i64:
    return option // TAG_SIZE
