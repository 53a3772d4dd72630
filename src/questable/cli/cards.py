"""`questable cards`: list and show cards, and check card files."""

from pathlib import Path
from typing import Annotated

import typer

from questable.cli.game_help import CardFilterCommand
from questable.cli.options import Game, Json, Lang, Packs, language
from questable.kernel.errors import CardError

app = typer.Typer(help="See the cards of a game, and check card files.", no_args_is_help=False)

PIPE_WIDTH = 180  # columns when the output is not a terminal


@app.command("list", cls=CardFilterCommand)
def list_cards(
    game: Game,
    kind: Annotated[str | None, typer.Option()] = None,
    level: Annotated[int | None, typer.Option()] = None,
    pack: Packs = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """List the cards of a game."""
    import questable

    loaded = questable.game(game, pack or ())
    listing = loaded.module.card_list(loaded, kind, level, language(lang))
    if json:
        import msgspec

        typer.echo(msgspec.json.encode(listing.records))
        return
    from questable.terminal.strings import make_console

    console = make_console()
    if not console.is_terminal:
        console.width = PIPE_WIDTH
    console.print(listing.table)


@app.command()
def show(
    game: Game,
    id: Annotated[str, typer.Argument(metavar="ID", help="The id or a name of the card.", show_default=False)],
    pack: Packs = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Draw one card with its rules."""
    import questable

    loaded = questable.game(game, pack or ())
    strings = loaded.module.terminal_strings(loaded, language(lang))
    card = strings.finder.find_or_raise(id, game)
    if json:
        import msgspec

        from questable.text.card_text import json_value

        typer.echo(msgspec.json.encode(json_value(loaded.module.card_text(loaded.cards, card, strings.lang))))
        return
    from questable.terminal.strings import make_console

    make_console().print(strings.card_panel(card))


@app.command()
def check(
    path: Annotated[
        Path, typer.Argument(metavar="PATH", help="A pack, folder or zip, or a card file.", show_default=False)
    ],
) -> None:
    """Check cards; exit code 1 with the place of each mistake."""
    from questable.cards.check import check_path

    try:
        checked = check_path(path)
    except CardError as error:  # the mistakes are the result of the command: print them to stdout
        typer.echo(str(error))
        raise typer.Exit(1) from None
    for done in checked:
        typer.echo(f"{done.where}: no mistakes in {done.cards} card{'' if done.cards == 1 else 's'}.")
