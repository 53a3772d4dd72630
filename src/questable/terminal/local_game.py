"""A game played at this terminal, with its bots and its save file."""

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
ME = "me"  # the id of the person at this terminal


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A save file: the replay so far and the settings of this terminal."""

    schema: int
    lang: str
    bots: dict[int, str]  # by seat
    replay: Replay
    packs: tuple[bytes, ...] = ()  # zipped, so that the game keeps its cards if the files change
    assisted: bool = False
    conceded: bool = False


class LocalGame:
    """A session in which one person has every seat that no bot plays, and its save file."""

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
        """Seat the person and the bots, and start the game."""
        seats = range(len(self.session.seats))
        for seat, bot in bots.items():
            check_bot(bot)
            if seat not in seats:
                allowed = ", ".join(str(number + 1) for number in seats)
                value = str(seat + 1)
                raise localized_error(ConfigError, "bot-seats", value=value, players=len(seats), allowed=allowed)
        mine = [seat for seat in seats if seat not in bots] or [0]  # a game of bots needs a person to start it
        for seat in mine:
            self.session.apply(ME, Sit(seat))
        for seat in seats:
            if seat not in mine:
                self.session.apply(ME, SeatBot(seat, bots[seat]))
        self.session.apply(ME, Start())
        if mine[0] in bots:
            self.session.apply(ME, SeatBot(mine[0], bots[mine[0]]))

    @property
    def state(self) -> State:
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
        """The seat whose person answers; None if only bots are asked. People make joint decisions, not bots."""
        return self.session.final_seat()

    def lesson(self) -> LessonPosition | None:
        """The position in the lesson, if this game is one."""
        return lesson_position(self.game, self.recorder.config, self.recorder.keys)

    def answer(self, key: str) -> None:
        """Answer for the seat that is asked."""
        seat, by = self.session.final_seat(), ME
        if seat is None:
            seat, by = self.session.bot_to_move(), ""
        if seat is None:
            raise CommandRejected("over")
        self.session.apply(by, Answer(seat, key, self.session.posed))

    def bot_answers(self) -> None:
        """Let bots answer until a person is asked or the game is over.

        A bot's random numbers follow from the seed and the answers so far, so that after a crash it answers the same
        again and only people's answers need to be saved.
        """
        while (seat := self.session.bot_to_move()) is not None and (decision := self.session.decision) is not None:
            dice = decision_rng(self.session.seed, self.state.revision)
            bot = make_bot(self.session.seats[seat].bot, dice)
            self.answer(decision.options[bot.choose(self.state)].key)

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
        """Write the replay next to the save file."""
        path = self.path.with_name(f"{self.path.stem}.replay.json")
        write(path, encode(self.session.replay()).encode())
        return path


def resume(path: Path, lang: str | None) -> LocalGame:
    """Load a saved game."""
    saved = read_save(path)
    replay = saved.replay
    game = questable.game(replay.game, [unzip_pack(data, str(path)) for data in saved.packs])
    check_compatible(game, replay)
    local_game = LocalGame(game, replay.config, replay.seed, lang or saved.lang, saved.bots, path)
    for key in replay.keys:
        local_game.answer(key)
    if local_game.state.digest() != replay.digests[len(replay.keys)]:
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
    """Replace a file atomically: a crash leaves the old or the new content, never a part."""
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
    """The default folder of save files."""
    return data_dir() / "saves"


def new_save(game: str) -> Path:
    """An unused path for a new game."""
    stem = f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path = saves_folder() / f"{stem}.json"
    number = 2
    while path.exists():
        path = saves_folder() / f"{stem}-{number}.json"
        number += 1
    return path


def unfinished() -> Iterator[tuple[Path, Save]]:
    """Saved games that are not over, the newest first."""
    files = [path for path in saves_folder().glob("*.json") if not path.name.endswith(".replay.json")]
    for path in sorted(files, key=lambda file: file.stat().st_mtime, reverse=True):
        with suppress(LoadError):  # skip damaged files
            saved = read_save(path)
            if saved.replay.outcome is None and not saved.conceded:
                yield path, saved


def last_save() -> Path:
    for path, _ in unfinished():
        return path
    raise localized_error(LoadError, "no-unfinished", path=str(saves_folder()))
