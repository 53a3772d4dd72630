"""Registered bots of third parties play in simulations, at tables and in the laboratory."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import questable
from questable.bots.bot import Bot
from questable.bots.registry import BOTS, bot_names, bot_rng, check_bot, decision_rng, make_bot, register, unregister
from questable.games.module import Game
from questable.kernel.errors import ConfigError
from questable.kernel.rng import Rng
from questable.kernel.state import State
from questable.lab.duel import Pairing, Side, duel
from questable.lab.simulate import Plan, simulate
from questable.lab.store import simulate_into
from questable.tables.worker_tasks import Position, bot_answers


class LastOption(Bot):
    """An interpreted bot without randomness, which inherits `reseed`."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, s: State) -> int:
        return len(s.options) - 1


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    register("last", LastOption)
    yield
    unregister("last")


def last_option_game(game: str, config: dict[str, object], seed: int) -> State:
    state: State = questable.game(game).new(config, seed)
    while state.outcome is None:
        state.apply_index(len(state.options) - 1)
    return state


@pytest.mark.parametrize("game", questable.GAMES)
def test_it_plays_in_simulations(game: str, tmp_path: Path) -> None:
    plan = Plan(game, {"players": 2}, "last", seed=3)
    result = simulate(plan, 2)
    ends = [last_option_game(game, {"players": 2}, plan.game_seed(number)) for number in range(2)]
    assert result.decisions == sum(end.revision for end in ends)
    assert simulate_into(tmp_path, plan, 2, decisions=True).decisions == result.decisions


def test_it_plays_at_a_table() -> None:
    game: Game[object, State] = questable.game("tenefyr")
    state = game.new({"players": 2}, 1)
    position = Position(game.name, game.content_hash, game.dump(state))
    assert state.decision is not None
    answers = bot_answers(position, {0: "last", 1: "last"}, frozenset(), 1)
    assert answers[0][1] == state.decision.option_keys()[-1]


def test_it_plays_in_the_laboratory() -> None:
    found = duel(Pairing("tenefyr", {"players": 1, "mode": "quick"}, Side("last"), Side("last"), 1), 2)
    assert (found.first, found.difference) == ("last", 0.0)


def test_it_is_named_beside_the_others() -> None:
    assert bot_names() == [*BOTS, "last"]
    assert isinstance(make_bot("last", bot_rng(1)), LastOption)
    with pytest.raises(ConfigError, match=r"allowed: heuristic, random, search, last. Did you mean 'last'\?"):
        check_bot("lats")
    with pytest.raises(ConfigError, match="only a search has settings"):
        check_bot("last:ms=2")


@pytest.mark.parametrize("name", ["random", "", "a:b", "a,b"])
def test_names_that_cannot_be_registered(name: str) -> None:
    with pytest.raises(ConfigError, match="cannot be registered"):
        register(name, LastOption)


def test_the_seed_of_a_decision() -> None:
    assert decision_rng(5, 7).next() == bot_rng((5 << 16) + 7).next()
