"""The grid: the kinds of game that reports and checks of balance go through."""

from collections.abc import Mapping
from dataclasses import dataclass

import questable
from questable.cards.pack import Pack
from questable.lab.game_lab import lab_of
from questable.lab.simulate import Plan


@dataclass(frozen=True)
class Cell:
    """One kind of game."""

    game: str
    config: Mapping[str, object]
    name: str
    packs: tuple[Pack, ...] = ()

    def plan(self, bot: str, seed: int) -> Plan:
        return Plan(self.game, self.config, bot, seed, packs=self.packs)


def grid(game: str, packs: tuple[Pack, ...] = ()) -> list[Cell]:
    """All kinds of game, those that packs add included."""
    loaded = questable.game(game, packs)
    return [Cell(game, config, name, packs) for name, config in lab_of(loaded.module).cells(loaded)]
