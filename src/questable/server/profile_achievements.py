"""The achievements of a person over all games: when each was first earned, and how far the longer ones have come."""

from collections.abc import Iterable
from typing import NamedTuple

from questable.games import registry
from questable.server.api import Progress
from questable.tables.records import ResultRow


class ProfileAchievements(NamedTuple):
    earned: dict[str, dict[str, int]]  # by game and achievement: when first
    progress: dict[str, dict[str, Progress]]


def profile_achievements(results: Iterable[ResultRow]) -> ProfileAchievements:
    """What finished games have earned. Their order does not matter."""
    earned: dict[str, dict[str, int]] = {game: {} for game in registry.names()}
    trackers = {game: registry.module(game).profile_tracker() for game in registry.names()}
    for result in sorted(results, key=lambda one: one.ended):
        if result.game in trackers:
            for achievement in trackers[result.game].add(result):
                earned[result.game].setdefault(achievement, result.ended)
    progress = {
        game: {id: Progress(have, of) for id, (have, of) in tracker.progress().items()}
        for game, tracker in trackers.items()
    }
    return ProfileAchievements(earned, progress)
