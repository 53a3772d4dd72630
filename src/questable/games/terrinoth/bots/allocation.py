"""Divides the successes of an attack among its targets, and values the result."""

from typing import Final


class Allocation:
    """The targets of an attack: the value of defeating each, its health left, and the successes that defeat it."""

    def __init__(self) -> None:
        self.worths: Final[list[float]] = []
        self.lefts: Final[list[int]] = []
        self.needs: Final[list[int]] = []  # successes that defeat it

    def add(self, worth: float, left: int, need: int) -> None:
        """Add a target. Targets are sorted by value per success, best first."""
        at = len(self.worths)
        while at > 0 and self.worths[at - 1] * need < worth * self.needs[at - 1]:
            at -= 1
        self.worths.insert(at, worth)
        self.lefts.insert(at, left)
        self.needs.insert(at, need)

    def worth(self, successes: int, wounded: float) -> float:
        """The value of this number of successes, divided in the best way."""
        sum = 0.0
        part = 0.0
        for i in range(len(self.worths)):
            if successes >= self.needs[i]:
                successes -= self.needs[i]
                sum += self.worths[i]
        for i in range(len(self.worths)):
            wounds = self.lefts[i] - self.needs[i] + successes
            if 0 < wounds < self.lefts[i]:
                part = max(part, self.worths[i] * wounded * wounds / self.lefts[i])
        return sum + part
