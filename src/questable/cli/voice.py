"""What the terminal says, in one language."""

import sys
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from rich.console import Console

from questable.cli.finding import Finder
from questable.cli.seen import look
from questable.content.game import Game
from questable.content.tenefyr import CardFacts
from questable.content.tenefyr_game import Tenefyr
from questable.content.text.cards_text import CardText, SideText, card_text
from questable.content.text.catalogue import Said, message
from questable.kernel.errors import ConfigError
from questable.kernel.state import State

INTERFACE = "play"  # the file of messages


def screen() -> Console:
    """Where commands print. Texts are printed as they are: brackets in them are no markup."""
    return Console(highlight=False, markup=False, emoji=False)


def read_line(console: Console) -> str:
    """What somebody types; where it comes through a pipe it is shown, so that the output can be followed."""
    line = input("> ")
    if not sys.stdin.isatty():
        console.print(line)
    return line.strip()


def listed(things: Mapping[str, int]) -> str:
    """Things with how many there are of them."""
    return ", ".join(thing if count == 1 else f"{count} × {thing}" for thing, count in things.items())


class Voice:
    def __init__(self, game: Game[Any], lang: str) -> None:
        if not isinstance(game, Tenefyr):
            raise ConfigError(f"This command does not speak of {game.name} yet; allowed: tenefyr.")
        self.game = game
        self.lang = lang
        self.texts: dict[str, CardText] = {}

    def say(self, id: str, **args: Said) -> str:
        return message(self.lang, id, INTERFACE, **args)

    def card(self, id: str) -> CardText:
        if id not in self.texts:
            self.texts[id] = card_text(self.game.cards, id, self.lang)
        return self.texts[id]

    def enemy(self, id: str) -> SideText:
        side = self.card(id).enemy
        assert side is not None, id
        return side

    def played(self, id: str) -> SideText:
        """The half that a player plays."""
        side = self.card(id).played
        assert side is not None, id
        return side

    def enemy_power(self, id: str, players: int) -> int:
        """The printed power (solo reads that for two)."""
        return self.enemy(id).power[max(players, 2) - 2]

    def line(self, power: int, rules: str) -> str:
        """Power and rules of a card in one line."""
        text = self.say("power", power=power)
        return f"{text[:1].upper()}{text[1:]}. {rules}".strip()

    def hero(self, id: str) -> str:
        return self.game.cards.heroes[id].name[self.lang]

    def boss(self, id: str) -> str:
        return self.game.cards.bosses[id].name[self.lang]

    def players(self, table: State) -> list[str]:
        """Players are called by their heroes."""
        return [" & ".join(self.hero(hero) for hero in seat.heroes) for seat in look(table, None).seats]

    def counted(self, cards: dict[str, int]) -> str:
        """Cards of a player with how often they are there: "3 × Basic 1, Quick Strike"."""
        found: dict[str, int] = {}
        for id, count in cards.items():
            name = self.played(id).name
            found[name] = found.get(name, 0) + count
        return listed(found) or self.say("nothing")

    # ---- finding a card by what somebody typed

    @cached_property
    def finder(self) -> Finder:
        return Finder((name, card.id) for card in self.game.cards.cards.values() for name in self.names(card))

    def names(self, card: CardFacts) -> list[str]:
        halves = [card.front] if card.loot is None else [card.front, card.loot]
        return [*(half.name[self.lang] for half in halves), card.id]

    def find(self, typed: str) -> str | None:
        """The card of that name or id, or the only one whose name begins so."""
        return self.finder.find(typed)

    def near(self, typed: str) -> str | None:
        """A name or id like the one that was typed."""
        return self.finder.near(typed)
