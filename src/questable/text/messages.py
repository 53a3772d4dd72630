"""What a table of either game says: its questions, the answers to choose from, and what happened."""

from collections.abc import Iterable, Mapping

from questable.cards.grammar import Step
from questable.kernel.decision import Decision, Option
from questable.text.catalogue import MessageArg, capitalized, format_message, message, uncapitalized
from questable.text.display_names import DisplayNames, Json
from questable.text.sentences import READER

# ---- questions


def decision_text(asked: Decision | Json, lang: str, names: DisplayNames) -> str:
    """The question, with the card that asks it. Takes a decision, or a view or the decision in it."""
    kind, about = question(asked)
    id = f"decision-{kind}"
    text = message(lang, id, names.game)
    if about is None:
        return text
    if told := effect_in_question(kind, about, lang, names):
        text = format_message(lang, names.game, id, {"text": told}, "told")
    return message(lang, "about", names.game, card=names.asking(kind, about, lang), text=uncapitalized(text))


def question(asked: Decision | Json) -> tuple[str, str | None]:
    """Kind and card of a question."""
    if isinstance(asked, Decision):
        return asked.kind, asked.about
    decision = asked.get("decision", asked)
    assert isinstance(decision, Mapping)
    about = decision["about"]
    return str(decision["kind"]), None if about is None else str(about)


def effect_in_question(kind: str, about: str, lang: str, names: DisplayNames) -> str:
    """What is optional or costs something, told to the player who is asked; "" where the card has several such."""
    if kind not in ("may", "pay"):
        return ""
    steps, context = names.rules(about)
    teller = names.teller(lang, context)
    if kind == "may" and (step := only(steps, "may")) is not None:
        return " ".join(teller.tell(step.do, READER))
    if kind == "pay" and (step := only(steps, "cost")) is not None:
        return teller.offer(step)
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


# ---- answers


def option_text(option: Option | Json, lang: str, names: DisplayNames, asked: Decision | Json | None = None) -> str:
    """The label of an answer. The question it belongs to lets it say more of numbered options and of cards."""
    tag, ref = answer(option)
    kind, about = question(asked) if asked is not None else ("", None)
    args: dict[str, MessageArg] = names.option_arguments(tag, ref, kind, lang)
    number = ref.get("number")
    if isinstance(number, int):
        args["number"] = number
        if tag == "option" and about is not None:
            told = names.told_option(kind, about, number, lang) or one_of("choose", about, number, lang, names)
            if told:
                return told
    return capitalized(format_message(lang, names.game, f"option-{tag}", args, names.option_attribute(tag, kind)))


def answer(option: Option | Json) -> tuple[str, Json]:
    if isinstance(option, Option):
        return option.tag, option.ref
    ref = option["ref"]
    assert isinstance(ref, Mapping)
    return str(option["tag"]), ref


def one_of(word: str, about: str, number: int, lang: str, names: DisplayNames) -> str:
    """What one of several lists does, in the words of the card; "" where they do not tell."""
    steps, context = names.rules(about)
    step = only(steps, word)
    if step is None or number > len(step.lists):
        return ""
    return " ".join(names.teller(lang, context).tell(step.lists[number - 1], READER))


# ---- events


def event_text(event: Json, lang: str, names: DisplayNames) -> str:
    """What happened, as one sentence for the log, with its cause in brackets."""
    id = str(event["id"])
    args = event["args"]
    cause = event.get("cause")
    assert isinstance(args, Mapping)
    told = names.event_arguments(id, args, lang)
    if id == "randomly-chosen" and cause is not None:
        effect = one_of("random", str(cause), int(told["option"]), lang, names)
        if effect:
            return format_message(lang, names.game, "event-randomly-chosen", {"text": uncapitalized(effect)}, "told")
    text = capitalized(format_message(lang, names.game, f"event-{id}", told))
    if cause is None or cause in args.values():
        return text
    return message(lang, "caused", names.game, text=text, card=names.acting(str(cause), lang))


def narrate(events: Iterable[Json], lang: str, names: DisplayNames) -> list[str]:
    """A log: tells events in order."""
    lines: list[str] = []
    for event in events:
        names = names.since(event)
        lines.append(event_text(event, lang, names))
    return lines
