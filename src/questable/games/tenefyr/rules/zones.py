"""Moves between zones: draw, discard, remove, the Reserve and the dungeons."""

from mypy_extensions import i64

from questable.games.tenefyr.rules.constants import (
    BASIC,
    BASICS,
    BOSS,
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_REMOVED,
    CARD_RETURNED,
    DECK,
    DECK_SHUFFLED,
    DISCARD,
    DUNGEON,
    ENEMY_REVEALED,
    HAND,
    LOOT,
    PLAYED,
    PLAYER_EXHAUSTED,
    RESERVE,
    RETIRED,
)
from questable.games.tenefyr.rules.state import BORROWED, FACE_UP, LEVEL, MADE, REWARD, ROOM, TenefyrState
from questable.kernel.events import ALL
from questable.kernel.vec import extended


def draw(t: TenefyrState, seat: i64, count: i64) -> i64:
    """Draw up to `count` cards into the hand and return the number drawn (TEN-COM-4)."""
    zones = t.zones
    drawn = zones.draw(DECK + seat, HAND + seat, count)
    if drawn > 0:
        t.reveals += drawn
        if t.recorder is not None:
            size = zones.size(HAND + seat)
            for i in range(size - drawn, size):
                t.emit(CARD_DRAWN, seat, zones.at(HAND + seat, i))
            emit_if_exhausted(t, seat)
    return drawn


def emit_if_exhausted(t: TenefyrState, seat: i64) -> None:
    """Emit `player-exhausted` if the deck is empty. Call it after a card has left the deck (TEN-COM-6)."""
    if t.zones.size(DECK + seat) == 0:
        t.emit(PLAYER_EXHAUSTED, seat)


def discard_top(t: TenefyrState, seat: i64, count: i64) -> None:
    zones = t.zones
    for _ in range(min(count, zones.size(DECK + seat))):
        card = zones.pop(DECK + seat)
        t.reveals += 1
        zones.push(DISCARD + seat, card)
        t.emit(CARD_DISCARDED, seat, card)
        emit_if_exhausted(t, seat)


def discard_from_hand(t: TenefyrState, seat: i64, card: i64) -> None:
    t.zones.remove(HAND + seat, card)
    put_on_discard(t, seat, card)


def discard_hand(t: TenefyrState, seat: i64) -> None:
    """Move the whole hand to its player's discard pile (TEN-INFO-5)."""
    cards = t.zones.listed(HAND + seat)
    plain = t.recorder is None
    for card in cards:
        if t.flags[card]:
            plain = False
    if plain:
        t.zones.empty(HAND + seat, DISCARD + seat)
        return
    for card in cards:
        put_on_discard(t, seat, card)
    t.zones.clear(HAND + seat)


def put_on_discard(t: TenefyrState, seat: i64, card: i64) -> None:
    """Put a card that is in no zone on the discard pile. A borrowed card returns to the Reserve instead."""
    if t.flags[card] & BORROWED:
        t.flags[card] = 0
        t.emit(CARD_RETURNED, seat, card)
        move_to_reserve(t, card)
    else:
        t.zones.push(DISCARD + seat, card)
        t.emit(CARD_DISCARDED, seat, card)


def move_to_reserve(t: TenefyrState, card: i64) -> None:
    """Put a card into the Reserve: dungeon cards by level, Basics beside it; Skills leave the game (TEN-FX-4)."""
    number = t.cards.card_of[card]
    kind = t.cards.kind[number]
    t.known[card] = ALL
    if kind == LOOT:
        t.zones.push(RESERVE + t.cards.level[number], card)
    elif kind == BASIC:
        t.zones.push(BASICS, card)
    else:
        t.zones.push(RETIRED, card)


def remove_card(t: TenefyrState, seat: i64, zone: i64, card: i64) -> None:
    """Move a card from a seat's deck, discard pile or hand to the Reserve."""
    t.zones.remove(zone + seat, card)
    borrowed = t.flags[card] & BORROWED != 0
    t.flags[card] = 0
    t.emit(CARD_RETURNED if borrowed else CARD_REMOVED, seat, card)
    move_to_reserve(t, card)


def reserve_level(t: TenefyrState, level: i64) -> i64:
    """The level of the pile to draw from: the level itself, or the one below if it is empty; 0: neither (TEN-FX-7)."""
    if t.zones.size(RESERVE + level) > 0:
        return level
    if level > 1 and t.zones.size(RESERVE + level - 1) > 0:
        return level - 1
    return 0


def take_random_reserve_card(t: TenefyrState, level: i64) -> i64:
    """Take a random card of a level out of the Reserve; -1: `reserve_level` finds no pile."""
    level = reserve_level(t, level)
    if level == 0:
        return -1
    pile = RESERVE + level
    return t.zones.take(pile, t.chance(t.zones.size(pile)))


def hide_reserve_pile(t: TenefyrState, level: i64) -> None:
    """Mark all cards of a Reserve pile as unknown, because an unseen card has left it."""
    for i in range(t.zones.size(RESERVE + level)):
        t.known[t.zones.at(RESERVE + level, i)] = 0


def put_on_deck(t: TenefyrState, seat: i64, card: i64) -> None:
    """Put a card on top of the deck; all players know it is there."""
    t.zones.push(DECK + seat, card)
    t.known[card] = ALL


def shuffle_deck(t: TenefyrState, seat: i64) -> None:
    t.shuffle(DECK + seat, t.zones.size(DECK + seat))
    t.emit(DECK_SHUFFLED, seat)


def shuffle_into_deck(t: TenefyrState, seat: i64, card: i64) -> None:
    t.zones.push(DECK + seat, card)
    shuffle_deck(t, seat)


def clear_played(t: TenefyrState) -> None:
    """Move played cards to their owners' discard piles, borrowed and removed cards to the Reserve (TEN-COM-11)."""
    for seat in range(t.players):
        clear_zone(t, seat, PLAYED + seat)
        clear_zone(t, seat, HAND + seat)


def clear_zone(t: TenefyrState, seat: i64, zone: i64) -> None:
    zones = t.zones
    size = zones.size(zone)
    if size == 0:
        return
    cards = zones.cards
    worth = t.worth
    minus = t.minus
    flags = t.flags
    start = zones.start(zone)
    has_flagged = False
    for i in range(start, start + size):
        card = cards[i]
        worth[card] = 0
        minus[card] = 0
        if flags[card] != 0:
            has_flagged = True
    if has_flagged:
        for card in zones.listed(zone):
            if flags[card] != 0:
                zones.remove(zone, card)
                t.emit(CARD_RETURNED if flags[card] & BORROWED else CARD_REMOVED, seat, card)
                flags[card] = 0
                move_to_reserve(t, card)
    zones.empty(zone, DISCARD + seat)


# ---- dungeons


def reveal(t: TenefyrState, dungeon: i64) -> None:
    """Turn the top card of a dungeon face up if it is face down."""
    if t.zones.size(DUNGEON + dungeon) > 0 and not t.face_up(dungeon):
        t.set_face_up(dungeon, 1)
        card = t.zones.top(DUNGEON + dungeon)
        if t.known[card] != ALL:
            t.reveals += 1
            t.known[card] = ALL
        t.emit(ENEMY_REVEALED, dungeon, card)


def take_top_enemy(t: TenefyrState, dungeon: i64) -> i64:
    """Remove the face-up card from a dungeon. The next card stays face down."""
    t.set_face_up(dungeon, 0)
    return t.zones.pop(DUNGEON + dungeon)


def put_on_dungeon(t: TenefyrState, dungeon: i64, card: i64) -> None:
    """Put a card face up on top of a dungeon. A face-up card below it stays known."""
    t.zones.push(DUNGEON + dungeon, card)
    t.set_face_up(dungeon, 1)
    t.known[card] = ALL


def shuffle_into_dungeon(t: TenefyrState, dungeon: i64, card: i64) -> None:
    """Shuffle a card into the face-down cards of a dungeon."""
    hidden = t.face_down(dungeon)
    t.zones.insert(DUNGEON + dungeon, hidden, card)
    t.shuffle(DUNGEON + dungeon, hidden + 1)


def make_dungeon(t: TenefyrState, level: i64) -> i64:
    """Add a dungeon without a reward and return its number (TEN-FX-8).

    Reuses the place of an earlier added dungeon that is empty, except the one the party is in.
    """
    number = -1
    for dungeon in range(BOSS + 1, t.dungeon_count()):
        if t.dungeons[dungeon * ROOM + MADE] == 1 and t.enemies_in(dungeon) == 0 and dungeon != t.current:
            number = dungeon
            break
    if number < 0:
        number = t.dungeon_count()
        t.zones.add(4)
        t.dungeons = extended(t.dungeons, ROOM)
    t.dungeons[number * ROOM + LEVEL] = level
    t.dungeons[number * ROOM + REWARD] = -1
    t.dungeons[number * ROOM + FACE_UP] = 0
    t.dungeons[number * ROOM + MADE] = 1
    return number
