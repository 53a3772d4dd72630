"""The answers given at a table: who gave them, how far back one may go, and whether that is free."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from questable.kernel.state import State
from questable.play.deeds import Reach

REACHES: Final[tuple[Reach, ...]] = ("decision", "turn", "combat", "round")
TOGETHER: Final = "*"  # agreed on by several people: nobody's alone to take back


@dataclass(frozen=True)
class Given:
    """An answer: by whom ("" for a bot, or where it was given before this table began), and what stood before it."""

    by: str
    seat: int
    key: str
    reveals: int


@dataclass(frozen=True)
class UndoOffer:
    """An undo that could be asked for now: how many answers it takes back, and whether it needs nobody's consent."""

    to: Reach
    answers: int
    free: bool


class History:
    def __init__(self) -> None:
        self.given: list[Given] = []
        self.floor = 0  # nobody goes back behind it

    def begin(self, keys: Sequence[str]) -> None:
        """Answers that were given before this table began; nobody here takes them back."""
        self.given = [Given("", 0, key, 0) for key in keys]
        self.floor = len(keys)

    def __len__(self) -> int:
        return len(self.given)

    def answers(self) -> list[str]:
        return [answer.key for answer in self.given]

    def add(self, by: str, seat: int, key: str, reveals: int) -> None:
        self.given.append(Given(by, seat, key, reveals))

    def cut(self, answers: int) -> None:
        del self.given[answers:]

    def target(self, to: Reach, state: State) -> int | None:
        """The number of answers that would be left; None: there is nothing to take back."""
        if to == "decision":
            back = len(self.given) - 1
            while back >= 0 and not self.given[back].by:  # a bot's
                back -= 1
        elif to == "turn":
            back = state.turn_mark
        elif to == "round":
            back = state.round_mark
        else:
            back = state.combat_mark or -1  # 0: there was no combat yet, or the game knows none
        return back if self.floor <= back < len(self.given) else None

    def is_free(self, target: int, person: str, state: State) -> bool:
        """Did nothing random happen, was nothing hidden revealed, and did nobody else act since?"""
        if self.given[target].reveals != state.reveals:
            return False
        return all(answer.by == person for answer in self.given[target:])

    def places(self, state: State) -> dict[int, Reach]:
        """Where one could go back to, as answers that would be left; each once, under its nearest name."""
        found: dict[int, Reach] = {}
        for to in REACHES:
            target = self.target(to, state)
            if target is not None:
                found.setdefault(target, to)
        return found

    def offers(self, person: str, state: State, places: Mapping[int, Reach]) -> list[UndoOffer]:
        """What there is to take back for one person."""
        count = len(self.given)
        return [UndoOffer(to, count - target, self.is_free(target, person, state)) for target, to in places.items()]
