"""One game at this terminal: where it stands, who plays which seat, and the file it is kept in."""

import os
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

import questable
from questable.bots.registry import check_bot, decision_rng, make_bot
from questable.cards.pack import unzip_pack
from questable.games.module import Game
from questable.kernel.errors import ConfigError, LoadError
from questable.kernel.state import State
from questable.play.commands import Answer, SeatBot, Sit, Start
from questable.play.errors import CommandRejected
from questable.play.lesson import LessonPosition, lesson_position
from questable.play.replay import Replay, ReplayRecorder, check_compatible, encode
from questable.play.session import Session
from questable.tables.data_dir import data_dir
from questable.text.errors import localized_error

SCHEMA = 1
ME = "me"  # the person at this terminal


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A saved game: its replay up to now, and how this terminal plays it."""

    schema: int
    lang: str
    bots: dict[int, str]  # by seat
    replay: Replay
    packs: tuple[bytes, ...] = ()  # zipped: a game goes on with the cards it began with, whatever becomes of the files
    assisted: bool = False
    conceded: bool = False


class LocalGame:
    """A session in which one person holds every seat that no bot plays, and the file it is saved in."""

    def __init__(
        self,
        game: Game[Any, Any],
        config: Mapping[str, object],
        seed: int,
        lang: str,
        bots: Mapping[int, str],
        path: Path,
    ) -> None:
        self.game = game
        self.lang = lang
        self.path = path
        self.packs = tuple(pack.zip() for pack in game.packs)
        self.session = Session(game, config, seed, ME)
        self.take_seats(bots)

    def take_seats(self, bots: Mapping[int, str]) -> None:
        """Sit down, with bots on their seats, and deal the cards."""
        seats = range(len(self.session.seats))
        for seat, bot in bots.items():
            check_bot(bot)
            if seat not in seats:
                allowed = ", ".join(str(number + 1) for number in seats)
                value = str(seat + 1)
                raise localized_error(ConfigError, "bot-seats", value=value, players=len(seats), allowed=allowed)
        mine = [seat for seat in seats if seat not in bots] or [0]  # somebody has to deal the cards
        for seat in mine:
            self.session.apply(ME, Sit(seat))
        for seat in seats:
            if seat not in mine:
                self.session.apply(ME, SeatBot(seat, bots[seat]))
        self.session.apply(ME, Start())
        if mine[0] in bots:
            self.session.apply(ME, SeatBot(mine[0], bots[mine[0]]))

    @property
    def table(self) -> State:
        assert self.session.state is not None
        return self.session.state

    @property
    def recorder(self) -> ReplayRecorder:
        assert self.session.recorder is not None
        return self.session.recorder

    @property
    def bots(self) -> dict[int, str]:
        return {number: seat.bot for number, seat in enumerate(self.session.seats.seats) if seat.kind == "bot"}

    def person(self) -> int | None:
        """The seat whose person answers; None: only bots are asked. What is decided together people decide."""
        return self.session.final_seat()

    def lesson(self) -> LessonPosition | None:
        """Where the lesson stands, if this game is one."""
        return lesson_position(self.game, self.recorder.config, self.recorder.keys)

    def answer(self, key: str) -> None:
        """Answer for whoever is asked."""
        seat, by = self.session.final_seat(), ME
        if seat is None:
            seat, by = self.session.bot_to_move(), ""
        if seat is None:
            raise CommandRejected("over")
        self.session.apply(by, Answer(seat, key, self.session.posed))

    def bot_answers(self) -> None:
        """Let bots decide until a person is asked or the game is over.

        A bot's dice follow from the seed and the answers so far: what it decided before a crash it decides again, so
        only what people answer need be saved.
        """
        while (seat := self.session.bot_to_move()) is not None and (decision := self.session.decision) is not None:
            dice = decision_rng(self.session.seed, self.table.revision)
            bot = make_bot(self.session.seats[seat].bot, dice)
            self.answer(decision.options[bot.choose(self.table)].key)

    def save(self) -> None:
        session = self.session
        saved = Save(
            schema=SCHEMA,
            lang=self.lang,
            bots=self.bots,
            replay=session.replay(),
            packs=self.packs,
            assisted=session.assisted,
            conceded=session.conceded,
        )
        write(self.path, msgspec.json.encode(saved))

    def write_replay(self) -> Path:
        """The replay of the game, next to its save."""
        path = self.path.with_name(f"{self.path.stem}.replay.json")
        write(path, encode(self.session.replay()).encode())
        return path


def resume(path: Path, lang: str | None) -> LocalGame:
    """Take up a saved game where it stood."""
    saved = read_save(path)
    replay = saved.replay
    game = questable.game(replay.game, [unzip_pack(data, str(path)) for data in saved.packs])
    check_compatible(game, replay)
    local_game = LocalGame(game, replay.config, replay.seed, lang or saved.lang, saved.bots, path)
    for key in replay.keys:
        local_game.answer(key)
    if local_game.table.digest() != replay.digests[len(replay.keys)]:
        raise localized_error(LoadError, "save-differs", path=str(path))
    local_game.session.assisted, local_game.session.conceded = saved.assisted, saved.conceded
    return local_game


def read_save(path: Path) -> Save:
    try:
        saved = msgspec.json.decode(path.read_bytes(), type=Save)
    except OSError as error:
        raise localized_error(LoadError, "unreadable", path=str(path), why=str(error.strerror)) from None
    except (msgspec.MsgspecError, RecursionError) as error:
        raise localized_error(LoadError, "no-save", path=str(path), why=str(error)) from None
    if saved.schema != SCHEMA:
        raise localized_error(LoadError, "save-schema", path=str(path), made=str(saved.schema), here=str(SCHEMA))
    return saved


def write(path: Path, data: bytes) -> None:
    """Write a file so that a reader finds the old one or the new one, whole, whenever the program is killed."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise localized_error(ConfigError, "unsaved", path=str(path), why=str(error.strerror)) from None


def saves_folder() -> Path:
    """Where saved games are kept when no file is named."""
    return data_dir() / "saves"


def new_save(game: str) -> Path:
    """A file name of its own for a new game."""
    stem = f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path = saves_folder() / f"{stem}.json"
    number = 2
    while path.exists():
        path = saves_folder() / f"{stem}-{number}.json"
        number += 1
    return path


def unfinished() -> Iterator[tuple[Path, Save]]:
    """The games that are saved and not over, the newest first."""
    files = [path for path in saves_folder().glob("*.json") if not path.name.endswith(".replay.json")]
    for path in sorted(files, key=lambda file: file.stat().st_mtime, reverse=True):
        with suppress(LoadError):  # a damaged file hides no other
            saved = read_save(path)
            if saved.replay.outcome is None and not saved.conceded:
                yield path, saved


def last_save() -> Path:
    for path, _ in unfinished():
        return path
    raise localized_error(LoadError, "no-unfinished", path=str(saves_folder()))
