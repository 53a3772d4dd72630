"""Threats to the party: how much harm each enemy does, what a wound costs each hero. Updated before each choice.

The unit of all values is a wound of a healthy hero. Facedown enemies are estimated, never read.
"""

from typing import Final

from questable.games.terrinoth.bots.dice_odds import Odds
from questable.games.terrinoth.bots.objective import Objective
from questable.games.terrinoth.bots.weights import Weights, weights_for
from questable.games.terrinoth.effects.enemies import Engage, Mend, Spawn
from questable.games.terrinoth.effects.heroes import Exhaust, GainCondition, Inflict, Lose, Suffer
from questable.games.terrinoth.effects.loops import ForEachEnemy, ForHeroes
from questable.games.terrinoth.effects.quest import DiscardItem, RemoveProgress
from questable.games.terrinoth.effects.tokens import PlaceToken, RemoveToken
from questable.games.terrinoth.rules.card_set import TerrinothCardSet
from questable.games.terrinoth.rules.constants import (
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
from questable.games.terrinoth.rules.quest import is_explored
from questable.games.terrinoth.rules.state import TerrinothState
from questable.games.terrinoth.rules.wounds import enemy_stat
from questable.kernel.control import Choose, ForEach, If
from questable.kernel.effect import Effect

ACTIVATIONS: Final = 4.0  # in a round, at every hero count (TER-CNT-1)
UNDEFENDED: Final = 0.7  # the share of counterattacks that defenses let through
USUAL_WOUNDS: Final = 6.0  # of the whole party in a round
USUAL_VALUE: Final = 7.0  # the exploration value of a location that is not known yet
HIDDEN_HEALTH: Final = 3  # of an enemy that lies face down
HIDDEN_ATTACK: Final = 2


class Threats:
    def __init__(self, cards: TerrinothCardSet) -> None:
        self.cards: Final[TerrinothCardSet] = cards
        self.odds: Final[Odds] = Odds(cards)
        self.weights_by_quest: Final[list[Weights]] = [weights_for(quest.id) for quest in cards.quests]
        self.weights: Weights = self.weights_by_quest[0]
        self.objectives: Final[list[Objective]] = [Objective(cards, quest) for quest in cards.quests]
        self.objective: Objective = self.objectives[0]
        # by card: how often its bar strikes, the other harm it does, whether it comes to a hero, the harm of its threat
        self.strikes: Final[list[float]] = []
        self.harms: Final[list[float]] = []
        self.comes: Final[list[bool]] = []
        self.threats: Final[list[float]] = []
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
        # what follows is computed from the state by `update`
        self.acts: float = 1.0  # activations of each hero in a round
        self.leaving: bool = False  # the party can travel at the end of the round
        everything = len(cards.card_of)
        self.menace: Final[list[float]] = [0.0] * everything  # the harm an enemy's bar does in a round
        self.attack: Final[list[int]] = [0] * everything
        self.left: Final[list[int]] = [0] * everything  # the wounds an enemy can still bear
        self.resilience: Final[list[int]] = [0] * everything
        self.holder: Final[list[int]] = [0] * everything  # the hero an enemy is engaged with; -1: none
        self.defeat: Final[list[float]] = [0.0] * everything  # the value of defeating an enemy
        self.price: Final[list[float]] = [1.0] * 4  # of a wound now, by hero
        self.later: Final[list[float]] = [1.0] * 4  # of a wound in the rounds to come
        self.mean_price: float = 1.0
        self.mean_later: float = 1.0
        self.pressure: Final[list[float]] = [0.0] * 4  # the wounds a hero can expect in a round
        self.threat: float = 0.0  # the harm of a threat
        self.timed: bool = False  # the passing of rounds brings defeat
        self.rounds: float = 1.0  # that the quest may still take
        self.rounds_left: float = 1.0  # until the party is overwhelmed
        self.progress: float = 1.0  # what progress is worth
        self.siege: float = 1.0  # the value of one enemy fewer in the shadows
        self.arrival: float = 1.0  # the additional value of the last progress on a location

    # ---- from the cards

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
        """A rough estimate of the harm of an effect against the heroes, without strikes, in any state."""
        if isinstance(effect, Suffer):
            return float(effect.wounds)
        if isinstance(effect, GainCondition):
            return 1.0
        if isinstance(effect, Exhaust):
            return 0.7 * int(effect.count)
        if isinstance(effect, Lose):
            return 0.5 * int(effect.success)
        if isinstance(effect, DiscardItem):
            return 0.7
        if isinstance(effect, RemoveProgress):
            return 0.8 * min(int(effect.count), 2)
        if isinstance(effect, PlaceToken):
            return 2.0
        if isinstance(effect, RemoveToken):
            return 1.0
        if isinstance(effect, Mend):
            return 0.5 * int(effect.wounds)
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
        if isinstance(effect, ForHeroes):
            return 2.5 * self.program_harm(effect.do)
        if isinstance(effect, (ForEach, ForEachEnemy)):
            return 1.6 * self.program_harm(effect.do)
        return 0.0

    def engages(self, effect: Effect) -> bool:
        if isinstance(effect, If):
            for part in self.cards.programs[effect.do]:
                if self.engages(part):
                    return True
        return isinstance(effect, Engage) and effect.enemy == E_THIS

    # ---- the table

    def update(self, t: TerrinothState) -> None:
        self.objective = self.objectives[t.quest]
        self.weights = self.weights_by_quest[t.quest]
        standing = t.standing_count()
        self.acts = ACTIVATIONS / int(t.count)
        self.leaving = is_explored(t) and t.zones.size(LOCATION_DECK) > 0
        quest = self.cards.quests[t.quest]
        self.update_pace(t)
        self.threat = self.threats[quest.card]
        place = t.location()
        if place >= 0:
            self.threat += self.threats[self.cards.card_of[place]]
        for i in range(t.zones.size(LAIR)):
            self.threat += self.threats[self.cards.card_of[t.zones.at(LAIR, i)]]
        self.rounds = self.rounds_to_go(t)
        unengaged = 0.0
        for i in range(t.zones.size(SHADOWS)):
            unengaged += self.assess(t, t.zones.at(SHADOWS, i), -1)
        self.mean_price = 0.0
        self.mean_later = 0.0
        for hero in range(t.count):
            if t.down[hero]:
                continue
            pressure = unengaged / int(standing)
            for i in range(t.zones.size(ENGAGED + hero)):
                enemy = t.zones.at(ENGAGED + hero, i)
                pressure += self.assess(t, enemy, hero)
                pressure += self.counter(enemy)
            self.pressure[hero] = pressure
            left = t.health(hero) - int(t.wounds[hero])
            danger = min(max((pressure + 2.0) / max(int(left), 1) - 0.4, 0.0), 1.5)
            need = min(self.wounds_per_round(pressure, standing) * self.rounds / max(int(left), 1), 1.5)
            self.later[hero] = self.weights.wound * need
            self.price[hero] = self.later[hero] + self.weights.falling * danger * danger * 4.0
            self.mean_price += self.price[hero] / int(standing)
            self.mean_later += self.later[hero] / int(standing)
        for zone in range(SHADOWS + 1):
            if zone < t.count or zone == SHADOWS:
                for i in range(t.zones.size(zone)):
                    enemy = t.zones.at(zone, i)
                    self.defeat[enemy] = self.defeat_worth(t, enemy)

    def wounds_per_round(self, pressure: float, standing: int) -> float:
        """The wounds of a hero in a round, now and later."""
        return 0.5 * pressure + 0.5 * USUAL_WOUNDS / standing

    def rounds_to_go(self, t: TerrinothState) -> float:
        """How many rounds the quest may still take."""
        if self.objective.besieged:
            return self.rounds_left
        rounds = self.to_go(t) / self.weights.pace
        if self.objective.slay and t.nemesis_down == 0:
            rounds += 3.0
        if self.timed:
            rounds = min(rounds, self.rounds_left)
        return max(rounds, 1.0)

    def to_go(self, t: TerrinothState) -> float:
        """The progress that leads to the end of the last location, which may have to be explored several times."""
        value = int(t.exploration_value())
        again = 0
        for token in range(len(t.location_tokens)):
            if self.objective.harmful[token]:
                again += max(int(t.location_tokens[token]) - 1, 0)
        return max(value - int(t.progress), 0) + again * value + USUAL_VALUE * int(t.zones.size(LOCATION_DECK))

    def update_pace(self, t: TerrinothState) -> None:
        """What progress is worth: more where the party is behind the pace that brings it to the end in time."""
        last = len(self.cards.quests[t.quest].track) - 1
        rounds = int(last - t.peril) + self.weights.overtime
        self.timed = False
        for effect in self.cards.programs[self.cards.quests[t.quest].track[last]]:
            if isinstance(effect, PlaceToken) and self.objective.limits[effect.token] is not None:
                self.timed = True
                rounds = int(last - t.peril + self.objective.left_until_defeat(t, effect.token)) - 1.0
        self.rounds_left = max(rounds, 0.7)
        self.progress = self.weights.bulwark if self.objective.besieged else self.weights.progress
        self.siege = self.weights.siege
        if t.progress < t.zones.size(SHADOWS):  # the next one that is left in the shadows breaks through
            self.siege *= self.weights.breach
            self.progress *= self.weights.breach if self.objective.besieged else 1.0
        self.arrival = self.weights.calm_arrival
        if self.timed:
            self.arrival = self.weights.arrival
        self.arrival += self.weights.want * self.objective.finds
        if not self.objective.besieged:
            haste = self.weights.haste if self.timed else self.weights.calm_haste
            late = self.to_go(t) / (self.rounds_left * self.weights.pace) - 1.0
            self.progress *= min(max(1.0 + haste * late, 0.8), 2.5)

    def assess(self, t: TerrinothState, enemy: int, hero: int) -> float:
        """Compute the numbers of an enemy; the harm that its bar does in a round."""
        self.holder[enemy] = hero
        if t.facedown[enemy]:
            self.attack[enemy] = HIDDEN_ATTACK
            self.left[enemy] = HIDDEN_HEALTH
            self.resilience[enemy] = 0
            self.menace[enemy] = self.weights.hidden
            return self.weights.hidden
        card = self.cards.card_of[enemy]
        attack = enemy_stat(t, enemy, S_ATTACK)
        menace = self.strikes[card] * int(attack) + self.harms[card]
        self.attack[enemy] = attack
        self.left[enemy] = max(enemy_stat(t, enemy, S_HEALTH) - int(t.enemy_wounds[enemy]), 1)
        self.resilience[enemy] = enemy_stat(t, enemy, S_RESILIENCE)
        self.menace[enemy] = menace
        self.threat += self.threats[card]
        return menace

    # ---- enemies

    def counter(self, enemy: int) -> float:
        """The wounds to expect of an engaged enemy's counterattacks in a round."""
        return self.acts * self.odds.counterattack * self.attack[enemy] * UNDEFENDED

    def need(self, enemy: int, pierce: int) -> int:
        """The successes of an attack that defeat an enemy: resilience comes off once (TER-ACT-8)."""
        return self.left[enemy] + max(self.resilience[enemy] - pierce, 0)

    def price_of(self, hero: int) -> float:
        """Of a wound to the hero an enemy is engaged with, or to anybody."""
        return self.mean_price if hero < 0 else self.price[hero]

    def defeat_worth(self, t: TerrinothState, enemy: int) -> float:
        hero = self.holder[enemy]
        harm = self.menace[enemy]
        if hero >= 0:
            harm += self.counter(enemy)
        later = self.mean_later if hero < 0 else self.later[hero]
        worth = harm * later * (min(self.weights.rounds, self.rounds) - 1.0)
        worth += harm * self.price_of(hero) * (0.2 if t.exhausted[enemy] else 1.0)
        if t.facedown[enemy] == 0 and self.cards.of(enemy).rank == NEMESIS:
            if self.objective.slay or self.objective.banish:
                worth += self.weights.nemesis * self.left[enemy]
            return worth
        if t.facedown[enemy] == 0 and self.cards.of(enemy).rank == self.objective.trophy_rank:
            worth += self.weights.want * self.objective.trophies
        if hero < 0:
            stays = t.facedown[enemy] == 0 and not self.comes[self.cards.card_of[enemy]]
            if self.leaving and (stays or t.exhausted[enemy]):
                worth *= self.weights.left_behind
            if self.objective.besieged:
                worth += self.siege
        return worth

    def hit_worth(self, enemy: int, wounds: int) -> float:
        """The value of this number of wounds on an enemy (resilience does not apply here)."""
        if wounds <= 0:
            return 0.0
        if wounds >= self.left[enemy]:
            return self.defeat[enemy]
        return self.defeat[enemy] * self.weights.wounded * wounds / self.left[enemy]

    def exhaust_worth(self, t: TerrinothState, enemy: int) -> float:
        """The value of exhausting an enemy: it neither acts nor counterattacks for the rest of the round."""
        if t.exhausted[enemy]:
            return 0.0
        hero = self.holder[enemy]
        harm = self.menace[enemy] + (0.5 * self.counter(enemy) if hero >= 0 else 0.0)
        return self.weights.exhaust * harm * self.price_of(hero)
