"""The JSON Schema of Terrinoth's card files. Traits, tokens, sets and the like are named by the files themselves."""

from questable.cards.schema import Json, grammar, ident, listed, one_of, ref, text, thing, whole
from questable.games.terrinoth.reader import FACES
from questable.games.terrinoth.rules import constants as words
from questable.games.terrinoth.vocabulary import vocabulary
from questable.text.languages import LANGUAGES

NAMED = ("id", "name")
LEVELS = ("easier", "middle", "hard")


def schema() -> Json:
    """The schema of a card file of Terrinoth."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Card file of Heroes of Terrinoth",
        "type": "object",
        "additionalProperties": False,
        "properties": {**titles(), **cards(), "quests": listed(ref("quest")), "dice": listed(dice())},
        "$defs": {**parts(), **grammar(vocabulary([], []))},
    }


def named(**more: Json) -> Json:
    return {"id": ident(), "name": ref("names"), "icon": text(), "flavour": ref("names"), **more}


def titles() -> Json:
    """Things with a name that are no cards."""
    plain = listed(thing(named(), NAMED))
    return {
        "archetypes": plain,
        "classes": listed(thing(named(archetype=ident()), (*NAMED, "archetype"))),
        "enemy-traits": plain,
        "location-traits": plain,
        "difficulties": listed(thing(named(rank=whole(1, 9)), NAMED)),
        "exploration-sets": listed(thing(named(size=whole(1, 99)), NAMED)),
        "quest-tokens": listed(thing(named(many=ref("names")), NAMED)),
        "keywords": listed(thing(named(basic={"type": "boolean"}, rules=ref("effects")), (*NAMED, "rules"))),
    }


def cards() -> Json:
    rules = ref("abilities")
    health = whole(1, 99)
    condition = named(copies=whole(1, 9), harmful={"type": "boolean"}, rules=rules)
    activation = named(archetype=ident(), action=one_of(tuple(words.ACTIONS)), rules=ref("effects"))
    activation["class"] = ident()
    counts = named(heroes=whole(2, 3), copies=whole(1, 9), health=whole(0, 99), activations=whole(1, 9))
    counts["extra-activation"] = one_of(("leader-choice", "none"))
    enemy = {"health": health, "attack": whole(0, 20), "resilience": whole(0, 20), "bar": listed(ident())}
    foe = thing({**enemy, "rules": rules}, tuple(enemy))
    difficulty = one_of(tuple(words.DIFFICULTIES))
    traits = listed(ident())
    location = named(
        quest=ident(),
        traits=traits,
        difficulty=difficulty,
        engaged=whole(0, 9),
        shadows=whole(0, 9),
        exploration=whole(1, 99),
        rules=rules,
    )
    either: Json = {"anyOf": [ref("abilities"), ref("effects")]}  # items have the one, events the other
    exploration = named(set=ident(), kind=one_of(("item", "event")), rules=either)
    nemesis = named(quest=ident(), traits=traits, difficulty=difficulty, rules=rules, **enemy)
    return {
        "heroes": listed(thing(named(archetype=ident(), health=health, rules=rules), (*NAMED, "archetype", "health"))),
        "activation-cards": listed(thing(activation, (*NAMED, "archetype", "class", "action"))),
        "conditions": listed(thing(condition, (*NAMED, "copies", "harmful"))),
        "hero-counts": listed(thing(counts, tuple(key for key in counts if key not in ("icon", "flavour")))),
        "enemy-sets": listed(
            thing(
                named(traits=traits, difficulty=difficulty, minion=foe, master=foe),
                (*NAMED, "difficulty", "minion", "master"),
            )
        ),
        "nemeses": listed(thing(nemesis, (*NAMED, "quest", "difficulty", *enemy))),
        "locations": listed(thing(location, (*NAMED, "difficulty", "engaged", "shadows", "exploration"))),
        "exploration-cards": listed(thing(exploration, (*NAMED, "set", "kind"))),
    }


def dice() -> Json:
    return thing({"id": one_of(("hero", "enemy")), "faces": listed(listed(one_of(tuple(FACES))))}, ("id", "faces"))


def parts() -> Json:
    ending = thing({"when": {"const": "end-of-round"}, "if": ref("condition")}, ("if",))
    decks: Json = {"enemies": stacks("set"), "locations": stacks("location"), "exploration": stacks("set")}
    peril: Json = {"track": listed(text()), "rules": {"type": "object", "additionalProperties": ref("effects")}}
    quest = named(
        number=whole(1, 99),
        level=one_of(LEVELS),
        objective=text(),
        introductory={"type": "boolean"},
        story=ref("names"),
        nemesis=ident(),
        decks=thing(decks, tuple(decks)),
        rules=ref("abilities"),
        peril=thing(peril, tuple(peril)),
        threat=ref("effects"),
        victory=ending,
        defeat=listed(ending),
    )
    quest |= {"victory-text": ref("names"), "defeat-text": ref("names")}
    optional = ("icon", "flavour", "introductory", "rules")
    return {
        "names": thing({lang: text() for lang in LANGUAGES}, ("en",)),
        "abilities": listed({"anyOf": [ref("when"), ref("while")]}),
        "quest": thing(quest, tuple(key for key in quest if key not in optional)),
    }


def stacks(key: str) -> Json:
    """Stacks from top to bottom, each of things by name or of a difficulty."""
    entry = thing({key: ident(), "random": one_of(tuple(words.DIFFICULTIES)), "count": whole(1, 9)})
    return listed(listed({**entry, "anyOf": [{"required": [key]}, {"required": ["random"]}]}))
