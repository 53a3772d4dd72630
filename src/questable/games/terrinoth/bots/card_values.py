"""The value of effects to the party in the current state, in wounds, for the heuristic player of Terrinoth."""

from typing import Final

from questable.games.terrinoth.bots.threats import Threats
from questable.games.terrinoth.effects.actions import Add, NoEnemyDice, Pierce, Reroll
from questable.games.terrinoth.effects.conditions import DefeatedByAction, SuccessesDivided
from questable.games.terrinoth.effects.enemies import (
    Engage,
    ExhaustEnemy,
    Mend,
    Reveal,
    Spawn,
    SpawnNemesis,
    ToShadows,
    Wound,
)
from questable.games.terrinoth.effects.heroes import (
    Exhaust,
    Gain,
    GainCondition,
    Inflict,
    Lose,
    LoseCondition,
    Prevent,
    Ready,
    Recover,
    Suffer,
)
from questable.games.terrinoth.effects.loops import ForEachEnemy, ForHeroes
from questable.games.terrinoth.effects.prices import PayCondition, PayItem, PaySuccess, PayWounds
from questable.games.terrinoth.effects.quest import (
    DiscardItem,
    DrawExploration,
    LowerPeril,
    Progress,
    RaisePeril,
    RemoveProgress,
)
from questable.games.terrinoth.effects.targets import EnemyEffect, HeroEffect
from questable.games.terrinoth.effects.tokens import PlaceToken, RemoveToken, tokens_at
from questable.games.terrinoth.rules.constants import (
    ANOTHER,
    ANY,
    CONDITIONS,
    EACH,
    EACH_ENGAGED,
    EACH_OTHER,
    ENGAGED,
    FEWEST_ENEMIES,
    HARMFUL,
    LEADER,
    MOST_WOUNDS,
    TARGET,
)
from questable.games.terrinoth.rules.selectors import extreme_heroes, nth_hero, select_enemies
from questable.games.terrinoth.rules.state import TOKEN_LIMIT, TerrinothState
from questable.kernel.control import Choose, Cost, ForEach, If, May, Prices
from questable.kernel.effect import Effect

FALL: Final = 12.0  # the cost of a defeated hero
LOSS: Final = 100.0  # the cost of losing the game
FOCUSED: Final = CONDITIONS["focused"]


class CardValues:
    def __init__(self, threats: Threats) -> None:
        self.threats: Final[Threats] = threats
        self.aim: int = -1  # the hero who is aided, while an action is evaluated
        self.hits: float = 2.4  # the successes of the action that is evaluated

    # ---- lists

    def program(self, t: TerrinothState, program: int, you: int) -> float:
        sum = 0.0
        for effect in t.cards.programs[program]:
            sum += self.worth(t, effect, you)
        return sum

    def worth(self, t: TerrinothState, effect: Effect, you: int) -> float:
        if isinstance(effect, HeroEffect):
            return self.to_heroes(t, effect, you)
        if isinstance(effect, EnemyEffect):
            return self.to_enemies(t, effect, you)
        if isinstance(effect, May):
            return max(self.program(t, effect.do, you), 0.0)
        if isinstance(effect, If):
            if isinstance(effect.condition, DefeatedByAction):
                return 0.5 * self.program(t, effect.do, you)
            done = effect.do if effect.condition.holds(t, you, -1) else effect.otherwise
            return self.program(t, done, you)
        if isinstance(effect, ForEach):
            if isinstance(effect.times, SuccessesDivided):
                return max(self.hits / int(effect.times.per) - 0.4, 0.0) * self.program(t, effect.do, you)
            return min(int(effect.times.read(t, you, -1)), 5) * self.program(t, effect.do, you)
        if isinstance(effect, Cost):
            if not effect.price.payable(t, you, -1):
                return 0.0
            return max(self.program(t, effect.do, you) - self.price(t, effect.price, you), 0.0)
        if isinstance(effect, Choose):
            best = -LOSS
            for one in effect.lists:
                best = max(best, self.program(t, one, you))
            return best
        if isinstance(effect, ForHeroes):
            sum = 0.0
            for hero in range(t.count):
                if t.standing(hero) and (effect.selector != EACH_OTHER or hero != you):
                    sum += self.program(t, effect.do, hero)
            return sum
        if isinstance(effect, ForEachEnemy):
            found = select_enemies(t, effect.enemy, effect.trait, effect.rank, False, you, -1)
            sum = 0.0
            for part in t.cards.programs[effect.do]:
                for enemy in found:
                    sum += self.on_enemy(t, part, enemy, you)
            return sum
        return self.to_quest(t, effect, you)

    def price(self, t: TerrinothState, price: Effect, you: int) -> float:
        """The value of what is paid."""
        weights = self.threats.weights
        if isinstance(price, PaySuccess):
            return self.tokens(t, you, 0) - self.tokens(t, you, -price.count)
        if isinstance(price, PayWounds):
            return int(price.count) * self.threats.price[you]
        if isinstance(price, PayItem):
            return weights.item
        if isinstance(price, PayCondition):
            return 0.6 * weights.condition
        if isinstance(price, Prices):
            sum = 0.0
            for part in price.prices:
                sum += self.price(t, part, you)
            return sum
        return 0.0

    # ---- heroes

    def to_heroes(self, t: TerrinothState, effect: HeroEffect, you: int) -> float:
        if isinstance(effect, PlaceToken):
            return self.placed(t, effect.token, effect.count.read(t, you, -1))
        selector = effect.hero
        if selector == ANY or selector == ANOTHER:
            best = -LOSS
            for hero in range(t.count):
                if t.standing(hero) and (selector == ANY or hero != you):
                    best = max(best, self.on_hero(t, effect, hero))
            return best if best > -LOSS else 0.0
        if EACH <= selector <= EACH_ENGAGED:
            sum = 0.0
            for hero in range(t.count):
                if not t.standing(hero) or (selector == EACH_OTHER and hero == you):
                    continue
                if selector != EACH_ENGAGED or t.zones.size(ENGAGED + hero) > 0:
                    sum += self.on_hero(t, effect, hero)
            return sum
        hero = you
        if selector == LEADER:
            hero = t.leader
        elif selector == TARGET:
            hero = self.aim if self.aim >= 0 else t.target_hero
        elif MOST_WOUNDS <= selector <= FEWEST_ENEMIES:
            hero = nth_hero(t, extreme_heroes(t, selector), 0)
        return self.on_hero(t, effect, hero) if t.standing(hero) else 0.0

    def on_hero(self, t: TerrinothState, effect: Effect, hero: int) -> float:
        """The value of an effect on this hero."""
        weights = self.threats.weights
        if isinstance(effect, Recover):
            return min(int(effect.wounds), int(t.wounds[hero])) * self.threats.price[hero]
        if isinstance(effect, Suffer):
            return -self.wounds(t, hero, effect.wounds)
        if isinstance(effect, Inflict):
            return -self.wounds(t, hero, 2)
        if isinstance(effect, Gain):
            return self.tokens(t, hero, effect.success) - self.tokens(t, hero, 0)
        if isinstance(effect, Lose):
            return self.tokens(t, hero, -effect.success) - self.tokens(t, hero, 0)
        if isinstance(effect, GainCondition):
            if t.has(hero, effect.condition):
                return 0.0
            return weights.condition if effect.condition == FOCUSED else -weights.condition
        if isinstance(effect, LoseCondition):
            if effect.condition == HARMFUL:
                return weights.condition * ((1 if t.has(hero, 0) else 0) + (1 if t.has(hero, 1) else 0))
            return weights.condition if t.has(hero, effect.condition) else 0.0
        if isinstance(effect, Ready):
            return self.readied(t, hero, effect.count)
        if isinstance(effect, Exhaust):
            return -weights.ready * int(min(effect.count, t.readied_cards(hero)))
        if isinstance(effect, DiscardItem):
            return -weights.item
        return 0.0

    def wounds(self, t: TerrinothState, hero: int, count: int) -> float:
        """The cost of wounds to a hero."""
        fall = FALL if int(t.wounds[hero]) + count >= t.health(hero) else 0.0
        return count * self.threats.price[hero] + fall

    def tokens(self, t: TerrinothState, hero: int, more: int) -> float:
        """The value of a hero's success tokens. Each is worth less than the one before: it may not be spent in time."""
        held = min(max(int(t.tokens[hero]) + more, 0), TOKEN_LIMIT)
        return self.threats.weights.token * (held - 0.06 * held * held)

    def readied(self, t: TerrinothState, hero: int, count: int) -> float:
        spent = 4 - t.readied_cards(hero)
        return self.threats.weights.ready * int(min(count, spent))

    # ---- enemies

    def to_enemies(self, t: TerrinothState, effect: EnemyEffect, you: int) -> float:
        """The sum of the best values among the enemies that match, up to the given number."""
        found = select_enemies(t, effect.enemy, effect.trait, effect.rank, effect.exclude_target, you, -1)
        if isinstance(effect, Mend):
            return -0.5 * float(len(found))
        values: list[float] = []
        for enemy in found:
            values.append(self.on_enemy(t, effect, enemy, you))
        if effect.count >= len(values):
            return sum(values)
        values.sort()
        total = 0.0
        for i in range(effect.count):
            total += values[len(values) - 1 - i]
        return total

    def on_enemy(self, t: TerrinothState, effect: Effect, enemy: int, you: int) -> float:
        threats = self.threats
        if isinstance(effect, Wound):
            return threats.hit_worth(enemy, effect.wounds)
        if isinstance(effect, Mend):
            return -threats.hit_worth(enemy, min(effect.wounds, int(t.enemy_wounds[enemy])))
        if isinstance(effect, ExhaustEnemy):
            return threats.exhaust_worth(t, enemy) if effect.affects(t, enemy) else 0.0
        if isinstance(effect, ToShadows):
            return self.hidden(t, enemy)
        if isinstance(effect, Engage):
            return self.engaged(t, enemy, you)
        return 0.1 if isinstance(effect, Reveal) else 0.0

    def hidden(self, t: TerrinothState, enemy: int) -> float:
        """The value of moving an enemy into the shadows: no counterattacks, and travelling leaves it behind."""
        threats = self.threats
        hero = threats.holder[enemy]
        if hero < 0:
            return 0.0
        relief = threats.counter(enemy) * threats.price[hero] * 0.6
        if threats.leaving and t.exhausted[enemy]:
            relief += threats.defeat[enemy]
        if threats.objective.besieged:
            relief -= threats.siege
        return relief

    def engaged(self, t: TerrinothState, enemy: int, you: int) -> float:
        """The value of engaging an enemy with a hero, from another hero or from the shadows."""
        threats = self.threats
        other = threats.holder[enemy]
        counter = threats.counter(enemy) * 0.7
        cost = counter * threats.price[you]
        if t.zones.size(ENGAGED + you) >= 3:
            return -self.wounds(t, you, threats.attack[enemy])
        if other >= 0:
            menace = threats.menace[enemy]
            return (counter + menace) * threats.price[other] - cost - menace * threats.price[you]
        return (threats.siege if threats.objective.besieged else 0.0) - cost

    # ---- the quest

    def to_quest(self, t: TerrinothState, effect: Effect, you: int) -> float:
        weights = self.threats.weights
        if isinstance(effect, Progress):
            return self.progress(t, effect.count)
        if isinstance(effect, RemoveProgress):
            return -self.threats.progress * int(min(effect.count, t.progress))
        if isinstance(effect, DrawExploration):
            return weights.card * int(effect.resolve) + 0.2 * int(effect.count - effect.resolve)
        if isinstance(effect, RemoveToken):
            return self.placed(t, effect.token, -min(effect.count, tokens_at(t, effect.token, effect.spot)))
        if isinstance(effect, Prevent):
            return self.threats.price[you] * int(min(effect.wounds, t.incoming))
        if isinstance(effect, Add):
            return int(effect.success) + 0.4 * int(effect.defense) + self.threats.odds.mean * int(effect.dice)
        if isinstance(effect, (Reroll, NoEnemyDice, Pierce)):
            return 0.6
        if isinstance(effect, Spawn):
            return -2.5 * self.threats.mean_price
        if isinstance(effect, SpawnNemesis):
            return -4.0
        if isinstance(effect, LowerPeril):
            return 1.5
        if isinstance(effect, RaisePeril):
            return -2.5
        return 0.0

    def progress(self, t: TerrinothState, count: int) -> float:
        """The value of progress on the location; progress beyond the location's value only helps in a siege."""
        if self.threats.objective.besieged:
            return self.threats.progress * count
        left = max(t.exploration_value() - t.progress, 0)
        if left == 0:
            return 0.0
        arrival = self.threats.arrival if count >= left else 0.0
        return self.threats.progress * int(min(count, left)) + arrival

    def placed(self, t: TerrinothState, token: int, count: int) -> float:
        """The value of quest tokens that are placed (a negative count: removed)."""
        objective = self.threats.objective
        weights = self.threats.weights
        if objective.limits[token] is not None:
            left = objective.left_until_defeat(t, token)
            if count >= left:
                return -LOSS
            return -weights.dread * count * 4.0 / max(left if count > 0 else left + 1, 1)
        if objective.harmful[token]:
            return -3.0 * count
        return weights.want * count
