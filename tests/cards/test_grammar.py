"""The grammar takes all words from the vocabulary; a kind of word that a game lacks is refused."""

import jsonschema
import pytest

from questable.cards.grammar import Grammar
from questable.cards.schema import grammar as schema
from questable.cards.yaml_nodes import Report, read_yaml
from questable.games import registry
from questable.kernel.effect import Effect
from questable.kernel.vocabulary import COUNT, VALUE, Args, Branches, Param, ValueByCount, Verb, Vocabulary


def build(args: Args) -> Effect:
    return Effect()


SMALL = Vocabulary(words={}, verbs=(Verb("gain", "Gain points.", (Param("count", COUNT, main=True),), build),))
FLIP = (Param("heads", VALUE, default=0), Param("sides", "sides"))
LARGER = Vocabulary(
    words={},
    verbs=(Verb("flip", "Flip a coin.", FLIP, build),),
    by_count=ValueByCount("by-players", 2, "'by-players' is a list of two numbers"),
    branches={"sides": Branches(("heads", "tails"), "a coin shows no {name}")},
    limit="once-per-game",
)


def mistakes(vocabulary: Vocabulary, rule: str) -> list[str]:
    report = Report()
    Grammar(vocabulary, report).steps(read_yaml("a.yaml", f"[{rule}]", report))
    return [mistake.text for mistake in report.mistakes]


@pytest.mark.parametrize(
    ("rule", "mistake"),
    [
        ("{who: anybody, do: [{gain: 1}]}", "unknown player 'anybody'; allowed: "),
        ("{each: {thing: any}, do: [{gain: 1}]}", "this game has nothing for 'each'"),
        ("{for-each: {count: {of: any}}, do: [{gain: 1}]}", "unknown thing to count a mapping; allowed: "),
        ("{while: ever, do: [more]}", "unknown duration 'ever'; allowed: "),
    ],
)
def test_a_small_game_has_nothing_for_most_words(rule: str, mistake: str) -> None:
    assert mistake in mistakes(SMALL, rule)


def test_a_small_game_has_no_limit() -> None:
    assert "'limit' does not go with 'when'; allowed: do, if, when" in mistakes(
        SMALL, "{when: start, limit: once-per-game, do: [{gain: 1}]}"
    )


def test_the_words_of_a_larger_game_are_its_own() -> None:
    good = "{flip: {heads: {by-players: [1, 2]}, sides: {heads: [], tails: [{flip: {sides: {}}}]}}}"
    assert mistakes(LARGER, good) == []
    assert mistakes(LARGER, "{flip: {sides: {edge: []}}}") == ["a coin shows no 'edge'; allowed: heads, tails"]
    assert mistakes(LARGER, "{flip: {heads: {by-players: [1]}, sides: {}}}") == [
        "'by-players' is a list of two numbers"
    ]


@pytest.mark.parametrize("vocabulary", [SMALL, LARGER], ids=["small", "larger"])
def test_a_vocabulary_makes_a_schema(vocabulary: Vocabulary) -> None:
    jsonschema.Draft202012Validator.check_schema({"$defs": schema(vocabulary)})


def test_a_count_in_the_form_of_another_game_is_a_mistake() -> None:
    module = registry.module("terrinoth")
    vocabulary = module.vocabulary(module.load().cards)
    found = mistakes(vocabulary, "{for-each: {count: {of: any}}, do: [{raise-peril: {count: 1}}]}")
    assert found[0].startswith("unknown thing to count a mapping; allowed: ")
