"""The values of cards for the heuristic player: rough numbers, derived from their effects."""

from typing import Final

from questable.games.tenefyr.effects.conditions import CardsIn, IsFirstCard, IsHero, Scaled
from questable.games.tenefyr.effects.dungeon import BanishEnemy, BossTrack, BringEnemy, MoveEnemy, Peek, Reorder
from questable.games.tenefyr.effects.hand import (
    ArrangeTop,
    DiscardHand,
    DiscardTop,
    Draw,
    DrawUpTo,
    Give,
    Recover,
    Remove,
    RemoveThis,
    Search,
)
from questable.games.tenefyr.effects.players import EACH_OTHER_PLAYER, EACH_PLAYER, ForPlayers
from questable.games.tenefyr.effects.power import (
    BeginModifier,
    Copy,
    DoubleNext,
    DoublePlayed,
    DoubleTotal,
    EnemyPower,
    Finish,
    IgnoreEnemy,
    Power,
)
from questable.games.tenefyr.effects.reserve import Gain, GainBasic
from questable.games.tenefyr.effects.turns import ExtraTurn, HandBonus, PlayTop
from questable.games.tenefyr.rules.card_set import CARD_POWER, ENEMY_POWER, HAND_SIZE, TenefyrCardSet
from questable.games.tenefyr.rules.constants import TO_DECK_TOP, TO_HAND
from questable.games.tenefyr.rules.state import TenefyrState
from questable.kernel.control import Choose, Cost, If, May, Number, Randomly
from questable.kernel.effect import Effect, Value
from questable.kernel.state import State

CARD: Final = 1.3  # an average card drawn in the middle of a game
LOOT_BY_LEVEL: Final[list[float]] = [4.0, 1.6, 2.6, 3.8, 5.2, 7.0]  # the current dungeon's level first
STEP: Final = 5.0  # one step of the Boss token

# When to play a card of a hand, lowest first.
FIRST: Final = 0
EARLY: Final = 1
DRAWING: Final = 2
BEFORE_BEST: Final = 3
PLAIN: Final = 4
LATE: Final = 5


class CardValues:
    """Worth and place in a hand of every card, for one set of heroes; made once and kept."""

    def __init__(self, catalogue: TenefyrCardSet, heroes: int, players: int) -> None:
        self.card_set: TenefyrCardSet = catalogue
        self.heroes: int = heroes
        self.others: int = max(players - 1, 1)
        self.worth: list[float] = []
        self.place: list[int] = []
        for number in range(len(catalogue.cards)):
            rules = catalogue.rules[number]
            self.worth.append(int(catalogue.power[number]) + self.program(rules))
            self.place.append(self.when_to_play(rules))

    def program(self, program: int) -> float:
        """The value of a list of effects, in power."""
        sum = 0.0
        for effect in self.card_set.programs[program]:
            sum += self.effect(effect)
        return sum

    def effect(self, effect: Effect) -> float:
        if isinstance(effect, If):
            share = 0.6
            condition = effect.condition
            if isinstance(condition, IsHero):
                share = 1.0 if self.heroes >> condition.hero & 1 else 0.0
            return share * self.program(effect.do)
        if isinstance(effect, May):
            return max(0.0, self.program(effect.do))
        if isinstance(effect, Choose):
            best = -100.0
            for one in effect.lists:
                best = max(best, self.program(one))
            return best
        if isinstance(effect, Randomly):
            sum = 0.0
            for one in effect.lists:
                sum += self.program(one)
            return sum / len(effect.lists)
        if isinstance(effect, Cost):
            return max(0.8 * (self.program(effect.do) + self.effect(effect.price)), self.program(effect.otherwise))
        if isinstance(effect, ForPlayers):
            times = 1
            if effect.players == EACH_PLAYER:
                times = self.others + 1
            elif effect.players == EACH_OTHER_PLAYER:
                times = self.others
            return self.program(effect.do) * times
        return self.verb(effect)

    def verb(self, effect: Effect) -> float:
        if isinstance(effect, (Draw, DrawUpTo)):
            return 0.9 * CARD * int(effect.count)
        if isinstance(effect, DiscardTop):
            return -0.2 * int(effect.count)
        if isinstance(effect, DiscardHand):
            return -0.5 * int(effect.count)
        if isinstance(effect, Recover):
            each = 2.5 if effect.to == TO_HAND else 0.6 if effect.to == TO_DECK_TOP else 0.3
            return each * min(int(effect.count), 4)
        if isinstance(effect, Search):
            return 2.5 * int(effect.count)
        if isinstance(effect, ArrangeTop):
            return 0.3 * int(effect.count)
        if isinstance(effect, Remove):
            return (0.4 if effect.filter == 1 or effect.filter == 2 else -1.5) * int(effect.count)
        if isinstance(effect, RemoveThis):
            return -2.0
        if isinstance(effect, PlayTop):
            return 0.8 * CARD * int(effect.count)
        if isinstance(effect, HandBonus):
            return 0.7 * int(effect.amount)
        if isinstance(effect, ExtraTurn):
            return 2.0
        if isinstance(effect, Gain):
            if effect.borrowed:
                return LOOT_BY_LEVEL[effect.level] * (1.0 if effect.look == 0 else 1.15)
            share = 1.0 if effect.to == TO_HAND else 0.7
            return share * LOOT_BY_LEVEL[effect.level] * int(effect.count) * (1.0 if effect.look == 0 else 1.15)
        if isinstance(effect, GainBasic):
            return -0.7 * int(effect.count) if effect.power == 0 else 0.2 * int(effect.count)
        return self.fight(effect)

    def fight(self, effect: Effect) -> float:
        if isinstance(effect, Power):
            return self.expected(effect.value)
        if isinstance(effect, EnemyPower):
            return -self.expected(effect.value)
        if isinstance(effect, DoubleTotal):
            return 3.5
        if isinstance(effect, (DoublePlayed, DoubleNext)):
            return 2.0
        if isinstance(effect, Copy):
            return 3.0
        if isinstance(effect, Finish):
            return 0.6 * int(effect.count)
        if isinstance(effect, IgnoreEnemy):
            return 1.2
        if isinstance(effect, BeginModifier):
            modifier = self.card_set.modifiers[effect.number]
            amount = self.expected(modifier.amount)
            if modifier.kind == ENEMY_POWER:
                return -2.0 * amount
            if modifier.kind == HAND_SIZE:
                return 3.0 * amount
            if modifier.kind == CARD_POWER:
                return 0.5 * amount
            return 0.0
        if isinstance(effect, BossTrack):
            return -STEP * int(effect.steps)
        if isinstance(effect, BanishEnemy):
            return 1.5
        if isinstance(effect, (Reorder, Peek)):
            return 0.6
        if isinstance(effect, (MoveEnemy, BringEnemy, Give)):
            return 0.2
        return 0.0

    def expected(self, value: Value) -> float:
        if isinstance(value, Number):
            return float(value.number)
        if isinstance(value, Scaled):
            things = 4.0 if isinstance(value.count, CardsIn) else 0.5
            return min(things / int(value.per) * int(value.times), float(value.most))
        return 1.0

    def when_to_play(self, program: int) -> int:
        place = PLAIN
        for effect in self.card_set.programs[program]:
            if isinstance(effect, If):
                if isinstance(effect.condition, IsFirstCard):
                    return FIRST
                inner = self.when_to_play(effect.do)
            elif isinstance(effect, Cost):
                inner = self.when_to_play(effect.do)
                if isinstance(effect.price, (DiscardHand, Remove)):
                    inner = EARLY
            elif isinstance(effect, BeginModifier):
                inner = EARLY
            elif isinstance(effect, (Draw, DrawUpTo, Gain, Search, Recover, IgnoreEnemy)):
                inner = DRAWING
            elif isinstance(effect, DoubleNext):
                inner = BEFORE_BEST
            elif isinstance(effect, (DoublePlayed, DoubleTotal, Copy)):
                inner = LATE
            elif isinstance(effect, Power):
                inner = PLAIN if isinstance(effect.value, Number) else LATE
            else:
                inner = PLAIN
            if inner != PLAIN:
                place = inner
        return place


class ValueCache:
    """Card values by heroes and number of players, computed when first needed."""

    def __init__(self) -> None:
        self.values: list[CardValues | None] = [None] * 80

    def of(self, t: TenefyrState, seat: int) -> CardValues:
        place = t.heroes[seat] * 5 + t.players
        known = self.values[place]
        if known is None or known.card_set is not t.cards:
            known = CardValues(t.cards, t.heroes[seat], t.players)
            self.values[place] = known
        return known


def asking_effect(s: State) -> Effect:
    """The effect whose question is pending."""
    return s.card_set.programs[s.stack[s.top]][s.stack[s.top + 1] - 1]
