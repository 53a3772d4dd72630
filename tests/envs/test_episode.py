"""Rewards, goals and ends of episodes."""

import random

import pytest

from questable.envs.episode import Episode
from questable.envs.task import Task
from questable.kernel.errors import ConfigError


def play(episode: Episode, seed: int = 1) -> list[float]:
    """Answer at random to the end; returns the rewards."""
    dice = random.Random(seed)
    rewards: list[float] = []
    while not episode.ended:
        rewards.append(episode.act(dice.randrange(episode.state.option_count())))
    return rewards


def solo(**options: object) -> Task:
    return Task("tenefyr", {"players": 1, "mode": "quick"}, **options).check()  # type: ignore[arg-type]


def test_the_reward_is_the_outcome_and_nothing_else() -> None:
    episode = solo(win=5.0, loss=-3.0).deal(1)
    *before, last = play(episode)
    assert not any(before)
    assert last == (5.0 if episode.won else -3.0)


def test_shaping_pays_for_each_point_of_a_figure() -> None:
    episode = solo(win=0.0, loss=0.0, shaping={"enemies_beaten": 0.25, "combats_lost": -1.0}).deal(1)
    paid = sum(play(episode))
    report = episode.report()
    assert paid == pytest.approx(0.25 * report["enemies_beaten"] - report["combats_lost"])  # type: ignore[operator]
    assert report["combats_lost"]


def test_a_goal_ends_the_game_as_won() -> None:
    for seed in range(20):
        episode = solo(goal={"enemies_beaten": 1}).deal(seed)
        last = play(episode)[-1]
        if episode.goal_reached:
            assert episode.state.outcome is None
            assert episode.won
            assert last == 1.0
            return
    pytest.fail("no enemy was ever beaten")


def test_a_long_game_is_truncated_without_a_verdict() -> None:
    episode = solo(max_cycles=5).deal(1)
    assert play(episode) == [0.0] * 5
    assert (episode.over, episode.truncated) == (False, True)


def test_answers_that_are_not_there_count_and_change_nothing() -> None:
    episode = solo(max_cycles=3, illegal=-2.0).deal(1)
    before = episode.state.digest()
    assert [episode.act(option) for option in (-1, 128, 99)] == [-2.0] * 3
    assert episode.state.digest() == before
    assert episode.truncated


@pytest.mark.parametrize("game", ["tenefyr", "terrinoth"])
def test_figures_are_in_the_report(game: str) -> None:
    task = Task(game, {"players": 2}).check()
    episode = task.deal(4)
    play(episode)
    assert list(episode.report()) == task.report_keys


@pytest.mark.parametrize(
    ("task", "complaint"),
    [
        (Task("chess", {"players": 1}), "There is no game 'chess'; allowed: tenefyr, terrinoth."),
        (Task("tenefyr", {}), "players is left out; allowed: 1, 2, 3, 4."),
        (Task("tenefyr", {"players": 1}, partners="bob"), "bot is 'bob'; allowed: "),
        (Task("tenefyr", {"players": 1}, shaping={"enemies_beten": 1.0}), "shaping names 'enemies_beten'; allowed: "),
        (Task("terrinoth", {"players": 1}, goal={"loot": 1}), "goal names 'loot'; allowed: locations_left_behind, "),
    ],
)
def test_a_task_that_makes_no_sense_is_refused(task: Task, complaint: str) -> None:
    with pytest.raises(ConfigError) as caught:
        task.check()
    assert str(caught.value).startswith(complaint)
