"""Messages by language, domain and id, formatted with their arguments."""

import os
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from questable.kernel.errors import ConfigError
from questable.text.bundle import Bundle, domain_files
from questable.text.languages import LANGUAGES

MessageArg = str | int  # what can be put into a message
SPACES: Final = re.compile(" +")
BEFORE_COMMA: Final = re.compile(" +(?=[,.])")


def check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise ConfigError(f"lang is {lang!r}; it is one of {', '.join(LANGUAGES)}")


@cache
def bundle(lang: str, domain: str) -> Bundle:
    """The messages of a domain in a language; see `questable.text.bundle` for domains."""
    check_language(lang)
    return Bundle(lang, *domain_files(domain))


def message(lang: str, id: str, domain: str, **args: MessageArg) -> str:
    """A message as text. LookupError: the message or one of its arguments is missing, which is a bug."""
    return format_message(lang, domain, id, args)


def format_message(lang: str, domain: str, id: str, args: Mapping[str, MessageArg], attribute: str = "") -> str:
    """A message, or an attribute of it: "" where the message has no such attribute."""
    return cached_format(lang, domain, id, tuple(args.items()), attribute)


@lru_cache(maxsize=16_384)
def cached_format(lang: str, domain: str, id: str, args: tuple[tuple[str, MessageArg], ...], attribute: str) -> str:
    """Tables show the same texts again and again, so formatted messages are cached."""
    messages = bundle(lang, domain)
    found = messages.find(id)
    if found is None:
        raise LookupError(f"{domain} has no message {id!r} in {lang!r}")
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        return ""
    try:
        return collapse_spaces(messages.format(pattern, dict(args)))
    except LookupError as error:
        raise LookupError(f"message {id!r} in {lang!r}: {error}") from None


def has_message(lang: str, domain: str, id: str, attribute: str = "") -> bool:
    found = bundle(lang, domain).find(id)
    if found is None:
        return False
    return attribute in found.attributes if attribute else found.value is not None


def collapse_spaces(text: str) -> str:
    """Remove the spaces that empty parts of a message leave behind."""
    return BEFORE_COMMA.sub("", SPACES.sub(" ", text)).strip(" ")


def as_sentence(text: str) -> str:
    """With a capital and a full stop."""
    end = "" if text.endswith((".", "!", "?")) else "."
    return capitalized(text) + end


def capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]


def uncapitalized(text: str) -> str:
    """With a small letter, as after a colon."""
    return text[:1].lower() + text[1:]


def signed(number: int) -> str:
    """A number with its sign, as printed: +2, −1."""
    return f"−{-number}" if number < 0 else f"+{number}"


def sign(number: int) -> str:
    return "minus" if number < 0 else "plus"


def system_language() -> str:
    """The language of the system if there are texts in it, else English."""
    for key in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        preferred = [name[:2].lower() for name in os.environ.get(key, "").split(":") if name]
        if preferred:
            return next((lang for lang in preferred if lang in LANGUAGES), LANGUAGES[0])
    return LANGUAGES[0]
