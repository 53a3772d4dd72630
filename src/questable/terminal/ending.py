"""The end of a game as the terminal shows it. Each game fills an `Ending` in its own `ending.py`."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from questable.text.catalogue import as_sentence


class Achievements(NamedTuple):
    """`earned`: name and text of each achievement. `none`: what to show where there are none."""

    title: str
    earned: Sequence[tuple[str, str]]
    none: str


class Ending(NamedTuple):
    outcome: str
    story: str
    figures: str
    achievements: Achievements | None = None

    def drawn(self) -> Group:
        parts: list[RenderableType] = [
            Text(self.outcome, style="bold"),
            Text(self.story, style="italic"),
            Text(self.figures),
        ]
        if self.achievements is None:
            return Group(*parts)
        if not self.achievements.earned:
            return Group(*parts, Text(), Text(self.achievements.none))
        table = Table.grid(padding=(0, 2, 0, 1))
        table.add_column(no_wrap=True, style="bold")
        table.add_column(ratio=1)
        for name, text in self.achievements.earned:
            table.add_row(name, text)
        return Group(*parts, Text(), Text(self.achievements.title, style="bold"), table)

    def sentences(self) -> list[str]:
        """For screen readers."""
        sentences = [self.outcome, self.story, self.figures]
        if self.achievements is None:
            return sentences
        earned = [f"{as_sentence(name)} {text}".strip() for name, text in self.achievements.earned]
        return [*sentences, *(earned or [self.achievements.none])]
