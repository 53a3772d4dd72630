"""The loop that plays a game to its end with bots; compiled, because the border costs more than the rules."""

from librt.vecs import append, vec
from mypy_extensions import i64

from questable.bots.bot import Bot
from questable.kernel.state import IN_PROGRESS, State
from questable.kernel.vec import INTERPRETED


def play_out(s: State, bots: list[Bot], limit: i64) -> i64:
    """Let bots (one a seat) decide until the game is over or `limit` decisions are made; how many were made.

    In shared decisions the seat with the final word decides.
    """
    seated = in_a_row(bots)
    decisions: i64 = 0
    while s.outcome_code == IN_PROGRESS and decisions < limit:
        s.apply_index(seated[s.final].choose(s))
        decisions += 1
    return decisions


def in_a_row(bots: list[Bot]) -> "vec[Bot]":
    """What stands in a vector is known to be a bot, and not asked at every decision."""
    if INTERPRETED:
        return bots  # type: ignore[return-value]
    made = vec[Bot]()
    for bot in bots:
        made = append(made, bot)
    return made
