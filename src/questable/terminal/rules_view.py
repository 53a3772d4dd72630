"""Rules for display: the chapters about a decision, and rules as a table."""

from collections.abc import Sequence

from rich.table import Table

from questable.games import registry
from questable.text.rulebook import Chapter, Localized, load_rules


def chapters_about(game: str, kind: str) -> list[Chapter]:
    """The chapters of the rules about a kind of decision, the most relevant first."""
    chapters = {chapter.id.partition("-")[2]: chapter for chapter in load_rules(game).chapters}
    return [chapters[id] for id in registry.module(game).rule_chapters(kind)]


def rules_table(rows: Sequence[tuple[str, Localized]], lang: str) -> Table:
    """A table of ids and texts."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for id, text in rows:
        table.add_row(id, text[lang])
    return table
