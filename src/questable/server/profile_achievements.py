"""The achievements of a person over all games: when each was first earned, and how far the longer ones have come."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final, NamedTuple

import questable
from questable.games.tenefyr.rules.achievements import years_earned
from questable.games.tenefyr.rules.phase_play import FEAT_OF_POWER
from questable.play.achievements import FELLED, SUCCESSES
from questable.server.api import Progress
from questable.tables.records import ResultRow

# What is a matter of the best game so far: the figure of a game, and how much of it is wanted.
BEST: Final = {
    "tenefyr": {"power-32": ("power", FEAT_OF_POWER)},
    "terrinoth": {"ten-successes": ("successes", SUCCESSES), "thirty-felled": ("felled", FELLED)},
}
YEARS: Final = ("win-first-year", "win-second-year", "win-third-year")


class Honours(NamedTuple):
    earned: dict[str, dict[str, int]]  # by game and achievement: when first
    progress: dict[str, dict[str, Progress]]


def honours_of(results: Iterable[ResultRow]) -> Honours:
    """What finished games have earned; the order in which they come does not matter."""
    earned: dict[str, dict[str, int]] = {game: {} for game in questable.GAMES}
    best: dict[str, dict[str, int]] = {game: {} for game in questable.GAMES}
    years: list[int] = []
    quests: set[str] = set()
    wanted = {quest.id for quest in questable.game("terrinoth").card_set.quests}
    for result in sorted(results, key=lambda one: one.ended):
        new = list(result.achievements)
        if result.outcome == "victory" and result.counts:
            if result.game == "tenefyr":
                years.append(datetime.fromtimestamp(result.ended, UTC).year)
                new += years_earned(years)
            else:
                quests |= {str(result.facts.get("quest"))} & wanted
                new += ["all-quests"] if quests == wanted else []
        for achievement in new:
            earned[result.game].setdefault(achievement, result.ended)
        for figure, value in result.facts.items():
            if isinstance(value, int):
                best[result.game][figure] = max(value, best[result.game].get(figure, 0))
    progress = {
        game: {id: Progress(min(best[game].get(figure, 0), most), most) for id, (figure, most) in longer.items()}
        for game, longer in BEST.items()
    }
    progress["tenefyr"] |= {id: Progress(min(len(set(years)), number), number) for number, id in enumerate(YEARS, 1)}
    progress["terrinoth"]["all-quests"] = Progress(len(quests), len(wanted))
    return Honours(earned, progress)
