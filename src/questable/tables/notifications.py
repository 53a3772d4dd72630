"""Notices to people who are asked for a decision while they are away, sent to the webhook in their profile."""

from contextlib import suppress

from questable.games import registry
from questable.play.errors import SESSION
from questable.play.session import Session
from questable.tables.records import TableRow
from questable.tables.services import StorageUnavailable, TableServices
from questable.text.catalogue import message


class Notifications:
    """Notifies each person once until they return to the table."""

    def __init__(self, row: TableRow, services: TableServices) -> None:
        self.row = row
        self.services = services
        self.notified: set[str] = set()  # and not returned since

    def returned(self, person: str) -> None:
        self.notified.discard(person)

    def notify_away(self, session: Session, here: set[str], by: str) -> None:
        """Notify people who are asked and not among `here`, after a command of person `by`."""
        self.returned(by)
        asked = {session.seats[seat].person for seat in session.deciding()}
        if session.status == "playing":
            for person in asked - here - self.notified - {by}:
                self.notified.add(person)
                self.services.spawn(self.notify(person))

    async def notify(self, person: str) -> None:
        with suppress(StorageUnavailable):
            found = await self.services.storage.webhook(person)
            if found is not None:
                url, lang = found
                text = message(lang, "notice-turn", SESSION, title=registry.module(self.row.game).title)
                link = f"{self.services.public_url.rstrip('/')}/t/{self.row.id}"
                sentence = f"{text} {link}"
                # chat services read `text` or `content`
                self.services.send_notice(
                    url,
                    {"table": self.row.id, "game": self.row.game, "link": link, "text": sentence, "content": sentence},
                )
