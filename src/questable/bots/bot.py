"""The interfaces of a bot (`Bot`) and of the player that a game brings (`Player`): both choose an option.

A bot of your own is a subclass of `Bot`; it may be plain Python. `questable.bots.registry` says how to register it.
"""

from mypy_extensions import mypyc_attr

from questable.kernel.rng import Rng
from questable.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    def choose(self, s: State) -> int:
        """The index of the option to take in the pending decision."""
        raise NotImplementedError

    def reseed(self, rng: Rng) -> None:
        """Make the bot as good as new for another game, with this random generator. It may keep what it has computed
        about the cards. A bot that uses no randomness and remembers nothing of a game need not override this."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """The heuristic player of one game. `HeuristicBot` and rollouts call it; it need only know states of its game."""

    def choose(self, s: State) -> int:
        """The index of the option to take in the pending decision."""
        raise NotImplementedError

    def reseed(self, rng: Rng) -> None:
        """Called before each game and each rollout, so that the same seeds give the same choices."""


class RandomPlayer(Player):
    """The player of a game that brings none: every option is equally likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng

    def choose(self, s: State) -> int:
        return self.rng.below(len(s.options))

    def reseed(self, rng: Rng) -> None:
        self.rng = rng


class RandomBot(Bot):
    """Chooses among all options, each equally likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng

    def choose(self, s: State) -> int:
        return self.rng.below(len(s.options))

    def reseed(self, rng: Rng) -> None:
        self.rng = rng
