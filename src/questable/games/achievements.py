"""Achievements as games report them: those of one game, those of a profile over many games, and their texts."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, NamedTuple, Protocol


class GameAchievements(NamedTuple):
    """What a finished game has earned, and facts about it that count towards achievements of a profile."""

    achievements: list[str]
    facts: dict[str, Any]


NO_ACHIEVEMENTS: Final = GameAchievements([], {})


class AchievementText(NamedTuple):
    name: str
    text: str  # how to earn it


class GameResult(Protocol):
    """A finished game as it is stored."""

    @property
    def outcome(self) -> str: ...
    @property
    def achievements(self) -> list[str]: ...
    @property
    def ended(self) -> int: ...
    @property
    def facts(self) -> dict[str, Any]: ...
    @property
    def counts(self) -> bool: ...


class Goal(NamedTuple):
    """An achievement of the best game so far: the fact that is compared, and the number to reach."""

    fact: str
    number: int


class ProfileTracker:
    """Adds up one person's results of one game, oldest first. A game overrides what takes more than one of them."""

    goals: ClassVar[Mapping[str, Goal]] = {}  # by achievement

    def __init__(self) -> None:
        self.best: dict[str, int] = {}  # by fact

    def add(self, result: GameResult) -> list[str]:
        """The achievements that hold after this result; the caller keeps the first date of each."""
        for fact, value in result.facts.items():
            if isinstance(value, int):
                self.best[fact] = max(value, self.best.get(fact, 0))
        won = result.outcome == "victory" and result.counts
        return [*result.achievements, *(self.add_victory(result) if won else [])]

    def add_victory(self, result: GameResult) -> list[str]:
        """The achievements that several victories earn together."""
        return []

    def progress(self) -> dict[str, tuple[int, int]]:
        """By achievement: how far the profile has come, and how far it goes."""
        return {id: (min(self.best.get(goal.fact, 0), goal.number), goal.number) for id, goal in self.goals.items()}
