"""The kinds of game that a game has: what a report and a check of balance go through."""

from collections.abc import Mapping
from dataclasses import dataclass

import questable
from questable.cards.pack import Pack
from questable.kernel.config import number_of_players
from questable.lab.simulate import Plan

DIFFICULTIES = ("easy", "normal", "hard")
MODES = ("standard", "quick")
PLAYERS = range(1, 5)
QUEST_PLAYERS = range(2, 5)  # one player leads two heroes, as two players do


@dataclass(frozen=True)
class Cell:
    """One kind of game: a line of the grid."""

    game: str
    config: Mapping[str, object]
    name: str
    packs: tuple[Pack, ...] = ()

    def plan(self, bot: str, seed: int) -> Plan:
        return Plan(self.game, self.config, bot, seed, packs=self.packs)


def grid(game: str, packs: tuple[Pack, ...] = ()) -> list[Cell]:
    """Mode × difficulty × players with all bosses, or quest × players; quests of packs too."""
    if game == "tenefyr":
        return [
            Cell(
                game,
                {"players": players, "difficulty": difficulty, "mode": mode},
                f"{mode}, {difficulty}, {number_of_players(players)}",
                packs,
            )
            for mode in MODES
            for difficulty in DIFFICULTIES
            for players in PLAYERS
        ]
    return [
        Cell(game, {"players": players, "quest": quest.id}, f"{quest.id}, {number_of_players(players)}", packs)
        for quest in questable.game("terrinoth", packs).card_set.quests
        for players in QUEST_PLAYERS
    ]
