"""A progress bar, shown only if stderr is a terminal."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from questable.lab.simulate import Progress

Result = TypeVar("Result")


def with_progress(what: str, games: int, play: "Callable[[Progress | None], Result]") -> Result:
    if not sys.stderr.isatty():
        return play(None)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Bar(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=games)
        return play(lambda finished: bar.update(task, advance=finished))
