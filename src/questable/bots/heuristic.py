"""The fast, sensible bot: it hands every decision to the heuristic player of the game that it is shown."""

from questable.bots.bot import Bot, Player, RandomPlayer
from questable.games import registry as games
from questable.kernel.card_set import CardSet
from questable.kernel.rng import Rng
from questable.kernel.state import State


class HeuristicBot(Bot):
    """It binds itself to the game of the state it sees, and again when a state has another card set."""

    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng
        self.card_set: CardSet | None = None
        self.player: Player = Player()
        self.players: dict[str, Player] = {}  # by game: they keep what they have computed about the cards

    def choose(self, s: State) -> int:
        if s.card_set is not self.card_set:
            self.bind(s)
        return self.player.choose(s)

    def reseed(self, rng: Rng) -> None:
        self.rng = rng
        self.player.reseed(rng)

    def bind(self, s: State) -> None:
        name = s.card_set.game
        player = self.players.get(name)
        if player is None:
            player = games.module(name).heuristic() or RandomPlayer(self.rng)
            player.reseed(self.rng)
            self.players[name] = player
        self.player = player
        self.card_set = s.card_set
