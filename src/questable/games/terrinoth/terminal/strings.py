"""The terminal texts of Terrinoth."""

from collections.abc import Mapping
from typing import Any, ClassVar

from rich.panel import Panel

from questable.games.terrinoth.card_text import QuestText, TerrinothCardText, card_text, terrinoth_titles
from questable.games.terrinoth.domains import MESSAGES
from questable.games.terrinoth.game import TerrinothGame
from questable.games.terrinoth.names import TerrinothNames
from questable.games.terrinoth.nouns import plural
from questable.games.terrinoth.terminal.cards import card_panel
from questable.games.terrinoth.view_types import TerrinothDie
from questable.terminal.strings import Event, Strings
from questable.text.catalogue import message
from questable.text.display_names import DisplayNames


class TerrinothStrings(Strings):
    merged: ClassVar = {
        "hero-die-rolled": "several-hero-dice",
        "enemy-die-rolled": "several-enemy-dice",
        "enemy-spawned-facedown": "several-hidden",
    }

    omitted_if_zero: ClassVar = frozenset({"wounds", "defeats", "progress", "explores"})

    def __init__(self, game: TerrinothGame, lang: str) -> None:
        super().__init__(lang)
        self.game: TerrinothGame = game
        self.heroes = 0  # the number of heroes, on which numbers on cards depend
        self.texts: dict[str, TerrinothCardText | QuestText] = {}

    # ---- cards

    def card_or_quest(self, id: str) -> TerrinothCardText | QuestText:
        if id not in self.texts:
            self.texts[id] = card_text(self.game.cards, id, self.lang, self.heroes)
        return self.texts[id]

    def card(self, id: str) -> TerrinothCardText:
        text = self.card_or_quest(id)
        assert isinstance(text, TerrinothCardText), id
        return text

    def quest(self, id: str) -> QuestText:
        text = self.card_or_quest(id)
        assert isinstance(text, QuestText), id
        return text

    def name(self, id: str) -> str:
        """The name as in the log, where masters and minions have different names."""
        return TerrinothNames(self.game.cards).card_name(id, self.lang)

    def value_name(self, key: str, value: str) -> str | None:
        return self.name(value) if key in ("heroes", "quest") else None

    def card_panel(self, id: str) -> Panel:
        return card_panel(self.card_or_quest(id), self.lang)

    def rules(self, id: str) -> str:
        """The rules of a card on one line, with reminders of its keywords except the basic ones."""
        text = self.card_or_quest(id)
        if isinstance(text, QuestText):
            return ""
        keywords = [f"{word.name}: {' '.join(word.rules)}" for word in text.bar if not word.basic]
        return " ".join([*keywords, *text.rules]).strip()

    def bar(self, id: str) -> str:
        """The keywords of an enemy in order."""
        return ", ".join(word.name for word in self.card(id).bar)

    def action(self, id: str) -> str:
        """The action of an activation card."""
        return message(self.lang, "action-name", MESSAGES, action=self.card(id).action or "")

    def colour(self, name: str) -> str:
        return message(self.lang, "colour", MESSAGES, colour=name)

    def condition(self, id: str) -> str:
        return self.game.cards.of("conditions")[id].name[self.lang]

    def die(self, kind: str, die: TerrinothDie) -> str:
        return TerrinothNames(self.game.cards).die_face(kind, die.face - 1, self.lang)

    def quest_tokens(self, tokens: Mapping[str, int]) -> str:
        found = []
        for id, count in tokens.items():
            token = self.game.cards.of("quest-tokens")[id]
            found.append(f"{count} {token.name[self.lang] if count == 1 else plural(token, self.lang)}")
        return ", ".join(found)

    # ---- names

    def players(self, view: Mapping[str, Any]) -> list[str]:
        self.heroes = len(view["heroes"])
        return super().players(view)

    # ---- the log

    def can_merge(self, before: Event, event: Event) -> bool:
        """Merge dice of one hero."""
        return super().can_merge(before, event) and event["args"].get("hero") == before["args"].get("hero")

    def merged_text(self, run: list[Event], names: DisplayNames) -> str:
        last = run[-1]
        arguments = [names.event_arguments(event["id"], event["args"], self.lang) for event in run]
        faces = ", ".join(str(args.get("face", "")) for args in arguments)
        text = self.text(self.merged[last["id"]], hero=arguments[-1].get("hero", ""), count=len(run), faces=faces)
        return text if last["cause"] is None else f"{text} [{names.card_name(last['cause'], self.lang)}]"

    # ---- card search

    def card_names(self) -> list[tuple[str, str]]:
        """Ids come first, because a quest, a keyword and a nemesis may have the same name."""
        titles = terrinoth_titles(self.game.cards)
        return [*[(id, id) for id in titles], *[(names[self.lang], id) for id, names in titles.items()]]
