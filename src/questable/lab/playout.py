"""The loop that plays a game with bots; compiled, because crossing into interpreted code costs more than the rules."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from questable.bots.bot import Bot
from questable.kernel.state import IN_PROGRESS, State
from questable.kernel.vec import INTERPRETED


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Follows a game as it is played. It may clone the state, but must not change it."""

    def before_choice(self, s: State) -> None:
        """A decision is pending and no bot has been asked."""

    def after_choice(self, s: State, option: int) -> None:
        """A bot has chosen an option, which has not been applied yet."""


def play_out(s: State, bots: list[Bot], limit: i64, observer: Observer | None = None) -> i64:
    """Let bots (one for each seat) decide until the game is over or `limit` decisions are made; how many were made.

    In shared decisions the seat with the final word decides.
    """
    seated = as_vec(bots)
    decisions: i64 = 0
    while s.outcome_code == IN_PROGRESS and decisions < limit:
        if observer is None:
            s.apply_index(seated[s.final].choose(s))
        else:
            observer.before_choice(s)
            option = seated[s.final].choose(s)
            observer.after_choice(s, option)
            s.apply_index(option)
        decisions += 1
    return decisions


def as_vec(bots: list[Bot]) -> "vec[Bot]":
    """A vector holds nothing but bots, so compiled code need not check the type at every decision."""
    if INTERPRETED:
        return bots  # type: ignore[return-value]
    made = vec[Bot]()
    for bot in bots:
        made = append(made, bot)
    return made
