"""Rollouts in several processes: the same rollouts with the same results, sooner.

A state travels as its dump; each process loads it once a decision and makes its share of the determinizations itself.
"""

import multiprocessing
import signal
from multiprocessing.pool import Pool
from typing import Any, Final

from questable.bots.search import Rollouts
from questable.games import registry as games
from questable.games.module import Game
from questable.kernel import codec
from questable.kernel.state import State

Task = tuple[str, str, int, int, int, list[int], int]


class RolloutPool(Rollouts):
    """Pools of the same size share their processes, which end with the program.

    Where there can be no processes (inside such a process), and with other cards than the built-in ones, which the
    processes do not have, the rollouts run in this process; the results are the same.
    """

    def __init__(self, jobs: int) -> None:
        super().__init__()
        self.jobs: int = jobs
        self.dump: str = ""

    def worker_count(self) -> int:
        return self.jobs

    def begin(self, s: State) -> None:
        self.dump = codec.dump(s.card_set.game, s)

    def run(self, s: State, base: int, first: int, count: int, options: list[int], rounds: int) -> list[list[int]]:
        game = s.card_set.game
        if multiprocessing.current_process().daemon or s.card_set.hash != built_in(game).card_set.hash:
            return super().run(s, base, first, count, options, rounds)
        size = -(-count // self.jobs)
        tasks: list[Task] = []
        for start in range(first, first + count, size):
            tasks.append((game, self.dump, base, start, min(size, first + count - start), options, rounds))
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
    """End the processes of all pools; the next rollouts start new ones."""
    for pool in POOLS.values():
        pool.terminate()
        pool.join()
    POOLS.clear()


def ignore_interrupt() -> None:
    """Ctrl-C reaches every process: the parent stops its children."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Worker:
    """What one process keeps between tasks: the player with all it has computed about the cards, and the state."""

    def __init__(self) -> None:
        self.rollouts: Rollouts = Rollouts()
        self.dump: str = ""
        self.state: State | None = None

    def load(self, game: str, dump: str) -> State:
        if self.state is None or dump != self.dump:
            self.dump = dump
            self.state = built_in(game).load(dump)
        return self.state


def built_in(name: str) -> Game[Any, Any]:
    """The game with its built-in cards."""
    return games.module(name).load()


WORKER: Final = Worker()


def work(task: Task) -> list[list[int]]:
    game, dump, base, first, count, options, rounds = task
    return WORKER.rollouts.run(WORKER.load(game, dump), base, first, count, options, rounds)
