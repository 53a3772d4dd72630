"""Poisoned, Weakened, Focused: what they do, and how they end (TER-CON-1)."""

import pytest

from questable.games.terrinoth.testkit.scene import QuestScene

HASK = "hask-redford"
TOBIN = "tobin-mossbank"
ONDREC = "ondrec-hollowlight"


def hask(*conditions: str, wounds: int = 0) -> QuestScene:
    s = QuestScene([HASK, TOBIN])
    s.hero(HASK, wounds=wounds, conditions=conditions)
    return s


@pytest.mark.card("poisoned", "condition")
def test_poisoned_costs_a_wound_at_the_end_of_each_activation() -> None:
    s = hask("poisoned")
    s.dice("defense", "defense")
    s.activate(HASK, "explore")
    assert s.wounds(HASK) == 1
    assert s.conditions(HASK) == ["poisoned"]
    s.dice("defense", "defense", "defense")
    s.activate(TOBIN, "rest")
    assert s.wounds(HASK) == 0, "Quiet Prayer heals; others' activations cost nothing"
    s.dice("defense", "defense")
    s.activate(HASK, "attack")
    assert s.wounds(HASK) == 1
    s.done()


def test_poisoned_ends_with_a_rest_before_it_costs_a_wound() -> None:
    s = hask("poisoned")
    s.dice("defense", "defense", "defense")
    s.activate(HASK, "rest")
    assert s.wounds(HASK) == 0
    assert s.conditions(HASK) == []
    s.done()


def test_poisoned_can_defeat_a_hero_and_does_not_end_when_aided() -> None:
    s = hask("poisoned", wounds=22)
    s.dice("defense", "defense")
    s.activate(HASK, "explore")
    assert s.fallen(HASK)
    assert s.conditions(HASK) == []
    assert s.leader() == TOBIN
    s.done()
    s = QuestScene([TOBIN, HASK])
    s.hero(HASK, conditions=("poisoned",))
    s.dice("success", "success", "success")
    s.activate(TOBIN, "aid")
    assert s.conditions(HASK) == ["poisoned"]
    s.done()


@pytest.mark.card("weakened", "condition")
def test_weakened_takes_a_die_from_every_roll_until_a_rest_is_over() -> None:
    s = hask("weakened")
    s.dice("success", "defense")
    s.activate(HASK, "explore")
    assert s.table.progress == 1
    assert len(s.happened("hero-die-rolled")) == 1
    assert s.conditions(HASK) == ["weakened"]
    s.dice("defense", "defense", "defense")
    s.activate(TOBIN, "rest")
    s.dice("success", "success")
    s.activate(HASK, "rest")
    assert len(s.happened("hero-die-rolled")) == 1 + 3 + 2, "the rest itself is still rolled with a die fewer"
    assert s.conditions(HASK) == []
    s.done()


def test_weakened_ends_when_the_hero_is_aided() -> None:
    s = QuestScene([TOBIN, HASK])
    s.hero(HASK, conditions=("weakened", "poisoned"))
    s.hero(TOBIN, conditions=("weakened",))
    s.dice("defense", "defense", "defense")
    s.activate(TOBIN, "aid")
    assert s.conditions(HASK) == ["poisoned"]
    assert s.conditions(TOBIN) == ["weakened"]
    s.done()


def test_a_rest_frees_of_both_in_an_order_of_the_hero() -> None:
    s = hask("weakened", "poisoned")
    s.dice("defense", "defense", "defense")
    s.activate(HASK, "rest")
    assert sorted(s.options()) == ["ability:poisoned", "ability:weakened"]
    s.answer("ability:weakened", HASK)
    assert s.conditions(HASK) == []
    assert s.wounds(HASK) == 0
    s.done()


@pytest.mark.card("focused", "condition")
def test_focused_is_spent_for_a_die_more_and_a_die_rolled_again() -> None:
    s = hask("focused")
    s.engage(HASK, "bandit-master")
    s.dice("defense", "success", "success", "counterattack", "blank")
    s.activate(HASK, "explore")
    s.answer("yes", HASK)
    assert s.conditions(HASK) == []
    assert len(s.happened("hero-die-rolled")) == 3
    again = [key for key in s.options() if key.startswith("enemy-die")]
    assert any(key.startswith("hero-die") for key in s.options()), "any die"
    s.answer(again[0])
    assert s.wounds(HASK) == 0
    assert s.table.progress == 2
    s.done()


def test_focused_rerolls_a_critical_away_or_leaves_all_dice() -> None:
    s = hask("focused")
    s.dice("critical", "defense", "defense", "defense")
    s.activate(HASK, "explore")
    s.answer("yes")
    s.answer("hero-die:1")
    assert s.table.progress == 0, "a critical that is rolled again does not count"
    s.done()
    s = hask("focused")
    s.dice("success", "success", "success")
    s.activate(HASK, "explore")
    s.answer("yes")
    s.answer("done")
    assert s.table.progress == 3
    s.done()


def test_focused_may_be_kept_and_who_has_it_not_is_not_asked() -> None:
    s = hask("focused")
    s.dice("success", "success")
    s.activate(HASK, "explore")
    s.answer("no")
    assert s.conditions(HASK) == ["focused"]
    assert s.table.progress == 2
    s.done()
    s = hask()
    s.dice("success", "success")
    s.activate(HASK, "explore")
    assert s.asked() == "activate"
    s.done()


@pytest.mark.parametrize(("location", "conditions", "dice"), [
    ("roadside-inn", (), 2),
    ("flooded-tunnel", (), 1),
    ("flooded-tunnel", ("weakened",), 1),
    ("flooded-tunnel", ("weakened", "focused"), 1),
    ("roadside-inn", ("weakened", "focused"), 2),
])  # fmt: skip
def test_dice_are_summed_before_the_floor_of_one(location: str, conditions: tuple[str, ...], dice: int) -> None:
    """Ondrec rests with two dice."""
    s = QuestScene([ONDREC, TOBIN])
    s.hero(ONDREC, conditions=conditions)
    s.lay(location=location)
    s.dice("success", "success", "success")
    s.activate(ONDREC, "rest")
    while s.asked() in ("order-of-abilities", "pay", "reroll", "choose"):
        s.answer("done" if s.asked() == "reroll" else s.options()[0])
    assert len(s.happened("hero-die-rolled")) == dice
    s.done()
