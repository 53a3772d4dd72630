"""The files of the package and when it is rebuilt; the compiled run of this suite tests compiling itself."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from build import fingerprint

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "questable"
SAMPLE = ["src/questable/kernel/rng.py", "src/questable/games/tenefyr/cards/level-1.yaml", "pyproject.toml"]


def shipped_files() -> set[str]:
    files = {path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    return {path.relative_to(ROOT / "src").as_posix() for path in files}


def build(folder: Path, target: str) -> Path:
    """A plain build from a copy: quick, and needs no compiler."""
    tree = folder / "tree"
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("LICENSE", "README.md", "pyproject.toml"):
        shutil.copy(ROOT / name, tree)
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder / "out")]
    subprocess.run(command, cwd=tree, env={**os.environ, "QUESTABLE_PURE": "1"}, check=True, capture_output=True)
    (built,) = (folder / "out").iterdir()
    return built


def test_a_plain_wheel_holds_the_whole_package(tmp_path: Path) -> None:
    wheel = build(tmp_path, "wheel")
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert {name for name in archive.namelist() if not name.startswith("questable-")} == shipped_files()


def test_cards_texts_and_type_marker_are_part_of_the_package() -> None:
    suffixes = {Path(name).suffix for name in shipped_files()}
    assert {".yaml", ".py", ".typed"} <= suffixes


def test_the_source_archive_holds_what_is_needed_to_build(tmp_path: Path) -> None:
    with tarfile.open(build(tmp_path, "sdist")) as archive:
        names = {name.split("/", 1)[1] for name in archive.getnames()}
    assert {"pyproject.toml", "LICENSE", "tools/hatch_build.py", "tools/pgo_workload.py", "tools/toolchain.py"} <= names
    assert {f"src/{name}" for name in shipped_files()} <= names


class TestFingerprint:
    """The fingerprint that decides whether a build is needed."""

    @pytest.fixture
    def tree(self, tmp_path: Path) -> Path:
        for name in SAMPLE:
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(name)
        return tmp_path

    def test_stays_when_nothing_changed(self, tree: Path) -> None:
        before = fingerprint(tree, pure=False)
        (tree / "src" / "questable" / "__pycache__").mkdir()
        (tree / "src" / "questable" / "__pycache__" / "rng.pyc").touch()
        (tree / "pyproject.toml").touch()
        (tree / "notes.txt").touch()
        assert fingerprint(tree, pure=False) == before

    @pytest.mark.parametrize("name", SAMPLE)
    def test_changes_with_what_is_shipped(self, tree: Path, name: str) -> None:
        before = fingerprint(tree, pure=False)
        (tree / name).write_text("changed")
        assert fingerprint(tree, pure=False) != before

    def test_changes_with_the_way_of_building(self, tree: Path) -> None:
        assert fingerprint(tree, pure=False) != fingerprint(tree, pure=True)

    def test_changes_when_a_file_is_renamed(self, tree: Path) -> None:
        before = fingerprint(tree, pure=False)
        (tree / "src" / "questable" / "kernel" / "rng.py").rename(tree / "src" / "questable" / "kernel" / "dice.py")
        assert fingerprint(tree, pure=False) != before
