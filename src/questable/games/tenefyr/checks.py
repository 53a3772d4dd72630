"""Checks of Tenefyr's cards: what rules may hold where, and that all cards together make a game that can be dealt."""

from collections import Counter
from typing import Final

from questable.cards.grammar import Step
from questable.cards.limits import MAX_IN_DECK, check_card_count, check_effect_limit
from questable.cards.yaml_nodes import Node, Report, listed
from questable.games.tenefyr.reader import LEVELS, CardDefinition, TenefyrCards
from questable.games.tenefyr.rules.constants import EDITIONS, HEROES
from questable.games.tenefyr.rules.setup import BASICS_OF_EACH, ENEMIES_IN_DUNGEON
from questable.games.tenefyr.vocabulary import VOCABULARY

MAX_STAGES: Final = 12
MAX_REWARD_OPTIONS: Final = 6
DUNGEONS_OF_LEVEL: Final = 2
MAX_PLAYERS: Final = 4
WITHOUT_YOU: Final = ("combat-start", "combat-end", "combat-lost")  # timings at which nobody is "you"


class RuleCheck:
    """Reports rules of a card that make no sense where they stand: timings on enemies, and nobody who is "you"."""

    def __init__(self, card: Node, report: Report) -> None:
        self.card = card
        self.report = report

    def check(self, steps: list[Step], context: str) -> None:
        """`context`: enemy, played, reward-each or reward-together."""
        for step in steps:
            self.step(step, context, False)

    def step(self, step: Step, context: str, you: bool, as_price: bool = False) -> None:
        timing = context
        if step.word == "when":
            if context != "enemy":
                self.mistake(step, "only enemies and boss cards have rules with 'when'")
            timing = f"enemy {step.timing}"
            you = step.timing not in WITHOUT_YOU
        elif context == "enemy":
            if step.word != "while":
                self.mistake(step, "the rules of an enemy begin with 'when' or 'while'")
            if step.word == "while" and step.duration != "combat":
                self.mistake(step, "a continuous rule of an enemy is 'while: combat'")
        elif context in ("played", "reward-each"):
            you = True
        if step.word == "while" and context.startswith("reward") and step.duration != "next-dungeon":
            self.mistake(step, "a continuous effect of a reward is 'while: next-dungeon'")
        if step.who:
            if step.who == "victor" and context != "enemy combat-end":
                self.mistake(step, "'victor' is known only at 'combat-end'")
            you = True
        self.verb(step, you, as_price)
        if step.word != "while":
            for steps in step.inner():
                for inner in steps:
                    self.step(inner, timing, you)
            if step.price is not None:
                self.step(step.price, timing, you, as_price=True)

    def verb(self, step: Step, you: bool, as_price: bool) -> None:
        verb = VOCABULARY.verbs.get(step.word)
        if verb is None:
            return
        if verb.needs_you and not you:
            self.mistake(step, f"nobody is 'you' here: say who does {step.word!r} with 'who'")
        if verb.only_price and not as_price:
            self.mistake(step, f"{step.word!r} can only be a 'cost'")

    def mistake(self, step: Step, text: str) -> None:
        self.report.put(self.card.file, step.line, text)


def check_rules(cards: TenefyrCards, report: Report) -> None:
    """Report what is wrong with one card, whatever the others are."""
    for card in cards.cards.values():
        rules = RuleCheck(card.node, report)
        for steps, context in rules_of(card):
            rules.check(steps, context)
            check_effect_limit(card.node, steps, VOCABULARY, report)
        if card.kind == "basic" and card.front.power[0] > 1:
            report.add(card.node, f"the power of a Basic card is 0 or 1, not {card.front.power[0]}")
        if len(card.options) > MAX_REWARD_OPTIONS:
            report.add(card.node, f"a reward has {MAX_REWARD_OPTIONS} options or fewer, not {len(card.options)}")


def rules_of(card: CardDefinition) -> list[tuple[list[Step], str]]:
    """All rules of a card, and the context in which they stand."""
    rules = [(card.front.rules, "enemy" if card.kind in ("dungeon", "stage") else "played")]
    if card.loot is not None:
        rules.append((card.loot.rules, "played"))
    reward = "reward-together" if card.together else "reward-each"
    return rules + [(option.rules, reward) for option in card.options]


def check_game(all_cards: TenefyrCards, report: Report, at: Node) -> None:
    """Report what is wrong with all cards together; `at` is the place to name."""
    cards = list(all_cards.cards.values())
    check_card_count(sum(card.copies for card in cards), report, at)
    for power in (0, 1):
        there = sum(card.copies for card in cards if card.kind == "basic" and card.front.power[0] == power)
        if there < BASICS_OF_EACH * MAX_PLAYERS:
            report.add(at, f"there are {there} Basic cards of power {power}; {BASICS_OF_EACH * MAX_PLAYERS} are dealt")
    skilled = {card.hero for card in cards if card.kind == "skill"}
    if missing := set(HEROES) - skilled:
        report.add(at, f"there is no Skill for {listed(missing)}")
    check_levels(cards, report, at)
    stages = Counter(card.boss for card in cards if card.kind == "stage")
    for boss in all_cards.bosses:
        if not 1 <= stages[boss] <= MAX_STAGES:
            report.add(at, f"the boss {boss!r} has {stages[boss]} stages; allowed: 1 to {MAX_STAGES}")


def check_levels(cards: list[CardDefinition], report: Report, at: Node) -> None:
    for level in range(1, LEVELS + 1):
        there = sum(1 for card in cards if card.kind == "dungeon" and card.level == level)
        least = DUNGEONS_OF_LEVEL * ENEMIES_IN_DUNGEON
        if not least <= there <= MAX_IN_DECK:
            report.add(at, f"level {level} has {there} dungeon cards; allowed: {least} to {MAX_IN_DECK}")
        for edition in EDITIONS:
            rewards = sum(
                1 for card in cards if card.kind == "reward" and card.level == level and edition in card.editions
            )
            if rewards < DUNGEONS_OF_LEVEL:
                what = f"level {level} has {rewards} rewards of the edition {edition}"
                report.add(at, f"{what}; its dungeons need {DUNGEONS_OF_LEVEL}")
