"""What every player that is a program can do: pick one of the options there are."""

from mypy_extensions import mypyc_attr

from questable.kernel.rng import Rng
from questable.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)  # a bot of one's own needs no compiler
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
