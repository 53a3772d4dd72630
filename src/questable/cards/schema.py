"""Parts of a JSON Schema for card files, made from a game's vocabulary, so that an editor knows every word.

`python -m questable.cards.schema GAME` prints it.
"""

from questable.cards.grammar import MAX_NUMBER
from questable.kernel.vocabulary import COUNT, FLAG, INTEGER, VALUE, Param, Vocabulary, Word

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
        "when": when(vocabulary),
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


def when(vocabulary: Vocabulary) -> Json:
    limit: Json = {"limit": {"const": vocabulary.limit}} if vocabulary.limit else {}
    keys: Json = {"when": timings(vocabulary), "if": ref("condition"), **limit, "do": ref("effects")}
    return thing(keys, ("when", "do"))


def prices(vocabulary: Vocabulary) -> Json:
    """One price, or several at once."""
    properties: Json = {name: argument_of(vocabulary, verb) for name, verb in vocabulary.verbs.items() if verb.price}
    if vocabulary.payer is not None:
        key, word = vocabulary.payer
        properties[key] = {"const": word}
    bare = [name for name, verb in vocabulary.verbs.items() if verb.price and not verb.params]
    return {"anyOf": [{"enum": bare}, {**thing(properties), "minProperties": 1}]}


def each(vocabulary: Vocabulary) -> Json:
    """Things that a list is carried out for; in a game without them nothing fits."""
    if vocabulary.each is None:
        return {"not": {}}
    return argument_of(vocabulary, vocabulary.countables[vocabulary.each.countable])


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
    """A number, one number for each count of participants, or a count of things."""
    forms: list[Json] = [number()]
    if vocabulary.by_count is not None:
        word, length = vocabulary.by_count.word, vocabulary.by_count.length
        forms.append(thing({word: {**listed(number(0)), "minItems": length, "maxItems": length}}, (word,)))
    if vocabulary.counted:
        bare = [name for name, countable in vocabulary.countables.items() if not countable.params]
        count: Json = {"anyOf": [{"enum": bare}, argument_of(vocabulary, vocabulary.countables[vocabulary.counted])]}
        properties: Json = {"count": count, "times": number(), "per": number(1), "max": number(0)}
        forms.append(thing(properties, ("count",)))
    else:
        forms += [argument_of(vocabulary, countable) for countable in vocabulary.countables.values()]
    return {"anyOf": forms}


def number(least: int = -MAX_NUMBER) -> Json:
    return whole(least, MAX_NUMBER)


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
        plain = number(1) if param.kind == COUNT else number()
        return {"anyOf": [plain, {"enum": list(param.words)}]} if param.words else plain
    if param.kind == FLAG:
        return {"const": True}
    if param.kind in vocabulary.branches:
        return thing({name: ref("effects") for name in vocabulary.branches[param.kind].names})
    if not vocabulary.words[param.kind]:
        return ident()  # the card files themselves say which there are
    return {"enum": [int(word) if word.isdigit() else word for word in vocabulary.words[param.kind]]}


if __name__ == "__main__":
    import json
    import sys

    from questable.games import registry

    print(json.dumps(registry.module(sys.argv[1]).schema(), indent=1))
