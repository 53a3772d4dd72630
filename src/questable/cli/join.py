"""`questable join`: join a table on a server from the terminal."""

from typing import Annotated

import typer

from questable.cli.options import language
from questable.kernel.errors import ConfigError
from questable.text.errors import localized_error


def join(
    link: Annotated[str, typer.Argument(metavar="LINK", help="The link of a table.", show_default=False)],
    name: Annotated[str | None, typer.Option(help="What the others call you.")] = None,
    lang: Annotated[str | None, typer.Option(help="en, fr or nl; left out: as the system says.")] = None,
) -> None:
    """Join a table on a server."""
    from questable.terminal.local_table import known_language
    from questable.terminal.remote_table import RemoteTable, read_link
    from questable.terminal.screen import can_draw

    place = read_link(link)
    language_code = language(lang)
    if not can_draw():
        raise localized_error(ConfigError, "no-screen")
    from questable.terminal.screen.app import QuestableApp

    app = QuestableApp(RemoteTable(place, known_language(language_code), name))
    app.run()
    if app.error:
        raise ConfigError(app.error)
