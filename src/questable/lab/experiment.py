"""The games of a report: those of the grid and, with packs, the same games without them."""

from dataclasses import dataclass
from pathlib import Path

import questable
from questable.cards.pack import Pack
from questable.lab.collect import collect
from questable.lab.counts import Collected
from questable.lab.duel import Pairing, Side
from questable.lab.executor import Executor
from questable.lab.grid import Cell, grid
from questable.lab.paired import Change, Paired
from questable.lab.processes import in_processes
from questable.lab.rows import Row
from questable.lab.run_dir import Journal, claim
from questable.lab.simulate import Progress, check_numbers

BASELINE = "heuristic"  # the bot that others are compared with


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

    def cells_without_packs(self) -> list[Cell]:
        """The kinds of game without the packs; none where there are no packs."""
        return grid(self.game) if self.packs else []

    @property
    def total(self) -> int:
        return (len(self.cells()) + len(self.cells_without_packs())) * self.games

    def play(
        self,
        jobs: int = 1,
        progress: Progress | None = None,
        executor: Executor = in_processes,
        keep: Path | None = None,
    ) -> tuple[Collected, Change | None]:
        """What was collected, and what the packs change. The folder `keep` keeps the games as they are played; a run
        that was interrupted continues from it."""
        check_numbers(games=self.games, jobs=jobs)
        self.cells()[0].plan(self.bot, self.seed).check()
        if keep is not None:
            claim(keep, self.to_json(), "keep")

        def collect_into(cells: list[Cell], forks: bool, name: str) -> Collected:
            journal = None if keep is None else Journal(keep / f"{name}.jsonl")
            return collect(cells, self.bot, self.games, self.seed, jobs, forks, progress, executor, journal)

        found = collect_into(self.cells(), self.forks, "games")
        if not self.packs:
            return found, None
        without = collect_into(self.cells_without_packs(), False, "games-without-packs")
        pairing = Pairing(self.game, {}, Side(self.bot), Side(self.bot, self.packs), self.seed)
        return found, Change(pairing, without.games, found.games)

    def strength(self, games: list[Row], jobs: int = 1, executor: Executor = in_processes) -> Paired | None:
        """The bot against the baseline on the same deals; None where it is the baseline."""
        if self.bot == BASELINE:
            return None
        baseline = collect(self.cells(), BASELINE, self.games, self.seed, jobs, False, executor=executor)
        pairing = Pairing(self.game, {}, Side(BASELINE), Side(self.bot), self.seed)
        return Paired(pairing, baseline.games, games)

    def to_json(self) -> dict[str, object]:
        """As JSON. Experiments with the same JSON play the same games."""
        return {
            "game": self.game,
            "bot": self.bot,
            "games": self.games,
            "seed": self.seed,
            "forks": self.forks,
            "packs": [pack.label for pack in self.packs],
            "content": questable.game(self.game, self.packs).card_set.hash,
        }
