"""How the successes of an attack are divided, and what that is worth."""

from typing import Final


class Allocation:
    """Enemies that an attack is aimed at: what each share of the successes would do."""

    def __init__(self) -> None:
        self.worths: Final[list[float]] = []
        self.lefts: Final[list[int]] = []
        self.needs: Final[list[int]] = []  # successes that defeat it

    def add(self, worth: float, left: int, need: int) -> None:
        """Keep those first that give the most for their successes."""
        at = len(self.worths)
        while at > 0 and self.worths[at - 1] * need < worth * self.needs[at - 1]:
            at -= 1
        self.worths.insert(at, worth)
        self.lefts.insert(at, left)
        self.needs.insert(at, need)

    def worth(self, successes: int, wounded: float) -> float:
        """What so many successes are worth, well divided."""
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
