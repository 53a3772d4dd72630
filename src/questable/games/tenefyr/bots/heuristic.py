"""The heuristic player of Tenefyr: expected power, no look-ahead. It reads only what everybody can see."""

from math import erf, sqrt
from typing import Final

from questable.bots.bot import Player
from questable.games.tenefyr.bots.card_values import BEFORE_BEST, LOOT_BY_LEVEL, ValueCache, asking_effect
from questable.games.tenefyr.effects.dungeon import BanishEnemy
from questable.games.tenefyr.effects.hand import DiscardHand, DiscardTop, Give, Remove
from questable.games.tenefyr.effects.players import ForPlayers
from questable.games.tenefyr.effects.power import DoubleTotal
from questable.games.tenefyr.rules.constants import (
    ARRANGE,
    BOSS,
    CHOOSE_REWARD,
    CONTINUE_OR_LEAVE,
    DECK,
    DISCARD_IT,
    DRAW_MORE,
    DUNGEON,
    GIVE_RESERVE_CARD,
    HAND,
    KEEP_OR_REDRAW,
    NOBODY,
    ORDER_OF_EFFECTS,
    PICK_CARD,
    PICK_DUNGEON,
    PICK_PLAYER,
    PLAY,
    REORDER,
    WHERE_TO,
    WHO_TAKES_LOOT,
)
from questable.games.tenefyr.rules.power import enemy_power, hand_size, party_power, seat_total
from questable.games.tenefyr.rules.state import TenefyrState
from questable.kernel.control import CHOOSE, MAY, PAY, Choose, Cost
from questable.kernel.decision import tag_of, value_of
from questable.kernel.state import State

# How much better the best of several hands is than one, in standard deviations.
BEST_OF: Final[list[float]] = [0.0, 0.0, 0.56, 0.85, 1.03, 1.16, 1.27]
RULES_COST: Final = 1.1  # added to the power of an enemy that has rules


def chance(mean: float, spread: float) -> float:
    """The chance that a sum with this mean and spread reaches zero."""
    return 0.5 * (1.0 + erf((mean + 0.5) / (sqrt(2.0) * max(spread, 0.3))))


class TenefyrPlayer(Player):
    def __init__(self) -> None:
        self.values: ValueCache = ValueCache()

    def choose(self, s: State) -> int:
        assert isinstance(s, TenefyrState)
        t = s
        kind = t.asking
        if kind == KEEP_OR_REDRAW:
            return self.keep_or_redraw(t)
        if kind == PLAY:
            return self.play(t)
        if kind == WHERE_TO:
            return self.where_to(t)
        if kind == CONTINUE_OR_LEAVE:
            return self.continue_or_leave(t)
        if kind == PICK_CARD or kind == REORDER:
            return self.pick_card(t)
        if kind == PICK_PLAYER or kind == WHO_TAKES_LOOT or kind == GIVE_RESERVE_CARD:
            return self.pick_player(t)
        if kind == PICK_DUNGEON:
            return self.pick_dungeon(t)
        if kind == PAY:
            return self.pay(t)
        if kind == CHOOSE or kind == CHOOSE_REWARD:
            return self.best_list(t)
        if kind == ARRANGE:
            return self.arrange(t)
        if kind == DRAW_MORE:
            return 0 if self.needed(t) > 0 or t.deck_size(t.final) > 6 else 1
        if kind == MAY or kind == ORDER_OF_EFFECTS:
            return 0
        return 0

    # ---- the expected power of decks

    def hand_mean(self, t: TenefyrState, seat: int, size: int) -> tuple[float, float]:
        """Mean and spread of a hand drawn from what is left of a deck, the best of the redraws it allows."""
        values = self.values.of(t, seat)
        zones = t.zones
        left = int(zones.size(DECK + seat))
        if left == 0 or size == 0:
            return 0.0, 0.3
        sum = 0.0
        squares = 0.0
        for i in range(left):
            worth = values.worth[t.cards.card_of[zones.at(DECK + seat, i)]]
            sum += worth
            squares += worth * worth
        mean = sum / left
        variance = squares / left - mean * mean
        drawn = min(size, left)
        spread = sqrt(max(variance, 0.0) * drawn)
        hands = min(left // max(size, 1), 6)
        return mean * drawn + 0.8 * BEST_OF[hands] * spread, spread * (1.0 if hands < 2 else 0.8)

    def average(self, t: TenefyrState, seat: int) -> float:
        mean, _ = self.hand_mean(t, seat, 1)
        return mean

    def party_strength(self, t: TenefyrState, worn: float) -> tuple[float, float]:
        """The expected power of all players in one combat, and its spread; `worn`: the share of decks left."""
        turns = 2 if t.solo() else 1
        mean = 0.0
        variance = 0.0
        for seat in range(t.players):
            for _ in range(turns):
                one, spread = self.hand_mean(t, seat, 3)
                mean += one
                variance += spread * spread
        return mean * worn * 0.93, sqrt(variance)

    def needed(self, t: TenefyrState) -> int:
        if t.enemy < 0:
            return 0
        return enemy_power(t) - party_power(t) - t.short

    # ---- the decisions

    def keep_or_redraw(self, t: TenefyrState) -> int:
        seat = t.seat
        values = self.values.of(t, seat)
        size = t.zones.size(HAND + seat)
        hand = 0.0
        for i in range(size):
            hand += values.worth[t.cards.card_of[t.zones.at(HAND + seat, i)]]
        needed = self.needed(t)
        if hand >= needed:
            return 0
        rest = 0.0
        variance = 0.2
        if t.solo():
            if t.turn == 1:
                rest, spread = self.hand_mean(t, seat, 3)
                variance += spread * spread
        else:
            for turn in range(t.turn, t.base_turns()):
                mean, spread = self.hand_mean(t, (t.first + turn) % t.players, 3)
                rest += mean * 0.88  # others have bad hands too
                variance += spread * spread
        mean, spread = self.hand_mean(t, seat, hand_size(t, seat))
        keep = chance(hand + rest - needed, sqrt(variance))
        redraw = chance(mean + rest * (0.85 if t.solo() else 1.0) - needed, sqrt(variance + spread * spread))
        return 1 if redraw > keep + self.price_of_redraw(t, seat) else 0

    def price_of_redraw(self, t: TenefyrState, seat: int) -> float:
        """Cards thrown away now are missing against the enemies to come."""
        per_enemy = 6 if t.solo() else 3
        spare = int(t.deck_size(seat)) - 0.7 * per_enemy * int(t.enemies_in(t.current) - 1)
        return 0.004 if spare >= 6 else 0.02 if spare >= 3 else 0.05

    def play(self, t: TenefyrState) -> int:
        """Openers, draws, plain cards, then what counts or doubles; a doubling goes on the strongest card."""
        seat = t.final
        values = self.values.of(t, seat)
        best = 0
        best_score = 1000.0
        for i in range(len(t.options)):
            number = t.cards.card_of[value_of(t.options[i])]
            if t.doubling[seat] > 0:
                score = -float(t.cards.power[number])
            else:
                score = values.place[number] * 10.0
                score += int(t.cards.power[number]) * -0.1 if values.place[number] != BEFORE_BEST else 0.0
            if score < best_score:
                best_score = score
                best = i
        return best

    def enemy_guess(self, t: TenefyrState, dungeon: int, place: int) -> float:
        """The power of an enemy of a dungeon: printed if it is seen, else the average of what it can be."""
        zone = DUNGEON + dungeon
        size = t.zones.size(zone)
        column = max(t.players, 2) - 2
        card = t.zones.at(zone, size - 1 - place)
        if t.known[card] != 0 or (place == 0 and t.face_up(dungeon)):
            facts = t.cards.cards[t.cards.card_of[card]]
            hard = 0.0 if len(facts.modifiers) == 0 and facts.timings == NO_TIMINGS else RULES_COST
            return facts.enemy_power[column] + hard
        level = t.level_of(dungeon)
        return AVERAGE_POWER[column][level if level > 0 else 0] + RULES_COST * 0.7

    def where_to(self, t: TenefyrState) -> int:
        best = len(t.options) - 1
        best_score = -1000.0
        mean, spread = self.party_strength(t, 1.0)
        for i in range(len(t.options)):
            dungeon = value_of(t.options[i])
            if dungeon == BOSS:
                continue
            score = self.trip(t, dungeon, mean, spread)
            if score > best_score:
                best_score = score
                best = i
        return best

    def trip(self, t: TenefyrState, dungeon: int, mean: float, spread: float) -> float:
        """The expected gain of going to a dungeon, per step of the Boss token."""
        gain = 0.0
        alive = 1.0
        steps = 0.0
        worn = 1.0
        level = t.level_of(dungeon)
        size = t.enemies_in(dungeon)
        for place in range(size):
            win = chance(mean * worn - self.enemy_guess(t, dungeon, place), spread)
            if place > 0 and win < 0.55:
                break
            gain += alive * win * LOOT_BY_LEVEL[level]
            steps += alive * (1.0 - win) * 1.0
            alive *= win
            worn *= 0.86
            if place == size - 1 and t.reward_of(dungeon) >= 0:
                gain += alive * (1.0 + LOOT_BY_LEVEL[level]) * (1.0 + 0.7 * int(t.players))
        return gain / (1.0 + steps)

    def continue_or_leave(self, t: TenefyrState) -> int:
        mean, spread = self.party_strength(t, 1.0)
        win = chance(mean - self.enemy_guess(t, t.current, 0), spread)
        last = t.enemies_in(t.current) == 1
        return 0 if win >= (0.5 if last else 0.66) else 1

    def card_worth(self, t: TenefyrState, seat: int, card: int) -> float:
        return self.values.of(t, seat).worth[t.cards.card_of[card]]

    def pick_card(self, t: TenefyrState) -> int:
        """Choose the worst card if it is lost and the best if it is gained; of enemies the weakest."""
        effect = asking_effect(t)
        lose = isinstance(effect, (Remove, DiscardHand, Give))
        best = 0
        best_score = -1000.0
        for i in range(len(t.options)):
            option = t.options[i]
            if t.card_set.tags[tag_of(option)].subject != 1:
                continue
            card = value_of(option)
            if t.asking == REORDER:
                score = -float(t.cards.cards[t.cards.card_of[card]].enemy_power[max(t.players, 2) - 2])
            elif t.worth[card] != 0:
                score = float(t.worth[card])
            else:
                score = self.card_worth(t, t.final, card)
                if lose:
                    score = -score
            if score > best_score:
                best_score = score
                best = i
        return best

    def pick_player(self, t: TenefyrState) -> int:
        """Choose the player for whom a good effect is best, or a bad effect least bad."""
        effect = asking_effect(t)
        card = -1
        good = 1.0
        if t.asking == WHO_TAKES_LOOT or t.asking == GIVE_RESERVE_CARD:
            card = t.about
        elif isinstance(effect, ForPlayers):
            good = self.values.of(t, max(t.final, 0)).program(effect.do)
        best = 0
        best_score = -1000.0
        for i in range(len(t.options)):
            option = t.options[i]
            if tag_of(option) == NOBODY:
                score = 0.0
            else:
                seat = value_of(option)
                if card >= 0:
                    score = self.card_worth(t, seat, card) - self.average(t, seat) - 0.3
                elif isinstance(effect, DoubleTotal):
                    score = float(seat_total(t, seat))
                elif good < 0:
                    score = -1.0 / (1.0 + int(t.deck_size(seat)))
                else:
                    score = 0.1 + self.use_for(t, seat, effect)
            if score > best_score:
                best_score = score
                best = i
        return best

    def use_for(self, t: TenefyrState, seat: int, effect: object) -> float:
        """Removing helps a deck full of Basics, new cards help a weak deck, playing cards a strong one."""
        strength = self.average(t, seat)
        if t.enemy >= 0:
            return strength * min(int(t.deck_size(seat)), 2)
        return 10.0 / (1.0 + max(strength, 0.0))

    def pick_dungeon(self, t: TenefyrState) -> int:
        """Banish the strongest; anything else happens where the level is highest."""
        banish = isinstance(asking_effect(t), BanishEnemy)
        best = 0
        best_score = -1000.0
        for i in range(len(t.options)):
            dungeon = value_of(t.options[i])
            score = self.enemy_guess(t, dungeon, 0) if banish else float(t.level_of(dungeon))
            if score > best_score:
                best_score = score
                best = i
        return best

    def pay(self, t: TenefyrState) -> int:
        effect = asking_effect(t)
        if not isinstance(effect, Cost):
            return 0
        values = self.values.of(t, t.final)
        if isinstance(effect.price, DiscardTop):
            if effect.otherwise != 0:
                return 0 if t.deck_size(t.final) >= effect.price.count + 4 else 1
            return 0 if self.needed(t) > 0 else 1
        gain = values.program(effect.do) - values.program(effect.otherwise) + values.effect(effect.price)
        return 0 if gain > 0.0 else 1

    def best_list(self, t: TenefyrState) -> int:
        values = self.values.of(t, t.final)
        effect = asking_effect(t)
        if isinstance(effect, Choose):
            lists = effect.lists
        else:
            lists = t.cards.cards[t.cards.card_of[t.about]].rewards
        best = 0
        best_score = -1000.0
        for i in range(len(t.options)):
            score = values.program(lists[value_of(t.options[i]) - 1])
            if score > best_score:
                best_score = score
                best = i
        return best

    def arrange(self, t: TenefyrState) -> int:
        """Discard what is below the average of the deck, the worst first; put the others back, the best on top."""
        seat = t.final
        average = self.average(t, seat)
        worst = 0
        worst_worth = 1000.0
        for i in range(len(t.options)):
            if tag_of(t.options[i]) == DISCARD_IT:
                worth = self.card_worth(t, seat, value_of(t.options[i]))
                if worth < worst_worth:
                    worst_worth = worth
                    worst = i
        if worst_worth < average:
            return worst
        card = t.cards.card_of[value_of(t.options[worst])]
        for i in range(len(t.options)):
            if tag_of(t.options[i]) != DISCARD_IT and t.cards.card_of[value_of(t.options[i])] == card:
                return i
        return worst


NO_TIMINGS: Final = [0, 0, 0, 0, 0, 0, 0]
# The power of an average enemy by level, boss cards first, for 2, 3 and 4 players.
AVERAGE_POWER: Final[list[list[float]]] = [
    [15.5, 3.7, 5.1, 7.6, 10.5, 14.3],
    [16.5, 5.1, 7.1, 9.6, 12.8, 17.3],
    [18.8, 6.6, 9.1, 11.9, 15.4, 20.6],
]
