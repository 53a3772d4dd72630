"""The messages: Fluent files, one set for each language and game."""

import os
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from questable.kernel.errors import ConfigError
from questable.text.bundle import Bundle
from questable.text.languages import LANGUAGES

MessageArg = str | int  # what can be put into a message
TENEFYR: Final = "tenefyr"
TERRINOTH: Final = "terrinoth"
SPACES: Final = re.compile(" +")
BEFORE_COMMA: Final = re.compile(" +(?=[,.])")


def check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise ConfigError(f"lang is {lang!r}; it is one of {', '.join(LANGUAGES)}")


@cache
def bundle(lang: str, game: str) -> Bundle:
    """The messages of a game in a language, with those that all games share."""
    check_language(lang)
    return Bundle(lang, "common", "hint", game)


def message(lang: str, id: str, game: str = TENEFYR, **args: MessageArg) -> str:
    """A message in words. One that is missing, or lacks an argument, is a mistake of ours and says so."""
    return format_message(lang, game, id, args)


def format_message(lang: str, game: str, id: str, args: Mapping[str, MessageArg], attribute: str = "") -> str:
    """A message, or an attribute of it: "" where the message has no such attribute."""
    return formatted(lang, game, id, tuple(args.items()), attribute)


@lru_cache(maxsize=16_384)
def formatted(lang: str, game: str, id: str, args: tuple[tuple[str, MessageArg], ...], attribute: str) -> str:
    """Tables say the same things again and again: what was said is remembered."""
    messages = bundle(lang, game)
    found = messages.find(id)
    if found is None:
        raise LookupError(f"{game} has no message {id!r} in {lang!r}")
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        return ""
    try:
        return collapse_spaces(messages.format(pattern, dict(args)))
    except LookupError as error:
        raise LookupError(f"message {id!r} in {lang!r}: {error}") from None


def has_message(lang: str, game: str, id: str, attribute: str = "") -> bool:
    found = bundle(lang, game).find(id)
    if found is None:
        return False
    return attribute in found.attributes if attribute else found.value is not None


def collapse_spaces(text: str) -> str:
    """Parts of a message may be empty: no spaces are left over."""
    return BEFORE_COMMA.sub("", SPACES.sub(" ", text)).strip(" ")


def as_sentence(text: str) -> str:
    """With a capital and a full stop."""
    end = "" if text.endswith((".", "!", "?")) else "."
    return capitalized(text) + end


def capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]


def uncapitalized(text: str) -> str:
    """Behind a colon."""
    return text[:1].lower() + text[1:]


def signed(number: int) -> str:
    """A number with its sign, as printed: +2, −1."""
    return f"−{-number}" if number < 0 else f"+{number}"


def sign(number: int) -> str:
    return "minus" if number < 0 else "plus"


def system_language() -> str:
    """The language of the system, if it is one of ours; else English."""
    for key in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = [name[:2].lower() for name in os.environ.get(key, "").split(":") if name]
        if wanted:
            return next((lang for lang in wanted if lang in LANGUAGES), LANGUAGES[0])
    return LANGUAGES[0]
