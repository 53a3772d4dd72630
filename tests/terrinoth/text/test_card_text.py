"""Terrinoth's card texts in three languages: every rule has a text, and every card consists of whole sentences.

`QUESTABLE_GOLDEN=1 pytest tests/terrinoth/text/test_card_text.py` writes the golden texts again, to be reviewed.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from hypothesis import given, settings
from hypothesis import strategies as st

import questable
from questable.cards.grammar import Amount, Step
from questable.cards.grammar import Test as Condition
from questable.games.terrinoth.card_text import QuestText, TerrinothCardText, card_sheet, card_text
from questable.games.terrinoth.domains import MESSAGES
from questable.games.terrinoth.sentences import sentence_generator
from questable.games.terrinoth.vocabulary import vocabulary
from questable.kernel.vocabulary import COUNT, FLAG, INTEGER, VALUE, Param, Word
from questable.text.bundle import source
from questable.text.catalogue import has_message
from questable.text.languages import LANGUAGES

GOLDEN = Path(__file__).resolve().parents[2] / "golden"
GAME = questable.game("terrinoth")
VOCABULARY = vocabulary(list(GAME.cards.of("enemy-traits")), list(GAME.cards.of("quest-tokens")))
CONTEXTS = ("hero", "activation", "condition", "enemy", "location", "item", "event", "quest", "keyword")

# Forms that should have been joined, verbs in the wrong person, and words of another language's rules.
WRONG = {
    "en": r"\b(a [aeiou]|an [bcdfgklmnprst]|they (suffers|claims|recovers)|each hero (suffer|claim|recover)\b)",
    "fr": r"\b([Dd]e (les?|une?|[aeiouéè]\w+)|à les?|[Ss]i ils?|[QqLl]u?e (un|il|ennemi)|hero|token|shadows)\b",
    "nl": r"\b([Jj]e (mag je|je mag)|token|hero|die met je in|shadows|Némésis)\b",
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
        "who": list(VOCABULARY.players),
        "enemy": list(VOCABULARY.words["enemy"]),
        "timing": list(VOCABULARY.timings),
        "duration": list(VOCABULARY.durations),
    }
    return [f"{group}-{word}" for group, words in groups.items() for word in words]


def messages(lang: str) -> dict[str, ast.Message]:
    body = [entry for name in ("common", MESSAGES) for entry in FluentParser().parse(source(name, lang)).body]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def test_every_word_of_a_card_has_text(lang: str) -> None:
    assert [id for id in words_of_cards() if not has_message(lang, MESSAGES, id)] == []
    for verb in VOCABULARY.verbs:
        assert any(has_message(lang, MESSAGES, f"verb-{verb}", form) for form in ("you", "they")), verb


def test_no_text_is_about_a_word_that_is_gone(lang: str) -> None:
    known = {*words_of_cards(), "test-final-location-fully-explored"}
    groups = ("verb", "test", "countable", "modifier", "who", "enemy", "timing", "duration")
    for name in messages(lang):
        if name.split("-")[0] in groups:
            assert name in known


def test_the_files_hold_no_mistakes(lang: str) -> None:
    """No broken entry, and no message twice: the second would never be read."""
    body = [entry for name in ("common", MESSAGES) for entry in FluentParser().parse(source(name, lang)).body]
    assert [entry for entry in body if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))


def test_the_three_languages_have_the_same_messages_for_players() -> None:
    groups = ("decision", "option", "event", "type", "stats", "face", "setup", "way")
    names = [{name for name in messages(lang) if name.split("-")[0] in groups} for lang in LANGUAGES]
    assert names[0] == names[1] == names[2]


# ---- every valid rule has a text

COUNTS = st.integers(1, 3)


def argument(param: Param) -> st.SearchStrategy[object]:
    optional = [] if param.default is None else [param.default]
    if param.kind == INTEGER:
        return st.integers(-2, 2) | st.sampled_from([*optional, 1])
    if param.kind == COUNT:
        return COUNTS | st.sampled_from([*param.words.values(), *optional, 1])
    if param.kind == VALUE:
        by_heroes = st.builds(Amount, by_count=st.lists(COUNTS, min_size=3, max_size=3))
        return st.builds(Amount, number=st.integers(0, 3)) | by_heroes | counted()
    if param.kind == FLAG:
        return st.integers(0, 1)
    if param.kind in VOCABULARY.branches:
        return st.just(0)
    return st.sampled_from([*VOCABULARY.words[param.kind].values(), *optional])


def counted() -> st.SearchStrategy[Amount]:
    return st.sampled_from(list(VOCABULARY.countables)).flatmap(
        lambda name: st.builds(Amount, countable=st.just(name), args=arguments(VOCABULARY.countables[name]))
    )


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
    return st.lists(plain | negated, min_size=1, max_size=3)


def control(inner: st.SearchStrategy[Step]) -> st.SearchStrategy[Step]:
    some = st.lists(inner, min_size=1, max_size=3)
    line = st.just(1)
    price = verbs({name: verb for name, verb in VOCABULARY.verbs.items() if verb.price})
    both = st.builds(Step, word=st.just("prices"), line=line, prices=st.lists(price, min_size=2, max_size=2))
    who = st.sampled_from(list(VOCABULARY.players))
    each = VOCABULARY.countables["enemy"]
    die = st.builds(
        Step,
        word=st.just("roll"),
        line=line,
        args=arguments(VOCABULARY.verbs["roll"]),
        branches=st.dictionaries(st.sampled_from(["counterattack", "threat", "blank"]), some, min_size=1),
    )
    return st.one_of(
        st.builds(Step, word=st.just("if"), line=line, tests=conditions(), do=some, otherwise=st.just([]) | some),
        st.builds(Step, word=st.just("may"), line=line, do=some),
        st.builds(Step, word=st.just("cost"), line=line, price=price | both, do=some, otherwise=st.just([]) | some),
        st.builds(Step, word=st.just("who"), line=line, who=who, do=some),
        st.builds(Step, word=st.just("each"), line=line, args=arguments(each), do=some),
        st.builds(Step, word=st.just("for-each"), line=line, amount=counted(), do=some),
        st.builds(Step, word=st.just("choose"), line=line, lists=st.lists(some, min_size=2, max_size=3)),
        die,
    )


PLAIN: dict[str, Word] = {
    name: verb for name, verb in VOCABULARY.verbs.items() if not verb.only_price and name != "roll"
}
STEPS = st.recursive(verbs(PLAIN), control, max_leaves=5)
TIMED = st.builds(
    Step,
    word=st.just("when"),
    line=st.just(1),
    timing=st.sampled_from(list(VOCABULARY.timings)),
    tests=st.just([]) | conditions(),
    once=st.booleans(),
    do=st.lists(STEPS, min_size=1, max_size=3),
)
HOLDING = st.builds(
    Step,
    word=st.just("while"),
    line=st.just(1),
    duration=st.just("in-play"),
    tests=st.just([]) | conditions(),
    do=st.lists(verbs(dict(VOCABULARY.modifiers)), min_size=1, max_size=2),
)


@settings(max_examples=120, deadline=None)
@given(st.sampled_from(LANGUAGES), st.sampled_from(CONTEXTS), st.sampled_from([0, 2, 3, 4]), STEPS | TIMED | HOLDING)
def test_whatever_a_card_says_can_be_told(lang: str, context: str, heroes: int, step: Step) -> None:
    proper("\n".join(sentence_generator(GAME.cards, lang, context, heroes).rules([step])), lang)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(LANGUAGES), st.sampled_from(["victory", "defeat"]), conditions())
def test_whatever_ends_a_quest_can_be_told(lang: str, ending: str, tests: list[Condition]) -> None:
    proper(sentence_generator(GAME.cards, lang, "quest").ending(ending, tests), lang)


def proper(text: str, lang: str) -> None:
    """Check that a text consists of whole sentences without leftover markup or spaces."""
    assert re.match(r"[A-ZÀÉ+−0-9]", text), text
    assert text.endswith((".", "?")), text
    assert not re.search(r"[{}$]|  | [,.]|,,|\.\.|:\.|None|none\b", text), text
    if lang == "fr":
        assert not re.search(r"(?<!\u00a0)[:;?!]", text), text


# ---- every card


def texts(card: TerrinothCardText | QuestText) -> Iterator[str]:
    if isinstance(card, QuestText):
        yield from (*card.rules, *card.threat, card.victory, *card.defeat)
        yield from (paragraph for rules in card.perils.values() for paragraph in rules)
    else:
        yield from card.rules
        yield from (paragraph for keyword in card.bar for paragraph in keyword.rules)


def all_cards(lang: str) -> list[TerrinothCardText | QuestText]:
    sheet = card_sheet(GAME, lang)
    return [*sheet.cards.values(), *sheet.quests.values()]


def test_every_card_reads_well(lang: str) -> None:
    for card in all_cards(lang):
        for line in texts(card):
            assert "\n" not in line
            proper(line, lang)
            assert not re.search(WRONG[lang], line), line
            assert len(line) < 260, card.id


def printed(card: TerrinothCardText | QuestText) -> str:
    lines = [f"{card.id} | {card.type}", f"  {card.name}"]
    if isinstance(card, TerrinothCardText):
        lines += [f"  [{card.stats}]"] if card.stats else []
        lines += [f"  <{', '.join(keyword.name for keyword in card.bar)}>"] if card.bar else []
        lines += [f"  {line}" for line in card.rules]
        lines += [f"  ~ {card.flavour}"] if card.flavour else []
        return "\n".join(lines)
    lines += [f"  {line}" for line in (*card.setup, *card.rules)]
    for colour, effect in card.perils.items():
        lines += [f"  ({colour}) {line}" for line in effect]
    lines += [f"  (threat) {' '.join(card.threat)}"] if card.threat else []
    lines += [f"  {line}" for line in (card.victory, *card.defeat)]
    return "\n".join([*lines, f"  ~ {card.story}", f"  + {card.victory_text}", f"  - {card.defeat_text}"])


def test_every_card_reads_as_it_was_read_over(lang: str) -> None:
    golden = GOLDEN / f"terrinoth-cards.{lang}.txt"
    keywords = [f"{word.id} | {word.name}: {word.text}" for word in card_sheet(GAME, lang).keywords.values()]
    cards = "\n\n".join(printed(card) for card in all_cards(lang))
    text = "\n".join(line.replace("\n", " / ") for line in keywords) + "\n\n" + cards + "\n"
    if os.environ.get("QUESTABLE_GOLDEN") == "1":
        golden.write_text(text, "utf-8")
    assert text == golden.read_text("utf-8")


def test_the_sheet_holds_every_card_of_the_game(lang: str) -> None:
    """65 enemy cards are 46 different ones; quests are no cards."""
    sheet = card_sheet(GAME, lang)
    kinds = [card.kind for card in sheet.cards.values()]
    counts = {kind: kinds.count(kind) for kind in set(kinds)}
    assert counts == {
        "hero": 12,
        "activation": 48,
        "condition": 3,
        "enemy": 38,
        "nemesis": 8,
        "location": 26,
        "item": 19,
        "event": 18,
        "hero-count": 2,
    }
    assert len(sheet.quests) == 8


def test_every_keyword_can_be_asked_for(lang: str) -> None:
    sheet = card_sheet(GAME, lang)
    for card in sheet.cards.values():
        assert [word for word in card.keywords if not sheet.keywords[word].text] == []
    assert sheet.cards["cave-spider"].keywords == ["advance", "venom", "poisoned"]
    assert sheet.cards["focused"].keywords == ["focused"]


def test_flavour_is_told_in_every_language() -> None:
    for section in ("heroes", "enemies", "locations"):
        for thing in GAME.cards.of(section).values():
            assert len(set(thing.flavour.values())) == len(LANGUAGES), thing.id


# ---- texts that are easily wrong


@pytest.mark.parametrize(
    ("id", "en", "fr", "nl"),
    [
        (
            "stand-behind-me",
            "You may engage 1 enemy engaged with another hero. If you do, exhaust that enemy.",
            "Vous pouvez engager 1 ennemi engagé avec un autre héros. Dans ce cas, épuisez cet ennemi.",
            (
                "Je mag in gevecht gaan met 1 vijand die met een andere held in gevecht is. "
                "Als je dat doet, put je die vijand uit."
            ),
        ),
        (
            "daylight-shaft",
            "When you explore, you may suffer 1 wound: add 1 success to your roll.",
            "Quand vous explorez, vous pouvez subir 1 blessure : ajoutez 1 succès à votre lancer.",
            "Als je verkent, mag je 1 wond oplopen: voeg 1 succes toe aan je worp.",
        ),
        (
            "friendly-pedlar",
            (
                "Spend 1 success token: draw 2 exploration cards, resolve 1 and put the other on the top or the bottom "
                "of the deck."
            ),
            (
                "Dépensez 1 jeton succès : piochez 2 cartes Exploration, résolvez-en 1 et placez l'autre sur ou sous "
                "la pioche."
            ),
            (
                "Besteed 1 succesfiche: trek 2 verkenningskaarten, voer er 1 uit en leg de andere boven op of onder de "
                "stapel."
            ),
        ),
        (
            "shallow-ford",
            "When the party leaves this location, each hero either discards 1 success token or suffers 1 wound.",
            "Quand le groupe quitte ce lieu, chaque héros défausse 1 jeton succès ou subit 1 blessure.",
            "Als de groep deze locatie verlaat, legt elke held 1 succesfiche af of loopt hij 1 wond op.",
        ),
        (
            "horn-of-the-lost-guard",
            "During your activation, you may discard this item: each hero readies 1 of their activation cards.",
            (
                "Pendant votre activation, vous pouvez défausser cet objet : chaque héros prépare 1 de ses cartes "
                "d'activation."
            ),
            "Tijdens je activering mag je dit voorwerp afleggen: elke held maakt 1 van zijn activeringskaarten gereed.",
        ),
    ],
)
def test_the_first_line_of_a_card(id: str, en: str, fr: str, nl: str) -> None:
    lines = []
    for lang in LANGUAGES:
        card = card_text(GAME.cards, id, lang)
        lines.append(card.rules[0].replace("\u00a0", " "))
    assert lines == [en, fr, nl]


def test_numbers_are_those_for_the_heroes_who_play() -> None:
    def defeat(heroes: int) -> str:
        quest = card_text(GAME.cards, "lanterns-in-the-mire", "en", heroes)
        assert isinstance(quest, QuestText)
        return "\n".join(quest.defeat)

    assert "at least 4/3/3 lanterns" in defeat(0)
    assert "at least 4 lanterns" in defeat(2)
    assert "at least 3 lanterns" in defeat(3)
