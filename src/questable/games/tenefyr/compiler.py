"""From checked cards of Tenefyr to the card set that the engine runs."""

from questable.cards.compiler import Compiler
from questable.cards.content_hash import content_hash
from questable.cards.grammar import Amount, Step, find_word
from questable.games.tenefyr.effects.conditions import Scaled
from questable.games.tenefyr.effects.players import PLAYERS, ForPlayers
from questable.games.tenefyr.effects.power import BeginModifier
from questable.games.tenefyr.reader import CardDefinition, CardSide, TenefyrCards
from questable.games.tenefyr.rules import constants as words
from questable.games.tenefyr.rules.card_set import Card, Modifier, TenefyrCardSet
from questable.games.tenefyr.rules.phases import PARTY
from questable.games.tenefyr.rules.programs import phase_programs
from questable.games.tenefyr.vocabulary import MODIFIER_KINDS, VOCABULARY
from questable.kernel.control import Number
from questable.kernel.effect import Effect, Value

NO_MAXIMUM = 1_000_000
KINDS = {
    "basic": words.BASIC,
    "skill": words.SKILL,
    "dungeon": words.LOOT,
    "stage": words.STAGE,
    "reward": words.REWARD,
}


class TenefyrCompiler(Compiler):
    def __init__(self) -> None:
        super().__init__(VOCABULARY, PARTY, phase_programs())
        self.modifiers: list[Modifier] = []
        self.on_enemy = False  # is the half of a card in progress an enemy's?

    def who(self, word: str, program: int) -> Effect:
        return ForPlayers(PLAYERS[word], program)

    def modifier(self, step: Step, modifier: Step) -> Effect:
        return BeginModifier(self.add_modifier(step, modifier), words.DURATIONS[step.duration])

    def scaled(self, count: Value, amount: Amount) -> Value:
        return Scaled(count, amount.times, amount.per, NO_MAXIMUM if amount.most is None else amount.most)

    def add_modifier(self, step: Step, modifier: Step) -> int:
        """The number of a new modifier."""
        args = self.args(modifier.args)
        amount: Value = args.values.get("value") or Number(
            next((args.numbers[name] for name in ("by", "most", "whom") if name in args.numbers), 0)
        )
        condition = self.optional_condition(step.tests)
        duration = words.DURATIONS[step.duration]
        kind = MODIFIER_KINDS[modifier.word]
        self.modifiers.append(Modifier(kind, amount, args.numbers.get("of", 0), condition, duration, self.on_enemy))
        return len(self.modifiers) - 1


class CardSetCompiler:
    """Numbers follow the order of the files, so that the same files play the same games."""

    def __init__(self, cards: TenefyrCards) -> None:
        self.cards = cards
        self.bosses = list(cards.bosses)
        self.compiler = TenefyrCompiler()

    def make(self) -> TenefyrCardSet:
        cards = [self.card(definition) for definition in self.cards.cards.values()]
        compiler = self.compiler
        hash = content_hash(self.cards)
        return TenefyrCardSet(hash, cards, compiler.programs, compiler.modifiers, self.bosses, self.cards.tracks)

    def card(self, definition: CardDefinition) -> Card:
        card = Card(definition.id, KINDS[definition.kind])
        card.copies = definition.copies
        card.level = definition.level
        card.hero = words.HEROES.index(definition.hero) if definition.hero else -1
        card.boss = self.bosses.index(definition.boss) if definition.boss else -1
        card.together = definition.together
        card.editions = definition.editions
        if definition.kind in ("basic", "skill", "dungeon"):
            self.played_side(card, definition.loot or definition.front)
        for option in definition.options:
            card.rewards.append(self.compiler.program(option.rules))
        if definition.kind in ("dungeon", "stage"):
            self.compiler.on_enemy = True
            self.enemy_side(card, definition.front)
            self.compiler.on_enemy = False
        return card

    def played_side(self, card: Card, side: CardSide) -> None:
        card.power = side.power[0]
        card.names_hero = words.HEROES.index(side.hero) if side.hero else -1
        card.rules = self.compiler.program(side.rules)
        card.copies_cards = find_word(side.rules, "copy") is not None

    def enemy_side(self, card: Card, side: CardSide) -> None:
        card.enemy_power = side.power
        for timing, number in words.TIMINGS.items():
            rules = [step for step in side.rules if step.word == "when" and step.timing == timing]
            if timing == "plays":
                for step in rules:
                    card.plays.append((words.FILTERS[step.timing_arg], self.compiler.program(guarded(step))))
            else:
                card.timings[number] = self.compiler.program([inner for step in rules for inner in guarded(step)])
        for step in side.rules:
            if step.word == "while":
                card.modifiers.extend(self.compiler.add_modifier(step, modifier) for modifier in step.do)


def compile_cards(cards: TenefyrCards) -> TenefyrCardSet:
    return CardSetCompiler(cards).make()


def guarded(step: Step) -> list[Step]:
    """What a triggered rule does, under its condition if it has one."""
    if not step.tests:
        return step.do
    return [Step("if", step.line, tests=step.tests, do=step.do)]
