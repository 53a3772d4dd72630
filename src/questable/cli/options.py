"""Options shared by several commands, and parsers for their values."""

import json
from pathlib import Path
from typing import Annotated

import typer

from questable import GAMES
from questable.kernel.config import not_allowed
from questable.kernel.errors import ConfigError
from questable.text.errors import localized_error
from questable.text.languages import LANGUAGES

Game = Annotated[str, typer.Argument(help=f"The game: {', '.join(GAMES)}.", metavar="GAME", show_default=False)]
Lang = Annotated[str | None, typer.Option(help="The language: en, fr or nl; that of the system if left out.")]
Packs = Annotated[
    list[Path] | None,
    typer.Option("--pack", metavar="PACK", help="A pack, folder or zip, to play with; may be given again."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Jobs = Annotated[int | None, typer.Option(help="Processes, left out: all cores. The figures do not depend on them.")]
Engine = Annotated[str, typer.Option(help="Who does the work: processes of this machine, or ray, a cluster.")]
Address = Annotated[
    str | None, typer.Option(help="Where the Ray cluster is: host:port, or auto; left out: this machine alone.")
]
# `cli/game_help.py` fills in the help of these from the games.
Difficulty = Annotated[str | None, typer.Option()]
Boss = Annotated[str | None, typer.Option()]
Quest = Annotated[str | None, typer.Option()]
Set = Annotated[
    list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="Any other key of the configuration.")
]
BOT_HELP = "Who plays every seat: heuristic, random or search; search:ms=200 or search:playouts=400,rounds=2."


def one_of(name: str, value: str, allowed: list[str]) -> str:
    """The value; raises `ConfigError` if it is not allowed."""
    if value not in allowed:
        raise not_allowed(name, value, allowed)
    return value


def language(value: str | None) -> str:
    """The given language, or that of the system."""
    from questable.text.catalogue import system_language

    return system_language() if value is None else one_of("lang", value, list(LANGUAGES))


def settings(given: list[str]) -> dict[str, object]:
    """Parse `--set KEY=VALUE`. A value that is not JSON is a string."""
    found: dict[str, object] = {}
    for pair in given:
        key, sign, value = pair.partition("=")
        if not sign or not key:
            raise localized_error(ConfigError, "set-shape", value=repr(pair))
        try:
            found[key] = json.loads(value)
        except ValueError:
            found[key] = value
    return found


def given(**values: object) -> dict[str, object]:
    """The options that were given, as configuration keys; the seed chooses the others."""
    return {key: value for key, value in values.items() if value is not None}
