"""All that travels between the table service and its clients; `web/src/protocol.ts` is made from this module.

A client opens one WebSocket per table, `/api/tables/{id}/socket?lang=fr&since=41`, and sends `ToServer` messages as
JSON text; the server sends `ToClient` messages. `type` tells the messages apart. Everything else goes over HTTP (see
`/api/schema/openapi.json`).

How a table stays current: each accepted command raises the table's `version` by one. After each, every client gets an
`Update` with the whole of what it may see now, and the lines of the log that are new to it. A client that comes back
names the last version it saw (`since`) and gets one `Update` with exactly what it missed. An undo takes lines of the
log back: `kept` says how many stay.

How one answers: the decision carries its own number, `posed`. Send `Do` with an `Answer(seat, key, posed)`. A number
that is not the pending decision's gets a `Problem` with code `stale` and an `Update`.
"""

from typing import Any, Final, Literal

import msgspec

from questable.play.commands import AnyCommand
from questable.play.commands import UndoScope as Reach
from questable.text.languages import Lang

COOKIE: Final = "questable"  # by which a guest is known again
Status = Literal["gathering", "playing", "paused", "over"]
Outcome = Literal["victory", "defeat"]


class Data(msgspec.Struct):
    """What the server sends."""


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends: a field too many is a mistake."""


# ---- what one sees of a table


class OptionSeen(Data):
    """One legal answer. Send back `key`; `ref` names the things it is about: `card` (an id), `seat`, `place`, `number`
    and where the card lies, so that the thing itself can be clicked; `text` is its label."""

    key: str
    tag: str
    ref: dict[str, Any]
    text: str


class DecisionSeen(Data):
    """The pending question. `about` is the card that asks, or that the question is about."""

    kind: str
    posed: int  # its own number: answers and proposals name it
    seats: list[int]  # who is asked
    final_seat: int  # whose word decides (where that seat is a bot's, the people who are asked decide)
    deciding: list[int]  # the seats whose people can answer now; empty: bots decide, or a seat is open
    yours: list[int]  # your own seats among those asked: you may propose, or answer where `answers` says so
    answers: int | None  # your seat that may answer; None: you may at most propose
    about: str | None
    text: str
    options: list[OptionSeen]  # empty where you may not know them
    rules: list[str] = []  # the numbered rules that speak of it


class LogLine(Data):
    """Something that happened in the game: message id, arguments (card ids, seats, places, numbers), and in words."""

    number: int  # counts from 0; lines that you may not know are missing
    revision: int  # the number of answers given before it happened
    id: str
    args: dict[str, Any]
    cause: str | None  # the card whose rules did it
    text: str


class Notice(Data):
    """Something that people did at the table beside answering: sat down, asked for an undo, paused …"""

    version: int
    id: str
    by: str  # the name of who did it
    text: str


class SeatSeen(Data):
    """A seat. `name`: of the person, or of the bot. `label`: what log lines call it."""

    kind: Literal["human", "bot", "open"]
    name: str
    label: str
    person: str | None = None  # the public id of the profile
    bot: str | None = None
    kept_for: str | None = None  # the person who may take the seat back from the bot
    yours: bool = False


class Proposal(Data):
    seat: int
    key: str


class UndoOffer(Data):
    """An undo that could be asked for now; `free`: it happens at once and the game is not assisted by it."""

    to: Reach
    answers: int  # how many answers are taken back
    free: bool


class VoteSeen(Data):
    """Somebody asked for what needs the others' consent."""

    about: Literal["undo", "concede"]
    by: str  # the name of who asked
    agreed: list[str]  # ids of persons
    waiting: list[str]
    yours: bool  # you have not said yes or no yet
    text: str


class LessonPage(Data):
    """One or two sentences, and the part of the table that they are about ("": none)."""

    text: str
    look: str


class LessonSeen(Data):
    """Where a lesson stands: what it says now, page by page, and what may be answered (None: anything)."""

    step: int
    steps: int
    pages: list[LessonPage]
    allowed: list[str] | None


class Chat(Data, tag="chat", tag_field="type"):
    """Something said at the table: plain text, to be shown as such."""

    number: int
    person: str
    name: str
    text: str
    at: int  # seconds since 1970


class PersonSeen(Data):
    person: str
    name: str
    seats: list[int]
    here: bool


# ---- server to client


class Welcome(Data, tag="welcome", tag_field="type"):
    """The first message on a socket: what stays the same, and the last lines of chat. An `Update` follows."""

    table: str
    game: str
    content: str  # the hash of the cards: `/api/games/{game}/cards/{content}/{lang}`
    lang: Lang
    you: str  # your person
    host: bool
    spectators: bool
    listed: bool
    daily: str | None  # the day, if this is a run of a daily challenge
    chat: list[Chat]


class Update(Data, tag="update", tag_field="type"):
    """The table as you may see it at `version`. Keep the log lines with numbers below `kept`, and add `log`."""

    version: int
    status: Status
    outcome: Outcome | None
    config: dict[str, Any]
    seats: list[SeatSeen]
    seat: int | None  # whose eyes `view` is seen with; None: a spectator's
    view: dict[str, Any] | msgspec.Raw | None  # None before the start; `TenefyrView` or `TerrinothView`
    decision: DecisionSeen | None
    proposals: list[Proposal]
    undo: list[UndoOffer]
    vote: VoteSeen | None
    thinking: list[int]  # seats of bots that are about to answer
    assisted: bool
    conceded: bool
    earned: list[str]  # achievements, once the game is over
    kept: int
    log: list[LogLine]
    notices: list[Notice]
    lesson: LessonSeen | None = None  # None: this game is no lesson


class Presence(Data, tag="presence", tag_field="type"):
    """Who is at the table now, and the table at which the party plays on. Sent whenever that changes."""

    people: list[PersonSeen]
    spectators: int
    rematch: str | None


class Done(Data, tag="done", tag_field="type"):
    """Your request number `re` was accepted and is stored: no crash will lose it."""

    re: int
    version: int


class Problem(Data, tag="problem", tag_field="type"):
    """Something was not accepted, and nothing changed. `text` is one sentence in your language; also the body of every
    HTTP error."""

    code: str
    text: str
    re: int | None = None


class FigureSeen(Data):
    """A chance (0 to 1) or an expected number, and the interval in which it lies with 95 % confidence."""

    value: float
    low: float
    high: float


class Odds(Data, tag="odds", tag_field="type"):
    """What each option may lead to, from what your seat can know: by option key and by the name of the figure."""

    re: int
    posed: int
    options: dict[str, dict[str, FigureSeen]]


class Hint(Data, tag="hint", tag_field="type"):
    """What a bot would do in your place, and why. `chances`: of winning, by option, where it has worked them out."""

    re: int
    posed: int
    key: str
    chances: dict[str, FigureSeen]
    id: str
    args: dict[str, Any]
    text: str


class Pong(Data, tag="pong", tag_field="type"):
    """The answer to a ping."""

    re: int


class Gone(Data, tag="gone", tag_field="type"):
    """The table moves on without this socket: the server restarts, or you were too slow. Come back with `since`."""

    text: str


ToClient = Welcome | Update | Presence | Chat | Done | Problem | Odds | Hint | Pong | Gone


# ---- client to server


class Do(Request, tag="do", tag_field="type"):
    """Do something at the table. `id` is your own number for the request; `Done` or `Problem` names it in `re`."""

    id: int
    command: AnyCommand = msgspec.field(name="deed")  # its name on the wire


class Say(Request, tag="say", tag_field="type"):
    """Say something to all at the table: at most 500 characters."""

    id: int
    text: str


class AskHint(Request, tag="ask-hint", tag_field="type"):
    """What would a bot do at this seat of yours?"""

    id: int
    seat: int


class AskOdds(Request, tag="ask-odds", tag_field="type"):
    """What may each option lead to?"""

    id: int
    seat: int


class Speak(Request, tag="speak", tag_field="type"):
    """Go on in another language; an `Update` with the whole log in it follows."""

    lang: Lang


class Ping(Request, tag="ping", tag_field="type"):
    id: int


ToServer = Do | Say | AskHint | AskOdds | Speak | Ping
