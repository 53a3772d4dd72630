"""Many games with bots, in one process or several: the same games and figures whatever the number of processes."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import sqrt
from time import perf_counter

import msgspec

import questable
from questable.bots.registry import bot_dice, check_bot, make_bot, reseed
from questable.content.pack import Pack
from questable.kernel.errors import ConfigError
from questable.kernel.state import IN_PROGRESS, VICTORY
from questable.lab.playout import play_out

SEATS = 4
LIMIT = 100_000  # decisions; a game that is not over by then is broken off
CHUNKS_PER_JOB = 8  # so that processes finish at about the same time
LARGEST_CHUNK = 500  # so that progress is seen
Z95 = 1.959963984540054  # the normal quantile of a 95 % interval

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Plan:
    """What is played: game number i is the same for the same plan, wherever and whenever it is played."""

    game: str
    config: Mapping[str, object]
    bot: str
    seed: int
    limit: int = LIMIT
    packs: tuple[Pack, ...] = ()

    def game_seed(self, number: int) -> int:
        """The seed of one game: `questable.game(…).new(config, seed)` deals it again."""
        return (self.seed << 32) + number


@dataclass
class Tally:
    """What was counted; tallies of chunks add up in any order."""

    games: int = 0
    wins: int = 0
    truncated: int = 0
    decisions: int = 0
    longest: int = 0

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.wins += other.wins
        self.truncated += other.truncated
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)


class Result(msgspec.Struct, frozen=True):
    """The figures of a simulation. Rates of winning are among the games that came to an end."""

    game: str
    games: int
    wins: int
    defeats: int
    truncated: int
    win_rate: float | None
    win_rate_ci95: tuple[float, float]
    decisions: int
    longest: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    bot: str
    seed: int
    jobs: int
    config: dict[str, object]
    packs: list[str]  # id, version and hash of each
    compiled: bool


def play_chunk(task: tuple[Plan, int, int]) -> Tally:
    """Play games number `first` to `first + count - 1`."""
    plan, first, count = task
    game = questable.game(plan.game, plan.packs)
    bot = make_bot(plan.bot, bot_dice(0))
    bots = [bot] * SEATS
    tally = Tally(games=count)
    for number in range(first, first + count):
        seed = plan.game_seed(number)
        state = game.new(plan.config, seed)
        reseed(bot, bot_dice(seed))
        decisions = play_out(state, bots, plan.limit)
        tally.decisions += decisions
        if decisions > tally.longest:
            tally.longest = decisions
        if state.outcome_code == VICTORY:
            tally.wins += 1
        elif state.outcome_code == IN_PROGRESS:
            tally.truncated += 1
    return tally


def chunks(plan: Plan, games: int, jobs: int) -> list[tuple[Plan, int, int]]:
    size = max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS_PER_JOB)))
    return [(plan, first, min(size, games - first)) for first in range(0, games, size)]


def tallies(plan: Plan, games: int, jobs: int) -> Iterator[Tally]:
    tasks = chunks(plan, games, jobs)
    if jobs == 1:
        yield from map(play_chunk, tasks)
        return
    with multiprocessing.Pool(min(jobs, len(tasks)), ignore_interrupt) as pool:
        yield from pool.imap_unordered(play_chunk, tasks)


def ignore_interrupt() -> None:
    """Ctrl-C reaches every process: the one that counts stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def simulate(plan: Plan, games: int, jobs: int = 1, progress: Progress | None = None) -> Result:
    """Play so many games; `progress` is told how many were finished each time some were."""
    for name, number in (("games", games), ("jobs", jobs), ("limit", plan.limit)):
        if number < 1:
            raise ConfigError(f"{name} is {number}; allowed: 1 or more.")
    check_bot(plan.bot)
    game = questable.game(plan.game, plan.packs)
    game.new(plan.config, plan.game_seed(0))  # a bad configuration is found before any process
    total = Tally()
    began = perf_counter()
    for tally in tallies(plan, games, jobs):
        total.add(tally)
        if progress is not None:
            progress(tally.games)
    seconds = perf_counter() - began
    finished = total.games - total.truncated
    return Result(
        game=plan.game,
        games=total.games,
        wins=total.wins,
        defeats=finished - total.wins,
        truncated=total.truncated,
        win_rate=total.wins / finished if finished else None,
        win_rate_ci95=wilson(total.wins, finished),
        decisions=total.decisions,
        longest=total.longest,
        seconds=seconds,
        games_per_second=total.games / seconds,
        decisions_per_second=total.decisions / seconds,
        bot=plan.bot,
        seed=plan.seed,
        jobs=jobs,
        config=dict(plan.config),
        packs=game.catalogue.packs,
        compiled=questable.compiled(),
    )


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's interval: where the true rate lies with 95 % confidence; sensible for 0 wins and for few games too."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = 1 + Z95 * Z95 / games
    middle = (rate + Z95 * Z95 / (2 * games)) / spread
    half = Z95 * sqrt(rate * (1 - rate) / games + Z95 * Z95 / (4 * games * games)) / spread
    return 0.0 if wins == 0 else middle - half, 1.0 if wins == games else middle + half
