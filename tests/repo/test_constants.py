"""Numbered constants agree with the tables of names that they number.

The rule: constants that stand in one paragraph with a table (no blank line between) are positions in it. A table is a
tuple of names, tags or event kinds, or a dict from words to numbers. The entry at a constant's number must be the one
of the table whose name is most like the constant's (`PLAY_CARD` is `play`, `E_NOT_MINE` is `any-not-mine`).
`OFFSETS` of the module names tables whose first entry has another number than 0.
"""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from questable.games import registry

ROOT = Path(__file__).resolve().parents[2]
STEM = 4  # letters by which words are compared: `exhausted` is like `EXHAUST`


def modules() -> list[str]:
    """The modules with numbered constants: of the kernel, and of the folder of every game."""
    packages = [type(registry.module(game)).__module__.rpartition(".")[0] for game in registry.names()]
    names = [f"{package}.rules.{name}" for package in packages for name in ("constants", "events")]
    return ["questable.kernel.control", *(name for name in names if source(name).exists())]


def source(module: str) -> Path:
    return ROOT / "src" / f"{module.replace('.', '/')}.py"


def paragraphs(text: str) -> Iterator[list[str]]:
    """The names that are assigned in each paragraph of a module."""
    lines = text.splitlines()
    names: list[str] = []
    end = 0
    for statement in ast.parse(text).body:
        if names and any(not line.strip() for line in lines[end : statement.lineno - 1]):
            yield names
            names = []
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            names.append(statement.target.id)
        end = statement.end_lineno or 0
    yield names


def table(module: ModuleType, name: str) -> dict[int, str]:
    """The names of a table by their numbers; empty where it is none."""
    value = getattr(module, name)
    offset = getattr(module, "OFFSETS", {}).get(name, 0)
    if isinstance(value, dict) and all(isinstance(number, int) for number in value.values()):
        return {number: word for word, number in value.items()}
    if isinstance(value, tuple):
        names = [str(entry if isinstance(entry, str) else getattr(entry, "name", "")) for entry in value]
        if any(names):
            return {number + offset: entry for number, entry in enumerate(names)}
    return {}


def stems(name: str) -> set[str]:
    return {word[:STEM] for word in re.split("[-_]", name.lower())}


def likeness(constant: str, word: str) -> float:
    ours, theirs = stems(constant), stems(word)
    return len(ours & theirs) / len(ours | theirs)


def fits(constant: str, number: int, names: dict[int, str]) -> bool:
    if number not in names:
        return False
    best = max(likeness(constant, word) for word in names.values())
    return 0 < best == likeness(constant, names[number])


def numbered() -> list[tuple[str, str, int, list[dict[int, str]]]]:
    found = []
    for name in modules():
        module = import_module(name)
        for paragraph in paragraphs(source(name).read_text("utf-8")):
            tables = [names for entry in paragraph if (names := table(module, entry))]
            for constant in paragraph:
                number = getattr(module, constant)
                if tables and isinstance(number, int):
                    found.append((name, constant, number, tables))
    return found


@pytest.mark.parametrize("game", registry.names())
def test_every_game_has_numbered_constants(game: str) -> None:
    assert len([name for name, *_ in numbered() if f".{game}." in name]) > 50


def test_every_constant_has_the_number_of_its_name() -> None:
    wrong = [
        f"{module}.{constant} = {number}"
        for module, constant, number, tables in numbered()
        if not any(fits(constant, number, names) for names in tables)
    ]
    assert wrong == []


def test_a_number_that_is_not_that_of_its_name_is_noticed() -> None:
    names = {0: "", 1: "hero-die-rolled", 2: "enemy-die-rolled", 3: "stay"}
    assert fits("HERO_DIE_ROLLED", 1, names)
    assert not fits("HERO_DIE_ROLLED", 2, names)
    assert not fits("T_STAY", 4, names)
    assert not fits("LEAVE", 3, names)
