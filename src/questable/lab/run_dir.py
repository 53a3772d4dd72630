"""A folder in which work is kept as it is done, so that what was broken off goes on where it stopped.

plan.json says what is done there: a folder holds one plan.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from questable.kernel.errors import ConfigError
from questable.text.errors import localized_error

PLAN = "plan.json"
SUMMARY = "summary.json"


def claim(folder: Path, plan: Mapping[str, object], option: str = "out") -> None:
    """A folder belongs to the first plan that comes: another one would mix two of them. `option` has named it."""
    file = folder / PLAN
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            write_json(file, plan)
            return
        there = msgspec.json.decode(file.read_bytes(), type=dict[str, object])
    except (OSError, msgspec.DecodeError) as error:
        raise unusable(folder, option, str(error)) from None
    ours = msgspec.json.decode(msgspec.json.encode(plan), type=dict[str, object])
    for key in {**ours, **there}:
        if there.get(key) != ours.get(key):
            both = {"was": repr(there.get(key)), "wanted": repr(ours.get(key))}
            raise localized_error(ConfigError, "lab-plan", option=option, path=repr(str(folder)), key=key, **both)


def unusable(folder: Path, option: str, why: str) -> ConfigError:
    return localized_error(ConfigError, "lab-folder", option=option, path=repr(str(folder)), why=why)


def write_json(file: Path, value: object) -> None:
    replace(file, msgspec.json.format(msgspec.json.encode(value)).decode())


def replace(file: Path, text: str) -> None:
    """Write a file whole or not at all."""
    new = file.with_suffix(".new")
    new.write_text(text, encoding="utf-8")
    new.replace(file)


class Journal:
    """Lines that are on the disk as soon as they are added. One that was broken off in the middle does not count."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def lines(self) -> list[str]:
        """What is there, whole lines only; another may be added behind them."""
        if not self.file.exists():
            return []
        text = self.file.read_text(encoding="utf-8", errors="replace")
        *whole, torn = text.split("\n")
        if torn:
            self.write(whole)
        return whole

    def add(self, line: str) -> None:
        with self.file.open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")

    def write(self, lines: Iterable[str]) -> None:
        """These lines in place of what is there."""
        replace(self.file, "".join(f"{line}\n" for line in lines))
