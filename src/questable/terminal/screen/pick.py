"""A line of the set-up form: a value to choose by arrows, keys or clicks."""

from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Static


class Value(NamedTuple):
    """A value with its label and a description."""

    value: Any
    label: str
    about: str = ""


class Pick(Static, can_focus=True):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,minus", "move(-1)", show=False),
        Binding("right,space,plus", "move(1)", show=False),
    ]
    TITLE = 22  # columns
    MARK = 2  # columns of the focus mark

    class Changed(Message):
        def __init__(self, pick: "Pick") -> None:
            super().__init__()
            self.pick = pick

    class Focused(Message):
        """This line got the focus."""

        def __init__(self, pick: "Pick") -> None:
            super().__init__()
            self.pick = pick

    def __init__(self, key: str, title: str, values: Sequence[Value], value: object, about: str = "") -> None:
        super().__init__()
        self.key = key
        self.title = title
        self.values = list(values)
        self.at = next((number for number, one in enumerate(self.values) if one.value == value), 0)
        self.hint = about

    def copy_from(self, other: "Pick") -> None:
        """Take title, values and position of another pick, without a new widget."""
        self.title, self.values, self.at, self.hint = other.title, other.values, other.at, other.hint

    @property
    def value(self) -> Any:
        return self.values[self.at].value

    @property
    def about(self) -> str:
        return self.values[self.at].about or self.hint

    def on_mount(self) -> None:
        self.show()

    def show(self) -> None:
        mark = "▸" if self.has_focus else " "
        line = Text(f"{mark} {self.title:<{self.TITLE}}", no_wrap=True, overflow="ellipsis")
        line.append("‹ ", style="number")
        line.append(self.values[self.at].label)
        line.append(" ›", style="number")
        self.update(line)

    def action_move(self, by: int) -> None:
        self.at = (self.at + by) % len(self.values)
        self.show()
        self.post_message(self.Changed(self))

    def on_blur(self) -> None:
        self.show()

    def on_focus(self) -> None:
        self.show()
        self.post_message(self.Focused(self))

    def on_click(self, event: events.Click) -> None:
        """A click on the left arrow goes back, elsewhere forward."""
        self.action_move(-1 if self.TITLE + self.MARK <= event.x < self.TITLE + self.MARK + 2 else 1)
