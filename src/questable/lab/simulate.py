"""Many games with bots, in one process or several; the number of processes does not change the games."""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from time import perf_counter

import msgspec

import questable
from questable.bots.registry import bot_rng, check_bot, make_bot
from questable.cards.pack import Pack
from questable.kernel.errors import ConfigError
from questable.kernel.state import IN_PROGRESS, VICTORY, State
from questable.lab.executor import Executor
from questable.lab.playout import Observer, play_out
from questable.lab.processes import in_processes
from questable.play.estimate import wilson

SEATS = 4
LIMIT = 100_000  # decisions; a longer game is broken off
CHUNKS_PER_JOB = 8  # so that processes finish at about the same time
LARGEST_CHUNK = 500  # so that progress is shown
FEW = 100  # games of a fast bot take less time than starting another process

Progress = Callable[[int], None]
Task = tuple["Plan", int, int]
ObserverFactory = Callable[[State, int, int], Observer]  # of a state, its number and its seed


@dataclass(frozen=True)
class Plan:
    """What is played: game number i of a plan is the same on every machine."""

    game: str
    config: Mapping[str, object]
    bot: str
    seed: int
    limit: int = LIMIT
    packs: tuple[Pack, ...] = ()

    def game_seed(self, number: int) -> int:
        """The seed of one game, for `questable.game(…).new(config, seed)`."""
        return (self.seed << 32) + number

    def check(self) -> None:
        """Raise ConfigError for a bad plan, before any process is started."""
        if self.limit < 1:
            raise ConfigError(f"limit is {self.limit}; allowed: 1 or more.")
        check_bot(self.bot)
        questable.game(self.game, self.packs).new(self.config, self.game_seed(0))

    def to_json(self) -> dict[str, object]:
        """As JSON. Plans with the same JSON play the same games."""
        return {
            "game": self.game,
            "config": dict(self.config),
            "bot": self.bot,
            "seed": self.seed,
            "limit": self.limit,
            "content": questable.game(self.game, self.packs).card_set.hash,  # packs included
        }


@dataclass
class Tally:
    """Counts of games. The tallies of chunks can be added in any order."""

    games: int = 0
    wins: int = 0
    truncated: int = 0
    decisions: int = 0
    longest: int = 0

    def count(self, outcome: int, decisions: int) -> None:
        self.games += 1
        self.wins += outcome == VICTORY
        self.truncated += outcome == IN_PROGRESS
        self.decisions += decisions
        self.longest = max(self.longest, decisions)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.wins += other.wins
        self.truncated += other.truncated
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)


class Result(msgspec.Struct, frozen=True):
    """The result of a simulation. Win rates are among the games that came to an end."""

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


def play_chunk(task: Task) -> Tally:
    """Play games number `first` to `first + count - 1` and count them."""
    plan, first, count = task
    tally = Tally()
    for _, _, state, decisions in play_games(plan, first, count):
        tally.count(state.outcome_code, decisions)
    return tally


def play_games(
    plan: Plan, first: int, count: int, observer_of: ObserverFactory | None = None, record: bool = False
) -> Iterator[tuple[int, int, State, int]]:
    """Play games number `first` to `first + count - 1`. Of each: its number and seed, the final state, and how many
    decisions were made. With `record` its events are kept."""
    game = questable.game(plan.game, plan.packs)
    bot = make_bot(plan.bot, bot_rng(0))
    bots = [bot] * SEATS
    for number in range(first, first + count):
        seed = plan.game_seed(number)
        state = game.new(plan.config, seed, record)
        bot.reseed(bot_rng(seed))
        observer = None if observer_of is None else observer_of(state, number, seed)
        yield number, seed, state, play_out(state, bots, plan.limit, observer)


def chunks(plan: Plan, games: int, jobs: int) -> list[Task]:
    size = max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS_PER_JOB)))
    return [(plan, first, min(size, games - first)) for first in range(0, games, size)]


def all_jobs(bot: str, games: int, cores: int | None = None) -> int:
    """How many jobs to use: all cores (by default of this machine), but only one for a few games of a fast bot."""
    useful = games if bot.startswith("search") else games // FEW
    return max(1, min(cores or os.cpu_count() or 1, useful))


def check_numbers(**numbers: int) -> None:
    for name, number in numbers.items():
        if number < 1:
            raise ConfigError(f"{name} is {number}; allowed: 1 or more.")


def simulate(
    plan: Plan, games: int, jobs: int = 1, progress: Progress | None = None, executor: Executor = in_processes
) -> Result:
    """Play so many games. `progress` is called with the number of games whenever some are finished."""
    check_numbers(games=games, jobs=jobs)
    plan.check()
    began = perf_counter()
    tasks = chunks(plan, games, jobs)
    total = total_of(executor(play_chunk, tasks, jobs), progress)
    return result_of(plan, total, jobs, perf_counter() - began, total)


def total_of(tallies: Iterable[Tally], progress: Progress | None) -> Tally:
    total = Tally()
    for tally in tallies:
        total.add(tally)
        if progress is not None:
            progress(tally.games)
    return total


def result_of(plan: Plan, total: Tally, jobs: int, seconds: float, timed: Tally) -> Result:
    """The result for all games; `timed` are those that were played in these seconds."""
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
        games_per_second=timed.games / seconds,
        decisions_per_second=timed.decisions / seconds,
        bot=plan.bot,
        seed=plan.seed,
        jobs=jobs,
        config=dict(plan.config),
        packs=questable.game(plan.game, plan.packs).card_set.packs,
        compiled=questable.compiled(),
    )
