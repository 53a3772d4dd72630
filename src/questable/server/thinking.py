"""What is thought in processes of their own: the answers of bots, and advice. They get saved games."""

import os
import threading
import time
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

import questable
from questable.bots.registry import bot_dice, make_bot
from questable.content.game import Game
from questable.content.pack import unzip_pack
from questable.play.advice import Advice, Adviser, Odds
from questable.server.library import read_game

MOST_ANSWERS = 12  # of bots in a row, so that people see them come


Answers = list[tuple[int, str]]  # seat and key


class Position(NamedTuple):
    """A game in progress as another process gets it; `files` only where the cards are not the built-in ones, `packs`
    (zipped) where some are laid over them."""

    game: str
    content: str
    saved: str
    files: dict[str, str] | None = None
    packs: tuple[bytes, ...] = ()

    def load(self) -> Any:
        game = questable.game(self.game, [unzip_pack(data, "pack") for data in self.packs])
        if game.catalogue.hash != self.content:
            assert self.files is not None
            game = older_game(self.game, self.content, tuple(self.files.items()))
        return game.load(self.saved)


@cache
def older_game(name: str, content: str, files: tuple[tuple[str, str], ...]) -> Game[Any]:
    return read_game(name, dict(files))


def bot_answers(position: Position, bots: Mapping[int, str], people: frozenset[int], seed: int) -> Answers:
    """What bots answer from here on, until a person is asked. Their dice follow from the seed."""
    state = position.load()
    given: Answers = []
    while len(given) < MOST_ANSWERS and (decision := state.decision) is not None and not people & {*decision.seats}:
        asked = [seat for seat in (decision.final_seat, *decision.seats) if seat in bots]
        if not asked:
            break
        bot = make_bot(bots[asked[0]], bot_dice((seed << 16) + state.revision))
        key = decision.options[bot.choose(state)].key
        state.apply(key)
        given.append((asked[0], key))
    return given


def advise(position: Position, seat: int, adviser: Callable[[], Adviser], what: str) -> Advice | Odds:
    """`what`: hint or odds."""
    state = position.load()
    made = adviser()
    return made.hint(state, seat) if what == "hint" else made.odds(state, seat)


def leave_with_parent() -> None:
    """A process whose server was killed ends too."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
