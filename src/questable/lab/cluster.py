"""Simulations on a Ray cluster, with the same games and results as on one machine.

A task is a part of the games. When the machine that runs it is lost, another one runs it again; a result counts when it
arrives, so every game is counted once. Workers write no files, so a cluster needs no shared folder.
"""

import logging
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

import questable
from questable.kernel.errors import ConfigError, QuestableError

CONNECT_TIMEOUT = 5.0  # seconds
RETRIES = 10  # of a task whose machine was lost
LOCAL = "local"  # without an address: a cluster of this machine alone, for this run

Task = TypeVar("Task")
Done = TypeVar("Done")


class Cluster:
    """A connection to a cluster. It is an `Executor`, as `in_processes` is for one machine."""

    def __init__(self, address: str | None = None) -> None:
        self.ray = need_ray()
        alone = {"include_dashboard": False, "_node_ip_address": "127.0.0.1"} if address is None else {}
        try:
            check_reachable(address)
            self.ray.init(address=address or LOCAL, log_to_driver=False, logging_level=logging.CRITICAL, **alone)
        except (OSError, RuntimeError, ValueError, self.ray.exceptions.RayError):
            raise ConfigError(
                f"address is {address!r}, where no Ray cluster lets us in; allowed: the host and port of one, such as "
                "127.0.0.1:6379, auto for the one that runs here, or nothing for one of this machine alone (a cluster "
                "that asks for a token takes it from RAY_AUTH_TOKEN)."
            ) from None

    @property
    def cores(self) -> int:
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def __call__(self, work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int) -> Iterator[Done]:
        remote = self.ray.remote(num_cpus=1, max_retries=RETRIES)(run_task)
        ours = identity()
        waiting = list(reversed(tasks))
        running: list[Any] = []
        while waiting or running:
            while waiting and len(running) < jobs:
                running.append(remote.remote(work, waiting.pop(), ours))
            ready, running = self.ray.wait(running)
            for one in ready:
                yield self.result(one)

    def result(self, reference: Any) -> Any:
        try:
            return self.ray.get(reference)
        except self.ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, QuestableError):
                raise error.cause from None
            raise
        except self.ray.exceptions.RayError:
            raise QuestableError(f"The cluster has lost a part of the games {RETRIES} times; has it memory?") from None

    def close(self) -> None:
        self.ray.shutdown()


def need_ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise ConfigError("--engine ray needs the extra 'ray': pip install 'questable[ray]'.") from None
    return ray


def check_reachable(address: str | None) -> None:
    """Raise OSError where nothing listens at the address; Ray itself would wait for minutes."""
    host, colon, port = (address or "").removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), CONNECT_TIMEOUT).close()


def identity() -> tuple[str, ...]:
    """What must be equal on all machines for them to play the same games: the version and the cards."""
    return (questable.__version__, *(questable.game(name).card_set.hash for name in questable.GAMES))


def run_task(work: Callable[[Task], Done], task: Task, theirs: tuple[str, ...]) -> Done:
    """Run a task, after checking that the machine that sent it has the same Questable."""
    if identity() != theirs:
        raise ConfigError(
            f"a machine of the cluster has another Questable ({' '.join(identity())} there, {' '.join(theirs)} here); "
            "allowed: the same on all."
        )
    return work(task)
