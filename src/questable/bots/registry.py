"""The bots by name, as commands and tables ask for them.

A search takes settings after its name: `search:playouts=400,rounds=1`, `search:ms=200,jobs=2`.

A bot of your own is a subclass of `questable.bots.bot.Bot`. Register what makes one from a random generator:

    from questable.bots.registry import register
    register("mine", MyBot)                            # MyBot(rng) or any function of the generator

From then on `mine` is a bot like the others in this process and those forked from it: for `simulate`, at a table, in
the laboratory. An installed package can do the same for the commands and for all processes, with an entry point in the
group `questable.bots` whose name is the bot's and whose value is the class.
"""

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Final

from questable.bots.bot import Bot, RandomBot
from questable.bots.heuristic import HeuristicBot
from questable.bots.rollout_pool import RolloutPool
from questable.bots.search import Budget, Rollouts, SearchBot
from questable.kernel.config import not_allowed
from questable.kernel.errors import ConfigError
from questable.kernel.rng import Rng, seeded

BOTS: Final[tuple[str, ...]] = ("heuristic", "random", "search")  # the built-in ones
SETTINGS: Final[tuple[str, ...]] = ("playouts", "ms", "rounds", "jobs")
PLAYOUTS: Final = 40  # of a search without settings: about a second a game; balance is measured with it
ROUNDS: Final = 1

REGISTERED: Final[dict[str, Callable[[Rng], Bot]]] = {}
SEARCHED_FOR_PACKAGES: Final[list[bool]] = [False]


class BotSpec:
    """A bot's name and, for a search, its settings."""

    def __init__(self, name: str, playouts: int, milliseconds: int, rounds: int, jobs: int) -> None:
        self.name: str = name
        self.playouts: int = playouts
        self.milliseconds: int = milliseconds
        self.rounds: int = rounds
        self.jobs: int = jobs


def register(name: str, factory: Callable[[Rng], Bot]) -> None:
    """Add a bot; ConfigError where a built-in bot has the name, or where the name has a colon or a comma."""
    if name in BOTS or not name or ":" in name or "," in name:
        raise ConfigError(f"bot is {name!r}, which cannot be registered; allowed: a name of its own without : and ,.")
    REGISTERED[name] = factory


def unregister(name: str) -> None:
    """Remove a bot that was registered."""
    REGISTERED.pop(name, None)


def bot_names() -> list[str]:
    """The names of all bots."""
    load_packages()
    return [*BOTS, *REGISTERED]


def load_packages() -> None:
    """Register the bots of installed packages, once."""
    if not SEARCHED_FOR_PACKAGES[0]:
        SEARCHED_FOR_PACKAGES[0] = True
        for entry in entry_points(group="questable.bots"):
            if entry.name not in BOTS and entry.name not in REGISTERED:
                register(entry.name, entry.load())


def read_bot(text: str) -> BotSpec:
    """Read a name with its settings; ConfigError where there is no such bot or setting."""
    name, colon, rest = text.partition(":")
    if name not in BOTS and name not in REGISTERED and name not in bot_names():
        raise not_allowed("bot", name, bot_names())
    if colon and name != "search":
        sentence = f"bot is {text!r}; only a search has settings, such as search:ms=200."
        raise ConfigError(sentence, "bot-without-settings", {"value": repr(text)})
    given: dict[str, int] = {}
    for pair in rest.split(",") if colon else []:
        key, _, value = pair.partition("=")
        if key not in SETTINGS or not value.isdecimal():
            allowed = ", ".join(SETTINGS)
            raise ConfigError(
                f"bot is {text!r}; allowed behind the colon: {allowed}, each with = and a whole number.",
                "bot-settings",
                {"value": repr(text), "allowed": allowed},
            )
        given[key] = int(value)
    if given.get("playouts", 1) < 1 or given.get("ms", 1) < 1 or given.get("jobs", 1) < 1:
        sentence = f"bot is {text!r}; playouts, ms and jobs are 1 or more."
        raise ConfigError(sentence, "bot-settings-from-1", {"value": repr(text)})
    milliseconds = given.get("ms", 0)
    playouts = given.get("playouts", 0 if milliseconds else PLAYOUTS)
    return BotSpec(name, playouts, milliseconds, given.get("rounds", ROUNDS), given.get("jobs", 1))


def check_bot(name: str) -> None:
    read_bot(name)


def make_bot(name: str, rng: Rng) -> Bot:
    spec = read_bot(name)
    if spec.name == "heuristic":
        return HeuristicBot(rng)
    if spec.name == "random":
        return RandomBot(rng)
    if spec.name != "search":
        return REGISTERED[spec.name](rng)
    rollouts = Rollouts() if spec.jobs == 1 else RolloutPool(spec.jobs)
    return SearchBot(rng, Budget(spec.playouts, spec.milliseconds, spec.rounds), rollouts)


def bot_rng(game_seed: int) -> Rng:
    """The random generator of the bots of a game. It follows from the game's seed and is not the game's own."""
    return seeded(-1 - game_seed)


def decision_rng(game_seed: int, revision: int) -> Rng:
    """The generator of a bot that is made for one decision: it chooses the same when it is asked again."""
    return bot_rng((game_seed << 16) + revision)
