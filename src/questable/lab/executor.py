"""What runs the tasks of a simulation: processes of this machine, or a cluster."""

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeVar

from questable.kernel.errors import ConfigError

EXECUTORS = ("processes", "ray")

Task = TypeVar("Task")
Done = TypeVar("Done")


class Executor(Protocol):
    """Does all tasks, `jobs` at a time, and yields each result once; results come in any order."""

    def __call__(self, work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int) -> Iterator[Done]: ...


def check_executor(name: str, address: str | None) -> None:
    if name not in EXECUTORS:
        raise ConfigError(f"engine is {name!r}; allowed: {', '.join(EXECUTORS)}.")
    if address is not None and name != "ray":
        raise ConfigError(f"address is {address!r}, where a Ray cluster is; allowed only with --engine ray.")
