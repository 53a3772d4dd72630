"""Cards made for one test: where the built-in cards never bring a rule to the point, a small card file does."""

from collections.abc import Callable

import pytest

from questable.cards.yaml_nodes import Report
from questable.games.module import built_in_files
from questable.games.terrinoth.compiler import compile_cards
from questable.games.terrinoth.game import Terrinoth, read_terrinoth


@pytest.fixture
def game_with() -> Callable[..., Terrinoth]:
    """The game with its built-in card files and others; one of the same name replaces the built-in one."""

    def make(**texts: str) -> Terrinoth:
        report = Report()
        files = {name.replace("_", "-") + ".yaml": text for name, text in texts.items()}
        cards = read_terrinoth({**built_in_files("terrinoth"), **files}, report)
        report.refuse()
        return Terrinoth(cards, compile_cards(cards))

    return make
