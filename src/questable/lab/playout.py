"""The loop that plays a game to its end with bots; compiled, because the border costs more than the rules."""

from questable.bots.bot import Bot
from questable.kernel.state import IN_PROGRESS, State


def play_out(s: State, bots: list[Bot], limit: int) -> int:
    """Let bots (one a seat) decide until the game is over or `limit` decisions are made; how many were made.

    In shared decisions the seat with the final word decides.
    """
    decisions = 0
    while s.outcome_code == IN_PROGRESS and decisions < limit:
        s.apply_index(bots[s.final].choose(s))
        decisions += 1
    return decisions
