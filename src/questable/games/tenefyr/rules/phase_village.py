"""The village phase: choose the next dungeon (TEN-VIL), start and end of lasting modifiers."""

from mypy_extensions import i64

from questable.games.tenefyr.rules import phases
from questable.games.tenefyr.rules.constants import (
    BOSS,
    BOSS_ATTACKED,
    DUNGEON,
    DUNGEON_ENTERED,
    ENTER,
    NEXT_DUNGEON,
    WHERE_TO,
)
from questable.games.tenefyr.rules.phases import ask_party, state_of
from questable.games.tenefyr.rules.power import STRIDE
from questable.games.tenefyr.rules.state import TenefyrState
from questable.games.tenefyr.rules.zones import reveal
from questable.kernel.decision import value_of
from questable.kernel.effect import Effect
from questable.kernel.state import State
from questable.kernel.vec import erased


class Village(Effect):
    """The party must enter a dungeon or fight the boss (TEN-VIL)."""

    def run(self, s: State) -> None:
        t = state_of(s)
        t.round_mark = t.revision
        if t.attacked:
            t.emit(BOSS_ATTACKED)
            enter(t, BOSS)
            return
        zones = t.zones
        for dungeon in range(BOSS + 1, t.dungeon_count()):
            if zones.size(DUNGEON + dungeon) > 0:
                t.offer(ENTER, dungeon)
        t.offer(ENTER, BOSS)
        ask_party(t, WHERE_TO, -1)

    def answer(self, s: State, option: i64) -> None:
        enter(state_of(s), value_of(option))


def enter(t: TenefyrState, dungeon: i64) -> None:
    t.current = dungeon
    t.emit(DUNGEON_ENTERED, dungeon)
    if dungeon != BOSS and t.level_of(dungeon) == 5:
        t.level5_entered = 1
    for i in range(0, len(t.modifiers), STRIDE):
        t.modifiers[i + 2] = 1
    reveal(t, dungeon)
    t.repeat()  # return to the village when the dungeon is left
    t.push(phases.COMBAT, -1, -1)


def drop_modifiers(t: TenefyrState, with_dungeon: bool) -> None:
    """End the continuous effects of the finished combat and, with `with_dungeon`, those of the dungeon."""
    for i in range(len(t.modifiers) - STRIDE, -1, -STRIDE):
        duration = t.cards.modifiers[t.modifiers[i]].duration
        if duration != NEXT_DUNGEON or (with_dungeon and t.modifiers[i + 2] == 1):
            t.modifiers = erased(t.modifiers, i, STRIDE)
