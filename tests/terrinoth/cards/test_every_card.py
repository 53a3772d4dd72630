"""Every card has a test of its own: heroes, activation cards, conditions, enemies, places, finds, quests, keywords."""

import ast
from pathlib import Path

from questable.games.terrinoth.game import MODULE as TERRINOTH

HERE = Path(__file__).parent
PARTS = {
    "heroes": "hero",
    "activation": "activation",
    "conditions": "condition",
    "keywords": "keyword",
    "locations": "location",
    "exploration": "exploration",
}


def claimed() -> set[tuple[str, str]]:
    """What the `card` markers of the tests beside this one name: `pytest.mark.card(…)`, or `card(…)` for short."""
    found: set[tuple[str, str]] = set()
    for file in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and called(node.func) == "card":
                words = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
                if len(words) == 2:
                    found.add((str(words[0]), str(words[1])))
    return found


def called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def existing() -> set[tuple[str, str]]:
    cards = TERRINOTH.load().cards
    found = {(id, part) for section, part in PARTS.items() for id in cards.of(section)}
    for id, enemy in cards.of("enemies").items():
        found.add((id, "nemesis" if enemy.rank == "nemesis" else "enemy"))
    return found | {(id, "quest") for id in cards.quests}


def test_every_card_has_a_test() -> None:
    missing = sorted(existing() - claimed())
    assert not missing, f"cards without a test of their own: {missing}"


def test_no_test_names_a_card_that_does_not_exist() -> None:
    assert not sorted(claimed() - existing())
