"""Odds as text."""

from collections.abc import Mapping

from questable.play.estimate import Estimate
from questable.tables.protocol import FigureSeen
from questable.terminal.strings import Strings


def odds_text(strings: Strings, estimates: Mapping[str, Estimate | FigureSeen]) -> str:
    """Chances as percentages, expected numbers with one decimal."""
    shown = [(name, one) for name, one in estimates.items() if one.value > 0 or name not in strings.omitted_if_zero]
    return ", ".join(f"{strings.text(f'odds-{name}')} {amount(strings, name, one)}" for name, one in shown)


def amount(strings: Strings, name: str, estimate: Estimate | FigureSeen) -> str:
    if name in strings.game.module.odds_chances():
        return f"{round(estimate.value * 100)} %"
    number = f"{estimate.value:.1f}"
    return number if strings.lang == "en" else number.replace(".", ",")
