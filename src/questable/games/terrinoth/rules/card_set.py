"""The card set of Terrinoth as the rules read it: immutable."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from questable.games.terrinoth.rules.constants import (
    ACTIONS,
    ACTIVATION,
    CONDITIONS,
    ENEMY,
    EVENT,
    HERO,
    ITEM,
    KINDS,
    NEMESIS,
    PLACE_CARD,
    TAGS,
)
from questable.kernel.card_set import CardSet
from questable.kernel.decision import Tag
from questable.kernel.effect import Condition, Effect
from questable.kernel.vec import INTERPRETED, Vec, from_list, zeros
from questable.kernel.zones import Zones


class Ability:
    """A triggered rule: timing, condition, limit and program."""

    def __init__(self, timing: i64, condition: Condition | None, once: bool, program: i64) -> None:
        self.timing: i64 = timing
        self.condition: Final[Condition | None] = condition
        self.once: bool = once  # once per round
        self.program: i64 = program


class StandingRule:
    """A continuous rule: changes a stat of matching enemies or forbids something (`cannot`)."""

    def __init__(
        self,
        stat: i64,
        cannot: i64,
        enemy: i64,
        trait: i64,
        rank: i64,
        by: i64,
        condition: Condition | None,
    ) -> None:
        self.stat: i64 = stat  # -1: a `cannot` rule
        self.cannot: i64 = cannot
        self.enemy: i64 = enemy
        self.trait: i64 = trait
        self.rank: i64 = rank
        self.by: i64 = by
        self.condition: Final[Condition | None] = condition


class Card:
    """One card as the compiler produces it."""

    def __init__(self, id: str, kind: i64) -> None:
        self.id: str = id
        self.kind: i64 = kind
        self.copies: i64 = 1
        self.abilities: list[int] = []
        self.standings: list[int] = []
        self.program: i64 = 0  # the lines of an activation card, the rules of an event
        self.archetype: i64 = -1
        self.hero_class: i64 = -1  # -1: basic
        self.action: i64 = -1
        self.health: i64 = 0
        self.attack: i64 = 0
        self.resilience: i64 = 0
        self.set: i64 = -1  # enemy set, exploration set
        self.rank: i64 = 0
        self.difficulty: i64 = 0
        self.traits: i64 = 0  # bits
        self.bar: list[int] = []  # the programs of its keywords
        self.keywords: list[int] = []
        self.engaged: i64 = 0
        self.shadows: i64 = 0
        self.exploration: i64 = 0
        self.quest: i64 = -1  # the quest it belongs to; -1: any
        self.harmful: bool = False


class Entry:
    """One entry of a stack: a named set, or `count` random sets of a difficulty."""

    def __init__(self, named: i64, difficulty: i64, count: i64) -> None:
        self.named: i64 = named
        self.difficulty: i64 = difficulty
        self.count: i64 = count


class Quest:
    def __init__(self, id: str, card: i64) -> None:
        self.id: str = id
        self.card: i64 = card
        self.nemesis: i64 = -1  # a card
        self.level: str = ""
        self.enemies: list[list[Entry]] = []
        self.locations: list[list[Entry]] = []
        self.exploration: list[list[Entry]] = []
        self.track: list[int] = []  # the program of each space
        self.colours: list[str] = []
        self.victory: Condition | None = None
        self.defeat: list[Condition] = []
        # caches of rules.decks: sets that may be chosen at random, by kind and by kind and difficulty
        self.random_sets: dict[int, list[int]] = {}
        self.sets_of_difficulty: dict[tuple[int, int], list[int]] = {}


class TerrinothCardSet(CardSet):
    def __init__(
        self,
        hash: str,
        cards: list[Card],
        programs: list[list[Effect]],
        abilities: list[Ability],
        standings: list[StandingRule],
        quests: list[Quest],
        archetypes: list[str],
        classes: list[str],
        traits: list[str],
        tokens: list[str],
        sets: list[str],
        keywords: list[str],
        hero_die: list[int],
        enemy_die: list[int],
    ) -> None:
        card_of: list[int] = []
        first: list[int] = []
        for number in range(len(cards)):
            first.append(len(card_of))
            for _ in range(cards[number].copies):
                card_of.append(number)
        tags: list[Tag] = list(TAGS)
        super().__init__("terrinoth", hash, list(KINDS), tags, [card.id for card in cards], card_of, programs)
        self.cards: Final[list[Card]] = cards
        self.instance: Final[vec[Card]] = cards_by_instance(cards, card_of)
        self.first: Final[list[int]] = first  # the first instance of each card
        self.abilities: Final[vec[Ability]] = ability_vec(abilities)
        self.standings: Final[list[StandingRule]] = standings
        self.quests: Final[list[Quest]] = quests
        self.archetypes: Final[list[str]] = archetypes
        self.classes: Final[list[str]] = classes
        self.traits: Final[list[str]] = traits
        self.tokens: Final[list[str]] = tokens
        self.sets: Final[list[str]] = sets
        self.keywords: Final[list[str]] = keywords
        self.hero_die: Final[list[int]] = hero_die
        self.enemy_die: Final[list[int]] = enemy_die
        self.number: Final[dict[str, int]] = {card.id: i for i, card in enumerate(cards)}
        # instances by kind and set: enemy sets, exploration sets, single locations
        self.members: Final[dict[int, dict[int, list[int]]]] = {ENEMY: {}, PLACE_CARD: {}, ITEM: {}}
        for instance in range(len(card_of)):
            card = cards[card_of[instance]]
            if card.kind == PLACE_CARD:
                self.members[PLACE_CARD][card_of[instance]] = [instance]
            elif card.kind == ENEMY and card.rank != NEMESIS:
                self.members[ENEMY].setdefault(card.set, []).append(instance)
            elif card.kind == ITEM or card.kind == EVENT:
                self.members[ITEM].setdefault(card.set, []).append(instance)
        self.conditions: Final[list[int]] = [first[self.number[name]] for name in CONDITIONS]
        self.quest_cards: Final[Vec] = from_list([first[quest.card] for quest in quests])  # instances
        # by instance: timings of its abilities and stats changed by its standing rules, one bit each
        self.timings: Final[Vec] = zeros(len(card_of))
        self.stat_bits: Final[Vec] = zeros(len(card_of))
        for instance in range(len(card_of)):
            card = cards[card_of[instance]]
            for ability in card.abilities:
                self.timings[instance] |= 1 << abilities[ability].timing
            for standing in card.standings:
                if standings[standing].stat >= 0:
                    self.stat_bits[instance] |= 1 << standings[standing].stat
        # abilities of all cards in one vector, and the start of each card's abilities in it
        self.ability_order: Final[Vec] = from_list([ability for card in cards for ability in card.abilities])
        self.ability_starts: Final[Vec] = zeros(len(cards) + 1)
        for number in range(len(cards)):
            self.ability_starts[number + 1] = self.ability_starts[number] + len(cards[number].abilities)
        # the same bits for all items, locations and enemies; stat bits by quest (its nemesis and all other enemies)
        self.item_timings: i64 = self.any_timings(ITEM)
        self.place_timings: i64 = self.any_timings(PLACE_CARD)
        self.enemy_timings: i64 = self.any_timings(ENEMY)
        self.enemy_stat_bits: Final[Vec] = zeros(len(quests))
        for number in range(len(quests)):
            for instance in self.instances(ENEMY):
                if self.of(instance).rank != NEMESIS or card_of[instance] == quests[number].nemesis:
                    self.enemy_stat_bits[number] |= self.stat_bits[instance]
        # the same timings for conditions, by the bit set of a hero's conditions
        self.condition_timings: Final[Vec] = zeros(1 << len(self.conditions))
        for bits in range(1 << len(self.conditions)):
            for number in range(len(self.conditions)):
                if bits >> number & 1:
                    self.condition_timings[bits] |= self.timings[self.conditions[number]]
        # the activation cards of each archetype: the basic ones by action, the advanced in the order of the card list
        self.basic: Final[list[list[int]]] = [[0] * len(ACTIONS) for _ in archetypes]
        self.advanced: Final[list[list[int]]] = [[] for _ in archetypes]
        for card in cards:
            if card.kind == ACTIVATION and card.hero_class >= 0:
                self.advanced[card.archetype].append(first[self.number[card.id]])
            elif card.kind == ACTIVATION:
                self.basic[card.archetype][card.action] = first[self.number[card.id]]
        # for set-up
        self.heroes: Final[list[int]] = [number for number in range(len(cards)) if cards[number].kind == HERO]
        self.heroes_of: Final[list[list[int]]] = [  # by archetype
            [number for number in self.heroes if cards[number].archetype == archetype]
            for archetype in range(len(archetypes))
        ]
        self.blank: Final[Vec] = zeros(len(card_of))  # zeros by instance, copied by set-up
        self.blank_zones: Zones | None = None

    def any_timings(self, kind: i64) -> i64:
        bits: i64 = 0
        for instance in self.instances(kind):
            bits |= self.timings[instance]
        return bits

    def of(self, instance: i64) -> Card:
        return self.instance[instance]

    def instances(self, kind: i64) -> list[int]:
        return [n for n in range(len(self.card_of)) if self.cards[self.card_of[n]].kind == kind]

    def enemy_instances(self) -> list[int]:
        return self.instances(ENEMY)


# mypyc knows the element type of a vec; elements of a list are type-checked on each read.


def cards_by_instance(cards: list[Card], card_of: list[int]) -> "vec[Card]":
    """The card of each instance."""
    if INTERPRETED:
        return [cards[number] for number in card_of]  # type: ignore[return-value]
    made = vec[Card]()
    for number in card_of:
        made = append(made, cards[number])
    return made


def ability_vec(abilities: list[Ability]) -> "vec[Ability]":
    if INTERPRETED:
        return abilities  # type: ignore[return-value]
    made = vec[Ability]()
    for ability in abilities:
        made = append(made, ability)
    return made
