"""Probability tables of the dice of Terrinoth, computed once from their faces."""

from typing import Final

from questable.games.terrinoth.rules.card_set import TerrinothCardSet
from questable.games.terrinoth.rules.constants import (
    COUNTERATTACK,
    CRITICAL,
    DEFENSE,
    DOUBLE_SUCCESS,
    SUCCESS,
    THREAT_FACE,
)

MOST_DICE: Final = 9
MOST_SUCCESSES: Final = 16  # the last entry of a table stands for "or more"


class Odds:
    def __init__(self, cards: TerrinothCardSet) -> None:
        faces = len(cards.hero_die)
        one = [0.0] * (MOST_SUCCESSES + 1)
        defenses = 0.0
        criticals = 0.0
        for successes in range(MOST_SUCCESSES + 1):
            for results in cards.hero_die:
                shown = successes_on(results)
                if results & CRITICAL:  # counted, and rolled on (TER-ACT-3)
                    if shown <= successes:
                        one[successes] += one[successes - shown] / faces
                elif shown == successes:
                    one[successes] += 1.0 / faces
        for results in cards.hero_die:
            defenses += 1.0 if results & DEFENSE else 0.0
            criticals += 1.0 if results & CRITICAL else 0.0
        self.defenses: float = defenses / (faces - criticals)  # of one hero die, those rolled on included
        self.successes: Final[list[list[float]]] = [[1.0] + [0.0] * MOST_SUCCESSES]  # by dice, by successes
        for _ in range(MOST_DICE):
            self.successes.append(sum_of(self.successes[-1], one))
        mean = 0.0
        for i in range(MOST_SUCCESSES + 1):
            mean += i * one[i]
        self.mean: float = mean  # successes of one die
        sides = len(cards.enemy_die)
        counterattacks = 0.0
        threats = 0.0
        for results in cards.enemy_die:
            counterattacks += 1.0 if results & COUNTERATTACK else 0.0
            threats += 1.0 if results & THREAT_FACE else 0.0
        self.counterattack: float = counterattacks / sides
        self.threat: float = threats / sides

    def of(self, dice: int) -> list[float]:
        """The chance of each number of successes with so many dice (at least one is rolled)."""
        return self.successes[min(max(dice, 1), MOST_DICE)]

    def counterattack_wounds(self, attacks: list[int], defenses: float) -> float:
        """The wounds to expect from counterattacks: of so many results the strongest enemies strike (TER-ACT-4)."""
        count = len(attacks)
        chances = [1.0]
        for _ in range(count):
            longer = [0.0] * (len(chances) + 1)
            for i in range(len(chances)):
                longer[i] += chances[i] * (1.0 - self.counterattack)
                longer[i + 1] += chances[i] * self.counterattack
            chances = longer
        expected = 0.0
        sum = 0.0
        for strikes in range(1, count + 1):
            sum += attacks[strikes - 1]
            if sum > defenses:
                expected += chances[strikes] * (sum - defenses)
        return expected

    def threat_chance(self, enemies: int) -> float:
        """The chance that one of so many enemy dice shows a threat."""
        safe = 1.0
        for _ in range(enemies):
            safe *= 1.0 - self.threat
        return 1.0 - safe


def successes_on(results: int) -> int:
    """The successes that a face of the hero die shows."""
    return (1 if results & SUCCESS else 0) + (2 if results & DOUBLE_SUCCESS else 0) + (1 if results & CRITICAL else 0)


def sum_of(some: list[float], more: list[float]) -> list[float]:
    """The chances of the sum of two independent numbers."""
    found = [0.0] * (MOST_SUCCESSES + 1)
    for i in range(len(some)):
        for j in range(len(more)):
            found[min(i + j, MOST_SUCCESSES)] += some[i] * more[j]
    return found
