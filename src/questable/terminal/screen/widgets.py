"""Widgets that several screens use."""

from rich.style import Style
from rich.text import Text
from textual.widgets import Static

from questable.terminal.screen.strings import screen_text


class TextView(Static):
    """A text or drawing. Clickable parts keep their own colour."""

    auto_links = False


class KeyBar(TextView):
    """A line with the keys of a screen; they can also be clicked."""

    def show(self, lang: str, keys: dict[str, str]) -> None:
        """`keys`: the action of each key. The message `do-ACTION` names it."""
        parts = []
        for key, action in keys.items():
            name = action.rpartition(".")[2].partition("(")[0].replace("_", "-")
            label = clickable(screen_text(lang, f"do-{name}"), action)
            parts.append(clickable(f"{key} ", action, "number").append_text(label))
        gap = "  " if sum(len(part) + 2 for part in parts) <= self.app.size.width else " "
        line = Text(gap).join(parts)
        line.no_wrap, line.overflow = True, "ellipsis"
        self.update(line)


def clickable(text: str, action: str, style: str = "") -> Text:
    """A text that runs an action when it is clicked."""
    found = Text().append(text, style or None)
    found.stylize(Style(meta={"@click": action}))
    return found
