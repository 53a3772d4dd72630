"""What is counted in the games of a report: the cards and choices of each, and the effect of both on the result."""

from collections import defaultdict
from dataclasses import dataclass, field

from questable.lab.rows import Row
from questable.play.estimate import Z95, Estimate, average


@dataclass
class WinDifference:
    """Wins with something minus wins without it, over forked games."""

    forks: int = 0
    sum: float = 0.0
    squares: float = 0.0

    def count(self, difference: float) -> None:
        self.forks += 1
        self.sum += difference
        self.squares += difference * difference

    def add(self, other: "WinDifference") -> None:
        self.forks += other.forks
        self.sum += other.sum
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.sum / max(self.forks, 1)

    @property
    def error(self) -> float:
        """The standard error."""
        return (self.estimate().high - self.mean) / Z95

    def estimate(self) -> Estimate:
        return average(self.sum, self.squares, self.forks)


@dataclass
class CardCount:
    met: int = 0  # of cards to beat: an enemy, a location
    beaten: int = 0
    drawn: int = 0  # of other cards: an item, an event
    taken: int = 0
    used: int = 0
    effect: WinDifference = field(default_factory=WinDifference)

    def add(self, other: "CardCount") -> None:
        self.met += other.met
        self.beaten += other.beaten
        self.drawn += other.drawn
        self.taken += other.taken
        self.used += other.used
        self.effect.add(other.effect)


@dataclass
class ChoiceCount:
    """An option of a choice that is counted."""

    offered: int = 0
    picked: int = 0
    effect: WinDifference = field(default_factory=WinDifference)  # against the mean of all options offered

    def add(self, other: "ChoiceCount") -> None:
        self.offered += other.offered
        self.picked += other.picked
        self.effect.add(other.effect)


@dataclass
class Collected:
    """The data of some games; those of parts can be added."""

    games: list[Row] = field(default_factory=list)
    cards: dict[str, CardCount] = field(default_factory=lambda: defaultdict(CardCount))
    choices: dict[str, ChoiceCount] = field(default_factory=lambda: defaultdict(ChoiceCount))

    def add(self, other: "Collected") -> None:
        self.games += other.games
        for id, card in other.cards.items():
            self.cards[id].add(card)
        for id, choice in other.choices.items():
            self.choices[id].add(choice)
