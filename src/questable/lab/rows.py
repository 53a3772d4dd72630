"""The rows that a simulation keeps: one for each game, and one for each decision. Columns are the fields of a struct.

A game adds columns of its own with a subclass of `GameResult` (see `GameLab.result`).
"""

from typing import Any

import msgspec

from questable.kernel.state import OUTCOMES, State

Row = dict[str, Any]  # a game's result by column, and `cell`, its kind of game: what reports are computed from


class GameResult(msgspec.Struct, frozen=True):
    """A finished game, or one that was broken off: then its outcome is empty."""

    game: int  # its number
    seed: int
    outcome: str
    decisions: int
    players: int


class DecisionRow(msgspec.Struct, frozen=True):
    game: int
    decision: int
    kind: str
    seat: int
    options: str  # all keys, separated by spaces
    chosen: str


def common_columns(s: State, number: int, seed: int, decisions: int) -> tuple[int, int, str, int, int]:
    """The values of the columns that all games share."""
    return number, seed, OUTCOMES[s.outcome_code], decisions, s.players


def decision_row(s: State, game: int, number: int, chosen: int) -> DecisionRow:
    """The pending decision and the option that is about to be applied."""
    decision = s.decision
    assert decision is not None
    keys = decision.option_keys()
    return DecisionRow(game, number, decision.kind, decision.final_seat, " ".join(keys), keys[chosen])


def as_row(cell: str, result: GameResult) -> Row:
    return {"cell": cell, **msgspec.structs.asdict(result)}
