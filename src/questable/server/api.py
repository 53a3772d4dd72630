"""What travels over HTTP; `web/src/protocol.ts` is made from it and from `protocol`."""

from typing import Any, Literal

import msgspec

from questable.games.options import Choice
from questable.tables.protocol import Data, DecisionSeen, LogLine, Outcome, Request, SeatSeen, Status
from questable.text.languages import Lang


class Profile(Data):
    """Somebody who plays here: made at the first visit, known again by a cookie."""

    id: str
    name: str
    lang: Lang
    settings: dict[str, Any]  # the client's own
    webhook: str  # where you are told that it is your turn while you are away; "": nowhere


class ProfileChange(Request):
    name: str | None = None
    lang: Lang | None = None
    settings: dict[str, Any] | None = None
    webhook: str | None = None


class MoveCode(Data):
    """Type it on another device within `seconds`, once, to be the same person there."""

    code: str
    seconds: int


class UseCode(Request):
    code: str


class NewTable(Request):
    """A table to be made. `seats` says who sits where: `me`, `open`, or the name of a bot; left out: you take the first
    seat and the others are open. With `start` the cards are dealt at once (no seat may be open)."""

    game: str
    config: dict[str, Any] = msgspec.field(default_factory=dict)
    seats: list[str] | None = None
    packs: list[str] = msgspec.field(default_factory=list)  # hashes, in the order in which they are laid on
    listed: bool = False
    spectators: bool = True
    start: bool = False


class FromHere(Request):
    """Play on from a step of a finished game, as a new table."""

    step: int


class PackLabel(Data):
    """A pack that a table plays with; `/api/packs/{hash}/zip` is the pack itself."""

    hash: str
    id: str
    name: str


class TableSeen(Data):
    """A table in a list. Its link is `/t/{id}`."""

    id: str
    game: str
    content: str
    status: Status
    outcome: Outcome | None
    config: dict[str, Any]
    seats: list[SeatSeen]
    host: str  # the name
    listed: bool
    spectators: bool
    your_turn: bool
    version: int
    created: int
    changed: int  # seconds since 1970
    packs: list[PackLabel]
    daily: str | None = None


class PastGame(Data):
    """A finished game of yours. Its replay: `/api/tables/{table}/replay`."""

    table: str
    game: str
    outcome: Outcome
    assisted: bool
    conceded: bool
    players: int
    answers: int
    achievements: list[str]
    ended: int


class ReplayStep(Data):
    """A finished game after so many answers, as a spectator saw it; `log` is what happened since the step before."""

    step: int
    key: str | None  # the answer that led here; None: the start
    seat: int | None  # who gave it
    view: dict[str, Any]
    decision: DecisionSeen | None
    log: list[LogLine]


class ReplaySteps(Data):
    """Some steps of a finished game; `turns`, `combats` and `rounds` are the steps at which one began."""

    table: str
    game: str
    content: str
    seats: list[SeatSeen]
    outcome: Outcome | None
    answers: int
    turns: list[int]
    combats: list[int]
    rounds: list[int]
    steps: list[ReplayStep]


class Progress(Data):
    """How far an achievement has come, and how far it goes."""

    have: int
    of: int


class Statistics(Data):
    """Counts of finished games: all, and by game."""

    games: int
    victories: int
    by_game: dict[str, dict[str, int]]
    achievements: dict[str, dict[str, int]]  # by game: achievement and when it was earned first
    progress: dict[str, dict[str, Progress]]  # by game: achievements that take more than one game, or a high figure


class DailyRun(Data):
    """A line of a daily challenge's leaderboard."""

    place: int
    name: str
    outcome: Outcome
    answers: int
    yours: bool
    table: str | None  # its replay, once the day is over


class Daily(Data):
    """The challenge of a day: the same cards for everybody, the first finished run counts."""

    day: str  # 2026-11-16, UTC
    game: str
    config: dict[str, Any]
    over: bool
    yours: str | None  # your table
    runs: list[DailyRun]


class GameSeen(Data):
    """A game that can be played here."""

    id: str
    content: str
    choices: list[Choice]
    archetypes: dict[str, str]  # of heroes, where no two of a party may have the same
    bots: list[str]


class CardSet(Data):
    """The built-in cards by their hash; `current`: new tables play with them."""

    game: str
    content: str
    cards: int
    current: bool


class PackMistake(Data):
    """What is wrong with a pack, and in which line of which of its files."""

    file: str
    line: int
    text: str


class PackSeen(Data):
    """A pack that somebody brought. `content` is where its cards are drawn, together with those of the game:
    `/api/games/{game}/book/{content}/{lang}`; for several packs, their hashes follow each other there with dots."""

    hash: str
    game: str
    id: str
    name: str
    version: str
    author: str
    text: str
    cards: list[str]  # ids of what it adds and replaces
    content: str
    yours: bool
    created: int


class PackChecked(Data):
    """What a check of a pack found: mistakes, or a pack that tables can be opened with."""

    pack: PackSeen | None
    mistakes: list[PackMistake]


class RuleSeen(Data):
    id: str
    text: str


class ChapterSeen(Data):
    id: str
    title: str
    rules: list[RuleSeen]


class Report(Request):
    """Something went wrong: what the player says, and facts of the browser."""

    text: str
    table: str | None = None
    facts: dict[str, Any] = msgspec.field(default_factory=dict)


class ReportNumber(Data):
    number: int


class Health(Data):
    status: Literal["ok"]
    version: str
    compiled: bool
