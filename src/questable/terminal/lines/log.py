"""The log of a game in sentences."""

from collections.abc import Iterable

from questable.kernel.state import State
from questable.terminal.strings import Event, Strings
from questable.text.messages import event_text


class Log:
    """Turns new events into sentences; remembers which ones have been shown."""

    def __init__(self, strings: Strings, table: State) -> None:
        self.strings = strings
        view = table.view(None)
        self.players = strings.players(view)
        self.names = strings.names(view, self.players)
        self.next_event = 0  # the first event that has not been shown

    def skip(self, table: State, keep: int = 0) -> None:
        """Mark all events as shown except the last `keep`."""
        if table.recorder is not None:
            self.next_event = max(table.recorder.count() - keep, 0)

    def new_lines(self, table: State, seat: int | None) -> list[str]:
        events: list[Event] = table.events(seat, self.next_event)
        self.skip(table)
        now = self.strings.names(table.view(seat), self.players)
        self.names = self.strings.names_before(now, self.names)
        lines = [self.line(run) for run in runs(self.strings, events)]
        self.names = now
        return lines

    def line(self, run: list[Event]) -> str:
        self.names = self.names.after(run[0])
        if len(run) > 1:
            return self.strings.several(run, self.names)
        return event_text(run[0], self.strings.lang, self.names)


def runs(strings: Strings, events: Iterable[Event]) -> list[list[Event]]:
    """Group consecutive events that one sentence can describe."""
    found: list[list[Event]] = []
    for event in events:
        if found and strings.can_merge(found[-1][-1], event):
            found[-1].append(event)
        else:
            found.append([event])
    return found
