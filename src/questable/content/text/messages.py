"""What a table says: its questions, the answers to choose from, and what happened."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from questable.content.grammar import Step
from questable.content.text.catalogue import TENEFYR, Said, capital, message, say, sentence, sign, signed, small
from questable.content.text.names import Names, reward_context
from questable.content.text.rules_text import CONTEXTS, READER, Doing, Teller, rules_text
from questable.kernel.decision import Decision, Option
from questable.kernel.errors import (
    CardError,
    ConfigError,
    EndlessEffect,
    IllegalOption,
    LoadError,
    QuestableError,
)
from questable.tenefyr.words import EVENTS

Json = Mapping[str, object]
ARGUMENTS: Final = {event.name: dict(event.arguments) for event in EVENTS}
OWNER: Final = "player"  # an event that names a player is about a card that the player has
ERRORS: Final[dict[type[QuestableError], str]] = {
    ConfigError: "error-config",
    IllegalOption: "error-illegal-option",
    EndlessEffect: "error-endless-effect",
    LoadError: "error-load",
    CardError: "error-card",
}


# ---- questions


def say_decision(asked: Decision | Json, lang: str, names: Names) -> str:
    """The question, with the card that asks it. Takes a decision, or a view or the decision in it."""
    kind, about = question(asked)
    id = f"decision-{kind}"
    text = message(lang, id)
    if about is None:
        return text
    if told := effect_in_question(kind, about, lang, names):
        text = say(lang, TENEFYR, id, {"text": told}, "told")
    card = names.owned(about, lang) if kind == "loot" else names.acting(about, lang)
    return message(lang, "about", card=card, text=small(text))


def question(asked: Decision | Json) -> tuple[str, str | None]:
    """Kind and card of a question."""
    if isinstance(asked, Decision):
        return asked.kind, asked.about
    decision = asked.get("decision", asked)
    assert isinstance(decision, Mapping)
    about = decision["about"]
    return str(decision["kind"]), None if about is None else str(about)


def effect_in_question(kind: str, about: str, lang: str, names: Names) -> str:
    """What is optional or costs something, told to the player who is asked; "" where the card has several such."""
    steps, context = names.rules(about)
    teller = Teller(lang, CONTEXTS[context])
    if kind == "may" and (step := only(steps, "may")) is not None:
        return " ".join(teller.tell(step.do, READER))
    if kind == "pay" and (step := only(steps, "cost")) is not None and step.price is not None:
        return sentence(teller.doing([Doing(step.price, READER)], []))
    return ""


def only(steps: list[Step], word: str) -> Step | None:
    """The one step of a word in these rules."""
    found = list(every(steps, word))
    return found[0] if len(found) == 1 else None


def every(steps: list[Step], word: str) -> Iterable[Step]:
    for step in steps:
        if step.word == word:
            yield step
        for inner in (step.do, step.otherwise, *step.lists):
            yield from every(inner, word)


# ---- answers


def say_option(option: Option | Json, lang: str, names: Names, asked: Decision | Json | None = None) -> str:
    """The label of an answer. The question it belongs to lets it say more of numbered options and of cards."""
    tag, ref = answer(option)
    kind, about = question(asked) if asked is not None else ("", None)
    if tag == "option" and about is not None and (told := numbered(kind, about, number_in(ref), lang, names)):
        return told
    args: dict[str, Said] = {}
    if "card" in ref:
        args["card"] = card_in(ref, kind, lang, names)
    if "seat" in ref and tag == "player":
        args["player"] = names.player(ref["seat"], lang)
    if "place" in ref:
        args.update(names.place(str(ref["place"])))
    if "number" in ref:
        args["number"] = number_in(ref)
    attribute = "card" if tag == "nobody" and kind == "pick-card" else ""
    return capital(say(lang, TENEFYR, f"option-{tag}", args, attribute))


def answer(option: Option | Json) -> tuple[str, Json]:
    if isinstance(option, Option):
        return option.tag, option.ref
    ref = option["ref"]
    assert isinstance(ref, Mapping)
    return str(option["tag"]), ref


def number_in(ref: Json) -> int:
    number = ref["number"]
    assert isinstance(number, int)
    return number


def card_in(ref: Json, kind: str, lang: str, names: Names) -> str:
    """A card with a player is loot; one that waits in a dungeon an enemy; one that is only shown may be either."""
    id = str(ref["card"])
    if kind == "reorder":
        return names.enemy_name(id, lang)
    return names.owned(id, lang) if "seat" in ref or kind == "pick-card" else names.both(id, lang)


def numbered(kind: str, about: str, number: int, lang: str, names: Names) -> str:
    """What a numbered option does, in the words of the card; "" where they do not tell."""
    card = names.cards.cards[about]
    if kind == "reward":
        option = card.options[number - 1]
        rules = rules_text(option.rules, lang, reward_context(card))
        return message(lang, "about", card=option.name[lang], text=rules)
    return one_of("choose", about, number, lang, names)


def one_of(word: str, about: str, number: int, lang: str, names: Names) -> str:
    steps, context = names.rules(about)
    step = only(steps, word)
    if step is None or number > len(step.lists):
        return ""
    return " ".join(Teller(lang, CONTEXTS[context]).tell(step.lists[number - 1], READER))


# ---- events


def say_event(event: Json, lang: str, names: Names) -> str:
    """What happened, as one sentence for the log, with its cause in brackets."""
    id = str(event["id"])
    args = event["args"]
    cause = event.get("cause")
    assert isinstance(args, Mapping)
    told = arguments(id, args, lang, names)
    if id == "randomly-chosen" and cause is not None:
        effect = one_of("random", str(cause), int(told["option"]), lang, names)
        if effect:
            return say(lang, TENEFYR, "event-randomly-chosen", {"text": small(effect)}, "told")
    text = capital(say(lang, TENEFYR, f"event-{id}", told))
    if cause is None or cause in args.values():
        return text
    return message(lang, "caused", text=text, card=names.acting(str(cause), lang))


def arguments(id: str, args: Json, lang: str, names: Names) -> dict[str, Said]:
    """The arguments of an event in words."""
    told: dict[str, Said] = {}
    for name, kind in ARGUMENTS[id].items():
        value = args[name]
        if kind == "seat":
            told[name] = names.player(value, lang)
        elif kind == "place":
            told.update(names.place(str(value)))
        elif kind == "card" and name == "enemy":
            told[name] = names.enemy_name(str(value), lang)
        elif kind == "card":
            told[name] = names.owned(str(value), lang) if OWNER in args else names.both(str(value), lang)
        else:
            assert isinstance(value, int)
            told.update(number(name, value))
    if id == "reward-taken":
        told["name"] = names.cards.cards[str(args["card"])].options[int(told["option"]) - 1].name[lang]
    return told


def number(name: str, value: int) -> dict[str, Said]:
    """A number; an amount carries its sign, steps their direction."""
    if name == "amount":
        return {"amount": signed(value), "by": abs(value), "sign": sign(value)}
    if name == "steps":
        return {"steps": abs(value), "sign": sign(value)}
    return {name: value if value >= 0 else signed(value)}


def narrate(events: Iterable[Json], lang: str, names: Names) -> list[str]:
    """A log: tells events in order and follows which enemy is fought."""
    lines: list[str] = []
    for event in events:
        args = event["args"]
        assert isinstance(args, Mapping)
        if event["id"] == "combat-began":
            names = replace(names, enemy=str(args["enemy"]))
        elif event["id"] == "loot-taken":
            names = replace(names, enemy="")
        lines.append(say_event(event, lang, names))
    return lines


# ---- errors


def say_error(error: QuestableError, lang: str) -> str:
    """What players are told when something cannot be done; the error's own sentence is for who can mend it."""
    return message(lang, ERRORS.get(type(error), "error-questable"))
