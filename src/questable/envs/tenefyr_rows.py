"""Tenefyr as rows of numbers, for agents."""

from typing import Final, cast

from questable.envs.rows import RowEncoder, Rows
from questable.kernel.state import State
from questable.tenefyr.power import (
    NO_LIMIT,
    STRIDE,
    cap,
    enemy_power,
    hand_size,
    must_wait,
    party_power,
    redraw_limit,
    seat_total,
)
from questable.tenefyr.table import BORROWED, LEAVING, MADE, ROOM, Table
from questable.tenefyr.words import BASICS, BOSS, DECK, DISCARD, DUNGEON, HAND, LOOKED, PLAYED, RESERVE, RETIRED

# The numbers of the table, in this order; those of seats are four times each, oneself first.
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
NO_COMBAT: Final[list[int]] = [0] * 15
NO_SEAT: Final[list[int]] = [0] * 5

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
# What each zone holds, and what its rows say besides card, owner and count.
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
FIGURES: Final[tuple[str, ...]] = (
    "enemies_beaten",
    "combats_lost",
    "dungeons_cleared",
    "boss_cards_left",
    "track_space",
    "loot",
)


class TenefyrRows(RowEncoder):
    def encode(self, s: State, seat: int) -> bytes:
        t = cast(Table, s)
        rows = Rows(seat, t.players)
        power = 0
        if t.enemy >= 0:
            power = enemy_power(t)
        self.numbers(t, rows, power)
        self.things(t, rows, power, 1 << seat)
        rows.fill_things()
        for option in t.options:
            rows.option(t, option, False)
        rows.fill_options(len(t.options))
        return rows.out.getvalue()

    def figures(self, s: State) -> list[int]:
        t = cast(Table, s)
        loot = 0
        for seat in range(t.players):
            for zone in (DECK, HAND, DISCARD, PLAYED):
                for i in range(t.zones.size(zone + seat)):
                    if t.cards.level[t.cards.card_of[t.zones.at(zone + seat, i)]] > 0:
                        loot += 1
        return [t.won_count, t.lost_count, t.cleared_count, t.enemies_in(BOSS), t.track, loot]

    def numbers(self, t: Table, rows: Rows, power: int) -> None:
        track = t.cards.tracks[t.quick]
        ahead = t.track + 1
        while ahead < track.skull and track.counts[ahead] == 0:
            ahead += 1
        symbol = ahead < track.skull
        rows.numbers(
            [
                t.players,
                t.quick,
                t.difficulty,
                1 if t.edition == 2018 else 0,
                rows.whose(t.token),
                t.track,
                track.skull - t.track,
                t.attacked,
                ahead - t.track if symbol else 0,
                track.counts[ahead] if symbol else 0,
                track.levels[ahead] if symbol else 0,
                t.current + 1,
            ]
        )
        rows.numbers(self.combat(t, rows, power) if t.enemy >= 0 else NO_COMBAT)
        asked = t.asking != 0
        rows.numbers(
            [
                t.won_count,
                t.lost_count,
                t.cleared_count,
                t.peak,
                t.asking,
                t.cards.card_of[t.about] + 1 if asked and t.about >= 0 else 0,
                rows.whose(t.final) if asked else 0,
                t.asked >> rows.seat & 1 if asked else 0,
                len(t.options),
            ]
        )
        for i in range(SEATS):
            if i >= t.players:
                rows.numbers(NO_SEAT)
                continue
            seat = (rows.seat + i) % t.players
            rows.numbers(
                [t.deck_size(seat), t.zones.size(DISCARD + seat), seat_total(t, seat), t.bonus[seat], t.heroes[seat]]
            )

    def combat(self, t: Table, rows: Rows, power: int) -> list[int]:
        party = party_power(t)
        most = cap(t)
        seat = t.seat
        limit = redraw_limit(t, seat) if seat >= 0 else NO_LIMIT
        return [
            1,
            power,
            party,
            max(power - party - t.short, 0),
            t.short,
            -1 if most == NO_LIMIT else most,
            t.turn,
            t.base_turns() + len(t.extra),
            rows.whose(seat),
            1 if must_wait(t) else 0,
            1 if t.ignored > 0 else 0,
            hand_size(t, seat) if seat >= 0 else 0,
            max(t.redraws, 0),
            -1 if limit == NO_LIMIT else limit,
            rows.whose(t.victor),
        ]

    def things(self, t: Table, rows: Rows, power: int, bit: int) -> None:
        card_of = t.cards.card_of
        zones = t.zones
        flags = t.flags
        if t.enemy >= 0:
            rows.thing(card_of[t.enemy], ENEMY, -1, t.current + 1, 1, power)
        for i in range(t.players):
            seat = (rows.seat + i) % t.players
            for j in range(zones.size(HAND + seat)):
                card = zones.at(HAND + seat, j)
                rows.thing(card_of[card], IN_HAND, seat, 0, 1, 0, 0, 0, 0, 1 if flags[card] & BORROWED else 0)
            for j in range(zones.size(PLAYED + seat)):
                card = zones.at(PLAYED + seat, j)
                marks = (1 if flags[card] & BORROWED else 0) + (2 if flags[card] & LEAVING else 0)
                rows.thing(card_of[card], IN_PLAY, seat, 0, 1, t.worth[card], 0, 0, 0, marks)
        for j in range(zones.size(LOOKED)):
            rows.thing(card_of[zones.at(LOOKED, j)], SHOWN, -1)
        unseen: list[int] = []
        for dungeon in range(t.dungeon_count()):
            self.dungeon(t, rows, dungeon, bit, unseen)
        for i in range(t.players):
            seat = (rows.seat + i) % t.players
            self.deck(t, rows, seat, bit)
            rows.pile(self.cards_of(t, DISCARD + seat), IN_DISCARD, seat)
        for i in range(0, len(t.modifiers), STRIDE):
            modifier = t.cards.modifiers[t.modifiers[i]]
            kind, lasts = modifier.kind + 1, modifier.duration + 1
            rows.thing(-1, LASTING, t.modifiers[i + 1], 0, 1, kind, lasts, 0, 0, t.modifiers[i + 2])
        known: list[int] = []
        for level in range(1, 6):
            for j in range(zones.size(RESERVE + level)):
                card = zones.at(RESERVE + level, j)
                if t.known[card] & bit:
                    known.append(card_of[card])
                else:
                    unseen.append(card_of[card])
            if len(known) > 0:
                rows.pile(known, IN_RESERVE, -1, level, level)
                known = []
        rows.pile(self.cards_of(t, BASICS), BASIC, -1)
        rows.pile(self.cards_of(t, RETIRED), GONE, -1)
        rows.pile(unseen, UNSEEN, -1)

    def cards_of(self, t: Table, zone: int) -> list[int]:
        card_of = t.cards.card_of
        zones = t.zones
        return [card_of[zones.at(zone, j)] for j in range(zones.size(zone))]

    def dungeon(self, t: Table, rows: Rows, dungeon: int, bit: int, unseen: list[int]) -> None:
        card_of = t.cards.card_of
        zone = DUNGEON + dungeon
        size = t.zones.size(zone)
        hidden = t.face_down(dungeon)
        place = dungeon + 1
        level = t.level_of(dungeon)
        if size > 0:
            top = card_of[t.zones.at(zone, size - 1)] if size > hidden else -1
            rows.thing(top, TOP, -1, place, 1, level, size, 0, 0, t.dungeons[dungeon * ROOM + MADE])
        dark = 0
        for i in range(hidden):
            card = t.zones.at(zone, hidden - 1 - i)
            if t.known[card] & bit:
                rows.thing(card_of[card], BELOW, -1, place, 1, i + 1)
            else:
                dark += 1
                unseen.append(card_of[card])
        if dark > 0:
            rows.thing(-1, BELOW, -1, place, dark)
        reward = t.reward_of(dungeon)
        if reward >= 0:
            rows.thing(card_of[reward], REWARD, -1, place, 1, level)

    def deck(self, t: Table, rows: Rows, seat: int, bit: int) -> None:
        card_of = t.cards.card_of
        zone = DECK + seat
        size = t.zones.size(zone)
        rows.pile(self.cards_of(t, zone), IN_DECK, seat)
        for i in range(size):
            card = t.zones.at(zone, size - 1 - i)
            if t.known[card] & bit:
                rows.thing(card_of[card], NEXT, seat, 0, 1, i + 1)
