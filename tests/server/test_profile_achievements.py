"""Achievements over many games: when each was first earned, and the progress of those that count games."""

from datetime import UTC, datetime
from typing import Any

import questable
from questable.server.api import Progress
from questable.server.profile_achievements import profile_achievements
from questable.tables.records import ResultRow


def result(game: str, year: int, *achievements: str, outcome: str = "victory", **facts: Any) -> ResultRow:
    ended = int(datetime(year, 6, 1, tzinfo=UTC).timestamp())
    return ResultRow("t", game, outcome, False, False, 1, 9, list(achievements), None, ended, facts)


def test_the_first_date_counts() -> None:
    late, early = result("tenefyr", 2027, "power-32", power=33), result("tenefyr", 2026, "power-32", power=40)
    assert profile_achievements([late, early]).earned["tenefyr"]["power-32"] == early.ended


def test_victories_in_different_years_add_up() -> None:
    games = [result("tenefyr", year, power=5) for year in (2026, 2026, 2028)]
    lost = result("tenefyr", 2027, outcome="defeat", power=5)
    helped = result("tenefyr", 2029)  # without facts: it does not count
    found = profile_achievements([*games, lost, helped])
    assert "win-second-year" in found.earned["tenefyr"]
    assert "win-third-year" not in found.earned["tenefyr"]
    assert found.progress["tenefyr"]["win-third-year"] == Progress(2, 3)


def test_every_quest_is_won_once_and_packs_have_no_part_in_it() -> None:
    quests = [quest.id for quest in questable.game("terrinoth").card_set.quests]
    games = [result("terrinoth", 2026, quest=quest, felled=7, successes=4) for quest in [*quests[1:], "salt-fair"]]
    found = profile_achievements(games)
    assert found.progress["terrinoth"]["all-quests"] == Progress(len(quests) - 1, len(quests))
    assert "all-quests" not in found.earned["terrinoth"]
    last = result("terrinoth", 2027, quest=quests[0], felled=12, successes=14)
    found = profile_achievements([*games, last])
    assert found.earned["terrinoth"]["all-quests"] == last.ended
    assert found.progress["terrinoth"]["thirty-felled"] == Progress(12, 30)
    assert found.progress["terrinoth"]["ten-successes"] == Progress(10, 10)


def test_somebody_new_has_earned_nothing() -> None:
    found = profile_achievements([])
    assert found.earned == {"tenefyr": {}, "terrinoth": {}}
    assert all(progress.have == 0 for game in found.progress.values() for progress in game.values())
