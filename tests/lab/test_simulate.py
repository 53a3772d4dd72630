"""Simulations: reproducible results, correct counts, plausible intervals."""

import pytest

import questable
from questable.bots.bot import Bot
from questable.bots.registry import bot_rng, check_bot, make_bot
from questable.kernel.errors import ConfigError
from questable.lab.simulate import LARGEST_CHUNK, Plan, Tally, chunks, play_chunk, simulate
from questable.play.estimate import wilson

PLAYERS = ("heuristic", "random", "search:playouts=2,rounds=1")
PLAN = Plan("tenefyr", {"players": 3}, "random", seed=4)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (500, 1000, 0.4691, 0.5309),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (7, 2), (100, 1), (10_001, 2)])
def test_chunks_are_all_games_once(games: int, jobs: int) -> None:
    numbers = [number for _, first, count in chunks(PLAN, games, jobs) for number in range(first, first + count)]
    assert numbers == list(range(games))
    assert max(count for _, _, count in chunks(PLAN, games, jobs)) <= LARGEST_CHUNK


def test_chunks_add_up_to_the_whole() -> None:
    whole = play_chunk((PLAN, 0, 9))
    parts = Tally()
    for first, count in ((5, 4), (0, 2), (2, 3)):
        parts.add(play_chunk((PLAN, first, count)))
    assert parts == whole


@pytest.mark.parametrize("bot", PLAYERS)
def test_a_game_can_be_dealt_and_played_again_by_its_seed(bot: str) -> None:
    plan = Plan("tenefyr", {"players": 1, "mode": "quick"}, bot, seed=9)
    seed = plan.game_seed(3)
    state = questable.game("tenefyr").new(plan.config, seed)
    player = make_bot(bot, bot_rng(seed))
    decisions = 0
    while state.decision is not None:
        state.apply(state.decision.options[player.choose(state)].key)
        decisions += 1
    assert play_chunk((plan, 3, 1)) == Tally(1, int(state.outcome == "victory"), 0, decisions, decisions)


def test_seeds_of_different_simulations_do_not_meet() -> None:
    first, second = Plan("tenefyr", {}, "random", 1), Plan("tenefyr", {}, "random", 2)
    assert not {first.game_seed(i) for i in range(1000)} & {second.game_seed(i) for i in range(1000)}


def test_progress_is_told_in_games() -> None:
    played: list[int] = []
    result = simulate(PLAN, 12, 1, played.append)
    assert sum(played) == result.games == 12


@pytest.mark.parametrize(
    ("plan", "games", "jobs", "sentence"),
    [
        (PLAN, 0, 1, "games is 0; allowed: 1 or more."),
        (PLAN, 1, 0, "jobs is 0; allowed: 1 or more."),
        (Plan("tenefyr", {}, "random", 1, 0), 1, 1, "limit is 0; allowed: 1 or more."),
        (Plan("tenefyr", {}, "clever", 1), 1, 1, "bot is 'clever'; allowed: heuristic, random, search."),
        (Plan("tenefyr", {"players": 5}, "random", 1), 1, 1, "players is 5; allowed: 1, 2, 3, 4."),
    ],
)
def test_a_bad_plan_is_refused(plan: Plan, games: int, jobs: int, sentence: str) -> None:
    with pytest.raises(ConfigError) as caught:
        simulate(plan, games, jobs)
    assert str(caught.value) == sentence


class TestRegistry:
    @pytest.mark.parametrize("name", PLAYERS)
    def test_every_name_makes_a_player(self, name: str) -> None:
        assert isinstance(make_bot(name, bot_rng(1)), Bot)

    def test_a_name_that_there_is_not(self) -> None:
        with pytest.raises(ConfigError, match=r"allowed: heuristic, random, search. Did you mean 'random'\?"):
            check_bot("rando")

    @pytest.mark.parametrize("name", PLAYERS)
    def test_a_player_with_new_dice_is_as_new(self, name: str) -> None:
        game = questable.game("tenefyr")
        used = make_bot(name, bot_rng(1))
        choose(game.new({"players": 3}, 1), used, 30)
        used.reseed(bot_rng(2))
        fresh = make_bot(name, bot_rng(2))
        assert choose(game.new({"players": 3}, 2), used, 60) == choose(game.new({"players": 3}, 2), fresh, 60)


def choose(state: object, bot: Bot, decisions: int) -> list[int]:
    from questable.games.tenefyr.rules.state import TenefyrState

    assert isinstance(state, TenefyrState)
    made: list[int] = []
    while state.outcome is None and len(made) < decisions:
        made.append(bot.choose(state))
        state.apply_index(made[-1])
    return made
