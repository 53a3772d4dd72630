"""Two bots on the same deals: paired games, so that the luck of the deal cancels out."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import comb, sqrt

import msgspec

from questable.bots.figure import Z95, wilson
from questable.lab.engine import Engine
from questable.lab.processes import in_processes
from questable.lab.simulate import Plan, Progress, check_numbers, play_chunk

SIGNIFICANT = 0.05


@dataclass(frozen=True)
class Pairing:
    """The same games for two bots."""

    game: str
    config: Mapping[str, object]
    first: str
    second: str
    seed: int

    def plans(self) -> tuple[Plan, Plan]:
        return (
            Plan(self.game, self.config, self.first, self.seed),
            Plan(self.game, self.config, self.second, self.seed),
        )


class Duel(msgspec.Struct, frozen=True):
    """How two bots did on the same deals. `difference` is the second's rate less the first's."""

    game: str
    config: dict[str, object]
    seed: int
    games: int
    first: str
    second: str
    first_rate: float
    first_ci95: tuple[float, float]
    second_rate: float
    second_ci95: tuple[float, float]
    only_first: int  # deals that only the first has won
    only_second: int
    both: int
    difference: float
    difference_ci95: tuple[float, float]
    p_value: float  # how likely so uneven a split is if both were as strong

    def verdict(self) -> str:
        """One sentence."""
        points = 100 * self.difference
        low, high = (100 * bound for bound in self.difference_ci95)
        better = self.second if self.difference > 0 else self.first
        if self.p_value >= SIGNIFICANT:
            return (
                f"No significant difference: {points:+.1f} points for {self.second} "
                f"(95 % interval {low:+.1f} to {high:+.1f}, p = {self.p_value:.3f})."
            )
        return (
            f"{better} is significantly stronger: {points:+.1f} points for {self.second} "
            f"(95 % interval {low:+.1f} to {high:+.1f}, p = {self.p_value:.2g})."
        )


def play_pair(task: tuple[Pairing, int]) -> tuple[bool, bool]:
    pairing, number = task
    first, second = (play_chunk((plan, number, 1)).wins == 1 for plan in pairing.plans())
    return first, second


def duel(
    pairing: Pairing,
    games: int,
    jobs: int = 1,
    progress: Progress | None = None,
    engine: Engine = in_processes,
) -> Duel:
    """Let both bots play every deal."""
    check_numbers(games=games, jobs=jobs)
    for plan in pairing.plans():
        plan.check()
    won = [[0, 0], [0, 0]]
    for first, second in engine(play_pair, [(pairing, number) for number in range(games)], jobs):
        won[first][second] += 1
        if progress is not None:
            progress(1)
    return duel_of(pairing, won[0][0], won[1][0], won[0][1], won[1][1])


def duel_of(pairing: Pairing, neither: int, only_first: int, only_second: int, both: int) -> Duel:
    games = neither + only_first + only_second + both
    difference = (only_second - only_first) / games
    # Agresti and Min: half a game more in each cell keeps the interval honest with few games
    a, b, n = only_first + 0.5, only_second + 0.5, games + 2
    middle = (b - a) / n
    half = Z95 * sqrt(a + b - (b - a) ** 2 / n) / n
    return Duel(
        game=pairing.game,
        config=dict(pairing.config),
        seed=pairing.seed,
        games=games,
        first=pairing.first,
        second=pairing.second,
        first_rate=(only_first + both) / games,
        first_ci95=wilson(only_first + both, games),
        second_rate=(only_second + both) / games,
        second_ci95=wilson(only_second + both, games),
        only_first=only_first,
        only_second=only_second,
        both=both,
        difference=difference,
        difference_ci95=(middle - half, middle + half),
        p_value=mcnemar(only_first, only_second),
    )


def mcnemar(a: int, b: int) -> float:
    """The exact test of McNemar: a fair coin for every deal that only one of the two has won."""
    tosses = a + b
    if tosses == 0:
        return 1.0
    tail = sum(comb(tosses, k) for k in range(min(a, b) + 1))
    return float(min(1.0, 2 * tail / 2**tosses))
