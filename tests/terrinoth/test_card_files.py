"""The card files of Terrinoth: control words, kebab-case words, existing icons and the printed card counts."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
import yaml

from questable.cards.icons import icon_names
from questable.games import registry

KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
FREE_TEXT = ("en", "fr", "nl")
FORMER = {"then", "pay", "always", "abilities", "effects", "each-hero", "each-enemy"}  # words of the first draft


@cache
def terrinoth() -> dict[str, list[object]]:
    """All sections of all files, joined."""
    joined: dict[str, list[object]] = {}
    for text in registry.module("terrinoth").built_in_files().values():
        for section, items in yaml.safe_load(text).items():
            joined.setdefault(section, []).extend(items if isinstance(items, list) else [items])
    return joined


def walk(node: object, key: str = "") -> Iterator[tuple[str, object]]:
    """Every key with its value, names and texts left out."""
    yield key, node
    if isinstance(node, dict):
        for name, value in node.items():
            if name not in FREE_TEXT:
                yield from walk(value, str(name))
    elif isinstance(node, list):
        for value in node:
            yield from walk(value, key)


def test_ids_and_words_are_in_kebab_case() -> None:
    for section, items in terrinoth().items():
        for key, value in walk(items, section):
            assert KEBAB.fullmatch(key), key
            if isinstance(value, str):
                assert KEBAB.fullmatch(value), (key, value)


def test_only_the_control_words_of_the_one_grammar_are_used() -> None:
    used = {key for items in terrinoth().values() for key, _ in walk(items)}
    assert not used & FORMER
    assert {"when", "while", "if", "do", "else", "may", "choose", "cost", "who", "each", "for-each"} <= used


def test_icons_are_in_the_icon_set() -> None:
    icons = {value for items in terrinoth().values() for key, value in walk(items) if key == "icon"}
    assert icons <= icon_names()


@pytest.mark.parametrize(
    ("section", "count"),
    [
        ("heroes", 12),
        ("archetypes", 4),
        ("classes", 8),
        ("enemy-sets", 19),
        ("nemeses", 8),
        ("locations", 26),
        ("conditions", 3),
        ("quests", 8),
    ],
)
def test_the_counts_of_the_box(section: str, count: int) -> None:
    assert len(terrinoth()[section]) == count
