"""A pack to begin with: commented, right and playable as it is."""

import json
import unicodedata

from questable.cards.mapping import MAX_NAME
from questable.games import registry
from questable.kernel.errors import ConfigError
from questable.text.errors import localized_error

MAX_ID = 30  # the ids of cards begin with it


def template(game: str, name: str) -> dict[str, str]:
    """The files of a new pack."""
    folder = registry.module(game).folder / "pack_template"
    id = id_of(name)
    return {
        entry.name: entry.read_text(encoding="utf-8")
        .replace("PACK-ID", id)
        .replace("PACK-NAME", json.dumps(name, ensure_ascii=False))
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".yaml")
    }


def id_of(name: str) -> str:
    """The id that goes with a name: `Toll Road` is `toll-road`."""
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    words = "".join(letter if letter.isalnum() else " " for letter in letters if letter != "'").split()
    id = "-".join(words)
    if not id or len(id) > MAX_ID or len(name) > MAX_NAME or not name.isprintable():
        raise localized_error(ConfigError, "pack-name", value=repr(name), most=MAX_ID)
    if id in registry.names():
        raise localized_error(ConfigError, "pack-name-game", value=repr(name))
    return id
