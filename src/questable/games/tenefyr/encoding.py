"""Observations of Tenefyr as rows of numbers, for agents."""

from typing import Final, cast

from mypy_extensions import i64

from questable.envs.rows import RowEncoder, RowWriter
from questable.games.tenefyr.rules.constants import (
    BASICS,
    BOSS,
    DECK,
    DISCARD,
    DUNGEON,
    HAND,
    LOOKED,
    PLAYED,
    RESERVE,
    RETIRED,
)
from questable.games.tenefyr.rules.power import (
    NO_LIMIT,
    STRIDE,
    enemy_power,
    hand_size,
    needs_all_turns,
    party_power,
    redraw_limit,
    seat_total,
    total_cap,
)
from questable.games.tenefyr.rules.state import BORROWED, LEAVING, MADE, ROOM, TenefyrState
from questable.kernel.state import State

# The numbers of the table, in this order. Then the numbers of each of four seats, the observing seat first.
NUMBERS: Final[tuple[str, ...]] = (
    "players",
    "quick",
    "difficulty",
    "edition_2018",
    "starting_player",
    "track_space",
    "track_left",
    "boss_attacks",
    "next_symbol_in",
    "next_symbol_count",
    "next_symbol_level",
    "place",
    "in_combat",
    "enemy_power",
    "party_power",
    "needed",
    "short",
    "cap",
    "turn",
    "turns",
    "active",
    "only_in_last_turn",
    "rules_ignored",
    "hand_size",
    "redraws",
    "redraw_limit",
    "victor",
    "enemies_beaten",
    "combats_lost",
    "dungeons_cleared",
    "highest_power",
    "decision",
    "about",
    "final_seat",
    "asked",
    "options",
)
SEAT_NUMBERS: Final[tuple[str, ...]] = ("deck", "discard", "total", "hand_bonus", "heroes")
SEATS: Final = 4
COMBAT_NUMBERS: Final = 15

ENEMY: Final = 1
IN_HAND: Final = 2
IN_PLAY: Final = 3
SHOWN: Final = 4
TOP: Final = 5
BELOW: Final = 6
REWARD: Final = 7
IN_DECK: Final = 8
NEXT: Final = 9
IN_DISCARD: Final = 10
LASTING: Final = 11
IN_RESERVE: Final = 12
UNSEEN: Final = 13
BASIC: Final = 14
GONE: Final = 15
# Name and documentation of each zone: what it holds, and the columns besides card, owner and count.
ZONES: Final[tuple[tuple[str, str], ...]] = (
    ("enemy", "the enemy that is fought; `a` its power now"),
    ("hand", "a card in hand; flag 1 borrowed"),
    ("played", "a card played; `a` what it counts for; flags 1 borrowed, 2 leaves the game"),
    ("looked", "a card shown while an effect decides over it"),
    ("dungeon", "the top card of a dungeon; `place`, `a` level, `b` cards there; flag 1 made by an enemy"),
    ("below", "cards under it; `place`, `a` how deep where the card is known, `count` how many where not"),
    ("reward", "the reward of a dungeon; `place`, `a` level"),
    ("deck", "cards of a deck, in no order"),
    ("next", "a known card of a deck; `a` how deep"),
    ("discard", "cards of a discard pile"),
    ("lasting", "a continuous effect; `a` its kind, `b` its duration; flag 1 in force"),
    ("reserve", "known cards of the Reserve; `place` and `a` level"),
    ("unseen", "dungeon and boss cards that this seat has not seen, wherever they are"),
    ("basics", "Basics in nobody's deck"),
    ("retired", "cards out of the game"),
)
METRICS: Final[tuple[str, ...]] = (
    "enemies_beaten",
    "combats_lost",
    "dungeons_cleared",
    "boss_cards_left",
    "track_space",
    "loot",
)


def number_names() -> list[str]:
    """The names of all numbers of the table, in the order in which `TenefyrEncoder.numbers` writes them."""
    return [*NUMBERS, *[f"{name} {i + 1}" for i in range(SEATS) for name in SEAT_NUMBERS]]


class TenefyrEncoder(RowEncoder):
    def write(self, s: State, seat: int, rows: RowWriter) -> None:
        t = cast(TenefyrState, s)
        rows.begin(seat, t.players)
        power = 0
        if t.enemy >= 0:
            power = enemy_power(t)
        self.numbers(t, rows, power)
        self.things(t, rows, power, 1 << seat)
        rows.pad_things()
        for option in t.options:
            rows.add_option(option, False)
        rows.pad_options(len(t.options))

    def metrics(self, s: State) -> list[int]:
        t = cast(TenefyrState, s)
        loot = 0
        for seat in range(t.players):
            for zone in (DECK, HAND, DISCARD, PLAYED):
                for i in range(t.zones.size(zone + seat)):
                    if t.cards.level[t.cards.card_of[t.zones.at(zone + seat, i)]] > 0:
                        loot += 1
        return [t.won_count, t.lost_count, t.cleared_count, t.enemies_in(BOSS), t.track, loot]

    def numbers(self, t: TenefyrState, rows: RowWriter, power: int) -> None:
        track = t.cards.tracks[t.quick]
        ahead = t.track + 1
        while ahead < track.skull and track.count(ahead, t.players) == 0:
            ahead += 1
        symbol = ahead < track.skull
        rows.add_number(t.players)
        rows.add_number(t.quick)
        rows.add_number(t.difficulty)
        rows.add_number(1 if t.edition == 2018 else 0)
        rows.add_number(rows.relative_seat(t.token))
        rows.add_number(t.track)
        rows.add_number(track.skull - t.track)
        rows.add_number(t.attacked)
        rows.add_number(ahead - t.track if symbol else 0)
        rows.add_number(track.count(ahead, t.players) if symbol else 0)
        rows.add_number(track.levels[ahead] if symbol else 0)
        rows.add_number(t.current + 1)
        if t.enemy >= 0:
            self.combat(t, rows, power)
        else:
            rows.add_zeros(COMBAT_NUMBERS)
        rows.add_number(t.won_count)
        rows.add_number(t.lost_count)
        rows.add_number(t.cleared_count)
        rows.add_number(t.peak)
        asked = t.asking != 0
        rows.add_number(t.asking)
        rows.add_number(t.cards.card_of[t.about] + 1 if asked and t.about >= 0 else 0)
        rows.add_number(rows.relative_seat(t.final) if asked else 0)
        rows.add_number(t.asked >> int(rows.seat) & 1 if asked else 0)
        rows.add_number(len(t.options))
        for i in range(SEATS):
            if i >= t.players:
                rows.add_zeros(len(SEAT_NUMBERS))
                continue
            seat = (int(rows.seat) + i) % t.players
            rows.add_number(t.deck_size(seat))
            rows.add_number(t.zones.size(DISCARD + seat))
            rows.add_number(seat_total(t, seat))
            rows.add_number(t.bonus[seat])
            rows.add_number(t.heroes[seat])

    def combat(self, t: TenefyrState, rows: RowWriter, power: int) -> None:
        party = party_power(t)
        most = total_cap(t)
        seat = t.seat
        limit = redraw_limit(t, seat) if seat >= 0 else NO_LIMIT
        rows.add_number(1)
        rows.add_number(power)
        rows.add_number(party)
        rows.add_number(max(power - party - t.short, 0))
        rows.add_number(t.short)
        rows.add_number(-1 if most == NO_LIMIT else most)
        rows.add_number(t.turn)
        rows.add_number(t.base_turns() + len(t.extra))
        rows.add_number(rows.relative_seat(seat))
        rows.add_number(1 if needs_all_turns(t) else 0)
        rows.add_number(1 if t.ignored > 0 else 0)
        rows.add_number(hand_size(t, seat) if seat >= 0 else 0)
        rows.add_number(max(t.redraws, 0))
        rows.add_number(-1 if limit == NO_LIMIT else limit)
        rows.add_number(rows.relative_seat(t.victor))

    def things(self, t: TenefyrState, rows: RowWriter, power: int, bit: int) -> None:
        card_of = self.card_of
        zones = t.zones
        cards = zones.cards
        if t.enemy >= 0:
            rows.add_thing(card_of[t.enemy], ENEMY, -1, t.current + 1, 1, power)
        for i in range(t.players):
            self.cards_before(t, rows, (int(rows.seat) + i) % t.players)
        start = zones.start(LOOKED)
        for j in range(start, start + zones.size(LOOKED)):
            rows.add_thing(card_of[cards[j]], SHOWN, -1)
        for dungeon in range(t.dungeon_count()):
            self.dungeon(t, rows, dungeon, bit)
        for i in range(t.players):
            seat = (int(rows.seat) + i) % t.players
            self.deck(t, rows, seat, bit)
            rows.count_zone(zones, DISCARD + seat)
            rows.add_pile(IN_DISCARD, seat)
        for i in range(0, len(t.modifiers), STRIDE):
            modifier = t.cards.modifiers[t.modifiers[i]]
            kind, lasts = modifier.kind + 1, modifier.duration + 1
            rows.add_thing(-1, LASTING, t.modifiers[i + 1], 0, 1, kind, lasts, 0, 0, t.modifiers[i + 2])
        self.reserve(t, rows, bit)
        rows.count_zone(zones, BASICS)
        rows.add_pile(BASIC, -1)
        rows.count_zone(zones, RETIRED)
        rows.add_pile(GONE, -1)
        self.unseen(t, rows, bit)

    def cards_before(self, t: TenefyrState, rows: RowWriter, seat: int) -> None:
        """The hand of a player and the cards played in this combat."""
        card_of = self.card_of
        cards = t.zones.cards
        flags = t.flags
        start: i64 = t.zones.start(HAND + seat)
        end: i64 = start + t.zones.size(HAND + seat)
        for j in range(start, end):
            card = cards[j]
            rows.add_thing(card_of[card], IN_HAND, seat, 0, 1, 0, 0, 0, 0, 1 if flags[card] & BORROWED else 0)
        start = t.zones.start(PLAYED + seat)
        end = start + t.zones.size(PLAYED + seat)
        for j in range(start, end):
            card = cards[j]
            marks = (1 if flags[card] & BORROWED else 0) + (2 if flags[card] & LEAVING else 0)
            rows.add_thing(card_of[card], IN_PLAY, seat, 0, 1, t.worth[card], 0, 0, 0, marks)

    def dungeon(self, t: TenefyrState, rows: RowWriter, dungeon: int, bit: i64) -> None:
        card_of = self.card_of
        cards = t.zones.cards
        zone = DUNGEON + dungeon
        start: i64 = t.zones.start(zone)
        size: i64 = t.zones.size(zone)
        hidden: i64 = t.face_down(dungeon)
        place = dungeon + 1
        level = t.level_of(dungeon)
        if size > 0:
            top = card_of[cards[start + size - 1]] if size > hidden else -1
            rows.add_thing(top, TOP, -1, place, 1, level, size, 0, 0, t.dungeons[dungeon * ROOM + MADE])
        dark = 0
        for i in range(hidden):
            card = cards[start + hidden - 1 - i]
            if t.known[card] & bit:
                rows.add_thing(card_of[card], BELOW, -1, place, 1, i + 1)
            else:
                dark += 1
        if dark > 0:
            rows.add_thing(-1, BELOW, -1, place, dark)
        reward = t.reward_of(dungeon)
        if reward >= 0:
            rows.add_thing(card_of[reward], REWARD, -1, place, 1, level)

    def deck(self, t: TenefyrState, rows: RowWriter, seat: int, bit: i64) -> None:
        card_of = self.card_of
        cards = t.zones.cards
        known = t.known
        zone = DECK + seat
        rows.count_zone(t.zones, zone)
        rows.add_pile(IN_DECK, seat)
        size: i64 = t.zones.size(zone)
        top: i64 = t.zones.start(zone) + size - 1
        for i in range(size):
            card = cards[top - i]
            if known[card] & bit:
                rows.add_thing(card_of[card], NEXT, seat, 0, 1, i + 1)

    def reserve(self, t: TenefyrState, rows: RowWriter, bit: i64) -> None:
        cards = t.zones.cards
        for level in range(1, 6):
            start: i64 = t.zones.start(RESERVE + level)
            end: i64 = start + t.zones.size(RESERVE + level)
            for j in range(start, end):
                if t.known[cards[j]] & bit:
                    rows.count_card(self.card_of[cards[j]])
            rows.add_pile(IN_RESERVE, -1, level, level)

    def unseen(self, t: TenefyrState, rows: RowWriter, bit: i64) -> None:
        """All cards face down in dungeons and in the Reserve that the seat has not seen, as one pile."""
        cards = t.zones.cards
        known = t.known
        for dungeon in range(t.dungeon_count()):
            start: i64 = t.zones.start(DUNGEON + dungeon)
            end: i64 = start + t.face_down(dungeon)
            for j in range(start, end):
                if not known[cards[j]] & bit:
                    rows.count_card(self.card_of[cards[j]])
        for level in range(1, 6):
            start = t.zones.start(RESERVE + level)
            end = start + t.zones.size(RESERVE + level)
            for j in range(start, end):
                if not known[cards[j]] & bit:
                    rows.count_card(self.card_of[cards[j]])
        rows.add_pile(UNSEEN, -1)
