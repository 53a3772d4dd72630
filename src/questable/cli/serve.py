"""`questable serve`: the web service."""

from typing import Annotated

import typer

EVERYWHERE = ("0.0.0.0", "::")


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.")] = None,
    port: Annotated[int | None, typer.Option(help="The port; left out: 8000.")] = None,
    db: Annotated[
        str | None, typer.Option(metavar="URL", help="Where games are kept: postgresql://… or the path of a file.")
    ] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the browser.")] = False,
    log: Annotated[str | None, typer.Option(help="debug, info, warning or error.")] = None,
) -> None:
    """Serve the table to browsers, until interrupted."""
    from questable.server.run import serve as run
    from questable.server.settings import read_settings

    settings = read_settings(host=host, port=port, db=db, log=log)

    def started(address: str) -> None:
        if settings.host in EVERYWHERE:
            address = f"http://127.0.0.1:{address.rsplit(':', 1)[1]}"
        typer.echo(f"Questable is open at {address} (stop it with Ctrl-C).")
        if not no_open:
            open_browser(address)

    run(settings, started)


def open_browser(address: str) -> None:
    """Open the browser if there is a display."""
    import os
    import sys
    import webbrowser

    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform in ("darwin", "win32"):
        webbrowser.open(address)
