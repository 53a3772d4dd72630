"""The chat of a table: stored lines, of which the newest are kept in memory."""

from collections.abc import Iterable, Mapping

from questable.tables.protocol import Chat
from questable.tables.records import ChatRow
from questable.tables.services import TableStorage

CHAT_KEPT = 100


class ChatLog:
    def __init__(self, table: str, storage: TableStorage) -> None:
        self.table = table
        self.storage = storage
        self.lines: list[Chat] = []

    async def fetch_new(self) -> list[ChatRow]:
        """The lines that were stored after the last one in memory."""
        last = self.lines[-1].number if self.lines else 0
        return await self.storage.chat(self.table, last, CHAT_KEPT)

    def add(self, rows: Iterable[ChatRow], names: Mapping[str, str]) -> list[Chat]:
        """Add stored lines; those that were new. Two fetches at the same time may bring the same line."""
        added = []
        for row in rows:
            if row.text and (not self.lines or row.number > self.lines[-1].number):
                self.lines.append(Chat(row.number, row.person, names.get(row.person, ""), row.text, row.at))
                added.append(self.lines[-1])
        del self.lines[:-CHAT_KEPT]
        return added
