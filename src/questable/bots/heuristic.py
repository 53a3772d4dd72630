"""The fast, sensible player: one for each game behind one name."""

from questable.bots.bot import Bot
from questable.bots.tenefyr_heuristic import TenefyrPlayer
from questable.kernel.rng import Rng
from questable.kernel.state import State
from questable.tenefyr.table import Table


class HeuristicBot(Bot):
    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng
        self.tenefyr: TenefyrPlayer = TenefyrPlayer()

    def choose(self, s: State) -> int:
        assert isinstance(s, Table)
        return self.tenefyr.choose(s)
