"""Is the game as hard as it is meant to be? Every kind of game is played and set against the bands.

The games are kept in a folder, one simulation a kind of game, so that hours of `search` that are broken off go on.

    plan.json              what is played; a folder holds one check
    standard-easy-…/       the games of one kind, as `questable sim --out` keeps them
    summary.json           what was found, when all is done
"""

import csv
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

import questable
from questable.cards.pack import Pack
from questable.kernel.config import not_allowed
from questable.kernel.errors import ConfigError
from questable.lab.checks import Figure, figures_of, is_judged
from questable.lab.executor import Executor
from questable.lab.grid import Cell, grid
from questable.lab.processes import in_processes
from questable.lab.rows import Row
from questable.lab.run_dir import SUMMARY, claim, write_json
from questable.lab.simulate import Progress, check_numbers
from questable.lab.store import simulate_into
from questable.text.errors import localized_error


class Balance(msgspec.Struct, frozen=True):
    game: str
    bot: str
    seed: int
    games: int  # of each kind
    content: str
    packs: list[str]
    judged: bool  # against the bands; else only what should be alike is
    figures: list[Figure]

    @property
    def off(self) -> list[Figure]:
        return [figure for figure in self.figures if figure.off]


def cells_of(game: str, packs: tuple[Pack, ...], only: Mapping[str, object]) -> list[Cell]:
    """The kinds of game, or those among them that have these values."""
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
    engine: Executor = in_processes,
) -> Balance:
    """Play what is not yet in the folder, then judge. Later, other kinds of game may join those that are there."""
    check_numbers(games=games, jobs=jobs)
    game, packs = cells[0].game, cells[0].packs
    for cell in cells:
        cell.plan(bot, seed).check()
    content = questable.game(game, packs).card_set
    claim(folder, {"game": game, "bot": bot, "seed": seed, "games": games, "content": content.hash})
    rows: list[Row] = []
    for cell in cells:
        place = folder / cell.name.replace(",", "").replace(" ", "-")
        simulate_into(place, cell.plan(bot, seed), games, jobs, progress, engine=engine)
        rows += [{"cell": cell.name, **row} for row in read_games(place)]
    figures = figures_of(game, rows, bot)
    found = Balance(game, bot, seed, games, content.hash, content.packs, is_judged(bot), figures)
    write_json(folder / SUMMARY, found)
    return found


def read_games(folder: Path) -> Iterable[Row]:
    with (folder / "games.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            yield dict(row)
