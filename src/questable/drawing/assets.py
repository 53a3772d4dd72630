"""What `make web` built: the gallery's script and style, the paths of all icons, fonts for printed sheets."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from questable.kernel.errors import QuestableError


def dist() -> Path:
    return Path(str(files("questable"))) / "web" / "dist"


def read(name: str) -> str:
    try:
        return (dist() / name).read_text("utf-8")
    except FileNotFoundError:
        raise QuestableError(f"{dist() / name} is missing; in a checkout, run `make web` to build it.") from None


@cache
def icon_paths() -> dict[str, str]:
    return msgspec.json.decode(read("icons.json"), type=dict[str, str])


def paths_of(names: Iterable[str]) -> dict[str, str]:
    """The paths of these icons, in one order on every machine."""
    paths = icon_paths()
    return {name: paths[name] for name in sorted(names)}
