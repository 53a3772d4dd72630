"""Enemy stats, wounds and defeats (TER-WND). During an action, defeats are postponed to its clean-up."""

from mypy_extensions import i64

from questable.games.terrinoth.rules import phases
from questable.games.terrinoth.rules.card_set import Card, StandingRule
from questable.games.terrinoth.rules.constants import (
    ASIDE,
    DEFEATED,
    DEFEATS_ENEMY,
    E_NEMESIS,
    E_THIS,
    ENEMY_DEFEATED,
    ENEMY_DISCARD,
    ENGAGED,
    EXPLORE_DISCARD,
    HERO_DEFEATED,
    ITEMS,
    LAIR,
    NEMESIS,
    NEMESIS_FALLS,
    S_ATTACK,
    S_HEALTH,
    S_RESILIENCE,
    SHADOWS,
    WOULD_SUFFER,
)
from questable.games.terrinoth.rules.events import (
    ENEMY_HID,
    ENEMY_REVEALED,
    ENEMY_WAS_DEFEATED,
    ENEMY_WOUNDED,
    GAME_LOST,
    HERO_RECOVERED,
    HERO_WAS_DEFEATED,
    HERO_WOUNDED,
    LEADERSHIP_PASSED,
)
from questable.games.terrinoth.rules.phases import state_of
from questable.games.terrinoth.rules.state import TerrinothState
from questable.games.terrinoth.rules.triggers import open_window
from questable.kernel.effect import Effect
from questable.kernel.state import DEFEAT, FRAME, IT, PC, SOURCE, YOU, M, N, State

# ---- stats of enemies


def enemy_stat(t: TerrinothState, enemy: i64, stat: i64) -> i64:
    """The current attack, resilience or health of an enemy: printed value plus standing rules in play."""
    card = t.cards.of(enemy)
    value = card.attack if stat == S_ATTACK else card.resilience if stat == S_RESILIENCE else card.health
    quest = t.cards.quest_cards[t.quest]
    if t.cards.stat_bits[quest] >> stat & 1:
        value += stat_change(t, enemy, stat, t.cards.of(quest), -1)
    place = t.location()
    if place >= 0 and t.cards.stat_bits[place] >> stat & 1:
        value += stat_change(t, enemy, stat, t.cards.of(place), place)
    if t.cards.enemy_stat_bits[t.quest] >> stat & 1 == 0:
        return value
    zone = ENGAGED
    while zone <= SHADOWS:
        for i in range(t.zones.start(zone), t.zones.end(zone)):
            other = t.zones.cards[i]
            if t.cards.stat_bits[other] >> stat & 1 and t.facedown[other] == 0:
                value += stat_change(t, enemy, stat, t.cards.of(other), other)
        zone += 1
        if zone == ENGAGED + t.count:
            zone = SHADOWS
    return value


def stat_change(t: TerrinothState, enemy: i64, stat: i64, card: Card, source: i64) -> i64:
    sum: i64 = 0
    for number in card.standings:
        standing = t.cards.standings[number]
        if standing.stat == stat and applies_to(t, standing, enemy, source):
            sum += standing.by
    return sum


def applies_to(t: TerrinothState, standing: StandingRule, enemy: i64, source: i64) -> bool:
    """Whether a standing rule applies to an enemy. Face-down cards match no trait or rank (TER-ABL-7)."""
    card = t.cards.of(enemy)
    if standing.enemy == E_THIS and enemy != source:
        return False
    if standing.enemy == E_NEMESIS and card.rank != NEMESIS:
        return False
    if standing.trait >= 0 and (t.facedown[enemy] or card.traits >> standing.trait & 1 == 0):
        return False
    if standing.rank >= 0 and (t.facedown[enemy] or card.rank != standing.rank):
        return False
    condition = standing.condition
    return condition is None or condition.holds(t, t.active, source)


def cannot(t: TerrinothState, enemy: i64, what: i64) -> bool:
    """Whether a `cannot` rule of the enemy forbids something. Face-down cards have no rules."""
    if t.facedown[enemy]:
        return False
    for number in t.cards.of(enemy).standings:
        standing = t.cards.standings[number]
        if standing.stat < 0 and standing.cannot == what and applies_to(t, standing, enemy, enemy):
            return True
    return False


# ---- heroes


def suffer(t: TerrinothState, hero: i64, amount: i64, source: i64) -> None:
    """Deal wounds to a hero, after abilities that may prevent them."""
    if amount > 0 and t.standing(hero):
        t.push(phases.SUFFER, hero, t.cause())
        t.set(N, amount)
        t.set(M, source)


class BeginSuffer(Effect):
    def run(self, s: State) -> None:
        t = state_of(s)
        hero = s.get(YOU)
        t.incoming = s.get(N)
        t.wound_source = s.get(M)
        t.suffering = hero
        if t.standing(hero):
            open_window(t, WOULD_SUFFER, hero, -1)


class PlaceWounds(Effect):
    def run(self, s: State) -> None:
        t = state_of(s)
        place_wounds(t, s.get(YOU), t.incoming)
        t.incoming = 0
        t.suffering = -1


def place_wounds(t: TerrinothState, hero: i64, amount: i64) -> None:
    if amount > 0 and t.standing(hero):
        t.wounds[hero] += amount
        t.emit(HERO_WOUNDED, hero, amount, t.wounds[hero])
        if not t.in_action and t.wounds[hero] >= t.health(hero):
            defeat_hero(t, hero)


def recover(t: TerrinothState, hero: i64, amount: i64) -> None:
    if t.standing(hero):
        healed = min(amount, int(t.wounds[hero]))
        if healed > 0:
            t.wounds[hero] -= healed
            t.emit(HERO_RECOVERED, hero, healed, t.wounds[hero])


def defeat_hero(t: TerrinothState, hero: i64) -> None:
    """Defeat a hero (TER-WND-3). The leader token passes to the next standing hero (TER-WND-4)."""
    t.down[hero] = 1
    t.emit(HERO_WAS_DEFEATED, hero)
    t.wounds[hero] = 0
    t.tokens[hero] = 0
    t.conditions[hero] = 0
    t.zones.empty(ITEMS + hero, EXPLORE_DISCARD)
    zones = t.zones
    for enemy in zones.listed(ENGAGED + hero):
        zones.push(SHADOWS, enemy)
        t.emit(ENEMY_HID, enemy)
    zones.clear(ENGAGED + hero)
    if t.standing_count() == 0:
        lose_game(t)
        return
    if t.leader == hero:
        t.leader = t.next_standing(hero)
        t.emit(LEADERSHIP_PASSED, t.leader)
    end_programs_of(t, hero)
    if t.active == hero and not t.in_action:
        t.active = t.leader
    open_window(t, HERO_DEFEATED, t.active, hero)


def lose_game(t: TerrinothState) -> None:
    t.emit(GAME_LOST)
    t.finish(DEFEAT)


def end_programs_of(t: TerrinothState, hero: i64) -> None:
    """End the programs a defeated hero was resolving: activation card, item, event or effect bar.

    Programs of the quest and the location continue for the leader (TER-ABL-8).
    """
    quest = t.cards.quest_cards[t.quest]
    place = t.location()
    lost = False
    for base in range(0, t.top + FRAME, FRAME):
        program = t.stack[base]
        source = t.stack[base + SOURCE]
        mine = t.stack[base + YOU] == hero
        if mine and (
            program == phases.HERO_ACTIVATION
            or program == phases.BAR
            or program == phases.EVENT
            or program == phases.ITEM
        ):
            lost = True
        elif source >= 0 and (source == quest or source == place):
            lost = False
            if mine and t.stack[base + IT] == hero:
                end_frame(t, base)
            elif mine and program != phases.SPAWN:
                t.stack[base + YOU] = t.leader
        if lost:
            end_frame(t, base)


def end_frame(t: TerrinothState, base: i64) -> None:
    """Skip the rest of a frame. Trigger windows drop lost abilities themselves."""
    program = t.stack[base]
    steps = len(t.cards.programs[program])
    if program == phases.WINDOW or program == phases.DEFEAT_ENEMY:
        return
    if program == phases.HERO_ACTIVATION or program == phases.BAR:
        steps -= 1  # their last step is clean-up and still runs
    elif program == phases.EVENT and t.stack[base + PC] < steps:
        t.zones.push(EXPLORE_DISCARD, t.stack[base + SOURCE])  # drawn but not fully resolved
    t.stack[base + PC] = steps


# ---- enemies


def turn_face_up(t: TerrinothState, enemy: i64) -> None:
    if t.facedown[enemy]:
        t.facedown[enemy] = 0
        t.reveals += 1
        t.emit(ENEMY_REVEALED, enemy)


def wound_enemy(t: TerrinothState, enemy: i64, amount: i64, by: i64) -> None:
    """Deal wounds to an enemy. A face-down enemy is turned face up first."""
    turn_face_up(t, enemy)
    t.enemy_wounds[enemy] += amount
    t.emit(ENEMY_WOUNDED, enemy, amount, t.enemy_wounds[enemy])
    if not t.in_action and is_defeated(t, enemy):
        defeat_enemy(t, enemy, by)


def is_defeated(t: TerrinothState, enemy: i64) -> bool:
    return t.enemy_wounds[enemy] >= enemy_stat(t, enemy, S_HEALTH)


def defeat_enemy(t: TerrinothState, enemy: i64, by: i64) -> None:
    t.push(phases.DEFEAT_ENEMY, by, enemy)
    t.set(N, t.engaged_with(enemy))


class BeforeNemesisDefeat(Effect):
    """Trigger quest rules that may prevent the defeat of the nemesis."""

    def run(self, s: State) -> None:
        t = state_of(s)
        enemy = s.get(SOURCE)
        t.spared = 0
        if t.cards.of(enemy).rank == NEMESIS:
            open_window(t, NEMESIS_FALLS, t.active, enemy)


class DefeatEnemy(Effect):
    def run(self, s: State) -> None:
        t = state_of(s)
        enemy = s.get(SOURCE)
        if t.spared:
            t.spared = 0
            return
        by = s.get(YOU)
        engaged = s.get(N)
        leave_play(t, enemy)
        card = t.cards.of(enemy)
        if card.rank == NEMESIS:
            t.zones.push(ASIDE, enemy)
            t.nemesis_down = 1
        else:
            t.zones.push(ENEMY_DISCARD, enemy)
        t.felled += 1
        t.fallen = enemy
        t.emit(ENEMY_WAS_DEFEATED, enemy)
        open_window(t, ENEMY_DEFEATED, t.active, enemy)
        if t.standing(by):
            open_window(t, DEFEATS_ENEMY, by, enemy)
        you = engaged if t.standing(engaged) else by if t.standing(by) else t.leader
        open_window(t, DEFEATED, you, enemy)


def remove_from_zone(t: TerrinothState, enemy: i64) -> None:
    """Remove an enemy from its zone and keep its wounds and state."""
    zones = t.zones
    for zone in range(LAIR + 1):
        if zone < t.count or zone >= SHADOWS:
            at = zones.find(zone, enemy)
            if at >= 0:
                zones.take(zone, at)
                return


def leave_play(t: TerrinothState, enemy: i64) -> None:
    """Remove an enemy from play and reset its wounds and state."""
    remove_from_zone(t, enemy)
    t.enemy_wounds[enemy] = 0
    t.exhausted[enemy] = 0
    t.facedown[enemy] = 0
