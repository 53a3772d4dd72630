"""The four actions and changes to their roll."""

from mypy_extensions import i64

from questable.games.terrinoth.rules import phases
from questable.games.terrinoth.rules.action import begin_action
from questable.games.terrinoth.rules.constants import ACTIONS, ATTACK, DICE
from questable.games.terrinoth.rules.events import REROLLS_GAINED
from questable.games.terrinoth.rules.phases import state_of
from questable.kernel.effect import Effect
from questable.kernel.state import SOURCE, YOU, M, N, State
from questable.kernel.vocabulary import COUNT, INTEGER, Args, Param, Verb


class TakeAction(Effect):
    """The action line of an activation card (TER-HERO-4)."""

    def __init__(self, action: i64, dice: i64, ranged: bool, targets: i64) -> None:
        self.action: i64 = action
        self.dice: i64 = dice
        self.ranged: bool = ranged
        self.targets: i64 = targets

    def run(self, s: State) -> None:
        t = state_of(s)
        begin_action(t, self.action, self.dice)
        s.push(phases.ACTION, s.get(YOU), s.get(SOURCE))
        s.set(N, self.targets)
        s.set(M, 1 if self.ranged else 0)


class Add(Effect):
    """Add successes, defenses or dice to the hero's roll."""

    def __init__(self, success: i64, defense: i64, dice: i64) -> None:
        self.success: i64 = success
        self.defense: i64 = defense
        self.dice: i64 = dice

    def run(self, s: State) -> None:
        t = state_of(s)
        t.successes += self.success
        t.defenses += self.defense
        t.dice += self.dice


class Reroll(Effect):
    def __init__(self, die: i64, count: i64) -> None:
        self.die: i64 = die
        self.count: i64 = count

    def run(self, s: State) -> None:
        t = state_of(s)
        t.emit(REROLLS_GAINED, s.get(YOU), self.count, self.die)
        if self.die == DICE["hero"]:
            t.reroll_hero += self.count
        elif self.die == DICE["enemy"]:
            t.reroll_enemy += self.count
        else:
            t.reroll_any += self.count


class NoEnemyDice(Effect):
    def run(self, s: State) -> None:
        state_of(s).no_enemy_dice = 1


class Pierce(Effect):
    def __init__(self, resilience: i64) -> None:
        self.resilience: i64 = resilience

    def run(self, s: State) -> None:
        state_of(s).pierce += self.resilience


def build_attack(a: Args) -> Effect:
    return TakeAction(ATTACK, a.number("dice"), a.number("ranged") == 1, a.number("targets"))


def build_explore(a: Args) -> Effect:
    return TakeAction(ACTIONS["explore"], a.number("dice"), False, 0)


def build_rest(a: Args) -> Effect:
    return TakeAction(ACTIONS["rest"], a.number("dice"), False, 0)


def build_aid(a: Args) -> Effect:
    return TakeAction(ACTIONS["aid"], a.number("dice"), False, 0)


def build_add(a: Args) -> Effect:
    return Add(a.number("success"), a.number("defense"), a.number("dice"))


def build_reroll(a: Args) -> Effect:
    return Reroll(a.number("die"), a.number("count"))


def build_no_enemy_dice(a: Args) -> Effect:
    return NoEnemyDice()


def build_pierce(a: Args) -> Effect:
    return Pierce(a.number("resilience"))


DICE_PARAM = Param("dice", COUNT)

VERBS: tuple[Verb, ...] = (
    Verb(
        "attack",
        "The attack action: dice rolled at an enemy engaged with you, or, ranged, at any enemy in play.",
        (DICE_PARAM, Param("ranged", "flag", default=0), Param("targets", COUNT, default=1)),
        build_attack,
    ),
    Verb("explore", "The explore action: one progress for each success.", (DICE_PARAM,), build_explore),
    Verb("rest", "The rest action: one wound recovered for each success.", (DICE_PARAM,), build_rest),
    Verb("aid", "The aid action: another hero claims one success token for each success.", (DICE_PARAM,), build_aid),
    Verb(
        "add",
        "More successes, defenses or dice for this roll; fewer dice are a negative number, never below one die.",
        (Param("success", INTEGER, default=0), Param("defense", INTEGER, default=0), Param("dice", INTEGER, default=0)),
        build_add,
    ),
    Verb(
        "reroll",
        "So many times one die of this roll may be rolled again.",
        (Param("die", "die"), Param("count", COUNT)),
        build_reroll,
    ),
    Verb("no-enemy-dice", "No enemy dice are rolled for this action.", (), build_no_enemy_dice),
    Verb("pierce", "The resilience of each target counts so much less.", (Param("resilience", COUNT),), build_pierce),
)
