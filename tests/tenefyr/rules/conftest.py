"""Games with extra card files, for rules that no built-in card exercises."""

from collections.abc import Callable

import pytest

from questable.cards.yaml_nodes import Report
from questable.games import registry
from questable.games.tenefyr.game import MODULE as TENEFYR
from questable.games.tenefyr.game import TenefyrGame


@pytest.fixture
def game_with() -> Callable[..., TenefyrGame]:
    """The game with its built-in card files and others; one of the same name replaces the built-in one."""

    def make(**texts: str) -> TenefyrGame:
        report = Report()
        files = {name.replace("_", "-") + ".yaml": text for name, text in texts.items()}
        cards = TENEFYR.read({**registry.module("tenefyr").built_in_files(), **files}, report)
        report.refuse()
        return TENEFYR.assemble(cards)

    return make
