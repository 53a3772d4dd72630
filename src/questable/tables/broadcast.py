"""The clients of a table, and what is sent to all of them: updates and presence."""

from collections.abc import Mapping

from questable.play.session import Session
from questable.tables.narrator import Narrator
from questable.tables.outbox import Outbox
from questable.tables.presenter import TablePresenter
from questable.tables.protocol import PersonSeen, Presence, ToClient
from questable.text.languages import Lang


class Broadcast:
    """Sends a session to the clients that watch it; one presenter per language and update serves them all."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names  # by person; the room fills it in
        self.clients: set[Outbox] = set()
        self.narrators: dict[Lang, Narrator] = {}

    def people(self) -> set[str]:
        """Everybody who has a client connected."""
        return {client.person for client in self.clients}

    def presenter(self, session: Session, lang: Lang) -> TablePresenter:
        narrator = self.narrators.setdefault(lang, Narrator(lang))
        return TablePresenter(session, lang, self.names, narrator)

    def reset_texts(self) -> None:
        """Forget the texts of the log, after names or the session itself have changed."""
        self.narrators = {}

    def send(self, message: ToClient) -> None:
        for client in list(self.clients):
            client.send(message)

    def send_updates(self, session: Session, first: str = "") -> None:
        """Send an update to every client; the clients of person `first`, who waits for it, come first."""
        presenters: dict[Lang, TablePresenter] = {}
        for client in sorted(self.clients, key=lambda client: client.person != first):
            if client.lang not in presenters:
                presenters[client.lang] = self.presenter(session, client.lang)
            self.send_update(session, client, presenters[client.lang])

    def send_update(self, session: Session, client: Outbox, presenter: TablePresenter) -> None:
        """Send a client what is new to it. A person whose seats have changed may know other log lines, so the log is
        sent again from its start."""
        seats = session.seats.of(client.person)
        if client.seats is not None and client.seats != seats:
            client.version = 0
        client.seats = seats
        client.send(presenter.update(client.person, client.version))
        client.version = session.version

    def send_presence(self, session: Session, rematch: str | None) -> None:
        """Send who is connected, and the table at which the party plays again."""
        here = self.people()
        seated = session.seats.people()
        people = [PersonSeen(one, self.names.get(one, ""), session.seats.of(one), one in here) for one in seated]
        self.send(Presence(people, len(here.difference(seated)), rematch))

    def drop_all(self, text: str) -> None:
        """Disconnect every client with a message."""
        for client in list(self.clients):
            client.drop(text)
