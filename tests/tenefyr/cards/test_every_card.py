"""Every card has a test of its own: both halves of a dungeon card, every boss card, reward, Skill and Basic."""

import ast
from pathlib import Path

import questable

HERE = Path(__file__).parent


def claimed() -> set[tuple[str, str]]:
    """What the `card` markers of the tests beside this one name."""
    found: set[tuple[str, str]] = set()
    for file in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "card":
                words = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
                if len(words) == 2:
                    found.add((str(words[0]), str(words[1])))
    return found


def existing() -> set[tuple[str, str]]:
    found: set[tuple[str, str]] = set()
    for card in questable.game("tenefyr").cards.cards.values():
        parts = ("enemy", "loot") if card.kind == "dungeon" else (card.kind,)
        found.update((card.id, part) for part in parts)
    return found


def test_every_card_has_a_test() -> None:
    missing = sorted(existing() - claimed())
    assert not missing, f"cards without a test of their own: {missing}"


def test_no_test_names_a_card_that_does_not_exist() -> None:
    assert not sorted(claimed() - existing())
