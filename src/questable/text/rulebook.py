"""The numbered rules of both games, for people to read: chapters, lookup by id, search in three languages."""

import difflib
import unicodedata
from functools import cache
from typing import Final

import msgspec
import yaml

from questable.games import registry
from questable.kernel.errors import ConfigError
from questable.text.languages import LANGUAGES

LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # in C where PyYAML was built with it

# What is printed with care and typed without: “Boss’s” and “−1” are found by "boss's" and "-1".
_TYPED: Final = str.maketrans({"’": "'", "−": "-", "“": '"', "”": '"'})


class Localized(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One text in three languages."""

    en: str
    fr: str
    nl: str

    def say(self, lang: str) -> str:
        match lang:
            case "en":
                return self.en
            case "fr":
                return self.fr
            case "nl":
                return self.nl
        raise ConfigError(f"lang is {lang!r}; it is one of {', '.join(LANGUAGES)}")


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One numbered rule, such as TEN-COM-9."""

    id: str
    text: Localized


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules that share the first part of their id."""

    id: str
    title: Localized
    rules: tuple[Rule, ...]


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All rules of one game, in order."""

    chapters: tuple[Chapter, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(rule for chapter in self.chapters for rule in chapter.rules)

    def rule(self, rule_id: str) -> Rule:
        """The rule of that id, in capitals or not."""
        wanted = rule_id.strip().upper()
        for rule in self.rules:
            if rule.id == wanted:
                return rule
        near = difflib.get_close_matches(wanted, [rule.id for rule in self.rules], n=1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise ConfigError(f"there is no rule {rule_id!r}{hint}")

    def search(self, text: str, lang: str) -> tuple[Rule, ...]:
        """The rules whose id, chapter title or text holds every word of `text`; case and accents don't matter."""
        words = _plain(text).split()
        return tuple(
            rule
            for chapter in self.chapters
            for rule in chapter.rules
            if _holds(f"{rule.id} {chapter.title.say(lang)} {rule.text.say(lang)}", words)
        )


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.translate(_TYPED).casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _holds(text: str, words: list[str]) -> bool:
    plain = _plain(text)
    return all(word in plain for word in words)


@cache
def load_rules(game: str) -> Rulebook:
    """The numbered rules of "tenefyr" or "terrinoth"."""
    text = (registry.module(game).folder / "rules.yaml").read_text("utf-8")
    return msgspec.convert(yaml.load(text, LOADER), Rulebook)
