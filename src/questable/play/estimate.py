"""Estimates: chances and expected numbers, exact or from samples, with their 95 % confidence interval."""

from math import sqrt
from typing import Final

import msgspec

Z95: Final = 1.959963984540054  # the normal quantile of a 95 % interval


class Estimate(msgspec.Struct, frozen=True):
    """A chance or an expected number, and the interval in which it lies with 95 % confidence."""

    value: float
    low: float
    high: float
    samples: int = 0  # 0: exact

    def to_json(self) -> dict[str, object]:
        """As JSON."""
        return {
            "value": self.value,
            "low": self.low,
            "high": self.high,
            "exact": self.samples == 0,
            "samples": self.samples,
        }


def exact(value: float) -> Estimate:
    """An estimate that is known exactly."""
    return Estimate(value, value, value)


def share(hits: int, samples: int) -> Estimate:
    """A chance, from how many of the samples were hits."""
    low, high = wilson(hits, samples)
    return Estimate(hits / max(samples, 1), low, high, samples)


def average(sum: float, squares: float, samples: int) -> Estimate:
    """An expected number, from the sum of the samples and the sum of their squares."""
    mean = sum / max(samples, 1)
    variance = max(squares / max(samples, 1) - mean * mean, 0.0)
    half = Z95 * sqrt(variance / max(samples - 1, 1))
    return Estimate(mean, mean - half, mean + half, samples)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of a rate; it holds for 0 wins and for few games too."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    scale = 1 + Z95 * Z95 / games
    middle = (rate + Z95 * Z95 / (2 * games)) / scale
    half = Z95 * sqrt(rate * (1 - rate) / games + Z95 * Z95 / (4 * games * games)) / scale
    return 0.0 if wins == 0 else middle - half, 1.0 if wins == games else middle + half
