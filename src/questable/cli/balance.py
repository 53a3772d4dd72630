"""The output of `questable lab balance`."""

from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.table import Table

    from questable.lab.balance import Balance
    from questable.lab.checks import WinRate

COLUMN_TITLES = {"band": "band", "hope": "hope", "near": "others"}  # titles of the target columns, by rule


def print_balance(found: "Balance") -> None:
    from questable.terminal.strings import make_console

    console = make_console()
    console.print(f"{found.game}, bot {found.bot}, seed {found.seed}, {found.games:,} games of each kind")
    for pack in found.packs:
        console.print(f"pack {pack}")
    for section, figures in groupby(found.win_rates, key=lambda rate: rate.section):
        console.print()
        console.print(table_of(section, list(figures)))
    console.print()
    console.print(conclusion(found))


def table_of(section: str, figures: "list[WinRate]") -> "Table":
    """A table of win rates, with a column for each kind of target that occurs."""
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(section, style="dim", no_wrap=True)
    rules = [rule for rule in COLUMN_TITLES if any(check.rule == rule for figure in figures for check in figure.checks)]
    for name in ("won", "95 %", *(COLUMN_TITLES[rule] for rule in rules)):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("")
    for figure in figures:
        wanted = {check.rule: span(*check.target) for check in figure.checks}
        row = [f"{figure.won:.0%}", span(*figure.ci95), *(wanted.get(rule, "") for rule in rules)]
        table.add_row(figure.name, *row, figure.sentence(), style="bold" if figure.off else None)
    return table


def span(low: float, high: float) -> str:
    return f"{100 * low:.0f}–{100 * high:.0f}%"


def conclusion(found: "Balance") -> str:
    total, off = len(found.win_rates), len(found.off)
    summary = f"{off or 'None'} of {total} {'are' if off > 1 else 'is'} off."
    if found.judged:
        return summary
    return f"{summary} Only what should be alike was looked at: the bands are for search."
