"""The rules of the cards on the table, one line each, for agents that read text."""

from collections.abc import Iterable
from typing import Final

from questable.text.catalogue import message

DOMAIN: Final = "agents"  # the message domain


def card_line(name: str, text: str, lang: str) -> str:
    """One line of the glossary: the name of a card and what it does."""
    return message(lang, "card-note", DOMAIN, name=name, text=text)


def card_glossary(lines: Iterable[str], lang: str) -> list[str]:
    """The lines under a heading, without empty lines and duplicates; nothing if no line is left."""
    unique = list(dict.fromkeys(line for line in lines if line))
    return [message(lang, "cards", DOMAIN), *unique] if unique else []
