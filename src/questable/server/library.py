"""The games that tables play: each with the cards it began with, whatever cards are built in today."""

from typing import Any

import questable
from questable.content.game import Game, built_in
from questable.content.tenefyr import make_catalogue as tenefyr_catalogue
from questable.content.tenefyr_game import Tenefyr, read_tenefyr
from questable.content.terrinoth_catalogue import make_catalogue as terrinoth_catalogue
from questable.content.terrinoth_game import Terrinoth, read_terrinoth
from questable.content.tree import Report
from questable.play.refusal import Refused
from questable.server.store import Store


def read_game(name: str, files: dict[str, str]) -> Game[Any]:
    """A game with the cards of these files."""
    report = Report()
    if name == "tenefyr":
        tenefyr_cards = read_tenefyr(files, report)
        report.refuse()
        return Tenefyr(tenefyr_cards, tenefyr_catalogue(tenefyr_cards))
    terrinoth_cards = read_terrinoth(files, report)
    report.refuse()
    return Terrinoth(terrinoth_cards, terrinoth_catalogue(terrinoth_cards))


class Library:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.games: dict[tuple[str, str], Game[Any]] = {}
        self.older: dict[str, dict[str, str]] = {}  # card files that are not built in, by content

    async def open(self) -> None:
        """Keep the cards that are built in, so that tables can go on with them after they have changed."""
        for name in questable.GAMES:
            game = self.current(name)
            await self.store.add_pack(game.catalogue.hash, name, len(game.catalogue.card_ids), built_in(name))

    def current(self, name: str) -> Game[Any]:
        if name not in questable.GAMES:
            raise Refused("no-game", game=name[:40], allowed=", ".join(questable.GAMES))
        game: Game[Any] = questable.game(name)
        return game

    def is_current(self, name: str, content: str) -> bool:
        return name in questable.GAMES and self.current(name).catalogue.hash == content

    async def game(self, name: str, content: str) -> Game[Any]:
        """The game with the cards of that hash."""
        if self.is_current(name, content):
            return self.current(name)
        if (name, content) not in self.games:
            files = await self.store.pack(name, content)
            if files is None:
                raise Refused("no-cards")
            self.older[content] = files
            self.games[name, content] = read_game(name, files)
        return self.games[name, content]
