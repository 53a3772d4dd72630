"""docs/rulings.md: every ruling names tests that prove it, and they exist."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from questable.content.rules import load_rules

ROOT = Path(__file__).resolve().parents[2]
ROW = re.compile(r"^\| (\d+) \| (.*) \|$", re.MULTILINE)
ROWS = [(int(number), row.split(" | ")) for number, row in ROW.findall((ROOT / "docs/rulings.md").read_text("utf-8"))]


@cache
def marked_tests(file: str) -> dict[str, bool]:
    """The tests of a file, and whether each bears a rule marker."""
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    return {
        node.name: any("mark.rule" in ast.unparse(mark) for mark in node.decorator_list)
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def test_the_rulings_are_numbered() -> None:
    assert [number for number, _ in ROWS] == list(range(1, len(ROWS) + 1))
    assert all(len(row) == 5 for _, row in ROWS)


@pytest.mark.parametrize(("number", "row"), ROWS, ids=[str(number) for number, _ in ROWS])
def test_a_ruling_names_its_rules_and_tests_that_prove_it(number: int, row: list[str]) -> None:
    rules = re.findall(r"TEN-[A-Z]+-\d+", row[3])
    assert rules
    assert set(rules) <= {rule.id for rule in load_rules("tenefyr").rules}
    proofs = re.findall(r"`([^`]+)`", row[4])
    assert proofs
    for proof in proofs:
        file, _, name = proof.partition("::")
        assert marked_tests(file).get(name), f"{proof} is no test that proves a rule"
