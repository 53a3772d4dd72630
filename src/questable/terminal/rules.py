"""Rules at hand: which chapter speaks of what is going on, and how rules are shown."""

from collections.abc import Sequence

from rich.table import Table

from questable.content.rules import Words


def rules_table(rows: Sequence[tuple[str, Words]], lang: str) -> Table:
    """Ids and what stands behind them."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for id, text in rows:
        table.add_row(id, text.say(lang))
    return table
