"""The players by name, as commands and tables ask for them."""

from difflib import get_close_matches
from typing import Final

from questable.bots.bot import Bot, RandomBot
from questable.bots.heuristic import HeuristicBot
from questable.kernel.errors import ConfigError
from questable.kernel.rng import Rng, seeded

BOTS: Final[tuple[str, ...]] = ("heuristic", "random")


def check_bot(name: str) -> None:
    if name not in BOTS:
        near = get_close_matches(name, list(BOTS), 1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise ConfigError(f"bot is {name!r}; allowed: {', '.join(BOTS)}.{hint}")


def make_bot(name: str, rng: Rng) -> Bot:
    if name == "heuristic":
        return HeuristicBot(rng)
    if name == "random":
        return RandomBot(rng)
    check_bot(name)
    raise AssertionError(name)


def reseed(bot: Bot, rng: Rng) -> None:
    """Make the bot as new, with these dice; what it has worked out about the cards it keeps."""
    assert isinstance(bot, (HeuristicBot, RandomBot))
    bot.rng = rng


def bot_dice(game_seed: int) -> Rng:
    """Dice for the bots of a game that follow from its seed and are not those of the game itself."""
    return seeded(-1 - game_seed)
