"""Parts of a JSON Schema for card files, made from a game's vocabulary, so that an editor knows every word.

`python -m questable.cards.schema GAME` prints it.
"""

from questable.cards.grammar import ONCE, RESULT_NAMES
from questable.kernel.vocabulary import COUNT, FLAG, INTEGER, RESULTS, VALUE, Param, Vocabulary, Word

Json = dict[str, object]
REF = "#/$defs/"


def ref(name: str) -> Json:
    return {"$ref": REF + name}


def text() -> Json:
    return {"type": "string", "minLength": 1}


def ident() -> Json:
    return {"type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"}


def whole(least: int, most: int) -> Json:
    return {"type": "integer", "minimum": least, "maximum": most}


def listed(item: Json) -> Json:
    return {"type": "array", "items": item}


def one_of(allowed: tuple[str, ...]) -> Json:
    return {"enum": list(allowed)}


def thing(properties: Json, required: tuple[str, ...] = (), manual: str = "") -> Json:
    made: Json = {"type": "object", "additionalProperties": False, "properties": properties}
    if required:
        made["required"] = list(required)
    if manual:
        made["description"] = manual
    return made


# ---- the grammar


def grammar(vocabulary: Vocabulary) -> Json:
    verbs = [word_schema(vocabulary, verb) for verb in vocabulary.verbs.values()]
    bare = [name for name, verb in vocabulary.verbs.items() if not verb.params]
    controls = ["while", "if-form", "may", "choose", "random", "cost", "who", "each", "for-each"]
    return {
        "effects": listed(ref("effect")),
        "effect": {"anyOf": [{"enum": bare}, *[ref(name) for name in controls], *verbs]},
        "when": thing(
            {"when": timings(vocabulary), "if": ref("condition"), "limit": {"const": ONCE}, "do": ref("effects")},
            ("when", "do"),
        ),
        "while": thing(
            {"while": {"enum": list(vocabulary.durations)}, "if": ref("condition"), "do": listed(ref("modifier"))},
            ("while", "do"),
        ),
        "if-form": thing({"if": ref("condition"), "do": ref("effects"), "else": ref("effects")}, ("if",)),
        "may": thing({"may": ref("effects")}, ("may",)),
        "choose": thing({"choose": {**listed(ref("effects")), "minItems": 2}}, ("choose",)),
        "random": thing({"random": {**listed(ref("effects")), "minItems": 2}}, ("random",)),
        "cost": thing({"cost": prices(vocabulary), "do": ref("effects"), "else": ref("effects")}, ("cost",)),
        "who": thing({"who": {"enum": list(vocabulary.players)}, "do": ref("effects")}, ("who", "do")),
        "each": thing({"each": each(vocabulary), "do": ref("effects")}, ("each", "do")),
        "for-each": thing({"for-each": ref("value"), "do": ref("effects")}, ("for-each", "do")),
        "modifier": modifiers(vocabulary),
        "condition": conditions(vocabulary),
        "value": values(vocabulary),
    }


def prices(vocabulary: Vocabulary) -> Json:
    """One price, or several at once."""
    properties: Json = {name: argument_of(vocabulary, verb) for name, verb in vocabulary.verbs.items() if verb.price}
    if "it" in vocabulary.players:
        properties["hero"] = {"const": "it"}
    bare = [name for name, verb in vocabulary.verbs.items() if verb.price and not verb.params]
    return {"anyOf": [{"enum": bare}, {**thing(properties), "minProperties": 1}]}


def each(vocabulary: Vocabulary) -> Json:
    """Things that a list is carried out for; a game without them has nothing that fits."""
    return argument_of(vocabulary, vocabulary.countables["enemy"]) if "enemy" in vocabulary.countables else {"not": {}}


def timings(vocabulary: Vocabulary) -> Json:
    plain = [timing for timing in vocabulary.timings if timing not in vocabulary.timed_by]
    timed = [thing({name: one_of(tuple(vocabulary.words[of]))}, (name,)) for name, of in vocabulary.timed_by.items()]
    return {"anyOf": [{"enum": plain}, *timed]}


def modifiers(vocabulary: Vocabulary) -> Json:
    bare = [name for name, word in vocabulary.modifiers.items() if not word.params]
    return {
        "anyOf": [
            {"enum": bare},
            *[word_schema(vocabulary, word) for word in vocabulary.modifiers.values() if word.params],
        ]
    }


def conditions(vocabulary: Vocabulary) -> Json:
    bare = [name for name, test in vocabulary.tests.items() if not test.params]
    properties: Json = {name: argument_of(vocabulary, test) for name, test in vocabulary.tests.items()}
    properties["not"] = ref("condition")
    return {"anyOf": [{"enum": bare}, {**thing(properties), "minProperties": 1}]}


def values(vocabulary: Vocabulary) -> Json:
    if "cards" not in vocabulary.countables:
        by_heroes = {**listed(whole(0, 99)), "minItems": 3, "maxItems": 3}
        counts = [argument_of(vocabulary, countable) for countable in vocabulary.countables.values()]
        return {"anyOf": [whole(-99, 99), thing({"by-heroes": by_heroes}, ("by-heroes",)), *counts]}
    bare = [name for name, countable in vocabulary.countables.items() if not countable.params]
    count: Json = {"anyOf": [{"enum": bare}, argument_of(vocabulary, vocabulary.countables["cards"])]}
    properties: Json = {"count": count, "times": whole(-99, 99), "per": whole(1, 99), "max": whole(0, 99)}
    return {"anyOf": [whole(-99, 99), thing(properties, ("count",))]}


def word_schema(vocabulary: Vocabulary, word: Word) -> Json:
    return thing({word.name: argument_of(vocabulary, word)}, (word.name,), word.manual)


def argument_of(vocabulary: Vocabulary, word: Word) -> Json:
    """What stands behind a word: nothing (`true`), its main argument, or named arguments."""
    if not word.params:
        return {"const": True}
    named = thing(
        {param.name: param_schema(vocabulary, param) for param in word.params},
        tuple(param.name for param in word.params if param.default is None),
    )
    main = next((param for param in word.params if param.main), None)
    return named if main is None else {"anyOf": [param_schema(vocabulary, main), named]}


def param_schema(vocabulary: Vocabulary, param: Param) -> Json:
    if param.kind == VALUE:
        return ref("value")
    if param.kind in (INTEGER, COUNT):
        number = whole(1 if param.kind == COUNT else -99, 99)
        return {"anyOf": [number, {"enum": list(param.words)}]} if param.words else number
    if param.kind == FLAG:
        return {"const": True}
    if param.kind == RESULTS:
        return thing({name: ref("effects") for name in RESULT_NAMES})
    if not vocabulary.words[param.kind]:
        return ident()  # the card files themselves say which there are
    return {"enum": [int(word) if word.isdigit() else word for word in vocabulary.words[param.kind]]}


if __name__ == "__main__":
    import json
    import sys

    from questable.games import registry

    print(json.dumps(registry.module(sys.argv[1]).schema(), indent=1))
