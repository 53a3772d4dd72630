"""The log of a game in sentences."""

from collections.abc import Iterable

from questable.kernel.state import State
from questable.terminal.strings import Event, Strings
from questable.text.messages import event_text


class Log:
    """Turns new events into sentences; remembers which ones have been shown."""

    def __init__(self, strings: Strings, state: State) -> None:
        self.strings = strings
        view = state.view(None)
        self.players = strings.players(view)
        self.names = strings.names(view, self.players)
        self.next_event = 0  # the first event that has not been shown

    def skip(self, state: State, keep: int = 0) -> None:
        """Mark all events as shown except the last `keep`."""
        if state.recorder is not None:
            self.next_event = max(state.recorder.count() - keep, 0)

    def new_lines(self, state: State, seat: int | None) -> list[str]:
        events: list[Event] = state.events(seat, self.next_event)
        self.skip(state)
        now = self.strings.names(state.view(seat), self.players)
        self.names = self.strings.names_before(now, self.names)
        lines = [self.line(group) for group in group_events(self.strings, events)]
        self.names = now
        return lines

    def line(self, group: list[Event]) -> str:
        self.names = self.names.after(group[0])
        if len(group) > 1:
            return self.strings.merged_text(group, self.names)
        return event_text(group[0], self.strings.lang, self.names)


def group_events(strings: Strings, events: Iterable[Event]) -> list[list[Event]]:
    """Group consecutive events that one sentence can describe."""
    groups: list[list[Event]] = []
    for event in events:
        if groups and strings.can_merge(groups[-1][-1], event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups
