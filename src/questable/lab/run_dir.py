"""A folder that keeps work as it is done, so that an interrupted run can be continued.

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
    """Write the plan into a new folder; ConfigError where the folder holds another plan. `option` named the folder."""
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
            values = {"was": repr(there.get(key)), "wanted": repr(ours.get(key))}
            raise localized_error(ConfigError, "lab-plan", option=option, path=repr(str(folder)), key=key, **values)


def unusable(folder: Path, option: str, why: str) -> ConfigError:
    return localized_error(ConfigError, "lab-folder", option=option, path=repr(str(folder)), why=why)


def write_json(file: Path, value: object) -> None:
    replace(file, msgspec.json.format(msgspec.json.encode(value)).decode())


def replace(file: Path, text: str) -> None:
    """Write a file completely or not at all."""
    replace_bytes(file, text.encode())


def replace_bytes(file: Path, data: bytes) -> None:
    new = file.with_suffix(".new")
    new.write_bytes(data)
    new.replace(file)


class Journal:
    """A file of lines that are on the disk as soon as they are added. A line that was cut off does not count."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def lines(self) -> list[str]:
        """The complete lines. A rest that was cut off is removed, so that more lines can be added."""
        if not self.file.exists():
            return []
        text = self.file.read_text(encoding="utf-8", errors="replace")
        *complete, rest = text.split("\n")
        if rest:
            self.write(complete)
        return complete

    def add(self, line: str) -> None:
        with self.file.open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")

    def write(self, lines: Iterable[str]) -> None:
        """Replace the file by these lines."""
        replace(self.file, "".join(f"{line}\n" for line in lines))
