"""Checks of Terrinoth's cards: what rules may hold where, and that all cards together make a game that can be dealt."""

from collections import Counter
from typing import Final

from questable.cards.grammar import Amount, Argument, Step, Test, find_word
from questable.cards.limits import MAX_IN_DECK, check_card_count, check_effect_limit
from questable.cards.yaml_nodes import Node, Report, listed, quoted
from questable.games.terrinoth.reader import Definition, QuestDefinition, StackEntry, TerrinothCards
from questable.games.terrinoth.rules.constants import ACTIONS, CONDITIONS, ENEMIES, HEROES, SPOTS
from questable.games.terrinoth.vocabulary import vocabulary
from questable.kernel.vocabulary import Word

MAX_WORDS: Final = 60  # traits, tokens, keywords: each has a bit or a place of its own
MAX_CLASSES: Final = 16  # of one archetype
MAX_SPACES: Final = 50
MAX_FACES: Final = 20
SET_SIZE: Final = 3  # two minions and a master
PARTY: Final = 4
ROLLED: Final = ("hero", "enemy")
CARDS: Final = ("heroes", "activation", "conditions", "enemies", "locations", "exploration")
COLOURS: Final = ("grey", "green", "blue", "violet", "red")  # of the spaces of a peril track
STANDING: Final = ("enemies", "locations", "quests")  # whose continuous rules the game reads
# What "it" is at moments that are about somebody; elsewhere only `who` and `each` name one.
IT_IS: Final = {
    "counterattacks": "enemy",
    "enemy-defeated": "enemy",
    "defeats-enemy": "enemy",
    "defeated": "enemy",
    "nemesis-would-be-defeated": "enemy",
    "hero-defeated": "hero",
}
IT_WORDS: Final[dict[tuple[str, object], str]] = {
    ("hero", HEROES["it"]): "hero",
    ("spot", SPOTS["it"]): "hero",
    ("enemy", ENEMIES["it"]): "enemy",
}
ONLY_AT: Final = {"return-nemesis": ("nemesis-would-be-defeated", "enemy"), "prevent": ("would-suffer", "")}


class RuleCheck:
    """What is wrong with the rules of one card, whatever the others are."""

    def __init__(self, cards: TerrinothCards, report: Report) -> None:
        self.cards = cards
        self.report = report
        self.vocabulary = vocabulary([], [])
        self.card = Node("", 1)
        self.enemy = False  # is the card in hand an enemy's?
        self.timing = ""

    def check(self) -> None:
        for section in CARDS:
            for thing in self.cards.of(section).values():
                self.begin(thing.node, section == "enemies")
                if section == "activation":
                    self.activation(thing)
                elif section == "exploration" and thing.kind == "event":
                    self.program(thing.rules)
                else:
                    self.abilities(thing.rules, section)
        for keyword in self.cards.of("keywords").values():
            self.begin(keyword.node, True)
            self.program(keyword.rules)
        for quest in self.cards.quests.values():
            self.begin(quest.node, False)
            self.abilities(quest.rules, "quests")
            for steps in (quest.threat, *quest.perils.values()):
                self.program(steps)
            for ending in (quest.victory, *quest.defeat):
                self.tests(ending.tests if ending is not None else [], "", quest.node.line)
            for steps in quest.perils.values():
                if endless := find_word(steps, "raise-peril"):
                    self.mistake(endless, "peril that raises peril would never end")
            for colour in {*quest.perils, *quest.track[1:]} - set(COLOURS):
                self.report.add(quest.node, f"unknown colour {quoted(colour)} of peril; allowed: {listed(COLOURS)}")

    def begin(self, card: Node, enemy: bool) -> None:
        self.card = card
        self.enemy = enemy
        self.timing = ""

    def abilities(self, steps: list[Step], section: str) -> None:
        """Rules that wait for their moment, or hold while the card is in play."""
        check_effect_limit(self.card, steps, self.vocabulary, self.report)
        for step in steps:
            self.tests(step.tests, "", step.line)
            if step.word == "while":
                if section not in STANDING:
                    self.mistake(step, "only enemies, locations and quests have rules with 'while'")
                for modifier in step.do:
                    self.arguments(self.vocabulary.modifiers[modifier.word], modifier.args, "", modifier.line)
            elif step.word != "when":
                self.mistake(step, f"{step.word!r} has no moment; say when: {{when: …, do: [{step.word} …]}}")
            else:
                self.timing = step.timing
                self.inside(step.do, IT_IS.get(step.timing, ""))

    def program(self, steps: list[Step]) -> None:
        """Rules that are carried out from top to bottom."""
        self.timing = ""
        check_effect_limit(self.card, steps, self.vocabulary, self.report)
        self.inside(steps, "")

    def activation(self, thing: Definition) -> None:
        lines = [step for step in thing.rules if step.word in ACTIONS]
        if len(lines) != 1 and thing.action:
            self.report.add(thing.node, f"an activation card has one action line, {thing.action!r}, not {len(lines)}")
        self.program([step for step in thing.rules if step not in lines])

    def inside(self, steps: list[Step], it: str) -> None:
        """`it` is what "it" stands for: a hero, an enemy or nothing."""
        for step in steps:
            self.step(step, it)
            within = {"who": "hero", "each": "enemy"}.get(step.word, it)
            for part in step.inner():
                self.inside(part, within)

    def step(self, step: Step, it: str) -> None:
        word = step.word
        if word in ("when", "while"):
            self.mistake(step, f"{word!r} stands only at the top of the rules of a card in play")
        elif word in ACTIONS:
            self.mistake(step, f"{word!r} is an action line: it stands at the top of an activation card")
        elif word in ONLY_AT and (self.timing != ONLY_AT[word][0] or it != ONLY_AT[word][1]):
            self.mistake(step, f"{word!r} goes only with 'when: {ONLY_AT[word][0]}', outside of 'who' and 'each'")
        elif (verb := self.vocabulary.verbs.get(word)) is not None:
            if verb.only_price:
                self.mistake(step, f"{word!r} can only be a 'cost'")
            self.arguments(verb, step.args, it, step.line)
        elif word == "each":
            self.arguments(self.vocabulary.countables["enemy"], step.args, it, step.line)
        elif step.amount is not None:
            self.amount(step.amount, it, step.line)
        if step.who == "it" and it != "hero":
            self.mistake(step, "no hero is 'it' here")
        self.tests(step.tests, it, step.line)

    def tests(self, tests: list[Test], it: str, line: int) -> None:
        for test in tests:
            if test.negated is not None:
                self.tests(test.negated, it, line)
            else:
                self.arguments(self.vocabulary.tests[test.name], test.args, it, line)

    def arguments(self, word: Word, args: dict[str, Argument], it: str, line: int) -> None:
        """Nobody is "it" outside of a loop, and nothing but an enemy is "this" enemy."""
        for param in word.params:
            value = args.get(param.name)
            if isinstance(value, Amount):
                self.amount(value, it, line)
            elif (param.kind, value) in IT_WORDS and it != IT_WORDS[param.kind, value]:
                self.report.put(self.card.file, line, f"no {IT_WORDS[param.kind, value]} is 'it' here")
            elif param.kind == "enemy" and value == ENEMIES["this"] and not self.enemy:
                self.report.put(self.card.file, line, "only the rules of an enemy can speak of 'this' enemy")

    def amount(self, amount: Amount, it: str, line: int) -> None:
        if amount.countable:
            self.arguments(self.vocabulary.countables[amount.countable], amount.args, it, line)

    def mistake(self, step: Step, text: str) -> None:
        self.report.put(self.card.file, step.line, text)


def things(cards: TerrinothCards) -> list[Definition]:
    return [thing for section in CARDS for thing in cards.of(section).values()]


def card_nodes(cards: TerrinothCards) -> dict[str, Node]:
    """Where each card and quest is written."""
    nodes = {thing.id: thing.node for thing in things(cards)}
    return nodes | {quest.id: quest.node for quest in cards.quests.values()}


def check_rules(cards: TerrinothCards, report: Report) -> None:
    RuleCheck(cards, report).check()
    ids: dict[str, Node] = {}
    written = [(thing.id, thing.node) for thing in things(cards)]
    for id, node in [*written, *((quest.id, quest.node) for quest in cards.quests.values())]:
        before = ids.setdefault(id, node)
        if before is not node:
            report.taken(node, id, before)


# ---- all cards together


def check_game(cards: TerrinothCards, report: Report, at: Node) -> None:
    """Report what is wrong with all cards together; `at` is the place to name."""
    check_card_count(sum(thing.copies for thing in things(cards)) + len(cards.quests), report, at)
    for section in ("enemy-traits", "location-traits", "quest-tokens", "keywords", "archetypes"):
        if len(cards.of(section)) > MAX_WORDS:
            report.add(at, f"there are {len(cards.of(section))} {section}; allowed: {MAX_WORDS}")
    if missing := set(CONDITIONS) - set(cards.of("conditions")):
        report.add(at, f"there is no condition {listed(missing)}")
    for die in ROLLED:
        if not 1 <= len(cards.dice.get(die, [])) <= MAX_FACES:
            report.add(at, f"the {die} die has {len(cards.dice.get(die, []))} faces; allowed: 1 to {MAX_FACES}")
    for die in set(cards.dice) - set(ROLLED):
        report.add(at, f"the game does not know the die {die!r}; allowed: {listed(ROLLED)}")
    check_archetypes(cards, report, at)
    for quest in cards.quests.values():
        check_quest(cards, quest, report)


def check_archetypes(cards: TerrinothCards, report: Report, at: Node) -> None:
    if len(cards.of("archetypes")) < PARTY:
        report.add(at, f"there are {len(cards.of('archetypes'))} archetypes; a party needs {PARTY}")
    for archetype, thing in cards.of("archetypes").items():
        if not any(hero.archetype == archetype for hero in cards.of("heroes").values()):
            report.add(thing.node, f"there is no hero of the archetype {archetype!r}")
        classes = sum(1 for other in cards.of("classes").values() if other.archetype == archetype)
        if classes > MAX_CLASSES:
            report.add(thing.node, f"the archetype {archetype!r} has {classes} classes; allowed: {MAX_CLASSES}")
        own = [card for card in cards.of("activation").values() if card.archetype == archetype]
        basic = Counter(card.action for card in own if card.hero_class == "basic")
        for action in ACTIONS:
            if basic[action] != 1:
                what = f"the archetype {archetype!r} has {basic[action]} basic cards for {action!r}"
                report.add(thing.node, f"{what}; allowed: 1")
    for id, thing in cards.of("classes").items():
        advanced = Counter(card.action for card in cards.of("activation").values() if card.hero_class == id)
        for action in ACTIONS:
            if advanced[action] != 1:
                report.add(thing.node, f"the class {id!r} has {advanced[action]} cards for {action!r}; allowed: 1")


def check_quest(cards: TerrinothCards, quest: QuestDefinition, report: Report) -> None:
    if not 2 <= len(quest.track) <= MAX_SPACES or quest.track[0] != "start":
        report.add(quest.node, f"a peril track is 'start' and 1 to {MAX_SPACES - 1} more spaces")
    sets = {thing.id: thing.difficulty for thing in cards.of("enemies").values() if thing.rank == "minion"}
    free = {thing.id: thing.difficulty for thing in cards.of("locations").values() if not thing.quest}
    check_deck(quest, "enemies", quest.enemies, sets, report)
    check_deck(quest, "locations", quest.locations, free, report)
    check_deck(quest, "exploration", quest.exploration, {}, report)
    drawn = {entry.named for stack in quest.exploration for entry in stack}
    deck = sum(1 for card in cards.of("exploration").values() if card.set in drawn)
    if deck > MAX_IN_DECK:
        report.add(quest.node, f"the exploration deck has {deck} cards; allowed: {MAX_IN_DECK}")
    foes = sum(entry.count for stack in quest.enemies for entry in stack) * SET_SIZE
    if foes > MAX_IN_DECK:
        report.add(quest.node, f"the enemy deck has {foes} cards; allowed: {MAX_IN_DECK}")


def check_deck(
    quest: QuestDefinition, deck: str, stacks: list[list[StackEntry]], free: dict[str, str], report: Report
) -> None:
    """A deck has cards, names nothing twice and finds what it draws at random among what it does not name."""
    entries = [entry for stack in stacks for entry in stack]
    if not entries:
        report.add(quest.node, f"the deck {deck!r} is empty")
    named = Counter(entry.named for entry in entries if entry.named)
    for name, count in named.items():
        if count > 1:
            report.add(quest.node, f"the deck {deck!r} names {name!r} twice")
    drawn: Counter[str] = Counter()
    for entry in entries:
        if not entry.named:
            drawn[entry.difficulty] += entry.count
    for difficulty, count in drawn.items():
        there = sum(1 for name, other in free.items() if other == difficulty and name not in named)
        if count > there:
            what = f"the deck {deck!r} draws {count} at random of the difficulty {difficulty!r}"
            report.add(quest.node, f"{what}; there are {there}")
