"""The pages of rulings: every ruling names tests that prove it, and they exist."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from questable.text.rulebook import load_rules

ROOT = Path(__file__).resolve().parents[2]
ROW = re.compile(r"^\| (\d+) \| (.*) \|$", re.MULTILINE)
PAGES = {"tenefyr": "docs/rulings.md", "terrinoth": "docs/rulings-terrinoth.md"}
ROWS = {
    game: [(int(number), row.split(" | ")) for number, row in ROW.findall((ROOT / page).read_text("utf-8"))]
    for game, page in PAGES.items()
}
CASES = [pytest.param(game, row, id=f"{game}-{number}") for game, rows in ROWS.items() for number, row in rows]


@cache
def marked_tests(file: str) -> dict[str, bool]:
    """The tests of a file, and whether each bears a rule marker."""
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    return {
        node.name: any("mark.rule" in ast.unparse(mark) for mark in node.decorator_list)
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


@pytest.mark.parametrize("game", PAGES)
def test_the_rulings_are_numbered(game: str) -> None:
    assert [number for number, _ in ROWS[game]] == list(range(1, len(ROWS[game]) + 1))
    assert all(len(row) == 5 for _, row in ROWS[game])


@pytest.mark.parametrize(("game", "row"), CASES)
def test_a_ruling_names_its_rules_and_tests_that_prove_it(game: str, row: list[str]) -> None:
    rules = re.findall(r"TE[NR]-[A-Z]+-\d+", row[3])
    assert rules
    assert set(rules) <= {rule.id for rule in load_rules(game).rules}
    proofs = re.findall(r"`([^`]+)`", row[4])
    assert proofs
    for proof in proofs:
        file, _, name = proof.partition("::")
        assert marked_tests(file).get(name), f"{proof} is no test that proves a rule"
