"""Card texts in three languages: every rule has a text, and every card consists of whole sentences.

`QUESTABLE_GOLDEN=1 pytest tests/tenefyr/text/test_card_text.py` writes the golden texts again, to be reviewed.
"""

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from hypothesis import given, settings
from hypothesis import strategies as st

import questable
from questable.cards.grammar import Amount, Step
from questable.cards.grammar import Test as Condition
from questable.games.tenefyr.card_text import SideText, TenefyrCardText, TenefyrSheet, card_sheet
from questable.games.tenefyr.domains import MESSAGES
from questable.games.tenefyr.keywords import KEYWORDS, keyword_name, reminder
from questable.games.tenefyr.sentences import rules_text
from questable.games.tenefyr.vocabulary import VOCABULARY
from questable.kernel.vocabulary import COUNT, INTEGER, VALUE, Param, Word
from questable.text.bundle import source
from questable.text.catalogue import has_message
from questable.text.languages import LANGUAGES

GOLDEN = Path(__file__).resolve().parents[2] / "golden"
GAME = questable.game("tenefyr")

# What French and Dutch never say: forms that should have been joined, and words of another language's rules.
WRONG = {
    "en": r"\b(a [aeiou]|they (draws|gets|plays|takes|puts)|each player (draw|play|take|put|discard)\b)",
    "fr": r"\b([Dd]e (les?|une?)|à les?|[Ss]i ils?|[QqLl]u?e (un|il|ennemi)|Basic|loot|deck|Dungeon|Reserve|token)\b",
    "nl": r"\b([Jj]e (mag je|je mag)|loot|donjon|niveau|butin|discard|token|Standard|level van level)\b",
}


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


# ---- nothing is without words


def words_of_cards() -> list[str]:
    groups: dict[str, list[str]] = {
        "verb": list(VOCABULARY.verbs),
        "test": list(VOCABULARY.tests),
        "countable": list(VOCABULARY.countables),
        "modifier": list(VOCABULARY.modifiers),
        "filter": list(VOCABULARY.words["filter"]),
        "hero": list(VOCABULARY.words["hero"]),
        "who": list(VOCABULARY.players),
        "timing": list(VOCABULARY.timings),
        "duration": list(VOCABULARY.durations),
        "keyword": list(KEYWORDS),
    }
    return [f"{group}-{word}" for group, words in groups.items() for word in words]


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    body = [entry for name in ("common", MESSAGES) for entry in FluentParser().parse(source(name, lang)).body]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def test_every_word_of_a_card_has_text(lang: str) -> None:
    ids = words_of_cards()
    assert [id for id in ids if not has_message(lang, MESSAGES, id)] == []
    for id in ids:
        if id.startswith(("filter-", "countable-")):
            assert has_message(lang, MESSAGES, id, "many"), id
        if id.startswith("verb-"):
            assert any(has_message(lang, MESSAGES, id, form) for form in ("you", "they")), id


def test_no_text_is_about_a_word_that_is_gone(lang: str) -> None:
    ids = set(words_of_cards())
    groups = ("verb", "test", "countable", "modifier", "filter", "timing", "duration")
    for name in messages(lang):
        if name.split("-")[0] in groups:
            assert name in ids


def test_the_files_hold_no_mistakes(lang: str) -> None:
    """No broken entry, and no message twice: the second would never be read."""
    body = [entry for name in ("common", MESSAGES) for entry in FluentParser().parse(source(name, lang)).body]
    assert [entry for entry in body if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))


def within(node: object, entries: dict[str, ast.Message], seen: frozenset[str]) -> Iterator[tuple[str, list[str]]]:
    """The selector variables of a message and their variants, including those of messages that it refers to."""
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        keys = [v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants]
        yield node.selector.id.name, keys
    if isinstance(node, ast.MessageReference) and node.id.name not in seen:
        yield from within(entries[node.id.name], entries, seen | {node.id.name})
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                yield from within(part, entries, seen)


def test_where_a_text_depends_on_a_word_it_knows_all_of_them(lang: str) -> None:
    """A word added to a vocabulary must not silently get the text of the default variant."""
    whole = {"to", "from", "where", "in", "what", "whom", "duration"}
    entries: dict[str, Word] = {f"verb-{name}": word for name, word in VOCABULARY.verbs.items()}
    entries |= {f"modifier-{name}": word for name, word in VOCABULARY.modifiers.items()}
    entries |= {f"countable-{name}": word for name, word in VOCABULARY.countables.items()}
    for id, word in entries.items():
        lists = {
            param.name: list(VOCABULARY.words[param.kind]) for param in word.params if param.kind in VOCABULARY.words
        }
        if id.startswith("modifier-"):
            lists["duration"] = list(VOCABULARY.durations)
        for variable, keys in within(messages(lang)[id], messages(lang), frozenset({id})):
            if variable in whole and variable in lists:
                assert set(lists[variable]) <= set(keys), (id, variable)


# ---- every valid rule has a text

COUNTS = st.integers(1, 3)


def amounts(least: int = -3) -> st.SearchStrategy[Amount]:
    counted = st.sampled_from(list(VOCABULARY.countables)).flatmap(
        lambda name: st.builds(
            Amount,
            countable=st.just(name),
            args=arguments(VOCABULARY.countables[name]),
            times=st.integers(least, 3),
            per=COUNTS,
            most=st.none() | COUNTS,
        )
    )
    return st.builds(Amount, number=st.integers(least, 3)) | counted


def argument(param: Param) -> st.SearchStrategy[object]:
    if param.kind == INTEGER:
        return st.integers(-2, 2)
    if param.kind == COUNT:
        optional = [] if param.default is None else [param.default]
        return COUNTS | st.sampled_from([*param.words.values(), *optional, 1])
    if param.kind == VALUE:
        return amounts()
    return st.sampled_from(list(VOCABULARY.words[param.kind].values()))


def arguments(word: Word) -> st.SearchStrategy[dict[str, object]]:
    return st.fixed_dictionaries({param.name: argument(param) for param in word.params})


def verbs(words: dict[str, Word]) -> st.SearchStrategy[Step]:
    return st.sampled_from(sorted(words)).flatmap(
        lambda name: st.builds(Step, word=st.just(name), line=st.just(1), args=arguments(words[name]))
    )


def conditions() -> st.SearchStrategy[list[Condition]]:
    plain = st.sampled_from(sorted(VOCABULARY.tests)).flatmap(
        lambda name: st.builds(Condition, name=st.just(name), args=arguments(VOCABULARY.tests[name]))
    )
    negated = st.builds(
        Condition, name=st.just("not"), args=st.just({}), negated=st.lists(plain, min_size=1, max_size=2)
    )
    return st.lists(plain | negated, min_size=1, max_size=2)


def control(inner: st.SearchStrategy[Step]) -> st.SearchStrategy[Step]:
    some = st.lists(inner, max_size=3)
    line = st.just(1)
    price = verbs({name: verb for name, verb in VOCABULARY.verbs.items() if verb.price})
    modifiers = st.lists(verbs(dict(VOCABULARY.modifiers)), min_size=1, max_size=2)
    duration = st.sampled_from(list(VOCABULARY.durations))
    who = st.sampled_from(list(VOCABULARY.players))
    return st.one_of(
        st.builds(Step, word=st.just("if"), line=line, tests=conditions(), do=some, otherwise=some),
        st.builds(Step, word=st.just("may"), line=line, do=some),
        st.builds(Step, word=st.just("cost"), line=line, price=price, do=some, otherwise=some),
        st.builds(Step, word=st.just("who"), line=line, who=who, do=some),
        st.builds(Step, word=st.just("for-each"), line=line, amount=amounts(1), do=some),
        st.builds(
            Step,
            word=st.sampled_from(["choose", "random"]),
            line=line,
            lists=st.lists(some, min_size=2, max_size=3),
        ),
        st.builds(
            Step, word=st.just("while"), line=line, duration=duration, tests=st.just([]) | conditions(), do=modifiers
        ),
    )


STEPS = st.recursive(verbs(dict(VOCABULARY.verbs)), control, max_leaves=6)
TIMED = st.builds(
    Step,
    word=st.just("when"),
    line=st.just(1),
    timing=st.sampled_from([timing for timing in VOCABULARY.timings if timing not in VOCABULARY.timed_by]),
    tests=st.just([]) | conditions(),
    do=st.lists(STEPS, min_size=1, max_size=3),
)


@settings(max_examples=150)
@given(st.sampled_from(LANGUAGES), st.sampled_from(["played", "reward-each", "reward-together"]), STEPS)
def test_whatever_a_card_does_can_be_told(lang: str, context: str, step: Step) -> None:
    proper(rules_text([step], lang, context), lang)


@settings(max_examples=100)
@given(st.sampled_from(LANGUAGES), TIMED)
def test_whatever_an_enemy_does_can_be_told(lang: str, step: Step) -> None:
    proper(rules_text([step], lang, "enemy"), lang)


def proper(text: str, lang: str) -> None:
    """Check that a text consists of whole sentences without leftover markup or spaces."""
    if not text:
        return
    assert re.match(r"[A-ZÀÉ+−0-9]", text), text
    assert text.endswith((".", "?")), text
    assert not re.search(r"[{}$]|  | [,.]|,,|\.\.|:\.|None", text), text
    if lang == "fr":
        assert not re.search(r"(?<!\u00a0)[:;?!]", text), text
    assert not re.search(WRONG[lang], text), text


# ---- every card


def all_texts(sheet: TenefyrSheet) -> Iterator[tuple[str, str]]:
    for card in sheet.cards.values():
        for half in (card.enemy, card.played):
            if half is not None:
                yield from ((card.id, paragraph) for paragraph in half.rules)
        for option in card.options:
            yield from ((card.id, paragraph) for paragraph in option.rules)


def test_every_card_reads_well(lang: str) -> None:
    for id, paragraph in all_texts(card_sheet(GAME, lang)):
        assert paragraph
        assert "\n" not in paragraph
        proper(paragraph, lang)
        assert len(paragraph) < 300, id


def printed(card: TenefyrCardText) -> str:
    lines = [f"{card.id} | {card.type}"]
    for half in (card.enemy, card.played):
        if half is not None:
            lines.append(half_printed(half))
    for option in card.options:
        lines.append(f"  {option.name}: {' '.join(option.rules)}")
    if card.kind == "reward":
        lines.insert(1, f"  {card.name}")
    if card.flavour:
        lines.append(f"  ~ {card.flavour}")
    return "\n".join(lines)


def half_printed(half: SideText) -> str:
    symbol = f" <{half.hero}>" if half.hero else ""
    rules = "\n      ".join(half.rules)
    return f"  {half.name} [{'/'.join(str(power) for power in half.power)}]{symbol} {rules}".rstrip()


def test_every_card_reads_as_it_was_read_over(lang: str) -> None:
    golden = GOLDEN / f"tenefyr-cards.{lang}.txt"
    text = "\n\n".join(printed(card) for card in card_sheet(GAME, lang).cards.values()) + "\n"
    if os.environ.get("QUESTABLE_GOLDEN") == "1":
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(text, "utf-8")
    assert text == golden.read_text("utf-8")


def test_flavour_is_told_in_every_language() -> None:
    for card in GAME.cards.cards.values():
        if card.kind == "dungeon":
            assert len(set(card.flavour.values())) == len(LANGUAGES), card.id


def test_every_keyword_has_a_reminder(lang: str) -> None:
    for keyword in KEYWORDS:
        proper(reminder(lang, keyword), lang)
        assert keyword_name(lang, keyword)[0].isupper()
