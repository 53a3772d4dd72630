"""The card set of Tenefyr as the rules read it: immutable vectors by card number."""

from typing import Final

from mypy_extensions import i64

from questable.games.tenefyr.rules.constants import BASIC, EDITIONS, FILTERS, HEROES, KINDS, LOOT, REWARD, SKILL, TAGS
from questable.kernel.card_set import CardSet
from questable.kernel.decision import Tag
from questable.kernel.effect import Condition, Effect, Value
from questable.kernel.vec import Vec, from_list, zeros
from questable.kernel.zones import Zones

# ---- continuous effects
ENEMY_POWER: Final = 0
CARD_POWER: Final = 1
HAND_SIZE: Final = 2
REDRAW_LIMIT: Final = 3
SILENCE: Final = 4
CAP_TOTAL: Final = 5
ALL_TURNS: Final = 6
LOOT_TO: Final = 7

LOOT_TO_CHOSEN: Final = 0
LOOT_TO_STARTING: Final = 1


class Modifier:
    """A continuous effect. It is evaluated on each read and never changes a card."""

    def __init__(
        self, kind: i64, amount: Value, filter: i64, condition: Condition | None, duration: i64, enemy: bool
    ) -> None:
        self.kind: i64 = kind
        self.amount: Final[Value] = amount
        self.filter: i64 = filter
        self.condition: Final[Condition | None] = condition
        self.duration: i64 = duration
        self.enemy: bool = enemy  # printed on an enemy: inactive while the enemy's rules are ignored


class Card:
    """One card as the reader produces it. The vectors of the card set are built from these."""

    def __init__(self, id: str, kind: i64) -> None:
        self.id: str = id
        self.kind: i64 = kind
        self.copies: i64 = 1
        self.level: i64 = 0
        self.power: i64 = 0
        self.hero: i64 = -1  # the hero of a Skill
        self.names_hero: i64 = -1  # the hero symbol of a loot (TEN-SET-11)
        self.enemy_power: list[int] = [0, 0, 0]  # for 2, 3 and 4 players
        self.rules: i64 = 0  # the program of a card that is played
        self.copies_cards: bool = False  # its rules contain `copy`
        self.timings: Final[list[int]] = [0, 0, 0, 0, 0, 0, 0]  # the program of an enemy at each timing
        self.plays: Final[list[tuple[int, int]]] = []  # filter and program of each "each time you play a …" rule
        self.modifiers: Final[list[int]] = []
        self.boss: i64 = -1
        self.together: bool = False  # a reward: one choice for the party
        self.editions: list[int] = []
        self.rewards: Final[list[int]] = []  # the program of each option


class Track:
    def __init__(self, skull: i64, starts: list[int], counts: list[list[int]], levels: list[int]) -> None:
        self.skull: i64 = skull
        self.starts: Final[list[int]] = starts  # easy, normal, hard
        self.counts: Final[list[list[int]]] = counts  # Reserve cards granted by each space, for 1, 2, 3 and 4 players
        self.levels: Final[list[int]] = levels

    def count(self, space: i64, players: i64) -> i64:
        return self.counts[space][players - 1]


def filters_of(card: Card) -> i64:
    """The filters that match a card, one bit each."""
    bits = 1 << FILTERS["any"]
    if card.kind == BASIC:
        bits |= 1 << FILTERS["basic"]
        if card.power == 0:
            bits |= 1 << FILTERS["basic-0"]
        if card.power == 1:
            bits |= 1 << FILTERS["basic-1"]
    elif card.kind == SKILL:
        bits |= 1 << FILTERS["skill"] | 1 << FILTERS["non-basic"]
    elif card.kind == LOOT:
        bits |= 1 << FILTERS["loot"] | 1 << FILTERS["non-basic"]
    return bits


# ---- pools: instances grouped for set-up
BASIC_POOL: Final = 0  # plus the power, 0 or 1
SKILL_POOL: Final = 2  # plus the hero
LEVEL_POOL: Final = 5  # plus the level
REWARD_POOL: Final = 10  # plus the level
STAGE_POOL: Final = 16
POOLS: Final = 17


def pool_of(card: Card) -> i64:
    if card.kind == BASIC:
        return BASIC_POOL + card.power
    if card.kind == SKILL:
        return SKILL_POOL + card.hero
    if card.kind == LOOT:
        return LEVEL_POOL + card.level
    if card.kind == REWARD:
        return REWARD_POOL + card.level
    return STAGE_POOL


class TenefyrCardSet(CardSet):
    def __init__(
        self,
        hash: str,
        cards: list[Card],
        programs: list[list[Effect]],
        modifiers: list[Modifier],
        bosses: list[str],
        tracks: list[Track],
    ) -> None:
        card_of: list[int] = []
        for number in range(len(cards)):
            for _ in range(cards[number].copies):
                card_of.append(number)
        tags: list[Tag] = list(TAGS)
        super().__init__("tenefyr", hash, list(KINDS), tags, [card.id for card in cards], card_of, programs)
        self.cards: Final[list[Card]] = cards
        self.modifiers: Final[list[Modifier]] = modifiers
        self.bosses: Final[list[str]] = bosses
        self.tracks: Final[list[Track]] = tracks  # regular, quick
        self.number: Final[dict[str, int]] = {card.id: i for i, card in enumerate(cards)}
        self.kind: Final[Vec] = from_list([card.kind for card in cards])
        self.level: Final[Vec] = from_list([card.level for card in cards])
        self.power: Final[Vec] = from_list([card.power for card in cards])
        self.filters: Final[Vec] = from_list([filters_of(card) for card in cards])
        self.rules: Final[Vec] = from_list([card.rules for card in cards])
        # by instance: kinds of continuous effects of the enemy side, one bit each; index -1 (no enemy) is 0
        self.enemy_kinds: Final[Vec] = zeros(len(card_of) + 1)
        for instance in range(len(card_of)):
            for modifier in cards[card_of[instance]].modifiers:
                self.enemy_kinds[instance] |= 1 << modifiers[modifier].kind
        self.pools: Final[list[list[int]]] = [[] for _ in range(POOLS)]
        for instance in range(len(card_of)):
            self.pools[pool_of(cards[card_of[instance]])].append(instance)
        # the rewards of each edition, by level
        self.rewards: Final[dict[int, list[list[int]]]] = {}
        for edition in EDITIONS:
            self.rewards[edition] = [
                [card for card in self.pools[REWARD_POOL + level] if edition in cards[card_of[card]].editions]
                for level in range(6)
            ]
        self.thief: i64 = self.find_skill(HEROES.index("thief"))
        self.deathstrike: i64 = self.number.get("silent-headsman", -1)
        self.lost_goblin: i64 = self.number.get("lost-goblin", -1)

        self.blank: Final[Vec] = zeros(len(card_of))  # zeros by instance, copied by set-up
        self.blank_zones: Final[list[Zones | None]] = [None] * 10  # cache of set-up, by players and mode

    def find_skill(self, hero: i64) -> i64:
        for number in range(len(self.cards)):
            if self.cards[number].hero == hero:
                return number
        return -1

    def fits(self, instance: i64, filter: i64) -> bool:
        return self.filters[self.card_of[instance]] >> filter & 1 == 1
