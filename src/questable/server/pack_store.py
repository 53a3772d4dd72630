"""Storage of card files: built-in cards, those of earlier versions too, and the packs that people have uploaded."""

import msgspec

from questable.server.database import Database, Row, to_json
from questable.tables.records import Files, PackRow
from questable.tables.services import CardStorage


def pack_row(row: Row) -> PackRow:
    hash, game, files, cards, created = row
    texts = msgspec.json.decode(files, type=Files)
    return PackRow(hash, game, texts, msgspec.json.decode(cards, type=list[str]), created)


class PackStore(CardStorage):
    def __init__(self, database: Database) -> None:
        self.fetch = database.fetch

    # ---- built-in cards

    async def add_card_set(self, content: str, game: str, cards: int, files: Files) -> None:
        await self.fetch(
            "INSERT INTO card_sets VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING", content, game, cards, to_json(files)
        )

    async def card_set(self, game: str, content: str) -> Files | None:
        rows = await self.fetch("SELECT files FROM card_sets WHERE content = $1 AND game = $2", content, game)
        return msgspec.json.decode(rows[0][0], type=Files) if rows else None

    async def card_sets(self) -> list[tuple[str, str, int]]:
        """Game, hash and number of cards."""
        rows = await self.fetch("SELECT game, content, cards FROM card_sets ORDER BY game, content")
        return [(game, content, cards) for game, content, cards in rows]

    # ---- packs

    async def add_pack(self, person: str, pack: PackRow) -> None:
        """Store a pack for a person. A pack that several people upload is stored once."""
        files = to_json(pack.files)
        await self.fetch(  # first, so that `delete_unused` does not remove the pack
            "INSERT INTO pack_owners VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", person, pack.hash, pack.created
        )
        await self.fetch(
            "INSERT INTO packs VALUES ($1, $2, $3, $4, $5, 0, $6) ON CONFLICT DO NOTHING",
            pack.hash,
            pack.game,
            files,
            to_json(pack.cards),
            len(files.encode()),
            pack.created,
        )

    async def pack(self, hash: str) -> PackRow | None:
        rows = await self.fetch("SELECT hash, game, files, cards, created FROM packs WHERE hash = $1", hash)
        return pack_row(rows[0]) if rows else None

    async def packs_of(self, person: str) -> list[PackRow]:
        """The packs that a person has uploaded, the newest first."""
        rows = await self.fetch(
            "SELECT packs.hash, game, files, cards, since FROM packs JOIN pack_owners ON packs.hash = pack_owners.hash"
            " WHERE profile = $1 ORDER BY since DESC, packs.hash",
            person,
        )
        return [pack_row(row) for row in rows]

    async def is_owner(self, person: str, hash: str) -> bool:
        return bool(await self.fetch("SELECT 1 FROM pack_owners WHERE profile = $1 AND hash = $2", person, hash))

    async def size(self) -> int:
        """The size of all packs in bytes."""
        rows = await self.fetch("SELECT COALESCE(SUM(size), 0) FROM packs")
        return int(rows[0][0])

    async def mark_played(self, hash: str) -> bool:
        """Record that a table plays with a pack: it stays when its owners remove it. False: there is no such pack."""
        return bool(await self.fetch("UPDATE packs SET played = 1 WHERE hash = $1 RETURNING hash", hash))

    async def remove(self, person: str, hash: str) -> bool:
        """Remove a pack from a person's list. False: it was not there."""
        rows = await self.fetch("DELETE FROM pack_owners WHERE profile = $1 AND hash = $2 RETURNING hash", person, hash)
        await self.delete_unused()
        return bool(rows)

    async def delete_unused(self) -> None:
        """Delete packs that nobody owns and no table plays with."""
        await self.fetch("DELETE FROM packs WHERE played = 0 AND hash NOT IN (SELECT hash FROM pack_owners)")
