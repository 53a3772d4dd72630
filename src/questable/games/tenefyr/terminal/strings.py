"""The terminal texts of Tenefyr."""

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from rich.panel import Panel

from questable.games.tenefyr.card_text import SideText, TenefyrCardText, card_text
from questable.games.tenefyr.game import TenefyrGame
from questable.games.tenefyr.names import TenefyrNames
from questable.games.tenefyr.reader import CardDefinition
from questable.terminal.strings import Event, Strings, with_counts
from questable.text.catalogue import MessageArg
from questable.text.display_names import DisplayNames


class TenefyrStrings(Strings):
    merged: ClassVar = {
        "card-drawn": "several-draws",
        "card-played": "several-plays",
        "card-discarded": "several-discards",
    }
    option_letters: ClassVar = Strings.option_letters | {"keep", "redraw", "continue", "leave", "draw", "stop"}

    def __init__(self, game: TenefyrGame, lang: str) -> None:
        super().__init__(lang)
        self.game: TenefyrGame = game
        self.texts: dict[str, TenefyrCardText] = {}

    # ---- cards

    def card(self, id: str) -> TenefyrCardText:
        if id not in self.texts:
            self.texts[id] = card_text(self.game.cards, id, self.lang)
        return self.texts[id]

    def name(self, id: str) -> str:
        """The name of an enemy or reward, without its full text."""
        return self.game.cards.cards[id].front.name[self.lang]

    def enemy(self, id: str) -> SideText:
        side = self.card(id).enemy
        assert side is not None, id
        return side

    def played(self, id: str) -> SideText:
        """The side of a card that a player plays."""
        side = self.card(id).played
        assert side is not None, id
        return side

    def enemy_power(self, id: str, players: int) -> int:
        """The printed power; solo uses the number for two players."""
        return self.game.cards.cards[id].front.power[max(players, 2) - 2]

    def line(self, power: int, rules: str) -> str:
        """Power and rules of a card on one line."""
        text = self.text("power", power=power)
        return f"{text[:1].upper()}{text[1:]}. {rules}".strip()

    def hero(self, id: str) -> str:
        return self.game.cards.heroes[id].name[self.lang]

    def boss(self, id: str) -> str:
        return self.game.cards.bosses[id].name[self.lang]

    def value_name(self, key: str, value: str) -> str | None:
        if key == "heroes":
            return self.hero(value)
        return self.boss(value) if key == "boss" else None

    def card_panel(self, id: str) -> Panel:
        from questable.games.tenefyr.terminal.cards import card_panel

        return card_panel(self, self.card(id))

    def counted(self, cards: dict[str, int]) -> str:
        """Cards with their number of copies: "3 × Basic 1, Quick Strike"."""
        found: dict[str, int] = {}
        for id, count in cards.items():
            name = self.played(id).name
            found[name] = found.get(name, 0) + count
        return with_counts(found) or self.text("nothing")

    # ---- names

    def names_before(self, now: DisplayNames, before: DisplayNames) -> DisplayNames:
        """The first of the new events may still be caused by the previous enemy."""
        assert isinstance(now, TenefyrNames)
        assert isinstance(before, TenefyrNames)
        return replace(now, enemy=before.enemy)

    # ---- the log

    def can_merge(self, before: Event, event: Event) -> bool:
        """Merge events of one player. A played card is its own cause, so causes may differ there."""
        if event["id"] != before["id"] or event["args"].get("player") != before["args"].get("player"):
            return False
        return event["id"] == "card-played" or super().can_merge(before, event)

    def merged_text(self, run: list[Event], names: DisplayNames) -> str:
        """One sentence with the common cause."""
        last = run[-1]
        cards = [self.played(event["args"]["card"]).name for event in run]
        arguments: dict[str, MessageArg] = {"player": names.player(last["args"]["player"], self.lang)}
        cause = last["cause"]
        if last["id"] == "card-played":
            cause = None
            arguments["total"] = last["args"]["total"]
            cards = [f"{name} ({event['args']['power']})" for name, event in zip(cards, run, strict=True)]
        text = self.text(self.merged[last["id"]], cards=", ".join(cards), **arguments)
        return text if cause is None else f"{text} [{names.card_name(cause, self.lang)}]"

    # ---- card search

    def card_names(self) -> Iterator[tuple[str, str]]:
        return ((name, card.id) for card in self.game.cards.cards.values() for name in self.names_of(card))

    def names_of(self, card: CardDefinition) -> list[str]:
        halves = [card.front] if card.loot is None else [card.front, card.loot]
        return [*(half.name[self.lang] for half in halves), card.id]
