"""Replays: a game as its configuration, its seed and the answers given, with digests along the way.

A replay plays back to the same digests on any machine. This module does no input or output.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from questable.games.module import Game, StateType
from questable.kernel.codec import RULES
from questable.kernel.errors import LoadError, QuestableError
from questable.kernel.state import State
from questable.play.lesson import deal
from questable.text.errors import localized_error

if TYPE_CHECKING:
    from questable.play.session import Session

SCHEMA: Final = 1
DIGEST_INTERVAL: Final = 50  # answers between two digests
NO_OUTCOME: Final = "no outcome"


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
            raise ValueError(f"its digests do not stand at the start, every {DIGEST_INTERVAL} answers and the end")


class Mismatch(msgspec.Struct, frozen=True):
    """Where a replay and its recorded game differ: after `step` answers."""

    step: int
    expected: str
    got: str

    def __str__(self) -> str:
        return f"After {self.step} answers {self.expected} was expected, and it is {self.got}."


def checkpoints(answers: int) -> list[int]:
    return sorted({*range(0, answers + 1, DIGEST_INTERVAL), answers})


class ReplayRecorder:
    """Records a replay while a game is played."""

    def __init__(self, game: Game[Any, Any], config: Mapping[str, object], seed: int, table: State) -> None:
        """`table`: the new game of this configuration and seed."""
        self.game, self.config = game.configured(config)
        self.seed = seed
        self.keys: list[str] = []
        self.digests = {0: table.digest()}

    def add(self, key: str, table: State) -> None:
        """Record an answer and the state that it led to."""
        self.keys.append(key)
        if len(self.keys) % DIGEST_INTERVAL == 0:
            self.digests[len(self.keys)] = table.digest()

    def undo(self, answers: int) -> None:
        """Go back to this number of answers."""
        del self.keys[answers:]
        self.digests = {step: digest for step, digest in self.digests.items() if step <= answers}

    def replay(self, table: State) -> Replay:
        """The game so far; `table` is its current state."""
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
    """Play a game to its end. `choose` returns the index of an option, as bots do."""
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
    """The state after set-up and after each answer. It is one state that advances: clone it to keep it.

    With `events`, events are recorded from the set-up on.
    """
    check_compatible(game, replay)
    table = deal(game, replay.config, replay.seed, events)
    yield table
    for key in replay.keys:
        table.apply(key)
        yield table


def check_compatible(game: Game[Any, Any], replay: Replay) -> None:
    """Raise `LoadError` for a replay of another game, other cards or other rules."""
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
    """Play back and compare. Empty: every digest and the outcome are the same. A rejected answer ends it."""
    check_compatible(game, replay)
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
        attempt = repr(replay.keys[step - 1]) if step else "a new game"
        return [*found, Mismatch(max(step - 1, 0), attempt, f"refused: {str(error).rstrip('.')}")]
    if outcome != replay.outcome:
        found.append(Mismatch(len(replay.keys), replay.outcome or NO_OUTCOME, outcome or NO_OUTCOME))
    return found


def rerun(played: "Session") -> "Iterator[Session]":
    """A finished session once more: after set-up and after each answer. It is one session that advances, with the seats
    as they were at the end. Its version is one more than the number of answers."""
    from questable.play.session import Session

    session = Session(played.game, played.config, played.seed, played.host)
    session.seats.seats = list(played.seats.seats)
    session.state, session.recorder = session.state_after(())
    session.close_version()
    yield session
    for record in played.history.records:
        session.apply_answer(record.by, record.seat, record.key)
        session.close_version()
        yield session
