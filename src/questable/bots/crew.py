"""Trials in several processes: the same trials with the same results, sooner.

A table travels as its dump; each process loads it once a decision and makes its share of the imagined tables itself.
"""

import multiprocessing
import signal
from multiprocessing.pool import Pool

from questable.bots.search import Trials
from questable.kernel import codec
from questable.kernel.state import State
from questable.tenefyr.table import Table

Task = tuple[str, str, int, int, int, list[int], int]


class Crew(Trials):
    def __init__(self, jobs: int) -> None:
        super().__init__()
        self.jobs: int = jobs
        self.pool: Pool | None = None
        self.text: str = ""

    def hands(self) -> int:
        return self.jobs

    def begin(self, s: State) -> None:
        self.text = codec.dump(name_of(s), s)
        if self.pool is None:
            self.pool = multiprocessing.Pool(self.jobs, ignore_interrupt)

    def run(self, s: State, base: int, first: int, count: int, options: list[int], rounds: int) -> list[list[int]]:
        assert self.pool is not None
        size = -(-count // self.jobs)
        tasks: list[Task] = []
        for start in range(first, first + count, size):
            tasks.append((name_of(s), self.text, base, start, min(size, first + count - start), options, rounds))
        found: list[list[int]] = []
        for rows in self.pool.map(work, tasks, 1):
            found.extend(rows)
        return found

    def close(self) -> None:
        """Send the crew home."""
        if self.pool is not None:
            self.pool.terminate()
            self.pool.join()
            self.pool = None


def name_of(s: State) -> str:
    return "tenefyr" if isinstance(s, Table) else "terrinoth"


def ignore_interrupt() -> None:
    """Ctrl-C reaches every process: the one that plays stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Worker:
    """What one process keeps between tasks: the player with all it knows of the cards, and the table in question."""

    def __init__(self) -> None:
        self.trials: Trials = Trials()
        self.text: str = ""
        self.table: State | None = None

    def load(self, game: str, text: str) -> State:
        if self.table is None or text != self.text:
            self.text = text
            self.table = load_table(game, text)
        return self.table


def load_table(game: str, text: str) -> State:
    if game == "tenefyr":
        from questable.content.tenefyr_game import tenefyr  # card files are read by who needs them

        return tenefyr().load(text)
    from questable.content.terrinoth_game import terrinoth

    return terrinoth().load(text)


WORKER = Worker()


def work(task: Task) -> list[list[int]]:
    game, text, base, first, count, options, rounds = task
    return WORKER.trials.run(WORKER.load(game, text), base, first, count, options, rounds)
