"""Random walks: games played to their end by some player, and what must hold at each of their decisions."""

import json
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from questable.kernel.decision import MAX_OPTIONS
from questable.kernel.state import State

StateT = TypeVar("StateT", bound=State)
State_contra = TypeVar("State_contra", bound=State, contravariant=True)


class Player(Protocol[State_contra]):
    """A walker or a bot: picks one of the options."""

    def choose(self, t: State_contra, /) -> int: ...


def walk_to_end(t: StateT, player: Player[StateT], limit: int) -> Iterator[int]:
    """Play to the end. Yields the number of answers given, at each decision before it is answered.

    More than `limit` decisions are an error.
    """
    answers = 0
    while t.outcome is None:
        assert answers < limit, f"no end after {answers} decisions: {t.decision!r}"
        yield answers
        t.apply_index(player.choose(t))
        answers += 1


class DecisionInvariants(ABC, Generic[StateT]):
    """What holds at every decision of one game. A game adds its own checks. Made when the game begins."""

    @abstractmethod
    def check_game(self, t: StateT) -> None:
        """What holds in this game."""

    def check(self, t: StateT) -> None:
        self.check_game(t)
        self.check_decision(t)

    def check_decision(self, t: StateT) -> None:
        """A game in progress asks a question with at least two options; a finished one asks nothing."""
        decision = t.decision
        if t.outcome is not None:
            assert decision is None
            assert t.option_count() == 0
            return
        assert decision is not None
        keys = decision.option_keys()
        assert 2 <= len(keys) <= MAX_OPTIONS
        assert len(keys) == len(set(keys))
        assert decision.final_seat in decision.seats
        assert all(0 <= seat < t.players for seat in decision.seats)


@dataclass
class GameTally:
    """Counts over many games; tallies of parts add up. A game adds its own counts."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    victories: int = 0

    def add_games(self, other: "GameTally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.victories += other.victories


def visible_to(t: State, seat: int | None, since: int = 0) -> str:
    """Everything that a seat receives, as text: the view, and the events from number `since` on."""
    return json.dumps({"view": t.view(seat), "events": t.events(seat, since)})
