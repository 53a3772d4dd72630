"""The player that looks ahead: fair, reproducible, within its budget."""

from collections.abc import Iterator
from typing import Any

import pytest

import questable
from questable.bots.bot import Bot
from questable.bots.heuristic import HeuristicBot
from questable.bots.registry import make_bot, read_bot
from questable.bots.rollout_pool import RolloutPool, shutdown_pools
from questable.bots.search import WIN, Budget, Rollouts, SearchBot
from questable.games.tenefyr.testkit.scene import Scene
from questable.games.terrinoth.bots.evaluation import LATE
from questable.games.terrinoth.rules.state import TerrinothState
from questable.kernel.errors import ConfigError
from questable.kernel.rng import seeded
from questable.kernel.state import State
from questable.lab.simulate import Plan, simulate

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("tenefyr", {"players": 3}),
    ("tenefyr", {"players": 1, "mode": "quick"}),
    ("terrinoth", {"players": 2}),
]


def moments(game: str, config: dict[str, Any], every: int, most: int) -> Iterator[State]:
    """Tables in the middle of a game that ask for a choice."""
    state: State = questable.game(game).new(config, 5)
    player = HeuristicBot(seeded(1))
    for number in range(every * most):
        if state.outcome is not None:
            return
        if number % every == every - 1:
            yield state
        state.apply_index(player.choose(state))


def search(seed: int, playouts: int = 40, rounds: int = 1, trials: Rollouts | None = None) -> SearchBot:
    return SearchBot(seeded(seed), Budget(playouts, 0, rounds), trials or Rollouts())


@pytest.mark.parametrize(("game", "config"), GAMES)
def test_tables_that_look_alike_get_the_same_answer(game: str, config: dict[str, Any]) -> None:
    differed = 0
    for number, state in enumerate(moments(game, config, 9, 6)):
        other = state.resample(state.final, seeded(number))
        assert other.view(state.final) == state.view(state.final)
        differed += other.digest() != state.digest()
        assert search(number).choose(other) == search(number).choose(state)
    assert differed > 3, "what cannot be seen was really different"


@pytest.mark.parametrize(("game", "config"), GAMES)
def test_the_same_seed_gives_the_same_answer_and_leaves_the_table_alone(game: str, config: dict[str, Any]) -> None:
    for number, state in enumerate(moments(game, config, 11, 4)):
        before = state.digest()
        first = search(number).search(state, True)
        assert search(number).search(state, True).values == first.values
        assert state.digest() == before


@pytest.mark.parametrize("rounds", [0, 1])
def test_every_option_is_tried_and_the_budget_is_kept(rounds: int) -> None:
    for state in moments("tenefyr", {"players": 2}, 8, 2):
        findings = search(1, 30, rounds).search(state, False)
        tries = [len(values) for values in findings.values]
        assert min(tries) == max(tries) >= 1
        assert sum(tries) <= max(30, len(tries))


def test_a_budget_in_time_ends() -> None:
    from time import perf_counter

    state = next(moments("tenefyr", {"players": 3}, 20, 1))
    began = perf_counter()
    findings = SearchBot(seeded(1), Budget(0, 100, 1), Rollouts()).search(state, False)
    assert perf_counter() - began < 5
    assert all(values for values in findings.values)


def test_several_processes_find_the_same() -> None:
    crew = RolloutPool(2)
    try:
        for game, config in (GAMES[0], GAMES[2]):
            state = next(moments(game, config, 12, 1))
            alone = search(3, 64).search(state, True)
            assert search(3, 64, 1, crew).search(state, True).values == alone.values
    finally:
        shutdown_pools()


def test_a_crew_inside_another_process_works_alone() -> None:
    plan = Plan("tenefyr", {"players": 1, "mode": "quick"}, "search:playouts=2,jobs=2", seed=1, limit=12)
    same = Plan("tenefyr", {"players": 1, "mode": "quick"}, "search:playouts=2", seed=1, limit=12)
    assert simulate(plan, 2, 2).decisions == simulate(same, 2, 1).decisions == 24


def test_late_in_a_quest_trials_are_played_to_the_end() -> None:
    """Else it would put off for ever what looks no better a round later."""
    state = next(moments("terrinoth", {"players": 2}, 6, 1))
    early = search(1, 12).search(state, False)
    assert any(value % WIN for values in early.values for value in values), "judged by the evaluation"
    assert isinstance(state, TerrinothState)
    state.round = LATE + 1
    late = search(1, 12).search(state, False)
    assert {value for values in late.values for value in values} <= {0, WIN}


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
    findings = search(1, 40, 0).search(table, False)
    assert (findings.mean(0), findings.mean(1)) == (0.0, 1.0)
    assert search(1, 40, 0).choose(table) == 1


UNKNOWN_SETTING = (
    "bot is 'search:depth=3'; allowed behind the colon: playouts, ms, rounds, jobs, each with = and a whole number."
)


class TestNames:
    def test_settings_stand_behind_the_name(self) -> None:
        settings = read_bot("search:ms=200,rounds=0,jobs=2")
        assert (settings.playouts, settings.milliseconds, settings.rounds, settings.jobs) == (0, 200, 0, 2)
        assert read_bot("search:playouts=7").playouts == 7
        assert isinstance(make_bot("search:playouts=7", seeded(1)), Bot)

    @pytest.mark.parametrize(
        ("name", "sentence"),
        [
            ("serch", "bot is 'serch'; allowed: heuristic, random, search. Did you mean 'search'?"),
            ("random:ms=2", "bot is 'random:ms=2'; only a search has settings, such as search:ms=200."),
            (
                "search:depth=3",
                UNKNOWN_SETTING,
            ),
            ("search:ms=0", "bot is 'search:ms=0'; playouts, ms and jobs are 1 or more."),
        ],
    )
    def test_what_there_is_not_is_refused(self, name: str, sentence: str) -> None:
        with pytest.raises(ConfigError) as caught:
            make_bot(name, seeded(1))
        assert str(caught.value) == sentence
