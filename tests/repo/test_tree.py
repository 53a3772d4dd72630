"""Conventions that every committed file follows."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# Spelt in halves, so that this file keeps to its own rule.
HOSTS = [left + right for left, right in (("py", "pi.org"), ("python", "hosted.org"), ("npm", "js."), ("yarn", "pkg."))]


def committed_files() -> list[Path]:
    """The files that git tracks, and untracked ones that it does not ignore."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


def test_no_file_names_a_registry_host() -> None:
    files = committed_files()
    assert ROOT / "pyproject.toml" in files
    found = [(path.name, host) for path in files for host in HOSTS if host.encode() in path.read_bytes().lower()]
    assert not found


@pytest.mark.parametrize("script", [".ci/run", "tools/browser.sh", "tools/peers.sh", "tools/setup.sh"])
def test_scripts_can_be_run(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)
