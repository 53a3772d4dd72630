"""The games that tables play: each with the cards it began with, whatever cards are built in today."""

import asyncio
from typing import Any, NamedTuple

import questable
from questable.cards.pack import Pack
from questable.cards.yaml_nodes import Mistake
from questable.games import registry
from questable.games.module import GAME_CACHE_SIZE, Game
from questable.kernel.errors import CardError, ConfigError
from questable.play.errors import CommandRejected, RejectedByGame
from questable.server.pack_store import PackRow, PackStore
from questable.tables.packs import (
    MOST_AT_TABLE,
    Files,
    address_of,
    check_files,
    check_together,
    kept_pack,
    split_address,
)
from questable.tables.worker_pool import WorkerFailed, WorkerPool

MOST_REMEMBERED = 1000
MOST_TOLD = 3  # mistakes in a refusal; the page of the pack names them all


class CardBundle(NamedTuple):
    """Cards that are not the built-in ones, as another process gets them; without `files`, packs over those."""

    files: Files | None
    packs: tuple[Pack, ...] = ()


def read_game(name: str, parcel: CardBundle) -> Game[Any, Any]:
    """A game with the cards of these files and packs, which were checked when a table first had them."""
    module = registry.module(name)
    files = module.built_in_files() if parcel.files is None else parcel.files
    return module.from_files(files, parcel.packs)


class GameCache:
    def __init__(self, shelf: PackStore, checkers: WorkerPool) -> None:
        self.shelf = shelf
        self.checkers = checkers
        self.games: dict[tuple[str, str], Game[Any, Any]] = {}  # by name and address, the last used last
        self.reading = asyncio.Lock()
        self.fit: set[str] = set()  # addresses whose packs go together
        self.mistakes: dict[str, list[Mistake]] = {}  # of packs with today's cards, by hash

    async def open(self) -> None:
        """Keep the cards that are built in, so that tables can go on with them after they have changed."""
        for name in questable.GAMES:
            game = self.current(name)
            await self.shelf.add_card_set(
                game.card_set.hash, name, len(game.card_set.card_ids), registry.module(name).built_in_files()
            )

    def current(self, name: str) -> Game[Any, Any]:
        if name not in questable.GAMES:
            raise CommandRejected("no-game", game=name[:40], allowed=", ".join(questable.GAMES))
        game: Game[Any, Any] = questable.game(name)
        return game

    def is_current(self, name: str, content: str) -> bool:
        return name in questable.GAMES and self.current(name).card_set.hash == content

    async def game(self, name: str, content: str) -> Game[Any, Any]:
        """The game with the cards of that address. They are read in a thread: the loop goes on."""
        if self.is_current(name, content):
            return self.current(name)
        key = name, content
        if key not in self.games:
            async with self.reading:
                if key not in self.games:
                    parcel = await self.parcel(name, content)
                    try:
                        self.games[key] = await asyncio.to_thread(read_game, name, parcel)
                    except CardError:
                        raise CommandRejected("stored-elsewhere") from None
        self.games[key] = game = self.games.pop(key)
        if len(self.games) > GAME_CACHE_SIZE:
            del self.games[next(iter(self.games))]
        return game

    async def parcel(self, name: str, content: str) -> CardBundle:
        """The cards of an address, to be read here or elsewhere."""
        base, hashes = split_address(content)
        files = None
        if not self.is_current(name, base):
            files = await self.shelf.card_set(name, base)
            if files is None:
                raise CommandRejected("no-cards")
        if len(hashes) > MOST_AT_TABLE:
            raise CommandRejected("no-cards")
        rows = [await self.shelf.pack(hash) for hash in hashes]
        packs = [kept_pack(row.files) for row in rows if row is not None and row.game == name]
        if len(packs) != len(hashes):
            raise CommandRejected("no-cards")
        return CardBundle(files, tuple(packs))

    # ---- new tables

    async def choose(self, name: str, hashes: list[str]) -> str:
        """The address of today's cards with these packs, if they go together."""
        content = address_of(self.current(name).card_set.hash, hashes)
        if not hashes or content in self.fit:
            return content
        if len(self.fit) >= MOST_REMEMBERED:
            self.fit.clear()
        if len(hashes) > MOST_AT_TABLE:
            raise CommandRejected("many-packs", count=len(hashes), most=MOST_AT_TABLE)
        rows = [await self.find(hash) for hash in hashes]
        try:
            mistakes = await self.checkers.think(check_together, name, [row.files for row in rows])
        except ConfigError as error:
            raise RejectedByGame("config", error) from None
        except WorkerFailed:
            raise CommandRejected("pack-slow") from None
        if mistakes:
            told = " ".join(f"{mistake}." for mistake in mistakes[:MOST_TOLD])
            raise CommandRejected("packs-unfit", count=len(mistakes), sentence=told)
        self.fit.add(content)
        return content

    async def shown(self, name: str, content: str) -> Game[Any, Any]:
        """The game with the cards of an address that somebody asks for, who may have made it up."""
        base, hashes = split_address(content)
        if hashes and self.is_current(name, base):
            await self.choose(name, hashes)
        return await self.game(name, content)

    async def check(self, row: PackRow) -> list[Mistake]:
        """What is wrong with a pack that was kept, with the cards of today."""
        if row.hash not in self.mistakes:
            if len(self.mistakes) >= MOST_REMEMBERED:
                self.mistakes.clear()
            self.mistakes[row.hash] = (await self.checkers.think(check_files, row.files)).mistakes
        return self.mistakes[row.hash]

    async def find(self, hash: str) -> PackRow:
        row = await self.shelf.pack(hash)
        if row is None:
            raise CommandRejected("no-pack", pack=hash[:40])
        return row
