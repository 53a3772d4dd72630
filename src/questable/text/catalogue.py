"""The messages: Fluent files, one set for each language and game."""

import os
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from questable.cards.mapping import LANGUAGES
from questable.kernel.errors import ConfigError
from questable.text.bundle import Bundle

Said = str | int  # what can be put into a message
TENEFYR: Final = "tenefyr"
TERRINOTH: Final = "terrinoth"
SPACES: Final = re.compile(" +")
BEFORE_COMMA: Final = re.compile(" +(?=[,.])")


@cache
def bundle(lang: str, game: str) -> Bundle:
    """The messages of a game in a language, with those that all games share."""
    if lang not in LANGUAGES:
        raise ConfigError(f"lang is {lang!r}; it is one of {', '.join(LANGUAGES)}")
    return Bundle(lang, "common", "hint", game)


def message(lang: str, id: str, game: str = TENEFYR, **args: Said) -> str:
    """A message in words. One that is missing, or lacks an argument, is a mistake of ours and says so."""
    return say(lang, game, id, args)


def say(lang: str, game: str, id: str, args: Mapping[str, Said], attribute: str = "") -> str:
    """A message, or an attribute of it: "" where the message has no such attribute."""
    return formatted(lang, game, id, tuple(args.items()), attribute)


@lru_cache(maxsize=16_384)
def formatted(lang: str, game: str, id: str, args: tuple[tuple[str, Said], ...], attribute: str) -> str:
    """Tables say the same things again and again: what was said is remembered."""
    messages = bundle(lang, game)
    found = messages.find(id)
    if found is None:
        raise LookupError(f"{game} has no message {id!r} in {lang!r}")
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        return ""
    try:
        return tidy(messages.format(pattern, dict(args)))
    except LookupError as error:
        raise LookupError(f"message {id!r} in {lang!r}: {error}") from None


def has(lang: str, game: str, id: str, attribute: str = "") -> bool:
    found = bundle(lang, game).find(id)
    if found is None:
        return False
    return attribute in found.attributes if attribute else found.value is not None


def tidy(text: str) -> str:
    """Parts of a message may be empty: no spaces are left over."""
    return BEFORE_COMMA.sub("", SPACES.sub(" ", text)).strip(" ")


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    end = "" if text.endswith((".", "!", "?")) else "."
    return capital(text) + end


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    """Behind a colon."""
    return text[:1].lower() + text[1:]


def signed(number: int) -> str:
    """A number with its sign, as printed: +2, −1."""
    return f"−{-number}" if number < 0 else f"+{number}"


def sign(number: int) -> str:
    return "minus" if number < 0 else "plus"


def default_language() -> str:
    """The language of the system, if it is one of ours; else English."""
    for key in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = [name[:2].lower() for name in os.environ.get(key, "").split(":") if name]
        if wanted:
            return next((lang for lang in wanted if lang in LANGUAGES), LANGUAGES[0])
    return LANGUAGES[0]
