"""The rules of the game as programs: read them like the rulebook's overview of a round."""

from questable.games.terrinoth.effects.enemies import SpawnNext
from questable.games.terrinoth.effects.loops import NextHero
from questable.games.terrinoth.effects.world import CardResolved, NextSpace, ResolveCard
from questable.games.terrinoth.rules import phases
from questable.games.terrinoth.rules.action import (
    ApplySuccesses,
    BeforeRoll,
    ChooseTargets,
    Divide,
    Resolve,
    Roll,
    SpendTokens,
)
from questable.games.terrinoth.rules.enemy_dice import CleanUp, Counterattack, EndAction, Threaten
from questable.games.terrinoth.rules.phase_enemy import (
    BeginEnemyPhase,
    EnemyPhase,
    ExhaustActivated,
    ReadyEnemies,
    ResolveBar,
)
from questable.games.terrinoth.rules.phase_hero import (
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
from questable.games.terrinoth.rules.phase_travel import (
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
from questable.games.terrinoth.rules.triggers import RunWindow
from questable.games.terrinoth.rules.wounds import BeginSuffer, EnemyFalls, NemesisFalls, PlaceWounds
from questable.kernel.effect import Effect


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
