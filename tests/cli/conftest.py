"""Fixtures: every test of the command saves its games in a separate folder."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def isolated_home(home: Path) -> Path:
    return home
