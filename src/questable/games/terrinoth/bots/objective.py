"""The objective of a quest, from its card: conditions of victory and defeat, and effects at the end of a round."""

from typing import Final

from questable.games.terrinoth.effects.conditions import DefeatedWas, EnemyCount, FullyExplored, NemesisIs, TokensAre
from questable.games.terrinoth.effects.enemies import SpawnNemesis
from questable.games.terrinoth.effects.tokens import MoveToken, PlaceToken, RemoveToken
from questable.games.terrinoth.rules.card_set import Quest, TerrinothCardSet
from questable.games.terrinoth.rules.constants import (
    E_SHADOWS,
    END_OF_ROUND,
    ENEMY_DEFEATED,
    FULLY_EXPLORED,
    NEMESIS_STATES,
)
from questable.games.terrinoth.rules.state import TerrinothState
from questable.kernel.control import All, ForEach, Not, Number
from questable.kernel.effect import Condition, Effect, Value


class Objective:
    def __init__(self, cards: TerrinothCardSet, quest: Quest) -> None:
        self.slay: bool = False  # the nemesis must be defeated
        self.banish: bool = False  # it must not be in play at the end
        self.explore: bool = False  # the last location must be explored
        self.helpful: Final[list[bool]] = [False] * len(cards.tokens)  # tokens that victory needs
        self.harmful: Final[list[bool]] = [False] * len(cards.tokens)  # tokens of which none may be left
        self.limits: Final[list[Value | None]] = [None] * len(cards.tokens)  # this number of a token is a defeat
        self.besieged: bool = False  # enemies left in the shadows at the end of a round do harm
        if quest.victory is not None:
            self.victory(quest.victory, True)
        for condition in quest.defeat:
            if isinstance(condition, TokensAre):
                self.limits[condition.token] = condition.least
        self.finds: float = 0.0  # tokens that help, at each location explored
        self.trophies: float = 0.0  # tokens that help, for an enemy of a rank
        self.trophy_rank: int = -1
        abilities = [cards.abilities[number] for number in cards.cards[quest.card].abilities]
        for ability in abilities:
            for effect in cards.programs[ability.program]:
                if ability.timing == END_OF_ROUND:
                    self.at_end_of_round(effect, ability.condition)
        for ability in abilities:
            for effect in cards.programs[ability.program]:
                if ability.timing == FULLY_EXPLORED:
                    self.finds += self.help_of(effect)
                elif ability.timing == ENEMY_DEFEATED and isinstance(ability.condition, DefeatedWas):
                    self.trophies += self.help_of(effect)
                    self.trophy_rank = int(ability.condition.rank)

    def at_end_of_round(self, effect: Effect, condition: Condition | None) -> None:
        """Find enemies that do harm from the shadows, and tokens that spawn a nemesis which must be defeated."""
        if isinstance(effect, ForEach) and isinstance(effect.times, EnemyCount):
            self.besieged = self.besieged or effect.times.enemy == E_SHADOWS
        elif isinstance(effect, SpawnNemesis) and self.slay and isinstance(condition, All):
            for part in condition.conditions:
                if isinstance(part, TokensAre):
                    self.tokens(part)

    def help_of(self, effect: Effect) -> float:
        """By how many tokens an effect brings victory nearer or defeat further away."""
        if isinstance(effect, PlaceToken) and isinstance(effect.count, Number) and self.helpful[effect.token]:
            return float(int(effect.count.number))
        if isinstance(effect, MoveToken) and self.helpful[effect.token]:
            return 2.0  # all that lie there, which is not known yet
        if isinstance(effect, RemoveToken) and self.limits[effect.token] is not None:
            return float(int(effect.count))
        return 0.0

    def victory(self, condition: Condition, must_hold: bool) -> None:
        if isinstance(condition, All):
            for part in condition.conditions:
                self.victory(part, must_hold)
        elif isinstance(condition, Not):
            self.victory(condition.condition, not must_hold)
        elif isinstance(condition, FullyExplored):
            self.explore = must_hold
        elif isinstance(condition, NemesisIs):
            if must_hold and condition.where == NEMESIS_STATES["defeated"]:
                self.slay = True
            elif not must_hold and condition.where == NEMESIS_STATES["in-play"]:
                self.banish = True
        elif isinstance(condition, TokensAre):
            self.tokens(condition)

    def tokens(self, condition: TokensAre) -> None:
        """Victory needs some of a token, or none of it."""
        least = condition.least
        if isinstance(least, Number) and least.number == 0:
            self.harmful[condition.token] = True
        else:
            self.helpful[condition.token] = True

    def left_until_defeat(self, t: TerrinothState, token: int) -> int:
        """How many more of a token can be placed before the party loses; a large number where there is no limit."""
        limit = self.limits[token]
        return 1000 if limit is None else limit.read(t, t.leader, -1) - int(t.quest_tokens[token])
