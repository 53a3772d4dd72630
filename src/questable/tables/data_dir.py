"""Where this program keeps the user's data: saved games, and the default database of the server."""

import os
from pathlib import Path


def data_dir() -> Path:
    """`$XDG_DATA_HOME/questable`, by default `~/.local/share/questable`."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "questable"
