"""All words that a card of Terrinoth may use. Traits, tokens and sets are named by the card files themselves."""

from questable.games.terrinoth.effects import actions, conditions, enemies, heroes, prices, quest
from questable.games.terrinoth.effects import tokens as token_verbs
from questable.games.terrinoth.rules.constants import (
    ACTIONS,
    CANNOTS,
    CONDITION_WORDS,
    CONDITIONS,
    DICE,
    ENEMIES,
    HEROES,
    NEMESIS_STATES,
    PLACES,
    RANKS,
    SOURCES,
    SPOTS,
    STATS,
    TIMINGS,
)
from questable.kernel.vocabulary import INTEGER, Branches, Loop, Param, ValueByCount, Vocabulary, Word

ROLL_RESULTS: tuple[str, ...] = ("counterattack", "threat", "blank")  # lists of effects behind `roll`
MAX_ENEMIES = 10  # that `each` may reach

MODIFIERS = (
    Word(
        "modify",
        "A stat of fitting enemies is higher or lower.",
        (
            Param("stat", "stat"),
            Param("enemy", "enemy"),
            Param("trait", "trait", default=-1),
            Param("rank", "rank", default=-1),
            Param("by", INTEGER),
        ),
    ),
    Word("cannot", "Something that cannot be done to an enemy.", (Param("what", "cannot"), Param("enemy", "enemy"))),
)


def vocabulary(traits: list[str], tokens: list[str]) -> Vocabulary:
    """The words of the game, with the traits and quest tokens that a set of card files names."""
    return Vocabulary(
        words={
            "hero": dict(HEROES),
            "enemy": dict(ENEMIES),
            "trait": {name: i for i, name in enumerate(traits)},
            "rank": dict(RANKS),
            "exclude": {"target": 1},
            "as": {"chosen": 1},
            "token": {name: i for i, name in enumerate(tokens)},
            "spot": dict(SPOTS),
            "condition": dict(CONDITIONS),
            "any-condition": dict(CONDITION_WORDS),
            "stat": dict(STATS),
            "cannot": dict(CANNOTS),
            "spawn-place": dict(PLACES),
            "spawn-from": {"deck": 0, "discard": 1},
            "die": dict(DICE),
            "enemy-die": {"enemy": 1},
            "look-deck": {"enemy": 0},
            "rest": {"top-or-bottom": 0},
            "action": dict(ACTIONS),
            "wound-source": dict(SOURCES),
            "nemesis-state": dict(NEMESIS_STATES),
            "this": {"this": 0},
        },
        verbs=actions.VERBS + heroes.VERBS + enemies.VERBS + quest.VERBS + token_verbs.VERBS + prices.VERBS,
        tests=conditions.TESTS,
        countables=conditions.COUNTABLES,
        modifiers=MODIFIERS,
        players=dict(HEROES),
        timings=dict(TIMINGS),
        durations={"in-play": 0},
        by_count=ValueByCount("by-heroes", 3, "'by-heroes' is a list of three numbers: for two, three and four heroes"),
        each=Loop("enemy", MAX_ENEMIES),
        branches={"results": Branches(ROLL_RESULTS, "a die shows no {name}")},
        limit="once-per-round",
        payer=("hero", "it"),
    )
