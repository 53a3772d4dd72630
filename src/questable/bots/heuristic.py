"""The fast, sensible player: one for each game behind one name."""

from questable.bots.bot import Bot
from questable.games.tenefyr.bots.heuristic import TenefyrPlayer
from questable.games.tenefyr.rules.state import TenefyrState
from questable.games.terrinoth.bots.heuristic import TerrinothPlayer
from questable.games.terrinoth.rules.state import TerrinothState
from questable.kernel.rng import Rng
from questable.kernel.state import State


class HeuristicBot(Bot):
    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng
        self.tenefyr: TenefyrPlayer = TenefyrPlayer()
        self.terrinoth: TerrinothPlayer = TerrinothPlayer()

    def choose(self, s: State) -> int:
        if isinstance(s, TenefyrState):
            return self.tenefyr.choose(s)
        assert isinstance(s, TerrinothState)
        return self.terrinoth.choose(s)
