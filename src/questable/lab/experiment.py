"""All the games of a report: those of the grid, and with packs the same without them, to compare."""

from dataclasses import dataclass
from pathlib import Path

import questable
from questable.cards.pack import Pack
from questable.lab.collect import Collected, collect
from questable.lab.duel import Pairing, Side
from questable.lab.executor import Executor
from questable.lab.grid import Cell, grid
from questable.lab.paired import Change, Paired
from questable.lab.processes import in_processes
from questable.lab.rows import Row
from questable.lab.run_dir import Journal, claim
from questable.lab.simulate import Progress, check_numbers

USUAL = "heuristic"  # the player that others are measured by


@dataclass(frozen=True)
class Experiment:
    game: str
    bot: str
    games: int  # of each kind
    seed: int
    packs: tuple[Pack, ...] = ()
    forks: bool = True

    def cells(self) -> list[Cell]:
        return grid(self.game, self.packs)

    def plain(self) -> list[Cell]:
        """The kinds of game without the packs."""
        return grid(self.game) if self.packs else []

    @property
    def total(self) -> int:
        return (len(self.cells()) + len(self.plain())) * self.games

    def play(
        self,
        jobs: int = 1,
        progress: Progress | None = None,
        engine: Executor = in_processes,
        keep: Path | None = None,
    ) -> tuple[Collected, Change | None]:
        """What was seen, and what the packs change. A folder keeps games as they are played, and goes on with them."""
        check_numbers(games=self.games, jobs=jobs)
        self.cells()[0].plan(self.bot, self.seed).check()
        if keep is not None:
            claim(keep, self.told(), "keep")

        def surveyed(cells: list[Cell], forks: bool, name: str) -> Collected:
            journal = None if keep is None else Journal(keep / f"{name}.jsonl")
            return collect(cells, self.bot, self.games, self.seed, jobs, forks, progress, engine, journal)

        found = surveyed(self.cells(), self.forks, "games")
        if not self.packs:
            return found, None
        without = surveyed(self.plain(), False, "games-without-packs")
        pairing = Pairing(self.game, {}, Side(self.bot), Side(self.bot, self.packs), self.seed)
        return found, Change(pairing, without.games, found.games)

    def strength(self, games: list[Row], jobs: int = 1, engine: Executor = in_processes) -> Paired | None:
        """How much more the bot wins than the usual one on the same deals; nothing where it is that one."""
        if self.bot == USUAL:
            return None
        usual = collect(self.cells(), USUAL, self.games, self.seed, jobs, False, engine=engine)
        pairing = Pairing(self.game, {}, Side(USUAL), Side(self.bot), self.seed)
        return Paired(pairing, usual.games, games)

    def told(self) -> dict[str, object]:
        """As JSON: two that are told alike play the same games."""
        return {
            "game": self.game,
            "bot": self.bot,
            "games": self.games,
            "seed": self.seed,
            "forks": self.forks,
            "packs": [pack.label for pack in self.packs],
            "content": questable.game(self.game, self.packs).card_set.hash,
        }
