"""The log on the screen, with the causes of events."""

from collections.abc import Sequence
from typing import Any

from msgspec import structs
from rich.text import Text
from textual.containers import VerticalScroll

from questable.tables.protocol import LogLine
from questable.terminal.lines.log import group_events
from questable.terminal.render import card_link
from questable.terminal.screen.widgets import TextView
from questable.terminal.strings import Strings
from questable.text.display_names import DisplayNames


class Log(VerticalScroll, can_focus=False):
    """The log, scrolled to the newest line."""

    def __init__(self) -> None:
        super().__init__(TextView(id="log-text"), id="log")

    def watch_virtual_size(self) -> None:
        """Scroll to the end when the length changes."""
        self.scroll_end(animate=False)


def log_text(strings: Strings, names: DisplayNames, log: Sequence[LogLine]) -> Text:
    """The log, one line for each event; lines before the last answer are dimmed."""
    output = Text()
    last = log[-1].revision if log else 0
    for group in group_events(strings, [structs.asdict(line) for line in log]):
        names = names.after(group[0])
        text = group[0]["text"] if len(group) == 1 else strings.merged_text(group, names)
        if output:
            output.append("\n")
        output.append_text(line_text(text, group[-1], quiet=group[-1]["revision"] < last))
    return output


def line_text(text: str, event: dict[str, Any], quiet: bool) -> Text:
    """A line of the log; the card that caused the event can be clicked."""
    style = "dim" if quiet else ""
    head, bracket, cause = text.rpartition(" [")
    if event["cause"] is None or not bracket:
        return Text(text, style=style)
    line = Text(f"{head} ", style=style)
    return line.append_text(card_link(f"[{cause}", event["cause"], "quiet-cause" if quiet else "cause"))
