"""The modules listed in pyproject.toml are the ones that are compiled, all of them."""

import importlib
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import questable
from hatch_build import modules

ROOT = Path(__file__).resolve().parents[2]
BUILD = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]
HOOK = BUILD["targets"]["wheel"]["hooks"]["custom"]


def listed_modules() -> list[str]:
    files = modules(ROOT, HOOK["compile"], HOOK["interpret"])
    return [".".join(Path(file).relative_to("src").with_suffix("").parts) for file in files]


@pytest.mark.parametrize("name", listed_modules())
def test_a_listed_module_runs_the_way_the_package_says(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    assert file.endswith(tuple(EXTENSION_SUFFIXES)) is questable.compiled()


def test_no_library_lies_in_the_source_tree() -> None:
    assert not [path for suffix in EXTENSION_SUFFIXES for path in (ROOT / "src").rglob(f"*{suffix}")]
