"""The answers given at a table: who gave them, how far an undo can go back, and whether it is free."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from questable.kernel.state import State
from questable.play.commands import UndoScope

UNDO_SCOPES: Final[tuple[UndoScope, ...]] = ("decision", "turn", "combat", "round")
TOGETHER: Final = "*"  # who gave an answer that several people agreed on: nobody can take it back alone


@dataclass(frozen=True)
class AnswerRecord:
    """An answer, the person who gave it ("": a bot, or it was given before this table began), and the counter of
    reveals before it."""

    by: str
    seat: int
    key: str
    reveals: int


@dataclass(frozen=True)
class UndoTarget:
    """A point that an undo can go back to: how many answers it takes back, and who needs no consent for it."""

    to: UndoScope
    answers: int
    free_for: str  # "": nobody


class History:
    def __init__(self) -> None:
        self.records: list[AnswerRecord] = []
        self.floor = 0  # answers that no undo takes back

    def start_with(self, keys: Sequence[str]) -> None:
        """Begin with answers that were given before this table; no undo takes them back."""
        self.records = [AnswerRecord("", 0, key, 0) for key in keys]
        self.floor = len(keys)

    def __len__(self) -> int:
        return len(self.records)

    def answers(self) -> list[str]:
        return [record.key for record in self.records]

    def add(self, by: str, seat: int, key: str, reveals: int) -> None:
        self.records.append(AnswerRecord(by, seat, key, reveals))

    def truncate(self, answers: int) -> None:
        del self.records[answers:]

    def target(self, to: UndoScope, state: State) -> int | None:
        """The number of answers that an undo would leave; None: there is nothing to undo."""
        if to == "decision":
            back = len(self.records) - 1
            while back >= 0 and not self.records[back].by:  # a bot's
                back -= 1
        elif to == "turn":
            back = state.turn_mark
        elif to == "round":
            back = state.round_mark
        else:
            back = state.combat_mark or -1  # 0: there was no combat yet, or the game has none
        return back if self.floor <= back < len(self.records) else None

    def free_for(self, target: int, state: State) -> str:
        """The person who may go back to `target` without consent: the one who gave every answer since, if nothing
        random happened and nothing hidden was revealed. "": nobody."""
        first = self.records[target]
        if first.reveals != state.reveals or any(record.by != first.by for record in self.records[target:]):
            return ""
        return first.by

    def undo_targets(self, state: State) -> list[UndoTarget]:
        """All points that an undo can go back to, each once, under its nearest scope."""
        found: dict[int, UndoScope] = {}
        for to in UNDO_SCOPES:
            target = self.target(to, state)
            if target is not None:
                found.setdefault(target, to)
        count = len(self.records)
        return [UndoTarget(to, count - target, self.free_for(target, state)) for target, to in found.items()]
