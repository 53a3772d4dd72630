"""`questable cards gallery` and `questable cards print`: cards as a web page and as a PDF."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

import questable
from questable.cli.options import Lang, language, one_of
from questable.kernel.errors import ConfigError
from questable.text.errors import localized_error
from questable.text.languages import LANGUAGES

if TYPE_CHECKING:
    from questable.drawing.model import Sheet

Result = TypeVar("Result")
Pack = Annotated[
    Path | None,
    typer.Option(metavar="P", help="Draw this pack, a folder or a zip.", show_default=False),
]
GAMES = ", ".join(questable.GAMES)


def gallery(
    game: Annotated[
        str | None, typer.Argument(help=f"The game: {GAMES}; all if left out.", metavar="GAME", show_default=False)
    ] = None,
    *,
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder to write the page to.", show_default=False)],
    pack: Pack = None,
    lang: Lang = None,
) -> None:
    """Write a page with all cards drawn, to search, filter and print; it needs no server and no internet."""
    from questable.drawing.gallery import write_gallery

    first = language(lang)
    langs = [first, *(other for other in LANGUAGES if other != first)]
    found = sheets(game, pack, langs)
    page = write(out, lambda: write_gallery(found, out))
    count = sum(len(sheet.cards) for sheet in found if sheet.lang == first)
    typer.echo(f"{page}: {count} cards in {len(langs)} languages. Open it in a browser.")


def print_cards(
    game: Annotated[str | None, typer.Argument(help=f"The game: {GAMES}.", metavar="GAME", show_default=False)] = None,
    *,
    out: Annotated[Path, typer.Option(metavar="FILE", help="The PDF to write.", show_default=False)],
    pack: Pack = None,
    lang: Lang = None,
    paper: Annotated[str, typer.Option(help="a4 or letter.")] = "a4",
    backs: Annotated[bool, typer.Option(help="Behind each page of fronts, a page of backs.")] = True,
    each: Annotated[
        int | None, typer.Option(help="So many of every card; as many as the game has if left out.", show_default=False)
    ] = None,
) -> None:
    """Write a PDF of cards of 63 × 88 mm with cut marks, nine to a page; turn the paper over its long side."""
    from questable.drawing.print_sheet import PAPERS, print_sheet

    if game is None and pack is None:
        raise localized_error(ConfigError, "print-what", allowed=", ".join(questable.GAMES))
    if each is not None and not 1 <= each <= 99:
        raise localized_error(ConfigError, "not-between", key="each", value=str(each), low=1, high=99)
    one_of("paper", paper, list(PAPERS))
    (sheet,) = sheets(game, pack, [language(lang)])
    pdf = print_sheet(sheet, paper, backs, each)
    write(out, lambda: out.write_bytes(pdf))
    typer.echo(f"{out}: {len(sheet.cards)} different cards. Print at 100 %, on both sides, turned over the long side.")


def sheets(game: str | None, pack: Path | None, langs: list[str]) -> "list[Sheet]":
    """The cards of a game or pack in each of these languages."""
    from questable.drawing.sheets import game_sheets, pack_sheets

    if game is not None:
        one_of("game", game, list(questable.GAMES))
    if pack is None:
        games = questable.GAMES if game is None else (game,)
        return [sheet for one in games for sheet in game_sheets(one, langs)]
    found = questable.load_pack(pack)
    if game is not None and game != found.game:
        raise localized_error(ConfigError, "pack-for", pack=str(pack), of=found.game, game=game)
    return pack_sheets(found, langs)


def write(path: Path, write_file: Callable[[], Result]) -> Result:
    try:
        return write_file()
    except OSError as error:
        raise localized_error(ConfigError, "unwritable", path=str(path), why=str(error.strerror)) from None
