"""A hint names the best option, what it is worth against the others, and why."""

import json

import pytest

import questable
from questable.bots.hint import hint
from questable.bots.search import Budget, Rollouts
from questable.games import registry
from questable.games.tenefyr.rules.state import TenefyrState
from questable.games.tenefyr.testkit.scene import Scene
from questable.kernel.rng import seeded
from questable.text.catalogue import message
from questable.text.languages import LANGUAGES


def last_stand() -> TenefyrState:
    """A state in which only the rest of Bob's deck defeats the last card of the boss."""
    scene = Scene(players=2)
    scene.dungeon("boss", "chaos-dragon-heart")
    scene.deck("Bob", "basic-0", "basic-0", "basic-0", "crag-sovereign", "storm-roc", "siege-beast")
    return scene.table


def test_the_best_option_its_chance_and_why() -> None:
    table = last_stand()
    found = hint(table, seeded(1), Budget(40, 0, 0), Rollouts()).to_json(["keep", "redraw"])
    assert found["best"] == "redraw"
    assert found["why"] == {"id": "hint-because-falls", "args": {"chance": 100, "other": 0, "this": 100, "that": 0}}
    options = found["options"]
    assert isinstance(options, dict)
    assert (options["keep"]["value"], options["redraw"]["value"]) == (0.0, 1.0)
    assert options["keep"]["samples"] == options["redraw"]["samples"] == 20
    json.dumps(found)


def test_where_nothing_helps_it_says_so() -> None:
    scene = Scene(players=2)
    scene.dungeon("boss", "chaos-dragon-heart")
    scene.deck("Bob", *["basic-0"] * 6)
    found = hint(scene.table, seeded(1), Budget(20, 0, 0), Rollouts())
    assert (found.id, found.args) == ("hint-close", {"chance": 0, "other": 0})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", questable.GAMES)
def test_every_reason_has_its_sentence(lang: str, game: str) -> None:
    args = {"chance": 62, "other": 48, "this": 71, "that": 30}
    assert message(lang, "hint-only", game)
    for id in ("hint-close", "hint-clear"):
        text = message(lang, id, game, chance=62, other=48)
        assert "62 %" in text
        assert "48 %" in text
    module = registry.module(game)
    for name, _ in module.hint_reasons():
        text = message(lang, f"hint-because-{name}", game, **args)
        assert ("71 %" in text) == (name in module.odds_chances())
        assert message(lang, f"odds-{name}", game)
