"""Our own games. The variant is the name of the game, `GameModule.bench_config` its configuration."""

from itertools import count

import questable
from questable.bots.bot import Bot, RandomBot
from questable.bots.heuristic import HeuristicBot
from questable.kernel.rng import seeded
from questable.lab.playout import play_out

LIMIT = 100_000
BATCH = 20
MIDDLE = 60  # decisions into the game that is cloned, viewed and dumped


def prepare(variant: str) -> dict[str, object]:
    game = questable.game(variant)
    config = game.module.bench_config()
    seeds, more_seeds = count(), count()
    random: list[Bot] = [RandomBot(seeded(5))] * 4
    good: list[Bot] = [HeuristicBot(seeded(5))] * 4
    middle = game.new(config, 5)
    play_out(middle, good, MIDDLE)

    def play() -> tuple[int, int]:
        return BATCH, sum(play_out(game.new(config, next(seeds)), random, LIMIT) for _ in range(BATCH))

    return {
        "play": play,
        "clone": middle.clone,
        "new game": lambda: game.new(config, 9),
        "view": lambda: middle.view(0),
        "digest": middle.digest,
        "dump and load": lambda: game.load(game.dump(middle)),
        "heuristic game": lambda: play_out(game.new(config, next(more_seeds)), good, LIMIT),
    }
