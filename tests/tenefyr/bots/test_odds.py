"""Odds of combats: exact where all cards are plain, sampled elsewhere."""

from itertools import combinations

import pytest

from questable.bots.odds import odds
from questable.games.tenefyr.bots.odds import Count, play_combats
from questable.games.tenefyr.rules.state import TenefyrState
from questable.games.tenefyr.testkit.scene import Scene
from questable.kernel.rng import seeded


def best_by_hand(deck: list[int], needed: int) -> float:
    """The chance of one player with the best redraws, computed by enumerating every hand."""
    if not deck:
        return float(needed <= 0)
    hands = list(combinations(range(len(deck)), min(3, len(deck))))
    total = 0.0
    for hand in hands:
        left = [card for place, card in enumerate(deck) if place not in hand]
        keep = float(sum(deck[place] for place in hand) >= needed)
        total += max(keep, best_by_hand(left, needed) if left else 0.0)
    return total / len(hands)


@pytest.mark.parametrize(
    ("deck", "needed"), [([0, 0, 0, 1, 1, 1, 2], 3), ([1, 1, 2], 4), ([0, 1, 2, 3], 6), ([0] * 5 + [3] * 3, 6)]
)
def test_one_turn_is_counted_as_by_hand(deck: list[int], needed: int) -> None:
    powers = sorted(set(deck))
    count = Count(powers, [tuple(deck.count(power) for power in powers)], False, needed)
    assert count.chance() == pytest.approx(best_by_hand(deck, needed))


def test_what_one_player_lacks_the_next_may_bring() -> None:
    # one of four cards is a 1: in hand, or it is what the redraw is for; the next player adds three
    assert Count([0, 1], [(3, 1), (0, 3)], False, 4).chance() == pytest.approx(1.0)
    assert Count([0, 1], [(3, 0), (0, 3)], False, 4).chance() == 0.0


def test_alone_the_second_turn_draws_from_what_the_first_has_left() -> None:
    # six cards, four of them 1s: whatever the first hand is, both together bring four
    assert Count([0, 1], [(2, 4), (0, 0)], True, 4).chance() == pytest.approx(1.0)
    assert Count([0, 1], [(2, 4), (0, 0)], True, 5).chance() == 0.0


def bob_redraws() -> TenefyrState:
    """Against a Kobold of 2: Bob holds nothing and has three 1s left; Suzie finds both her 1s in half of her hands."""
    scene = Scene(players=2)
    scene.dungeon("dungeon-1", "kobold", "orc")
    scene.deck("Bob", "basic-0", "basic-0", "basic-0", "basic-1", "basic-1", "basic-1")
    scene.deck("Suzie", "basic-1", "basic-0", "basic-0", "basic-1")
    scene.enter("dungeon-1")
    return scene.table


def test_keep_or_redraw_is_exact_where_all_is_plain() -> None:
    keep, redraw = odds(bob_redraws(), 0, seeded(1))
    assert (keep["falls-this-turn"].value, keep["falls"].value) == (0.0, 0.5)
    assert (redraw["falls-this-turn"].value, redraw["falls"].value) == (1.0, 1.0)
    assert keep["falls"].to_json() == {"value": 0.5, "low": 0.5, "high": 0.5, "exact": True, "samples": 0}


def test_sampled_odds_agree_with_exact_ones() -> None:
    keep, redraw = play_combats(bob_redraws(), 0, seeded(1), 300)
    assert keep["falls"].low <= 0.5 <= keep["falls"].high
    assert keep["falls"].samples == 300
    assert keep["falls-this-turn"].value == 0.0
    assert (redraw["falls"].value, redraw["falls-this-turn"].value) == (1.0, 1.0)


def test_cards_with_rules_make_the_odds_sampled() -> None:
    scene = Scene(players=2)
    scene.dungeon("dungeon-1", "kobold")
    scene.deck("Bob", "basic-0", "basic-0", "basic-0", "orc", "basic-1")
    scene.enter("dungeon-1")
    keep, _ = odds(scene.table, 0, seeded(1), 20)
    assert keep["falls"].samples == 20


def test_fight_or_leave_tells_of_the_fight() -> None:
    scene = Scene(players=1)
    scene.dungeon("dungeon-1", "kobold", "cliff-giant")
    scene.deck("Bob", *["basic-1"] * 9)
    scene.enter("dungeon-1")
    scene.answer("Bob", "keep")
    assert scene.table.decision is not None
    assert scene.table.decision.option_keys() == ["continue", "leave"]
    fight, leave = odds(scene.table, 0, seeded(1), 50)
    assert leave == {}
    assert fight["falls"].value == 0.0, "six 1s never reach a giant"
