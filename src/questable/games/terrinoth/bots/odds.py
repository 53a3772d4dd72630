"""The odds of an action in Terrinoth: successes, wounds, the chance that the target falls, what the hero suffers.

Once the dice of an action are known, the odds are exact, including criticals, which are rolled again. For the choice of
an activation card the heuristic player plays on determinizations (`resample`), and the estimates have intervals.
"""

from typing import Final

from questable.games.terrinoth.bots.dice_odds import successes_on
from questable.games.terrinoth.bots.heuristic import TerrinothPlayer
from questable.games.terrinoth.rules.constants import (
    ATTACK,
    CHOOSE_ACTIVATION,
    CHOOSE_TARGET,
    COUNTERATTACK,
    CRITICAL,
    DEFENSE,
    ENGAGED,
    EXPLORE,
    REROLL,
    S_ATTACK,
    S_HEALTH,
    S_RESILIENCE,
    SPEND_TOKENS,
    T_ACTIVATE,
    T_DONE,
    T_ENEMY,
    T_HERO_DIE,
)
from questable.games.terrinoth.rules.events import (
    ACTION_RESOLVED,
    ENEMY_ACTIVATED,
    ENEMY_WAS_DEFEATED,
    ENEMY_WOUNDED,
    HERO_ACTIVATED,
    HERO_WOUNDED,
    LOCATION_LEFT,
    PERIL_ROSE,
    PROGRESS_MADE,
    ROUND_BEGAN,
)
from questable.games.terrinoth.rules.state import TerrinothState
from questable.games.terrinoth.rules.wounds import enemy_stat
from questable.kernel.decision import tag_of, value_of
from questable.kernel.events import FIRST, KIND, ROW, EventRecorder
from questable.kernel.rng import Rng, seeded
from questable.kernel.state import IN_PROGRESS
from questable.kernel.vec import to_list
from questable.play.estimate import Estimate, average, exact, share

LENGTH: Final = 48  # results beyond are less likely than one in a billion
SUCCESSES: Final = "successes"
WOUNDS: Final = "wounds"
DEFEATS: Final = "defeats"
SUFFERS: Final = "suffers"
PROGRESS: Final = "progress"
EXPLORES: Final = "explores"
CHANCES: Final[tuple[str, ...]] = (DEFEATS, EXPLORES)
# The odds that may explain a hint, the most important first, and whether more is better.
HINT_REASONS: Final[tuple[tuple[str, bool], ...]] = (
    (DEFEATS, True),
    (EXPLORES, True),
    (WOUNDS, True),
    (PROGRESS, True),
    (SUFFERS, False),
)


def odds(t: TerrinothState, seat: int, rng: Rng, samples: int) -> list[dict[str, Estimate]]:
    """For each option of the pending decision its estimates by name; empty where odds say nothing."""
    if t.asking == CHOOSE_ACTIVATION:
        return play_activations(t, seat, rng, samples)
    found: list[dict[str, Estimate]] = []
    if t.asking == SPEND_TOKENS:
        for option in t.options:
            found.append(estimates(t, whole_roll(t), t.successes + value_of(option), to_list(t.targets)))
    elif t.asking == CHOOSE_TARGET and t.action == ATTACK:
        for option in t.options:
            targets = to_list(t.targets)
            if tag_of(option) == T_ENEMY:
                targets.append(value_of(option))
            found.append(estimates(t, whole_roll(t), t.successes, targets))
    elif t.asking == REROLL:
        for option in t.options:
            found.append(after_reroll(t, option))
    return found


def after_reroll(t: TerrinothState, option: int) -> dict[str, Estimate]:
    """The estimates after one die is rerolled and the others stay."""
    shown = to_list(t.hero_dice[t.resolved :])
    foes = to_list(t.enemy_dice)
    fresh = 0
    fresh_foes = 0
    face = value_of(option) - 1
    if tag_of(option) == T_HERO_DIE:
        shown.remove(face)
        fresh = 1
    elif tag_of(option) != T_DONE:
        foes.remove(face)
        fresh_foes = 1
    return estimates(t, Roll(fresh, fresh_foes, shown, foes), t.successes, to_list(t.targets))


def whole_roll(t: TerrinothState) -> "Roll":
    """The roll that is to come (TER-ACT-2)."""
    return Roll(max(t.dice, 1), 0 if t.no_enemy_dice else len(readied(t)), [], [])


class Roll:
    """Hero dice and enemy dice: those to be rolled, and those that lie there already."""

    def __init__(self, fresh: int, fresh_foes: int, shown: list[int], foes: list[int]) -> None:
        self.fresh: int = fresh
        self.fresh_foes: int = fresh_foes
        self.shown: Final[list[int]] = shown
        self.foes: list[int] = foes

    def chances(self, t: TerrinothState, success: bool) -> list[float]:
        """How likely each number of successes (or defenses) is."""
        one = die(t.cards.hero_die, success)
        fixed = 0
        fresh = self.fresh
        for face in self.shown:
            results = t.cards.hero_die[face]
            fixed += counted(results, success)
            if results & CRITICAL:
                fresh += 1  # it is rolled again
        found = point(fixed)
        for _ in range(fresh):
            found = combined(found, one)
        return found

    def strikes(self, t: TerrinothState) -> list[float]:
        """How likely each number of counterattacks is."""
        faces = t.cards.enemy_die
        hits = 0
        for face in faces:
            hits += 1 if face & COUNTERATTACK else 0
        one = [1.0 - hits / len(faces), hits / len(faces)]
        fixed = 0
        for shown in self.foes:
            fixed += 1 if faces[shown] & COUNTERATTACK else 0
        found = point(fixed)
        for _ in range(self.fresh_foes):
            found = combined(found, one)
        return found


def die(faces: list[int], success: bool) -> list[float]:
    """The chances of one hero die; a critical counts and is rolled again (TER-ACT-13)."""
    found: list[float] = []
    share = 1.0 / len(faces)
    for number in range(LENGTH):
        chance = 0.0
        again = 0.0
        for results in faces:
            gain = counted(results, success)
            if not results & CRITICAL:
                chance += share if gain == number else 0.0
            elif gain == 0:
                again += share
            elif number >= gain:
                chance += share * found[number - gain]
        found.append(chance / (1.0 - again))
    return found


def counted(results: int, success: bool) -> int:
    if success:
        return successes_on(results)
    return 1 if results & DEFENSE else 0


def point(number: int) -> list[float]:
    found = [0.0] * (number + 1)
    found[number] = 1.0
    return found


def combined(a: list[float], b: list[float]) -> list[float]:
    """The sum of two independent numbers."""
    size = min(len(a) + len(b) - 1, LENGTH)
    found = [0.0] * size
    for i in range(len(a)):
        if a[i] > 0.0:
            for j in range(min(len(b), size - i)):
                found[i + j] += a[i] * b[j]
    return found


def readied(t: TerrinothState) -> list[int]:
    """The attacks of the readied enemies engaged with the active hero, in the order of their strikes."""
    found: list[int] = []
    for i in range(t.zones.size(ENGAGED + t.active)):
        enemy = t.zones.at(ENGAGED + t.active, i)
        if t.exhausted[enemy] == 0:
            found.append(enemy_stat(t, enemy, S_ATTACK))
    found.sort(reverse=True)
    return found


def estimates(t: TerrinothState, roll: Roll, more: int, targets: list[int]) -> dict[str, Estimate]:
    chances = roll.chances(t, True)
    found = {SUCCESSES: exact(mean(chances) + more)}
    if t.action == ATTACK and len(targets) == 1 and not t.facedown[targets[0]]:
        enemy = targets[0]
        armour = max(enemy_stat(t, enemy, S_RESILIENCE) - t.pierce, 0)
        left = enemy_stat(t, enemy, S_HEALTH) - int(t.enemy_wounds[enemy])
        wounds = 0.0
        falls = 0.0
        for number in range(len(chances)):
            dealt = max(number + more - armour, 0)
            wounds += chances[number] * int(dealt)
            falls += chances[number] if dealt >= left else 0.0
        found[WOUNDS] = exact(wounds)
        found[DEFEATS] = exact(falls)
    elif t.action == EXPLORE:
        missing = t.exploration_value() - t.progress - more
        explored = 0.0
        for number in range(len(chances)):
            explored += chances[number] if number >= missing else 0.0
        found[EXPLORES] = exact(explored)
    found[SUFFERS] = exact(hero_wounds(t, roll))
    return found


def mean(chances: list[float]) -> float:
    sum = 0.0
    for number in range(len(chances)):
        sum += number * chances[number]
    return sum


def hero_wounds(t: TerrinothState, roll: Roll) -> float:
    """Wounds by counterattack less defenses (TER-ACT-4, TER-ACT-5), before anything prevents them."""
    strikes = roll.strikes(t)
    shields = roll.chances(t, False)
    attacks = readied(t)
    sum = 0.0
    blow = 0
    for number in range(min(len(strikes), len(attacks) + 1)):
        blow += attacks[number - 1] if number > 0 else 0
        for shield in range(len(shields)):
            sum += strikes[number] * shields[shield] * max(int(blow - shield - t.defenses), 0)
    return sum


# ---- sampled


def play_activations(t: TerrinothState, seat: int, rng: Rng, samples: int) -> list[dict[str, Estimate]]:
    """Play each activation to its end on determinizations, and average the results."""
    player = TerrinothPlayer()
    tallies = [Tally() for _ in t.options]
    for _ in range(samples):
        table = t.resample(seat, seeded(rng.next()))
        for option in range(len(t.options)):
            if tag_of(t.options[option]) == T_ACTIVATE:
                tallies[option].add(play_activation(table.clone(), option, player))
    found: list[dict[str, Estimate]] = []
    for option in range(len(t.options)):
        found.append(tallies[option].estimates(samples) if tag_of(t.options[option]) == T_ACTIVATE else {})
    return found


class Tally:
    """Sums of the results of activations: successes, wounds, defeats, wounds of the hero, progress."""

    def __init__(self) -> None:
        self.sums: Final[list[int]] = [0] * 5
        self.squares: Final[list[int]] = [0] * 5
        self.fell: int = 0

    def add(self, numbers: list[int]) -> None:
        for i in range(len(numbers)):
            self.sums[i] += numbers[i]
            self.squares[i] += numbers[i] * numbers[i]
        self.fell += 1 if numbers[2] > 0 else 0

    def estimates(self, samples: int) -> dict[str, Estimate]:
        found = {
            SUCCESSES: average(self.sums[0], self.squares[0], samples),
            WOUNDS: average(self.sums[1], self.squares[1], samples),
            DEFEATS: share(self.fell, samples),
            SUFFERS: average(self.sums[3], self.squares[3], samples),
        }
        if self.sums[4] > 0:
            found[PROGRESS] = average(self.sums[4], self.squares[4], samples)
        return found


def play_activation(t: TerrinothState, option: int, player: TerrinothPlayer) -> list[int]:
    hero = t.active
    t.recorder = EventRecorder()
    rows = t.recorder.rows
    read = 0
    found = [0] * 5
    activations = 0
    t.apply_index(option)
    while True:
        while read < len(rows):
            kind = rows[read + KIND]
            if kind == HERO_ACTIVATED:
                activations += 1
            if (
                activations > 1
                or kind == ENEMY_ACTIVATED
                or kind == PERIL_ROSE
                or kind == LOCATION_LEFT
                or kind == ROUND_BEGAN
            ):
                return found  # the activation is over
            if kind == ACTION_RESOLVED:
                found[0] += rows[read + FIRST + 1]
            elif kind == ENEMY_WOUNDED:
                found[1] += rows[read + FIRST + 1]
            elif kind == ENEMY_WAS_DEFEATED:
                found[2] += 1
            elif kind == HERO_WOUNDED and rows[read + FIRST] == hero:
                found[3] += rows[read + FIRST + 1]
            elif kind == PROGRESS_MADE:
                found[4] += rows[read + FIRST]
            read += ROW
        if t.outcome_code != IN_PROGRESS:
            return found
        t.apply_index(player.choose(t))
