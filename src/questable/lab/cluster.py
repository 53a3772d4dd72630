"""Simulations on a Ray cluster, with the same games and figures as on one machine.

A task is a part of the games, done again elsewhere when the machine that did it is lost; its result counts when it
arrives, so every game is counted once. Nothing is written there: a cluster needs no shared folder.
"""

import logging
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

import questable
from questable.kernel.errors import ConfigError, QuestableError

PATIENCE = 5.0  # seconds
RETRIES = 10  # of a task whose machine was lost
HERE = "local"  # no address: a cluster of this machine alone, for this run

Task = TypeVar("Task")
Done = TypeVar("Done")


class Cluster:
    """A connection to a cluster: called, it shares out tasks as `in_processes` does on one machine."""

    def __init__(self, address: str | None = None) -> None:
        self.ray = need_ray()
        alone = {"include_dashboard": False, "_node_ip_address": "127.0.0.1"} if address is None else {}
        try:
            knock(address)
            self.ray.init(address=address or HERE, log_to_driver=False, logging_level=logging.CRITICAL, **alone)
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
        remote = self.ray.remote(num_cpus=1, max_retries=RETRIES)(do_alike)
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


def knock(address: str | None) -> None:
    """Is anybody there? Ray itself would wait for minutes."""
    host, colon, port = (address or "").removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), PATIENCE).close()


def identity() -> tuple[str, ...]:
    """What must be the same on all machines for the same games to be played: the version, and what the cards do."""
    return (questable.__version__, *(questable.game(name).card_set.hash for name in questable.GAMES))


def do_alike(work: Callable[[Task], Done], task: Task, theirs: tuple[str, ...]) -> Done:
    """Do a task for somebody who has the same Questable as this machine."""
    if identity() != theirs:
        raise ConfigError(
            f"a machine of the cluster has another Questable ({' '.join(identity())} there, {' '.join(theirs)} here); "
            "allowed: the same on all."
        )
    return work(task)
