"""The odds of a combat in Tenefyr: keep or redraw, fight or leave, from what a seat can know.

Where the enemy and all cards to come have power only, the chance is exact: every possible hand is counted
(hypergeometric), and every player keeps or redraws in the best way. Otherwise the heuristic player plays the combat on
determinizations (`resample`), and the chance has an interval.
"""

from math import comb
from typing import Final

from questable.games.tenefyr.bots.heuristic import TenefyrPlayer
from questable.games.tenefyr.rules.constants import (
    COMBAT_WAS_LOST,
    CONTINUE_OR_LEAVE,
    DECK,
    DUNGEON,
    ENEMY_DEFEATED,
    HAND,
    KEEP,
    KEEP_OR_REDRAW,
    LEAVE,
    TURN_BEGAN,
    WHERE_TO,
)
from questable.games.tenefyr.rules.power import HAND_OF, enemy_power, party_power
from questable.games.tenefyr.rules.state import TenefyrState
from questable.kernel.control import EMPTY
from questable.kernel.decision import tag_of, value_of
from questable.kernel.events import KIND, ROW, EventRecorder, viewer_bits
from questable.kernel.rng import Rng, seeded
from questable.kernel.state import IN_PROGRESS
from questable.play.estimate import Estimate, exact, share

MOST_STEPS: Final = 400_000  # of an exact count; about a tenth of a second
FALLS_THIS_TURN: Final = "falls-this-turn"
FALLS: Final = "falls"
CHANCES: Final[tuple[str, ...]] = (FALLS, FALLS_THIS_TURN)
# The odds that may explain a hint, the most important first, and whether more is better.
HINT_REASONS: Final[tuple[tuple[str, bool], ...]] = ((FALLS, True), (FALLS_THIS_TURN, True))


def odds(t: TenefyrState, seat: int, rng: Rng, samples: int) -> list[dict[str, Estimate]]:
    """For each option of the pending decision its estimates by name; empty where odds say nothing."""
    if t.asking == KEEP_OR_REDRAW:
        counted = count_hands(t, seat)
        if counted is not None:
            return [
                {FALLS_THIS_TURN: exact(counted.of(t, option, 1)), FALLS: exact(counted.of(t, option, counted.turns()))}
                for option in range(2)
            ]
        return play_combats(t, seat, rng, samples)
    if t.asking == CONTINUE_OR_LEAVE or t.asking == WHERE_TO:
        found: list[dict[str, Estimate]] = []
        sampled: list[dict[str, Estimate]] | None = None
        for option in range(len(t.options)):
            if tag_of(t.options[option]) == LEAVE:
                found.append({})
                continue
            dungeon = t.current if t.asking == CONTINUE_OR_LEAVE else value_of(t.options[option])
            counted = count_combat(t, seat, dungeon)
            if counted is not None:
                found.append({FALLS: exact(counted.chance())})
            else:
                if sampled is None:
                    sampled = play_combats(t, seat, rng, samples)
                found.append(sampled[option])
        return found
    return []


# ---- exact


class Count:
    """Counts the hands of the players whose turns are to come.

    A deck is how many cards of each power it holds. `needed` is what is still missing to the enemy's power.
    """

    def __init__(self, powers: list[int], decks: list[tuple[int, ...]], solo: bool, needed: int) -> None:
        self.powers: list[int] = powers
        self.decks: list[tuple[int, ...]] = decks  # by turn; solo: the second turn draws from what the first has left
        self.solo: bool = solo
        self.needed: int = needed
        self.last: int = 0
        self.known: dict[tuple[int, int, tuple[int, ...]], float] = {}
        self.hands: dict[tuple[int, ...], list[tuple[float, int, tuple[int, ...]]]] = {}

    def turns(self) -> int:
        return len(self.decks)

    def steps(self) -> int:
        """About how much work counting is."""
        sum = 0
        for deck in self.decks:
            kinds = 1
            for number in deck:
                kinds *= number + 1
            sum += kinds * comb(len(self.powers) + 2, 3)
        return sum * max(self.needed, 1)

    def chance(self) -> float:
        """The chance before anybody has drawn."""
        self.last = len(self.decks) - 1
        return self.draw(0, self.decks[0], self.needed)

    def of(self, t: TenefyrState, option: int, turns: int) -> float:
        """The chance after keeping or redrawing the hand of the first turn, if only so many turns count."""
        self.known = {}
        self.last = turns - 1
        if tag_of(t.options[option]) == KEEP:
            power = 0
            for i in range(t.zones.size(HAND + t.seat)):
                power += t.cards.power[t.cards.card_of[t.zones.at(HAND + t.seat, i)]]
            return self.go_on(0, self.decks[0], self.needed - power)
        return self.draw(0, self.decks[0], self.needed)

    def go_on(self, turn: int, left: tuple[int, ...], needed: int) -> float:
        """A hand was kept: the enemy is defeated, or the next player's turn begins."""
        if needed <= 0:
            return 1.0
        if turn >= self.last:
            return 0.0
        return self.draw(turn + 1, left if self.solo else self.decks[turn + 1], needed)

    def draw(self, turn: int, deck: tuple[int, ...], needed: int) -> float:
        """A hand is drawn, and kept or thrown away for another one, whichever is better."""
        key = (turn, needed, deck)
        found = self.known.get(key)
        if found is not None:
            return found
        chance = 0.0
        for weight, power, left in self.all_hands(deck):
            best = self.go_on(turn, left, needed - power)
            if best < 1.0 and any_left(left):
                best = max(best, self.draw(turn, left, needed))
            chance += weight * best
        self.known[key] = chance
        return chance

    def all_hands(self, deck: tuple[int, ...]) -> list[tuple[float, int, tuple[int, ...]]]:
        """Every hand from a deck: how likely it is, its power, and the deck that it leaves."""
        found = self.hands.get(deck)
        if found is None:
            size = 0
            for number in deck:
                size += number
            take = min(HAND_OF, size)
            found = []
            self.gather(deck, 0, take, 1, 0, [], comb(size, take), found)
            self.hands[deck] = found
        return found

    def gather(
        self,
        deck: tuple[int, ...],
        at: int,
        take: int,
        ways: int,
        power: int,
        left: list[int],
        all: int,
        found: list[tuple[float, int, tuple[int, ...]]],
    ) -> None:
        if at == len(deck):
            if take == 0:
                found.append((ways / all, power, tuple(left)))
            return
        for number in range(min(take, deck[at]) + 1):
            self.gather(
                deck,
                at + 1,
                take - number,
                ways * comb(deck[at], number),
                power + number * self.powers[at],
                [*left, deck[at] - number],
                all,
                found,
            )


def any_left(deck: tuple[int, ...]) -> bool:
    for number in deck:
        if number > 0:
            return True
    return False


def count_hands(t: TenefyrState, seat: int) -> Count | None:
    """For the turn in progress and those after it; None where cards have rules or the count would be long."""
    if not is_plain(t, t.enemy) or t.bonus_now != 0 or t.short != 0 or t.turn > t.base_turns():
        return None
    turns = [t.seat]
    for turn in range(t.turn, t.base_turns()):
        turns.append((t.first + turn) % t.players)
    for i in range(t.zones.size(HAND + t.seat)):
        if t.cards.rules[t.cards.card_of[t.zones.at(HAND + t.seat, i)]] != EMPTY:
            return None
    return count(t, seat, turns, enemy_power(t) - party_power(t))


def count_combat(t: TenefyrState, seat: int, dungeon: int) -> Count | None:
    """For a combat that has not begun, against an enemy that the seat knows."""
    enemy = t.zones.top(DUNGEON + dungeon)
    if not (t.known[enemy] & viewer_bits(seat) or t.face_up(dungeon)) or not is_plain(t, enemy):
        return None
    power = t.cards.cards[t.cards.card_of[enemy]].enemy_power[max(t.players, 2) - 2]
    return count(t, seat, [(t.token + turn) % t.players for turn in range(t.base_turns())], power)


def is_plain(t: TenefyrState, enemy: int) -> bool:
    """Do neither the enemy nor the effects in force have rules that could change the result?"""
    facts = t.cards.cards[t.cards.card_of[enemy]]
    for program in facts.timings:
        if program != EMPTY:
            return False
    if len(facts.plays) > 0 or len(facts.modifiers) > 0 or len(t.modifiers) > 0 or len(t.extra) > 0:
        return False
    for i in range(t.players):
        if t.bonus[i] != 0 or t.doubling[i] != 0:
            return False
    return True


def count(t: TenefyrState, seat: int, turns: list[int], needed: int) -> Count | None:
    bit = viewer_bits(seat)
    powers: list[int] = []
    piles: list[list[int]] = []
    for player in turns:
        pile: list[int] = []
        for card in t.zones.listed(DECK + player):
            number = t.cards.card_of[card]
            if t.cards.rules[number] != EMPTY or t.known[card] & bit:
                return None  # a card that is known to lie on top is no longer drawn at random
            pile.append(t.cards.power[number])
            if t.cards.power[number] not in powers:
                powers.append(t.cards.power[number])
        piles.append(pile)
    powers.sort()
    decks: list[tuple[int, ...]] = []
    for pile in piles:
        decks.append(tuple([pile.count(power) for power in powers]))
    counted = Count(powers, decks, t.solo(), needed)
    return counted if counted.steps() <= MOST_STEPS else None


# ---- sampled


def play_combats(t: TenefyrState, seat: int, rng: Rng, samples: int) -> list[dict[str, Estimate]]:
    """Play the next combat, or the one in progress, to its end on determinizations of the state."""
    player = TenefyrPlayer()
    options = len(t.options)
    fell = [0] * options
    soon = [0] * options
    for _ in range(samples):
        table = t.resample(seat, seeded(rng.next()))
        for option in range(options):
            if tag_of(t.options[option]) != LEAVE:
                won, this_turn = play_combat(table.clone(), option, player)
                fell[option] += 1 if won else 0
                soon[option] += 1 if this_turn else 0
    found: list[dict[str, Estimate]] = []
    for option in range(options):
        estimates = {FALLS: share(fell[option], samples)}
        if t.asking == KEEP_OR_REDRAW:
            estimates[FALLS_THIS_TURN] = share(soon[option], samples)
        found.append({} if tag_of(t.options[option]) == LEAVE else estimates)
    return found


def play_combat(t: TenefyrState, option: int, player: TenefyrPlayer) -> tuple[bool, bool]:
    """Does the enemy fall, and does it fall in this turn? The first event that decides it counts."""
    t.recorder = EventRecorder()
    rows = t.recorder.rows
    read = 0
    this_turn = True
    t.apply_index(option)
    while True:
        while read < len(rows):
            kind = rows[read + KIND]
            if kind == ENEMY_DEFEATED:
                return True, this_turn
            if kind == COMBAT_WAS_LOST:
                return False, False
            if kind == TURN_BEGAN:
                this_turn = False
            read += ROW
        if t.outcome_code != IN_PROGRESS or t.asking == CONTINUE_OR_LEAVE or t.asking == WHERE_TO:
            return False, False  # the enemy has gone elsewhere
        t.apply_index(player.choose(t))
