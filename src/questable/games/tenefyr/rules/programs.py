"""The rules of the game as programs. They follow the order of the rulebook's overview of a turn."""

from questable.games.tenefyr.effects.turns import PlayTopCard
from questable.games.tenefyr.rules import phases
from questable.games.tenefyr.rules.constants import COMBAT_END, COMBAT_LOST, COMBAT_START, TURN_END, TURN_START
from questable.games.tenefyr.rules.phase_after_combat import ClearTable, ContinueOrLeave, KickOut, PassToken, TakeLoot
from questable.games.tenefyr.rules.phase_combat import (
    BeginCombat,
    BeginTurn,
    DrawStep,
    EndStep,
    FinishTurn,
    TakeTurns,
    Trigger,
)
from questable.games.tenefyr.rules.phase_leave import (
    ChooseReward,
    FlipTop,
    GiveReserveCards,
    MoveToken,
    ShowReserveCards,
    ShuffleDiscards,
    TakeReward,
)
from questable.games.tenefyr.rules.phase_play import CountPower, PlayStep, RunCardRules, TriggerOnPlay
from questable.games.tenefyr.rules.phase_village import Village
from questable.kernel.effect import Effect


def phase_programs() -> list[list[Effect]]:
    programs: list[list[Effect]] = [[] for _ in range(phases.FIRST_FREE)]
    programs[phases.GAME] = [Village()]
    programs[phases.COMBAT] = [BeginCombat(), Trigger(COMBAT_START), TakeTurns()]
    programs[phases.TURN] = [
        BeginTurn(),
        Trigger(TURN_START),
        DrawStep(),
        PlayStep(),
        EndStep(),
        Trigger(TURN_END),
        FinishTurn(),
    ]
    programs[phases.PLAY_CARD] = [CountPower(), TriggerOnPlay(), RunCardRules()]
    programs[phases.PLAY_HAND] = [PlayStep()]
    programs[phases.PLAY_TOP] = [PlayTopCard()]
    programs[phases.WON] = [Trigger(COMBAT_END), PassToken(), ClearTable(), TakeLoot(), ContinueOrLeave(True)]
    programs[phases.LOST] = [Trigger(COMBAT_LOST), PassToken(), ClearTable(), KickOut()]
    programs[phases.MOVED] = [PassToken(), ClearTable(), ContinueOrLeave(False)]
    programs[phases.LEAVING] = [MoveToken(), FlipTop(), ShuffleDiscards(), TakeReward()]
    programs[phases.SYMBOL] = [ShowReserveCards(), GiveReserveCards()]
    programs[phases.REWARD] = [ChooseReward()]
    return programs
