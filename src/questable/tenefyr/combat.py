"""A combat, turn by turn (TEN-COM)."""

from questable.kernel.control import EMPTY
from questable.kernel.decision import tag_of, value_of
from questable.kernel.events import ALL
from questable.kernel.state import DEFEAT as DEFEATED
from questable.kernel.state import SOURCE, YOU, Effect, State
from questable.tenefyr import phases
from questable.tenefyr.catalogue import CARD_POWER, LOOT_TO_CHOSEN, LOOT_TO_STARTING
from questable.tenefyr.phases import table
from questable.tenefyr.piles import discard_hand, draw
from questable.tenefyr.power import (
    STRIDE,
    add_power,
    card_bonus,
    enemy_power,
    hand_size,
    in_force,
    loot_to,
    must_wait,
    party_power,
    redraw_limit,
    silenced,
)
from questable.tenefyr.table import Table
from questable.tenefyr.words import (
    BOSS,
    CARD_PLAYED,
    COMBAT_BEGAN,
    COMBAT_WAS_LOST,
    DECK,
    DUNGEON,
    ENEMY_DEFEATED,
    ENEMY_POWER_CHANGED,
    GAME_LOST,
    HAND,
    HAND_REDRAWN,
    HEROES,
    KEEP,
    KEEP_OR_REDRAW,
    MINUS_ONCE,
    MINUS_TWICE,
    ORDER_OF_EFFECTS,
    PLAY,
    PLAY_CARD,
    PLAYED,
    REDRAW,
    REDRAWN,
    RULES_SILENCED,
    STAGE,
    TURN,
    TURN_BEGAN,
)

CHOSEN_BY_PARTY = -2
FEAT_OF_POWER = 32  # TEN-ACH-14


class BeginCombat(Effect):
    def run(self, s: State) -> None:
        t = table(s)
        t.combat_mark = t.revision
        t.enemy = t.zones.top(DUNGEON + t.current)
        t.first = t.token
        t.turn = 0
        t.seat = -1
        t.delta = 0
        t.ignored = 0
        t.victor = -1
        t.looter = -1
        t.lost = 0
        t.extra = []
        for i in range(len(t.total)):
            t.total[i] = 0
        for i in range(len(t.bonus)):
            t.bonus[i] = 0
        if t.recorder is not None:
            t.recorder.memo = enemy_power(t)
            t.note(COMBAT_BEGAN, t.enemy, t.recorder.memo)


class Trigger(Effect):
    """The enemy's rules for a timing, unless they are ignored."""

    def __init__(self, timing: int) -> None:
        self.timing: int = timing

    def run(self, s: State) -> None:
        fire(table(s), self.timing, s.get(YOU))


def fire(t: Table, timing: int, you: int) -> None:
    if t.enemy >= 0 and t.ignored == 0:
        program = t.cards.cards[t.cards.card_of[t.enemy]].timings[timing]
        if program != EMPTY:
            t.push(program, you, t.enemy)


class TakeTurns(Effect):
    """One turn each, clockwise from the starting player; solo two; then extra turns (TEN-COM-3, TEN-SOLO-1)."""

    def run(self, s: State) -> None:
        t = table(s)
        if t.turn < t.base_turns():
            seat = (t.first + t.turn) % t.players
        elif len(t.extra) > 0:
            seat = t.extra[0]
            t.extra = t.extra[1:]
        else:
            self.lose(t)
            return
        t.repeat()
        t.turn += 1
        t.push(phases.TURN, seat, -1)

    def lose(self, t: Table) -> None:
        """All have had their turn and the enemy stands (TEN-COM-10)."""
        t.lost = 1
        t.lost_count += 1
        if t.recorder is not None:
            t.note(COMBAT_WAS_LOST, t.enemy, enemy_power(t), party_power(t))
        if t.current == BOSS:
            t.note(GAME_LOST)
            t.finish(DEFEATED)
        else:
            t.become(phases.LOST)


class BeginTurn(Effect):
    def run(self, s: State) -> None:
        t = table(s)
        t.turn_mark = t.revision
        t.seat = s.get(YOU)
        t.short = 0
        t.redraws = -1
        t.struck = 0
        t.note(TURN_BEGAN, t.seat)


class DrawStep(Effect):
    """Draw a hand; keep it, or discard it whole for a new one (TEN-COM-4, TEN-COM-5)."""

    def run(self, s: State) -> None:
        t = table(s)
        seat = t.seat
        if t.redraws < 0:
            t.redraws = 0
            t.bonus_now = t.bonus[seat]
            t.bonus[seat] = 0
        draw(t, seat, hand_size(t, seat))
        watch_enemy(t)
        zones = t.zones
        if zones.size(DECK + seat) > 0 and zones.size(HAND + seat) > 0 and t.redraws < redraw_limit(t, seat):
            t.offer(KEEP, 0)
            t.offer(REDRAW, 0)
            t.ask(KEEP_OR_REDRAW, seat, -1)

    def answer(self, s: State, option: int) -> None:
        if tag_of(option) == KEEP:
            return
        t = table(s)
        t.note(HAND_REDRAWN, t.seat)
        discard_hand(t, t.seat)
        watch_enemy(t)
        t.redraws += 1
        t.repeat()
        fire(t, REDRAWN, t.seat)


def turn_player(t: Table) -> int:
    """Who orders effects: the player whose turn it is, between turns the holder of the token (TEN-FX-6)."""
    return t.seat if t.seat >= 0 else t.token


class PlayStep(Effect):
    """Play every card in hand, in the order the player picks (TEN-COM-7)."""

    def run(self, s: State) -> None:
        t = table(s)
        seat = s.get(YOU)
        zones = t.zones
        size = zones.size(HAND + seat)
        if size == 0:
            return
        if size > 1 and not order_matters(t, seat):
            hand = zones.listed(HAND + seat)
            zones.clear(HAND + seat)
            changed = in_force(t, CARD_POWER)
            for card in hand:
                if t.cards.rules[t.cards.card_of[card]] == EMPTY:
                    lay_plain(t, seat, card, changed)
                else:
                    play_card(t, seat, card)
            return
        for i in range(size):
            t.offer_card(PLAY_CARD, zones.at(HAND + seat, i))
        t.ask(PLAY, seat, -1)

    def answer(self, s: State, option: int) -> None:
        t = table(s)
        card = value_of(option)
        seat = s.get(YOU)
        t.zones.remove(HAND + seat, card)
        s.repeat()
        play_card(t, seat, card)


def order_matters(t: Table, seat: int) -> bool:
    """Can it make a difference in which order this hand is played? If not, nobody is asked."""
    if waits_for_plays(t) or t.doubling[seat] > 0:
        return True
    zones = t.zones
    changed = in_force(t, CARD_POWER)
    most = 0
    falls = False
    for i in range(zones.size(HAND + seat)):
        card = zones.at(HAND + seat, i)
        number = t.cards.card_of[card]
        if t.cards.rules[number] != EMPTY and not silenced(t, seat, card):
            return True
        if changed:
            power = t.cards.power[number] + card_bonus(t, seat, card, True) + card_bonus(t, seat, card, False)
            if power < 0:
                falls = True
            else:
                most += power
    # cards that take power away after cards that add it: a higher combined power on the way
    return falls and party_power(t) + most >= FEAT_OF_POWER


def waits_for_plays(t: Table) -> bool:
    return t.ignored == 0 and t.enemy >= 0 and len(t.cards.cards[t.cards.card_of[t.enemy]].plays) > 0


def play_card(t: Table, seat: int, card: int) -> None:
    """Lay a card that is in no zone in front of a player; its power, then what waits for it, then its rules."""
    if t.cards.rules[t.cards.card_of[card]] == EMPTY and t.doubling[seat] == 0 and not waits_for_plays(t):
        lay_plain(t, seat, card, in_force(t, CARD_POWER))
        return
    lay_in_front(t, seat, card)
    t.push(phases.PLAY_CARD, seat, card)


def lay_in_front(t: Table, seat: int, card: int) -> None:
    t.zones.push(PLAYED + seat, card)
    if t.cards.card_of[card] == t.cards.deathstrike:
        t.struck = 1


def lay_plain(t: Table, seat: int, card: int, changed: bool) -> None:
    """Lay a card without rules that nothing waits for: only its power counts, as continuous effects change it."""
    lay_in_front(t, seat, card)
    power = t.cards.power[t.cards.card_of[card]]
    if changed:
        count_power(t, seat, card, power + card_bonus(t, seat, card, False), card_bonus(t, seat, card, True))
    else:
        count_power(t, seat, card, power, 0)


def count_power(t: Table, seat: int, card: int, own: int, minus: int) -> None:
    """The card counts for its own power and what the enemy adds or takes."""
    t.worth[card] = own + minus
    t.minus[card] = minus
    total = add_power(t, seat, own + minus)
    if t.recorder is not None:
        t.note(CARD_PLAYED, seat, card, own + minus, total)
        watch_enemy(t)


class CountPower(Effect):
    """A played card's power goes to its player's total (TEN-COM-8), doubled if a doubling waits for it."""

    def run(self, s: State) -> None:
        t = table(s)
        seat = s.get(YOU)
        card = s.get(SOURCE)
        minus = card_bonus(t, seat, card, True)
        if t.doubling[seat] > 0:
            if minus != 0:
                # TEN-FX-6: the player whose turn it is picks which comes first
                t.offer(MINUS_ONCE, 0)
                t.offer(MINUS_TWICE, 0)
                t.ask(ORDER_OF_EFFECTS, turn_player(t), card)
                return
            self.count(t, True)
        else:
            count_power(t, seat, card, t.cards.power[t.cards.card_of[card]] + card_bonus(t, seat, card, False), minus)

    def answer(self, s: State, option: int) -> None:
        self.count(table(s), tag_of(option) == MINUS_TWICE)

    def count(self, t: Table, twice: bool) -> None:
        seat = t.get(YOU)
        card = t.get(SOURCE)
        times = 1 << t.doubling[seat]
        t.doubling[seat] = 0
        own = t.cards.power[t.cards.card_of[card]] + card_bonus(t, seat, card, False)
        minus = card_bonus(t, seat, card, True)
        count_power(t, seat, card, own * times, minus * times if twice else minus)


class TriggerPlays(Effect):
    """The enemy's "each time you play a …", for whoever plays it."""

    def run(self, s: State) -> None:
        t = table(s)
        if not waits_for_plays(t):
            return
        card = s.get(SOURCE)
        you = s.get(YOU)
        plays = t.cards.cards[t.cards.card_of[t.enemy]].plays
        for i in range(len(plays) - 1, -1, -1):
            filter, program = plays[i]
            if t.cards.fits(card, filter):
                t.push(program, you, t.enemy)


class OwnRules(Effect):
    """The rules of the card itself, unless they are silenced."""

    def run(self, s: State) -> None:
        t = table(s)
        seat = s.get(YOU)
        card = s.get(SOURCE)
        number = t.cards.card_of[card]
        rules = t.cards.rules[number]
        if rules == EMPTY:
            return
        if silenced(t, seat, card):
            t.note(RULES_SILENCED, seat, card)
            return
        if number == t.cards.thief and t.is_hero(seat, HEROES.index("thief")):
            t.thief_uses += 1  # TEN-ACH-12
        s.push(rules, seat, card)


class EndStep(Effect):
    """Is the enemy defeated? Only now, with every card in hand played (TEN-COM-9)."""

    def run(self, s: State) -> None:
        t = table(s)
        if must_wait(t):
            return
        power = enemy_power(t)
        party = party_power(t)
        if party + t.short < power:
            return
        t.victor = t.seat
        t.won_count += 1
        number = t.cards.card_of[t.enemy]
        if t.cards.kind[number] == STAGE and t.turn == 1:
            t.one_turn_boss = 1  # TEN-ACH-13
        if number == t.cards.lost_goblin and t.level_of(t.current) == 1:
            t.goblin_home = 1  # TEN-ACH-11
        t.note(ENEMY_DEFEATED, t.enemy, t.seat, power, party)
        told = loot_to(t)
        if told == LOOT_TO_CHOSEN:
            t.looter = CHOSEN_BY_PARTY
        elif told == LOOT_TO_STARTING:
            t.looter = t.token
        else:
            t.looter = t.seat
        t.unwind(phases.COMBAT)
        t.become(phases.WON)


class FinishTurn(Effect):
    """What held for the turn is over."""

    def run(self, s: State) -> None:
        t = table(s)
        t.seat = -1
        t.short = 0
        for i in range(len(t.doubling)):
            t.doubling[i] = 0
        if t.ignored == 1:
            t.ignored = 0
        if len(t.modifiers) > 0:
            kept: list[int] = []
            for i in range(0, len(t.modifiers), STRIDE):
                if t.cards.modifiers[t.modifiers[i]].duration != TURN:
                    kept.extend(t.modifiers[i : i + STRIDE])
            t.modifiers = kept
        watch_enemy(t)


def watch_enemy(t: Table) -> None:
    """Tell when the enemy's power has changed by itself; only while somebody listens."""
    recorder = t.recorder
    if recorder is not None and t.enemy >= 0 and t.victor < 0:
        power = enemy_power(t)
        if power != recorder.memo:
            recorder.add(t.revision, ENEMY_POWER_CHANGED, ALL, t.enemy, t.enemy, power - recorder.memo, power, -1)
            recorder.memo = power
