"""Tasks in several processes of this machine."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence

from questable.lab.executor import Done, Task


def in_processes(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int) -> Iterator[Done]:
    """Do all tasks, with one job in this process. Results come as they are finished."""
    if jobs == 1 or len(tasks) < 2:
        yield from map(work, tasks)
        return
    with multiprocessing.Pool(min(jobs, len(tasks)), ignore_interrupt) as pool:
        yield from pool.imap_unordered(work, tasks)


def ignore_interrupt() -> None:
    """Ctrl-C reaches every process: the parent stops its children."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
