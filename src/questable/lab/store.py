"""A simulation kept in a folder: one row for each game, one for each decision if asked, and the summary.

    plan.json        what is played; a folder holds one plan
    parts/           the finished parts of the tables: an interrupted run is continued from here
    games.csv        or games.parquet, when all is done; decisions.csv likewise
    summary.json     the result

The parts depend on the plan alone, so that any number of processes writes the same files. Rows are structs until they
are written in the format that was asked for; a part in the other format, from an earlier run, is read as it is.
"""

import csv
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from questable.games import registry
from questable.kernel.errors import ConfigError
from questable.kernel.state import OUTCOMES, State
from questable.lab.executor import Executor
from questable.lab.game_lab import lab_of
from questable.lab.playout import Observer
from questable.lab.processes import in_processes
from questable.lab.rows import DecisionRow, GameResult, decision_row
from questable.lab.run_dir import SUMMARY, claim, replace, replace_bytes, unusable, write_json
from questable.lab.simulate import (
    LARGEST_CHUNK,
    Plan,
    Progress,
    Result,
    Tally,
    check_numbers,
    play_games,
    result_of,
)

FORMATS = ("csv", "parquet")
PARTS = 50  # about so many parts, so that an interrupted run loses little
GAMES, DECISIONS = "games", "decisions"

Part = tuple[Plan, int, int, bool]
PlayedPart = tuple[int, Tally, list[GameResult], list[DecisionRow]]  # the number of its first game, and the rows
RowType = TypeVar("RowType", bound=msgspec.Struct)


def simulate_into(
    folder: Path,
    plan: Plan,
    games: int,
    jobs: int = 1,
    progress: Progress | None = None,
    format: str = "csv",
    decisions: bool = False,
    executor: Executor = in_processes,
) -> Result:
    """Play what is not yet in the folder, then write the tables and the summary."""
    check_numbers(games=games, jobs=jobs)
    plan.check()
    if format not in FORMATS:
        raise ConfigError(f"format is {format!r}; allowed: {', '.join(FORMATS)}.")
    if format == "parquet":
        need_polars()
    claim(folder, {**plan.to_json(), "games": games, "decisions": decisions})
    parts = folder / "parts"
    parts.mkdir(exist_ok=True)
    result_type = lab_of(registry.module(plan.game)).result_type
    size = max(1, min(LARGEST_CHUNK, games // PARTS))
    tasks: list[Part] = [(plan, first, min(size, games - first), decisions) for first in range(0, games, size)]
    missing = [task for task in tasks if find_part(parts, GAMES, task[1]) is None]
    if progress is not None:
        progress(games - sum(task[2] for task in missing))
    began = perf_counter()
    timed = Tally()
    for first, tally, results, decision_rows in executor(play_part, missing, jobs):
        if decisions:
            write_rows(parts / part_name(DECISIONS, first, format), DecisionRow, decision_rows)
        # the games come last: their file says that the part is complete
        write_rows(parts / part_name(GAMES, first, format), result_type, results)
        timed.add(tally)
        if progress is not None:
            progress(tally.games)
    seconds = perf_counter() - began
    total = Tally()
    files = [part_file(parts, GAMES, task[1]) for task in tasks]
    for file in files:
        for row in read_rows(file, result_type):
            total.count(OUTCOMES.index(row.outcome), row.decisions)
    write_table(folder / f"{GAMES}.{format}", result_type, files)
    if decisions:
        files = [part_file(parts, DECISIONS, task[1]) for task in tasks]
        write_table(folder / f"{DECISIONS}.{format}", DecisionRow, files)
    result = result_of(plan, total, jobs, seconds, timed)
    write_json(folder / SUMMARY, result)
    return result


def read_games(folder: Path, result_type: type[RowType]) -> Iterator[RowType]:
    """The rows of `games.csv`."""
    return read_rows(folder / f"{GAMES}.csv", result_type)


# ---- playing


class DecisionObserver(Observer):
    """Keeps a row for each decision of a game."""

    def __init__(self, game: int, rows: list[DecisionRow]) -> None:
        self.game = game
        self.rows = rows
        self.made = 0

    def after_choice(self, s: State, option: int) -> None:
        self.rows.append(decision_row(s, self.game, self.made, option))
        self.made += 1


def play_part(task: Part) -> PlayedPart:
    """Play the games of a part."""
    plan, first, count, with_decisions = task
    lab = lab_of(registry.module(plan.game))
    tally = Tally()
    results: list[GameResult] = []
    decisions: list[DecisionRow] = []

    def observer_of(state: State, number: int, seed: int) -> Observer:
        return DecisionObserver(number, decisions)

    for number, seed, state, made in play_games(plan, first, count, observer_of if with_decisions else None):
        tally.count(state.outcome_code, made)
        results.append(lab.result(state, number, seed, made))
    return first, tally, results, decisions


# ---- files


def part_name(table: str, first: int, format: str) -> str:
    return f"{table}-{first:09}.{format}"


def find_part(parts: Path, table: str, first: int) -> Path | None:
    """The file of a part in either format; None where it has not been played."""
    files = (parts / part_name(table, first, format) for format in FORMATS)
    return next((file for file in files if file.exists()), None)


def part_file(parts: Path, table: str, first: int) -> Path:
    file = find_part(parts, table, first)
    if file is None:
        raise unusable(parts.parent, "out", f"{part_name(table, first, FORMATS[0])} is missing")
    return file


def write_rows(file: Path, row_type: type[msgspec.Struct], rows: Sequence[msgspec.Struct]) -> None:
    if file.suffix == ".csv":
        replace(file, header(row_type) + csv_lines(rows))
    else:
        write_parquet(file, [frame(row_type, rows)])


def read_rows(file: Path, row_type: type[RowType]) -> Iterator[RowType]:
    try:
        if file.suffix == ".csv":
            with file.open(encoding="utf-8", newline="") as lines:
                for row in csv.DictReader(lines):
                    yield msgspec.convert(row, row_type, strict=False)
        else:
            for row in need_polars().read_parquet(file).fill_null("").to_dicts():
                yield msgspec.convert(row, row_type)
    except msgspec.ValidationError as error:
        raise unusable(file.parent, "out", f"{file.name}: {error}") from None


def write_table(file: Path, row_type: type[msgspec.Struct], parts: Iterable[Path]) -> None:
    """Write all parts as one table."""
    if file.suffix == ".csv":
        replace(file, "".join([header(row_type), *(part_lines(part, row_type) for part in parts)]))
    else:
        write_parquet(file, [part_frame(part, row_type) for part in parts])


def header(row_type: type[msgspec.Struct]) -> str:
    return f"{','.join(row_type.__struct_fields__)}\n"


def csv_lines(rows: Iterable[msgspec.Struct]) -> str:
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows(map(msgspec.structs.astuple, rows))
    return text.getvalue()


def part_lines(part: Path, row_type: type[msgspec.Struct]) -> str:
    """The lines of a part without the header."""
    if part.suffix == ".csv":
        return part.read_text(encoding="utf-8").split("\n", 1)[1]
    return csv_lines(read_rows(part, row_type))


def part_frame(part: Path, row_type: type[msgspec.Struct]) -> Any:
    if part.suffix == ".parquet":
        return need_polars().read_parquet(part)
    return frame(row_type, list(read_rows(part, row_type)))


def frame(row_type: type[msgspec.Struct], rows: Sequence[msgspec.Struct]) -> Any:
    """A data frame with the types of the struct's fields; an empty string is null, as in a CSV file that is read."""
    polars = need_polars()
    types = {int: polars.Int64, str: polars.String}
    schema = {field.name: types[field.type] for field in msgspec.structs.fields(row_type)}
    columns = {name: [None if (value := getattr(row, name)) == "" else value for row in rows] for name in schema}
    return polars.DataFrame(columns, schema)


def write_parquet(file: Path, frames: list[Any]) -> None:
    from io import BytesIO

    data = BytesIO()
    need_polars().concat(frames).write_parquet(data)
    replace_bytes(file, data.getvalue())


def need_polars() -> Any:
    try:
        import polars
    except ImportError:
        raise ConfigError("Parquet needs the extra 'lab': pip install 'questable[lab]'; without it: csv.") from None
    return polars
