"""`--engine` and `--address`: where `sim` and `lab` run their games."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from questable.lab.executor import Executor


@contextmanager
def open_executor(name: str, address: str | None) -> "Iterator[tuple[Executor, int | None]]":
    """The executor, and its number of cores if it is not this machine."""
    from questable.lab.executor import check_executor

    check_executor(name, address)
    if name == "processes":
        from questable.lab.processes import in_processes

        yield in_processes, None
        return
    from questable.lab.cluster import Cluster

    cluster = Cluster(address)
    try:
        yield cluster, cluster.cores
    finally:
        cluster.close()
