"""The examples that need no library besides the environments."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "agents"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(("game", "lang"), [("tenefyr", "nl"), ("terrinoth", "fr")])
def test_a_language_agent_plays_a_game_to_its_end(game: str, lang: str) -> None:
    agent = example("language_agent")
    report = agent.play(game, lang, 3, agent.stub(3))
    assert report["won"] in (True, False)
    assert report == agent.play(game, lang, 3, agent.stub(3))


def test_a_model_that_chatters_is_asked_again_and_then_the_first_option_is_taken() -> None:
    agent = example("language_agent")
    prompts: list[str] = []

    def chatters(prompt: str) -> str:
        prompts.append(prompt)
        return "Hm, 99?" if len(prompts) % 2 else "Well …"

    assert agent.choose(chatters, "table", 3) == 0
    assert len(prompts) == 3
    assert prompts[1].endswith("The number is one from 0 to 2.")
    assert agent.choose(lambda prompt: "2, of course", "table", 3) == 2


def test_the_leaderboard_ranks_bots_on_the_same_games() -> None:
    board = example("leaderboard")
    rows = {name: board.row(board.bot_reports(name, 10)) for name in ("random", "heuristic")}
    assert rows["heuristic"]["enemies_beaten"] > rows["random"]["enemies_beaten"]
    assert board.bot_reports("random", 3) == board.bot_reports("random", 3)


@pytest.mark.parametrize("game", ["tenefyr", "terrinoth"])
def test_each_lesson_is_harder_than_the_one_before(game: str) -> None:
    lessons = example("lessons")
    first, second, third, *_ = (lessons.measure(game, lesson, "random", 20)[0] for lesson in lessons.LESSONS[game][:3])
    assert first > second >= third
    assert first > 0.3
