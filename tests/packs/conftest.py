"""Packs made for a test: a folder with `pack.yaml` and card files."""

from collections.abc import Callable
from pathlib import Path

import pytest

MakePack = Callable[..., Path]
ABOUT = """\
id: {id}
name: {{en: Test}}
version: 1.0.0
author: Tester
game: {game}
"""


@pytest.fixture
def pack(tmp_path: Path) -> MakePack:
    """Makes a pack of texts or bytes by file name, without `.yaml`; `more` is added to `pack.yaml`."""

    def make(id: str = "test", game: str = "tenefyr", more: str = "", **files: str | bytes) -> Path:
        folder = tmp_path / id
        folder.mkdir(exist_ok=True)
        (folder / "pack.yaml").write_text(ABOUT.format(id=id, game=game) + more, "utf-8")
        for name, text in files.items():
            (folder / f"{name}.yaml").write_bytes(text if isinstance(text, bytes) else text.encode())
        return folder

    return make
