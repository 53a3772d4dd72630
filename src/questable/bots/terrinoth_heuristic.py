"""A sensible player of Terrinoth: the best next step by rough figures, no look-ahead."""

from questable.bots.terrinoth_values import program_worth, worth
from questable.kernel.control import CHOOSE, MAY, PAY, Choose, Cost, May
from questable.kernel.decision import tag_of, value_of
from questable.kernel.effect import Effect
from questable.terrinoth.effects.enemies import Engage, ExhaustEnemy, ToShadows, Wound
from questable.terrinoth.effects.heroes import Exhaust, Suffer
from questable.terrinoth.effects.prices import PayItem, PaySuccess, PayWounds
from questable.terrinoth.quest import is_explored
from questable.terrinoth.table import Table
from questable.terrinoth.words import (
    ATTACK,
    CHOOSE_ACTIVATION,
    CHOOSE_TARGET,
    DIVIDE,
    ENEMY,
    ENGAGED,
    EXPLORE,
    EXTRA_ACTIVATION,
    ITEM,
    LOCATION_DECK,
    NEMESIS,
    PASS_LEADERSHIP,
    PICK_CARD,
    PICK_ENEMY,
    PICK_HERO,
    PUT_ON_DECK,
    REROLL,
    REST,
    S_ATTACK,
    S_HEALTH,
    S_RESILIENCE,
    SHADOWS,
    SPEND_TOKENS,
    T_BOTTOM,
    T_DONE,
    T_ENEMY_DIE,
    T_HERO_DIE,
    T_USE,
    TRAVEL,
    UPGRADE,
    USE_ITEM,
)
from questable.terrinoth.wounds import enemy_stat

PER_DIE = 1.2  # successes


class TerrinothPlayer:
    def choose(self, t: Table) -> int:
        kind = t.asking
        if kind == CHOOSE_ACTIVATION:
            return self.best(t, [self.activation(t, option) for option in t.options])
        if kind == USE_ITEM:
            return self.best(t, [self.item(t, option) for option in t.options])
        if kind == CHOOSE_TARGET:
            return self.best(t, [self.target(t, option) for option in t.options])
        if kind == SPEND_TOKENS:
            return self.spend(t)
        if kind == REROLL:
            return self.reroll(t)
        if kind == DIVIDE:
            return self.divide(t)
        if kind == MAY:
            return self.may(t)
        if kind == PAY:
            return self.pay(t)
        if kind == CHOOSE:
            return self.best_list(t)
        if kind == PICK_HERO or kind == EXTRA_ACTIVATION or kind == PASS_LEADERSHIP:
            return self.best(t, [self.hero(t, value_of(option)) for option in t.options])
        if kind == PICK_ENEMY:
            return self.best(t, [self.enemy(t, option) for option in t.options])
        if kind == PICK_CARD:
            return self.best(t, [self.card(t, value_of(option)) for option in t.options])
        if kind == PUT_ON_DECK:
            return self.best(t, [self.put_back(t, option) for option in t.options])
        if kind == TRAVEL:
            return self.travel(t)
        if kind == UPGRADE:
            return self.best(t, [self.upgrade(t, value_of(option)) for option in t.options])
        return 0

    def best(self, t: Table, scores: list[float]) -> int:
        best = 0
        for i in range(len(scores)):
            if scores[i] > scores[best]:
                best = i
        return best

    def asking(self, t: Table) -> Effect:
        return t.content.programs[t.stack[t.top]][t.stack[t.top + 1] - 1]

    # ---- activations

    def activation(self, t: Table, option: int) -> float:
        if tag_of(option) == T_USE:
            return self.item(t, option) + 3.0 if self.item(t, option) > 0.5 else -5.0
        card = t.cards.of(value_of(option))
        hero = t.active
        score = program_worth(t, card.program, hero) * 0.7
        dice = 3.0 if card.hero_class >= 0 else 2.0
        hits = dice * PER_DIE
        hurt = int(t.wounds[hero]) / t.health(hero)
        spent = 4 - t.readied_cards(hero)
        if card.action == ATTACK:
            score += self.attack_value(t, hero, hits)
        elif card.action == EXPLORE:
            left = t.exploration_value() - t.progress
            score += min(hits, max(left, 0.2)) * 1.1 if not is_explored(t) else 0.1
        elif card.action == REST:
            score += min(hits, float(t.wounds[hero])) * (0.7 + hurt) + spent * 0.7
            if spent == 3:
                score += 2.0
        else:
            score += 0.5 * hits
        return score

    def attack_value(self, t: Table, hero: int, hits: float) -> float:
        best = -1.5
        for zone in (ENGAGED + hero, SHADOWS):
            for enemy in t.zones.listed(zone):
                if t.facedown[enemy]:
                    continue
                value = self.blow(t, enemy, hits)
                if zone == SHADOWS:
                    value *= 0.5
                best = max(best, value)
        return best

    def blow(self, t: Table, enemy: int, hits: float) -> float:
        """What an attack with so many successes is worth against an enemy."""
        wounds = hits - enemy_stat(t, enemy, S_RESILIENCE)
        left = enemy_stat(t, enemy, S_HEALTH) - int(t.enemy_wounds[enemy])
        danger = 0.6 + 0.5 * enemy_stat(t, enemy, S_ATTACK)
        if t.cards.of(enemy).rank == NEMESIS:
            danger += 3.0
        if wounds >= left:
            return left * 0.6 + 2.0 * danger
        return max(wounds, 0.2) * 0.6 + danger * max(wounds, 0.0) / left

    def item(self, t: Table, option: int) -> float:
        if tag_of(option) == T_DONE:
            return 0.8
        item = value_of(option)
        score = 0.0
        for ability in t.cards.of(item).abilities:
            for effect in t.cards.programs[t.cards.abilities[ability].program]:
                if isinstance(effect, Cost):
                    score += program_worth(t, effect.do, t.active)
                else:
                    score += worth(t, effect, t.active)
        return score - 0.6

    # ---- in an action

    def target(self, t: Table, option: int) -> float:
        if tag_of(option) == T_DONE:
            return 0.0
        if t.action == ATTACK:
            enemy = value_of(option)
            return 0.5 if t.facedown[enemy] else 1.0 + self.blow(t, enemy, t.dice * PER_DIE + t.successes)
        return 5.0 - int(t.tokens[value_of(option)])

    def spend(self, t: Table) -> int:
        most = len(t.options) - 1
        hits = t.dice * PER_DIE + t.successes
        if t.action == ATTACK and len(t.targets) > 0 and not t.facedown[t.targets[0]]:
            enemy = t.targets[0]
            left = enemy_stat(t, enemy, S_HEALTH) - int(t.enemy_wounds[enemy]) + enemy_stat(t, enemy, S_RESILIENCE)
            plenty = int(t.tokens[t.active]) >= 4 or t.cards.of(enemy).rank == NEMESIS
            return most if plenty or hits < left <= hits + most + 0.8 else 0
        if t.action == EXPLORE and not is_explored(t):
            return most if int(t.tokens[t.active]) >= 3 or t.exploration_value() - t.progress <= hits + most else 0
        return 0

    def reroll(self, t: Table) -> int:
        for i in range(len(t.options)):
            option = t.options[i]
            face = value_of(option) - 1
            if tag_of(option) == T_HERO_DIE and t.cards.hero_die[face] & 11 == 0:
                return i
            if tag_of(option) == T_ENEMY_DIE and t.cards.enemy_die[face] != 0:
                return i
        return len(t.options) - 1

    def divide(self, t: Table) -> int:
        enemy = t.targets[len(t.shares)]
        need = enemy_stat(t, enemy, S_HEALTH) - int(t.enemy_wounds[enemy]) + enemy_stat(t, enemy, S_RESILIENCE)
        return min(need, len(t.options) - 1)

    # ---- choices

    def may(self, t: Table) -> int:
        effect = self.asking(t)
        if isinstance(effect, May):
            first = t.cards.programs[effect.do][0]
            if isinstance(first, Engage):
                hero = t.active
                room = t.zones.size(ENGAGED + hero)
                if room < 3 and self.nemesis_at_large(t, hero):
                    return 0
                fit = int(t.wounds[hero]) * 2 < t.health(hero)
                return 0 if room == 0 or (room == 1 and fit) else 1
            return 0 if program_worth(t, effect.do, t.active) >= 0.0 else 1
        return 0

    def nemesis_at_large(self, t: Table, hero: int) -> bool:
        """Is the nemesis in play, and not before this hero?"""
        for zone in range(SHADOWS + 1):
            if (zone < t.count and zone != ENGAGED + hero) or zone == SHADOWS:
                for enemy in t.zones.listed(zone):
                    if t.cards.of(enemy).rank == NEMESIS:
                        return True
        return False

    def pay(self, t: Table) -> int:
        effect = self.asking(t)
        if not isinstance(effect, Cost):
            return 0
        hero = t.active
        gain = program_worth(t, effect.do, hero)
        price = 0.4
        if isinstance(effect.price, PaySuccess):
            price = 0.7 * effect.price.count
        elif isinstance(effect.price, PayWounds):
            price = 1.0 * effect.price.count + 2.0 * int(t.wounds[hero]) / t.health(hero)
        elif isinstance(effect.price, PayItem):
            price = 0.8
        return 0 if gain > price else 1

    def best_list(self, t: Table) -> int:
        effect = self.asking(t)
        if not isinstance(effect, Choose):
            return 0
        hero = t.stack[t.top + 2]
        scores = [program_worth(t, effect.lists[value_of(option) - 1], hero) for option in t.options]
        return self.best(t, scores)

    def hero(self, t: Table, hero: int) -> float:
        """Who is to have it: good things for the hurt, bad things for the hale."""
        left = float(t.health(hero) - int(t.wounds[hero]))
        if t.asking == EXTRA_ACTIVATION:
            return t.readied_cards(hero) + 0.3 * t.zones.size(ENGAGED + hero)
        if t.asking == PASS_LEADERSHIP or isinstance(self.asking(t), (Suffer, Engage)):
            return left
        return -left

    def enemy(self, t: Table, option: int) -> float:
        if tag_of(option) == T_DONE:
            return 0.0
        enemy = value_of(option)
        if t.facedown[enemy]:
            return 0.5
        effect = self.asking(t)
        left = enemy_stat(t, enemy, S_HEALTH) - int(t.enemy_wounds[enemy])
        attack = enemy_stat(t, enemy, S_ATTACK)
        if isinstance(effect, Wound):
            return 10.0 + attack if left <= effect.wounds else 2.0 * attack - left
        if isinstance(effect, (ExhaustEnemy, ToShadows)):
            return 1.0 + attack
        if t.cards.of(enemy).rank == NEMESIS:
            return 20.0
        return 3.0 - attack + (2.0 if left <= 2 else 0.0)

    def card(self, t: Table, card: int) -> float:
        facts = t.cards.of(card)
        if facts.kind == ENEMY:
            return -float(facts.attack * 3 + facts.health)
        if facts.kind == ITEM:
            return 2.0
        value = (3.0, 2.0, 2.5, 1.0)[facts.action] if facts.action >= 0 else program_worth(t, facts.program, t.active)
        return -value if isinstance(self.asking(t), Exhaust) else value

    def put_back(self, t: Table, option: int) -> float:
        facts = t.cards.of(value_of(option))
        strength = float(facts.attack * 2 + facts.health) if facts.kind == ENEMY else 4.0
        return strength if tag_of(option) == T_BOTTOM else 6.0 - strength

    def travel(self, t: Table) -> int:
        """Go on unless too many enemies would come along; waiting is bought with peril."""
        engaged = 0
        for hero in range(t.count):
            engaged += t.zones.size(ENGAGED + hero)
        late = t.peril >= len(t.cards.quests[t.quest].track) - 3
        return 0 if engaged <= t.count or late or t.zones.size(LOCATION_DECK) == 0 else 1

    def upgrade(self, t: Table, card: int) -> float:
        return (4.0, 3.0, 2.0, 1.0)[t.cards.of(card).action]
