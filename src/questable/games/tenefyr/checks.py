"""What the cards of Tenefyr must come to together, so that every game can be dealt and no limit is met in play."""

from collections import Counter
from typing import Final

from questable.cards.grammar import Step
from questable.cards.limits import check_weight
from questable.cards.yaml_nodes import Node, Report, listed
from questable.games.tenefyr.reader import LEVELS, CardDefinition, TenefyrCards
from questable.games.tenefyr.rules.constants import EDITIONS, HEROES
from questable.games.tenefyr.rules.setup import BASICS_OF_EACH, ENEMIES_IN_DUNGEON

MOST_CARDS: Final = 2_000  # copies counted; an option of the engine has room for 4,096
MOST_IN_LEVEL: Final = 100  # a choice offers 128 things at most
MOST_STAGES: Final = 12
MOST_OPTIONS: Final = 6
DUNGEONS_OF_LEVEL: Final = 2
SEATS: Final = 4


def card_nodes(found: TenefyrCards) -> list[Node]:
    return [card.node for card in found.cards.values()]


def check_rules(found: TenefyrCards, report: Report) -> None:
    """What is wrong with one card, whatever the others are."""
    for card in found.cards.values():
        for rules in rules_of(card):
            check_weight(card.node, rules, report)
        if card.kind == "basic" and card.front.power[0] > 1:
            report.add(card.node, f"the power of a Basic card is 0 or 1, not {card.front.power[0]}")
        if len(card.options) > MOST_OPTIONS:
            report.add(card.node, f"a reward has {MOST_OPTIONS} options or fewer, not {len(card.options)}")


def rules_of(card: CardDefinition) -> list[list[Step]]:
    halves = [card.front] if card.loot is None else [card.front, card.loot]
    return [*(half.rules for half in halves), *(option.rules for option in card.options)]


def check_game(found: TenefyrCards, report: Report, at: Node) -> None:
    """What is wrong with all cards together; `at` is where it is said."""
    cards = list(found.cards.values())
    copies = sum(card.copies for card in cards)
    if copies > MOST_CARDS:
        report.add(at, f"together these are {copies:,} cards; allowed: {MOST_CARDS:,}")
    for power in (0, 1):
        there = sum(card.copies for card in cards if card.kind == "basic" and card.front.power[0] == power)
        if there < BASICS_OF_EACH * SEATS:
            report.add(at, f"there are {there} Basic cards of power {power}; {BASICS_OF_EACH * SEATS} are dealt")
    skilled = {card.hero for card in cards if card.kind == "skill"}
    if missing := set(HEROES) - skilled:
        report.add(at, f"there is no Skill for {listed(missing)}")
    check_levels(cards, report, at)
    stages = Counter(card.boss for card in cards if card.kind == "stage")
    for boss in found.bosses:
        if not 1 <= stages[boss] <= MOST_STAGES:
            report.add(at, f"the boss {boss!r} has {stages[boss]} stages; allowed: 1 to {MOST_STAGES}")


def check_levels(cards: list[CardDefinition], report: Report, at: Node) -> None:
    for level in range(1, LEVELS + 1):
        there = sum(1 for card in cards if card.kind == "dungeon" and card.level == level)
        least = DUNGEONS_OF_LEVEL * ENEMIES_IN_DUNGEON
        if not least <= there <= MOST_IN_LEVEL:
            report.add(at, f"level {level} has {there} dungeon cards; allowed: {least} to {MOST_IN_LEVEL}")
        for edition in EDITIONS:
            rewards = sum(
                1 for card in cards if card.kind == "reward" and card.level == level and edition in card.editions
            )
            if rewards < DUNGEONS_OF_LEVEL:
                what = f"level {level} has {rewards} rewards of the edition {edition}"
                report.add(at, f"{what}; its dungeons need {DUNGEONS_OF_LEVEL}")
