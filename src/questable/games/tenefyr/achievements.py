"""The achievements of Tenefyr: of one game (see also `rules/achievements.py`), of a profile, and their texts."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import ClassVar, Final

from questable.games.achievements import AchievementText, GameAchievements, GameResult, Goal, ProfileTracker
from questable.games.tenefyr.reader import TenefyrCards
from questable.games.tenefyr.rules.phase_play import POWER_ACHIEVEMENT
from questable.games.tenefyr.rules.state import TenefyrState
from questable.games.tenefyr.view_types import read_view

YEARS: Final = ("win-first-year", "win-second-year", "win-third-year")


def game_achievements(t: TenefyrState) -> GameAchievements:
    view = read_view(t.view(None))
    return GameAchievements([one.id for one in view.achievements], {"power": view.figures.highest_power})


def achievement_texts(cards: TenefyrCards, lang: str) -> dict[str, AchievementText]:
    return {id: AchievementText(one.name[lang], one.text[lang]) for id, one in cards.achievements.items()}


class TenefyrTracker(ProfileTracker):
    """Counts the different calendar years with a victory."""

    goals: ClassVar[Mapping[str, Goal]] = {"power-32": Goal("power", POWER_ACHIEVEMENT)}

    def __init__(self) -> None:
        super().__init__()
        self.years: list[int] = []

    def add_victory(self, result: GameResult) -> list[str]:
        self.years.append(datetime.fromtimestamp(result.ended, UTC).year)
        return years_earned(self.years)

    def progress(self) -> dict[str, tuple[int, int]]:
        years = len(set(self.years))
        return super().progress() | {id: (min(years, number), number) for number, id in enumerate(YEARS, 1)}


def years_earned(years: list[int]) -> list[str]:
    """The achievements of victories in these years: a first, a second and a third different one (TEN-ACH-4)."""
    return list(YEARS[: len(set(years))])
