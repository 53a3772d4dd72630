"""When the web pages are rebuilt, and the message if they cannot be built."""

import json
import os
from pathlib import Path

import pytest

import web

ROOT = Path(__file__).resolve().parents[2]


def test_the_fingerprint_changes_with_sources_and_not_with_installed_packages(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "Card.svelte").write_text("one")
    before = web.fingerprint(tmp_path)
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules" / "svelte.js").touch()
    assert web.fingerprint(tmp_path) == before
    (tmp_path / "src" / "Card.svelte").write_text("two")
    assert web.fingerprint(tmp_path) != before


@pytest.mark.parametrize(
    ("version", "sentence"),
    [
        (None, "Questable needs Node 20 or newer, with npm, to build its pages; there is none on the PATH."),
        ("v18.20.4", "Questable needs Node 20 or newer to build its pages; here it is v18.20.4."),
        ("v20.1.0", ""),
        ("v24.0.0", ""),
    ],
)
def test_a_machine_without_node_is_told_what_it_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str | None, sentence: str
) -> None:
    if version is not None:
        for name in ("node", "npm"):
            (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
            (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path) + (os.pathsep + "/nowhere"))
    assert web.build_problem() == sentence


def test_the_pages_are_built() -> None:
    """The built files that Python reads exist and are not empty."""
    for name in ("gallery.js", "gallery.css", "icons.json", "tones.json"):
        assert (web.DIST / name).stat().st_size > 1000, name
    assert len(list((web.DIST / "fonts").glob("*.ttf"))) == 6


def test_packages_are_pinned_to_one_version_each() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    versions = {**package["dependencies"], **package["devDependencies"]}
    assert versions
    assert not {name: version for name, version in versions.items() if not version[0].isdigit()}
