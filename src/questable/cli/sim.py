"""`questable sim`: play many games with bots and count results."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from questable.cli.executor import open_executor
from questable.cli.options import (
    BOT_HELP,
    Address,
    Boss,
    Difficulty,
    Engine,
    Game,
    Jobs,
    Json,
    Packs,
    Quest,
    Set,
    given,
    settings,
)
from questable.cli.progress import with_progress
from questable.kernel.errors import ConfigError
from questable.text.errors import localized_error

if TYPE_CHECKING:
    from questable.lab.simulate import Progress, Result

MANY = 1000


def sim(
    game: Game,
    games: Annotated[int, typer.Option(help="How many games.")] = MANY,
    players: Annotated[int | None, typer.Option(help="1 to 4; left out: the seed of each game chooses.")] = None,
    bot: Annotated[str, typer.Option(help=BOT_HELP)] = "heuristic",
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    jobs: Jobs = None,
    engine: Engine = "processes",
    address: Address = None,
    difficulty: Difficulty = None,
    boss: Boss = None,
    quest: Quest = None,
    set_: Set = None,
    pack: Packs = None,
    limit: Annotated[int | None, typer.Option(help="Break a game off after so many decisions.")] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="A folder for one row a game and the summary; run again, it goes on where it stopped."),
    ] = None,
    format: Annotated[str, typer.Option(help="Of the tables in the folder: csv or parquet.")] = "csv",
    decisions: Annotated[bool, typer.Option("--decisions", help="Also one row for each decision.")] = False,
    json: Json = False,
) -> None:
    """Play many games with bots and count."""
    import questable
    from questable.lab.simulate import LIMIT, Plan, all_jobs, simulate

    config = given(players=players, difficulty=difficulty, boss=boss, quest=quest) | settings(set_ or [])
    table, config = questable.game(game, pack or ()).configured(config)
    plan = Plan(game, config, bot, seed, LIMIT if limit is None else limit, table.packs)
    if out is None and (decisions or format != "csv"):
        raise localized_error(ConfigError, "sim-out")
    with open_executor(engine, address) as (share, cores):
        workers = all_jobs(bot, games, cores) if jobs is None else jobs

        def play(progress: "Progress | None") -> "Result":
            if out is None:
                return simulate(plan, games, workers, progress, share)
            from questable.lab.store import simulate_into

            return simulate_into(out, plan, games, workers, progress, format, decisions, share)

        result = with_progress(f"{game}, {bot}", games, play)
    if json:
        import msgspec

        typer.echo(msgspec.json.encode(result))
    else:
        print_result(result)
        if out is not None:
            typer.echo(f"One row a game: {out / f'games.{format}'}")


def print_result(result: "Result") -> None:
    from rich.table import Table

    from questable.terminal.strings import make_console

    low, high = result.win_rate_ci95
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="dim")
    table.add_column(justify="right")
    table.add_column(style="dim")
    config = ", ".join(f"{key}={value}" for key, value in result.config.items())
    table.add_row("games", f"{result.games:,}", f"{result.game}, bot {result.bot}, seed {result.seed}")
    table.add_row("", "", config or "everything chosen by the seed")
    for pack in result.packs:
        *named, hash = pack.split()
        table.add_row("", "", f"pack {' '.join(named)} ({hash[:8]})")  # the full hash may not fit on the line
    rate = "none finished" if result.win_rate is None else f"{result.win_rate:.2%}"
    table.add_row("wins", f"{result.wins:,}", "")
    table.add_row("win rate", rate, f"95 % interval {low:.2%} to {high:.2%}")
    if result.truncated:
        table.add_row("truncated", f"{result.truncated:,}", "broken off at the limit, counted neither won nor lost")
    table.add_row("decisions", f"{result.decisions:,}", f"longest game {result.longest:,}")
    way = "compiled" if result.compiled else "interpreted"
    table.add_row("seconds", f"{result.seconds:.2f}", f"{way}, {result.jobs} job{'s' if result.jobs > 1 else ''}")
    table.add_row("games/s", f"{result.games_per_second:,.0f}", "")
    table.add_row("decisions/s", f"{result.decisions_per_second:,.0f}", "")
    make_console().print(table)
