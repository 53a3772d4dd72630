"""Observations of Terrinoth as rows of numbers, for agents."""

from typing import Final, cast

from mypy_extensions import i64

from questable.envs.rows import RowEncoder, RowWriter
from questable.games.terrinoth.rules.constants import (
    ENEMY_DECK,
    ENEMY_DISCARD,
    ENGAGED,
    EXPLORE_DECK,
    EXPLORE_DISCARD,
    ITEMS,
    LAIR,
    LOCATION_DECK,
    LOCATION_DISCARD,
    LOOKED,
    PUT_ON_DECK,
    S_ATTACK,
    S_HEALTH,
    S_RESILIENCE,
    SHADOWS,
)
from questable.games.terrinoth.rules.quest import is_explored
from questable.games.terrinoth.rules.state import TerrinothState
from questable.games.terrinoth.rules.wounds import enemy_stat
from questable.kernel.decision import CARD, TAG_SIZE
from questable.kernel.state import State
from questable.kernel.vec import Vec

# The numbers of the table, in this order. Heroes are numbered as places: the first hero is place 1.
NUMBERS: Final[tuple[str, ...]] = (
    "players",
    "heroes",
    "grim",
    "round",
    "leader",
    "active",
    "peril_space",
    "peril_left",
    "locations_left",
    "nemesis_defeated",
    "enemy_deck",
    "exploration_deck",
    "action",
    "in_action",
    "successes",
    "defenses",
    "target_hero",
    "decision",
    "about",
    "final_seat",
    "asked",
    "options",
)
# The number of dice of the current roll that show each face; faces are numbered from 1, as in options.
FACES: Final = 6
DICE_NUMBERS: Final[tuple[str, ...]] = ("hero_dice", "enemy_dice")

QUEST: Final = 1
PLACE: Final = 2
HERO: Final = 3
ACTION: Final = 4
ITEM: Final = 5
FACING: Final = 6
SHADOW: Final = 7
HOME: Final = 8
TARGET: Final = 9
SHOWN: Final = 10
TOKEN: Final = 11
ENEMY_KNOWN: Final = 12
EXPLORE_KNOWN: Final = 13
BEATEN: Final = 14
EXPLORED: Final = 15
BEHIND: Final = 16
HERO_FLAGS: Final = "flags 1 poisoned, 2 weakened, 4 focused, 8 defeated"
STATS: Final = "`a` wounds, `b` health, `c` attack, `d` resilience; flags 1 exhausted, 2 face down"
# Name and documentation of each zone: what it holds, and the columns besides card, owner and count.
ZONES: Final[tuple[tuple[str, str], ...]] = (
    ("quest", "the quest"),
    ("location", "the active location; `a` progress, `b` what it takes; flag 1 explored"),
    ("hero", f"a hero; `place`, `a` wounds, `b` health, `c` success tokens, `d` class; {HERO_FLAGS}"),
    ("activation", "an activation card; `place` of its hero; flag 1 exhausted"),
    ("item", "an item; `place` of its hero"),
    ("engaged", f"an enemy before the hero at `place`; {STATS}"),
    ("shadows", f"an enemy in the shadows; {STATS}"),
    ("lair", f"the nemesis in its lair; {STATS}"),
    ("target", "an enemy that the action is aimed at"),
    ("looked", "a card that is being looked at, if this seat sees it"),
    ("token", "quest tokens; `a` which; `place` 0 on the quest, 5 on the location, else on a hero"),
    ("enemy-deck", "a known card of the enemy deck; `a` how deep"),
    ("exploration-deck", "a known card of the exploration deck; `a` how deep"),
    ("enemy-discard", "cards of the enemies' discard pile"),
    ("exploration-discard", "cards of the exploration discard pile"),
    ("left-behind", "locations that the party has left"),
)
METRICS: Final[tuple[str, ...]] = (
    "locations_left_behind",
    "progress",
    "enemies_discarded",
    "hero_wounds",
    "heroes_defeated",
    "peril_space",
    "nemesis_defeated",
)
ON_LOCATION: Final = 5


def number_names() -> list[str]:
    """The names of all numbers of the table, in the order in which `TerrinothEncoder.numbers` writes them."""
    return [*NUMBERS, *[f"{name} {face + 1}" for name in DICE_NUMBERS for face in range(FACES)]]


class TerrinothEncoder(RowEncoder):
    def write(self, s: State, seat: int, rows: RowWriter) -> None:
        t = cast(TerrinothState, s)
        rows.begin(seat, t.players)
        self.numbers(t, rows)
        self.things(t, rows, 1 << seat)
        rows.pad_things()
        count = self.option_count(t, seat)
        for i in range(count):
            option = t.options[i]
            face_down = self.subjects[option // TAG_SIZE] == CARD and t.facedown[option % TAG_SIZE] != 0
            rows.add_option(option, face_down)
        rows.pad_options(count)

    def option_count(self, t: TerrinothState, seat: int) -> int:
        """The number of options that a seat sees. Cards that one player looks at are hidden from the others."""
        if t.asking == PUT_ON_DECK and seat != t.final:
            return 0
        return len(t.options)

    def metrics(self, s: State) -> list[int]:
        t = cast(TerrinothState, s)
        wounds = 0
        down = 0
        for hero in range(t.count):
            wounds += t.wounds[hero]
            down += t.down[hero]
        return [
            t.zones.size(LOCATION_DISCARD),
            t.progress,
            t.zones.size(ENEMY_DISCARD),
            wounds,
            down,
            t.peril,
            t.nemesis_down,
        ]

    def numbers(self, t: TerrinothState, rows: RowWriter) -> None:
        rows.add_number(t.players)
        rows.add_number(t.count)
        rows.add_number(t.grim)
        rows.add_number(t.round)
        rows.add_number(t.leader + 1)
        rows.add_number(t.active + 1)
        rows.add_number(t.peril)
        rows.add_number(len(t.cards.quests[t.quest].colours) - t.peril)
        rows.add_number(t.zones.size(LOCATION_DECK))
        rows.add_number(t.nemesis_down)
        rows.add_number(t.zones.size(ENEMY_DECK))
        rows.add_number(t.zones.size(EXPLORE_DECK))
        acting = t.action >= 0
        rows.add_number(t.action + 1)
        rows.add_number(t.in_action if acting else 0)
        rows.add_number(t.successes if acting else 0)
        rows.add_number(t.defenses if acting else 0)
        rows.add_number(t.target_hero + 1 if acting else 0)
        asked = t.asking != 0
        rows.add_number(t.asking)
        rows.add_number(self.card_of[t.about] + 1 if asked and t.about >= 0 else 0)
        rows.add_number(rows.relative_seat(t.final) if asked else 0)
        rows.add_number(t.asked >> int(rows.seat) & 1 if asked else 0)
        rows.add_number(self.option_count(t, int(rows.seat)))
        if acting:
            self.dice(rows, t.hero_dice)
            self.dice(rows, t.enemy_dice)
        else:
            rows.add_zeros(2 * FACES)

    def dice(self, rows: RowWriter, rolled: Vec) -> None:
        for face in range(FACES):
            count = 0
            for one in rolled:
                if one == face:
                    count += 1
            rows.add_number(count)

    def things(self, t: TerrinothState, rows: RowWriter, bit: int) -> None:
        card_of = self.card_of
        zones = t.zones
        rows.add_thing(t.cards.quests[t.quest].card, QUEST, -1)
        place = t.location()
        if place >= 0:
            explored = 1 if is_explored(t) else 0
            rows.add_thing(card_of[place], PLACE, -1, 0, 1, t.progress, t.exploration_value(), 0, 0, explored)
        for hero in range(t.count):
            self.hero(t, rows, hero)
        for i in range(zones.size(SHADOWS)):
            self.enemy(t, rows, zones.at(SHADOWS, i), SHADOW, 0, bit)
        for i in range(zones.size(LAIR)):
            self.enemy(t, rows, zones.at(LAIR, i), HOME, 0, bit)
        if t.action >= 0:
            for enemy in t.targets:
                rows.add_thing(-1 if t.facedown[enemy] else card_of[enemy], TARGET, -1)
        for i in range(zones.size(LOOKED)):
            card = zones.at(LOOKED, i)
            rows.add_thing(card_of[card] if t.known[card] & bit else -1, SHOWN, -1)
        size = len(t.cards.tokens)
        for token in range(size):
            if t.quest_tokens[token] > 0:
                rows.add_thing(-1, TOKEN, -1, 0, t.quest_tokens[token], token + 1)
            if t.location_tokens[token] > 0:
                rows.add_thing(-1, TOKEN, -1, ON_LOCATION, t.location_tokens[token], token + 1)
            for hero in range(t.count):
                if t.hero_tokens[hero * size + token] > 0:
                    rows.add_thing(-1, TOKEN, t.seat_of(hero), hero + 1, t.hero_tokens[hero * size + token], token + 1)
        self.known(t, rows, ENEMY_DECK, ENEMY_KNOWN, bit)
        self.known(t, rows, EXPLORE_DECK, EXPLORE_KNOWN, bit)
        rows.count_zone(zones, ENEMY_DISCARD)
        rows.add_pile(BEATEN, -1)
        rows.count_zone(zones, EXPLORE_DISCARD)
        rows.add_pile(EXPLORED, -1)
        rows.count_zone(zones, LOCATION_DISCARD)
        rows.add_pile(BEHIND, -1)

    def hero(self, t: TerrinothState, rows: RowWriter, hero: int) -> None:
        card_of = self.card_of
        zones = t.zones
        seat = t.seat_of(hero)
        place = hero + 1
        marks = (t.conditions[hero] & 7) + 8 * t.down[hero]
        rows.add_thing(
            card_of[t.hero_cards[hero]],
            HERO,
            seat,
            place,
            1,
            t.wounds[hero],
            t.health(hero),
            t.tokens[hero],
            t.classes[hero] + 1,
            marks,
        )
        for action in range(4):
            card = t.acts[hero * 4 + action]
            rows.add_thing(card_of[card], ACTION, seat, place, 1, 0, 0, 0, 0, t.spent[hero * 4 + action])
        for i in range(zones.size(ITEMS + hero)):
            rows.add_thing(card_of[zones.at(ITEMS + hero, i)], ITEM, seat, place)
        for i in range(zones.size(ENGAGED + hero)):
            self.enemy(t, rows, zones.at(ENGAGED + hero, i), FACING, place, 0)

    def enemy(self, t: TerrinothState, rows: RowWriter, enemy: int, zone: int, place: int, bit: int) -> None:
        card = self.card_of[enemy]
        if t.facedown[enemy]:
            rows.add_thing(card if t.known[enemy] & bit else -1, zone, -1, place, 1, 0, 0, 0, 0, 2)
            return
        rows.add_thing(
            card,
            zone,
            -1,
            place,
            1,
            t.enemy_wounds[enemy],
            enemy_stat(t, enemy, S_HEALTH),
            enemy_stat(t, enemy, S_ATTACK),
            enemy_stat(t, enemy, S_RESILIENCE),
            t.exhausted[enemy],
        )

    def known(self, t: TerrinothState, rows: RowWriter, deck: int, zone: int, bit: i64) -> None:
        """The cards of a deck that this seat has looked at, with their depth."""
        cards = t.zones.cards
        known = t.known
        size: i64 = t.zones.size(deck)
        top: i64 = t.zones.start(deck) + size - 1
        for i in range(size):
            if known[cards[top - i]] & bit:
                rows.add_thing(self.card_of[cards[top - i]], zone, -1, 0, 1, i + 1)
