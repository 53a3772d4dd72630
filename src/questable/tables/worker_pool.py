"""A pool of worker processes for slow tasks. A worker that crashes or takes too long is replaced."""

import asyncio
import logging
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import ParamSpec, TypeVar

from questable.kernel.errors import QuestableError
from questable.tables.metrics import Metrics

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("questable.workers")


class WorkerFailed(QuestableError):
    """A worker process crashed or took too long."""


class WorkerPool:
    def __init__(self, processes: int, seconds: float, metrics: Metrics) -> None:
        self.processes = processes
        self.seconds = seconds  # the longest that a task may take
        self.metrics = metrics
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, task: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a task in a worker process; `WorkerFailed` if it crashes or takes too long."""
        if self.pool is None:
            # spawn, not fork: a fork would copy locks that threads hold
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, context, exit_with_parent, (os.getpid(),))
        pool = self.pool
        try:
            job = asyncio.get_running_loop().run_in_executor(pool, partial(task, *args, **kwargs))
            return await asyncio.wait_for(job, self.seconds)
        except (BrokenProcessPool, TimeoutError, OSError) as error:
            self.metrics.count("worker_failures")
            log.warning("a worker failed", extra={"error": type(error).__name__})
            if pool is self.pool:
                self.stop()
            raise WorkerFailed(f"A worker process failed: {type(error).__name__}.") from None

    def stop(self) -> None:
        """Kill all processes; the next task starts new ones."""
        pool, self.pool = self.pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


def exit_with_parent(parent: int) -> None:
    """Exit this process when its parent is gone, even if that happened before this call."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
