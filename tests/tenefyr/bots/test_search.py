"""The search bot at a table of Tenefyr."""

from questable.games.tenefyr.testkit.scene import Scene
from questable.testkit.search import small_search


def last_stand() -> Scene:
    """The last card of the boss, nowhere else to go: Bob's hand is nothing, his deck is enough, Suzie has nothing."""
    scene = Scene(players=2)
    scene.dungeon("boss", "chaos-dragon-heart")
    scene.deck("Bob", "basic-0", "basic-0", "basic-0", "crag-sovereign", "storm-roc", "siege-beast")
    return scene


def test_it_sees_that_only_another_hand_can_win() -> None:
    table = last_stand().table
    assert table.decision is not None
    assert table.decision.option_keys() == ["keep", "redraw"]
    statistics = small_search(1, 40, 0).search(table, False)
    assert (statistics.mean(0), statistics.mean(1)) == (0.0, 1.0)
    assert small_search(1, 40, 0).choose(table) == 1
