"""A game as others use it: new games, saving and loading. `questable.game(name)` gives one."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from questable.content.tenefyr import Reader, TenefyrCards, make_catalogue
from questable.content.tree import Report, read_tree
from questable.kernel import codec
from questable.kernel.column import zeros
from questable.kernel.rng import seeded
from questable.kernel.zones import Zones
from questable.tenefyr.catalogue import Catalogue
from questable.tenefyr.setup import new_table
from questable.tenefyr.table import Table
from questable.tenefyr.words import DUNGEON


class Tenefyr:
    """Heroes of Tenefyr with one set of cards."""

    name = "tenefyr"

    def __init__(self, cards: TenefyrCards, catalogue: Catalogue) -> None:
        self.cards = cards
        self.catalogue = catalogue

    def new(self, config: Mapping[str, object], seed: int, record: bool = False) -> Table:
        """A new game. With `record`, events are kept from the set-up on."""
        return new_table(self.catalogue, dict(config), seed, record)

    def dump(self, state: Table) -> str:
        return codec.dump(self.name, state)

    def load(self, text: str) -> Table:
        data = codec.parse(self.name, self.catalogue.hash, text)
        zones = Zones(zeros(0), zeros(0))
        for _ in range(DUNGEON):
            zones.add(8)
        table = Table(self.catalogue, seeded(0), zones)
        codec.restore(table, data)
        return table


def read_tenefyr(texts: dict[str, str], report: Report) -> TenefyrCards:
    """Read card files, name and text each."""
    reader = Reader(report)
    for name, text in texts.items():
        root = read_tree(name, text, report)
        if root is not None:
            reader.file(root)
    return reader.found


def built_in(game: str) -> dict[str, str]:
    """The card files that come with the package, by name; `pack.yaml` is about the pack and no card file."""
    folder = files(f"questable.{game}") / "cards"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".yaml"))
    return {name: (folder / name).read_text(encoding="utf-8") for name in names if name != "pack.yaml"}


@cache
def tenefyr() -> Tenefyr:
    report = Report()
    cards = read_tenefyr(built_in("tenefyr"), report)
    report.refuse()
    return Tenefyr(cards, make_catalogue(cards))
