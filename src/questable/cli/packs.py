"""`questable pack`: create a pack and build its zip file."""

from pathlib import Path
from typing import Annotated

import typer

from questable.cli.options import Game, one_of
from questable.kernel.errors import ConfigError
from questable.text.errors import localized_error

app = typer.Typer(help="Make packs of cards.", no_args_is_help=False)


@app.command()
def new(
    game: Game,
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its name, such as 'Toll Road'.", show_default=False)],
    folder: Annotated[
        Path | None, typer.Option("--out", metavar="FOLDER", help="Where; left out: a folder here, called by its id.")
    ] = None,
) -> None:
    """Begin a pack: a folder with a few cards and what can be done with them, ready to play."""
    from questable import GAMES
    from questable.cards.pack_template import id_of, template

    one_of("game", game, list(GAMES))
    texts = template(game, name)
    target = folder or Path(id_of(name))
    try:
        target.mkdir(parents=True)
        for file, text in texts.items():
            (target / file).write_text(text, encoding="utf-8", newline="\n")
    except FileExistsError:
        raise localized_error(ConfigError, "folder-there", path=str(target)) from None
    except OSError as error:
        raise localized_error(ConfigError, "unwritable", path=str(target), why=str(error.strerror)) from None
    typer.echo(f"{target} is a pack of {len(texts)} files. Next:")
    typer.echo(f"  questable cards check {target}")
    typer.echo(f"  questable sim {game} --pack {target} --games 100")
    typer.echo(f"  questable play {game} --pack {target}")


@app.command()
def build(
    path: Annotated[
        Path, typer.Argument(metavar="[PATH]", help="The folder of the pack; left out: this one.", show_default=False)
    ] = Path(),
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The zip; left out: id and version of the pack, here.")
    ] = None,
) -> None:
    """Check a pack and make a zip of it, to hand on."""
    import questable

    pack = questable.load_pack(path)
    questable.game(pack.game, [pack])
    target = out or Path(f"{pack.id}-{pack.version}.zip")
    try:
        target.write_bytes(pack.zip())
    except OSError as error:
        raise localized_error(ConfigError, "unwritable", path=str(target), why=str(error.strerror)) from None
    typer.echo(f"{target}: {pack.label}")
