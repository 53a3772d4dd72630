"""What stands around the table on the whole screen."""

from typing import Final

from rich.style import Style
from rich.text import Text
from textual.widgets import Static

from questable.text.catalogue import MessageArg, message

SCREEN: Final = "screen"  # the file of messages


def say(lang: str, id: str, domain: str = SCREEN, /, **args: MessageArg) -> str:
    return message(lang, id, domain, **args)


def screen_domain(game: str) -> str:
    """The domain of what the screen says about one game."""
    return f"{game}/{SCREEN}"


def click(text: str, action: str, style: str = "") -> Text:
    """A text that does something when it is clicked."""
    found = Text().append(text, style or None)
    found.stylize(Style(meta={"@click": action}))
    return found


class Shown(Static):
    """A picture or text. What can be clicked in it keeps its own colour."""

    auto_links = False


class Keys(Shown):
    """The keys that do something here, which can be clicked too."""

    def show(self, lang: str, keys: dict[str, str]) -> None:
        """Keys and the actions behind them, each with the message `do-…` that names it."""
        told = []
        for key, action in keys.items():
            name = action.rpartition(".")[2].partition("(")[0].replace("_", "-")
            told.append(click(f"{key} ", action, "number").append_text(click(say(lang, f"do-{name}"), action)))
        gap = "  " if sum(len(part) + 2 for part in told) <= self.app.size.width else " "
        line = Text(gap).join(told)
        line.no_wrap, line.overflow = True, "ellipsis"
        self.update(line)
