"""`questable play --json`: one JSON object a line out, one key a line in, for players written in any language."""

import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from questable.play.errors import CommandRejected
from questable.text.display_names import DisplayNames
from questable.text.messages import decision_text, event_text, option_text

if TYPE_CHECKING:
    from questable.terminal.local_game import LocalGame

SCHEMA = 1

Json = dict[str, Any]


class JsonMode:
    """Tells where the game stands as data, with the sentences that people would read."""

    def __init__(self, sitting: "LocalGame") -> None:
        self.sitting = sitting
        self.strings = sitting.game.module.terminal_strings(sitting.game, sitting.lang)
        view = sitting.table.view(None)
        self.players = self.strings.players(view)
        self.names = self.strings.names(view, self.players)
        self.told = 0  # events

    def play(self) -> None:
        """Ask and answer until the game is over or the input ends."""
        sitting = self.sitting
        write(self.game())
        while True:
            sitting.bot_answers()
            seat = sitting.person()
            if seat is None:
                break
            write({"type": "question", **self.state(seat)})
            if not self.answered():
                return
            sitting.save()
        sitting.save()
        write({"type": "end", **self.state(None), "replay": str(sitting.write_replay())})

    def answered(self) -> bool:
        """Read keys until one fits; False: the input has ended."""
        for line in sys.stdin:
            key = line.strip()
            if not key:
                continue
            try:
                self.sitting.answer(key)
            except CommandRejected as refused:
                write({"type": "error", "error": refused.say(self.strings.lang)})
            else:
                return True
        return False

    def game(self) -> Json:
        recorder = self.sitting.recorder
        return {
            "type": "game",
            "schema": SCHEMA,
            "game": self.sitting.game.name,
            "config": recorder.config,
            "seed": recorder.seed,
            "players": self.players,
            "bots": {str(seat): bot for seat, bot in self.sitting.bots.items()},
            "save": str(self.sitting.path),
        }

    def state(self, seat: int | None) -> Json:
        """What a seat sees; its decision stands beside the view."""
        table = self.sitting.table
        view: Json = dict(table.view(seat))
        names = self.strings.names(view, self.players)
        events = table.events(seat, self.told)
        if table.recorder is not None:
            self.told = table.recorder.count()
        lines: list[Json] = []
        then = self.strings.names_before(names, self.names)
        for event in events:
            then = then.after(event)
            lines.append({**event, "text": event_text(event, self.strings.lang, then)})
        self.names = names
        decision = view.pop("decision")
        return {
            "seat": seat,
            "outcome": table.outcome,
            "events": lines,
            "decision": None if decision is None else self.decision(decision, names),
            "view": view,
        }

    def decision(self, decision: Mapping[str, Any], names: DisplayNames) -> Json:
        lang = self.strings.lang
        options = [{**option, "label": option_text(option, lang, names, decision)} for option in decision["options"]]
        return {**decision, "question": decision_text(decision, lang, names), "options": options}


def write(line: Json) -> None:
    sys.stdout.write(msgspec.json.encode(line).decode() + "\n")
    sys.stdout.flush()
