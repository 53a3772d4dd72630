"""The search bot: it uses no hidden information, is reproducible and keeps its budget."""

from typing import Any

import pytest

from questable.bots.bot import Bot
from questable.bots.registry import make_bot, read_bot
from questable.bots.rollout_pool import RolloutPool, shutdown_pools
from questable.bots.search import Budget, Rollouts, SearchBot
from questable.kernel.errors import ConfigError
from questable.kernel.rng import seeded
from questable.lab.simulate import Plan, simulate
from questable.testkit.search import small_search, states_of_game

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("tenefyr", {"players": 3}),
    ("tenefyr", {"players": 1, "mode": "quick"}),
    ("terrinoth", {"players": 2}),
]


@pytest.mark.parametrize(("game", "config"), GAMES)
def test_tables_that_look_alike_get_the_same_answer(game: str, config: dict[str, Any]) -> None:
    differed = 0
    for number, state in enumerate(states_of_game(game, config, 9, 6)):
        other = state.resample(state.final, seeded(number))
        assert other.view(state.final) == state.view(state.final)
        differed += other.digest() != state.digest()
        assert small_search(number).choose(other) == small_search(number).choose(state)
    assert differed > 3, "what cannot be seen was really different"


@pytest.mark.parametrize(("game", "config"), GAMES)
def test_the_same_seed_gives_the_same_answer_and_leaves_the_table_alone(game: str, config: dict[str, Any]) -> None:
    for number, state in enumerate(states_of_game(game, config, 11, 4)):
        before = state.digest()
        first = small_search(number).search(state, True)
        assert small_search(number).search(state, True).values == first.values
        assert state.digest() == before


@pytest.mark.parametrize("rounds", [0, 1])
def test_every_option_is_tried_and_the_budget_is_kept(rounds: int) -> None:
    for state in states_of_game("tenefyr", {"players": 2}, 8, 2):
        findings = small_search(1, 30, rounds).search(state, False)
        tries = [len(values) for values in findings.values]
        assert min(tries) == max(tries) >= 1
        assert sum(tries) <= max(30, len(tries))


def test_a_budget_in_time_ends() -> None:
    from time import perf_counter

    state = next(states_of_game("tenefyr", {"players": 3}, 20, 1))
    began = perf_counter()
    findings = SearchBot(seeded(1), Budget(0, 100, 1), Rollouts()).search(state, False)
    assert perf_counter() - began < 5
    assert all(values for values in findings.values)


def test_several_processes_find_the_same() -> None:
    crew = RolloutPool(2)
    try:
        for game, config in (GAMES[0], GAMES[2]):
            state = next(states_of_game(game, config, 12, 1))
            alone = small_search(3, 64).search(state, True)
            assert small_search(3, 64, 1, crew).search(state, True).values == alone.values
    finally:
        shutdown_pools()


def test_a_crew_inside_another_process_works_alone() -> None:
    plan = Plan("tenefyr", {"players": 1, "mode": "quick"}, "search:playouts=2,jobs=2", seed=1, limit=12)
    same = Plan("tenefyr", {"players": 1, "mode": "quick"}, "search:playouts=2", seed=1, limit=12)
    assert simulate(plan, 2, 2).decisions == simulate(same, 2, 1).decisions == 24


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
