"""Rules at hand: which chapter speaks of what is going on, and how rules are shown."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table

from questable.text.rulebook import Chapter, Localized, load_rules

# The chapters that speak of a question, by its kind. Questions that cards ask are spoken of by the chapter of effects.
CHAPTERS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "tenefyr": {
        "where-to": ("VIL",),
        "keep-or-redraw": ("COM",),
        "play": ("COM",),
        "continue-or-leave": ("LEAVE", "COM"),
        "reward": ("REW", "LEAVE"),
        "give-reserve-card": ("REW", "BOSS"),
        "loot": ("COM",),
    },
    "terrinoth": {
        "activate": ("HERO",),
        "extra-activation": ("HERO",),
        "use-item": ("EXP",),
        "target": ("ACT",),
        "reroll": ("ACT",),
        "spend-tokens": ("ACT",),
        "divide": ("ACT",),
        "defend": ("ACT",),
        "counterattack": ("ACT",),
        "activate-enemy": ("ENE",),
        "travel": ("TRV",),
        "upgrade": ("UPG",),
    },
}
EFFECTS: Final[dict[str, tuple[str, ...]]] = {"tenefyr": ("FX",), "terrinoth": ("ABL", "ACT")}


def chapters_about(game: str, kind: str) -> list[Chapter]:
    """The chapters that speak of a question, the nearest first."""
    chapters = {chapter.id.partition("-")[2]: chapter for chapter in load_rules(game).chapters}
    return [chapters[id] for id in CHAPTERS[game].get(kind, EFFECTS[game])]


def rules_table(rows: Sequence[tuple[str, Localized]], lang: str) -> Table:
    """Ids and what stands behind them."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for id, text in rows:
        table.add_row(id, text[lang])
    return table
