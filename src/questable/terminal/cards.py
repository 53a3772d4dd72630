"""Card lists. Each game supplies rows and columns."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from rich.table import Table


class CardListing(NamedTuple):
    """The cards that `questable cards list` prints: as JSON, or as a table."""

    records: list[Any]  # what msgspec can encode
    table: Table


def card_table(columns: Sequence[str], unwrapped: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    """A table with one card per row; the `unwrapped` columns stay on one line."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="bold")
    for column in columns:
        table.add_column(column, no_wrap=column in unwrapped)
    for row in rows:
        table.add_row(*row)
    return table
