"""The messages between the table service and its clients; `web/src/protocol.ts` is generated from this module.

A client opens one WebSocket per table, `/api/tables/{id}/socket?lang=fr&since=41`, and sends `ToServer` messages as
JSON text; the server sends `ToClient` messages. The field `type` distinguishes them. Everything else goes over HTTP
(see `/api/schema/openapi.json`).

Updates: each accepted command raises the table's `version` by one. After each, every client gets an `Update` with
everything it may see now, and the lines of the log that are new to it. A client that reconnects names the last version
it saw (`since`) and gets one `Update` with exactly what it missed. An undo removes lines of the log: `kept` says how
many stay.

Answers: each decision has a number, `posed`. Send `Do` with an `Answer(seat, key, posed)`. If the number is not that of
the pending decision, a `Problem` with code `stale` and an `Update` follow.
"""

from typing import Any, Final, Literal

import msgspec

from questable.play.commands import AnyCommand
from questable.play.commands import UndoScope as Reach
from questable.text.languages import Lang

COOKIE: Final = "questable"  # identifies a guest
Status = Literal["gathering", "playing", "paused", "over"]
Outcome = Literal["victory", "defeat"]


class Data(msgspec.Struct):
    """What the server sends."""


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends; unknown fields are rejected."""


# ---- parts of a table as one person sees it


class OptionSeen(Data):
    """One legal answer. Send `key` to choose it. `ref` names what it is about (`card`, `seat`, `place`, `number` and
    the zone of the card), so that the thing itself can be clicked; `text` is the label."""

    key: str
    tag: str
    ref: dict[str, Any]
    text: str


class DecisionSeen(Data):
    """The pending decision. `about` is the card that asks, or that the decision is about."""

    kind: str
    posed: int  # its number, which answers and proposals repeat
    seats: list[int]  # that are asked
    final_seat: int  # that decides (if a bot has that seat, the people who are asked decide)
    deciding: list[int]  # seats whose people can answer now; empty: bots decide, or a seat is open
    yours: list[int]  # your seats among those asked: you may propose, or answer if `answers` allows it
    answers: int | None  # your seat that may answer; null: you may only propose
    about: str | None
    text: str
    options: list[OptionSeen]  # empty if you may not know them
    rules: list[str] = []  # ids of the rules about this kind of decision


class LogLine(Data):
    """An event of the game: message id, arguments (card ids, seats, places, numbers) and text."""

    number: int  # from 0; lines that you may not know are left out
    revision: int  # the number of answers before it
    id: str
    args: dict[str, Any]
    cause: str | None  # the card whose rules caused it
    text: str


class Notice(Data):
    """An action of a person at the table other than an answer: took a seat, asked for an undo, paused …"""

    version: int
    id: str
    by: str  # the name of the person
    text: str


class SeatSeen(Data):
    """A seat. `name`: of the person or the bot. `label`: the name of the seat in the log."""

    kind: Literal["human", "bot", "open"]
    name: str
    label: str
    person: str | None = None  # the public id of the profile
    bot: str | None = None
    kept_for: str | None = None  # the person who may take the seat back from a bot
    yours: bool = False


class Proposal(Data):
    seat: int
    key: str


class UndoOffer(Data):
    """An undo that is possible now; `free`: it needs no consent and the game does not count as assisted."""

    to: Reach
    answers: int  # the number of answers that are undone
    free: bool


class VoteSeen(Data):
    """A pending request that needs the consent of the others."""

    about: Literal["undo", "concede"]
    by: str  # the name of the person who asked
    agreed: list[str]  # ids of persons
    waiting: list[str]
    yours: bool  # your vote is missing
    text: str


class LessonPage(Data):
    """One or two sentences of a lesson, and the part of the table that they are about ("": none)."""

    text: str
    look: str


class LessonSeen(Data):
    """The current step of a lesson: its pages, and the allowed answers (null: any)."""

    step: int
    steps: int
    pages: list[LessonPage]
    allowed: list[str] | None


class Chat(Data, tag="chat", tag_field="type"):
    """A line of chat: plain text, not markup."""

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
    """The first message on a WebSocket: what does not change, and the last lines of chat. An `Update` follows."""

    table: str
    game: str
    content: str  # the address of the cards: `/api/games/{game}/cards/{content}/{lang}`
    lang: Lang
    you: str  # your person
    host: bool
    spectators: bool
    listed: bool
    daily: str | None  # the day, if this is a daily challenge
    chat: list[Chat]


class Update(Data, tag="update", tag_field="type"):
    """The table as you may see it at `version`. Keep the log lines with numbers below `kept`, and add `log`."""

    version: int
    status: Status
    outcome: Outcome | None
    config: dict[str, Any]
    seats: list[SeatSeen]
    seat: int | None  # from which `view` is seen; null: a spectator's view
    view: dict[str, Any] | msgspec.Raw | None  # null before the start; else the view type of the game
    decision: DecisionSeen | None
    proposals: list[Proposal]
    undo: list[UndoOffer]
    vote: VoteSeen | None
    thinking: list[int]  # seats whose bots are about to answer
    assisted: bool
    conceded: bool
    earned: list[str]  # achievements, when the game is over
    kept: int
    log: list[LogLine]
    notices: list[Notice]
    lesson: LessonSeen | None = None  # null: this game is not a lesson


class Presence(Data, tag="presence", tag_field="type"):
    """Who is connected, and the table of the rematch. Sent whenever that changes."""

    people: list[PersonSeen]
    spectators: int
    rematch: str | None


class Done(Data, tag="done", tag_field="type"):
    """The request `re` was accepted and is stored durably."""

    re: int
    version: int


class Problem(Data, tag="problem", tag_field="type"):
    """A request was rejected, and nothing changed. `text` is one sentence in your language. Also the body of every HTTP
    error."""

    code: str
    text: str
    re: int | None = None


class FigureSeen(Data):
    """A probability (0 to 1) or an expected value, with its 95 % confidence interval."""

    value: float
    low: float
    high: float


class Odds(Data, tag="odds", tag_field="type"):
    """Estimates for each option, from what your seat can know: by option key and name of the estimate."""

    re: int
    posed: int
    options: dict[str, dict[str, FigureSeen]]


class Hint(Data, tag="hint", tag_field="type"):
    """The option that a bot would choose, and why. `chances`: the probability of winning by option, if computed."""

    re: int
    posed: int
    key: str
    chances: dict[str, FigureSeen]
    id: str
    args: dict[str, Any]
    text: str


class Pong(Data, tag="pong", tag_field="type"):
    """The reply to a ping."""

    re: int


class Gone(Data, tag="gone", tag_field="type"):
    """The server closes this WebSocket: it restarts, or you were too slow. Reconnect with `since`."""

    text: str


ToClient = Welcome | Update | Presence | Chat | Done | Problem | Odds | Hint | Pong | Gone


# ---- client to server


class Do(Request, tag="do", tag_field="type"):
    """Carry out a command. `id` is your number for the request; `Done` or `Problem` repeats it in `re`."""

    id: int
    # `deed` is its name in messages
    command: AnyCommand = msgspec.field(name="deed")


class Say(Request, tag="say", tag_field="type"):
    """Post a line of chat, at most 500 characters."""

    id: int
    text: str


class AskHint(Request, tag="ask-hint", tag_field="type"):
    """Ask for a hint for one of your seats."""

    id: int
    seat: int


class AskOdds(Request, tag="ask-odds", tag_field="type"):
    """Ask for the odds of each option for one of your seats."""

    id: int
    seat: int


class Speak(Request, tag="speak", tag_field="type"):
    """Continue in another language; an `Update` with the whole log follows."""

    lang: Lang


class Ping(Request, tag="ping", tag_field="type"):
    id: int


ToServer = Do | Say | AskHint | AskOdds | Speak | Ping
