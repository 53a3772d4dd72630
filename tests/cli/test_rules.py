"""`questable rules`."""

import json
from pathlib import Path
from typing import Any

import pytest

from questable.text.rulebook import load_rules

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("id", ["TEN-COM-9", "ten-com-9"])
def test_one_rule(run: Any, id: str) -> None:
    done = run("rules", "show", id)
    assert done.code == 0
    assert done.out.startswith("TEN-COM-9  End step")


def test_one_chapter_in_french(run: Any) -> None:
    done = run("rules", "show", "TEN-LEAVE", "--lang", "fr")
    assert done.out.startswith("Quitter un donjon\nTEN-LEAVE-1  ")
    assert "TEN-LEAVE-4" in done.out


def test_search_finds_all_words(run: Any) -> None:
    done = run("rules", "search", "empty", "EXHAUSTED", "--game", "tenefyr")
    assert done.code == 0
    assert "TEN-COM-6" in done.out
    assert "TER-" not in done.out


def test_coverage_as_json(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT / "tests" / "cli")  # the checkout is found from anywhere in it
    done = run("rules", "coverage", "--json", "--game", "tenefyr")
    found = json.loads(done.out)
    assert (done.code, found["unknown"]) == (0, [])
    assert found["rules"] == len(load_rules("tenefyr").rules)
    assert found["proved"] + len(found["missing"]) == found["rules"]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "src" / "questable").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path / "tests" / "test_it.py"


def test_coverage_counts_marked_tests(run: Any, checkout: Path) -> None:
    checkout.write_text("import pytest\n\n@pytest.mark.rule('TEN-COM-9')\ndef test_it(): pass\n")
    done = run("rules", "coverage", "--game", "tenefyr")
    assert done.code == 0
    assert done.out.startswith(f"1 of {len(load_rules('tenefyr').rules)} rules are proved by a test.")
    assert "TEN-COM-8" in done.out
    assert "TEN-COM-9" not in done.out


def test_a_rule_that_is_not_there_is_a_mistake(run: Any, checkout: Path) -> None:
    checkout.write_text("import pytest\n\n@pytest.mark.rule('TEN-COM-99')\ndef test_it(): pass\n")
    done = run("rules", "coverage")
    assert done.code == 1
    assert "tests/test_it.py:3: there is no rule 'TEN-COM-99'" in done.out


def test_coverage_needs_a_checkout(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("rules", "coverage")
    assert done.code == 2
    assert done.err.startswith(f"There is no checkout of Questable in {tmp_path} or above it")
