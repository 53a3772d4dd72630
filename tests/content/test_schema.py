"""The JSON Schema for editors: it is the one in the package, and it knows good card files from bad ones."""

import json
from importlib.resources import files

import jsonschema
import pytest
import yaml

from questable.content.game import built_in
from questable.content.schema import tenefyr_schema

VALIDATOR = jsonschema.Draft202012Validator(tenefyr_schema())
REMAKE = "python -m questable.content.schema > src/questable/tenefyr/cards.schema.json"


def test_the_schema_in_the_package_is_current() -> None:
    kept = json.loads((files("questable.tenefyr") / "cards.schema.json").read_text(encoding="utf-8"))
    assert kept == tenefyr_schema(), f"remake it: {REMAKE}"


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(tenefyr_schema())


@pytest.mark.parametrize("name", sorted(built_in("tenefyr")))
def test_the_built_in_cards_fit_the_schema(name: str) -> None:
    data = json.loads(json.dumps(yaml.safe_load(built_in("tenefyr")[name])))
    assert [error.message for error in VALIDATOR.iter_errors(data)] == []


@pytest.mark.parametrize(
    "rule",
    [
        {"drow": 1},
        {"draw": "many"},
        {"remove": {"count": 1}},
        {"if": "you-start", "then": []},
        {"who": "us", "do": []},
        5,
    ],
)
def test_the_schema_refuses_what_the_loader_refuses(rule: object) -> None:
    skill = {"id": "x", "hero": "bard", "name": {"en": "X"}, "power": 1, "rules": [rule]}
    assert list(VALIDATOR.iter_errors({"skills": [skill]}))
