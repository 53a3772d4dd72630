"""`questable lab`: duels of bots and cards, reports, and balance checks."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from questable import GAMES
from questable.cli.executor import open_executor
from questable.cli.game_help import GameFilterCommand, GameSettingsCommand
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
    one_of,
    settings,
)
from questable.cli.progress import with_progress
from questable.kernel.errors import ConfigError

if TYPE_CHECKING:
    from questable.lab.duel import Duel
    from questable.lab.simulate import Progress

app = typer.Typer(help="Duels of bots and cards, reports on a game, and whether it is balanced.", no_args_is_help=False)


@app.command(cls=GameSettingsCommand)
def duel(
    game: Game,
    first: Annotated[str | None, typer.Option(help=f"{BOT_HELP} Left out: heuristic.")] = None,
    second: Annotated[
        str | None, typer.Option(help="The other bot. Left out: search; the same bot where the cards differ.")
    ] = None,
    first_pack: Annotated[
        list[Path] | None,
        typer.Option(metavar="PACK", help="A pack, folder or zip, that the first plays with; may be given again."),
    ] = None,
    second_pack: Annotated[
        list[Path] | None, typer.Option(metavar="PACK", help="A pack that the second plays with; may be given again.")
    ] = None,
    games: Annotated[int, typer.Option(help="How many deals; both play each.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed deals the same games.")] = 1,
    players: Annotated[int | None, typer.Option(help="1 to 4; left out: the seed of each game chooses.")] = None,
    jobs: Jobs = None,
    engine: Engine = "processes",
    address: Address = None,
    difficulty: Difficulty = None,
    boss: Boss = None,
    quest: Quest = None,
    set_: Set = None,
    out: Annotated[
        Path | None,
        typer.Option(help="A folder for one row a deal and the summary; run again, it goes on where it stopped."),
    ] = None,
    json: Json = False,
) -> None:
    """Two bots, or two sets of cards, on the same seeds: who wins more, and is it luck?"""
    import questable
    from questable.lab.duel import Pairing, Side
    from questable.lab.duel import duel as play
    from questable.lab.simulate import all_jobs

    config = given(players=players, difficulty=difficulty, boss=boss, quest=quest) | settings(set_ or [])
    table, config = questable.game(game).configured(config)
    packs = [questable.game(game, [*table.packs, *(own or ())]).packs for own in (first_pack, second_pack)]
    usual = (second, first) if packs[0] != packs[1] else ("heuristic", "search")
    one, other = (bot or left_out or "heuristic" for bot, left_out in zip((first, second), usual, strict=True))
    pairing = Pairing(game, config, Side(one, packs[0]), Side(other, packs[1]), seed)
    with open_executor(engine, address) as (share, cores):
        workers = all_jobs("search", games, cores) if jobs is None else jobs

        def play_all(progress: "Progress | None") -> "Duel":
            if out is None:
                return play(pairing, games, workers, progress, share)
            from questable.lab.duel_store import duel_into

            return duel_into(out, pairing, games, workers, progress, share)

        found = with_progress(" and ".join(pairing.names()), games, play_all)
    if json:
        import msgspec

        typer.echo(msgspec.json.encode(found))
        return
    for name, rate, (low, high) in (
        (found.first, found.first_rate, found.first_ci95),
        (found.second, found.second_rate, found.second_ci95),
    ):
        typer.echo(f"{name}: {rate:.1%} of {found.games} games won, 95 % interval {low:.1%} to {high:.1%}")
    alone = f"only by {found.first} {found.only_first}, only by {found.second} {found.only_second}"
    typer.echo(f"won by both {found.both}, {alone}")
    typer.echo(found.verdict())
    if out is not None:
        typer.echo(f"One row a deal: {out / 'deals.csv'}")


@app.command()
def report(
    game: Game,
    out: Annotated[Path, typer.Option(help="The page to write.")] = Path("report.html"),
    bot: Annotated[str, typer.Option(help=BOT_HELP)] = "heuristic",
    games: Annotated[int, typer.Option(help="Games of each kind: difficulty or quest, and number of players.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed makes the same report.")] = 1,
    jobs: Jobs = None,
    engine: Engine = "processes",
    address: Address = None,
    forks: Annotated[bool, typer.Option(help="Measure what cards and choices are worth; most of the time.")] = True,
    pack: Packs = None,
    keep: Annotated[
        Path | None,
        typer.Option(help="A folder for the games as they are played; run again, it goes on where it stopped."),
    ] = None,
) -> None:
    """A page on the balance of a game: win rates, length, where games are lost, what each card is worth.

    With packs it is the game with them, and says what they change.
    """
    import questable
    from questable.lab.simulate import all_jobs

    one_of("game", game, list(GAMES))
    if not out.parent.is_dir():
        raise ConfigError(f"out is {str(out)!r}; allowed: a file in a folder that is there.")
    try:
        from questable.lab.report import report as page
    except ImportError:
        raise ConfigError("Reports need the extra 'lab': pip install 'questable[lab]'.") from None
    from questable.lab.experiment import Experiment

    study = Experiment(game, bot, games, seed, questable.game(game, pack or ()).packs, forks)
    with open_executor(engine, address) as (share, cores):
        workers = all_jobs("search", study.total, cores) if jobs is None else jobs
        found, change = with_progress(
            f"{game}, {bot}", study.total, lambda progress: study.play(workers, progress, share, keep)
        )
        strength = study.strength(found.games, workers, share)
    out.write_text(page(game, found, bot, seed, study.packs, change, strength), encoding="utf-8")
    typer.echo(f"{study.total:,} games: {out}")


@app.command(cls=GameFilterCommand)
def balance(
    game: Game,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="For the games; run again, it goes on where it stopped. Left out: balance-GAME, here.",
        ),
    ] = None,
    bot: Annotated[str, typer.Option(help=f"{BOT_HELP} The bands are for search.")] = "search",
    games: Annotated[int, typer.Option(help="Games of each kind: difficulty or quest, and number of players.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    players: Annotated[int | None, typer.Option(help="Only with so many players.")] = None,
    difficulty: Annotated[str | None, typer.Option()] = None,
    mode: Annotated[str | None, typer.Option()] = None,
    quest: Annotated[str | None, typer.Option()] = None,
    pack: Packs = None,
    jobs: Jobs = None,
    engine: Engine = "processes",
    address: Address = None,
    json: Json = False,
) -> None:
    """Is the game as hard as it should be? Every kind of game against what is aimed at; exit code 1: some are off."""
    import questable
    from questable.cli.balance import print_balance
    from questable.lab.balance import balance as check
    from questable.lab.balance import select_cells
    from questable.lab.simulate import all_jobs

    only = given(players=players, difficulty=difficulty, mode=mode, quest=quest)
    cells = select_cells(game, questable.game(game, pack or ()).packs, only)
    folder = out or Path(f"balance-{game}")
    with open_executor(engine, address) as (share, cores):
        workers = all_jobs(bot, games, cores) if jobs is None else jobs
        found = with_progress(
            f"{game}, {bot}",
            len(cells) * games,
            lambda progress: check(folder, cells, bot, games, seed, workers, progress, share),
        )
    if json:
        import msgspec

        typer.echo(msgspec.json.encode(found))
    else:
        print_balance(found)
        typer.echo(f"One row a game, a folder a kind of game: {folder}")
    if found.off:
        raise typer.Exit(1)
