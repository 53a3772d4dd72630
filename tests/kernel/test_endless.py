"""Effects that never end are stopped, and the table is left unchanged."""

from collections.abc import Callable

import pytest

from questable.games.module import Game
from questable.games.tenefyr.compiler import compile_cards
from questable.games.tenefyr.effects.power import Power
from questable.games.tenefyr.game import MODULE as TENEFYR
from questable.games.tenefyr.rules.phases import PARTY
from questable.games.tenefyr.rules.state import TenefyrState
from questable.games.tenefyr.testkit.scene import Scene
from questable.kernel.card_set import flat_effects, program_starts
from questable.kernel.control import Choose, ForEach, Number, Randomly
from questable.kernel.effect import Effect
from questable.kernel.errors import EndlessEffect
from questable.testkit.walk import visible_to

Rules = Callable[[int], list[Effect]]


def once_more(own: int) -> list[Effect]:
    """A list that starts itself again: the pile of pending work grows without end."""
    return [Power(Number(1)), ForEach(Number(1), own)]


def more_and_more(own: int) -> list[Effect]:
    return [ForEach(Number(3), own)]


def one_of(own: int) -> list[Effect]:
    return [Randomly([own, own])]


def asks_again(own: int) -> list[Effect]:
    return [Choose(PARTY, [own, 0])]


def in_hand(rules: Rules) -> TenefyrState:
    """Bob holds a Basic 1 that does this when it is played. No card file can say such a thing."""
    cards = TENEFYR.load().cards
    card_set = compile_cards(cards)
    own = len(card_set.programs)
    card_set.programs.append(rules(own))
    card_set.effects, card_set.starts = flat_effects(card_set.programs), program_starts(card_set.programs)
    card_set.rules[card_set.number["basic-1"]] = own
    scene = Scene(game=Game(TENEFYR, cards, card_set))
    scene.dungeon("dungeon-1", "kobold")
    scene.deck("Bob", "basic-1", "basic-0", "basic-0", "basic-0")
    scene.enter("dungeon-1")
    scene.keep("Bob")
    return scene.table


def all_of(table: TenefyrState) -> tuple[str, list[str]]:
    return table.digest(), [visible_to(table, seat) for seat in (None, 0, 1, 2)]


@pytest.mark.parametrize("rules", [once_more, more_and_more, one_of])
def test_the_table_stays_as_it_was(rules: Rules) -> None:
    table = in_hand(rules)
    before = all_of(table)
    for _ in range(2):
        with pytest.raises(EndlessEffect, match=r"^The effects of basic-1 never end; the game stays as it was\.$"):
            table.apply("play:basic-1")
        assert all_of(table) == before


def test_the_game_goes_on_with_another_answer() -> None:
    table, twin = in_hand(one_of), in_hand(one_of)
    with pytest.raises(EndlessEffect):
        table.apply("play:basic-1")
    for one in (table, twin):
        one.apply("play:basic-0")
    assert all_of(table) == all_of(twin)


def test_a_list_that_asks_each_time_may_go_on() -> None:
    """Effects that wait for an answer are not endless: each answer resets the count."""
    table = in_hand(asks_again)
    table.apply("play:basic-1")
    for _ in range(6_000):
        table.apply_index(0)
    table.apply("option:2")
    assert table.decision is not None
    assert table.decision.kind != "choose"
