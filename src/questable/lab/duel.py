"""Duels: two bots or two sets of cards on the same seeds, so that the luck of the deal cancels out."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import comb, sqrt

import msgspec

from questable.cards.pack import Pack
from questable.lab.executor import Executor
from questable.lab.processes import in_processes
from questable.lab.simulate import Plan, Progress, check_numbers, play_chunk
from questable.play.estimate import Z95, wilson

SIGNIFICANT = 0.05
SMALLEST_P = 1e-12  # smaller values are only given as a bound

Deal = tuple[int, bool, bool]  # its number, and whether the first and the second side won it


@dataclass(frozen=True)
class Side:
    """A bot, and the packs that it plays with."""

    bot: str
    packs: tuple[Pack, ...] = ()

    def names(self) -> list[str]:
        """Names for it, the shortest first; the longer ones distinguish versions of one pack."""
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
    """Two sides that play the same games."""

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
        """A name for each side: its bot and its packs, if any; the shortest names that differ."""
        if not (self.first.packs or self.second.packs):
            return self.first.bot, self.second.bot
        ours, theirs = self.first.names(), self.second.names()
        for first, second in zip(ours, theirs, strict=False):
            if first != second:
                return first, second
        return ours[0], theirs[0]

    def to_json(self) -> dict[str, object]:
        """As JSON. Pairings with the same JSON play the same games."""
        json: dict[str, object] = {}
        for side, plan in zip(("first", "second"), self.plans(), strict=True):
            fields = plan.to_json()
            json |= {f"{side}_{key}": fields.pop(key) for key in ("bot", "content")} | fields
        return json


class Duel(msgspec.Struct, frozen=True):
    """The result of two sides on the same seeds. `difference` is the second's rate minus the first's."""

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
    only_first: int  # deals that only the first side won
    only_second: int
    both: int
    difference: float
    difference_ci95: tuple[float, float]
    p_value: float  # how likely so uneven a split would be if both were equally strong

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
        """The p-value with two digits, or a bound for it where digits would mean nothing."""
        return f"p = {self.p_value:.2g}" if self.p_value >= SMALLEST_P else f"p < {SMALLEST_P:.0g}"

    @property
    def significant(self) -> bool:
        return self.p_value < SIGNIFICANT


def play_deal(task: tuple[Pairing, int]) -> Deal:
    pairing, number = task
    first, second = (play_chunk((plan, number, 1)).wins == 1 for plan in pairing.plans())
    return number, first, second


def check_pairing(pairing: Pairing, games: int, jobs: int) -> None:
    """Raise ConfigError for a bad plan, before any process is started."""
    check_numbers(games=games, jobs=jobs)
    for plan in pairing.plans():
        plan.check()


def duel(
    pairing: Pairing,
    games: int,
    jobs: int = 1,
    progress: Progress | None = None,
    executor: Executor = in_processes,
) -> Duel:
    """Play every deal with both sides."""
    check_pairing(pairing, games, jobs)
    won = [[0, 0], [0, 0]]
    for _, first, second in executor(play_deal, [(pairing, number) for number in range(games)], jobs):
        won[first][second] += 1
        if progress is not None:
            progress(1)
    return duel_of(pairing, won)


def duel_of(pairing: Pairing, won: list[list[int]]) -> Duel:
    """The result; `won[first][second]` counts deals, where 0 is lost and 1 is won."""
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
    """The 95 % interval of a paired difference (Agresti and Min): with half a game added to each cell it holds for few
    games too."""
    a, b, n = only_first + 0.5, only_second + 0.5, games + 2
    middle = (b - a) / n
    half = Z95 * sqrt(a + b - (b - a) ** 2 / n) / n
    return middle - half, middle + half


def mcnemar(a: int, b: int) -> float:
    """McNemar's exact test: a fair coin for every deal that only one of the two won."""
    tosses = a + b
    if tosses == 0:
        return 1.0
    tail = sum(comb(tosses, k) for k in range(min(a, b) + 1))
    return float(min(1.0, 2 * tail / 2**tosses))
