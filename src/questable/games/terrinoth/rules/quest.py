"""Exploration, peril, victory and defeat of a quest (TER-PER, TER-END)."""

from mypy_extensions import i64

from questable.games.terrinoth.rules.constants import FULLY_EXPLORED
from questable.games.terrinoth.rules.events import GAME_WON, LOCATION_EXPLORED, PERIL_FELL, PERIL_ROSE
from questable.games.terrinoth.rules.state import TerrinothState
from questable.games.terrinoth.rules.triggers import open_window
from questable.games.terrinoth.rules.wounds import lose_game
from questable.kernel.control import EMPTY
from questable.kernel.state import VICTORY


def is_explored(t: TerrinothState) -> bool:
    place = t.location()
    return place >= 0 and t.progress >= t.cards.instance[place].exploration


def check_explored(t: TerrinothState) -> None:
    """Trigger `fully explored` once per location, even if progress is lost later. Postponed during an action."""
    if not t.explored and not t.in_action and is_explored(t):
        t.explored = 1
        t.emit(LOCATION_EXPLORED, t.location())
        open_window(t, FULLY_EXPLORED, t.active, -1)


def check_defeat(t: TerrinothState) -> None:
    """Lose the game if a defeat condition of the quest holds. Postponed during an action (TER-END-1)."""
    if t.in_action:
        return
    quest = t.cards.quests[t.quest]
    for condition in quest.defeat:
        if condition.holds(t, t.active, -1):
            lose_game(t)
            return


def check_victory(t: TerrinothState) -> None:
    """Win the game if the victory condition holds. Called after all end-of-round effects."""
    victory = t.cards.quests[t.quest].victory
    if victory is not None and victory.holds(t, t.leader, -1):
        t.emit(GAME_WON)
        t.finish(VICTORY)


def raise_peril(t: TerrinothState, hero: i64) -> None:
    """Raise peril by one space and resolve it. The last space resolves again (TER-PER-2)."""
    quest = t.cards.quests[t.quest]
    if t.peril < len(quest.track) - 1:
        t.peril += 1
    t.emit(PERIL_ROSE, t.peril)
    program = quest.track[t.peril]
    if program != EMPTY:
        t.push(program, hero, t.cards.quest_cards[t.quest])


def lower_peril(t: TerrinothState, count: i64) -> None:
    before = t.peril
    t.peril = max(t.peril - count, 0)
    if t.peril != before:
        t.emit(PERIL_FELL, t.peril)
