"""Decisions, options and events of a game as text."""

from collections.abc import Iterable, Mapping
from typing import Final

from questable.cards.grammar import Step
from questable.kernel.decision import Decision, Option
from questable.text.catalogue import MessageArg, capitalized, format_message, message, uncapitalized
from questable.text.display_names import DisplayNames, Json
from questable.text.sentences import READER

EFFECT: Final = "effect"  # the attribute of a message that quotes the effect

# ---- decisions


def decision_text(asked: Decision | Json, lang: str, names: DisplayNames) -> str:
    """A decision as a question, with the card that asks it. Takes a decision, a view, or the decision of a view."""
    kind, about = kind_and_card(asked)
    id = f"decision-{kind}"
    text = message(lang, id, names.domain)
    if about is None:
        return text
    if effect := effect_in_question(kind, about, lang, names):
        text = format_message(lang, names.domain, id, {"text": effect}, EFFECT)
    return message(
        lang, "about", names.domain, card=names.decision_card_name(kind, about, lang), text=uncapitalized(text)
    )


def kind_and_card(asked: Decision | Json) -> tuple[str, str | None]:
    """The kind of a decision and the card that it is about."""
    if isinstance(asked, Decision):
        return asked.kind, asked.about
    decision = asked.get("decision", asked)
    assert isinstance(decision, Mapping)
    about = decision["about"]
    return str(decision["kind"]), None if about is None else str(about)


def effect_in_question(kind: str, about: str, lang: str, names: DisplayNames) -> str:
    """The optional effect or the price that a decision is about; "" where the card has several of them."""
    if kind not in ("may", "pay"):
        return ""
    steps, context = names.rules(about)
    generator = names.sentence_generator(lang, context)
    if kind == "may" and (step := only(steps, "may")) is not None:
        return " ".join(generator.sentences(step.do, READER))
    if kind == "pay" and (step := only(steps, "cost")) is not None:
        return generator.price_text(step)
    return ""


def only(steps: list[Step], word: str) -> Step | None:
    """The one step of a word in these rules."""
    found = list(every(steps, word))
    return found[0] if len(found) == 1 else None


def every(steps: list[Step], word: str) -> Iterable[Step]:
    for step in steps:
        if step.word == word:
            yield step
        for inner in (step.do, step.otherwise, *step.lists, *step.branches.values()):
            yield from every(inner, word)


# ---- options


def option_text(option: Option | Json, lang: str, names: DisplayNames, asked: Decision | Json | None = None) -> str:
    """The label of an option. With its decision it can say more about numbered options and cards."""
    tag, ref = tag_and_ref(option)
    kind, about = kind_and_card(asked) if asked is not None else ("", None)
    args: dict[str, MessageArg] = names.option_arguments(tag, ref, kind, lang)
    number = ref.get("number")
    if isinstance(number, int):
        args["number"] = number
        if tag == "option" and about is not None:
            text = names.numbered_option_text(kind, about, number, lang) or one_of("choose", about, number, lang, names)
            if text:
                return text
    return capitalized(format_message(lang, names.domain, f"option-{tag}", args, names.option_attribute(tag, kind)))


def tag_and_ref(option: Option | Json) -> tuple[str, Json]:
    if isinstance(option, Option):
        return option.tag, option.ref
    ref = option["ref"]
    assert isinstance(ref, Mapping)
    return str(option["tag"]), ref


def one_of(word: str, about: str, number: int, lang: str, names: DisplayNames) -> str:
    """What one of several lists of steps does; "" where that is not clear from the card."""
    steps, context = names.rules(about)
    step = only(steps, word)
    if step is None or number > len(step.lists):
        return ""
    return " ".join(names.sentence_generator(lang, context).sentences(step.lists[number - 1], READER))


# ---- events


def event_text(event: Json, lang: str, names: DisplayNames) -> str:
    """What happened, as one sentence for the log, with its cause in brackets."""
    id = str(event["id"])
    args = event["args"]
    cause = event.get("cause")
    assert isinstance(args, Mapping)
    words = names.event_arguments(id, args, lang)
    if id == "randomly-chosen" and cause is not None:
        effect = one_of("random", str(cause), int(words["option"]), lang, names)
        if effect:
            return format_message(lang, names.domain, "event-randomly-chosen", {"text": uncapitalized(effect)}, EFFECT)
    text = capitalized(format_message(lang, names.domain, f"event-{id}", words))
    if cause is None or cause in args.values():
        return text
    return message(lang, "caused", names.domain, text=text, card=names.card_name(str(cause), lang))


def narrate(events: Iterable[Json], lang: str, names: DisplayNames) -> list[str]:
    """The events as lines of a log, in order."""
    lines: list[str] = []
    for event in events:
        names = names.after(event)
        lines.append(event_text(event, lang, names))
    return lines
