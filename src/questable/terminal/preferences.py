"""Preferences of this terminal: guest tokens by server, and the theme."""

import json
from typing import Any

from questable.tables.data_dir import data_dir
from questable.terminal.local_game import write


def read(name: str) -> dict[str, Any]:
    """The values in a file; empty if it is missing or damaged."""
    try:
        found = json.loads((data_dir() / name).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def keep(name: str, values: dict[str, Any]) -> None:
    write(data_dir() / name, json.dumps(values).encode())


def known_guest(server: str) -> str:
    return str(read("guests.json").get(server, ""))


def remember_guest(server: str, token: str) -> None:
    """Store a guest token. It identifies this person; `write` creates the file readable by its owner only."""
    known = read("guests.json")
    if token and known.get(server) != token:
        keep("guests.json", {**known, server: token})


def saved_theme() -> str:
    return str(read("terminal.json").get("theme", ""))


def save_theme(theme: str) -> None:
    keep("terminal.json", {**read("terminal.json"), "theme": theme})
