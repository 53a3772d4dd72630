"""The texts of a table in one language: its decisions, options and log, with the names of its players."""

import logging
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any

from questable.games.module import Game
from questable.kernel.events import ALL, ROW, SEEN
from questable.kernel.state import State
from questable.play.session import Session
from questable.text.display_names import DisplayNames
from questable.text.messages import decision_text, event_text, option_text

Json = dict[str, Any]
log = logging.getLogger("questable.narrator")


def all_may_know(state: State, since: int) -> bool:
    """May everybody see every event from this one on?"""
    return state.recorder is None or all(seen == ALL for seen in state.recorder.rows[since * ROW + SEEN :: ROW])


class Narrator:
    """Makes the texts of a session in one language. Each line of the log is made once, for all readers."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.version = 0  # the version of the session up to which events have texts
        self.texts: dict[int, str] = {}  # by the number of the event
        self.contexts: dict[int, Hashable] = {}  # by the number of the event: what names depended on when it happened
        self.newest: tuple[int, list[Json]] = 0, []  # the last events and the number of the first, if all may see them
        self.cache: dict[tuple[object, ...], str] = {}  # texts that may be needed again
        self.cache_key: object = None  # the cache is valid while the `cache_key` of the names equals this

    def events(self, state: State, eyes: Iterable[int | None], since: int) -> list[Json]:
        """The events from number `since` on that one of these seats (None: a spectator) may know, in order."""
        if all_may_know(state, since):
            return self.newest[1] if self.newest[0] == since else state.events(None, since)
        found: dict[Any, Json] = {event["number"]: event for seat in eyes for event in state.events(seat, since)}
        return [found[number] for number in sorted(found)]

    def catch_up(self, session: Session, view: Json, labels: Sequence[str]) -> None:
        """Make the texts of new events, and drop those of events that an undo removed. `view` is a spectator's view."""
        state = session.state
        if state is None or self.version == session.version:
            return
        kept = session.events_kept(self.version)
        self.version = session.version
        while self.texts and (last := next(reversed(self.texts))) >= kept:  # in the order of events
            del self.texts[last]
            del self.contexts[last]
        self.newest = -1, []
        events = self.events(state, [None, *range(state.players)], kept)
        if all_may_know(state, kept):
            self.newest = kept, events
        if not events:
            return
        names = self.names(session.game, view, labels)
        # The first new events may still belong to the context of the last known one.
        names = names.with_context(self.contexts[next(reversed(self.contexts))] if self.contexts else None)
        for event in events:
            names = names.after(event)
            number = event["number"]
            self.texts[number] = self.event(event, names)
            self.contexts[number] = names.context

    def names(self, game: Game[Any, Any], view: Json, labels: Sequence[str]) -> DisplayNames:
        """The names that hold now. If they have changed, the cache is cleared."""
        names = game.module.names(game, view, labels)
        if names.cache_key != self.cache_key:
            self.cache_key, self.cache = names.cache_key, {}
        return names

    # ---- texts, from the cache where possible

    def event(self, event: Json, names: DisplayNames) -> str:
        key = ("event", event["id"], event["cause"], names.card_key(event["cause"]), *event["args"].values())
        return self.cache.get(key) or self.make_text(key, lambda: event_text(event, self.lang, names))

    def question(self, asked: Json, names: DisplayNames) -> str:
        about = asked["about"]
        key = ("decision", asked["kind"], about, names.card_key(about))
        return self.cache.get(key) or self.make_text(key, lambda: decision_text(asked, self.lang, names))

    def option(self, option: Json, asked: Json, names: DisplayNames) -> str:
        about = asked["about"]
        key = ("option", option["tag"], asked["kind"], about, names.card_key(about), *option["ref"].items())
        return self.cache.get(key) or self.make_text(key, lambda: option_text(option, self.lang, names, asked))

    def make_text(self, key: tuple[object, ...], render: Callable[[], str]) -> str:
        """Make a text and cache it. A missing text is replaced by its message id, and logged."""
        try:
            text = render()
        except LookupError as error:
            text = f"{key[0]}-{key[1]}"
            log.error("a text is missing", extra={"id": text, "error": str(error)})
        self.cache[key] = text
        return text
