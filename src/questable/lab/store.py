"""A simulation kept in a folder: one row for each game, one for each decision if asked, and the summary.

    plan.json        what is played; a folder holds one plan
    parts/           what is finished: a run that was broken off goes on from here
    games.csv        or games.parquet, when all is done; decisions.csv likewise
    summary.json     the figures

The parts are cut by the plan alone, so that any number of processes writes the same files.
"""

import csv
from collections.abc import Iterable
from io import StringIO
from itertools import chain
from pathlib import Path
from time import perf_counter
from typing import Any

import questable
from questable.bots.registry import bot_rng, make_bot, reseed
from questable.kernel.errors import ConfigError
from questable.kernel.state import IN_PROGRESS, OUTCOMES
from questable.lab.executor import Executor
from questable.lab.processes import in_processes
from questable.lab.rows import DECISION_COLUMNS, Row, decision_row, game_row
from questable.lab.run_dir import SUMMARY, claim, replace, write_json
from questable.lab.simulate import LARGEST_CHUNK, Plan, Progress, Result, Tally, check_numbers, result_of

FORMATS = ("csv", "parquet")
PARTS = 50  # about so many parts: a run that is broken off loses little
TABLES = ("games", "decisions")

Part = tuple[Plan, int, int, bool]
Played = tuple[int, Tally, dict[str, str]]  # the first game, and the tables as CSV


def simulate_into(
    folder: Path,
    plan: Plan,
    games: int,
    jobs: int = 1,
    progress: Progress | None = None,
    format: str = "csv",
    decisions: bool = False,
    engine: Executor = in_processes,
) -> Result:
    """Play what is not yet in the folder, then write the tables and the summary."""
    check_numbers(games=games, jobs=jobs)
    plan.check()
    if format not in FORMATS:
        raise ConfigError(f"format is {format!r}; allowed: {', '.join(FORMATS)}.")
    if format == "parquet":
        need_polars()
    claim(folder, {**plan.told(), "games": games, "decisions": decisions})
    parts = folder / "parts"
    parts.mkdir(exist_ok=True)
    size = max(1, min(LARGEST_CHUNK, games // PARTS))
    tasks: list[Part] = [(plan, first, min(size, games - first), decisions) for first in range(0, games, size)]
    missing = [task for task in tasks if not file_of(parts, "games", task[1]).exists()]
    if progress is not None:
        progress(games - sum(task[2] for task in missing))
    began = perf_counter()
    timed = Tally()
    for first, tally, texts in engine(play_part, missing, jobs):
        for table, text in texts.items():
            replace(file_of(parts, table, first), text)
        timed.add(tally)
        if progress is not None:
            progress(tally.games)
    seconds = perf_counter() - began
    total = Tally()
    for row in read_rows(parts, "games", tasks):
        total.count(OUTCOMES.index(row["outcome"]), int(row["decisions"]))
    for table in TABLES if decisions else TABLES[:1]:
        write_table(folder, table, format, [file_of(parts, table, task[1]) for task in tasks])
    result = result_of(plan, total, jobs, seconds, timed)
    write_json(folder / SUMMARY, result)
    return result


def file_of(parts: Path, table: str, first: int) -> Path:
    return parts / f"{table}-{first:09}.csv"


def play_part(task: Part) -> Played:
    """Play the games of a part. The table of games comes last: its file in the folder says that the part is whole."""
    plan, first, count, with_decisions = task
    game = questable.game(plan.game, plan.packs)
    bot = make_bot(plan.bot, bot_rng(0))
    tally = Tally()
    games: list[Row] = []
    decisions: list[Row] = []
    for number in range(first, first + count):
        seed = plan.game_seed(number)
        state = game.new(plan.config, seed)
        reseed(bot, bot_rng(seed))
        made = 0
        while state.outcome_code == IN_PROGRESS and made < plan.limit:
            chosen = bot.choose(state)
            if with_decisions:
                decisions.append(decision_row(state, number, made, chosen))
            state.apply_index(chosen)
            made += 1
        tally.count(state.outcome_code, made)
        games.append(game_row(state, number, seed, made))
    texts = {"decisions": as_csv(DECISION_COLUMNS, decisions)} if with_decisions else {}
    return first, tally, texts | {"games": as_csv(tuple(games[0]), games)}


def as_csv(columns: tuple[str, ...], rows: Iterable[Row]) -> str:
    text = StringIO()
    writer = csv.DictWriter(text, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def read_rows(parts: Path, table: str, tasks: list[Part]) -> Iterable[dict[str, str]]:
    for task in tasks:
        with file_of(parts, table, task[1]).open(encoding="utf-8", newline="") as file:
            yield from csv.DictReader(file)


def write_table(folder: Path, table: str, format: str, parts: list[Path]) -> None:
    """All parts as one table."""
    if format == "csv":
        texts = (part.read_text(encoding="utf-8") for part in parts)
        first = next(texts)
        rest = (text.split("\n", 1)[1] for text in texts)
        replace(folder / f"{table}.csv", "".join(chain([first], rest)))
        return
    polars = need_polars()
    frames = [polars.read_csv(part, infer_schema_length=None) for part in parts]
    polars.concat(frames, how="vertical_relaxed").write_parquet(folder / f"{table}.parquet")


def need_polars() -> Any:
    try:
        import polars
    except ImportError:
        raise ConfigError("Parquet needs the extra 'lab': pip install 'questable[lab]'; without it: csv.") from None
    return polars
