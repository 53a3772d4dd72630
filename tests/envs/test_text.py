"""Rendering of states as text, HTML and images."""

from collections.abc import Callable, Iterator

import pytest

from questable.envs.encoding import encoding
from questable.envs.gym_env import GymEnv
from questable.envs.observation import ALPHABET, MAX_TEXT
from questable.envs.rendering import plain
from questable.envs.text_renderer import TextRenderer
from questable.kernel.errors import ConfigError
from questable.kernel.state import State

Walk = Callable[..., Iterator[State]]
both_games = pytest.mark.parametrize("game", ["tenefyr", "terrinoth"])


@both_games
@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
@pytest.mark.parametrize("players", [1, 3])
def test_every_moment_of_a_game_can_be_told(game: str, lang: str, players: int, walk: Walk) -> None:
    renderer = TextRenderer(encoding(game).game, lang)
    for step, state in enumerate(walk(game, players, seed=2)):
        if step % 6 == 0 or state.outcome is not None:
            for seat in (None, 0):
                text = renderer.render(state, seat)
                assert len(text) < MAX_TEXT / 4
                assert set(text) <= ALPHABET


@both_games
def test_options_are_numbered_as_actions_are(game: str, walk: Walk) -> None:
    renderer = TextRenderer(encoding(game).game, "en")
    for state in walk(game, 2, seed=3, longest=40):
        if state.decision is not None:
            count = len(state.decision.options)
            lines = renderer.lines(state, state.decision.final_seat)[-count:]
            assert [line.split(": ")[0] for line in lines] == [str(number) for number in range(count)]


@pytest.mark.parametrize(
    ("game", "config", "told"),
    [
        ("tenefyr", {"heroes": [["bard", "thief"]]}, ["- Rallying Song: 1. If you are the Bard,"]),
        (
            "terrinoth",
            {"quest": "lanterns-in-the-mire"},
            ["- Shallow Ford: When the party leaves this location,", "- Threat: If there is at least 1 villager"],
        ),
    ],
)
def test_what_the_cards_say_is_told_once(game: str, config: dict[str, object], told: list[str]) -> None:
    """The text contains the rules of the player's own cards, of the rewards and of the quest."""
    made = encoding(game).game
    lines = TextRenderer(made, "en").render(made.new({"players": 1, **config}, 1), 0).splitlines()
    assert [sum(line.startswith(start) for line in lines) for start in told] == [1] * len(told)


@both_games
def test_languages_differ_and_an_unknown_one_is_refused(game: str) -> None:
    made = encoding(game).game
    state = made.new({"players": 2}, 1)
    assert len({TextRenderer(made, lang).render(state, 0) for lang in ("en", "fr", "nl")}) == 3
    with pytest.raises(ConfigError, match="lang is 'xx'"):
        TextRenderer(made, "xx")


def test_a_page_lists_the_options_and_escapes_what_it_shows() -> None:
    env = GymEnv("tenefyr", render_mode="html", lang="fr")
    env.reset(seed=1)
    page = env.render()
    assert page.count("<li>") == env.current_episode.state.option_count()
    assert '<html lang="fr">' in page
    assert 'start="0"' in page


@both_games
def test_a_picture_is_always_of_one_size_and_changes_with_the_table(game: str) -> None:
    env = GymEnv(game, render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    for _ in range(10):
        env.step(0)
    then = env.render()
    assert first.shape == then.shape == (720, 960, 3)
    assert (first != then).any()


def test_rendering_without_a_mode_says_which_there_are() -> None:
    env = GymEnv("tenefyr")
    env.reset(seed=1)
    with pytest.raises(ConfigError, match="human, ansi, rgb_array, html"):
        env.render()


def test_without_a_font_that_has_accents_a_picture_uses_plain_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    assert plain("Quête : 2 × Épée, −1 ★ · œuvre") == "Quete : 2 x Epee, -1 * | oeuvre"
    monkeypatch.setattr("questable.envs.rendering.FONTS", ())
    env = GymEnv("terrinoth", render_mode="rgb_array", lang="fr")
    env.reset(seed=1)
    assert env.render().shape == (720, 960, 3)
