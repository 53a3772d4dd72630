"""Achievements of a finished game, with the reason for each (TEN-ACH).

Achievements of a profile are in `games/tenefyr/achievements.py`, because the engine has no clock.
"""

from mypy_extensions import i64

from questable.games.tenefyr.rules.constants import BASIC, BOSS, DECK, DIFFICULTIES, DISCARD, HAND, HEROES, PLAYED
from questable.games.tenefyr.rules.phase_play import POWER_ACHIEVEMENT
from questable.games.tenefyr.rules.state import TenefyrState
from questable.kernel.state import VICTORY

MANY_BASIC_0 = 12
MANY_THIEF_USES = 8


def earned_achievements(t: TenefyrState) -> list[dict[str, object]]:
    """The achievements of a finished game. The 2018 edition has none (TEN-COMP-7)."""
    if t.outcome is None or t.edition == 2018:
        return []
    found: list[dict[str, object]] = []
    if t.outcome_code == VICTORY:
        add_victory(t, found)
    for seat in range(t.players):
        basics, zeros = count_basics(t, seat)
        if basics == 0:
            add_once(found, "no-basics-left", {"player": seat})
        if zeros >= MANY_BASIC_0:
            add_once(found, "twelve-basic-0", {"player": seat, "cards": zeros})
    if t.goblin_home:
        add_once(found, "lost-goblin-at-level-1", {})
    if t.thief_uses >= MANY_THIEF_USES:
        add_once(found, "thief-skill-8", {"times": t.thief_uses})
    if t.one_turn_boss:
        add_once(found, "boss-in-one-turn", {})
    if t.peak >= POWER_ACHIEVEMENT:
        add_once(found, "power-32", {"power": t.peak})
    return found


def add_victory(t: TenefyrState, found: list[dict[str, object]]) -> None:
    if not t.quick:
        add_once(found, f"win-{DIFFICULTIES[t.difficulty]}", {"difficulty": DIFFICULTIES[t.difficulty]})
        add_once(found, f"beat-{t.cards.bosses[t.boss]}", {"boss": t.cards.bosses[t.boss]})
        if not t.level5_entered:
            add_once(found, "no-level-5-entered", {})
    for hero in range(4):
        used = False
        for seat in range(t.players):
            used = used or t.is_hero(seat, hero)
        if not used:
            add_once(found, f"win-without-{HEROES[hero]}", {"hero": HEROES[hero]})
    left = 0
    for dungeon in range(BOSS + 1, t.dungeon_count()):
        left += t.enemies_in(dungeon)
    if left == 0:
        add_once(found, "all-dungeons-cleared", {})
    if not t.level1_cleared:
        add_once(found, "no-level-1-cleared", {})
    if t.last_struck:
        add_once(found, "deathstrike-finish", {})


def add_once(found: list[dict[str, object]], id: str, why: dict[str, object]) -> None:
    for other in found:
        if other["id"] == id:
            return
    found.append({"id": id, "why": why})


def count_basics(t: TenefyrState, seat: i64) -> tuple[int, int]:
    """Count a player's Basic cards and Basic 0 cards in deck, hand, played cards and discard pile."""
    basics = 0
    zeros = 0
    for zone in (DECK, HAND, PLAYED, DISCARD):
        for card in t.zones.listed(zone + seat):
            number = t.cards.card_of[card]
            if t.cards.kind[number] == BASIC:
                basics += 1
                if t.cards.power[number] == 0:
                    zeros += 1
    return basics, zeros
