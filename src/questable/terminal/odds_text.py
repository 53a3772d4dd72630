"""Odds as text."""

from collections.abc import Mapping
from typing import Protocol

from questable.terminal.strings import Strings


class Figure(Protocol):
    """A chance or an expected number, from an adviser or from a server."""

    @property
    def value(self) -> float: ...


def odds_text(strings: Strings, figures: Mapping[str, Figure]) -> str:
    """Chances as percentages, expected numbers with one decimal."""
    shown = [(name, one) for name, one in figures.items() if one.value > 0 or name not in strings.omitted_if_zero]
    return ", ".join(f"{strings.text(f'odds-{name}')} {amount(strings, name, one)}" for name, one in shown)


def amount(strings: Strings, name: str, figure: Figure) -> str:
    if name in strings.game.module.odds_chances():
        return f"{round(figure.value * 100)} %"
    number = f"{figure.value:.1f}"
    return number if strings.lang == "en" else number.replace(".", ",")
