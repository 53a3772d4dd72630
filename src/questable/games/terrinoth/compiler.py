"""From checked cards of Terrinoth to the card set that the engine runs."""

from questable.cards.compiler import Compiler
from questable.cards.content_hash import content_hash
from questable.cards.grammar import Step
from questable.games.terrinoth.effects.conditions import ByHeroCount
from questable.games.terrinoth.effects.loops import ForEachEnemy, ForHeroes
from questable.games.terrinoth.reader import Definition, QuestDefinition, StackEntry, TerrinothCards
from questable.games.terrinoth.rules import constants as words
from questable.games.terrinoth.rules.card_set import Ability, Card, Entry, Quest, StandingRule, TerrinothCardSet
from questable.games.terrinoth.rules.phases import PARTY
from questable.games.terrinoth.rules.programs import phase_programs
from questable.games.terrinoth.rules.triggers import MarkUsed
from questable.games.terrinoth.vocabulary import vocabulary
from questable.kernel.control import EMPTY, Cost, May
from questable.kernel.effect import Effect, Value
from questable.kernel.vocabulary import Args, Vocabulary


class TerrinothCompiler(Compiler):
    def __init__(self, vocabulary: Vocabulary) -> None:
        super().__init__(vocabulary, PARTY, phase_programs())

    def who(self, word: str, program: int) -> Effect:
        return ForHeroes(words.HEROES[word], program)

    def each(self, args: Args, program: int) -> Effect:
        return ForEachEnemy(args.number("enemy"), args.number("trait"), args.number("rank"), program)

    def modifier(self, step: Step, modifier: Step) -> Effect:
        raise AssertionError("a standing change stands at the top of a card's rules")

    def by_count(self, numbers: list[int]) -> Value:
        return ByHeroCount(numbers)


class CardSetCompiler:
    """Numbers follow the order of the files, so that the same files play the same games."""

    def __init__(self, cards: TerrinothCards) -> None:
        self.definitions = cards
        self.traits = list(cards.of("enemy-traits"))
        self.tokens = list(cards.of("quest-tokens"))
        self.archetypes = list(cards.of("archetypes"))
        self.classes = list(cards.of("classes"))
        self.keywords = list(cards.of("keywords"))
        self.enemy_sets = list(cards.of("enemy-sets"))
        self.exploration_sets = list(cards.of("exploration-sets"))
        self.quest_ids = list(cards.quests)
        self.compiler = TerrinothCompiler(vocabulary(self.traits, self.tokens))
        self.abilities: list[Ability] = []
        self.standings: list[StandingRule] = []
        self.cards: list[Card] = []
        self.bars: dict[str, int] = {}

    def make(self) -> TerrinothCardSet:
        for keyword in self.definitions.of("keywords").values():
            self.bars[keyword.id] = self.compiler.program(keyword.rules)
        for name, kind in (("heroes", words.HERO), ("activation", words.ACTIVATION), ("conditions", words.CONDITION)):
            for thing in self.definitions.of(name).values():
                self.card(thing, kind)
        for thing in self.definitions.of("enemies").values():
            self.card(thing, words.ENEMY)
        for thing in self.definitions.of("locations").values():
            self.card(thing, words.PLACE_CARD)
        for thing in self.definitions.of("exploration").values():
            self.card(thing, words.ITEM if thing.kind == "item" else words.EVENT)
        numbers = {card.id: i for i, card in enumerate(self.cards)}
        quests = [self.quest(facts, numbers) for facts in self.definitions.quests.values()]
        return TerrinothCardSet(
            content_hash(self.definitions),
            self.cards,
            self.compiler.programs,
            self.abilities,
            self.standings,
            quests,
            self.archetypes,
            self.classes,
            self.traits,
            self.tokens,
            self.enemy_sets,
            self.keywords,
            self.definitions.dice["hero"],
            self.definitions.dice["enemy"],
        )

    def card(self, thing: Definition, kind: int) -> None:
        card = Card(thing.id, kind)
        card.copies = thing.copies if kind == words.ENEMY else 1
        card.archetype = self.archetypes.index(thing.archetype) if thing.archetype else -1
        card.hero_class = self.classes.index(thing.hero_class) if thing.hero_class in self.classes else -1
        card.action = words.ACTIONS[thing.action] if thing.action else -1
        card.health = thing.health
        card.attack = thing.attack
        card.resilience = thing.resilience
        sets = self.enemy_sets if kind == words.ENEMY else self.exploration_sets
        card.set = sets.index(thing.set) if thing.set else -1
        card.rank = words.RANKS[thing.rank] if thing.rank else 0
        card.difficulty = words.DIFFICULTIES[thing.difficulty] if thing.difficulty else 0
        if kind == words.ENEMY:
            for trait in thing.traits:
                card.traits |= 1 << self.traits.index(trait)
        card.bar = [self.bars[keyword] for keyword in thing.bar]
        card.keywords = [self.keywords.index(keyword) for keyword in thing.bar]
        card.engaged = thing.engaged
        card.shadows = thing.shadows
        card.exploration = thing.exploration
        card.quest = self.quest_ids.index(thing.quest) if thing.quest else -1
        card.harmful = thing.harmful
        if kind in (words.ACTIVATION, words.EVENT):
            card.program = self.compiler.program(thing.rules)
        else:
            self.rules(card, thing.rules)
        self.cards.append(card)

    def rules(self, card: Card, steps: list[Step]) -> None:
        for step in steps:
            if step.word == "when":
                condition = self.compiler.optional_condition(step.tests)
                program = self.compiler.program(step.do)
                card.abilities.append(len(self.abilities))
                if step.once:
                    self.limit(program, len(self.abilities))
                self.abilities.append(Ability(words.TIMINGS[step.timing], condition, step.once, program))
            elif step.word == "while":
                for modifier in step.do:
                    self.standings.append(self.standing(step, modifier))
                    card.standings.append(len(self.standings) - 1)

    def standing(self, step: Step, modifier: Step) -> StandingRule:
        args = self.compiler.args(modifier.args).numbers
        condition = self.compiler.optional_condition(step.tests)
        return StandingRule(
            args.get("stat", -1),
            args.get("what", -1),
            args["enemy"],
            args.get("trait", -1),
            args.get("rank", -1),
            args.get("by", 0),
            condition,
        )

    def limit(self, program: int, ability: int) -> None:
        """Once per round: used up when its list is done; of a price or an offer, the list behind it."""
        effects = self.compiler.programs[program]
        last = effects[-1]
        if isinstance(last, (Cost, May)) and last.do != EMPTY:
            effects = self.compiler.programs[last.do]
        effects.append(MarkUsed(ability))

    def quest(self, facts: QuestDefinition, numbers: dict[str, int]) -> Quest:
        card = Card(facts.id, words.QUEST)
        self.rules(card, facts.rules)
        if facts.threat:
            self.abilities.append(Ability(words.THREAT, None, False, self.compiler.program(facts.threat)))
            card.abilities.append(len(self.abilities) - 1)
        self.cards.append(card)
        quest = Quest(facts.id, len(self.cards) - 1)
        quest.nemesis = numbers[facts.nemesis]
        quest.level = facts.level
        quest.enemies = [
            self.stack(stack, {name: i for i, name in enumerate(self.enemy_sets)}) for stack in facts.enemies
        ]
        quest.locations = [self.stack(stack, numbers) for stack in facts.locations]
        sets = {name: i for i, name in enumerate(self.exploration_sets)}
        quest.exploration = [self.stack(stack, sets) for stack in facts.exploration]
        perils = {colour: self.compiler.program(steps) for colour, steps in facts.perils.items()}
        quest.track = [perils.get(colour, EMPTY) for colour in facts.track]
        quest.colours = facts.track
        if facts.victory is not None:
            quest.victory = self.compiler.condition(facts.victory.tests)
        quest.defeat = [self.compiler.condition(step.tests) for step in facts.defeat]
        return quest

    def stack(self, stack: list[StackEntry], numbers: dict[str, int]) -> list[Entry]:
        return [
            Entry(numbers[entry.named] if entry.named else -1, words.DIFFICULTIES.get(entry.difficulty, 0), entry.count)
            for entry in stack
        ]


def compile_cards(cards: TerrinothCards) -> TerrinothCardSet:
    return CardSetCompiler(cards).make()
