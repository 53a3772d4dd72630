"""Two bots or two sets of cards on the same seeds: paired games, so that the luck of the deal cancels out."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import comb, sqrt

import msgspec

from questable.bots.estimate import Z95, wilson
from questable.cards.pack import Pack
from questable.lab.executor import Executor
from questable.lab.processes import in_processes
from questable.lab.simulate import Plan, Progress, check_numbers, play_chunk

SIGNIFICANT = 0.05
NEVER = 1e-12

Deal = tuple[int, bool, bool]  # its number, and whether the first and the second have won it


@dataclass(frozen=True)
class Side:
    """Who plays, and with which packs beside the game's own cards."""

    bot: str
    packs: tuple[Pack, ...] = ()

    def names(self) -> list[str]:
        """What it may be called, the shortest name first: versions of one pack are told apart too."""
        if not self.packs:
            return [f"{self.bot} without packs"]
        ways = (
            [pack.id for pack in self.packs],
            [f"{pack.id} {pack.version}" for pack in self.packs],
            [f"{pack.id} {pack.version} ({pack.hash[:8]})" for pack in self.packs],
        )
        return [f"{self.bot} with {' and '.join(way)}" for way in ways]


@dataclass(frozen=True)
class Pairing:
    """The same games for two sides."""

    game: str
    config: Mapping[str, object]
    first: Side
    second: Side
    seed: int

    def plans(self) -> tuple[Plan, Plan]:
        first, second = (
            Plan(self.game, self.config, side.bot, self.seed, packs=side.packs) for side in (self.first, self.second)
        )
        return first, second

    def names(self) -> tuple[str, str]:
        """What each is called: its bot, and its packs where there are any, said so that the two differ."""
        if not (self.first.packs or self.second.packs):
            return self.first.bot, self.second.bot
        ours, theirs = self.first.names(), self.second.names()
        for first, second in zip(ours, theirs, strict=False):
            if first != second:
                return first, second
        return ours[0], theirs[0]

    def told(self) -> dict[str, object]:
        """As JSON: two that are told alike play the same games."""
        told: dict[str, object] = {}
        for side, plan in zip(("first", "second"), self.plans(), strict=True):
            its = plan.told()
            told |= {f"{side}_{key}": its.pop(key) for key in ("bot", "content")} | its
        return told


class Duel(msgspec.Struct, frozen=True):
    """How two sides did on the same seeds. `difference` is the second's rate less the first's."""

    game: str
    config: dict[str, object]
    seed: int
    games: int
    first: str
    second: str
    first_packs: list[str]  # id, version and hash of each
    second_packs: list[str]
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
        low, high = (100 * bound for bound in self.difference_ci95)
        interval = f"95 % interval {low:+.1f} to {high:+.1f}, {self.chance()}"
        figures = f"{100 * self.difference:+.1f} points for {self.second} ({interval})"
        if not self.significant:
            return f"No significant difference: {figures}."
        better = self.second if self.difference > 0 else self.first
        return f"{better} wins significantly more: {figures}."

    def chance(self) -> str:
        """How likely it is by luck, in two digits or, where nothing is to be read from them, below a bound."""
        return f"p = {self.p_value:.2g}" if self.p_value >= NEVER else f"p < {NEVER:.0g}"

    @property
    def significant(self) -> bool:
        return self.p_value < SIGNIFICANT


def play_deal(task: tuple[Pairing, int]) -> Deal:
    pairing, number = task
    first, second = (play_chunk((plan, number, 1)).wins == 1 for plan in pairing.plans())
    return number, first, second


def check_pairing(pairing: Pairing, games: int, jobs: int) -> None:
    """A bad plan is found before any process begins."""
    check_numbers(games=games, jobs=jobs)
    for plan in pairing.plans():
        plan.check()


def duel(
    pairing: Pairing,
    games: int,
    jobs: int = 1,
    progress: Progress | None = None,
    engine: Executor = in_processes,
) -> Duel:
    """Let both sides play every deal."""
    check_pairing(pairing, games, jobs)
    won = [[0, 0], [0, 0]]
    for _, first, second in engine(play_deal, [(pairing, number) for number in range(games)], jobs):
        won[first][second] += 1
        if progress is not None:
            progress(1)
    return duel_of(pairing, won)


def duel_of(pairing: Pairing, won: list[list[int]]) -> Duel:
    """The figures; `won[first][second]` counts deals, 0 is lost and 1 is won."""
    only_first, only_second, both = won[1][0], won[0][1], won[1][1]
    games = won[0][0] + only_first + only_second + both
    first, second = pairing.names()
    return Duel(
        game=pairing.game,
        config=dict(pairing.config),
        seed=pairing.seed,
        games=games,
        first=first,
        second=second,
        first_packs=[pack.label for pack in pairing.first.packs],
        second_packs=[pack.label for pack in pairing.second.packs],
        first_rate=(only_first + both) / games,
        first_ci95=wilson(only_first + both, games),
        second_rate=(only_second + both) / games,
        second_ci95=wilson(only_second + both, games),
        only_first=only_first,
        only_second=only_second,
        both=both,
        difference=(only_second - only_first) / games,
        difference_ci95=agresti_min(only_first, only_second, games),
        p_value=mcnemar(only_first, only_second),
    )


def agresti_min(only_first: int, only_second: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a paired difference; half a game more in each cell keeps it honest with few games."""
    a, b, n = only_first + 0.5, only_second + 0.5, games + 2
    middle = (b - a) / n
    half = Z95 * sqrt(a + b - (b - a) ** 2 / n) / n
    return middle - half, middle + half


def mcnemar(a: int, b: int) -> float:
    """The exact test of McNemar: a fair coin for every deal that only one of the two has won."""
    tosses = a + b
    if tosses == 0:
        return 1.0
    tail = sum(comb(tosses, k) for k in range(min(a, b) + 1))
    return float(min(1.0, 2 * tail / 2**tosses))
