"""Keywords of the cards, and a sentence for each that reminds players of what it means."""

from typing import Final

from questable.cards.grammar import Step
from questable.games.tenefyr.domains import MESSAGES
from questable.text.catalogue import format_message, message
from questable.text.help import GlossaryEntry, load_help

KEYWORDS: Final = (
    "price",
    "remove",
    "borrow",
    "search",
    "reserve",
    "exhausted",
    "play-top",
    "copy",
    "move",
    "redraw",
    "combat-end",
)
OF_WORDS: Final = {
    "cost": ("price",),
    "remove": ("remove",),
    "remove-this": ("remove",),
    "borrow": ("borrow", "reserve"),
    "gain": ("reserve",),
    "bring-enemy": ("reserve",),
    "search": ("search",),
    "play-top": ("play-top",),
    "copy": ("copy",),
    "move-enemy": ("move",),
    "redraw-limit": ("redraw",),
}


def keywords_in(steps: list[Step]) -> list[str]:
    """The keywords that these rules use, in a fixed order."""
    found = used(steps)
    return [keyword for keyword in KEYWORDS if keyword in found]


def used(steps: list[Step]) -> set[str]:
    found: set[str] = set()
    for step in steps:
        found.update(OF_WORDS.get(step.word, ()))
        amounts = [step.amount, *step.args.values()]
        if any(getattr(amount, "countable", "") == "exhausted-players" for amount in amounts):
            found.add("exhausted")
        if step.timing in KEYWORDS:
            found.add(step.timing)
        for inner in (step.do, step.otherwise, [step.price] if step.price else [], *step.lists):
            found |= used(inner)
    return found


def reminder(lang: str, keyword: str) -> str:
    """What a keyword means, in one sentence."""
    return format_message(lang, MESSAGES, f"keyword-{keyword}", {}, "reminder")


def keyword_name(lang: str, keyword: str) -> str:
    return message(lang, f"keyword-{keyword}", MESSAGES)


def glossary_entries(lang: str) -> list[GlossaryEntry]:
    """The keywords with their reminders; how texts have them stands in `help.yaml`."""
    forms = load_help(MESSAGES).keywords
    return [
        GlossaryEntry(id, keyword_name(lang, id), reminder(lang, id), forms[id][lang] if id in forms else "")
        for id in KEYWORDS
    ]
