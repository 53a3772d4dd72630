"""Our own games with three players. The variant is the name of the game."""

from itertools import count

import questable
from questable.bots.bot import Bot, RandomBot
from questable.bots.heuristic import HeuristicBot
from questable.kernel.rng import seeded
from questable.lab.playout import play_out

CONFIG = {"players": 3}
LIMIT = 100_000
BATCH = 20
MIDDLE = 60  # decisions into a game: what is copied, shown and saved


def prepare(variant: str) -> dict[str, object]:
    game = questable.game(variant)
    seeds, more_seeds = count(), count()
    random: list[Bot] = [RandomBot(seeded(5))] * 4
    good: list[Bot] = [HeuristicBot(seeded(5))] * 4
    middle = game.new(CONFIG, 5)
    play_out(middle, good, MIDDLE)

    def play() -> tuple[int, int]:
        return BATCH, sum(play_out(game.new(CONFIG, next(seeds)), random, LIMIT) for _ in range(BATCH))

    return {
        "play": play,
        "clone": middle.clone,
        "new game": lambda: game.new(CONFIG, 9),
        "view": lambda: middle.view(0),
        "digest": middle.digest,
        "dump and load": lambda: game.load(game.dump(middle)),
        "heuristic game": lambda: play_out(game.new(CONFIG, next(more_seeds)), good, LIMIT),
    }
