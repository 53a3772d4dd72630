"""The state of a game of Terrinoth: all numbers and vectors, by name."""

from typing import Final, cast

from mypy_extensions import i64

from questable.games.terrinoth.rules.card_set import Card, TerrinothCardSet
from questable.games.terrinoth.rules.constants import (
    ACTIONS,
    CONDITIONS,
    DICE,
    ENGAGED,
    ITEMS,
    LOCATION,
    PLACES,
    SHADOWS,
    ZONE_NAMES,
)
from questable.games.terrinoth.rules.events import EVENTS
from questable.kernel.decision import CARD, TAG_SIZE
from questable.kernel.events import ALL, EventKind
from questable.kernel.rng import Rng
from questable.kernel.state import State
from questable.kernel.vec import EMPTY_VEC, Vec, from_list
from questable.kernel.zones import Zones

# Attribute names of the numbers (SCALARS) and vectors (COLUMNS). Saved games and digests use them: do not rename.
SCALARS: Final = (
    "players",
    "count",
    "quest",
    "grim",
    "leader",
    "active",
    "first",
    "round",
    "peril",
    "progress",
    "explored",
    "in_action",
    "action",
    "dice",
    "successes",
    "defenses",
    "pierce",
    "no_enemy_dice",
    "reroll_hero",
    "reroll_enemy",
    "reroll_any",
    "resolved",
    "target_hero",
    "felled",
    "fallen",
    "incoming",
    "wound_source",
    "suffering",
    "nemesis_down",
    "spared",
    "engaging",
)
COLUMNS: Final = (
    "hero_cards",
    "wounds",
    "tokens",
    "down",
    "classes",
    "conditions",
    "acts",
    "spent",
    "enemy_wounds",
    "exhausted",
    "facedown",
    "origin",
    "quest_tokens",
    "location_tokens",
    "hero_tokens",
    "targets",
    "shares",
    "hero_dice",
    "enemy_dice",
    "picks",
    "queue",
    "used",
)
REMADE: Final = 63  # `origin` of the cards in a remade deck
TOKEN_LIMIT: Final = 5  # TER-TOK-1
BONUS_HEALTH: Final[Vec] = from_list([0, 0, 10, 4, 0])  # by hero count (TER-CNT-1)


class TerrinothState(State):
    __slots__ = ("cards", *SCALARS, *COLUMNS)

    def __init__(self, card_set: TerrinothCardSet, rng: Rng, zones: Zones) -> None:
        super().__init__(card_set, rng, zones)
        self.cards: Final[TerrinothCardSet] = card_set
        # party
        self.players: i64 = 0
        self.count: i64 = 0  # number of heroes, fixed at set-up
        self.quest: i64 = 0
        self.grim: i64 = 0
        self.leader: i64 = 0
        self.active: i64 = 0  # the active hero (TER-ACTV-1)
        self.hero_cards: Vec = EMPTY_VEC  # instances
        self.wounds: Vec = EMPTY_VEC
        self.tokens: Vec = EMPTY_VEC  # success tokens
        self.down: Vec = EMPTY_VEC
        self.classes: Vec = EMPTY_VEC  # -1: none yet
        self.conditions: Vec = EMPTY_VEC  # bits
        self.acts: Vec = EMPTY_VEC  # four activation cards per hero, by action: instances
        self.spent: Vec = EMPTY_VEC  # 1: the activation card is exhausted
        # quest
        self.round: i64 = 0
        self.first: i64 = 0  # hero who began the current hero or enemy phase
        self.peril: i64 = 0
        self.progress: i64 = 0
        self.explored: i64 = 0  # 1: the location has been fully explored once
        self.quest_tokens: Vec = EMPTY_VEC
        self.location_tokens: Vec = EMPTY_VEC
        self.hero_tokens: Vec = EMPTY_VEC
        self.nemesis_down: i64 = 0
        # enemies, by instance
        self.enemy_wounds: Vec = EMPTY_VEC
        self.exhausted: Vec = EMPTY_VEC
        self.facedown: Vec = EMPTY_VEC
        self.origin: Vec = EMPTY_VEC  # stack a card was dealt in, from 1; 0: not dealt. Copy before writing
        # the current or last action
        self.in_action: i64 = 0
        self.action: i64 = -1
        self.dice: i64 = 0
        self.successes: i64 = 0
        self.defenses: i64 = 0
        self.pierce: i64 = 0
        self.no_enemy_dice: i64 = 0
        self.reroll_hero: i64 = 0
        self.reroll_enemy: i64 = 0
        self.reroll_any: i64 = 0
        self.resolved: i64 = 0  # number of hero dice resolved
        self.hero_dice: Vec = EMPTY_VEC
        self.enemy_dice: Vec = EMPTY_VEC
        self.targets: Vec = EMPTY_VEC
        self.shares: Vec = EMPTY_VEC
        self.target_hero: i64 = -1
        self.felled: i64 = 0  # number of enemies defeated by the action
        self.fallen: i64 = -1  # the last enemy defeated
        # wounds about to be suffered
        self.incoming: i64 = 0
        self.wound_source: i64 = 0
        self.suffering: i64 = -1
        self.spared: i64 = 0  # 1: the nemesis returns to its lair instead of being defeated
        self.engaging: i64 = -1  # hero with whom the current effect engages enemies
        self.picks: Vec = EMPTY_VEC  # cards picked so far for the current effect
        self.queue: Vec = EMPTY_VEC  # triggered abilities not yet resolved: ability, source, hero
        self.used: Vec = EMPTY_VEC  # abilities used this round: ability, source, hero

    # ---- copies

    def clone(self) -> "TerrinothState":
        copy = TerrinothState(self.cards, self.rng, Zones(EMPTY_VEC, EMPTY_VEC))
        copy.copy_from(self)
        return copy

    def restore(self, other: State) -> None:
        self.copy_from(cast(TerrinothState, other))

    def copy_from(self, other: "TerrinothState") -> None:
        self.copy_base(other)
        self.players = other.players
        self.count = other.count
        self.quest = other.quest
        self.grim = other.grim
        self.leader = other.leader
        self.active = other.active
        self.hero_cards = other.hero_cards
        self.wounds = other.wounds[:]
        self.tokens = other.tokens[:]
        self.down = other.down[:]
        self.classes = other.classes[:]
        self.conditions = other.conditions[:]
        self.acts = other.acts[:]
        self.spent = other.spent[:]
        self.round = other.round
        self.first = other.first
        self.peril = other.peril
        self.progress = other.progress
        self.explored = other.explored
        self.quest_tokens = other.quest_tokens[:]
        self.location_tokens = other.location_tokens[:]
        self.hero_tokens = other.hero_tokens[:]
        self.nemesis_down = other.nemesis_down
        self.enemy_wounds = other.enemy_wounds[:]
        self.exhausted = other.exhausted[:]
        self.facedown = other.facedown[:]
        self.origin = other.origin
        self.in_action = other.in_action
        self.action = other.action
        self.dice = other.dice
        self.successes = other.successes
        self.defenses = other.defenses
        self.pierce = other.pierce
        self.no_enemy_dice = other.no_enemy_dice
        self.reroll_hero = other.reroll_hero
        self.reroll_enemy = other.reroll_enemy
        self.reroll_any = other.reroll_any
        self.resolved = other.resolved
        self.hero_dice = other.hero_dice[:]
        self.enemy_dice = other.enemy_dice[:]
        self.targets = other.targets[:]
        self.shares = other.shares[:]
        self.target_hero = other.target_hero
        self.felled = other.felled
        self.fallen = other.fallen
        self.incoming = other.incoming
        self.wound_source = other.wound_source
        self.suffering = other.suffering
        self.spared = other.spared
        self.engaging = other.engaging
        self.picks = other.picks[:]
        self.queue = other.queue[:]
        self.used = other.used[:]

    # ---- heroes

    def seat_of(self, hero: i64) -> i64:
        """The seat that plays a hero. In solo play seat 0 plays both (TER-CNT-1)."""
        if self.players == 1:
            return 0
        return hero

    def standing(self, hero: i64) -> bool:
        return hero >= 0 and self.down[hero] == 0

    def hero_card(self, hero: i64) -> Card:
        return self.cards.of(self.hero_cards[hero])

    def health(self, hero: i64) -> i64:
        card = self.hero_cards[hero]
        return self.cards.instance[card].health + BONUS_HEALTH[self.count]

    def next_standing(self, hero: i64) -> i64:
        """The next standing hero clockwise; -1: none."""
        for i in range(1, self.count + 1):
            other = (hero + i) % self.count
            if self.down[other] == 0:
                return other
        return -1

    def standing_count(self) -> i64:
        found: i64 = 0
        for hero in range(self.count):
            if self.down[hero] == 0:
                found += 1
        return found

    def readied_cards(self, hero: i64) -> i64:
        found: i64 = 0
        for i in range(hero * 4, hero * 4 + 4):
            if self.spent[i] == 0:
                found += 1
        return found

    def has(self, hero: i64, condition: i64) -> bool:
        return self.conditions[hero] >> condition & 1 == 1

    # ---- enemies

    def engaged_with(self, enemy: i64) -> i64:
        """The hero an enemy is engaged with; -1: none."""
        return self.zones.holder(ENGAGED, self.count, enemy)  # ENGAGED is 0, so zone numbers are hero numbers

    def in_play(self, enemy: i64) -> bool:
        """Engaged or in the shadows."""
        return self.engaged_with(enemy) >= 0 or self.in_shadows(enemy)

    def in_shadows(self, enemy: i64) -> bool:
        return self.zones.find(SHADOWS, enemy) >= 0

    def location(self) -> i64:
        """The active location; -1 before the first is revealed."""
        return self.zones.top(LOCATION)

    def exploration_value(self) -> i64:
        place = self.location()
        if place < 0:
            return 0
        return self.cards.of(place).exploration

    # ---- presentation

    def copy_class(self, card: i64) -> i64:
        state = self.enemy_wounds[card] * 4 + self.exhausted[card] * 2 + self.facedown[card]
        return state * 8 + self.engaged_with(card) + 1

    def place_key(self, place: i64) -> str:
        """Heroes are the places of this game: enemies engage them."""
        return self.card_id(self.hero_cards[place])

    def card_ref(self, card: i64) -> dict[str, object]:
        if self.facedown[card]:
            return {"facedown": True, "zone": "shadows", "index": self.zones.find(SHADOWS, card)}
        ref: dict[str, object] = {"card": self.card_id(card)}
        for hero in range(self.count):
            if (index := self.zones.find(ENGAGED + hero, card)) >= 0:
                ref.update({"zone": "engaged", "hero": hero, "index": index})
            if (index := self.zones.find(ITEMS + hero, card)) >= 0:
                ref.update({"zone": "items", "hero": hero, "index": index})
        if (index := self.zones.find(SHADOWS, card)) >= 0:
            ref.update({"zone": "shadows", "index": index})
        if self.enemy_wounds[card]:
            ref["wounds"] = int(self.enemy_wounds[card])
        if self.exhausted[card]:
            ref["exhausted"] = True
        return ref

    def subject(self, kind: i64, value: i64) -> tuple[str, dict[str, object]]:
        if kind == CARD and self.facedown[value]:
            return "facedown", self.card_ref(value)
        return super().subject(kind, value)

    def compare(self, tag: i64, card: i64, other: i64) -> i64:
        """Order options: face-down enemies come last and are equal unless all players know one of them."""
        other_card = other % TAG_SIZE
        if tag == other // TAG_SIZE and (self.facedown[card] or self.facedown[other_card]):
            if self.facedown[card] and self.facedown[other_card]:
                return (self.known[card] == ALL) - (self.known[other_card] == ALL)
            return self.facedown[card] - self.facedown[other_card]
        return super().compare(tag, card, other)

    def event_kind(self, number: i64) -> EventKind:
        return EVENTS[number]

    def present_argument(self, what: str, value: i64) -> object:
        if what == "hero":
            return None if value < 0 else self.place_key(value)
        if what == "action":
            return list(ACTIONS)[value]
        if what == "die":
            return list(DICE)[value]
        if what == "condition":
            return list(CONDITIONS)[value]
        if what == "token":
            return self.cards.tokens[value]
        if what == "keyword":
            return self.cards.keywords[value]
        if what == "place":
            return list(PLACES)[value]
        return super().present_argument(what, value)

    def narrow(self) -> None:
        if self.grim:
            from questable.games.terrinoth.rules.grim import keep_harshest_options

            keep_harshest_options(self)

    # ---- names, for the codec

    def scalars(self) -> tuple[str, ...]:
        return SCALARS

    def columns(self) -> tuple[str, ...]:
        return COLUMNS

    def zone_name(self, zone: i64) -> str:
        if zone < ITEMS:
            return f"engaged-{zone}"
        if zone < SHADOWS:
            return f"items-{zone - ITEMS}"
        return ZONE_NAMES[zone - SHADOWS]

    # These modules import the state, so they are imported lazily.

    def view(self, seat: int | None) -> dict[str, object]:
        from questable.games.terrinoth.view import view

        return view(self, seat)

    def resample(self, seat: int | None, rng: Rng) -> "TerrinothState":
        from questable.games.terrinoth.rules.resample import resample

        return resample(self, seat, rng)
