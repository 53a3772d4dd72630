"""A replay: a game as its configuration, its seed and the answers that were given, with digests along the way.

It plays back to the same digests on any machine. Pure: where replays are kept is not known here.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec

from questable.games.module import Game, StateType
from questable.kernel.codec import RULES
from questable.kernel.errors import LoadError, QuestableError
from questable.kernel.state import State
from questable.play.lesson import deal
from questable.text.errors import localized_error

SCHEMA: Final = 1
EVERY: Final = 50  # answers between two digests


class Replay(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    schema: int
    rules: int
    game: str
    content: str  # the hash of the cards
    config: dict[str, Any]
    seed: int
    keys: tuple[str, ...]  # the answers, in order
    digests: dict[int, str]  # by the number of answers given before
    outcome: str | None  # None: the game was not played to its end
    packs: tuple[str, ...] = ()  # id, version and hash of each

    def __post_init__(self) -> None:
        if self.schema != SCHEMA:
            raise ValueError(f"it has schema {self.schema}, and this version reads {SCHEMA}")
        if sorted(self.digests) != checkpoints(len(self.keys)):
            raise ValueError(f"its digests do not stand at the start, every {EVERY} answers and the end")


class Mismatch(msgspec.Struct, frozen=True):
    """Where a replay and the game that it leads to part: after so many answers."""

    step: int
    expected: str
    got: str

    def __str__(self) -> str:
        return f"After {self.step} answers {self.expected} was expected, and it is {self.got}."


def checkpoints(answers: int) -> list[int]:
    return sorted({*range(0, answers + 1, EVERY), answers})


class ReplayRecorder:
    """Collects a replay while a game is played."""

    def __init__(self, game: Game[Any, Any], config: Mapping[str, object], seed: int, table: State) -> None:
        """`table` is the new game that was made of this configuration and seed."""
        self.game, self.config = game.configured(config)
        self.seed = seed
        self.keys: list[str] = []
        self.digests = {0: table.digest()}

    def add(self, key: str, table: State) -> None:
        """An answer was given and has led to this table."""
        self.keys.append(key)
        if len(self.keys) % EVERY == 0:
            self.digests[len(self.keys)] = table.digest()

    def undo(self, answers: int) -> None:
        """Go back to so many answers."""
        del self.keys[answers:]
        self.digests = {step: digest for step, digest in self.digests.items() if step <= answers}

    def replay(self, table: State) -> Replay:
        """The game up to now; `table` is where it stands."""
        return Replay(
            schema=SCHEMA,
            rules=RULES,
            game=self.game.name,
            content=self.game.card_set.hash,
            config=self.config,
            seed=self.seed,
            keys=tuple(self.keys),
            digests={**self.digests, len(self.keys): table.digest()},
            outcome=table.outcome,
            packs=tuple(self.game.card_set.packs),
        )


def record(
    game: Game[Any, StateType], config: Mapping[str, object], seed: int, choose: Callable[[StateType], int]
) -> Replay:
    """Play a game to its end; `choose` gives the index of an option, as bots do."""
    table = game.new(config, seed)
    recorder = ReplayRecorder(game, config, seed, table)
    while (decision := table.decision) is not None:
        key = decision.options[choose(table)].key
        table.apply(key)
        recorder.add(key, table)
    return recorder.replay(table)


def encode(replay: Replay) -> str:
    return msgspec.json.encode(replay).decode()


def decode(text: str) -> Replay:
    try:
        return msgspec.json.decode(text, type=Replay)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise localized_error(LoadError, "no-replay", why=str(error)) from None


def play_back(game: Game[Any, Any], replay: Replay, events: bool = False) -> Iterator[State]:
    """The table after set-up and after each answer: one table that moves on, so clone it to keep it.

    With `events`, they are kept from the set-up on.
    """
    refuse_others(game, replay)
    table = deal(game, replay.config, replay.seed, events)
    yield table
    for key in replay.keys:
        table.apply(key)
        yield table


def refuse_others(game: Game[Any, Any], replay: Replay) -> None:
    """Another game, other cards or other rules would lead elsewhere."""
    if replay.game != game.name:
        raise localized_error(LoadError, "replay-of", of=repr(replay.game), game=repr(game.name))
    if list(replay.packs) != game.card_set.packs:
        made, here = list(replay.packs), game.card_set.packs
        counts = {"made_count": len(made), "here_count": len(here)}
        raise localized_error(LoadError, "replay-packs", made=", ".join(made), here=", ".join(here), **counts)
    if replay.content != game.card_set.hash:
        raise localized_error(LoadError, "replay-cards", made=replay.content, here=game.card_set.hash)
    if replay.rules != RULES:
        raise localized_error(LoadError, "replay-rules", made=str(replay.rules), here=str(RULES))


def verify(game: Game[Any, Any], replay: Replay) -> list[Mismatch]:
    """Play back and compare; none: every digest and the outcome are the same. An answer that is refused ends it."""
    refuse_others(game, replay)
    found: list[Mismatch] = []
    step = 0
    outcome: str | None = None
    try:
        for table in play_back(game, replay):
            expected = replay.digests.get(step)
            if expected is not None and (digest := table.digest()) != expected:
                found.append(Mismatch(step, expected, digest))
            outcome = table.outcome
            step += 1
    except QuestableError as error:
        asked = repr(replay.keys[step - 1]) if step else "a new game"
        return [*found, Mismatch(max(step - 1, 0), asked, f"refused: {str(error).rstrip('.')}")]
    if outcome != replay.outcome:
        found.append(Mismatch(len(replay.keys), told(replay.outcome), told(outcome)))
    return found


def told(outcome: str | None) -> str:
    return outcome or "no outcome"
