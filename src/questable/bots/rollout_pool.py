"""Trials in several processes: the same trials with the same results, sooner.

A table travels as its dump; each process loads it once a decision and makes its share of the imagined tables itself.
"""

import multiprocessing
import signal
from multiprocessing.pool import Pool
from typing import Any, Final

import questable
from questable.bots.search import Rollouts
from questable.games.module import Game
from questable.games.tenefyr.game import MODULE as TENEFYR
from questable.games.tenefyr.rules.state import TenefyrState
from questable.kernel import codec
from questable.kernel.state import State

Task = tuple[str, str, int, int, int, list[int], int]


class RolloutPool(Rollouts):
    """Crews of the same size share their processes, which end with the program. Where there can be none (inside such a
    process), and with cards that they do not know, one pair of hands does it all: the results are the same."""

    def __init__(self, jobs: int) -> None:
        super().__init__()
        self.jobs: int = jobs
        self.text: str = ""

    def hands(self) -> int:
        return self.jobs

    def begin(self, s: State) -> None:
        self.text = codec.dump(name_of(s), s)

    def run(self, s: State, base: int, first: int, count: int, options: list[int], rounds: int) -> list[list[int]]:
        if multiprocessing.current_process().daemon or s.card_set.hash != built_in(name_of(s)).card_set.hash:
            return super().run(s, base, first, count, options, rounds)
        size = -(-count // self.jobs)
        tasks: list[Task] = []
        for start in range(first, first + count, size):
            tasks.append((name_of(s), self.text, base, start, min(size, first + count - start), options, rounds))
        found: list[list[int]] = []
        for rows in pool_of(self.jobs).map(work, tasks, 1):
            found.extend(rows)
        return found


POOLS: Final[dict[int, Pool]] = {}


def pool_of(jobs: int) -> Pool:
    pool = POOLS.get(jobs)
    if pool is None:
        pool = multiprocessing.Pool(jobs, ignore_interrupt)
        POOLS[jobs] = pool
    return pool


def shutdown_pools() -> None:
    """End the processes of all crews; the next trials start new ones."""
    for pool in POOLS.values():
        pool.terminate()
        pool.join()
    POOLS.clear()


def name_of(s: State) -> str:
    return "tenefyr" if isinstance(s, TenefyrState) else "terrinoth"


def ignore_interrupt() -> None:
    """Ctrl-C reaches every process: the one that plays stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Worker:
    """What one process keeps between tasks: the player with all it knows of the cards, and the table in question."""

    def __init__(self) -> None:
        self.trials: Rollouts = Rollouts()
        self.text: str = ""
        self.table: State | None = None

    def load(self, game: str, text: str) -> State:
        if self.table is None or text != self.text:
            self.text = text
            self.table = built_in(game).load(text)
        return self.table


def built_in(game: str) -> Game[Any, Any]:
    if game == "tenefyr":
        return TENEFYR.load()

    return questable.game("terrinoth")


WORKER: Final = Worker()


def work(task: Task) -> list[list[int]]:
    game, text, base, first, count, options, rounds = task
    return WORKER.trials.run(WORKER.load(game, text), base, first, count, options, rounds)
