"""What happened at a table, in sentences."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from questable.cli.voice import Voice
from questable.content.text.catalogue import Said
from questable.content.text.messages import say_event
from questable.content.text.names import names_at
from questable.kernel.state import State

Event = dict[str, Any]

# Several of these in a row are told as one.
MERGED = {"card-drawn": "several-draws", "card-played": "several-plays", "card-discarded": "several-discards"}


class Log:
    """Tells the events of a table that were not told yet, each card by the half that counts."""

    def __init__(self, voice: Voice, table: State) -> None:
        self.voice = voice
        self.players = voice.players(table)
        self.names = names_at(voice.game.cards, table.view(None), self.players)
        self.told = 0  # events

    def skip(self, table: State, keep: int = 0) -> None:
        """Take what has happened as told, but for the last few events."""
        if table.recorder is not None:
            self.told = max(table.recorder.count() - keep, 0)

    def tell(self, table: State, seat: int | None) -> list[str]:
        events: list[Event] = table.events(seat, self.told)
        self.skip(table)
        now = names_at(self.voice.game.cards, table.view(seat), self.players)
        # what comes first may still be the doing of the enemy that was fought before
        self.names = replace(now, enemy=self.names.enemy)
        lines = [self.line(run) for run in runs(events)]
        self.names = now
        return lines

    def line(self, run: list[Event]) -> str:
        if run[0]["id"] == "combat-began":
            self.names = replace(self.names, enemy=run[0]["args"]["enemy"])
        return self.several(run) if len(run) > 1 else say_event(run[0], self.voice.lang, self.names)

    def several(self, run: list[Event]) -> str:
        """One sentence for all of them, with the cause they share."""
        last = run[-1]
        cards = [self.voice.played(event["args"]["card"]).name for event in run]
        told: dict[str, Said] = {"player": self.names.player(last["args"]["player"], self.voice.lang)}
        cause = last["cause"]
        if last["id"] == "card-played":
            cause = None  # a card that is played is its own cause
            told["total"] = last["args"]["total"]
            cards = [f"{name} ({event['args']['power']})" for name, event in zip(cards, run, strict=True)]
        text = self.voice.say(MERGED[last["id"]], cards=", ".join(cards), **told)
        return text if cause is None else f"{text} [{self.names.acting(cause, self.voice.lang)}]"


def runs(events: Iterable[Event]) -> list[list[Event]]:
    """Events, with those that are told as one together."""
    found: list[list[Event]] = []
    for event in events:
        if found and told_as_one(found[-1][-1], event):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def told_as_one(before: Event, event: Event) -> bool:
    return (
        event["id"] in MERGED
        and event["id"] == before["id"]
        and event["args"]["player"] == before["args"]["player"]
        and (event["cause"] == before["cause"] or event["id"] == "card-played")
    )
