"""The request and response bodies of the HTTP interface; `web/src/protocol.ts` is generated from them too."""

from typing import Any, Literal

import msgspec

from questable.games import registry
from questable.games.options import Choice
from questable.tables.protocol import Data, DecisionSeen, LogLine, Outcome, Request, SeatSeen, Status
from questable.text.languages import Lang


class Profile(Data):
    """A player. Created at the first visit and recognised by a cookie."""

    id: str
    name: str
    lang: Lang
    settings: dict[str, Any]  # of the client; the server does not interpret them
    webhook: str  # the URL for notices while you are away; "": none


class ProfileChange(Request):
    name: str | None = None
    lang: Lang | None = None
    settings: dict[str, Any] | None = None
    webhook: str | None = None


class MoveCode(Data):
    """Enter it on another device within `seconds`, once, to use the same profile there."""

    code: str
    seconds: int


class UseCode(Request):
    code: str


class NewTable(Request):
    """A table to create. `seats` lists its seats: `me`, `open`, or the name of a bot; if it is left out, you get the
    first seat and the others are open. With `start` the game starts at once (no seat may be open)."""

    game: str
    config: dict[str, Any] = msgspec.field(default_factory=dict)
    seats: list[str] | None = None
    packs: list[str] = msgspec.field(default_factory=list)  # hashes, in the order in which they are merged
    listed: bool = False
    spectators: bool = True
    start: bool = False

    def __post_init__(self) -> None:
        """Reject an unknown game like any other invalid body."""
        if self.game not in registry.names():
            raise ValueError(f"Invalid enum value {self.game[:40]!r} in `game`")


class FromHere(Request):
    """Continue from a step of a finished game, at a new table."""

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
    """A finished game after `step` answers, as a spectator sees it; `log` has the events since the previous step."""

    step: int
    key: str | None  # the answer before it; null: the start
    seat: int | None  # that answered
    view: dict[str, Any]
    decision: DecisionSeen | None
    log: list[LogLine]


class ReplaySteps(Data):
    """Some steps of a finished game; `turns`, `combats` and `rounds` list the steps at which one begins."""

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
    """The progress of an achievement: `have` out of `of`."""

    have: int
    of: int


class Statistics(Data):
    """Numbers of finished games, in total and by game."""

    games: int
    victories: int
    by_game: dict[str, dict[str, int]]
    achievements: dict[str, dict[str, int]]  # by game: when each was first earned
    progress: dict[str, dict[str, Progress]]  # by game: achievements with a count


class DailyRun(Data):
    """A line in the leaderboard of a daily challenge."""

    place: int
    name: str
    outcome: Outcome
    answers: int
    yours: bool
    table: str | None  # for its replay, when the day is over


class Daily(Data):
    """A daily challenge: the same deal for everybody, one run per person."""

    day: str  # 2026-11-16, UTC
    game: str
    config: dict[str, Any]
    over: bool
    yours: str | None  # your table
    runs: list[DailyRun]


class GameSeen(Data):
    """A game of this server."""

    id: str
    content: str
    choices: list[Choice]
    archetypes: dict[str, str]  # of heroes, if no two in a party may have the same
    bots: list[str]


class CardSet(Data):
    """A version of the built-in cards, by hash; `current`: new tables use it."""

    game: str
    content: str
    cards: int
    current: bool


class PackMistake(Data):
    """A mistake in a pack, with its file and line."""

    file: str
    line: int
    text: str


class PackSeen(Data):
    """An uploaded pack. `content` is the address of its cards together with those of the game, for
    `/api/games/{game}/book/{content}/{lang}`; for several packs, append their hashes with dots."""

    hash: str
    game: str
    id: str
    name: str
    version: str
    author: str
    text: str
    cards: list[str]  # ids of the cards that it adds or replaces
    content: str
    yours: bool
    created: int


class PackChecked(Data):
    """The result of a check: mistakes, or a pack that tables can be created with."""

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
    """A problem report: the text of the player, and facts about the browser."""

    text: str
    table: str | None = None
    facts: dict[str, Any] = msgspec.field(default_factory=dict)


class ReportNumber(Data):
    number: int


class Health(Data):
    status: Literal["ok"]
    version: str
    compiled: bool
