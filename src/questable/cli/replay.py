"""`questable replay`: print or verify a replay."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from questable.cli.options import Lang, Packs, language
from questable.kernel.errors import LoadError
from questable.text.errors import localized_error

if TYPE_CHECKING:
    from questable.games.module import Game
    from questable.play.replay import Replay


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A replay.", show_default=False)],
    verify: Annotated[
        bool, typer.Option("--verify", help="Only compare: exit code 0 where every digest matches.")
    ] = False,
    pack: Packs = None,
    lang: Lang = None,
) -> None:
    """Play a replay back, or verify it."""
    import questable
    from questable.play import replay as replays

    lang = language(lang)
    try:
        recorded = replays.decode(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise localized_error(LoadError, "unreadable", path=str(file), why=str(error.strerror)) from None
    except UnicodeDecodeError:
        raise localized_error(LoadError, "replay-not-text", path=str(file)) from None
    game = questable.game(recorded.game, pack or ())
    if verify:
        mismatches = replays.verify(game, recorded)
        for mismatch in mismatches:
            typer.echo(f"{file}: {mismatch}", err=True)
        if mismatches:
            raise typer.Exit(1)
        typer.echo(f"{file}: {len(recorded.keys)} answers, {len(recorded.digests)} digests, all match.")
    else:
        print_log(recorded, game, lang)


def print_log(recorded: "Replay", game: "Game[Any, Any]", lang: str) -> None:
    """Print the log of the whole game."""
    from rich.text import Text

    from questable.play.replay import play_back
    from questable.terminal.lines.log import Log
    from questable.terminal.strings import make_console

    console = make_console()
    log: Log | None = None
    for state in play_back(game, recorded, events=True):
        if log is None:
            log = Log(game.module.terminal_strings(game, lang), state)
        for line in log.new_lines(state, None):
            console.print(Text(line))
