"""What a table says in one language: its questions, answers and log, with the names of those who sit there."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from questable.content.game import Game
from questable.content.tenefyr_game import Tenefyr
from questable.content.text.messages import say_decision, say_event, say_option
from questable.content.text.names import Names, names_at
from questable.play.session import Session

Json = dict[str, Any]


def names_of(game: Game[Any], view: Json, labels: Sequence[str]) -> Names | None:
    """What things are called at a table; None: this game has no texts."""
    return names_at(game.cards, view, labels) if isinstance(game, Tenefyr) else None


def hero_names(game: Game[Any], view: Json, lang: str) -> list[str]:
    """The heroes of each seat."""
    if isinstance(game, Tenefyr):
        seats = [seat["heroes"] for seat in view["seats"]]
        return [" & ".join(game.cards.heroes[hero].name[lang] for hero in heroes) for heroes in seats]
    heroes = [[hero["hero"] for hero in view["heroes"] if hero["seat"] == seat] for seat in range(view["players"])]
    return [" & ".join(own) for own in heroes]


def worded(names: Names | None, id: str, say: Callable[[Names], str]) -> str:
    """The one place where a text may be missing: then the message id stands in for it."""
    if names is None:
        return id
    try:
        return say(names)
    except LookupError:
        return id


def decision_text(decision: Json, lang: str, names: Names | None) -> str:
    return worded(names, f"decision-{decision['kind']}", lambda known: say_decision(decision, lang, known))


def option_text(option: Json, decision: Json, lang: str, names: Names | None) -> str:
    return worded(names, f"option-{option['tag']}", lambda known: say_option(option, lang, known, decision))


class Narrator:
    """Tells the log of a session; each line is put into words once, whoever reads it."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.version = 0  # of the session, up to which all is told
        self.texts: dict[int, str] = {}  # by the number of the event
        self.enemies: dict[int, str] = {}  # the enemy that was fought when it happened, whose half of a card counts

    def catch_up(self, session: Session, labels: Sequence[str]) -> None:
        """Put into words what is new, and forget what was taken back."""
        state = session.state
        if state is None or self.version == session.version:
            return
        kept = session.events_kept(self.version)
        self.version = session.version
        for number in [number for number in self.texts if number >= kept]:
            del self.texts[number]
            del self.enemies[number]
        events = {
            int(str(event["number"])): event
            for seat in (None, *range(state.players))
            for event in state.events(seat, kept)
        }
        if not events:
            return
        now = names_of(session.game, state.view(None), labels)
        enemy = self.enemies[max(self.enemies)] if self.enemies else ""
        for number in sorted(events):
            event = events[number]
            enemy = enemy_after(event, enemy)
            names = None if now is None else replace(now, enemy=enemy)
            self.texts[number] = told(event, self.lang, names)
            self.enemies[number] = enemy


def enemy_after(event: Json, enemy: str) -> str:
    if event["id"] == "combat-began":
        return str(event["args"]["enemy"])
    return "" if event["id"] == "loot-taken" else enemy


def told(event: Json, lang: str, names: Names | None) -> str:
    return worded(names, f"event-{event['id']}", lambda known: say_event(event, lang, known))
