"""Games with extra card files, for rules that no built-in card exercises."""

from collections.abc import Callable

import pytest

from questable.cards.yaml_nodes import Report
from questable.games import registry
from questable.games.terrinoth.game import MODULE as TERRINOTH
from questable.games.terrinoth.game import TerrinothGame


@pytest.fixture
def game_with() -> Callable[..., TerrinothGame]:
    """The game with its built-in card files and others; one of the same name replaces the built-in one."""

    def make(**texts: str) -> TerrinothGame:
        report = Report()
        files = {name.replace("_", "-") + ".yaml": text for name, text in texts.items()}
        cards = TERRINOTH.read({**registry.module("terrinoth").built_in_files(), **files}, report)
        report.refuse()
        return TERRINOTH.assemble(cards)

    return make
