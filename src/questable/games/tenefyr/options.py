"""What can be chosen when a game is set up."""

from typing import TYPE_CHECKING

from questable.games.options import RANDOM, Choice, SetupOptions, player_counts
from questable.games.tenefyr.rules.constants import DIFFICULTIES, EDITIONS, HEROES

if TYPE_CHECKING:
    from questable.games.tenefyr.game import TenefyrGame


def setup_options(game: "TenefyrGame") -> SetupOptions:
    choices = [
        player_counts(),
        Choice("heroes", list(HEROES), None),
        Choice("difficulty", list(DIFFICULTIES), "normal"),
        Choice("boss", [*game.card_set.bosses, RANDOM], RANDOM),
        Choice("mode", ["standard", "quick"], "standard"),
        Choice("edition", sorted(EDITIONS, reverse=True), max(EDITIONS)),
        Choice("drop_unused_heroes", [False, True], False),
    ]
    return SetupOptions(choices, {})
