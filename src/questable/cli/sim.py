"""`questable sim`: many games with bots, counted."""

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from questable.cli.options import Game, Json, given, settings

if TYPE_CHECKING:
    from questable.lab.simulate import Plan, Result

MANY = 1000


def sim(
    game: Game,
    games: Annotated[int, typer.Option(help="How many games.")] = MANY,
    players: Annotated[int | None, typer.Option(help="1 to 4; left out: the seed of each game chooses.")] = None,
    bot: Annotated[str, typer.Option(help="Who plays every seat: heuristic or random.")] = "heuristic",
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes; the figures do not depend on them.")] = 1,
    difficulty: Annotated[str | None, typer.Option(help="easy, normal or hard.")] = None,
    boss: Annotated[str | None, typer.Option(help="The id of a boss, or random.")] = None,
    quest: Annotated[str | None, typer.Option(help="The id of a quest, or random.")] = None,
    set_: Annotated[
        list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="Any other key of the configuration.")
    ] = None,
    limit: Annotated[int | None, typer.Option(help="Break a game off after so many decisions.")] = None,
    json: Json = False,
) -> None:
    """Play many games with bots and count."""
    from questable.lab.simulate import LIMIT, Plan, simulate

    config = given(players=players, difficulty=difficulty, boss=boss, quest=quest) | settings(set_ or [])
    plan = Plan(game, config, bot, seed, LIMIT if limit is None else limit)
    if json:
        import msgspec

        typer.echo(msgspec.json.encode(simulate(plan, games, jobs)))
    elif sys.stderr.isatty():
        print_figures(with_progress(plan, games, jobs))
    else:
        print_figures(simulate(plan, games, jobs))


def with_progress(plan: "Plan", games: int, jobs: int) -> "Result":
    from rich.console import Console
    from rich.progress import Progress

    from questable.lab.simulate import simulate

    with Progress(console=Console(stderr=True), transient=True, auto_refresh=False) as progress:
        task = progress.add_task(f"{plan.game}, {plan.bot}", total=games)
        return simulate(plan, games, jobs, lambda finished: progress.update(task, advance=finished, refresh=True))


def print_figures(result: "Result") -> None:
    from rich.table import Table

    from questable.cli.voice import screen

    low, high = result.win_rate_ci95
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="dim")
    table.add_column(justify="right")
    table.add_column(style="dim")
    config = ", ".join(f"{key}={value}" for key, value in result.config.items())
    table.add_row("games", f"{result.games:,}", f"{result.game}, bot {result.bot}, seed {result.seed}")
    table.add_row("", "", config or "everything chosen by the seed")
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
    screen().print(table)
