"""`questable bench`: the speed of the engine, compared with others."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from questable.cli.options import Json
from questable.cli.progress import with_progress
from questable.kernel.errors import ConfigError

if TYPE_CHECKING:
    from questable.bench.race import Bench

OWN = ("new game µs", "view µs", "digest µs", "dump and load µs", "heuristic game µs")


def bench(
    rounds: Annotated[int, typer.Option(help="How often each is measured, in turn; the median counts.")] = 7,
    seconds: Annotated[float, typer.Option(help="CPU seconds of random play in each measure.")] = 0.5,
    peers: Annotated[Path, typer.Option(help="An environment with other engines; `make bench` makes this one.")] = Path(
        "build/peers"
    ),
    out: Annotated[Path | None, typer.Option(help="A folder for bench.json and the picture bench.svg.")] = None,
    json: Json = False,
) -> None:
    """Measure the engine on one core, beside the other engines of card games that are installed."""
    import msgspec

    from questable.bench.entries import ENTRIES
    from questable.bench.race import race

    if out is not None and not out.is_dir():
        raise ConfigError(f"out is {str(out)!r}; allowed: a folder that is there.")
    found = with_progress("bench", rounds * len(ENTRIES), lambda progress: race(rounds, seconds, peers, progress))
    text = msgspec.json.format(msgspec.json.encode(found), indent=1).decode()
    if out is not None:
        (out / "bench.json").write_text(text + "\n", encoding="utf-8")
        draw(found, out / "bench.svg")
    if json:
        typer.echo(text)
    else:
        print_tables(found)


def draw(found: "Bench", file: Path) -> None:
    try:
        from questable.bench.chart import chart
    except ImportError:
        typer.echo("The picture needs the extra 'lab': pip install 'questable[lab]'.", err=True)
        return
    file.write_text(chart(found), encoding="utf-8")


def print_tables(found: "Bench") -> None:
    from rich.table import Table

    from questable.terminal.strings import make_console

    console = make_console()
    way = "compiled" if found.compiled else "interpreted"
    console.print(
        f"Questable {found.questable} ({way}), Python {found.python}, {found.machine}; one core, CPU time, "
        f"medians of {found.rounds} rounds and the lowest and highest of them.\n"
    )
    games = [line.name for line in found.lines if line.name.endswith(", compiled")]
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("random play")
    for title in ("decisions/s", "", "games/s", "clone µs", *(f"{name.split(',')[0]} is" for name in games)):
        table.add_column(title, justify="right", style="dim" if not title else None)
    for line in found.lines:
        rate = line.figures["decisions/s"]
        clone = line.figures.get("clone µs")
        table.add_row(
            f"{line.name} {'' if line.ours else line.version}".strip(),
            number(rate.median),
            f"{number(rate.low)} to {number(rate.high)}",
            number(line.figures["games/s"].median),
            number(clone.median) if clone else "",
            *(f"{number(line.times[name].median)} ×" for name in games),
        )
    console.print(table)
    own = [line for line in found.lines if OWN[0] in line.figures]
    if own:
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column("\nmore of ours")
        for line in own:
            table.add_column(f"\n{line.name}", justify="right")
        for name in OWN:
            table.add_row(name, *(number(line.figures[name].median) for line in own))
        console.print(table)
    console.print()
    for line in found.lines:
        if not line.ours:
            console.print(f"{line.name}: {line.note}.", style="dim")
    for missing in found.missing:
        console.print(f"{missing.name} was not measured: {missing.why}.")


def number(value: float) -> str:
    """A number with three significant digits, the precision of these measurements."""
    if value >= 1000:
        return f"{float(f'{value:.3g}'):,.0f}"
    return f"{value:.3g}"
