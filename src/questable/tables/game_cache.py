"""The games that tables play, each with the cards it began with, even after the built-in cards have changed."""

import asyncio
from typing import Any, NamedTuple

import questable
from questable.cards.pack import Pack
from questable.cards.yaml_nodes import Mistake
from questable.games import registry
from questable.games.module import GAME_CACHE_SIZE, Game
from questable.kernel.errors import CardError, ConfigError
from questable.play.errors import CommandRejected, RejectedByGame
from questable.tables.packs import (
    MOST_AT_TABLE,
    check_files,
    check_together,
    content_address,
    split_content_address,
    stored_pack,
)
from questable.tables.records import Files, PackRow
from questable.tables.services import CardStorage
from questable.tables.worker_pool import WorkerFailed, WorkerPool

MOST_REMEMBERED = 1000
MOST_MISTAKES = 3  # named in an error; the page of the pack lists all


class CardBundle(NamedTuple):
    """The cards of a game as another process gets them: packs, over `files` or (None) the built-in cards."""

    files: Files | None
    packs: tuple[Pack, ...] = ()


def read_game(name: str, bundle: CardBundle) -> Game[Any, Any]:
    """A game with the cards of a bundle, which were checked when a table was first created with them."""
    module = registry.module(name)
    files = module.built_in_files() if bundle.files is None else bundle.files
    return module.from_files(files, bundle.packs)


class GameCache:
    def __init__(self, storage: CardStorage, checkers: WorkerPool) -> None:
        self.storage = storage
        self.checkers = checkers
        self.games: dict[tuple[str, str], Game[Any, Any]] = {}  # by name and content address, the last used last
        self.reading = asyncio.Lock()
        self.compatible: set[str] = set()  # content addresses whose packs were checked together
        self.mistakes: dict[str, list[Mistake]] = {}  # of packs with the built-in cards, by hash

    async def open(self) -> None:
        """Store the built-in cards, so that tables can continue with them after they have changed."""
        for name in registry.names():
            game = self.current(name)
            await self.storage.add_card_set(
                game.content_hash, name, len(game.card_set.card_ids), game.module.built_in_files()
            )

    def current(self, name: str) -> Game[Any, Any]:
        """A game with its built-in cards."""
        if name not in registry.names():
            raise CommandRejected("no-game", game=name[:40], allowed=", ".join(registry.names()))
        game: Game[Any, Any] = questable.game(name)
        return game

    def is_current(self, name: str, content: str) -> bool:
        return name in registry.names() and self.current(name).content_hash == content

    async def game(self, name: str, content: str) -> Game[Any, Any]:
        """The game with the cards of a content address. Cards are read in a thread, not in the event loop."""
        if self.is_current(name, content):
            return self.current(name)
        key = name, content
        if key not in self.games:
            async with self.reading:
                if key not in self.games:
                    bundle = await self.bundle(name, content)
                    try:
                        self.games[key] = await asyncio.to_thread(read_game, name, bundle)
                    except CardError:
                        raise CommandRejected("stored-elsewhere") from None
        self.games[key] = game = self.games.pop(key)
        if len(self.games) > GAME_CACHE_SIZE:
            del self.games[next(iter(self.games))]
        return game

    async def bundle(self, name: str, content: str) -> CardBundle:
        """The cards of a content address, to be read here or in another process."""
        base, hashes = split_content_address(content)
        files = None
        if not self.is_current(name, base):
            files = await self.storage.card_set(name, base)
            if files is None:
                raise CommandRejected("no-cards")
        if len(hashes) > MOST_AT_TABLE:
            raise CommandRejected("no-cards")
        rows = [await self.storage.pack(hash) for hash in hashes]
        packs = [stored_pack(row.files) for row in rows if row is not None and row.game == name]
        if len(packs) != len(hashes):
            raise CommandRejected("no-cards")
        return CardBundle(files, tuple(packs))

    # ---- new tables

    async def address_with_packs(self, name: str, hashes: list[str]) -> str:
        """The content address of the built-in cards with these packs; rejected unless they can be used together."""
        content = content_address(self.current(name).content_hash, hashes)
        if not hashes or content in self.compatible:
            return content
        if len(self.compatible) >= MOST_REMEMBERED:
            self.compatible.clear()
        if len(hashes) > MOST_AT_TABLE:
            raise CommandRejected("many-packs", count=len(hashes), most=MOST_AT_TABLE)
        rows = [await self.need_pack(hash) for hash in hashes]
        try:
            mistakes = await self.checkers.run(check_together, name, [row.files for row in rows])
        except ConfigError as error:
            raise RejectedByGame("config", error) from None
        except WorkerFailed:
            raise CommandRejected("pack-slow") from None
        if mistakes:
            sentence = " ".join(f"{mistake}." for mistake in mistakes[:MOST_MISTAKES])
            raise CommandRejected("packs-unfit", count=len(mistakes), sentence=sentence)
        self.compatible.add(content)
        return content

    async def requested_game(self, name: str, content: str) -> Game[Any, Any]:
        """The game with the cards of a content address that a client asks for, which may be made up."""
        base, hashes = split_content_address(content)
        if hashes and self.is_current(name, base):
            await self.address_with_packs(name, hashes)
        return await self.game(name, content)

    async def pack_mistakes(self, row: PackRow) -> list[Mistake]:
        """What is wrong with a stored pack when it is used with the built-in cards."""
        if row.hash not in self.mistakes:
            if len(self.mistakes) >= MOST_REMEMBERED:
                self.mistakes.clear()
            self.mistakes[row.hash] = (await self.checkers.run(check_files, row.files)).mistakes
        return self.mistakes[row.hash]

    async def need_pack(self, hash: str) -> PackRow:
        row = await self.storage.pack(hash)
        if row is None:
            raise CommandRejected("no-pack", pack=hash[:40])
        return row
