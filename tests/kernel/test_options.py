"""Options and their keys, and answers that match no option."""

import pytest

from questable.games.tenefyr.game import MODULE as TENEFYR
from questable.games.tenefyr.rules.constants import (
    DECK,
    DISCARD_IT,
    ENTER,
    KEEP,
    PICK,
    PICK_CARD,
    PLAY,
    PLAY_CARD,
    PLAYER,
)
from questable.games.tenefyr.rules.state import BORROWED, TenefyrState
from questable.games.tenefyr.testkit.walk import Walker, walk
from questable.kernel.decision import MAX_OPTIONS, code, tag_of, value_of
from questable.kernel.errors import EndlessEffect, IllegalOption
from questable.kernel.vec import empty
from questable.testkit.walk import visible_to


@pytest.fixture
def table() -> TenefyrState:
    """A table at which nothing is asked."""
    table = TENEFYR.load().new({"players": 3, "starting_player": 0}, 1)
    table.asking = 0
    table.options = empty()
    return table


def copies(t: TenefyrState, name: str) -> list[int]:
    number = t.card_set.card_ids.index(name)
    return [instance for instance, card in enumerate(t.card_set.card_of) if card == number]


def keys(t: TenefyrState, kind: int) -> list[str]:
    t.ask(kind, 0, -1)
    assert t.decision is not None
    return t.decision.option_keys()


def test_an_option_is_one_number() -> None:
    option = code(PLAY_CARD, 157)
    assert (tag_of(option), value_of(option)) == (PLAY_CARD, 157)


def test_equal_cards_are_one_option(table: TenefyrState) -> None:
    for card in copies(table, "basic-1")[:2] + copies(table, "basic-0")[:3]:
        table.offer_card(PLAY_CARD, card)
    assert sorted(keys(table, PLAY)) == ["play:basic-0", "play:basic-1"]


def test_copies_that_differ_are_told_apart(table: TenefyrState) -> None:
    first, second, third = copies(table, "basic-0")[:3]
    table.flags[second] = BORROWED
    for card in (second, first, third):
        table.offer_card(PLAY_CARD, card)
    assert keys(table, PLAY) == ["play:basic-0", "play:basic-0#2"]
    assert [value_of(option) for option in table.options] == [first, second]


def test_the_order_is_that_of_the_card_list_however_they_are_offered(table: TenefyrState) -> None:
    cards = [copies(table, name)[0] for name in ("kobold", "basic-0", "chaos-dragon-flame", "basic-1")]
    found = set()
    for turned in (cards, cards[::-1], cards[2:] + cards[:2]):
        table.options = empty()
        for card in turned:
            table.offer_card(PICK, card)
        found.add(tuple(keys(table, PICK_CARD)))
    (order,) = found
    numbers = [table.card_set.card_ids.index(key.removeprefix("pick:")) for key in order]
    assert numbers == sorted(numbers)


def test_what_is_done_comes_before_with_what(table: TenefyrState) -> None:
    cards = [copies(table, name)[0] for name in ("basic-0", "basic-1")]
    for card in cards:
        table.offer_card(DISCARD_IT, card)
        table.offer_card(PLAY_CARD, card)
    tags = [key.split(":")[0] for key in keys(table, PLAY)]
    assert tags == ["play", "play", "discard", "discard"]


def test_keys_say_what_they_are_about(table: TenefyrState) -> None:
    card = table.zones.top(DECK + 1)
    table.offer(KEEP, 0)
    table.offer(PLAYER, 2)
    table.offer(ENTER, 3)
    table.offer(ENTER, 0)
    table.offer(PICK, card)
    table.put(PICK_CARD, 0b101, 2, card)
    decision = table.decision
    assert decision is not None
    name = table.card_set.card_ids[table.card_set.card_of[card]]
    assert decision.option_keys() == ["keep", "player:2", "enter:dungeon-3", "enter:boss", f"pick:{name}"]
    assert [option.ref for option in decision.options] == [
        {},
        {"seat": 2},
        {"place": "dungeon-3"},
        {"place": "boss"},
        {"card": name, "zone": "deck", "seat": 1},
    ]
    assert (decision.kind, decision.seats, decision.final_seat, decision.about) == ("pick-card", (0, 2), 2, name)


@pytest.mark.parametrize("count", [0, MAX_OPTIONS + 1])
def test_no_question_has_no_answer_or_too_many(table: TenefyrState, count: int) -> None:
    for number in range(count):
        table.offer(PLAYER, number)
    with pytest.raises(EndlessEffect, match=f"asks for a choice among {count} options"):
        table.ask(PLAY, 0, -1)


def test_an_answer_that_is_no_option_changes_nothing() -> None:
    table = TENEFYR.load().new({"players": 2, "mode": "quick"}, 5, record=True)
    for _ in walk(table, Walker(5)):
        decision = table.decision
        assert decision is not None
        before = (table.digest(), visible_to(table, 0))
        allowed = ", ".join(decision.option_keys())
        for wrong in ("", "yes:1", "fly", decision.options[0].key + "#9", decision.options[0].key.upper()):
            with pytest.raises(IllegalOption) as refused:
                table.apply(wrong)
            assert str(refused.value) == f"{wrong!r} is not an option here; allowed: {allowed}."
        assert (table.digest(), visible_to(table, 0)) == before


def test_nothing_is_answered_after_the_end() -> None:
    table = TENEFYR.load().new({"players": 1}, 1)
    for _ in walk(table, Walker(1)):
        pass
    before = table.digest()
    with pytest.raises(IllegalOption, match="'keep' answers nothing: the game is over"):
        table.apply("keep")
    assert table.digest() == before
