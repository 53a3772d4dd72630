"""The expected value of an activation: its roll, its lines, the enemy dice. Nothing is rolled."""

from typing import Final

from questable.games.terrinoth.bots.allocation import Allocation
from questable.games.terrinoth.bots.card_values import CardValues
from questable.games.terrinoth.bots.threats import Threats
from questable.games.terrinoth.effects.actions import Add, NoEnemyDice, Pierce, Reroll, TakeAction
from questable.games.terrinoth.effects.conditions import Engaged
from questable.games.terrinoth.effects.enemies import Engage, ExhaustEnemy, ToShadows
from questable.games.terrinoth.rules.constants import (
    AFTER_ACTION,
    AID,
    ATTACK,
    BEFORE_ROLL,
    CONDITIONS,
    DICE,
    E_MINE,
    ENGAGED,
    EXPLORE,
    NO_ATTACK_IN_SHADOWS,
    REST,
    SHADOWS,
)
from questable.games.terrinoth.rules.selectors import select_enemies
from questable.games.terrinoth.rules.state import TOKEN_LIMIT, TerrinothState
from questable.games.terrinoth.rules.wounds import cannot
from questable.kernel.control import If, May
from questable.kernel.effect import Effect

WEAKENED = CONDITIONS["weakened"]


class Planner:
    def __init__(self, threats: Threats, values: CardValues) -> None:
        self.threats: Final[Threats] = threats
        self.values: Final[CardValues] = values
        # the roll that is being evaluated
        self.action: int = -1
        self.dice: int = 0
        self.successes: int = 0
        self.defenses: int = 0
        self.pierce: int = 0
        self.quiet: bool = False  # no enemy dice
        self.calm: float = 1.0  # the share of counterattacks that re-rolls leave
        self.ranged: bool = False
        self.targets: int = 0
        self.foes: list[int] = []  # readied enemies engaged with the hero
        self.extra: float = 0.0  # what the other lines are worth
        self.engage: int = -1  # the enemy the hero would engage first

    # ---- whole activations

    def activation(self, t: TerrinothState, hero: int, card: int) -> float:
        """The value of playing this activation card with this hero now."""
        program = t.cards.of(card).program
        without = self.lines(t, hero, program, 0, -1)
        enemy = self.to_engage(t, hero, program, 0)
        if enemy < 0:
            return without
        return max(without, self.lines(t, hero, program, 0, enemy))

    def best_card(self, t: TerrinothState, hero: int) -> float:
        best = -1000.0
        for action in range(4):
            if t.spent[hero * 4 + action] == 0:
                best = max(best, self.activation(t, hero, t.acts[hero * 4 + action]))
        return best

    def to_engage(self, t: TerrinothState, hero: int, program: int, start: int) -> int:
        """The enemy that a line of the card lets the hero engage, if that may be worth it; -1: none."""
        effects = t.cards.programs[program]
        for i in range(start, len(effects)):
            effect = effects[i]
            if isinstance(effect, TakeAction):
                return -1
            if isinstance(effect, May):
                first = t.cards.programs[effect.do][0]
                if isinstance(first, Engage):
                    return self.best_to_engage(t, hero, first, program)
        return -1

    def best_to_engage(self, t: TerrinothState, hero: int, effect: Engage, program: int) -> int:
        if t.zones.size(ENGAGED + hero) >= 3:
            return -1
        best = -1
        most = -1000.0
        for enemy in select_enemies(t, effect.enemy, effect.trait, effect.rank, False, hero, -1):
            score = self.engage_score(t, hero, enemy)
            if score > most:
                most = score
                best = enemy
        return best

    def engage_score(self, t: TerrinothState, hero: int, enemy: int) -> float:
        """The score of an enemy to engage: high where it is nearly defeated and its defeat is worth much."""
        need = self.threats.need(enemy, 0)
        return self.values.engaged(t, enemy, hero) + self.threats.defeat[enemy] * min(3.0 / need, 1.0)

    def lines(self, t: TerrinothState, hero: int, program: int, start: int, engage: int) -> float:
        """The value of the lines of an activation card from a given one on, with or without engaging an enemy first."""
        self.dice = t.dice
        self.successes = t.successes
        self.defenses = t.defenses
        self.pierce = t.pierce
        self.quiet = t.no_enemy_dice == 1
        self.calm = 1.0
        self.action = -1
        self.extra = 0.0
        self.engage = engage
        self.foes = []
        for i in range(t.zones.size(ENGAGED + hero)):
            enemy = t.zones.at(ENGAGED + hero, i)
            if t.exhausted[enemy] == 0:
                self.foes.append(enemy)
        effects = t.cards.programs[program]
        at = start
        while at < len(effects) and self.action < 0:
            self.line(t, effects[at], hero)
            at += 1
        self.abilities(t, hero, BEFORE_ROLL)
        if t.has(hero, WEAKENED):
            self.dice -= 1
        self.values.hits = self.dice * self.threats.odds.mean + self.successes
        value = self.aided(t, hero, effects, at) if self.action == AID else self.act(t, hero, effects, at)
        return value - self.enemy_dice_cost(t, hero)

    def aided(self, t: TerrinothState, hero: int, effects: list[Effect], at: int) -> float:
        """The value of aiding the best hero."""
        before = self.extra
        best = -1000.0
        for other in range(t.count):
            if other != hero and t.standing(other):
                self.extra = before
                self.values.aim = other
                best = max(best, self.act(t, hero, effects, at))
        self.values.aim = -1
        return best if best > -1000.0 else before

    def act(self, t: TerrinothState, hero: int, effects: list[Effect], at: int) -> float:
        gain = self.gain(t, hero)
        for i in range(at, len(effects)):
            self.line(t, effects[i], hero)
        self.abilities(t, hero, AFTER_ACTION)
        return gain + self.extra

    def line(self, t: TerrinothState, effect: Effect, hero: int) -> None:
        if isinstance(effect, TakeAction):
            self.action = effect.action
            self.dice += effect.dice
            self.ranged = effect.ranged
            self.targets = effect.targets
        elif self.action >= 0:
            self.extra += self.values.worth(t, effect, hero)
        elif isinstance(effect, Add):
            self.dice += effect.dice
            self.successes += effect.success
            self.defenses += effect.defense
        elif isinstance(effect, Pierce):
            self.pierce += effect.resilience
        elif isinstance(effect, NoEnemyDice):
            self.quiet = True
        elif isinstance(effect, Reroll):
            self.calm *= 0.65 if effect.die == DICE["enemy"] else 0.9
        elif isinstance(effect, May):
            self.may(t, effect, hero)
        elif isinstance(effect, If):
            holds = effect.condition.holds(t, hero, -1)
            if isinstance(effect.condition, Engaged) and self.engage >= 0:
                holds = t.zones.size(ENGAGED + hero) + 1 >= effect.condition.least
            for part in t.cards.programs[effect.do if holds else effect.otherwise]:
                self.line(t, part, hero)
        elif isinstance(effect, ExhaustEnemy):
            self.exhaust(t, effect, hero)
        else:
            self.extra += self.values.worth(t, effect, hero)

    def may(self, t: TerrinothState, effect: May, hero: int) -> None:
        first = t.cards.programs[effect.do][0]
        if isinstance(first, Engage):
            if self.engage >= 0:
                self.extra += self.values.engaged(t, self.engage, hero)
                if t.exhausted[self.engage] == 0:
                    self.foes.append(self.engage)
                rest = t.cards.programs[effect.do]
                for i in range(1, len(rest)):
                    if isinstance(rest[i], ExhaustEnemy):
                        self.extra += self.threats.exhaust_worth(t, self.engage)
                        if t.exhausted[self.engage] == 0:
                            self.foes.pop()
                    else:
                        self.line(t, rest[i], hero)
        elif isinstance(first, ToShadows):
            worth = self.values.worth(t, first, hero)
            if worth > 0.0:
                self.extra += worth
                if len(self.foes) > 0:
                    self.foes.pop()
        else:
            self.extra += self.values.worth(t, effect, hero)

    def exhaust(self, t: TerrinothState, effect: ExhaustEnemy, hero: int) -> None:
        """Remove enemies that are exhausted before the roll from those that react to it."""
        self.extra += self.values.worth(t, effect, hero)
        if effect.enemy == E_MINE and effect.count >= 3:
            self.foes = []
            return
        best = -1
        most = 0.0
        for enemy in select_enemies(t, effect.enemy, effect.trait, effect.rank, False, hero, -1):
            worth = self.threats.exhaust_worth(t, enemy)
            if worth > most and effect.affects(t, enemy):
                most = worth
                best = enemy
        for i in range(len(self.foes)):
            if self.foes[i] == best:
                del self.foes[i]
                break

    def abilities(self, t: TerrinothState, hero: int, timing: int) -> None:
        """Add the abilities of the hero's own card and of the location with this timing."""
        self.ability(t, t.hero_cards[hero], hero, timing)
        place = t.location()
        if place >= 0:
            self.ability(t, place, hero, timing)

    def ability(self, t: TerrinothState, source: int, hero: int, timing: int) -> None:
        if t.cards.timings[source] >> timing & 1 == 0:
            return
        action = t.action
        t.action = self.action  # conditions read the action in progress
        for one in t.cards.of(source).abilities:
            facts = t.cards.abilities[one]
            if facts.timing == timing and (facts.condition is None or facts.condition.holds(t, hero, -1)):
                now = self.action
                self.action = -1 if timing == BEFORE_ROLL else now
                for effect in t.cards.programs[facts.program]:
                    self.line(t, effect, hero)
                self.action = now
        t.action = action

    # ---- the roll

    def gain(self, t: TerrinothState, hero: int) -> float:
        """The value of the successes of the roll that is being evaluated."""
        if self.action == ATTACK:
            return self.attack(t, hero)
        if self.action == AID:
            return self.expected_tokens(t, self.values.aim)
        return self.spoils(t, hero, self.action, self.dice, self.successes)

    def spoils(self, t: TerrinothState, hero: int, action: int, dice: int, successes: int) -> float:
        """The value of the progress, recovery or tokens of a roll."""
        chances = self.threats.odds.of(dice)
        sum = 0.0
        if action == EXPLORE:
            for n in range(len(chances)):
                if chances[n] > 0.0:
                    sum += chances[n] * self.values.progress(t, n + successes)
        elif action == REST:
            hurt = int(t.wounds[hero])
            for n in range(len(chances)):
                sum += chances[n] * min(n + successes, hurt)
            sum *= self.threats.price[hero]
            ill = (1 if t.has(hero, 0) else 0) + (1 if t.has(hero, 1) else 0)
            sum += self.threats.weights.condition * ill
        elif action == AID and t.target_hero >= 0:
            self.dice = dice
            self.successes = successes
            sum = self.expected_tokens(t, t.target_hero)
        return sum

    def expected_tokens(self, t: TerrinothState, other: int) -> float:
        if other < 0:
            return 0.0
        chances = self.threats.odds.of(self.dice)
        sum = 0.0
        for n in range(len(chances)):
            sum += chances[n] * self.values.tokens(t, other, min(n + self.successes, TOKEN_LIMIT))
        if t.has(other, WEAKENED):
            sum += self.threats.weights.condition
        return sum - self.values.tokens(t, other, 0)

    def attack(self, t: TerrinothState, hero: int) -> float:
        """The value of an attack on the best targets in reach."""
        best = Allocation()
        most = 0.0
        others: list[int] = []
        first = -1
        for zone in range(SHADOWS + 1):
            if not (zone == ENGAGED + hero or (self.ranged and (zone < t.count or zone == SHADOWS))):
                continue
            for i in range(t.zones.size(zone)):
                enemy = t.zones.at(zone, i)
                if zone == SHADOWS and cannot(t, enemy, NO_ATTACK_IN_SHADOWS):
                    continue
                others.append(enemy)
        if self.engage >= 0 and not self.ranged:
            others.append(self.engage)
        for enemy in others:
            one = Allocation()
            self.aim(one, enemy, self.pierce)
            worth = self.expected(one, self.dice, self.successes)
            if worth > most:
                most = worth
                best = one
                first = enemy
        if self.targets > 1 and len(others) > 1:
            chosen = [first]
            while len(chosen) < self.targets:
                more = -1
                ratio = -1.0
                for enemy in others:
                    if enemy not in chosen:
                        need = self.threats.need(enemy, self.pierce)
                        each = self.threats.defeat[enemy] / need
                        if each > ratio:
                            ratio = each
                            more = enemy
                if more < 0:
                    break
                chosen.append(more)
                self.aim(best, more, self.pierce)
            return self.expected(best, self.dice, self.successes)
        return most

    def aim(self, allocation: Allocation, enemy: int, pierce: int) -> None:
        allocation.add(self.threats.defeat[enemy], self.threats.left[enemy], self.threats.need(enemy, pierce))

    def expected(self, allocation: Allocation, dice: int, successes: int) -> float:
        chances = self.threats.odds.of(dice)
        wounded = self.threats.weights.wounded
        sum = 0.0
        for n in range(len(chances)):
            if chances[n] > 0.001:
                sum += chances[n] * allocation.worth(n + successes, wounded)
        return sum

    def enemy_dice_cost(self, t: TerrinothState, hero: int) -> float:
        """The cost of the enemy dice: counterattacks and threats."""
        if self.quiet or len(self.foes) == 0:
            return 0.0
        attacks: list[int] = []
        for enemy in self.foes:
            attack = self.threats.attack[enemy]
            at = len(attacks)
            while at > 0 and attacks[at - 1] < attack:
                at -= 1
            attacks.insert(at, attack)
        defenses = self.defenses + 0.8 * self.threats.odds.defenses * max(self.dice, 1)
        wounds = self.threats.odds.counterattack_wounds(attacks, defenses) * self.calm
        left = t.health(hero) - int(t.wounds[hero])
        risk = 0.0
        most = 0
        for attack in attacks:
            most += attack
        if most >= left:
            risk = 4.0
        threats = self.threats.odds.threat_chance(len(attacks)) * self.threats.threat
        return wounds * self.threats.price[hero] + risk + threats * self.threats.mean_price

    # ---- an action in progress

    def rolling(self, t: TerrinothState, hero: int, dice: int, successes: int, pierce: int) -> float:
        """The value of the action in progress with additional dice, successes and pierced resilience."""
        if t.action == ATTACK:
            allocation = Allocation()
            for enemy in t.targets:
                self.aim(allocation, enemy, t.pierce + pierce)
            return self.expected(allocation, t.dice + dice, t.successes + successes)
        return self.spoils(t, hero, t.action, t.dice + dice, t.successes + successes)
