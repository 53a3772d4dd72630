"""The balance checks of Terrinoth: win rates by level, and pairs of archetypes."""

import questable
from questable.games.terrinoth.lab import PAIRS, TARGETS, TerrinothLab
from questable.lab.rows import Row


def test_a_pair_of_archetypes_may_be_hopeless() -> None:
    def rows(archetypes: str, wins: int, heroes: int = 2) -> list[Row]:
        row: Row = {"cell": "q, 2", "quest": "q", "level": "hard", "archetypes": archetypes, "hero_count": heroes}
        return [{**row, "outcome": "victory" if number < wins else "defeat"} for number in range(100)]

    played = rows("mage | scout", 65) + rows("healer | mage", 1) + rows("healer | mage | scout", 0, 3)
    pairs = [rate for rate in TerrinothLab().check(played, judged=True) if rate.section == PAIRS]
    assert {rate.name: rate.sentence() for rate in pairs} == {"healer | mage": "below all hope", "mage | scout": ""}


def test_every_level_of_a_quest_has_a_band() -> None:
    assert {quest.level for quest in questable.game("terrinoth").card_set.quests} == set(TARGETS.bands)
