"""The search bot in a quest."""

from questable.bots.search import WIN
from questable.games.terrinoth.bots.evaluation import LATE
from questable.games.terrinoth.rules.state import TerrinothState
from questable.testkit.search import small_search, states_of_game


def test_late_in_a_quest_trials_are_played_to_the_end() -> None:
    """Otherwise the bot would put off for ever what looks no better a round later."""
    state = next(states_of_game("terrinoth", {"players": 2}, 6, 1))
    early = small_search(1, 12).search(state, False)
    assert any(value % WIN for values in early.values for value in values), "judged by the evaluation"
    assert isinstance(state, TerrinothState)
    state.round = LATE + 1
    late = small_search(1, 12).search(state, False)
    assert {value for values in late.values for value in values} <= {0, WIN}
