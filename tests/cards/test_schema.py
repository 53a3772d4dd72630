"""The packaged JSON Schemas for editors are up to date, accept valid card files and reject invalid ones."""

import json
from collections.abc import Callable
from importlib.resources import files

import jsonschema
import pytest
import yaml

from questable.games import registry

SCHEMAS: dict[str, Callable[[], dict[str, object]]] = {name: registry.module(name).schema for name in registry.names()}
VALIDATORS = {game: jsonschema.Draft202012Validator(schema()) for game, schema in SCHEMAS.items()}
FILES = [(game, name) for game in SCHEMAS for name in sorted(registry.module(game).built_in_files())]


@pytest.mark.parametrize("game", SCHEMAS)
def test_the_schema_in_the_package_is_current(game: str) -> None:
    kept = json.loads((files(f"questable.games.{game}") / "cards.schema.json").read_text(encoding="utf-8"))
    remake = f"python -m questable.cards.schema {game} > src/questable/games/{game}/cards.schema.json"
    assert kept == SCHEMAS[game](), f"remake it: {remake}"


@pytest.mark.parametrize("game", SCHEMAS)
def test_the_schema_is_a_schema(game: str) -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMAS[game]())


@pytest.mark.parametrize(("game", "name"), FILES)
def test_the_built_in_cards_fit_the_schema(game: str, name: str) -> None:
    data = json.loads(json.dumps(yaml.safe_load(registry.module(game).built_in_files()[name])))
    assert [error.message for error in VALIDATORS[game].iter_errors(data)] == []


@pytest.mark.parametrize(
    "rule",
    [
        {"drow": 1},
        {"draw": "many"},
        {"remove": {"count": 1}},
        {"if": "you-start", "then": []},
        {"who": "us", "do": []},
        {"cost": {"draw": 1}, "do": []},
        {"each": {"enemy": "any"}, "do": []},
        5,
    ],
)
def test_the_schema_refuses_what_the_loader_refuses(rule: object) -> None:
    skill = {"id": "x", "hero": "bard", "name": {"en": "X"}, "power": 1, "rules": [rule]}
    assert list(VALIDATORS["tenefyr"].iter_errors({"skills": [skill]}))


@pytest.mark.parametrize(
    ("count", "fits"),
    [
        (4, True),
        ({"1": 3, "2": 4, "3": 4, "4": 5}, True),
        (0, False),
        ("many", False),
        ({"1": 3, "2": 4, "3": 4}, False),
        ({"1": 3, "2": 4, "3": 4, "4": 10}, False),
        ({"1": 3, "2": 4, "3": 4, "4": 5, "5": 5}, False),
    ],
)
def test_the_schema_knows_both_forms_of_the_count_of_a_symbol(count: object, fits: bool) -> None:
    side = {"skull": 8, "starts": {"easy": 0, "normal": 1, "hard": 2}}
    quick = {**side, "symbols": {"6": {"count": count, "level": 4}}}
    errors = list(VALIDATORS["tenefyr"].iter_errors({"track": {"regular": side, "quick": quick}}))
    assert (not errors) is fits


@pytest.mark.parametrize(
    "rule",
    [
        {"sufer": {"hero": "you", "wounds": 1}},
        {"suffer": {"hero": "me", "wounds": 1}},
        {"suffer": {"hero": "you"}},
        {"cost": {"suffer": {"hero": "you", "wounds": 1}}, "do": []},
        {"for-each": {"enemies": "any"}, "do": []},
        {"spawn": {"count": {"by-heroes": [1, 2]}, "place": "shadows"}},
    ],
)
def test_the_schema_of_terrinoth_refuses_what_the_loader_refuses(rule: object) -> None:
    def event(rule: object) -> dict[str, object]:
        return {"id": "x", "set": "base", "kind": "event", "name": {"en": "X"}, "rules": [rule]}

    validator = VALIDATORS["terrinoth"]
    assert list(validator.iter_errors({"exploration-cards": [event(rule)]}))
    good = {"suffer": {"hero": "you", "wounds": 1}}
    assert not list(validator.iter_errors({"exploration-cards": [event(good)]}))
