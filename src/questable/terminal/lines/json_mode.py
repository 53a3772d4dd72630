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
    """Prints the state of the game as JSON, with the sentences that people would read."""

    def __init__(self, local_game: "LocalGame") -> None:
        self.local_game = local_game
        self.strings = local_game.game.module.terminal_strings(local_game.game, local_game.lang)
        view = local_game.state.view(None)
        self.players = self.strings.players(view)
        self.names = self.strings.names(view, self.players)
        self.next_event = 0  # the first event that has not been printed

    def play(self) -> None:
        """Play until the game is over or the input ends."""
        local_game = self.local_game
        write(self.game())
        while True:
            local_game.bot_answers()
            seat = local_game.person()
            if seat is None:
                break
            write({"type": "question", **self.state(seat)})
            if not self.read_answer():
                return
            local_game.save()
        local_game.save()
        write({"type": "end", **self.state(None), "replay": str(local_game.write_replay())})

    def read_answer(self) -> bool:
        """Read keys until one is accepted; False if the input has ended."""
        for line in sys.stdin:
            key = line.strip()
            if not key:
                continue
            try:
                self.local_game.answer(key)
            except CommandRejected as refused:
                write({"type": "error", "error": refused.say(self.strings.lang)})
            else:
                return True
        return False

    def game(self) -> Json:
        recorder = self.local_game.recorder
        return {
            "type": "game",
            "schema": SCHEMA,
            "game": self.local_game.game.name,
            "config": recorder.config,
            "seed": recorder.seed,
            "players": self.players,
            "bots": {str(seat): bot for seat, bot in self.local_game.bots.items()},
            "save": str(self.local_game.path),
        }

    def state(self, seat: int | None) -> Json:
        """What a seat sees, with its decision next to the view."""
        state = self.local_game.state
        view: Json = dict(state.view(seat))
        names = self.strings.names(view, self.players)
        events = state.events(seat, self.next_event)
        if state.recorder is not None:
            self.next_event = state.recorder.count()
        lines: list[Json] = []
        then = self.strings.names_before(names, self.names)
        for event in events:
            then = then.after(event)
            lines.append({**event, "text": event_text(event, self.strings.lang, then)})
        self.names = names
        decision = view.pop("decision")
        return {
            "seat": seat,
            "outcome": state.outcome,
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
