"""What every player that is a program can do: pick one of the options there are."""

from questable.kernel.rng import Rng
from questable.kernel.state import State


class Bot:
    def choose(self, s: State) -> int:
        """The index of the option it takes in the pending decision."""
        raise NotImplementedError


class RandomBot(Bot):
    """Takes any option, each as likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng

    def choose(self, s: State) -> int:
        return self.rng.below(len(s.options))
