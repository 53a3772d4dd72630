"""The answers given at a table: who gave them, how far back one may go, and whether that is free."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from questable.kernel.state import State
from questable.play.commands import Reach

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
class WayBack:
    """Where one could go back to now: how many answers that takes back, and who may do so without asking anybody."""

    to: Reach
    answers: int
    free_for: str  # "": nobody


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

    def free_for(self, target: int, state: State) -> str:
        """Who may go back there alone: the person who gave every answer since, if nothing random happened and nothing
        hidden was revealed; "": nobody."""
        first = self.given[target]
        if first.reveals != state.reveals or any(answer.by != first.by for answer in self.given[target:]):
            return ""
        return first.by

    def ways_back(self, state: State) -> list[WayBack]:
        """Where one could go back to; each place once, under its nearest name."""
        found: dict[int, Reach] = {}
        for to in REACHES:
            target = self.target(to, state)
            if target is not None:
                found.setdefault(target, to)
        count = len(self.given)
        return [WayBack(to, count - target, self.free_for(target, state)) for target, to in found.items()]
