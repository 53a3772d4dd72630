"""One game at this terminal: where it stands, who plays which seat, and the file it is kept in."""

import os
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

import questable
from questable.bots.registry import bot_dice, check_bot, make_bot
from questable.content.game import Game
from questable.content.pack import unzip_pack
from questable.kernel.decision import Decision
from questable.kernel.errors import ConfigError, LoadError
from questable.kernel.state import State
from questable.play.lesson import Place, deal, place_of
from questable.play.replay import Recorder, Replay, encode, refuse_others

SCHEMA = 1


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A saved game: its replay up to now, and how this terminal plays it."""

    schema: int
    lang: str
    bots: dict[int, str]  # by seat
    replay: Replay
    packs: tuple[bytes, ...] = ()  # zipped: a game goes on with the cards it began with, whatever becomes of the files


class Sitting:
    def __init__(
        self, game: Game[Any], config: Mapping[str, object], seed: int, lang: str, bots: Mapping[int, str], path: Path
    ) -> None:
        self.game = game
        self.lang = lang
        self.bots = dict(bots)
        self.path = path
        self.packs = tuple(pack.zip() for pack in game.packs)
        self.table: State = deal(self.game, config, seed, record=True)
        self.recorder = Recorder(self.game, config, seed, self.table)
        for seat, bot in self.bots.items():
            check_bot(bot)
            if not 0 <= seat < self.table.players:
                seats = ", ".join(str(number + 1) for number in range(self.table.players))
                raise ConfigError(f"bot-seats names {seat + 1}; allowed with {self.table.players} players: {seats}.")

    def lesson(self) -> Place | None:
        """Where the lesson stands, if this game is one."""
        return place_of(self.game, self.recorder.config, self.recorder.keys)

    def answer(self, key: str) -> None:
        self.table.apply(key)
        self.recorder.add(key, self.table)

    def person(self, decision: Decision) -> int | None:
        """The seat whose person answers; None: only bots are asked. What is decided together people decide."""
        people = [seat for seat in (decision.final_seat, *decision.seats) if seat not in self.bots]
        return people[0] if people else None

    def bot_answers(self) -> None:
        """Let bots decide until a person is asked or the game is over.

        A bot's dice follow from the seed and the answers so far: what it decided before a crash it decides again, so
        only what people answer need be saved.
        """
        while (decision := self.table.decision) is not None and self.person(decision) is None:
            dice = bot_dice((self.recorder.seed << 16) + self.table.revision)
            bot = make_bot(self.bots[decision.final_seat], dice)
            self.answer(decision.options[bot.choose(self.table)].key)

    def save(self) -> None:
        saved = Save(SCHEMA, self.lang, self.bots, self.recorder.replay(self.table), self.packs)
        write(self.path, msgspec.json.encode(saved))

    def write_replay(self) -> Path:
        """The replay of the game, next to its save."""
        path = self.path.with_name(f"{self.path.stem}.replay.json")
        write(path, encode(self.recorder.replay(self.table)).encode())
        return path


def resume(path: Path, lang: str | None) -> Sitting:
    """Take up a saved game where it stood."""
    saved = read_save(path)
    replay = saved.replay
    game = questable.game(replay.game, [unzip_pack(data, str(path)) for data in saved.packs])
    refuse_others(game, replay)
    sitting = Sitting(game, replay.config, replay.seed, lang or saved.lang, saved.bots, path)
    for key in replay.keys:
        sitting.answer(key)
    if sitting.table.digest() != replay.digests[len(replay.keys)]:
        raise LoadError(f"The game saved in {path} plays out differently now: it cannot be resumed.")
    return sitting


def read_save(path: Path) -> Save:
    try:
        saved = msgspec.json.decode(path.read_bytes(), type=Save)
    except OSError as error:
        raise LoadError(f"{path} cannot be read: {error.strerror}.") from None
    except (msgspec.MsgspecError, RecursionError) as error:
        raise LoadError(f"{path} is no saved game: {error}.") from None
    if saved.schema != SCHEMA:
        raise LoadError(f"{path} was saved with schema {saved.schema}; this version reads {SCHEMA}.")
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
        raise ConfigError(f"The game cannot be saved in {path}: {error.strerror}.") from None


def saves_folder() -> Path:
    """Where saved games are kept when no file is named (XDG)."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "questable" / "saves"


def new_save(game: str) -> Path:
    """A file name of its own for a new game."""
    stem = f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path = saves_folder() / f"{stem}.json"
    number = 2
    while path.exists():
        path = saves_folder() / f"{stem}-{number}.json"
        number += 1
    return path


def last_save() -> Path:
    """The game that was saved last and is not over."""
    files = [path for path in saves_folder().glob("*.json") if not path.name.endswith(".replay.json")]
    for path in sorted(files, key=lambda file: file.stat().st_mtime, reverse=True):
        with suppress(LoadError):  # a damaged file hides no other
            if read_save(path).replay.outcome is None:
                return path
    raise LoadError(f"There is no unfinished game in {saves_folder()}.")
