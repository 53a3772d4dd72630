"""The rules of the game as programs: read them like the rulebook's overview of a round."""

from questable.kernel.effect import Effect
from questable.terrinoth import phases
from questable.terrinoth.action import (
    ApplySuccesses,
    BeforeRoll,
    ChooseTargets,
    Divide,
    Resolve,
    Roll,
    SpendTokens,
)
from questable.terrinoth.effects.enemies import SpawnNext
from questable.terrinoth.effects.loops import NextHero
from questable.terrinoth.effects.world import CardResolved, NextSpace, ResolveCard
from questable.terrinoth.enemy_phase import (
    BeginEnemyPhase,
    EnemyPhase,
    ExhaustActivated,
    ReadyEnemies,
    ResolveBar,
)
from questable.terrinoth.hero_phase import (
    BeginActivation,
    BeginHeroPhase,
    BeginRound,
    ChooseCard,
    CloseActivation,
    EndOfActivation,
    HeroPhase,
    ItemsAfter,
    RunItem,
    StartOfActivation,
)
from questable.terrinoth.reaction import CleanUp, Counterattack, EndAction, Threaten
from questable.terrinoth.travel import (
    Arrive,
    EndRound,
    LeaveLocation,
    PassLeadership,
    PerilPhase,
    RevealLocation,
    SpawnAtLocation,
    TestVictory,
    TravelPhase,
)
from questable.terrinoth.windows import RunWindow
from questable.terrinoth.wounds import BeginSuffer, EnemyFalls, NemesisFalls, PlaceWounds


def phase_programs() -> list[list[Effect]]:
    programs: list[list[Effect]] = [[] for _ in range(phases.FIRST_FREE)]
    programs[phases.ROUND] = [
        BeginRound(),
        BeginHeroPhase(),
        HeroPhase(),
        BeginEnemyPhase(),
        EnemyPhase(),
        ReadyEnemies(),
        PerilPhase(),
        TravelPhase(),
        EndRound(),
        TestVictory(),
    ]
    programs[phases.HEROES_TURN] = [
        BeginActivation(),
        StartOfActivation(),
        ChooseCard(),
        ItemsAfter(),
        EndOfActivation(),
        CloseActivation(),
    ]
    programs[phases.ACTION] = [
        ChooseTargets(),
        BeforeRoll(),
        SpendTokens(),
        Roll(),
        Resolve(),
        Divide(),
        ApplySuccesses(),
        Counterattack(),
        Threaten(),
        CleanUp(),
        EndAction(),
    ]
    programs[phases.SUFFER] = [BeginSuffer(), PlaceWounds()]
    programs[phases.FALL] = [NemesisFalls(), EnemyFalls()]
    programs[phases.WINDOW] = [RunWindow()]
    programs[phases.BAR] = [ResolveBar(), ExhaustActivated()]
    programs[phases.EVENT] = [ResolveCard(), CardResolved()]
    programs[phases.ITEM] = [RunItem()]
    programs[phases.DEPART] = [LeaveLocation(), PassLeadership()]
    programs[phases.SETTLE] = [RevealLocation(), SpawnAtLocation(), Arrive()]
    programs[phases.SPAWN] = [SpawnNext()]
    programs[phases.WHO] = [NextHero()]
    programs[phases.PERIL] = [NextSpace()]
    return programs
