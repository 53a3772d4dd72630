"""The rules of the game as programs. They follow the order of the rulebook's overview of a round."""

from questable.games.terrinoth.effects.enemies import SpawnNext
from questable.games.terrinoth.effects.loops import NextHero
from questable.games.terrinoth.effects.quest import FinishExplorationCard, RaisePerilOnce, ResolveExplorationCard
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
from questable.games.terrinoth.rules.enemy_dice import CleanUp, Counterattack, EndAction, ResolveThreats
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
    CheckVictory,
    EndRound,
    LeaveLocation,
    PassLeadership,
    PerilPhase,
    RevealLocation,
    SpawnAtLocation,
    TravelPhase,
)
from questable.games.terrinoth.rules.triggers import RunWindow
from questable.games.terrinoth.rules.wounds import BeforeNemesisDefeat, BeginSuffer, DefeatEnemy, PlaceWounds
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
        CheckVictory(),
    ]
    programs[phases.HERO_ACTIVATION] = [
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
        ResolveThreats(),
        CleanUp(),
        EndAction(),
    ]
    programs[phases.SUFFER] = [BeginSuffer(), PlaceWounds()]
    programs[phases.DEFEAT_ENEMY] = [BeforeNemesisDefeat(), DefeatEnemy()]
    programs[phases.WINDOW] = [RunWindow()]
    programs[phases.BAR] = [ResolveBar(), ExhaustActivated()]
    programs[phases.EVENT] = [ResolveExplorationCard(), FinishExplorationCard()]
    programs[phases.ITEM] = [RunItem()]
    programs[phases.DEPART] = [LeaveLocation(), PassLeadership()]
    programs[phases.ARRIVE] = [RevealLocation(), SpawnAtLocation(), Arrive()]
    programs[phases.SPAWN] = [SpawnNext()]
    programs[phases.FOR_HEROES] = [NextHero()]
    programs[phases.PERIL] = [RaisePerilOnce()]
    return programs
