"""What the party faces: how much harm each enemy does, what a wound costs each hero. Looked at afresh for each choice.

All worth is counted in wounds of a hero who is well. Enemies that lie face down are guessed, never read.
"""

from typing import Final

from questable.bots.terrinoth_goal import Goal
from questable.bots.terrinoth_odds import Odds
from questable.kernel.control import Choose, ForEach, If
from questable.kernel.effect import Effect
from questable.terrinoth.catalogue import Catalogue
from questable.terrinoth.effects.enemies import Engage, Mend, Spawn
from questable.terrinoth.effects.heroes import Exhaust, GainCondition, Inflict, Lose, Suffer
from questable.terrinoth.effects.loops import EachEnemy, Who
from questable.terrinoth.effects.tokens import PlaceToken, RemoveToken
from questable.terrinoth.effects.world import DiscardItem, RemoveProgress
from questable.terrinoth.quest import is_explored
from questable.terrinoth.table import Table
from questable.terrinoth.words import (
    E_THIS,
    ENEMY,
    ENGAGED,
    LAIR,
    LOCATION_DECK,
    NEMESIS,
    S_ATTACK,
    S_HEALTH,
    S_RESILIENCE,
    SHADOWS,
    THREAT,
)
from questable.terrinoth.wounds import enemy_stat

ACTIVATIONS: Final = 4.0  # in a round, at every hero count (TER-CNT-1)
USUAL_WOUNDS: Final = 6.0  # of the whole party in a round
USUAL_VALUE: Final = 7.0  # the exploration value of a location that is not known yet
HIDDEN_HEALTH: Final = 3  # of an enemy that lies face down
HIDDEN_ATTACK: Final = 2


class Weights:
    """The figures that were tuned by playing many games."""

    def __init__(self) -> None:
        self.wound: float = 0.8  # where a hero has just the health that the rest of the quest will take
        self.falling: float = 1.0  # how much dearer wounds grow as a hero comes near to falling
        self.rounds: float = 4.0  # for how long an enemy would go on doing harm
        self.wounded: float = 0.6  # a wound on an enemy, as a share of defeating it
        self.nemesis: float = 1.6  # each wound on a nemesis that must fall
        self.left_behind: float = 0.4  # enemies that travelling gets rid of
        self.bulwark: float = 2.2  # progress that holds enemies off
        self.siege: float = 1.5  # an enemy in the shadows where they do harm at the end of a round
        self.breach: float = 1.5  # how much worse it is where no progress is left to lose
        self.progress: float = 1.1
        self.arrival: float = 9.0  # a location explored, where time runs out
        self.calm_arrival: float = 0.5  # where it does not
        self.pace: float = 3.0  # progress that should be made in a round
        self.haste: float = 2.0  # how much being late matters, where time runs out
        self.calm_haste: float = 0.0  # where it does not
        self.overtime: float = 4.0  # rounds that can be borne after the last space of the peril track
        self.token: float = 0.8  # a success token
        self.card: float = 0.6  # an exploration card
        self.item: float = 0.8
        self.ready: float = 0.6  # an activation card readied
        self.dread: float = 2.0  # a token that brings defeat nearer, four before the end
        self.want: float = 1.5
        self.condition: float = 1.3
        self.exhaust: float = 0.8
        self.hidden: float = 2.0
        self.load: float = 2.0  # enemies before each hero with which the party still travels
        self.upgrade_attack: float = 2.0
        self.upgrade_explore: float = 1.0
        self.upgrade_rest: float = 0.0
        self.upgrade_aid: float = 0.0
        self.upgrade_now: float = 0.3  # what the new card would be worth at once


class Outlook:
    def __init__(self, cards: Catalogue, weights: Weights) -> None:
        self.cards: Catalogue = cards
        self.weights: Weights = weights
        self.odds: Odds = Odds(cards)
        self.goals: list[Goal] = [Goal(cards, quest) for quest in cards.quests]
        self.goal: Goal = self.goals[0]
        # by card: how often its bar strikes, the other harm it does, whether it comes to a hero, the harm of its threat
        self.strikes: list[float] = []
        self.harms: list[float] = []
        self.comes: list[bool] = []
        self.threats: list[float] = []
        for card in cards.cards:
            strikes = 0.0
            harm = 0.0
            comes = False
            for program in card.bar if card.kind == ENEMY else []:
                for effect in cards.programs[program]:
                    strikes += self.strikes_of(effect)
                    harm += self.harm_of(effect)
                    comes = comes or self.engages(effect)
            self.strikes.append(strikes)
            self.harms.append(harm)
            self.comes.append(comes)
            threat = 0.0
            for ability in card.abilities:
                if cards.abilities[ability].timing == THREAT:
                    threat += self.program_harm(cards.abilities[ability].program)
            self.threats.append(threat)
        # the table, since the last look
        self.acts: float = 1.0  # activations of each hero in a round
        self.leaving: bool = False  # the party can travel at the end of the round
        self.menace: list[float] = [0.0] * len(cards.card_of)  # the harm an enemy's bar does in a round
        self.price: list[float] = [1.0] * 4  # of a wound, by hero
        self.mean_price: float = 1.0
        self.pressure: list[float] = [0.0] * 4  # the wounds a hero can expect in a round
        self.threat: float = 0.0  # the harm of a threat
        self.timed: bool = False  # time itself brings defeat
        self.rounds: float = 1.0  # that the quest may still take
        self.rounds_left: float = 1.0  # until the party is overwhelmed
        self.progress: float = 1.0  # what progress is worth
        self.siege: float = 1.0  # what an enemy less in the shadows is worth
        self.arrival: float = 1.0  # what the last progress on a location is worth besides

    # ---- what cards say

    def program_harm(self, program: int) -> float:
        sum = 0.0
        for effect in self.cards.programs[program]:
            sum += self.harm_of(effect) + 2.0 * self.strikes_of(effect)
        return sum

    def strikes_of(self, effect: Effect) -> float:
        if isinstance(effect, Inflict):
            return 1.0
        if isinstance(effect, If):
            sum = 0.0
            for part in self.cards.programs[effect.do]:
                sum += 0.6 * self.strikes_of(part)
            return sum
        return 0.0

    def harm_of(self, effect: Effect) -> float:
        """What an effect against the heroes costs them, roughly and at any time; strikes apart."""
        if isinstance(effect, Suffer):
            return float(effect.wounds)
        if isinstance(effect, GainCondition):
            return 1.0
        if isinstance(effect, Exhaust):
            return 0.7 * effect.count
        if isinstance(effect, Lose):
            return 0.5 * effect.success
        if isinstance(effect, DiscardItem):
            return 0.7
        if isinstance(effect, RemoveProgress):
            return 0.8 * min(effect.count, 2)
        if isinstance(effect, PlaceToken):
            return 2.0
        if isinstance(effect, RemoveToken):
            return 1.0
        if isinstance(effect, Mend):
            return 0.5 * effect.wounds
        if isinstance(effect, Spawn):
            return 2.0
        if isinstance(effect, Engage):
            return 0.0 if effect.enemy == E_THIS else 0.4
        if isinstance(effect, Choose):
            least = 100.0
            for one in effect.lists:
                least = min(least, self.program_harm(one))
            return least
        if isinstance(effect, If):
            return 0.6 * self.program_harm(effect.do)
        if isinstance(effect, Who):
            return 2.5 * self.program_harm(effect.do)
        if isinstance(effect, (ForEach, EachEnemy)):
            return 1.6 * self.program_harm(effect.do)
        return 0.0

    def engages(self, effect: Effect) -> bool:
        if isinstance(effect, If):
            for part in self.cards.programs[effect.do]:
                if self.engages(part):
                    return True
        return isinstance(effect, Engage) and effect.enemy == E_THIS

    # ---- the table

    def look(self, t: Table) -> None:
        self.goal = self.goals[t.quest]
        standing = t.standing_count()
        self.acts = ACTIVATIONS / t.count
        self.leaving = is_explored(t) and t.zones.size(LOCATION_DECK) > 0
        quest = self.cards.quests[t.quest]
        self.hurry(t)
        self.threat = self.threats[quest.card]
        place = t.location()
        if place >= 0:
            self.threat += self.threats[self.cards.card_of[place]]
        for i in range(t.zones.size(LAIR)):
            self.threat += self.threats[self.cards.card_of[t.zones.at(LAIR, i)]]
        self.rounds = self.rounds_to_go(t)
        unengaged = 0.0
        for i in range(t.zones.size(SHADOWS)):
            unengaged += self.watch(t, t.zones.at(SHADOWS, i))
        self.mean_price = 0.0
        for hero in range(t.count):
            if t.down[hero]:
                continue
            pressure = unengaged / standing
            for i in range(t.zones.size(ENGAGED + hero)):
                enemy = t.zones.at(ENGAGED + hero, i)
                pressure += self.watch(t, enemy)
                pressure += self.counter(t, enemy)
            self.pressure[hero] = pressure
            left = t.health(hero) - int(t.wounds[hero])
            danger = min(max((pressure + 2.0) / max(left, 1) - 0.4, 0.0), 1.5)
            need = min(self.burn(pressure, standing) * self.rounds / max(left, 1), 1.5)
            self.price[hero] = self.weights.wound * need + self.weights.falling * danger * danger * 4.0
            self.mean_price += self.price[hero] / standing

    def burn(self, pressure: float, standing: int) -> float:
        """The wounds of a hero in a round, now and later."""
        return 0.5 * pressure + 0.5 * USUAL_WOUNDS / standing

    def rounds_to_go(self, t: Table) -> float:
        """How many rounds the quest may still take."""
        if self.goal.besieged:
            return self.rounds_left
        rounds = self.to_go(t) / self.weights.pace
        if self.goal.slay and t.nemesis_down == 0:
            rounds += 3.0
        if self.timed:
            rounds = min(rounds, self.rounds_left)
        return max(rounds, 1.0)

    def to_go(self, t: Table) -> float:
        """The progress that leads to the end of the last location."""
        return max(t.exploration_value() - t.progress, 0) + USUAL_VALUE * t.zones.size(LOCATION_DECK)

    def hurry(self, t: Table) -> None:
        """What progress is worth: more where the party is behind the pace that brings it to the end in time."""
        last = len(self.cards.quests[t.quest].track) - 1
        rounds = last - t.peril + self.weights.overtime
        self.timed = False
        for effect in self.cards.programs[self.cards.quests[t.quest].track[last]]:
            if isinstance(effect, PlaceToken) and self.goal.limits[effect.token] is not None:
                self.timed = True
                rounds = last - t.peril + self.goal.left_until_defeat(t, effect.token) - 1.0
        self.rounds_left = max(rounds, 0.7)
        self.progress = self.weights.bulwark if self.goal.besieged else self.weights.progress
        self.siege = self.weights.siege
        if t.progress < t.zones.size(SHADOWS):  # the next one that is left in the shadows breaks through
            self.siege *= self.weights.breach
            self.progress *= self.weights.breach if self.goal.besieged else 1.0
        self.arrival = self.weights.calm_arrival
        if not self.goal.besieged:
            haste = self.weights.haste if self.timed else self.weights.calm_haste
            late = self.to_go(t) / (self.rounds_left * self.weights.pace) - 1.0
            self.progress *= min(max(1.0 + haste * late, 0.8), 2.5)
        if self.timed:
            self.arrival = self.weights.arrival

    def watch(self, t: Table, enemy: int) -> float:
        """The harm that an enemy's bar does in a round."""
        if t.facedown[enemy]:
            self.menace[enemy] = self.weights.hidden
            return self.weights.hidden
        card = self.cards.card_of[enemy]
        menace = self.strikes[card] * enemy_stat(t, enemy, S_ATTACK) + self.harms[card]
        self.menace[enemy] = menace
        self.threat += self.threats[card]
        return menace

    def counter(self, t: Table, enemy: int) -> float:
        """The wounds to expect of an engaged enemy's counterattacks in a round."""
        return self.acts * self.odds.counterattack * self.attack(t, enemy) * 0.7

    # ---- enemies

    def attack(self, t: Table, enemy: int) -> int:
        return HIDDEN_ATTACK if t.facedown[enemy] else enemy_stat(t, enemy, S_ATTACK)

    def left(self, t: Table, enemy: int) -> int:
        """The wounds that an enemy can still bear."""
        if t.facedown[enemy]:
            return HIDDEN_HEALTH
        return max(enemy_stat(t, enemy, S_HEALTH) - int(t.enemy_wounds[enemy]), 1)

    def resilience(self, t: Table, enemy: int, pierce: int) -> int:
        return 0 if t.facedown[enemy] else max(enemy_stat(t, enemy, S_RESILIENCE) - pierce, 0)

    def defeat_worth(self, t: Table, enemy: int) -> float:
        """What it is worth to be rid of an enemy for good."""
        hero = t.engaged_with(enemy)
        price = self.mean_price if hero < 0 else self.price[hero]
        rounds = min(self.weights.rounds, self.rounds)
        if t.exhausted[enemy]:
            rounds -= 0.8
        harm = self.menace[enemy]
        if hero >= 0:
            harm += self.counter(t, enemy)
        worth = harm * rounds * price
        card = self.cards.of(enemy)
        if card.rank == NEMESIS and not t.facedown[enemy]:
            if self.goal.slay or self.goal.banish:
                worth += self.weights.nemesis * self.left(t, enemy)
        elif hero < 0:
            stays = not t.facedown[enemy] and not self.comes[self.cards.card_of[enemy]]
            if self.leaving and (stays or t.exhausted[enemy]):
                worth *= self.weights.left_behind
            if self.goal.besieged:
                worth += self.siege
        return worth

    def hit_worth(self, t: Table, enemy: int, wounds: int) -> float:
        """What so many wounds on an enemy are worth (resilience is no matter here)."""
        if wounds <= 0:
            return 0.0
        left = self.left(t, enemy)
        worth = self.defeat_worth(t, enemy)
        if wounds >= left:
            return worth
        return worth * self.weights.wounded * wounds / left

    def exhaust_worth(self, t: Table, enemy: int) -> float:
        """An exhausted enemy neither acts nor strikes back for the rest of the round."""
        if t.exhausted[enemy]:
            return 0.0
        hero = t.engaged_with(enemy)
        price = self.mean_price if hero < 0 else self.price[hero]
        harm = self.menace[enemy] + (0.5 * self.counter(t, enemy) if hero >= 0 else 0.0)
        return self.weights.exhaust * harm * price
