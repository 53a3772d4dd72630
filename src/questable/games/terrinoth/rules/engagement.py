"""Engagement, spawning and the enemy and exploration decks (TER-ENG, TER-SPN)."""

from typing import Final

from mypy_extensions import i64

from questable.games.terrinoth.rules.constants import (
    ENEMY_DECK,
    ENEMY_DISCARD,
    ENGAGED,
    EXPLORE_DECK,
    EXPLORE_DISCARD,
    FROM_EFFECT,
    LAIR,
    P_ENGAGED,
    P_FACEDOWN,
    S_ATTACK,
    SHADOWS,
)
from questable.games.terrinoth.rules.events import (
    DECK_REMADE,
    ENEMY_ENGAGED,
    ENEMY_HID,
    ENEMY_OVERWHELMED,
    ENEMY_SPAWNED,
    ENEMY_SPAWNED_FACEDOWN,
    NEMESIS_RETURNED,
)
from questable.games.terrinoth.rules.state import REMADE, TerrinothState
from questable.games.terrinoth.rules.wounds import enemy_stat, leave_play, remove_from_zone, suffer, turn_face_up
from questable.kernel.events import ALL

MOST_ENGAGED: Final = 3  # TER-ENG-3


def engage(t: TerrinothState, enemy: i64, hero: i64) -> None:
    """Engage an enemy in play with a hero."""
    if not t.standing(hero) or t.zones.find(ENGAGED + hero, enemy) >= 0:
        return
    turn_face_up(t, enemy)
    remove_from_zone(t, enemy)
    place_engaged(t, enemy, hero)


def place_engaged(t: TerrinothState, enemy: i64, hero: i64) -> None:
    """Engage an enemy that is in no zone. A fourth enemy attacks and goes to the shadows (TER-ENG-3)."""
    if t.zones.size(ENGAGED + hero) >= MOST_ENGAGED:
        t.zones.push(SHADOWS, enemy)
        t.emit(ENEMY_OVERWHELMED, enemy, hero)
        suffer(t, hero, enemy_stat(t, enemy, S_ATTACK), FROM_EFFECT)
    else:
        t.zones.push(ENGAGED + hero, enemy)
        t.emit(ENEMY_ENGAGED, enemy, hero)


def move_to_shadows(t: TerrinothState, enemy: i64, facedown: bool) -> None:
    remove_from_zone(t, enemy)
    t.zones.push(SHADOWS, enemy)
    if facedown and not t.facedown[enemy]:
        t.known[enemy] = ALL  # it was face up, so all players know it
    t.facedown[enemy] = 1 if facedown else 0
    t.emit(ENEMY_HID, enemy)


def draw(t: TerrinothState, deck: i64, discard: i64) -> i64:
    """Draw the top card; -1: none. An empty deck is remade from its discard pile (TER-SPN-2)."""
    zones = t.zones
    if zones.size(deck) == 0:
        remake_deck(t, deck, discard)
    if zones.size(deck) == 0:
        return -1
    card = zones.pop(deck)
    t.reveals += 1
    if zones.size(deck) == 0:
        remake_deck(t, deck, discard)
    return card


def remake_deck(t: TerrinothState, deck: i64, discard: i64) -> None:
    if t.zones.size(discard) > 0:
        t.zones.empty(discard, deck)
        t.shuffle(deck, t.zones.size(deck))
        t.origin = t.origin[:]
        for card in t.zones.listed(deck):
            t.origin[card] = REMADE
        t.emit(DECK_REMADE, 0 if deck == ENEMY_DECK else 1)


def draw_exploration(t: TerrinothState) -> i64:
    return draw(t, EXPLORE_DECK, EXPLORE_DISCARD)


def spawn(t: TerrinothState, place: i64, hero: i64) -> bool:
    """Spawn the top enemy of the deck. Returns False if there is none."""
    enemy = draw(t, ENEMY_DECK, ENEMY_DISCARD)
    if enemy < 0:
        return False
    spawn_card(t, enemy, place, hero)
    return True


def spawn_card(t: TerrinothState, enemy: i64, place: i64, hero: i64) -> None:
    """Spawn an enemy that is in no zone, readied (TER-CRD-1)."""
    t.enemy_wounds[enemy] = 0
    t.exhausted[enemy] = 0
    t.facedown[enemy] = 0
    if place == P_FACEDOWN:
        t.facedown[enemy] = 1
        t.zones.push(SHADOWS, enemy)
        t.emit(ENEMY_SPAWNED_FACEDOWN)
        return
    t.emit(ENEMY_SPAWNED, enemy, place)
    if place == P_ENGAGED and t.standing(hero):
        place_engaged(t, enemy, hero)
    else:
        t.zones.push(SHADOWS, enemy)


def return_nemesis(t: TerrinothState, enemy: i64) -> None:
    """Return the nemesis to the lair without wounds instead of defeating it."""
    leave_play(t, enemy)
    t.zones.push(LAIR, enemy)
    t.spared = 1
    t.emit(NEMESIS_RETURNED, enemy)
