"""The players by name, as commands and tables ask for them.

A search takes settings behind its name: `search:playouts=400,rounds=1`, `search:ms=200,jobs=2`.
"""

from typing import Final

from questable.bots.bot import Bot, RandomBot
from questable.bots.heuristic import HeuristicBot
from questable.bots.rollout_pool import RolloutPool
from questable.bots.search import Budget, Rollouts, SearchBot
from questable.kernel.config import not_allowed
from questable.kernel.errors import ConfigError
from questable.kernel.rng import Rng, seeded

BOTS: Final[tuple[str, ...]] = ("heuristic", "random", "search")
SETTINGS: Final[tuple[str, ...]] = ("playouts", "ms", "rounds", "jobs")
PLAYOUTS: Final = 40  # of a search that is told nothing else: about a second a game, and the measure of balance
ROUNDS: Final = 1


class BotSpec:
    """A bot as it was asked for: its name and, for a search, its settings."""

    def __init__(self, name: str, playouts: int, milliseconds: int, rounds: int, jobs: int) -> None:
        self.name: str = name
        self.playouts: int = playouts
        self.milliseconds: int = milliseconds
        self.rounds: int = rounds
        self.jobs: int = jobs


def read_bot(asked: str) -> BotSpec:
    """What a name with its settings asks for; ConfigError where there is no such thing."""
    name, colon, rest = asked.partition(":")
    if name not in BOTS:
        raise not_allowed("bot", name, list(BOTS))
    if colon and name != "search":
        sentence = f"bot is {asked!r}; only a search has settings, such as search:ms=200."
        raise ConfigError(sentence, "bot-without-settings", {"value": repr(asked)})
    given: dict[str, int] = {}
    for pair in rest.split(",") if colon else []:
        key, _, value = pair.partition("=")
        if key not in SETTINGS or not value.isdecimal():
            allowed = ", ".join(SETTINGS)
            raise ConfigError(
                f"bot is {asked!r}; allowed behind the colon: {allowed}, each with = and a whole number.",
                "bot-settings",
                {"value": repr(asked), "allowed": allowed},
            )
        given[key] = int(value)
    if given.get("playouts", 1) < 1 or given.get("ms", 1) < 1 or given.get("jobs", 1) < 1:
        sentence = f"bot is {asked!r}; playouts, ms and jobs are 1 or more."
        raise ConfigError(sentence, "bot-settings-from-1", {"value": repr(asked)})
    milliseconds = given.get("ms", 0)
    playouts = given.get("playouts", 0 if milliseconds else PLAYOUTS)
    return BotSpec(name, playouts, milliseconds, given.get("rounds", ROUNDS), given.get("jobs", 1))


def check_bot(name: str) -> None:
    read_bot(name)


def make_bot(name: str, rng: Rng) -> Bot:
    wanted = read_bot(name)
    if wanted.name == "heuristic":
        return HeuristicBot(rng)
    if wanted.name == "random":
        return RandomBot(rng)
    trials = Rollouts() if wanted.jobs == 1 else RolloutPool(wanted.jobs)
    return SearchBot(rng, Budget(wanted.playouts, wanted.milliseconds, wanted.rounds), trials)


def reseed(bot: Bot, rng: Rng) -> None:
    """Make the bot as new, with these dice; what it has worked out about the cards it keeps."""
    assert isinstance(bot, (HeuristicBot, RandomBot, SearchBot))
    bot.rng = rng


def bot_rng(game_seed: int) -> Rng:
    """Dice for the bots of a game that follow from its seed and are not those of the game itself."""
    return seeded(-1 - game_seed)
