"""The files that `make web` builds: the browser client, the gallery, the paths of all icons, fonts for printing."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from questable.kernel.errors import QuestableError


def web_dist() -> Path:
    """The folder with the built files. It does not exist before `make web`."""
    return Path(str(files("questable"))) / "web" / "dist"


def read(name: str) -> str:
    """A built file; `QuestableError` says how to build it if it is missing."""
    try:
        return (web_dist() / name).read_text("utf-8")
    except FileNotFoundError:
        raise QuestableError(f"{web_dist() / name} is missing; in a checkout, run `make web` to build it.") from None


@cache
def icon_paths() -> dict[str, str]:
    """The SVG paths of all icons, by name."""
    return msgspec.json.decode(read("icons.json"), type=dict[str, str])


def paths_of(names: Iterable[str]) -> dict[str, str]:
    """The paths of these icons, sorted by name so that equal sets give equal output."""
    paths = icon_paths()
    return {name: paths[name] for name in sorted(names)}
