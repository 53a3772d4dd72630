"""The seats of a table: each has a person, a bot, or nobody yet."""

from dataclasses import dataclass, replace
from typing import Literal

from questable.play.errors import CommandRejected

Kind = Literal["human", "bot", "open"]


@dataclass(frozen=True)
class Seat:
    kind: Kind = "open"
    person: str = ""
    bot: str = ""
    kept_for: str = ""  # the person whom a bot replaces


OPEN = Seat()


class Seats:
    def __init__(self, count: int) -> None:
        self.seats = [OPEN] * count

    def __len__(self) -> int:
        return len(self.seats)

    def __getitem__(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise CommandRejected("no-seat", seat=seat + 1, seats=len(self.seats))
        return self.seats[seat]

    def resize(self, count: int) -> None:
        """Drop the last seats, or add open ones."""
        self.seats = [*self.seats[:count], *[OPEN] * (count - len(self.seats))]

    def people(self) -> list[str]:
        """Everybody who has a seat, once, in the order of the seats."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.kind == "human"))

    def require_seated(self, person: str) -> None:
        if person not in self.people():
            raise CommandRejected("not-seated")

    def of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "human" and seat.person == person]

    def is_human(self, seat: int) -> bool:
        return self.seats[seat].kind == "human"

    def has_open(self) -> bool:
        return OPEN in self.seats

    # ---- changes; each is checked before anything changes

    def sit(self, person: str, number: int) -> None:
        seat = self[number]
        if seat.kind == "human":
            raise CommandRejected("taken", seat=number + 1)
        if seat.kept_for not in ("", person):
            raise CommandRejected("kept", seat=number + 1)
        self.seats[number] = Seat("human", person=person)

    def stand(self, number: int) -> None:
        self.seats[number] = OPEN

    def seat_bot(self, number: int, bot: str, keep: bool) -> None:
        """Put a bot on a seat. With `keep` the person who sat here may come back."""
        seat = self[number]
        kept_for = (seat.person or seat.kept_for) if keep else ""
        self.seats[number] = replace(OPEN, kind="bot", bot=bot, kept_for=kept_for)
