"""Is the game as hard as it is meant to be? Every kind of game is played and checked against the targets.

The games are kept in a folder, one simulation for each kind of game, so that an interrupted run can be continued.

    plan.json              what is played; a folder holds one check
    standard-easy-…/       the games of one kind, as `questable sim --out` keeps them
    summary.json           the result, when all is done
"""

from collections.abc import Mapping
from pathlib import Path

import msgspec

import questable
from questable.cards.pack import Pack
from questable.games import registry
from questable.kernel.config import not_allowed
from questable.kernel.errors import ConfigError
from questable.lab.checks import WinRate, is_judged
from questable.lab.executor import Executor
from questable.lab.game_lab import lab_of
from questable.lab.grid import Cell, grid
from questable.lab.processes import in_processes
from questable.lab.rows import Row, as_row
from questable.lab.run_dir import SUMMARY, claim, write_json
from questable.lab.simulate import Progress, check_numbers
from questable.lab.store import read_games, simulate_into
from questable.text.errors import localized_error


class Balance(msgspec.Struct, frozen=True):
    game: str
    bot: str
    seed: int
    games: int  # of each kind
    content_hash: str = msgspec.field(name="content")
    packs: list[str]
    judged: bool  # against the bands; otherwise only similar kinds of game are compared
    win_rates: list[WinRate] = msgspec.field(name="figures")

    @property
    def off(self) -> list[WinRate]:
        """Those that miss a target for sure."""
        return [rate for rate in self.win_rates if rate.off]


def select_cells(game: str, packs: tuple[Pack, ...], only: Mapping[str, object]) -> list[Cell]:
    """The kinds of game that have these values."""
    cells = grid(game, packs)
    for key, value in only.items():
        if key not in cells[0].config:
            raise localized_error(ConfigError, "no-key", key=repr(key), allowed=", ".join(cells[0].config))
        values = list(dict.fromkeys(cell.config[key] for cell in cells))
        if value not in values:
            raise not_allowed(key, value, list(map(str, values)))
    return [cell for cell in cells if all(cell.config[key] == value for key, value in only.items())]


def balance(
    folder: Path,
    cells: list[Cell],
    bot: str,
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Progress | None = None,
    executor: Executor = in_processes,
) -> Balance:
    """Play what is not yet in the folder, then check. Other kinds of game may be added to a folder later."""
    check_numbers(games=games, jobs=jobs)
    game, packs = cells[0].game, cells[0].packs
    for cell in cells:
        cell.plan(bot, seed).check()
    card_set = questable.game(game, packs).card_set
    claim(folder, {"game": game, "bot": bot, "seed": seed, "games": games, "content": card_set.hash})
    lab = lab_of(registry.module(game))
    rows: list[Row] = []
    for cell in cells:
        cell_folder = folder / cell.name.replace(",", "").replace(" ", "-")
        simulate_into(cell_folder, cell.plan(bot, seed), games, jobs, progress, executor=executor)
        rows += [as_row(cell.name, result) for result in read_games(cell_folder, lab.result_type)]
    win_rates = lab.check(rows, is_judged(bot))
    found = Balance(game, bot, seed, games, card_set.hash, card_set.packs, is_judged(bot), win_rates)
    write_json(folder / SUMMARY, found)
    return found
