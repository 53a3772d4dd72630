"""What can be chosen when a game is set up."""

from typing import TYPE_CHECKING

from questable.games.options import RANDOM, Choice, SetupOptions, player_counts
from questable.games.terrinoth.rules.constants import HERO

if TYPE_CHECKING:
    from questable.games.terrinoth.game import TerrinothGame


def setup_options(game: "TerrinothGame") -> SetupOptions:
    card_set = game.card_set
    heroes = {card.id: card_set.archetypes[card.archetype] for card in card_set.cards if card.kind == HERO}
    choices = [
        player_counts(),
        Choice("heroes", list(heroes), None),
        Choice("quest", [*(quest.id for quest in card_set.quests), RANDOM], RANDOM),
        Choice("grim", [False, True], False),
    ]
    return SetupOptions(choices, heroes)
