"""The heuristic player of Terrinoth: the option with the highest value by expected dice. It reads only what its seat
can see."""

from questable.bots.bot import Player
from questable.games.terrinoth.bots.card_values import CardValues
from questable.games.terrinoth.bots.dice_odds import successes_on
from questable.games.terrinoth.bots.planner import Planner
from questable.games.terrinoth.bots.threats import Threats
from questable.games.terrinoth.effects.actions import Add, Pierce, Reroll, TakeAction
from questable.games.terrinoth.effects.enemies import Engage
from questable.games.terrinoth.effects.heroes import Exhaust
from questable.games.terrinoth.effects.quest import DiscardItem
from questable.games.terrinoth.rules.constants import (
    ACTIVATE_ENEMY,
    ACTIVATION,
    AID,
    ATTACK,
    CHOOSE_ACTIVATION,
    CHOOSE_TARGET,
    COUNTERATTACK,
    DIVIDE,
    ENEMY,
    ENGAGED,
    EVENT,
    EXPLORE,
    EXTRA_ACTIVATION,
    ITEM,
    PASS_LEADERSHIP,
    PICK_CARD,
    PICK_ENEMY,
    PICK_HERO,
    PUT_ON_DECK,
    REROLL,
    REST,
    SPEND_TOKENS,
    T_BOTTOM,
    T_DONE,
    T_ENEMY_DIE,
    T_HERO_DIE,
    T_TRAVEL,
    T_USE,
    TRAVEL,
    UPGRADE,
    USE_ITEM,
)
from questable.games.terrinoth.rules.state import TerrinothState
from questable.kernel.control import CHOOSE, MAY, PAY, Choose, Cost, May
from questable.kernel.decision import tag_of, value_of
from questable.kernel.effect import Effect
from questable.kernel.state import PC, PROGRAM, SOURCE, YOU, M, State
from questable.kernel.vec import appended, erased


class TerrinothPlayer(Player):
    def __init__(self) -> None:
        self.known: Planner | None = None

    def planner(self, t: TerrinothState) -> Planner:
        """The planner for the cards of a state; it is kept for the next decision."""
        known = self.known
        if known is None or known.threats.cards is not t.cards:
            threats = Threats(t.cards)
            known = Planner(threats, CardValues(threats))
            self.known = known
        return known

    def choose(self, s: State) -> int:
        assert isinstance(s, TerrinothState)
        t = s
        planner = self.planner(t)
        planner.threats.update(t)
        engaging = t.engaging
        best = 0
        most = -10_000.0
        for i in range(len(t.options)):
            score = self.score(t, planner, t.options[i])
            if score > most:
                most = score
                best = i
        t.engaging = engaging  # the checks whether an enemy could be engaged change it
        return best

    def score(self, t: TerrinothState, planner: Planner, option: int) -> float:
        kind = t.asking
        value = value_of(option)
        if kind == CHOOSE_ACTIVATION or kind == USE_ITEM:
            if tag_of(option) == T_USE:
                return self.item(t, planner, value, kind == CHOOSE_ACTIVATION)
            return 0.0 if tag_of(option) == T_DONE else planner.activation(t, t.active, value)
        if kind == CHOOSE_TARGET:
            return self.target(t, planner, option)
        if kind == SPEND_TOKENS:
            return planner.rolling(t, t.active, 0, value, 0) + planner.values.tokens(t, t.active, -value)
        if kind == REROLL:
            return self.reroll(t, option)
        if kind == DIVIDE:
            return self.share(t, planner, value)
        if kind == MAY or kind == PAY or kind == CHOOSE:
            return self.offer(t, planner, option)
        if kind == PICK_HERO or kind == PASS_LEADERSHIP:
            return self.hero(t, planner, value)
        if kind == EXTRA_ACTIVATION:
            return planner.best_card(t, value) - (1.0 if t.readied_cards(value) == 0 else 0.0)
        if kind == PICK_ENEMY:
            return self.enemy(t, planner, option)
        if kind == ACTIVATE_ENEMY:
            return self.activated(t, planner, value)
        if kind == PICK_CARD:
            return self.card(t, planner, value)
        if kind == PUT_ON_DECK:
            worth = self.card_worth(t, planner, value)
            return -worth if tag_of(option) == T_BOTTOM else worth
        if kind == TRAVEL:
            return self.travel(t, planner, option)
        if kind == UPGRADE:
            return self.upgrade(t, planner, value)
        return 0.0

    def asking(self, t: TerrinothState) -> Effect:
        return t.card_set.programs[t.get(PROGRAM)][t.get(PC) - 1]

    # ---- items

    def item(self, t: TerrinothState, planner: Planner, item: int, first: bool) -> float:
        """The value of using an item; very low where keeping it is better. `first`: ahead of every other option."""
        worth = self.item_worth(t, planner, item, t.active)
        if worth <= 0.3:
            return -1000.0
        return 1000.0 + worth if first else worth

    def item_worth(self, t: TerrinothState, planner: Planner, item: int, hero: int) -> float:
        worth = 0.0
        for ability in t.cards.of(item).abilities:
            for effect in t.cards.programs[t.cards.abilities[ability].program]:
                if isinstance(effect, Cost):
                    worth += self.gain(t, planner, effect.do, hero) - planner.values.price(t, effect.price, hero)
                else:
                    worth += planner.values.worth(t, effect, hero)
        return worth

    # ---- in an action

    def target(self, t: TerrinothState, planner: Planner, option: int) -> float:
        if t.action != ATTACK:
            hero = value_of(option)
            planner.dice = t.dice
            planner.successes = t.successes
            planner.values.aim = hero
            program = t.cards.of(t.get(SOURCE)).program
            worth = planner.expected_tokens(t, hero) + planner.values.program(t, program, t.active)
            planner.values.aim = -1
            return worth
        if tag_of(option) == T_DONE:
            return planner.rolling(t, t.active, 0, 0, 0) + 0.01
        t.targets = appended(t.targets, value_of(option))
        worth = planner.rolling(t, t.active, 0, 0, 0)
        t.targets = erased(t.targets, len(t.targets) - 1, 1)
        return worth

    def reroll(self, t: TerrinothState, option: int) -> float:
        """The value of rerolling a die: high for dice that do harm or nothing, counterattacks first."""
        face = value_of(option) - 1
        if tag_of(option) == T_ENEMY_DIE:
            results = t.cards.enemy_die[face]
            return -1.0 if results == 0 else 3.0 if results & COUNTERATTACK else 1.0
        if tag_of(option) == T_HERO_DIE:
            return 2.0 if successes_on(t.cards.hero_die[face]) == 0 else -1.0
        return 0.0

    def share(self, t: TerrinothState, planner: Planner, share: int) -> float:
        """The value of giving this share to the next target and the rest to the others."""
        left = t.successes - share
        for other in t.shares:
            left -= other
        at = len(t.shares)
        worth = self.target_value(t, planner, t.targets[at], share)
        if at + 2 == len(t.targets):
            return worth + self.target_value(t, planner, t.targets[at + 1], left)
        best = 0.0
        for i in range(at + 1, len(t.targets)):
            best = max(best, self.target_value(t, planner, t.targets[i], left))
        return worth + best - 0.001 * share

    def target_value(self, t: TerrinothState, planner: Planner, enemy: int, successes: int) -> float:
        resilience = max(planner.threats.resilience[enemy] - t.pierce, 0)
        return planner.threats.hit_worth(enemy, successes - resilience)

    # ---- offers, prices, alternatives

    def offer(self, t: TerrinothState, planner: Planner, option: int) -> float:
        effect = self.asking(t)
        hero = t.get(YOU)
        if hero < 0:
            hero = t.leader
        if isinstance(effect, Choose):
            return planner.values.program(t, effect.lists[value_of(option) - 1], hero)
        if tag_of(option) == 1:
            return 0.0
        if isinstance(effect, May):
            first = t.cards.programs[effect.do][0]
            if isinstance(first, Engage):
                return self.engage(t, planner, effect, first, hero)
            return planner.values.program(t, effect.do, hero) + 0.001
        if isinstance(effect, Cost):
            return self.gain(t, planner, effect.do, hero) - planner.values.price(t, effect.price, hero)
        return 0.0

    def engage(self, t: TerrinothState, planner: Planner, effect: May, first: Engage, hero: int) -> float:
        """What engaging the enemy adds to the value of the rest of the card."""
        source = t.get(SOURCE)
        program = t.get(PROGRAM)
        if source < 0 or t.cards.of(source).kind != ACTIVATION or t.cards.of(source).program != program:
            return planner.values.program(t, effect.do, hero)
        start = t.get(PC) - 1
        enemy = planner.best_to_engage(t, hero, first, program)
        if enemy < 0:
            return -1.0
        if t.action >= 0 and t.in_action == 0 and self.after_action(t, program, start):
            return planner.values.engaged(t, enemy, hero)
        return planner.lines(t, hero, program, start, enemy) - planner.lines(t, hero, program, start, -1)

    def after_action(self, t: TerrinothState, program: int, start: int) -> bool:
        effects = t.cards.programs[program]
        for i in range(start):
            if isinstance(effects[i], TakeAction):
                return True
        return False

    def gain(self, t: TerrinothState, planner: Planner, program: int, hero: int) -> float:
        """The value of a list of effects; what it adds to the roll in progress counts by the value of that roll."""
        dice = 0
        successes = 0
        pierce = 0
        worth = 0.0
        for effect in t.cards.programs[program]:
            if isinstance(effect, Add):
                dice += effect.dice
                successes += effect.success
                worth += 0.4 * int(effect.defense) * min(int(t.zones.size(ENGAGED + hero)), 1)
            elif isinstance(effect, Pierce):
                pierce += effect.resilience
            elif isinstance(effect, Reroll):
                worth += 0.3 * min(int(effect.count), 2) * (1 + min(int(t.zones.size(ENGAGED + hero)), 2))
            else:
                worth += planner.values.worth(t, effect, hero)
        if dice + successes + pierce > 0:
            worth += planner.rolling(t, hero, dice, successes, pierce) - planner.rolling(t, hero, 0, 0, 0)
        return worth

    # ---- targets

    def hero(self, t: TerrinothState, planner: Planner, hero: int) -> float:
        """The value of choosing this hero; on a tie the one who can take the most wounds is best."""
        left = t.health(hero) - int(t.wounds[hero])
        bears = int(left) - planner.threats.pressure[hero] - 2.0 * int(t.zones.size(ENGAGED + hero))
        if t.asking == PASS_LEADERSHIP:
            return bears
        return planner.values.on_hero(t, self.asking(t), hero) + 0.001 * bears

    def enemy(self, t: TerrinothState, planner: Planner, option: int) -> float:
        if tag_of(option) == T_DONE:
            return 0.0
        enemy = value_of(option)
        effect = self.asking(t)
        if isinstance(effect, Engage):
            hero = t.engaging
            source = t.get(SOURCE)
            if source >= 0 and t.cards.of(source).kind == ACTIVATION and hero >= 0:
                return planner.engage_score(t, hero, enemy)
            return -planner.threats.defeat[enemy]
        return planner.values.on_enemy(t, effect, enemy, t.active)

    def activated(self, t: TerrinothState, planner: Planner, enemy: int) -> float:
        """The value of activating an enemy: a weak hero takes the least dangerous ones."""
        threats = planner.threats
        return (threats.mean_price - threats.price[t.active]) * threats.menace[enemy]

    def card(self, t: TerrinothState, planner: Planner, card: int) -> float:
        kind = t.cards.of(card).kind
        effect = self.asking(t)
        if kind == ACTIVATION:
            for hero in range(t.count):
                if t.acts[hero * 4 + t.cards.of(card).action] == card:
                    worth = planner.activation(t, hero, card)
                    return -worth if isinstance(effect, Exhaust) else worth
        worth = self.card_worth(t, planner, card)
        return -worth if isinstance(effect, DiscardItem) else worth

    def card_worth(self, t: TerrinothState, planner: Planner, card: int) -> float:
        facts = t.cards.of(card)
        if facts.kind == ENEMY:
            threats = planner.threats
            number = t.cards.card_of[card]
            strength = threats.strikes[number] * int(facts.attack) + threats.harms[number]
            return 4.0 - strength - 0.5 * int(facts.health + facts.resilience)
        if facts.kind == ITEM:
            return 2.0 + 0.3 * self.item_worth(t, planner, card, t.active)
        if facts.kind == EVENT:
            return planner.values.program(t, facts.program, t.active)
        return 0.0

    def travel(self, t: TerrinothState, planner: Planner, option: int) -> float:
        """Travel unless too many enemies are engaged, who would come along; waiting costs only peril."""
        if tag_of(option) != T_TRAVEL:
            return 0.0
        threats = planner.threats
        engaged = 0
        for hero in range(t.count):
            engaged += t.zones.size(ENGAGED + hero)
        late = threats.timed or t.peril >= len(t.cards.quests[t.quest].track) - 2
        return 1.0 if late or engaged <= threats.weights.load * int(t.standing_count()) else -1.0

    def upgrade(self, t: TerrinothState, planner: Planner, card: int) -> float:
        weights = planner.threats.weights
        action = t.cards.of(card).action
        hero = t.get(M)
        better = planner.activation(t, hero, card) - planner.activation(t, hero, t.acts[hero * 4 + action])
        base = weights.upgrade_attack if action == ATTACK else weights.upgrade_explore if action == EXPLORE else 0.0
        if action == REST:
            base = weights.upgrade_rest
        elif action == AID:
            base = weights.upgrade_aid
        return base + weights.upgrade_now * better
