"""The JSON Schema of Tenefyr's card files."""

from typing import Any

from questable.cards.schema import grammar, ident, listed, one_of, ref, text, thing, whole
from questable.games.tenefyr.rules import constants
from questable.games.tenefyr.vocabulary import VOCABULARY
from questable.text.languages import LANGUAGES


def schema() -> dict[str, Any]:
    """The schema of a card file of Tenefyr."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Card file of Heroes of Tenefyr",
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "heroes": listed(thing({"id": ident(), "name": ref("names"), "icon": text()}, ("id", "name"))),
            "basics": listed(thing({**played(), "copies": whole(1, 99)}, ("id", "name", "power", "copies"))),
            "skills": listed(thing({**played(), "hero": one_of(constants.HEROES)}, ("id", "name", "power", "hero"))),
            "dungeon-cards": listed(ref("dungeon-card")),
            "bosses": listed(ref("boss")),
            "rewards": listed(ref("reward")),
            "achievements": listed(
                thing({"id": ident(), "rule": text(), "name": ref("names"), "text": ref("names")}, ("id", "rule"))
            ),
            "track": thing({"regular": ref("track"), "quick": ref("track")}, ("regular", "quick")),
        },
        "$defs": {**card_parts(), **grammar(VOCABULARY)},
    }


def played() -> dict[str, Any]:
    return {"id": ident(), "name": ref("names"), "power": whole(0, 99), "icon": text(), "rules": ref("effects")}


def card_parts() -> dict[str, Any]:
    by_players: dict[str, Any] = {str(players): whole(0, 99) for players in (2, 3, 4)}
    powers = thing(by_players, ("2", "3", "4"))
    enemy: dict[str, Any] = {"name": ref("names"), "power": powers, "rules": ref("enemy-rules")}
    loot: dict[str, Any] = {key: value for key, value in played().items() if key != "id"}
    starts = thing({difficulty: whole(0, 50) for difficulty in constants.DIFFICULTIES}, tuple(constants.DIFFICULTIES))
    parties: dict[str, Any] = {str(players): whole(1, 9) for players in (1, 2, 3, 4)}
    count: dict[str, Any] = {"anyOf": [whole(1, 9), thing(parties, ("1", "2", "3", "4"))]}
    symbol = thing({"count": count, "level": whole(1, 5)}, ("count", "level"))
    return {
        "names": thing({lang: text() for lang in LANGUAGES}, ("en",)),
        "dungeon-card": thing(
            {
                "id": ident(),
                "level": whole(1, 5),
                "icon": text(),
                "flavour": ref("names"),
                "enemy": thing(enemy, ("name", "power", "rules")),
                "loot": thing({**loot, "hero": one_of(constants.HEROES)}, ("name", "power")),
            },
            ("id", "level", "enemy", "loot"),
        ),
        "boss": thing(
            {
                "id": ident(),
                "name": ref("names"),
                "icon": text(),
                "stages": listed(thing({"id": ident(), **enemy}, ("id", "name", "power", "rules"))),
            },
            ("id", "name", "stages"),
        ),
        "reward": thing(
            {
                "id": ident(),
                "name": ref("names"),
                "icon": text(),
                "level": whole(1, 5),
                "kind": one_of(("each", "together")),
                "editions": listed({"enum": [2018, 2019]}),
                "options": {
                    **listed(thing({"name": ref("names"), "rules": ref("effects")}, ("name", "rules"))),
                    "minItems": 2,
                },
            },
            ("id", "name", "level", "kind", "editions", "options"),
        ),
        "track": thing(
            {
                "skull": whole(1, 50),
                "starts": starts,
                "symbols": {"type": "object", "additionalProperties": symbol},
            },
            ("skull", "starts"),
        ),
        "enemy-rules": listed({"anyOf": [ref("when"), ref("while")]}),
    }
