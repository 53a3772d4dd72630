"""The maps in CONTRIBUTING list every package, every folder of the web client and every subfolder of a game."""

import re
from pathlib import Path

import pytest

from questable.games import registry

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "questable"
TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")


def entries(head: str) -> set[str]:
    """The first words of the lines below a heading in one of the maps."""
    block = TEXT.split(f"\n{head}\n")[1].split("```")[0]
    return {line.split()[0] for line in block.splitlines() if line.strip()}


def test_the_map_names_every_package() -> None:
    packages = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").is_file()}
    assert entries("src/questable/") == packages | {"web/dist"}


def test_the_map_names_every_folder_of_the_web_client() -> None:
    folders = {path.name for path in (ROOT / "web" / "src").iterdir() if path.is_dir()}
    assert entries("web/src/") - {"protocol.ts,"} == folders


@pytest.mark.parametrize("game", registry.BUILT_IN)
def test_the_map_names_rooms_that_every_game_has(game: str) -> None:
    rooms = TEXT.split("A game's folder has the same rooms")[1].split("```")[0]
    named = [name.strip("/") for name in re.findall(r"`([^`]+)`", rooms) if name != "GameModule"]
    assert len(named) > 20
    missing = [
        name
        for name in named
        if not list((PACKAGE / "games" / game).glob(name)) and not (PACKAGE / "games" / game / f"{name}.py").is_file()
    ]
    assert not missing


def test_the_glossary_names_files_that_exist() -> None:
    paths = re.findall(r"`([a-z_/*]+\.py)`", (ROOT / "docs" / "glossary.md").read_text("utf-8"))
    assert len(paths) > 20
    assert not [path for path in paths if not list(PACKAGE.glob(path))]
