"""Odds in words."""

from collections.abc import Mapping

from questable.play.estimate import Estimate
from questable.tables.protocol import FigureSeen
from questable.terminal.strings import Strings


def odds_text(strings: Strings, estimates: Mapping[str, Estimate | FigureSeen]) -> str:
    """Chances as per cents, expected numbers with one digit behind the point."""
    shown = [(name, one) for name, one in estimates.items() if one.value > 0 or name not in strings.omitted_if_zero]
    return ", ".join(f"{strings.say(f'odds-{name}')} {amount(strings, name, one)}" for name, one in shown)


def amount(strings: Strings, name: str, estimate: Estimate | FigureSeen) -> str:
    if name in strings.game.module.odds_chances():
        return f"{round(estimate.value * 100)} %"
    number = f"{estimate.value:.1f}"
    return number if strings.lang == "en" else number.replace(".", ",")
