"""What the heuristic player of Terrinoth thinks effects are worth to the party: rough figures, in wounds."""

from typing import Final

from questable.kernel.control import Choose, Cost, ForEach, If, May
from questable.kernel.effect import Effect
from questable.terrinoth.effects.actions import Add, NoEnemyDice, Pierce, Reroll
from questable.terrinoth.effects.enemies import (
    Engage,
    ExhaustEnemy,
    Mend,
    Reveal,
    Spawn,
    SpawnNemesis,
    ToShadows,
    Wound,
)
from questable.terrinoth.effects.heroes import (
    Exhaust,
    Gain,
    GainCondition,
    Inflict,
    Lose,
    LoseCondition,
    Prevent,
    Ready,
    Recover,
    Suffer,
)
from questable.terrinoth.effects.loops import EachEnemy, Who
from questable.terrinoth.effects.tokens import PlaceToken, RemoveToken
from questable.terrinoth.effects.world import DiscardItem, DrawExploration, Progress, RemoveProgress
from questable.terrinoth.table import Table
from questable.terrinoth.words import CONDITIONS

GOOD_TOKENS: Final = ("villager", "shard", "clue", "dawn", "broken-seal")


def program_worth(t: Table, program: int, hero: int) -> float:
    sum = 0.0
    for effect in t.cards.programs[program]:
        sum += worth(t, effect, hero)
    return sum


def worth(t: Table, effect: Effect, hero: int) -> float:
    if not effect.possible(t, hero, -1):
        return 0.0
    if isinstance(effect, (May, Who, EachEnemy)):
        share = 1.0 if isinstance(effect, May) else 1.5
        return share * program_worth(t, effect.do, hero)
    if isinstance(effect, If):
        return 0.5 * program_worth(t, effect.do, hero)
    if isinstance(effect, ForEach):
        return program_worth(t, effect.do, hero)
    if isinstance(effect, Cost):
        return max(0.0, program_worth(t, effect.do, hero) - 0.7)
    if isinstance(effect, Choose):
        best = -100.0
        for one in effect.lists:
            best = max(best, program_worth(t, one, hero))
        return best
    return hero_worth(t, effect) + enemy_worth(t, effect)


def hero_worth(t: Table, effect: Effect) -> float:
    if isinstance(effect, Suffer):
        return -1.1 * effect.wounds
    if isinstance(effect, Inflict):
        return -2.0
    if isinstance(effect, Recover):
        return 0.7 * effect.wounds
    if isinstance(effect, Prevent):
        return 1.0 * min(effect.wounds, t.incoming)
    if isinstance(effect, Gain):
        return 0.8 * effect.success
    if isinstance(effect, Lose):
        return -0.8 * effect.success
    if isinstance(effect, GainCondition):
        return 1.2 if effect.condition == CONDITIONS["focused"] else -1.5
    if isinstance(effect, LoseCondition):
        return 1.2
    if isinstance(effect, Ready):
        return 0.6 * min(effect.count, 3)
    if isinstance(effect, Exhaust):
        return -0.8 * effect.count
    if isinstance(effect, Add):
        return effect.success + 0.5 * effect.defense + 1.0 * effect.dice
    if isinstance(effect, (Reroll, NoEnemyDice, Pierce)):
        return 0.6
    return 0.0


def enemy_worth(t: Table, effect: Effect) -> float:
    if isinstance(effect, Wound):
        return 0.9 * effect.wounds
    if isinstance(effect, Mend):
        return -0.7 * effect.wounds
    if isinstance(effect, ExhaustEnemy):
        return 1.2 * min(effect.count, 2)
    if isinstance(effect, ToShadows):
        return 0.6
    if isinstance(effect, Engage):
        return -0.2
    if isinstance(effect, Reveal):
        return 0.1
    if isinstance(effect, (Spawn, SpawnNemesis)):
        return -2.5
    if isinstance(effect, Progress):
        return 1.0 * effect.count
    if isinstance(effect, RemoveProgress):
        return -0.9 * min(effect.count, t.progress)
    if isinstance(effect, DrawExploration):
        return 0.6
    if isinstance(effect, DiscardItem):
        return -1.0
    if isinstance(effect, PlaceToken):
        return 2.0 if t.cards.tokens[effect.token] in GOOD_TOKENS else -2.2
    if isinstance(effect, RemoveToken):
        return -2.0 if t.cards.tokens[effect.token] in GOOD_TOKENS else 2.2
    return 0.0
