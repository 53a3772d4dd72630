"""Cards made for one test: where the built-in cards never bring a rule to the point, a small card file does."""

from collections.abc import Callable

import pytest

from questable.cards.yaml_nodes import Report
from questable.games.module import built_in_files
from questable.games.tenefyr.game import Tenefyr, read_tenefyr
from questable.games.tenefyr.reader import compile_cards


@pytest.fixture
def game_with() -> Callable[..., Tenefyr]:
    """The game with its built-in card files and others; one of the same name replaces the built-in one."""

    def make(**texts: str) -> Tenefyr:
        report = Report()
        files = {name.replace("_", "-") + ".yaml": text for name, text in texts.items()}
        cards = read_tenefyr({**built_in_files("tenefyr"), **files}, report)
        report.refuse()
        return Tenefyr(cards, compile_cards(cards))

    return make
