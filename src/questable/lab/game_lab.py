"""`GameLab`: what the laboratory asks of a game."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from questable.kernel.state import State
from questable.lab.checks import WinRate, check_kinds
from questable.lab.probes import Probe
from questable.lab.rows import GameResult, Row, common_columns
from questable.lab.statistics import GroupCount, GroupRate, defeats_by
from questable.lab.targets import Band, Targets

if TYPE_CHECKING:
    from questable.games.module import Game, GameModule

Config = dict[str, object]

BAND_NOTE = "Lines are 95 % intervals; the band is what a player that looks ahead should reach."


class Section(msgspec.Struct, frozen=True):
    """A part of the report: win rates of groups of games, drawn over the band that is aimed at, or counts."""

    title: str
    text: str
    rates: Sequence[GroupRate] = ()
    counts: Sequence[GroupCount] = ()
    band: Band | None = None


def defeat_sections(rows: list[Row], text: str, key: Callable[[Row], str]) -> list[Section]:
    """Where games are lost; no section where none is."""
    counts = defeats_by(rows, key)
    return [Section("Where games are lost", text, counts=counts)] if counts else []


class GameLab:
    """The part of a game in the laboratory. The defaults serve a game that brings nothing of its own."""

    result_type: ClassVar[type[GameResult]] = GameResult
    targets: ClassVar[Targets] = Targets()
    compared: ClassVar[str] = "Numbers of players"  # what should be equally hard

    def cells(self, game: "Game[Any, Any]") -> list[tuple[str, Config]]:
        """The kinds of game, each with its name: what reports and checks of balance go through."""
        return [
            (", ".join(f"{key} {value}" for key, value in config.items()), dict(config))
            for config in game.module.sample_configs(game)
        ]

    def result(self, s: State, number: int, seed: int, decisions: int) -> GameResult:
        """The row of a game, of the type `result_type`."""
        return GameResult(*common_columns(s, number, seed, decisions))

    def probe(self) -> Probe:
        return Probe()

    def check(self, rows: list[Row], judged: bool) -> list[WinRate]:
        """Win rates with what each should be. `judged`: against the bands too, not only against each other."""
        return check_kinds(self.targets, rows, lambda row: "", lambda row: "", judged)

    def sections(self, rows: list[Row]) -> tuple[list[Section], dict[str, list[GroupRate]]]:
        """The parts of the report about win rates, and the groups of games among which none should stand out."""
        return [], {}

    def choice_names(self, game: "Game[Any, Any]") -> dict[str, str]:
        """How the report names options, by the label of the probe; without a name it shows the label."""
        return {}


def lab_of(module: "GameModule[Any, Any]") -> GameLab:
    """The laboratory of a game; one with the defaults where the game brings none."""
    return module.lab() or GameLab()
