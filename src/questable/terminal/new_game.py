"""The settings of a new game. The seed chooses what is left out."""

from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from secrets import randbelow
from typing import Any

import questable
from questable.bots.registry import check_bot
from questable.terminal.local_game import LocalGame, new_save
from questable.text.languages import Lang

SEEDS = 1 << 32


@dataclass
class NewGame:
    lang: Lang
    game: str = field(default_factory=lambda: questable.GAMES[0])
    config: dict[str, Any] = field(default_factory=dict)
    seed: int | None = None
    bots: dict[int, str] = field(default_factory=dict)  # by seat
    packs: tuple[Path, ...] = ()
    save: Path | None = None

    def again(self) -> "NewGame":
        """The same settings with another seed and save file."""
        return replace(self, seed=None, save=None)

    def create(self) -> LocalGame:
        """Start the game and save it."""
        game = questable.game(self.game, self.packs)
        for bot in self.bots.values():
            check_bot(bot)
        seed = randbelow(SEEDS) if self.seed is None else self.seed
        path = self.save or new_save(self.game)
        local_game = LocalGame(game, self.config, seed, self.lang, self.bots, path)
        local_game.save()
        return local_game


def fill_party(chosen: list[list[str]], archetypes: dict[str, str], seed: int) -> list[list[str]] | None:
    """Fill open choices ("") with random heroes; None if every choice is open.

    No two heroes are the same or have the same archetype.
    """
    if not any(hero for heroes in chosen for hero in heroes):
        return None
    dice = Random(seed)
    taken = [archetypes[hero] for heroes in chosen for hero in heroes if hero]
    party = []
    for heroes in chosen:
        named = []
        for hero in heroes:
            free = [one for one, kind in archetypes.items() if kind not in taken]
            pick = hero or dice.choice(free)
            if not hero:
                taken.append(archetypes[pick])
            named.append(pick)
        party.append(named)
    return party
