"""The fast, sensible player: one for each game behind one name."""

from questable.bots.bot import Bot
from questable.bots.tenefyr_heuristic import TenefyrPlayer
from questable.bots.terrinoth_heuristic import TerrinothPlayer
from questable.kernel.rng import Rng
from questable.kernel.state import State
from questable.tenefyr.table import Table
from questable.terrinoth.table import Table as TerrinothTable


class HeuristicBot(Bot):
    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng
        self.tenefyr: TenefyrPlayer = TenefyrPlayer()
        self.terrinoth: TerrinothPlayer = TerrinothPlayer()

    def choose(self, s: State) -> int:
        if isinstance(s, Table):
            return self.tenefyr.choose(s)
        assert isinstance(s, TerrinothTable)
        return self.terrinoth.choose(s)
