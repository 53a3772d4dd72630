"""What can be chosen when a table is set up: the configuration keys of each game, and what is allowed."""

from typing import Any

from questable.bots.registry import bot_names
from questable.games.module import Game
from questable.games.tenefyr.game import TenefyrGame
from questable.games.tenefyr.rules.constants import DIFFICULTIES, EDITIONS, HEROES
from questable.games.terrinoth.game import TerrinothGame
from questable.games.terrinoth.rules.constants import HERO
from questable.server.api import Choice, GameSeen

RANDOM = "random"
PLAYERS = Choice("players", [1, 2, 3, 4], 1)


def game_seen(game: Game[Any, Any]) -> GameSeen:
    if game.name == "tenefyr":
        return tenefyr_seen(game)
    return terrinoth_seen(game)


def tenefyr_seen(game: TenefyrGame) -> GameSeen:
    choices = [
        PLAYERS,
        Choice("heroes", list(HEROES), None),
        Choice("difficulty", list(DIFFICULTIES), "normal"),
        Choice("boss", [*game.card_set.bosses, RANDOM], RANDOM),
        Choice("mode", ["standard", "quick"], "standard"),
        Choice("edition", sorted(EDITIONS, reverse=True), max(EDITIONS)),
        Choice("drop_unused_heroes", [False, True], False),
    ]
    return GameSeen("tenefyr", game.card_set.hash, choices, {}, bot_names())


def terrinoth_seen(game: TerrinothGame) -> GameSeen:
    catalogue = game.card_set
    heroes = {card.id: catalogue.archetypes[card.archetype] for card in catalogue.cards if card.kind == HERO}
    choices = [
        PLAYERS,
        Choice("heroes", list(heroes), None),
        Choice("quest", [*(quest.id for quest in catalogue.quests), RANDOM], RANDOM),
        Choice("grim", [False, True], False),
    ]
    return GameSeen("terrinoth", catalogue.hash, choices, heroes, bot_names())
