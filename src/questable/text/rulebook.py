"""The numbered rules of a game for players to read: chapters, lookup by id, search in every language."""

import difflib
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, TypeVar

import msgspec
import yaml

from questable.games import registry
from questable.kernel.errors import ConfigError
from questable.text.languages import LANGUAGES

LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # in C where PyYAML was built with it

Kind = TypeVar("Kind")

# Typographic signs and what people type for them: “Boss’s” and “−1” are found by "boss's" and "-1".
_TYPED: Final = str.maketrans({"’": "'", "−": "-", "“": '"', "”": '"'})


class Localized(Mapping[str, str]):
    """One text in every language: `text["fr"]`. ValueError: a language is missing or unknown, or a text is no str."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        if set(texts) != set(LANGUAGES):
            raise ValueError(f"a text in {', '.join(texts)}; needed: {', '.join(LANGUAGES)}")
        if not all(isinstance(text, str) for text in texts.values()):
            raise ValueError(f"{texts!r} holds something that is no text")
        self._texts = dict(texts)

    def __getitem__(self, lang: str) -> str:
        if lang not in self._texts:
            raise ConfigError(f"lang is {lang!r}; it is one of {', '.join(LANGUAGES)}")
        return self._texts[lang]

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)

    def __hash__(self) -> int:
        return hash(tuple(self._texts.items()))

    def __repr__(self) -> str:
        return f"Localized({self._texts!r})"


def decode_localized(kind: type, data: Any) -> Localized:
    """The `dec_hook` with which msgspec reads structs that hold `Localized` texts."""
    if kind is not Localized or not isinstance(data, dict):
        raise ValueError(f"expected a text in {', '.join(LANGUAGES)}")
    return Localized(data)


def read_yaml(text: str, kind: type[Kind]) -> Kind:
    """A YAML file of the game, read into a struct."""
    return msgspec.convert(yaml.load(text, LOADER), kind, dec_hook=decode_localized)


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One numbered rule, such as ABC-SET-9."""

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
        id = rule_id.strip().upper()
        for rule in self.rules:
            if rule.id == id:
                return rule
        near = difflib.get_close_matches(id, [rule.id for rule in self.rules], n=1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise ConfigError(f"there is no rule {rule_id!r}{hint}")

    def search(self, text: str, lang: str) -> tuple[Rule, ...]:
        """The rules whose id, chapter title or text holds every word of `text`; case and accents don't matter."""
        words = _plain(text).split()
        return tuple(
            rule
            for chapter in self.chapters
            for rule in chapter.rules
            if _holds(f"{rule.id} {chapter.title[lang]} {rule.text[lang]}", words)
        )


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.translate(_TYPED).casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _holds(text: str, words: list[str]) -> bool:
    plain = _plain(text)
    return all(word in plain for word in words)


@cache
def load_rules(game: str) -> Rulebook:
    """The numbered rules of a game."""
    text = (registry.module(game).folder / "rules.yaml").read_text("utf-8")
    return read_yaml(text, Rulebook)
